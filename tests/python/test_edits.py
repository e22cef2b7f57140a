import json
import unittest

import numpy
import scarp

from support import PROGRAM, Case, hills, run_program

STROKE = {"op": "stroke", "brush": {"kind": "raise", "radius": 40.5, "strength": 7.3, "falloff": "linear"},
          "samples": [[-120, 3.7, 1, 0], [40, -60, 0.5, 0.8], [130.25, 90, 0.7, 1.9]]}
OPERATIONS = [STROKE, {"op": "filter", "filter": "blur", "radius": 3.3},
              {"op": "filter", "filter": "hydraulic-erosion"},
              {"op": "place", "asset": "conifer", "x": 10, "y": 20}, {"op": "undo"}]


class Edits(Case):
    @unittest.skipUnless(PROGRAM, "SCARP_PROGRAM names no program")
    def test_give_the_bits_that_scarp_run_gives(self):
        hills().export(self.folder / "in.tif")
        (self.folder / "script.json").write_text(json.dumps({"scarp": 1, "operations": OPERATIONS}))
        by_calls = scarp.open(self.folder / "in.tif")
        by_calls.stroke("raise", STROKE["samples"], radius=40.5, strength=7.3, falloff="linear")
        by_calls.apply("blur", radius=3.3)
        by_calls.apply("hydraulic_erosion")
        by_calls.apply("place", asset="conifer", x=10, y=20)
        by_calls.undo()
        by_script = scarp.open(self.folder / "in.tif")
        by_script.run(self.folder / "script.json")
        self.assertSameBits(by_calls.heights(), by_script.heights())
        by_program = self.folder / "program.tif"
        done = run_program("run", self.folder / "script.json", "--in", self.folder / "in.tif", "-o", by_program)
        self.assertEqual(done.returncode, 0, done.stderr)
        by_calls.export(self.folder / "calls.tif")
        self.assertEqual((self.folder / "calls.tif").read_bytes(), by_program.read_bytes())

    @unittest.skipUnless(PROGRAM, "SCARP_PROGRAM names no program")
    def test_fail_with_the_line_of_the_program(self):
        wrong = [[{**STROKE, "brush": {"kind": "raise", "radius": -1}}], [{"op": "undo"}]]
        hills().export(self.folder / "in.tif")
        script = self.folder / "script.json"
        for operations in wrong:
            script.write_text(json.dumps({"scarp": 1, "operations": operations}))
            line = run_program("run", script, "--in", self.folder / "in.tif").stderr.strip()
            terrain = scarp.open(self.folder / "in.tif")
            with self.assertRaises(scarp.Error) as caught:
                terrain.run(script)
            self.assertEqual(f"scarp: {caught.exception}", line)
            with self.assertRaises(scarp.Error) as caught:
                terrain.perform(operations)
            self.assertEqual(f"scarp: {script}: {caught.exception}", line)
        missing = self.folder / "none.tif"
        with self.assertRaises(scarp.Error) as caught:
            scarp.open(missing)
        self.assertEqual(f"scarp: {caught.exception}", run_program("info", missing).stderr.strip())

    def test_take_the_names_of_the_schemas(self):
        self.assertIn("thermal-erosion", scarp.filters())
        self.assertIn("crop", scarp.reshapes())
        terrain = hills()
        names = [name for name in scarp.filters() if name != "destep"]
        for name in names:
            terrain.apply(name.replace("-", "_"))
        self.assertGreater(len(terrain.history), 5)
        with self.fails("no steps to take out"):
            terrain.apply("destep")
        terrain.apply("add_layer", name="Dunes")
        terrain.stroke("crater", [0, 0], radius=30, strength=9, inner_radius=0.2)
        self.assertEqual([layer.name for layer in terrain.layers], ["Dunes"])
        terrain.apply("group_layers", name="Sand", layers=[1])
        terrain.apply("set_layer", layer=2, opacity=0.5)
        self.assertEqual([(layer.is_group, layer.group, layer.opacity) for layer in terrain.layers],
                         [(False, 2, 1.0), (True, 0, 0.5)])
        self.assertEqual([layer.filter for layer in terrain.layers], [None, None])
        terrain.apply("ungroup_layers", layer=2)
        self.assertGreater(float(numpy.nanmax(abs(terrain.layer(1)))), 1)
        self.assertEqual(len(terrain.layer_tiles(1)), 9)
        self.assertIsNone(terrain.layer_mask(1))

    def test_take_numbers_of_numpy(self):
        one, other = hills(), hills()
        one.stroke("raise", numpy.array([[0, 0], [50, 10]], numpy.int32), radius=numpy.float32(20), strength=3)
        other.stroke("raise", [(0, 0), (50, 10)], radius=20, strength=numpy.int64(3))
        self.assertSameBits(one.heights(), other.heights())

    def test_refuse_what_makes_no_sense_and_leave_the_terrain_alone(self):
        terrain = hills()
        before, steps = terrain.heights(), terrain.history
        with self.fails("radius", "out of range"):
            terrain.stroke("raise", [(0, 0)], radius=-5)
        with self.fails("sample"):
            terrain.stroke("raise", [])
        with self.fails("known are"):
            terrain.apply("embiggen")
        with self.fails("colour"):
            terrain.apply("blur", colour=3)
        with self.fails():
            terrain.stroke("raise", [(float("nan"), 0)])
        with self.assertRaises(TypeError):
            terrain.apply("blur", radius=object())
        with self.assertRaises(TypeError):
            terrain.set_heights(before, (1, 2, 3, "x"))
        with self.fails("no position 7"):
            terrain.position = 7
        with self.fails("is no size"):
            scarp.new(1, 5)
        with self.fails("out of range"):
            scarp.new(5, 5, -1)
        with self.fails():
            scarp.new(5, 5, height=float("nan"))
        with self.fails("two dimensions"):
            scarp.from_heights([1, 2, 3])
        self.assertSameBits(terrain.heights(), before)
        self.assertEqual(terrain.history, steps)

    def test_walk_in_the_history(self):
        terrain = hills()
        states = [terrain.heights()]
        for i in range(3):
            terrain.stroke("raise", [(20 * i, 0)], radius=30, strength=4)
            states.append(terrain.heights())
        for position in (1, 4, 2, 3, 1):
            terrain.position = position
            self.assertEqual(terrain.position, position)
            self.assertSameBits(terrain.heights(), states[position - 1])

    def test_new_terrains_of_templates(self):
        for template in scarp.templates():
            terrain = scarp.new(65, 33, 4.0, template=template, seed=2)
            self.assertEqual(terrain.shape, (33, 65))
            self.assertSameBits(terrain.heights(), scarp.new(65, 33, 4.0, template=template, seed=2).heights())
        low, high = scarp.new(65, 33, 4.0, 50.0, template="valley").height_range
        self.assertEqual(low, 0.0)
        self.assertAlmostEqual(high, 50.0, places=3)
        for wrong in ({"template": "volcano"}, {"shape": 2.0}, {"roughness": float("nan")}, {"height": -1.0},
                      {"cell_size": (1.0, 2.0)}):
            with self.fails():
                scarp.new(65, 33, **{"template": "canyon", **wrong})

    def test_stop_with_nothing_half_done(self):
        terrain = scarp.island(513, 513)
        before, steps = terrain.heights(), terrain.history

        class Enough(Exception):
            pass

        def raises(fraction):
            raise Enough

        calls = []
        for name in ("hydraulic_erosion", "thermal_erosion", "blur"):
            with self.assertRaises(Enough):
                terrain.apply(name, progress=raises)
            with self.fails(kind=scarp.Cancelled):
                terrain.apply(name, progress=lambda fraction: calls.append(fraction) or False)
        with self.assertRaises(Enough):
            terrain.set_heights(before + 1, progress=raises)
        with self.assertRaises(Enough):
            terrain.sky_light(progress=raises)
        with self.assertRaises(Enough):
            scarp.island(progress=raises)
        with self.assertRaises(Enough):
            terrain.export(self.folder / "half.tif", progress=raises)
        with self.assertRaises(Enough):
            terrain.save(self.folder / "half.scarp", progress=raises)
        self.assertEqual(list(self.folder.iterdir()), [])
        self.assertTrue(calls and all(0 <= fraction <= 1 for fraction in calls))
        self.assertSameBits(terrain.heights(), before)
        self.assertEqual(terrain.history, steps)
        with self.assertRaises(TypeError):
            terrain.apply("blur", progress=lambda: None)
        terrain.apply("blur", progress=lambda fraction: None)
        self.assertEqual(len(terrain.history), len(steps) + 1)


class Questions(Case):
    def test_picks_meet_the_ground(self):
        terrain = hills()
        heights = terrain.heights()
        hit = terrain.pick((0.9, 0.6, 1e5), (0, 0, -1))
        self.assertEqual((hit.side, hit.cell), (1, (149, 129)))
        self.assertLess(abs(hit.point[2] - heights[129, 150]), 3)
        self.assertIsNone(terrain.pick((0, 0, 1e5), (0, 0, 1)))
        self.assertIsNone(terrain.pick((0, 0, 1e5), (0, 0, -1), t_max=10))
        random = numpy.random.default_rng(5)
        origins = random.uniform(-300, 300, (5000, 3)) + [0, 0, 400]
        directions = random.normal(0, 1, (5000, 3)) - [0, 0, 1]
        hits = terrain.pick_many(origins, directions)
        self.assertTrue(500 < hits.hit.sum() < 5000)
        for i in range(0, 5000, 50):
            one = terrain.pick(origins[i], directions[i])
            self.assertEqual(one is not None, hits.hit[i])
            if one:
                self.assertEqual((one.t, one.point, one.cell, one.side),
                                 (hits.t[i], tuple(hits.point[i]), tuple(hits.cell[i]), hits.side[i]))
            else:
                self.assertTrue(numpy.isnan(hits.t[i]) and hits.side[i] == 0)
        self.assertEqual(len(terrain.pick_many(numpy.zeros((0, 3)), numpy.zeros((0, 3))).t), 0)

    def test_refuse_rays_that_are_none(self):
        terrain = hills()
        for direction in ((0, 0, 0), (float("nan"), 0, 1), (float("inf"), 0, 0)):
            with self.fails("direction"):
                terrain.pick((0, 0, 0), direction)
            with self.fails("ray 1"):
                terrain.pick_many([(0, 0, 9), (0, 0, 9)], [(0, 0, -1), direction])
        self.assertIsNone(terrain.pick((float("nan"), 0, 0), (0, 0, 1)))
        with self.fails("(n, 3)"):
            terrain.pick_many([1, 2, 3], [1, 2, 3])
        with self.fails("2 origins"):
            terrain.pick_many([(0, 0, 1)] * 2, [(0, 0, 1)] * 3)

    def test_analyses_are_those_of_the_ground(self):
        heights = numpy.zeros((101, 141), numpy.float32)
        heights[:, 70] = 50
        terrain = scarp.from_heights(heights)
        seen = terrain.viewshed(-60, 0, observer_height=2)
        self.assertEqual(set(numpy.unique(seen)), {0, 1})
        self.assertEqual(int(seen[:, 80:].max()), 0)
        self.assertEqual(int(seen[:, :70].min()), 1)
        self.assertEqual(int(terrain.viewshed(-60, 0, radius=20)[0, 140]), 255)
        light = terrain.sun_light(azimuth=270, elevation=45)
        self.assertEqual(float(light[50, 80]), 0)
        self.assertEqual(float(light[50, 10]), 1)
        sky = terrain.sky_light(directions=16)
        self.assertLess(float(sky[50, 69]), float(sky[50, 5]))
        self.assertSameBits(terrain.sky_light(directions=16, window=(60, 40, 20, 30)), sky[40:70, 60:80])
        profile = terrain.profile([(-60, 0.2), (60, 0.2)])
        self.assertEqual(profile[:, 1].max(), 50)
        self.assertAlmostEqual(profile[-1, 0], 120)

    def test_analyses_refuse_what_makes_no_sense(self):
        terrain = hills()
        with self.fails("elevation", "out of range"):
            terrain.sun_light(elevation=-3)
        with self.fails("unknown key", "azimuth"):
            terrain.sun_light(height=3)
        with self.fails("must be a number"):
            terrain.sky_light(directions="many")
        with self.fails():
            terrain.viewshed(1e6, 0)
        with self.fails("not finite"):
            terrain.profile([(0, 0), (float("inf"), 0)])
        with self.fails("(n, 2)"):
            terrain.profile([(0, 0)])


if __name__ == "__main__":
    unittest.main()
