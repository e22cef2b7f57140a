"""Opens mesh files of Scarp in Blender and compares what it reads with the files' own bytes.

    blender -b --factory-startup -P tests/meshio/check-meshes.py -- terrain.glb terrain.obj terrain.ply terrain.stl

For each file it says the counts of vertices and triangles and the bounds (east, north, up), and fails where Blender's
are others: counts exactly, bounds within a hundred-thousandth. What an STL repeats at one place Blender joins.
"""
import json
import struct
import sys

import bpy
import numpy

# Blender 3.4's glTF reader asks for a name that later versions of numpy do not have.
if not hasattr(numpy, "bool"):
    numpy.bool = bool


def glb(data):
    length, = struct.unpack_from("<I", data, 12)
    content = json.loads(data[20:20 + length])
    primitive = content["meshes"][0]["primitives"][0]
    places = content["accessors"][primitive["attributes"]["POSITION"]]
    triangles = content["accessors"][primitive["indices"]]["count"] // 3
    (x0, y0, z0), (x1, y1, z1) = places["min"], places["max"]
    return places["count"], triangles, [(x0, x1), (-z1, -z0), (y0, y1)]


def bounds(places):
    return [(min(axis), max(axis)) for axis in zip(*places)]


def obj(data):
    places, triangles = [], 0
    for line in data.decode().splitlines():
        if line.startswith("v "):
            x, y, z = (float(word) for word in line.split()[1:])
            places.append((x, -z, y))
        triangles += line.startswith("f ")
    return len(places), triangles, bounds(places)


def ply(data):
    end = data.index(b"end_header\n") + len(b"end_header\n")
    header = data[:end].decode()
    count = int(header.split("element vertex ")[1].split()[0])
    triangles = int(header.split("element face ")[1].split()[0])
    size = 4 * header.count("property float")
    places = [struct.unpack_from("<3f", data, end + i * size) for i in range(count)]
    return count, triangles, bounds(places)


def stl(data):
    triangles, = struct.unpack_from("<I", data, 80)
    places = {struct.unpack_from("<3f", data, 84 + 50 * i + 12 * k) for i in range(triangles) for k in (1, 2, 3)}
    return len(places), triangles, bounds(places)


def imported(path):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    ending = path.rsplit(".", 1)[1]
    if ending == "glb":
        bpy.ops.import_scene.gltf(filepath=path)
    elif ending == "obj":
        bpy.ops.wm.obj_import(filepath=path)
    elif ending == "ply":
        bpy.ops.import_mesh.ply(filepath=path)
    else:
        bpy.ops.import_mesh.stl(filepath=path)
    found = [o for o in bpy.context.scene.objects if o.type == "MESH"]
    mesh = found[0].data
    places = [found[0].matrix_world @ v.co for v in mesh.vertices]
    return len(mesh.vertices), len(mesh.polygons), bounds([tuple(p) for p in places])


failed = False
for name in sys.argv[sys.argv.index("--") + 1:]:
    with open(name, "rb") as file:
        expected = {"glb": glb, "obj": obj, "ply": ply, "stl": stl}[name.rsplit(".", 1)[1]](file.read())
    there = imported(name)
    extent = max(high - low for low, high in expected[2])
    same = expected[:2] == there[:2] and all(
        abs(a - b) <= 1e-5 * extent for one, two in zip(expected[2], there[2]) for a, b in zip(one, two))
    print(f"{name}: {there[0]} vertices, {there[1]} triangles, {there[2]}: {'as in the file' if same else 'NOT ' + str(expected)}")
    failed = failed or not same
sys.exit(1 if failed else 0)
