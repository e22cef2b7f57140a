import gc
import unittest

import numpy
import scarp

from support import Case, hills


class Heights(Case):
    def test_come_back_with_the_bits_that_were_set(self):
        random = numpy.random.default_rng(2)
        heights = random.normal(0, 100, (257, 131)).astype(numpy.float32)
        heights[3:9, 120:131] = numpy.nan
        terrain = scarp.from_heights(heights, (2.0, 3.0))
        self.assertEqual(terrain.shape, (257, 131))
        self.assertEqual(terrain.cell, (2.0, 3.0))
        self.assertSameBits(terrain.heights(), heights)
        self.assertSameBits(numpy.asarray(terrain), heights)
        self.assertSameBits(terrain.heights((5, 100, 126, 150)), heights[100:250, 5:131])

    def test_tiles_are_the_heights(self):
        terrain = hills()
        whole = numpy.full(terrain.shape, -1, numpy.float32)
        for column, row, array in terrain.tiles():
            self.assertFalse(array.flags.owndata)
            whole[row:row + array.shape[0], column:column + array.shape[1]] = array
        self.assertSameBits(whole, terrain.heights())
        window = (100, 120, 60, 20)
        part = numpy.zeros((20, 60), numpy.float32)
        for tile in terrain.tiles(window):
            height, width = tile.array.shape
            part[tile.row - 120:tile.row - 120 + height, tile.column - 100:tile.column - 100 + width] = tile.array
        self.assertSameBits(part, terrain.heights(window))

    def test_tiles_are_shared_and_not_copied(self):
        terrain = hills()
        addresses = [[tile.array.__array_interface__["data"][0] for tile in terrain.tiles()] for _ in range(2)]
        self.assertEqual(addresses[0], addresses[1])

    def test_tiles_cannot_be_written(self):
        for terrain in (hills(), scarp.new(200, 200)):
            array = terrain.tiles()[0].array
            with self.assertRaises(ValueError):
                array[0, 0] = 1
            with self.assertRaises(ValueError):
                array.flags.writeable = True

    def test_level_ground_costs_no_tile(self):
        tiles = scarp.new(1000, 1000, height=7.5).tiles()
        self.assertEqual(len(tiles), 64)
        self.assertEqual(tiles[0].array.strides, (0, 0))
        self.assertTrue(all((tile.array == 7.5).all() for tile in tiles))

    def test_tiles_stay_as_they_were_while_the_terrain_is_edited_and_gone(self):
        terrain = hills()
        before = terrain.heights()
        tiles = terrain.tiles()
        terrain.stroke("raise", [(-100, 0), (100, 20)], radius=60, strength=30)
        terrain.apply("blur", radius=4)
        after = terrain.heights()
        self.assertFalse(numpy.array_equal(before, after))
        self.assertTrue(all((terrain.heights((t.column, t.row, t.array.shape[1], t.array.shape[0])) != t.array).any()
                            for t in tiles))
        del terrain
        gc.collect()
        for column, row, array in tiles:
            self.assertSameBits(array, before[row:row + array.shape[0], column:column + array.shape[1]])

    def test_are_set_in_one_step_that_can_be_undone(self):
        terrain = hills()
        before = terrain.heights()
        steps = len(terrain.history)
        after = before.copy()
        after[10:200, 50:140] += 3
        after[0, 0] = numpy.nan
        terrain.set_heights(after, name="Lift")
        self.assertEqual(terrain.history[steps:], ["Lift"])
        self.assertSameBits(terrain.heights(), after)
        terrain.undo()
        self.assertSameBits(terrain.heights(), before)
        terrain.redo()
        self.assertSameBits(terrain.heights(), after)

    def test_are_set_in_a_window(self):
        terrain = hills()
        expected = terrain.heights()
        expected[120:140, 100:200] = numpy.arange(2000).reshape(20, 100)
        terrain.set_heights(numpy.arange(2000).reshape(20, 100), (100, 120, 100, 20))
        self.assertSameBits(terrain.heights(), expected)

    def test_are_set_as_far_as_the_selection_reaches(self):
        terrain = hills()
        before = terrain.heights()
        weights = numpy.zeros(terrain.shape, numpy.float32)
        weights[50:100, 50:100] = 1
        weights[100:120, 50:100] = 0.25
        terrain.set_selection(weights)
        self.assertSameBits(terrain.selection(), weights)
        terrain.set_heights(before + 8)
        after = terrain.heights()
        self.assertSameBits(after[50:100, 50:100], (before + 8)[50:100, 50:100])
        self.assertTrue(numpy.allclose(after[100:120, 50:100], before[100:120, 50:100] + 2, atol=1e-4))
        outside = weights == 0
        self.assertSameBits(after[outside], before[outside])

    def test_refuse_what_does_not_fit(self):
        terrain = hills()
        before = terrain.heights()
        with self.fails("shape (3, 4)", "300 x 260"):
            terrain.set_heights(numpy.zeros((3, 4)))
        with self.fails("is not within"):
            terrain.heights((290, 0, 20, 5))
        for window in ((-1, 0, 5, 5), (0, 0, 0, 5), (2**62, 0, 5, 5), (0, 0, 2**62, 5)):
            with self.fails("is not within"):
                terrain.heights(window)
        with self.fails("out of range"):
            terrain.set_heights(numpy.full(terrain.shape, 1e30, numpy.float32))
        with self.fails("out of range"):
            terrain.set_heights(numpy.full(terrain.shape, numpy.inf, numpy.float32))
        with self.fails("no layer 4"):
            terrain.layer(4)
        self.assertSameBits(terrain.heights(), before)

    def test_of_any_type_and_order_are_taken(self):
        heights = numpy.arange(6 * 5).reshape(6, 5)
        for array in (heights, heights.astype(numpy.int16), numpy.asfortranarray(heights.astype(numpy.float64)),
                      heights.tolist(), heights[::-1][::-1]):
            self.assertSameBits(scarp.from_heights(array).heights(), heights.astype(numpy.float32))


class Masks(Case):
    def test_features_of_a_vector_file_are_selected(self):
        path = self.folder / "way.dxf"
        path.write_text("0\nSECTION\n2\nENTITIES\n0\nLINE\n8\nway\n10\n-50\n20\n4\n11\n70\n21\n4\n"
                        "0\nLINE\n8\nother\n10\n-50\n20\n90\n11\n70\n21\n90\n0\nENDSEC\n0\nEOF\n")
        terrain = hills()
        before = terrain.position
        terrain.select_file(path, where="Layer = 'way'", buffer=6)
        area = terrain.selection().sum() * 4.0
        self.assertAlmostEqual(area, 120 * 12 + numpy.pi * 36, delta=2)
        terrain.select_file(path, where="Layer = 'other'", buffer=6, edge="centre", how="add")
        self.assertGreater(terrain.selection().sum() * 4.0, 1.8 * area)
        self.assertEqual(terrain.history[-2:], ["Select from File", "Add to Selection"])
        with self.fails(str(path), "condition"):
            terrain.select_file(path, where="nothing = 1")
        with self.fails("buffer"):
            terrain.select_file(path, buffer=1e300)
        self.assertEqual(terrain.position, before + 2)

    def test_come_back(self):
        terrain = hills()
        weights = numpy.random.default_rng(3).random(terrain.shape).astype(numpy.float32)
        self.assertIsNone(terrain.selection())
        terrain.set_selection(weights)
        self.assertSameBits(terrain.selection(), weights)
        self.assertEqual(len(terrain.selection_tiles()), 9)
        terrain.perform([{"op": "keep-mask", "name": "some"}])
        terrain.set_mask("other", 1 - weights)
        terrain.set_selection(None)
        self.assertIsNone(terrain.selection())
        self.assertEqual(terrain.masks, ["some", "other"])
        self.assertSameBits(terrain.mask("some"), weights)
        self.assertSameBits(terrain.mask("other"), 1 - weights)
        self.assertSameBits(terrain.mask_tiles("other")[0].array, (1 - weights)[:128, :128])
        terrain.undo()
        terrain.undo()
        self.assertEqual(terrain.masks, ["some"])

    def test_refuse_what_is_no_weight(self):
        terrain = hills()
        for weight in (-0.5, 1.5, numpy.nan):
            with self.fails("out of range"):
                terrain.set_selection(numpy.full(terrain.shape, weight))
            with self.fails("out of range"):
                terrain.set_mask("x", numpy.full(terrain.shape, weight))
        with self.fails("\"none\""):
            terrain.mask("none")
        with self.fails("under a name"):
            terrain.set_mask("", numpy.zeros(terrain.shape))
        self.assertEqual(terrain.masks, [])
        self.assertIsNone(terrain.selection())


MATERIALS = {"op": "materials", "materials": [{"id": 1, "name": "grass", "colour": "#408040"},
                                              {"id": 2, "name": "rock", "colour": "#808080"}],
             "base": 1, "rules": []}


class MaterialWeights(Case):
    def test_come_back(self):
        terrain = hills()
        with self.fails("no material \"rock\""):
            terrain.set_weights({"rock": numpy.zeros(terrain.shape, numpy.uint8)})
        terrain.perform([MATERIALS])
        self.assertEqual(terrain.materials, ["grass", "rock"])
        rock = numpy.random.default_rng(4).integers(0, 256, terrain.shape).astype(numpy.uint8)
        terrain.set_weights({"rock": rock})
        weights = terrain.weights()
        self.assertSameBits(weights["rock"], rock)
        self.assertSameBits(weights["grass"], 255 - rock)
        self.assertSameBits(weights.array("rock", (100, 90, 50, 70)), rock[90:160, 100:150])
        terrain.undo()
        self.assertSameBits(weights["rock"], rock)
        self.assertEqual(int(terrain.weights()["rock"].max()), 0)
        with self.fails("uint8"):
            terrain.set_weights({"rock": rock.astype(numpy.float32)})
        with self.fails("shape"):
            terrain.set_weights({"rock": rock[1:]})


if __name__ == "__main__":
    unittest.main()
