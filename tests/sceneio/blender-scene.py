"""Runs scene.py of a folder that `scarp scene --for blender` wrote, in Blender, and compares what is there with the files.

    blender -b --factory-startup --python-exit-code 1 -P tests/sceneio/blender-scene.py -- FOLDER

Counts and bounds have to agree, and a hundred objects stand where objects.csv has them, turned and as large as it says.
"""
import csv
import json
import os
import struct
import sys

import bpy
from mathutils import Matrix, Quaternion, Vector

FOLDER = os.path.abspath(sys.argv[sys.argv.index("--") + 1])
failures = []


def check(good, what):
    print(("ok    " if good else "WRONG ") + what)
    if not good:
        failures.append(what)


bpy.ops.wm.read_factory_settings(use_empty=True)
script = os.path.join(FOLDER, "scene.py")
exec(compile(open(script, encoding="utf-8").read(), script, "exec"), {"__file__": script, "__name__": "__main__"})
bpy.context.view_layer.update()

rows = list(csv.DictReader(open(os.path.join(FOLDER, "objects.csv"), encoding="utf-8", newline="")))
there = []
for instance in bpy.context.evaluated_depsgraph_get().object_instances:
    shown = instance.object
    mesh = shown.original.data
    if shown.type != "MESH" or shown.name == "Terrain" or (not instance.is_instance and shown.modifiers):
        continue
    there.append((mesh.name, instance.matrix_world.copy()))
check(len(there) == len(rows), f"{len(rows)} objects: there are {len(there)}")


def expected(row):
    n = {key: float(row[key]) for key in ("x", "y", "z", "qx", "qy", "qz", "qw", "sx", "sy", "sz")}
    return Matrix.LocRotScale(Vector((n["x"], n["y"], n["z"])), Quaternion((n["qw"], n["qx"], n["qy"], n["qz"])),
                              Vector((n["sx"], n["sy"], n["sz"])))


def bounds(places):
    return [(min(axis), max(axis)) for axis in zip(*places)]


if rows:
    wanted, have = bounds([tuple(expected(r).translation) for r in rows]), bounds([tuple(m.translation) for _, m in there])
    check(all(abs(a - b) < 1e-3 for one, two in zip(wanted, have) for a, b in zip(one, two)), f"bounds of objects {have}")
    cells = {}
    for name, matrix in there:
        cells.setdefault(tuple(round(c) for c in matrix.translation), []).append((name, matrix))
    worst, turned, lost = 0.0, 0.0, 0
    some = rows[::max(1, len(rows) // 100)][:100]
    for row in some:
        matrix = expected(row)
        at = [round(c) for c in matrix.translation]
        near = [one for dx in (-1, 0, 1) for dy in (-1, 0, 1) for dz in (-1, 0, 1)
                for one in cells.get((at[0] + dx, at[1] + dy, at[2] + dz), [])]
        near = [m for name, m in near if name.split(".")[0] == row["asset"].split(".")[0]]
        if not near:
            lost += 1
            continue
        best = min(near, key=lambda m: (m.translation - matrix.translation).length)
        worst = max(worst, (best.translation - matrix.translation).length)
        turned = max(turned, max(abs(best[r][c] - matrix[r][c]) for r in range(3) for c in range(3)))
    check(lost == 0 and worst < 1e-3, f"{len(some)} objects stand within {worst * 1000:.3f} mm, {lost} are not there")
    check(turned < 1e-4, f"their turns and sizes differ by {turned:.2g}")

scene = json.load(open(os.path.join(FOLDER, "scene.json"), encoding="utf-8"))
if scene["terrain"]:
    data = open(os.path.join(FOLDER, scene["terrain"]), "rb").read()
    content = json.loads(data[20:20 + struct.unpack_from("<I", data, 12)[0]])
    primitive = content["meshes"][0]["primitives"][0]
    places = content["accessors"][primitive["attributes"]["POSITION"]]
    (x0, y0, z0), (x1, y1, z1) = places["min"], places["max"]
    ground = bpy.data.objects["Terrain"]
    box = bounds([tuple(ground.matrix_world @ Vector(corner)) for corner in ground.bound_box])
    wanted = [(x0, x1), (-z1, -z0), (y0, y1)]
    extent = max(high - low for low, high in wanted)
    check(all(abs(a - b) <= 1e-5 * extent for one, two in zip(wanted, box) for a, b in zip(one, two)),
          f"bounds of the ground {box}")
    triangles = content["accessors"][primitive["indices"]]["count"] // 3
    check(len(ground.data.polygons) == triangles, f"{triangles} triangles of ground")
sys.exit(1 if failures else 0)
