#!/usr/bin/python3
"""Opens what `scarp scene` and `scarp objects` write in other programs.

check-scenes.py SCARP PROJECT [FOLDER]

Blender runs scene.py and is compared with the files (blender-scene.py); gltf-validator looks at each GLB where
GLTF_VALIDATOR names its folder (npm's gltf-validator); ogrinfo counts the points. What is not installed is skipped
with a word. Exit status 1 where anything is wrong.
"""
import csv
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

SCARP, PROJECT = sys.argv[1], sys.argv[2]
FOLDER = sys.argv[3] if len(sys.argv) > 3 else tempfile.mkdtemp()
HERE = os.path.dirname(os.path.abspath(__file__))
failures = []


def check(good, what):
    print(("ok    " if good else "WRONG ") + what)
    if not good:
        failures.append(what)


def scarp(*words):
    done = subprocess.run([SCARP, *words], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(done.stderr)
    return done.stdout


def target(name):
    return os.path.join(FOLDER, name)


counts = {}
for name, options in {"nodes.glb": ["--for", "gltf"], "instances.glb": ["--for", "gltf", "--instancing"],
                      "blender": ["--for", "blender"], "unity": ["--for", "unity"], "unreal": ["--for", "unreal"],
                      "godot": ["--for", "godot"]}.items():
    said = scarp("scene", PROJECT, target(name), "--error", "0.5%", *options)
    counts[name] = int(re.search(r"^(\d+) objects? of", said, re.MULTILINE)[1])
check(len(set(counts.values())) == 1, f"all scenes have the same objects: {counts}")

VALIDATE = """
const fs = require('fs'), validator = require(process.argv[2]);
(async () => {
  for (const file of process.argv.slice(3)) {
    const report = await validator.validateBytes(new Uint8Array(fs.readFileSync(file)));
    console.log(JSON.stringify({file, ...report.issues, messages: report.issues.messages.slice(0, 5)}));
  }
})();
"""
validator = os.environ.get("GLTF_VALIDATOR")
if validator and shutil.which("node"):
    files = sorted(glob.glob(target("*.glb")) + glob.glob(target("*/*.glb")))
    lines = subprocess.run(["node", "-", os.path.abspath(validator), *files], input=VALIDATE, capture_output=True,
                           text=True, check=True).stdout
    for line in lines.splitlines():
        found = json.loads(line)
        check(found["numErrors"] == 0 and found["numWarnings"] == 0,
              f"{os.path.relpath(found['file'], FOLDER)}: {found['numErrors']} errors, {found['numWarnings']} warnings"
              + (f" {found['messages']}" if found["numErrors"] + found["numWarnings"] else ""))
else:
    print("skip  gltf-validator: GLTF_VALIDATOR does not name it, or there is no node")

if shutil.which("blender"):
    done = subprocess.run(["blender", "-b", "--factory-startup", "--python-exit-code", "1", "-P",
                           os.path.join(HERE, "blender-scene.py"), "--", target("blender")], capture_output=True,
                          text=True)
    print("\n".join(line for line in done.stdout.splitlines() if line.startswith(("ok ", "WRONG ", "Error", "Traceback"))))
    check(done.returncode == 0, "Blender has the scene as the files have it")
    if done.returncode != 0:
        print(done.stdout[-3000:], done.stderr[-3000:])
else:
    print("skip  Blender: it is not installed")

said = scarp("objects", PROJECT, target("o.csv"))
with open(target("o.csv"), encoding="utf-8", newline="") as file:
    table = list(csv.DictReader(file))
check(len(table) == max(counts.values()), f"the table has {len(table)} objects")
for name in ("o.geojson", "o.gpkg"):
    scarp("objects", PROJECT, target(name))
    if not shutil.which("ogrinfo"):
        print(f"skip  ogrinfo {name}: it is not installed")
        continue
    said = subprocess.run(["ogrinfo", "-so", "-al", target(name)], capture_output=True, text=True).stdout
    check(f"Feature Count: {len(table)}" in said, f"ogrinfo counts {len(table)} points in {name}")
    check("3D Point" in said, f"ogrinfo finds points with heights in {name}")
sys.exit(1 if failures else 0)
