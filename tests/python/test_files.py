import os
import unittest

import numpy
import scarp

from support import PROGRAM, Case, hills, run_program


class Projects(Case):
    def test_come_back_with_everything(self):
        terrain = hills()
        terrain.apply("add_layer", name="Dunes")
        terrain.stroke("raise", [(0, 0), (50, 50)], radius=40, strength=5)
        terrain.apply("place", asset="rock", x=5, y=-7)
        terrain.set_selection(numpy.full(terrain.shape, 0.5, numpy.float32))
        path = self.folder / "work.scarp"
        terrain.save(path)
        again = scarp.open(path)
        self.assertSameBits(again.heights(), terrain.heights())
        self.assertSameBits(again.selection(), terrain.selection())
        self.assertSameBits(again.layer(1), terrain.layer(1))
        self.assertEqual(again.history, terrain.history)
        self.assertEqual(again.objects, terrain.objects)
        self.assertEqual(again.objects[0].asset, "rock")
        again.position = 1
        self.assertSameBits(again.heights(), hills().heights())

    def test_are_saved_again_and_elsewhere(self):
        path = self.folder / "work.scarp"
        terrain = hills()
        terrain.save(path)
        terrain.stroke("raise", [(0, 0)], radius=40, strength=5)
        terrain.save(path)
        other = scarp.open(path)
        self.assertSameBits(other.heights(), terrain.heights())
        other.apply("offset", metres=3)
        other.save(self.folder / "other.scarp")
        with self.fails("work.scarp"):
            other.save(path)
        del terrain
        self.assertSameBits(scarp.open(self.folder / "other.scarp").heights(), other.heights())
        with self.fails("ends in .scarp"):
            other.save(self.folder / "work.tif")
        with self.fails("nowhere"):
            other.save(self.folder / "nowhere" / "work.scarp")

    def test_that_are_damaged_are_no_success(self):
        path = self.folder / "work.scarp"
        terrain = hills()
        terrain.save(path)
        del terrain
        data = path.read_bytes()
        path.write_bytes(data[:len(data) // 2])
        opened = scarp.open(path)
        raster, copy = self.folder / "work.tif", self.folder / "copy.scarp"
        with self.fails("work.scarp", "is damaged", "accept_damage"):
            opened.export(raster)
        with self.fails("work.scarp", "is damaged"):
            opened.save(copy)
        self.assertFalse(raster.exists() or copy.exists())
        opened.export(raster, accept_damage=True)
        opened.save(copy, accept_damage=True)
        self.assertTrue(raster.exists() and copy.exists())
        opened.export(raster)

    def test_tiles_of_a_file_outlive_the_terrain_and_the_file(self):
        path = self.folder / "work.scarp"
        terrain = hills()
        heights = terrain.heights()
        terrain.save(path)
        del terrain
        opened = scarp.open(path)
        tiles = opened.tiles()
        opened.apply("offset", metres=100)
        del opened
        os.remove(path)
        for column, row, array in tiles:
            self.assertSameBits(array, heights[row:row + array.shape[0], column:column + array.shape[1]])

    @unittest.skipUnless(PROGRAM, "SCARP_PROGRAM names no program")
    def test_are_what_the_program_opens(self):
        hills().save(self.folder / "work.scarp")
        done = run_program("info", self.folder / "work.scarp")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("300", done.stdout)


class Names(Case):
    def test_of_any_bytes_are_taken(self):
        folder = os.fsencode(self.folder)
        terrain = hills()
        path = os.fsdecode(folder + b"/w\xff\xc3\xa4.scarp")
        terrain.save(path)
        self.assertSameBits(scarp.open(path).heights(), terrain.heights())
        with self.fails("w??.scarp"):
            scarp.open(os.fsdecode(folder + b"/w\xff\xfe.scarp"))


class Exports(Case):
    def test_of_a_terrain(self):
        terrain = hills()
        report = terrain.export(self.folder / "t.tif")
        self.assertEqual((report.files, report.largest_error), ([str(self.folder / "t.tif")], 0.0))
        self.assertSameBits(scarp.open(self.folder / "t.tif").heights(), terrain.heights())
        low, high = terrain.height_range
        report = terrain.export(self.folder / "t.png", range_min=low, range_max=high)
        self.assertEqual(len(report.files), 2)
        self.assertLessEqual(report.largest_error, (high - low) / 65535)
        self.assertLessEqual(abs(scarp.open(self.folder / "t.png").heights() - terrain.heights()).max(),
                             (high - low) / 65535)
        report = terrain.export(self.folder / "t.exr", resample_columns=65, resample_rows=65)
        self.assertEqual(scarp.open(self.folder / "t.exr").shape, (65, 65))

    def test_of_other_kinds(self):
        terrain = hills()
        terrain.apply("place", asset="house", x=0, y=0)
        self.assertTrue(terrain.export(self.folder / "t.ply", "mesh", progress=lambda fraction: None).files)
        self.assertEqual(len(terrain.export(self.folder / "o.csv", "objects").files[0:1]), 1)

    def test_refuse_what_makes_no_sense(self):
        terrain = hills()
        with self.fails("kind"):
            terrain.export(self.folder / "t.tif", "painting")
        with self.fails("unknown"):
            terrain.export(self.folder / "t.tif", wind=3)
        with self.fails("t.jpeg"):
            terrain.export(self.folder / "t.jpeg")
        with self.fails("nowhere"):
            terrain.export(self.folder / "nowhere" / "t.tif")
        self.assertEqual(list(self.folder.iterdir()), [])


class Imports(Case):
    def test_take_the_choices_of_commands(self):
        raw = self.folder / "t.raw"
        numpy.arange(64 * 32, dtype="<u2").reshape(32, 64).tofile(raw)
        terrain = scarp.open(raw, raw="64x32:u16", cell_size=5, scale=0.5, offset=-1)
        self.assertEqual((terrain.shape, terrain.cell), ((32, 64), (5, 5)))
        self.assertEqual(terrain.heights()[0, 3], 0.5)
        turned = scarp.open(raw, raw="64x32:u16", cell_size=5, depths=True)
        self.assertEqual(turned.heights()[0, 3], -3)
        self.assertEqual(terrain.crs, "")
        self.assertIsNone(scarp.new(5, 5).geotransform)

    def test_refuse_what_makes_no_sense(self):
        path = self.folder / "t.tif"
        hills().export(path)
        with self.fails("no unit"):
            scarp.open(path, unit="parsec")
        with self.fails("unknown key"):
            scarp.open(path, colour=3)
        with self.fails("must be a number"):
            scarp.open(path, nodata="none")
        with self.fails("must be True or False"):
            scarp.open(path, depths="yes")
        with self.fails("no band"):
            scarp.open(path, band=0)
        with self.fails("none of"):
            scarp.open(path, mend=["dents"])
        (self.folder / "text.tif").write_text("nothing of the kind")
        with self.fails("text.tif"):
            scarp.open(self.folder / "text.tif")
        path.write_bytes(path.read_bytes()[:3000])
        with self.fails("t.tif"):
            scarp.open(path)
        with self.fails("address"):
            scarp.open("https://example.invalid/\x1b[2J\nx.tif")


if __name__ == "__main__":
    unittest.main()
