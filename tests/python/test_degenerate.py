"""Degenerate terrains: one sample of ground, one cell, strips, each at sea level and near the limit of 1e9 m, where
neighbouring float32 numbers are 64 m apart. What filters, reshapes, brushes and exports do to usual terrains is compared
with independent computations in tests/operation, tests/brush and tests/io."""

import unittest

import numpy
import scarp

from support import Case

HIGH = 9.9e8  # metres; 1e9 is the limit, and the filters need room above


def ulp(heights: numpy.ndarray) -> float:
    """Distance from the largest height to the next float32 number."""
    return float(numpy.spacing(numpy.float32(numpy.nanmax(numpy.abs(heights)))))


def relief(rows: int, columns: int) -> numpy.ndarray:
    random = numpy.random.default_rng(5)
    walk = random.normal(0, 40, rows * columns).cumsum().reshape(rows, columns)
    return walk - walk.mean() + random.normal(0, 15, (rows, columns))


def terrains():
    """Name, heights as float32, and a function that makes the terrain, at sea level and at HIGH; cells of 5 m by 4 m."""
    lone = numpy.full((4, 5), numpy.nan)
    lone[1, 2] = 3.5
    corner = numpy.full((2, 2), numpy.nan)
    corner[1, 1] = -7.25
    holed = relief(2, 1025)
    holed[numpy.random.default_rng(6).random(holed.shape) < 0.05] = numpy.nan
    for name, heights in (("one sample of ground", lone), ("one sample of one cell", corner),
                          ("one cell", numpy.array([[12.5, -340.0], [77.25, 610.5]])), ("1025 x 2 with holes", holed),
                          ("2 x 1025", relief(1025, 2)), ("65537 x 3", relief(3, 65537))):
        for base in (0.0, HIGH):
            array = (heights + base).astype(numpy.float32)
            yield f"{name} at {base:g} m", array, lambda array=array: scarp.from_heights(array, (5.0, 4.0))


class Degenerate(Case):
    def assertSameGround(self, one: numpy.ndarray, other: numpy.ndarray) -> None:
        self.assertSameBits(numpy.isnan(one), numpy.isnan(other))
        self.assertTrue((one == other)[~numpy.isnan(one)].all())

    def filtered(self, make, name, **settings):
        terrain = make()
        terrain.apply(name, **settings)
        return terrain.heights()

    def test_filters(self):
        for name, h, make in terrains():
            with self.subTest(terrain=name):
                exact, one = h.astype(float), ulp(h)
                low, high = float(numpy.nanmin(h)), float(numpy.nanmax(h))
                self.assertSameGround(self.filtered(make, "offset", metres=10.7), (exact + 10.7).astype(numpy.float32))
                self.assertSameGround(self.filtered(make, "scale", factor=-0.75, about=3.0),
                                      (3.0 - 0.75 * (exact - 3.0)).astype(numpy.float32))
                self.assertSameGround(self.filtered(make, "clamp", lowest=-20, highest=30), numpy.clip(h, -20, 30))
                thermal = {"talus_angle": 30, "iterations": 12}
                for kind, settings, room in (("blur", {"radius": 3.0}, high - low + 4 * one),
                                             ("blur", {"radius": 1e6}, high - low + 4 * one),
                                             ("thermal-erosion", thermal, 12 * one + 1e-3),
                                             ("hydraulic-erosion", {"iterations": 10}, one + 1e-3),
                                             ("despike", {"times": 15, "least": 20}, one),
                                             ("terrace", {"step": 12}, 12 + 4 * one),
                                             ("noise", {"amplitude": 30, "scale": 55}, 61 + one)):
                    after = self.filtered(make, kind, **settings)
                    self.assertSameBits(numpy.isnan(after), numpy.isnan(h))
                    self.assertLessEqual(numpy.nanmax(after), high + room, kind)
                    self.assertGreaterEqual(numpy.nanmin(after), low - room, kind)
                # No strip is wide enough for a seam.
                self.assertSameBits(self.filtered(make, "deseam", reach=16), h)
                if "one sample" in name:
                    filled = self.filtered(make, "fill-holes", which="all").astype(float)
                    self.assertLessEqual(numpy.abs(filled - high).max(), 8 * one)
                    self.assertSameBits(self.filtered(make, "fill-holes", which="enclosed"), h)

    def test_reshapes(self):
        for name, h, make in terrains():
            rows, columns = h.shape
            with self.subTest(terrain=name):
                self.assertSameBits(self.filtered(make, "flip", axis="east-west"), h[:, ::-1])
                turned = make()
                turned.apply("rotate", quarter_turns=1)
                self.assertSameBits(turned.heights(), numpy.rot90(h, -1))
                self.assertEqual(turned.cell, (4.0, 5.0))
                wide = self.filtered(make, "extend", west=1, north=2, east=3, south=4, fill="edge")
                self.assertSameBits(wide, numpy.pad(h, ((2, 4), (1, 3)), "edge"))
                cut = self.filtered(make, "crop", column=columns - 2, row=rows - 2, columns=2, rows=2)
                self.assertSameBits(cut, h[-2:, -2:])
                scaled = self.filtered(make, "rescale", dx=0.001, dy=1e5, scale=0.5, offset=7)
                self.assertSameBits(scaled, (h * 0.5 + 7.0).astype(numpy.float32))
                for method in ("nearest", "bilinear", "bicubic", "lanczos"):
                    few = self.filtered(make, "resample", method=method, columns=2, rows=2)
                    self.assertEqual(few.shape, (2, 2))

    def test_brushes(self):
        for name, h, make in terrains():
            rows, columns = h.shape
            places = numpy.argwhere(~numpy.isnan(h))
            row, column = places[numpy.abs(places - [rows / 2, columns / 2]).sum(1).argmin()]
            x, y = (column - (columns - 1) / 2) * 5.0, ((rows - 1) / 2 - row) * 4.0
            low, high, one = float(numpy.nanmin(h)), float(numpy.nanmax(h)), ulp(h)

            def after(kind, points=((x, y),), **brush):
                terrain = make()
                usual = {"radius": 4e5, "falloff": "constant", "strength": 25.0, "restore_to": 1}
                terrain.stroke(kind, list(points), **{**usual, **brush})
                return terrain.heights()
            with self.subTest(terrain=name):
                raised, lowered = after("raise") - h.astype(float), after("lower") - h.astype(float)
                self.assertLessEqual(numpy.nanmax(numpy.abs(raised + lowered)), 2 * one)
                self.assertTrue(one > 1 or numpy.nanmin(raised) > 0)
                self.assertTrue(numpy.isnan(after("hole")).all())
                self.assertFalse(numpy.isnan(after("fill")).any())
                self.assertSameBits(after("raise", [(9e5, 9e5)], radius=20), h)
                for kind in ("smooth", "flatten", "smudge", "thermal", "clone", "restore", "ramp"):
                    result = after(kind, [(x, y), (x + 9, y + 3), (x + 30, y - 20)], radius=6.0, strength=60,
                                   falloff="smooth", clone_x=10, clone_y=4)
                    self.assertSameBits(numpy.isnan(result), numpy.isnan(h))
                    self.assertLessEqual(numpy.nanmax(result), high + 2 * one, kind)
                    self.assertGreaterEqual(numpy.nanmin(result), low - 2 * one, kind)
                for kind in ("noise", "sharpen", "pinch", "inflate", "stamp", "terrace", "hydraulic"):
                    result = after(kind, [(x, y), (x + 9, y + 3)], strength=60)
                    self.assertSameBits(numpy.isnan(result), numpy.isnan(h))
                    self.assertLessEqual(numpy.nanmax(numpy.abs(result.astype(float) - h)), 61 + 2 * one, kind)

    def test_exports(self):
        written = dict.fromkeys(("m.glb", "m.3mf", "tiles", "s.glb", "materials"), 0)
        for name, h, make in terrains():
            terrain, low, high = make(), float(numpy.nanmin(h)), float(numpy.nanmax(h))
            with self.subTest(terrain=name):
                report = terrain.export(self.folder / "t.r16")
                steps = numpy.fromfile(self.folder / "t.r16", "<u2").reshape(h.shape).astype(float)
                holes = numpy.isnan(h)
                self.assertTrue((steps[holes] == 0).all())
                self.assertEqual(any("hole" in note for note in report.notes), bool(holes.any()))
                wanted = numpy.round((h.astype(float) - low) / (high - low) * 65535) if high > low else steps
                self.assertEqual(numpy.abs(steps - wanted)[~holes].max(), 0)
                self.assertEqual(terrain.export(self.folder / "t.tif", compression="none").largest_error, 0)
                self.assertEqual(terrain.export(self.folder / "t.exr").largest_error, 0)
                self.assertSameBits(scarp.open(self.folder / "t.exr", cell_size=5).heights(), h)
                if h.size > 100:
                    continue
                terrain.apply("materials", base=1, materials=[{"id": 1, "name": "grass", "colour": "#408040"}])
                for path, kind, choices in (("m.glb", "mesh", {}), ("m.3mf", "mesh", {"solid": True}),
                                            ("tiles", "tiles", {}), ("s.glb", "scene", {}),
                                            ("materials", "materials", {"for": "gis"})):
                    folder = self.folder / name.replace(" ", "_")
                    folder.mkdir(exist_ok=True)
                    try:
                        self.assertTrue(terrain.export(folder / path, kind, **choices).files)
                        written[path] += 1
                    except scarp.Error as error:
                        self.assertIn(path, str(error))
                        self.assertNotIn("\n", str(error))
                        self.assertFalse((folder / path).exists())
        for path, count in written.items():
            self.assertGreater(count, 0, path)


if __name__ == "__main__":
    unittest.main()
