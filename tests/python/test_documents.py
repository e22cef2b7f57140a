import importlib.util
import os
import re
import subprocess
import sys
import textwrap
import unittest

import scarp

from support import ROOT, Case


class Documents(Case):
    def examples(self, name):
        text = (ROOT / name).read_text(encoding="utf-8")
        found = re.findall(r"^( *)```python\n(.*?)```", text, re.DOTALL | re.MULTILINE)
        return [textwrap.dedent(code) for _, code in found]

    def run_in_folder(self, code):
        before = os.getcwd()
        os.chdir(self.folder)
        try:
            exec(compile(code, "example", "exec"), {})
        finally:
            os.chdir(before)

    def test_the_example_of_the_readme_works(self):
        examples = self.examples("README.md")
        self.assertEqual(len(examples), 1)
        self.assertEqual(len(examples[0].strip().splitlines()), 5)
        self.run_in_folder(examples[0])
        self.assertTrue((self.folder / "island.tif").exists())

    def test_the_examples_of_the_page_work(self):
        examples = self.examples("docs/python.md")
        self.assertGreater(len(examples), 2)
        # They go on from each other.
        self.run_in_folder("\n".join(examples))

    def test_the_page_names_all_that_there_is(self):
        page = (ROOT / "docs/python.md").read_text(encoding="utf-8")
        names = [name for name in scarp.__all__ if name not in ("Hit", "Hits", "Layer", "Object", "Export")]
        names += [name for name in vars(scarp.Terrain) if not name.startswith("_")]
        self.assertEqual([name for name in names if not re.search(rf"\b{name}\b", page)], [])


class Types(Case):
    @unittest.skipUnless(importlib.util.find_spec("mypy"), "mypy is not installed")
    def test_hold(self):
        user = self.folder / "user.py"
        user.write_text(
            "import numpy\nimport scarp\n"
            "terrain: scarp.Terrain = scarp.open('a.tif', cell_size=2)\n"
            "heights = terrain.heights()\n"
            "heights += 1\n"
            "terrain.set_heights(heights)\n"
            "hit = terrain.pick((0, 0, 9), (0, 0, -1))\n"
            "if hit is not None: print(hit.point[2])\n"
            "terrain.stroke('raise', [(0, 0)], radius=3)\n"
            "column: str = terrain.tiles()[0].column\n")
        package = os.path.dirname(scarp.__file__)
        environment = {**os.environ, "MYPYPATH": os.path.dirname(package), "LD_PRELOAD": ""}
        options = ["--strict", "--no-incremental", "--cache-dir", os.devnull, str(user), package]
        done = subprocess.run([sys.executable, "-m", "mypy", *options], capture_output=True, text=True,
                              env=environment, timeout=120)
        lines = done.stdout.strip().splitlines()
        self.assertEqual(len(lines), 2, done.stdout + done.stderr)
        self.assertIn('user.py:10: error: Incompatible types in assignment (expression has type "int", variable has '
                      'type "str")', lines[0])


if __name__ == "__main__":
    unittest.main()
