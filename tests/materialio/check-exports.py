#!/usr/bin/python3
"""Decodes what `scarp materials` writes with numpy and GDAL alone, and compares it with the weights.

check-exports.py SCARP TERRAIN [FOLDER]

The weights that count are those of the GIS preset, as GDAL reads them. All other files are decoded here by what
their programs document; OpenEXR by a reader of the few lines that a picture of one channel needs. Where a format
cannot hold all weights, the loss is measured anew and compared with what scarp says. Exit status 1 where anything
differs. glTF is checked by npm's gltf-validator too where GLTF_VALIDATOR names its folder.
"""
import json
import os
import re
import struct
import subprocess
import sys
import tempfile
import zlib

import numpy as np
from osgeo import gdal

gdal.UseExceptions()
SCARP, TERRAIN = sys.argv[1], sys.argv[2]
FOLDER = sys.argv[3] if len(sys.argv) > 3 else tempfile.mkdtemp()
failures = []


def check(good, what):
    print(("ok    " if good else "WRONG ") + what)
    if not good:
        failures.append(what)


def export(name, *options):
    folder = os.path.join(FOLDER, name)
    done = subprocess.run([SCARP, "materials", TERRAIN, "-o", folder, *options], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(done.stderr)
    return folder, done.stdout


def told(text, label="weights lost"):
    found = re.search(label + r": (?:nothing|(\d+)/255 of a sample at most, ([0-9.e+-]+)/255 on average)", text)
    if not found:
        return None
    return (int(found[1] or 0), float(found[2] or 0))


def bands(path):
    array = gdal.Open(path).ReadAsArray()
    return array if array.ndim == 3 else array[None]


def loss(truth, kept):
    """Greatest and mean over samples that are no holes, in 1/255."""
    lost = np.maximum(truth.astype(int) - kept.astype(int), 0).sum(axis=0)[truth.sum(axis=0) > 0]
    return int(lost.max()), float(lost.mean())


def check_loss(name, text, truth, kept, label="weights lost"):
    greatest, mean = loss(truth, kept)
    said = told(text, label) or (0, 0.0)
    check(said[0] == greatest and abs(said[1] - mean) <= 0.006 * max(mean, 1e-9),
          f"{name}: {label} {said[0]}/255 at most, {said[1]:.3g}/255 on average; measured {greatest}, {mean:.4g}")


def read_exr(path):
    """Bits of the one channel of a picture in scan lines, 32-bit floats, ZIP: openexr.com, file layout."""
    data = open(path, "rb").read()
    assert struct.unpack_from("<II", data) == (20000630, 2)
    at, attributes = 8, {}
    while data[at]:
        end = data.index(0, at)
        name, at = data[at:end].decode(), end + 1
        at = data.index(0, at) + 1
        size = struct.unpack_from("<I", data, at)[0]
        attributes[name] = data[at + 4:at + 4 + size]
        at += 4 + size
    at += 1
    assert attributes["compression"] == b"\x03", "ZIP, 16 lines a block"
    name_end = attributes["channels"].index(0)
    assert struct.unpack_from("<I", attributes["channels"], name_end + 1)[0] == 2, "FLOAT"
    x0, y0, x1, y1 = struct.unpack("<4i", attributes["dataWindow"])
    columns, rows = x1 - x0 + 1, y1 - y0 + 1
    offsets = struct.unpack_from(f"<{(rows + 15) // 16}Q", data, at)
    out = np.zeros((rows, columns), np.uint32)
    for offset in offsets:
        y, size = struct.unpack_from("<iI", data, offset)
        block = data[offset + 8:offset + 8 + size]
        lines = min(16, rows - (y - y0))
        raw = lines * columns * 4
        if size < raw:
            deltas = np.frombuffer(zlib.decompress(block), np.uint8).astype(np.int64)
            deltas[1:] -= 128
            bytes_ = (np.cumsum(deltas) & 255).astype(np.uint8)
            block = np.empty(raw, np.uint8)
            half = (raw + 1) // 2
            block[0::2], block[1::2] = bytes_[:half], bytes_[half:]
            block = block.tobytes()
        out[y - y0:y - y0 + lines] = np.frombuffer(block, "<u4").reshape(lines, columns)
    return attributes["channels"][:name_end].decode(), out


def read_tga(path):
    data = open(path, "rb").read()
    assert data[2] == 2 and data[16] == 32 and data[17] == 0x28, "true colour, 32 bits, the upper row first"
    columns, rows = struct.unpack_from("<HH", data, 12)
    bgra = np.frombuffer(data, np.uint8, columns * rows * 4, 18).reshape(rows, columns, 4)
    return bgra[:, :, [2, 1, 0, 3]].transpose(2, 0, 1)


folder, _ = export("gis", "--preset", "gis")
weights = bands(os.path.join(folder, "weights.tif"))
layers, rows, columns = weights.shape
ground = weights.astype(int).sum(axis=0)
check(set(np.unique(ground)) <= {0, 255}, f"gis: {layers} materials, sum 255 at all of {rows * columns} samples or 0")
dominant = bands(os.path.join(folder, "dominant.tif"))[0]
check((np.where(ground > 0, weights.argmax(axis=0) + 1, 0) == dominant).all(), "gis: the dominant material")

folder, text = export("unity", "--preset", "unity", "--resample", "none", "--pictures", "png,tga,raw")
kept = {"png": [], "tga": [], "raw": []}
for n in range((layers + 3) // 4):
    base = os.path.join(folder, f"alphamap_{n}")
    kept["png"].append(bands(base + ".png"))
    kept["tga"].append(read_tga(base + ".tga"))
    # alphamaps[y, x, layer]: the southern row first.
    raw = np.fromfile(base + ".raw", np.uint8).reshape(rows, columns, 4)[::-1]
    kept["raw"].append(raw.transpose(2, 0, 1))
for kind, maps in kept.items():
    all_ = np.concatenate(maps)
    check((all_[:layers] == weights).all() and not all_[layers:].any(), f"unity {kind}: every weight, the rest 0")
check(told(text) == (0, 0.0), "unity: says that nothing is lost")

for preset in ("unreal", "blender"):
    options = ["--resample", "none"] if preset == "unreal" else []
    folder, text = export(preset, "--preset", preset, *options)
    if preset == "unreal":
        files = [layer["file"] for layer in json.load(open(os.path.join(folder, "layers.json")))["layers"]]
    else:
        files = re.findall(r'"([^"]+\.png)"', open(os.path.join(folder, "material.py")).read())
    same = len(files) == layers and all((bands(os.path.join(folder, file))[0] == weights[k]).all()
                                        for k, file in enumerate(files))
    check(same and told(text) == (0, 0.0), f"{preset}: every weight in {len(files)} grey masks")

folder, text = export("terrain3d", "--preset", "terrain3d")
channel, bits = read_exr(os.path.join(folder, "control.exr"))
base, overlay, blend = bits >> 27 & 31, bits >> 22 & 31, bits >> 14 & 255
check(((bits >> 2 & 1) == (ground == 0)).all(), "terrain3d: holes are in the hole bit")
check(not (bits & 0b11111111111011).any(), "terrain3d: angle, scale, navigation and automatic are 0")
kept = np.zeros_like(weights, dtype=int)
for k in range(layers):
    kept[k] = np.where(base == k, 255 - blend, 0) + np.where(overlay == k, blend, 0)
kept[:, ground == 0] = 0
order = np.sort(weights, axis=0)
check((np.take_along_axis(weights, base[None].astype(int), 0)[0] == order[-1])[ground > 0].all(),
      "terrain3d: the base is the heaviest material")
check_loss("terrain3d", text, weights, kept)

for kind in ("classic4", "multisplat16"):
    folder, text = export("hterrain-" + kind, "--preset", "hterrain", "--resample", "none", "--splat", kind)
    names = [layer["name"] for layer in json.load(open(os.path.join(folder, "textures.json")))["layers"]]
    listed = [layer["name"] for layer in json.load(open(os.path.join(FOLDER, "unity", "layers.json")))["layers"]]
    maps = [bands(os.path.join(folder, f)) for f in ("splat.png", "splat2.png", "splat3.png", "splat4.png")
            if os.path.exists(os.path.join(folder, f))]
    stored = np.concatenate(maps)
    kept = np.zeros_like(weights)
    for k, name in enumerate(names):
        kept[listed.index(name)] = stored[k]
    check((kept.astype(int).sum(axis=0) == ground).all(), f"hterrain {kind}: sum 255 on ground")
    check_loss("hterrain " + kind, text, weights, kept)

folder, text = export("hterrain-array", "--preset", "hterrain", "--resample", "none", "--splat", "array")
index, weight = bands(os.path.join(folder, "splat_index.png")), bands(os.path.join(folder, "splat_weight.png"))
third = np.where(ground > 0, 255 - weight[0].astype(int) - weight[1], 0)
kept = np.zeros_like(weights, dtype=int)
places = {layer["index"]: listed.index(layer["name"])
          for layer in json.load(open(os.path.join(folder, "textures.json")))["layers"]}
for texture, k in places.items():
    for slot, share in enumerate((weight[0], weight[1], third)):
        kept[k] += np.where(index[slot] == texture, share, 0)
check((index[0] % 3 != index[1] % 3).all() and (index[1] % 3 != index[2] % 3).all() and
      (index[0] % 3 != index[2] % 3).all(), "hterrain array: indices differ modulo 3")
check_loss("hterrain array", text, weights, kept)

folder, text = export("gltf", "--preset", "gltf", "--texture-size", "512")
path = os.path.join(folder, "terrain.glb")
data = open(path, "rb").read()
magic, version, size, chunk = struct.unpack_from("<4sIII", data)
check(magic == b"glTF" and version == 2 and size == len(data), f"gltf: header, {size} bytes")
gltf = json.loads(data[20:20 + chunk])


def accessor(number, dtype, width):
    one = gltf["accessors"][number]
    numbers = one["count"] * {"SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4}[one["type"]]
    offset = 28 + chunk + gltf["bufferViews"][one["bufferView"]]["byteOffset"]
    return np.frombuffer(data, dtype, numbers, offset).reshape(-1, width)


positions, indices = accessor(0, "<f4", 3), accessor(4, "<u4", 3)
dem = gdal.Open(TERRAIN)
heights = dem.ReadAsArray() if dem.RasterCount == 1 else None
texels = accessor(3, "<f4", 2)
column, row = np.rint(texels[:, 0] * (columns - 1)).astype(int), np.rint(texels[:, 1] * (rows - 1)).astype(int)
if heights is not None and heights.shape == (rows, columns):
    off = np.abs(heights[row, column] - positions[:, 1]).max()
    check(off < 0.01, f"gltf: {len(positions)} vertices at GDAL's heights within {off:.2g}")
a, b, c = (positions[indices[:, k]].astype(float) for k in range(3))
check((np.cross(b - a, c - a)[:, 1] > 0).all(), f"gltf: {len(indices)} triangles face up")
check(len(np.unique(indices)) == len(positions), "gltf: every vertex has a triangle")
if os.environ.get("GLTF_VALIDATOR"):
    script = ("const v=require('gltf-validator'),fs=require('fs');v.validateBytes(new Uint8Array("
              "fs.readFileSync(process.argv[1]))).then(r=>console.log(JSON.stringify(r.issues)))")
    done = subprocess.run(["node", "-e", script, path], capture_output=True, text=True,
                          cwd=os.environ["GLTF_VALIDATOR"])
    issues = json.loads(done.stdout)
    check(issues["numErrors"] == 0 and issues["numWarnings"] == 0,
          f"gltf: the validator has {issues['numErrors']} errors, {issues['numWarnings']} warnings, "
          f"{issues['numInfos']} infos, {issues['numHints']} hints")

print(f"{len(failures)} wrong")
sys.exit(1 if failures else 0)
