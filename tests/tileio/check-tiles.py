#!/usr/bin/python3
"""Joins and decodes what `scarp tiles` and `scarp web` write with numpy and GDAL alone, and compares it with the ground.

check-tiles.py SCARP TERRAIN [FOLDER]

TERRAIN is a raster with a coordinate system. Tiles of each engine are joined by their manifest and must be the whole
bit for bit; colours of web tiles are decoded and must be the ground within half a step, at every pixel of the finest
zoom; a quantized mesh is decoded here and asked for its height at 1,000 places, which must be within the errors that
its layer.json states. Exit status 1 where anything differs.
"""
import hashlib
import json
import math
import os
import struct
import subprocess
import sys
import tempfile
import zlib

import numpy as np
from osgeo import gdal, osr

gdal.UseExceptions()
SCARP, TERRAIN = sys.argv[1], sys.argv[2]
FOLDER = sys.argv[3] if len(sys.argv) > 3 else tempfile.mkdtemp()
failures = []


def check(good, what):
    print(("ok    " if good else "WRONG ") + what, flush=True)
    if not good:
        failures.append(what)


def scarp(*words):
    done = subprocess.run([SCARP, *words], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(done.stderr)
    return done.stdout


def read_exr(path):
    """The one channel of a picture in scan lines, 32-bit floats, ZIP: openexr.com, file layout."""
    data = open(path, "rb").read()
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
    x0, y0, x1, y1 = struct.unpack("<4i", attributes["dataWindow"])
    columns, rows = x1 - x0 + 1, y1 - y0 + 1
    out = np.zeros((rows, columns), np.uint32)
    for offset in struct.unpack_from(f"<{(rows + 15) // 16}Q", data, at):
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
    return out.view(np.float32)


def read_tile(path, side, south_first):
    if path.endswith((".raw", ".r16")):
        tile = np.fromfile(path, "<u2").reshape(side, side)
    elif path.endswith(".exr"):
        tile = read_exr(path)
    else:
        tile = gdal.Open(path).ReadAsArray()
    return tile[::-1] if south_first else tile


def check_engine(name, ground, *options):
    folder = os.path.join(FOLDER, name)
    scarp("tiles", TERRAIN, "-o", folder, "--name", "land", *options)
    manifest = json.load(open(os.path.join(folder, "land_tiles.json")))
    side, rows, columns = manifest["side"], manifest["rows"], manifest["columns"]
    whole, seen = None, np.zeros((rows, columns), bool)
    agree, sums, shared = True, True, 0
    for tile in manifest["tiles"]:
        path = os.path.join(folder, tile["file"])
        sums &= hashlib.sha256(open(path, "rb").read()).hexdigest() == tile["sha256"]
        samples = read_tile(path, side, manifest["rowOrder"] == "south first")
        if whole is None:
            whole = np.zeros((rows, columns), samples.dtype)
        at = np.s_[tile["firstRow"]:tile["firstRow"] + side, tile["firstColumn"]:tile["firstColumn"] + side]
        both = seen[at]
        shared += int(both.sum())
        agree &= bool((whole[at][both].view(np.uint8) == np.ascontiguousarray(samples[both]).view(np.uint8)).all())
        whole[at], seen[at] = samples, True
    filled = np.pad(ground, ((0, rows - ground.shape[0]), (0, columns - ground.shape[1])), mode="edge")
    if whole.dtype == np.float32:
        same = (whole.view(np.uint32) == filled.view(np.uint32)).all()
        error = 0.0
    else:
        steps = (filled.astype(np.float64) - manifest["min"]) / (manifest["max"] - manifest["min"])
        steps *= round((manifest["max"] - manifest["min"]) / manifest["scale"])
        same = (whole == np.clip(np.floor(steps + 0.5), 0, 65535).astype(np.uint16)).all()
        error = float(np.abs(manifest["offset"] + manifest["scale"] * whole - filled).max())
    check(seen.all() and bool(same), f"{name}: {len(manifest['tiles'])} tiles of {side}² joined are the whole, bit for bit")
    check(agree, f"{name}: {shared} samples that two tiles share are the same in both")
    check(sums, f"{name}: checksums")
    check(abs(error - manifest["largestError"]) <= 1e-9, f"{name}: largest error {manifest['largestError']:.6g} m is so")


def world_grid(data):
    g = data.GetGeoTransform()
    inverse = gdal.InvGeoTransform(g)
    crs = data.GetSpatialRef()
    crs.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
    return g, inverse, crs


def to_grid(x, y, crs, inverse, epsg):
    source = osr.SpatialReference()
    source.ImportFromEPSG(epsg)
    source.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
    way = osr.CoordinateTransformation(source, crs)
    places = np.array(way.TransformPoints(np.stack([x.ravel(), y.ravel()], -1)))[:, :2]
    column = inverse[0] + inverse[1] * places[:, 0] + inverse[2] * places[:, 1] - 0.5
    row = inverse[3] + inverse[4] * places[:, 0] + inverse[5] * places[:, 1] - 0.5
    return column.reshape(x.shape), row.reshape(x.shape)


def cubic(t):
    t2, t3 = t * t, t * t * t
    return [-0.5 * t + t2 - 0.5 * t3, 1 - 2.5 * t2 + 1.5 * t3, 0.5 * t + 2 * t2 - 1.5 * t3, -0.5 * t2 + 0.5 * t3]


def sampled_cubic(ground, column, row):
    rows, columns = ground.shape
    inside = (column >= 0) & (row >= 0) & (column <= columns - 1) & (row <= rows - 1)
    i = np.clip(np.floor(column).astype(int), 0, columns - 2)
    j = np.clip(np.floor(row).astype(int), 0, rows - 2)
    u, v = column - i, row - j
    linear = ((1 - v) * ((1 - u) * ground[j, i] + u * ground[j, i + 1]) +
              v * ((1 - u) * ground[j + 1, i] + u * ground[j + 1, i + 1]))
    height = np.zeros_like(linear)
    wu, wv = cubic(u), cubic(v)
    for r in range(4):
        for c in range(4):
            jj, ii = np.clip(j + r - 1, 0, rows - 1), np.clip(i + c - 1, 0, columns - 1)
            height += wv[r] * wu[c] * ground[jj, ii]
    whole = (i >= 1) & (j >= 1) & (i + 2 < columns) & (j + 2 < rows) & ~np.isnan(height)
    return np.where(inside, np.where(whole, height, linear), np.nan)


def check_colours(kind, ground, data, step):
    folder = os.path.join(FOLDER, kind)
    scarp("web", TERRAIN, "-o", folder, "--as", kind)
    facts = json.load(open(os.path.join(folder, "tiles.json")))
    _, inverse, crs = world_grid(data)
    zoom, worst, pixels = facts["maxzoom"], 0.0, 0
    size = 2 * math.pi * 6378137 / 256 / 2**zoom
    for at, _, names in os.walk(os.path.join(folder, str(zoom))):
        for name in names:
            x, y = int(os.path.basename(at)), int(name.split(".")[0])
            r, g, b = gdal.Open(os.path.join(at, name)).ReadAsArray().astype(np.float64)
            height = r * 256 + g + b / 256 - 32768 if kind == "terrarium" else -10000 + (r * 65536 + g * 256 + b) * 0.1
            px, py = np.meshgrid((x * 256 + np.arange(256) + 0.5) * size - math.pi * 6378137,
                                 math.pi * 6378137 - (y * 256 + np.arange(256) + 0.5) * size)
            expected = sampled_cubic(ground, *to_grid(px, py, crs, inverse, 3857))
            off = np.abs(height - expected)
            off = off[~np.isnan(off)]
            pixels += off.size
            worst = max(worst, float(off.max(initial=0)))
    check(pixels > 0 and worst <= step / 2 * 1.001 + 1e-3,
          f"{kind}: {pixels} pixels of zoom {zoom} are the ground within {worst:.5f} m; half a step is {step / 2:.5f}")


def decode_mesh(path):
    """quantized-mesh-1.0, by its specification."""
    data = open(path, "rb").read()
    low, high = struct.unpack_from("<ff", data, 24)
    count = struct.unpack_from("<I", data, 88)[0]
    codes = np.frombuffer(data, "<u2", 3 * count, 92).reshape(3, count).astype(int)
    u, v, h = np.cumsum((codes >> 1) ^ -(codes & 1), axis=1)
    at, wide = 92 + 6 * count, count > 65536
    at += -at % (4 if wide else 2)
    triangles = struct.unpack_from("<I", data, at)[0]
    codes = np.frombuffer(data, "<u4" if wide else "<u2", 3 * triangles, at + 4)
    indices, mark = [], 0
    for code in codes.tolist():
        indices.append(mark - code)
        mark += code == 0
    return u / 32767, v / 32767, low + h * (float(high) - float(low)) / 32767, np.array(indices).reshape(-1, 3)


def height_in(mesh, u, v):
    us, vs, hs, triangles = mesh
    a, b, c = triangles.T
    d = (vs[b] - vs[c]) * (us[a] - us[c]) + (us[c] - us[b]) * (vs[a] - vs[c])
    s = ((vs[b] - vs[c]) * (u - us[c]) + (us[c] - us[b]) * (v - vs[c])) / d
    t = ((vs[c] - vs[a]) * (u - us[c]) + (us[a] - us[c]) * (v - vs[c])) / d
    within = np.flatnonzero((s >= -1e-9) & (t >= -1e-9) & (s + t <= 1 + 1e-9))
    k = within[0]
    return s[k] * hs[a[k]] + t[k] * hs[b[k]] + (1 - s[k] - t[k]) * hs[c[k]]


def surface(ground, column, row):
    """Cells split from north-west to south-east."""
    i = min(int(column), ground.shape[1] - 2)
    j = min(int(row), ground.shape[0] - 2)
    u, v = column - i, row - j
    a, b, c, d = ground[j, i], ground[j, i + 1], ground[j + 1, i], ground[j + 1, i + 1]
    return a + u * (b - a) + v * (d - b) if u >= v else a + v * (c - a) + u * (d - c)


def check_mesh(ground, data):
    folder = os.path.join(FOLDER, "globe")
    scarp("web", TERRAIN, "-o", folder, "--as", "quantized-mesh")
    layer = json.load(open(os.path.join(folder, "layer.json")))
    g, inverse, crs = world_grid(data)
    wgs = osr.SpatialReference()
    wgs.ImportFromEPSG(4326)
    wgs.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
    way = osr.CoordinateTransformation(crs, wgs)
    zoom, meshes, worst, done = layer["maxzoom"], {}, 0.0, 0
    side = 180 / 2**zoom
    random = np.random.default_rng(26)
    places = []
    while done < 1000:
        column, row = random.uniform(2, ground.shape[1] - 3), random.uniform(2, ground.shape[0] - 3)
        j, i = int(row), int(column)
        if np.isnan(ground[j - 2:j + 4, i - 2:i + 4]).any():
            continue
        x, y = g[0] + g[1] * (column + 0.5) + g[2] * (row + 0.5), g[3] + g[4] * (column + 0.5) + g[5] * (row + 0.5)
        longitude, latitude = way.TransformPoint(x, y)[:2]
        tx, ty = int((longitude + 180) / side), int((latitude + 90) / side)
        if (tx, ty) not in meshes:
            meshes[tx, ty] = decode_mesh(os.path.join(folder, str(zoom), str(tx), f"{ty}.terrain"))
        u, v = (longitude + 180) / side - tx, (latitude + 90) / side - ty
        height = surface(ground, column, row)
        worst = max(worst, abs(height_in(meshes[tx, ty], u, v) - height))
        places.append([longitude, latitude, height])
        done += 1
    stated = layer["scarp"]["largestError"] + layer["scarp"]["latticeError"]
    check(worst <= stated, f"quantized mesh: 1,000 places are within {worst:.4f} m of the ground; {stated:.4f} are stated")
    json.dump({"stated": stated, "places": places}, open(os.path.join(FOLDER, "places.json"), "w"))


exact = os.path.join(FOLDER, "whole.tif")
scarp("convert", TERRAIN, exact)
whole_data = gdal.Open(exact)
heights = whole_data.ReadAsArray().astype(np.float32)
check_engine("unreal", heights, "--for", "unreal")
check_engine("unreal-shared", heights, "--for", "unreal", "--edge", "shared", "--format", "r16")
check_engine("unity", heights, "--for", "unity")
check_engine("terrain3d", heights, "--for", "terrain3d")
check_engine("unigine", heights, "--for", "unigine")
check_engine("unigine-float", heights, "--for", "unigine", "--format", "tif")
if whole_data.GetSpatialRef():
    check_colours("terrarium", heights.astype(np.float64), whole_data, 1 / 256)
    check_colours("mapbox", heights.astype(np.float64), whole_data, 0.1)
    check_mesh(heights.astype(np.float64), whole_data)
else:
    print("skip  web tiles: the terrain has no coordinate system")
sys.exit(1 if failures else 0)
