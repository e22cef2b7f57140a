"""Degenerate terrains: one sample of ground, one cell, strips, each at sea level and near the limit of 1e9 m, where neighbouring
float32 numbers are 64 m apart. Every filter, reshape, brush and raster export is compared with a computation in numpy
that shares nothing with the program but the definitions in its documents."""

import math
import struct
import unittest
import zlib

import numpy
import scarp

from support import Case

HIGH = 9.9e8  # metres; 1e9 is the limit, and the filters need room above


def ulp(heights: numpy.ndarray) -> float:
    """Distance from the largest height to the next float32 number."""
    return float(numpy.spacing(numpy.float32(numpy.nanmax(numpy.abs(heights)))))


def relief(rows: int, columns: int, seed: int = 5) -> numpy.ndarray:
    random = numpy.random.default_rng(seed)
    walk = random.normal(0, 40, rows * columns).cumsum().reshape((rows, columns) if columns > rows else (columns, rows))
    walk = walk if columns > rows else walk.T
    return walk - walk.mean() + random.normal(0, 15, (rows, columns))


def with_holes(heights: numpy.ndarray, seed: int = 6) -> numpy.ndarray:
    holes = numpy.random.default_rng(seed).random(heights.shape) < 0.05
    return numpy.where(holes, numpy.nan, heights)


def shapes():
    lone = numpy.full((4, 5), numpy.nan)
    lone[1, 2] = 3.5
    corner = numpy.full((2, 2), numpy.nan)
    corner[1, 1] = -7.25
    yield "one sample of ground", lone
    yield "one sample of one cell", corner
    yield "one cell", numpy.array([[12.5, -340.0], [77.25, 610.5]])
    yield "2 x 4097", relief(4097, 2)
    yield "4097 x 2", relief(2, 4097)
    yield "2 x 4097 with holes", with_holes(relief(4097, 2))
    yield "65537 x 3", relief(3, 65537)


def terrains():
    """Name, heights as float32, and the terrain, at sea level and at HIGH. Cells are 5 m by 4 m."""
    for name, heights in shapes():
        for base in (0.0, HIGH):
            array = (heights + base).astype(numpy.float32)
            yield f"{name} at {base:g} m", array, scarp.from_heights(array, (5.0, 4.0))


def neighbours(heights: numpy.ndarray) -> numpy.ndarray:
    """The eight neighbours of each sample, (8, rows, columns); NaN beyond the border."""
    rows, columns = heights.shape
    padded = numpy.full((rows + 2, columns + 2), numpy.nan, heights.dtype)
    padded[1:-1, 1:-1] = heights
    return numpy.stack([padded[1 + r:1 + r + rows, 1 + c:1 + c + columns]
                        for r in (-1, 0, 1) for c in (-1, 0, 1) if r or c])


def height_at_side(values: numpy.ndarray, spread: float) -> numpy.ndarray:
    """Height at the beginning of lines along the last axis, as core/terrain/PlaneSmoothing.h defines it."""
    count = int(min(max(math.floor(0.25 * spread + 0.5), 1), values.shape[-1]))
    if count < 3:
        return values[..., 0]
    near, k = numpy.arange(count, 0, -1, dtype=float), numpy.arange(count, dtype=float)
    used = values[..., :count]
    total = near.sum()
    mean, place = (near * used).sum(-1) / total, (near * k).sum() / total
    variance = (near * k * k).sum() / total - place * place
    slope = ((near * used * k).sum(-1) / total - place * mean) / variance
    return numpy.clip(mean - place * slope, used.min(-1), used.max(-1))


def extended_boxes(values: numpy.ndarray, spread: float, passes: int = 4) -> numpy.ndarray:
    """Gwosdek, Grewenig, Bruhn & Weickert 2011, along the last axis; mirrored through the heights at both ends."""
    count = values.shape[-1]
    variance = min(spread, float(count)) ** 2 / passes
    reach = math.floor(0.5 * math.sqrt(12 * variance + 1) - 0.5)
    end = (2 * reach + 1) * (reach * (reach + 1) - 3 * variance) / (6 * (variance - (reach + 1) ** 2))
    first, last = height_at_side(values, spread), height_at_side(values[..., ::-1], spread)
    rim, same = reach + 1, int(count == 1)
    for _ in range(passes):
        line = numpy.zeros((count + 2 * rim,) + values.shape[:-1])
        line[rim:rim + count] = numpy.moveaxis(values, -1, 0)
        inner = min(rim, count - 1)
        k = numpy.arange(1, inner + 1)
        line[rim - k] = 2 * first - line[rim + k]
        line[rim + count - 1 + k] = 2 * last - line[rim + count - 1 - k]
        for k in range(inner + 1, rim + 1):
            line[rim - k] = 2 * first - line[rim + k - same]
            line[rim + count - 1 + k] = 2 * last - line[rim + count - 1 - (k - same)]
        sums = numpy.concatenate([numpy.zeros((1,) + values.shape[:-1]), line.cumsum(0)])
        at = numpy.arange(rim, rim + count)
        inside = sums[at + reach + 1] - sums[at - reach]
        mixed = (inside + end * (line[at - reach - 1] + line[at + reach + 1])) / (2 * reach + 1 + 2 * end)
        values = numpy.moveaxis(mixed, 0, -1)
    return values


def blurred(heights: numpy.ndarray, radius: float) -> numpy.ndarray:
    """Without bridges over holes: of ground with holes only a single sample is right."""
    ground = ~numpy.isnan(heights)
    middle = numpy.nanmean(heights.astype(float))
    if ground.sum() == 1:
        return heights.astype(float)
    values = numpy.where(ground, heights.astype(float) - middle, 0.0)
    for axis, cell in ((1, 5.0), (0, 4.0)):
        values = numpy.moveaxis(extended_boxes(numpy.moveaxis(values, axis, -1), radius / cell), -1, axis)
    return numpy.where(ground, middle + values, numpy.nan)


def of_blurs(heights: numpy.ndarray, tolerance: float) -> float:
    """Metres. Bridges over holes have tests of their own (tests/terrain); here the result stays near the heights."""
    several = numpy.isnan(heights).any() and (~numpy.isnan(heights)).sum() > 1
    return tolerance + (numpy.nanmax(heights) - numpy.nanmin(heights) if several else 0)


def slid(heights: numpy.ndarray, talus: float, iterations: int) -> numpy.ndarray:
    """Musgrave, Kolb & Mace 1989, as docs/architecture.md and core/erosion/TalusSlide.h define it."""
    slope = math.tan(math.radians(talus))
    limits = [slope * length for length in (math.hypot(5, 4), 4, math.hypot(5, 4), 5, 5, math.hypot(5, 4), 4,
                                            math.hypot(5, 4))]
    gain = numpy.zeros(heights.shape)
    ground = heights
    for _ in range(iterations):
        drops = neighbours(ground).astype(float) - ground
        for drop, limit in zip(drops, limits):
            moves = numpy.where(drop > limit, drop - 0.98 * limit, numpy.where(drop < -limit, drop + 0.98 * limit, 0))
            gain += numpy.nan_to_num(moves) / 8
        ground = (heights + gain.astype(numpy.float32)).astype(numpy.float32)
    return heights.astype(float) + gain


def despiked(heights: numpy.ndarray, times: float, least: float) -> numpy.ndarray:
    steps = numpy.abs(numpy.diff(heights.astype(numpy.float32), axis=1))
    steps = numpy.sort(steps[steps > 0])
    usual = float(steps[int(0.5 * (len(steps) - 1))]) if len(steps) else 0.0
    around = numpy.sort(neighbours(heights).astype(float), 0)  # NaN last.
    count = (~numpy.isnan(around)).sum(0)
    border = numpy.ones(heights.shape, bool)
    border[1:-1, 1:-1] = False
    after = heights.astype(float).copy()
    for row, column in zip(*numpy.nonzero(~numpy.isnan(heights) & (count >= numpy.where(border, 3, 5)))):
        values = around[:count[row, column], row, column]
        middle = float(numpy.float32(numpy.median(values)))
        spread = numpy.sort(numpy.abs(values - middle))
        out = abs(float(heights[row, column]) - middle)
        if out >= least and out > times * max(spread[len(spread) // 2], usual) and out > 3 * spread[-2]:
            after[row, column] = middle
    return after


def membrane(heights: numpy.ndarray, dx: float = 5.0, dy: float = 4.0) -> numpy.ndarray:
    """Laplace's equation in the holes, with nothing flowing over the border, solved exactly."""
    holes = numpy.isnan(heights)
    after = heights.astype(float)
    if holes.all() or not holes.any():
        return after
    index = numpy.full(heights.shape, -1)
    places = numpy.argwhere(holes)
    index[holes] = numpy.arange(len(places))
    matrix, right = numpy.zeros((len(places),) * 2), numpy.zeros(len(places))
    for i, (row, column) in enumerate(places):
        for r, c, weight in ((row, column - 1, dy / dx), (row, column + 1, dy / dx),
                             (row - 1, column, dx / dy), (row + 1, column, dx / dy)):
            if not (0 <= r < heights.shape[0] and 0 <= c < heights.shape[1]):
                continue
            matrix[i, i] += weight
            if holes[r, c]:
                matrix[i, index[r, c]] -= weight
            else:
                right[i] += weight * float(heights[r, c])
    after[holes] = numpy.linalg.solve(matrix, right)
    return after


class Filters(Case):
    def check(self, expected, tolerance, filter_name: str, **settings) -> None:
        """Applies a filter to every terrain. expected(heights) gives the result in float64; tolerance(heights) metres."""
        for name, before, terrain in terrains():
            with self.subTest(terrain=name, filter=filter_name, **settings):
                terrain.apply(filter_name, **settings)
                after = terrain.heights()
                wanted = expected(before)
                self.assertSameBits(numpy.isnan(after), numpy.isnan(wanted))
                ground = ~numpy.isnan(after)
                difference = numpy.abs(after.astype(float) - wanted)[ground].max()
                self.assertLessEqual(difference, tolerance(before))

    def test_point_filters(self):
        self.check(lambda h: (h.astype(float) + 10.7).astype(numpy.float32), lambda h: 0, "offset", metres=10.7)
        self.check(lambda h: (3.0 - 0.75 * (h.astype(float) - 3.0)).astype(numpy.float32), lambda h: 0,
                   "scale", factor=-0.75, about=3.0)
        self.check(lambda h: numpy.clip(h, -20, 30), lambda h: 0, "clamp", lowest=-20, highest=30)

        def remapped(h):
            h = h.astype(float)
            inside = 50 + (h + 100) / 300 * 600
            return numpy.where(h < -100, h + 150, numpy.where(h > 200, h + 450, inside))
        self.check(remapped, ulp, "remap", from_low=-100, from_high=200, to_low=50, to_high=650)

    def test_blur_and_sharpen(self):
        for radius in (3.0, 40.0, 1e6):
            self.check(lambda h: blurred(h, radius), lambda h: of_blurs(h, 4 * ulp(h)), "blur", radius=radius)
            self.check(lambda h: h + 2 * (h - blurred(h, radius)), lambda h: of_blurs(h, 10 * ulp(h)), "sharpen",
                       radius=radius, amount=2)

    def test_terraces_and_noise(self):
        def terraced(h):
            at = h.astype(float) / 12
            tread = numpy.floor(at)
            return 12 * (tread + numpy.clip(0.5 + (at - tread - 0.5) / 0.4, 0, 1))
        # Heights are divided in float32, and a riser is 2.5 times as steep as the slope was.
        self.check(terraced, lambda h: 4 * ulp(h) + (12 if ulp(h) > 1 else 0), "terrace", step=12, sharpness=0.6)
        for rows, columns in ((2, 2), (4097, 2), (2, 4097), (3, 65537)):
            level = scarp.new(columns, rows, (5.0, 4.0))
            level.apply("noise", amplitude=30, scale=55)
            noise = level.heights().astype(float)
            self.assertGreater(numpy.abs(noise).max(), 1)
            self.assertLess(numpy.abs(noise).max(), 60)
            for base in (-700.0, HIGH):
                terrain = scarp.new(columns, rows, (5.0, 4.0), base)
                terrain.apply("noise", amplitude=30, scale=55)
                self.assertLessEqual(numpy.abs(terrain.heights() - (base + noise)).max(),
                                     ulp(numpy.array(base)))

    def test_thermal_erosion(self):
        self.check(lambda h: slid(h, 30, 12), lambda h: 12 * ulp(h) + 1e-3, "thermal-erosion", talus_angle=30,
                   iterations=12)

    def test_thermal_erosion_keeps_the_volume(self):
        for name, before, terrain in terrains():
            with self.subTest(terrain=name):
                terrain.apply("thermal-erosion", talus_angle=10, iterations=50)
                change = terrain.heights().astype(float) - before
                self.assertLess(abs(numpy.nansum(change)), 1 + ulp(before) * math.sqrt(before.size) * 5)

    def test_hydraulic_erosion_moves_ground_within_its_range(self):
        for name, before, terrain in terrains():
            with self.subTest(terrain=name):
                terrain.apply("hydraulic-erosion", iterations=30)
                after = terrain.heights()
                self.assertSameBits(numpy.isnan(after), numpy.isnan(before))
                slack = ulp(before) + 1e-3
                self.assertLessEqual(numpy.nanmax(after), numpy.nanmax(before) + slack)
                self.assertGreaterEqual(numpy.nanmin(after), numpy.nanmin(before) - slack)
                lost = numpy.nansum(before.astype(float) - after)
                # Banks beyond the border may slide in.
                slid_in = 0.001 * float(numpy.nanmax(before) - numpy.nanmin(before)) * before.size
                self.assertGreaterEqual(lost, -slack * math.sqrt(before.size) * 2 - slid_in)

    def test_repairs(self):
        def with_spike(h):
            h = h.copy()
            if h.size > 20:
                row, column = h.shape[0] // 2, h.shape[1] // 2
                h[row, column] = numpy.float32(h[row, column] - 9000)
            return h
        for name, heights, _ in terrains():
            with self.subTest(terrain=name):
                before = with_spike(heights)
                terrain = scarp.from_heights(before, (5.0, 4.0))
                terrain.apply("despike", times=15, least=20)
                wanted = despiked(before, 15, 20)
                self.assertLessEqual(numpy.nanmax(numpy.abs(terrain.heights() - wanted)), ulp(before))
                terrain = scarp.from_heights(heights, (5.0, 4.0))
                terrain.apply("deseam", reach=16)
                self.assertSameBits(terrain.heights(), heights)  # No strip is wide enough for a seam.

    def test_steps_are_removed_within_half_a_step(self):
        for name, heights, _ in terrains():
            step = 2048.0 if numpy.nanmax(heights) > 1e6 else 8.0
            before = (numpy.round(heights.astype(float) / step) * step).astype(numpy.float32)
            with self.subTest(terrain=name):
                terrain = scarp.from_heights(before, (5.0, 4.0))
                terrain.apply("destep", quantum=step)
                after = terrain.heights().astype(float)
                self.assertSameBits(numpy.isnan(after), numpy.isnan(before))
                self.assertLessEqual(numpy.nanmax(numpy.abs(after - before)), step / 2 + (ulp(before) > 1) * ulp(before))

    def test_holes_are_filled_by_a_membrane(self):
        for rows, columns, first, last in ((3, 65537, 30000, 30240), (2, 4097, 5, 25), (4097, 2, 2000, 2300),
                                           (2, 4097, 4000, 4097), (3, 300, 1, 290), (4, 5, 1, 4)):
            for base in (0.0, HIGH / 2):
                with self.subTest(rows=rows, columns=columns, hole=(first, last), base=base):
                    heights = (relief(rows, columns) * 8 + base).astype(numpy.float32)
                    if columns > rows:
                        heights[:, first:last] = numpy.nan
                        part = slice(None), slice(max(0, first - 2), last + 2)
                    else:
                        heights[first:last] = numpy.nan
                        part = slice(max(0, first - 2), last + 2), slice(None)
                    terrain = scarp.from_heights(heights, (5.0, 4.0))
                    terrain.apply("fill-holes", which="all")
                    wanted = membrane(heights[part])
                    around = heights[part]
                    spread = float(numpy.nanmax(around) - numpy.nanmin(around))
                    off = numpy.abs(terrain.heights()[part] - wanted).max()
                    self.assertLessEqual(off, 0.1 * spread + 4 * ulp(heights))

    def test_a_lone_sample_fills_all(self):
        for name, before, terrain in terrains():
            if "one sample" in name:
                with self.subTest(terrain=name):
                    terrain.apply("fill-holes", which="all")
                    off = numpy.abs(terrain.heights().astype(float) - numpy.nanmax(before)).max()
                    self.assertLessEqual(off, 8 * ulp(before))
                    terrain = scarp.from_heights(before)
                    terrain.apply("fill-holes", which="enclosed")
                    self.assertSameBits(terrain.heights(), before)


def kernel(method: str, x: numpy.ndarray) -> numpy.ndarray:
    d = numpy.abs(x)
    if method == "bilinear":
        return numpy.clip(1 - d, 0, None)
    if method == "bicubic":
        return numpy.where(d < 1, (1.5 * d - 2.5) * d * d + 1,
                           numpy.where(d < 2, ((-0.5 * d + 2.5) * d - 4) * d + 2, 0))
    return numpy.where(d < 3, numpy.sinc(d) * numpy.sinc(d / 3), 0)


def axis_weights(before: int, after: int, method: str) -> numpy.ndarray:
    """(after, before): the weight of each old sample in each new one."""
    step = (before - 1) / (after - 1)
    centres = numpy.arange(after) * step
    at = numpy.arange(before)
    if method == "nearest":
        return (at == numpy.minimum(numpy.floor(centres + 0.5), before - 1)[:, None]).astype(float)
    weights = kernel(method, (at - centres[:, None]) / max(1.0, step))
    return weights / weights.sum(1, keepdims=True)


class Reshapes(Case):
    def test_resampling(self):
        for name, before, _ in terrains():
            before = before[:300, :300]  # The matrices of the comparison are dense.
            rows, columns = before.shape
            for method in ("nearest", "bilinear", "bicubic", "lanczos"):
                for to_rows, to_columns in ((2, 2), (rows + 3, columns), (2 * rows - 1, columns // 2 + 2)):
                    with self.subTest(terrain=name, method=method, size=(to_columns, to_rows)):
                        terrain = scarp.from_heights(before, (5.0, 4.0))
                        terrain.apply("resample", method=method, columns=to_columns, rows=to_rows)
                        across = axis_weights(columns, to_columns, method)
                        down = axis_weights(rows, to_rows, method)
                        ground = ~numpy.isnan(before)
                        middle = numpy.nanmean(before.astype(float))
                        sums = down @ numpy.where(ground, before - middle, 0) @ across.T
                        weight = down @ ground.astype(float) @ across.T
                        nearest = (axis_weights(rows, to_rows, "nearest") @ numpy.nan_to_num(before.astype(float))
                                   @ axis_weights(columns, to_columns, "nearest").T)
                        there = (axis_weights(rows, to_rows, "nearest") @ ground
                                 @ axis_weights(columns, to_columns, "nearest").T) > 0.5
                        sure = there & (numpy.abs(weight - 0.1) > 1e-4)
                        with numpy.errstate(invalid="ignore", divide="ignore"):
                            wanted = numpy.where(weight > 0.1, middle + sums / weight, nearest)
                        after = terrain.heights()
                        self.assertSameBits(numpy.isnan(after), ~there)
                        # Lanczos and bicubic weights of a part of the samples may sum to little, which enlarges rounding.
                        room = (4 * ulp(before) + 1e-5 * numpy.nanmax(numpy.abs(before - middle))) / \
                            numpy.clip(numpy.abs(weight), 0.1, 1)
                        self.assertLessEqual((numpy.abs(after - wanted) - room)[sure].max(initial=0), 0)

    def test_moving_samples_keeps_their_bits(self):
        for name, before, _ in terrains():
            rows, columns = before.shape
            with self.subTest(terrain=name):
                def after(**settings):
                    terrain = scarp.from_heights(before, (5.0, 4.0))
                    terrain.apply(settings.pop("op"), **settings)
                    return terrain
                self.assertSameBits(after(op="flip", axis="east-west").heights(), before[:, ::-1])
                self.assertSameBits(after(op="flip", axis="north-south").heights(), before[::-1])
                turned = after(op="rotate", quarter_turns=1)
                self.assertSameBits(turned.heights(), numpy.rot90(before, -1))
                self.assertEqual(turned.cell, (4.0, 5.0))
                wide = after(op="extend", west=1, north=2, east=3, south=4, fill="edge")
                self.assertSameBits(wide.heights(), numpy.pad(before, ((2, 4), (1, 3)), "edge"))
                west = 70000 - columns if rows < 10 else 300
                wide = after(op="extend", west=west, fill="height", height=-HIGH)
                self.assertSameBits(wide.heights(), numpy.pad(before, ((0, 0), (west, 0)),
                                                              constant_values=numpy.float32(-HIGH)))
                cut = after(op="crop", column=columns - 2, row=rows - 2, columns=2, rows=2)
                self.assertSameBits(cut.heights(), before[-2:, -2:])
                scaled = after(op="rescale", dx=0.001, dy=1e5, scale=0.5, offset=7)
                self.assertEqual(scaled.cell, (0.001, 1e5))
                self.assertSameBits(scaled.heights(), (before * 0.5 + 7.0).astype(numpy.float32))


KINDS = ("raise", "lower", "smooth", "sharpen", "flatten", "set-height", "noise", "terrace", "plateau", "crater", "ramp",
         "stamp", "clone", "smudge", "pinch", "inflate", "restore", "hydraulic", "thermal", "hole", "fill")


def a_sample_of_ground(heights: numpy.ndarray):
    """Row and column of the sample of ground nearest to the middle, and its place in metres."""
    rows, columns = heights.shape
    places = numpy.argwhere(~numpy.isnan(heights))
    row, column = places[numpy.abs(places - [rows / 2, columns / 2]).sum(1).argmin()]
    return row, column, (column - (columns - 1) / 2) * 5.0, ((rows - 1) / 2 - row) * 4.0


class Brushes(Case):
    def strokes(self):
        for name, before, _ in terrains():
            row, column, x, y = a_sample_of_ground(before)

            def after(kind, points=None, **brush):
                terrain = scarp.from_heights(before, (5.0, 4.0))
                brush = {"radius": 4e5, "falloff": "constant", "strength": 25.0, "restore_to": 1, **brush}
                terrain.stroke(kind, points or [(x, y)], **brush)
                return terrain.heights()
            yield name, before, float(before[row, column]), after, (x, y)

    def close(self, one, other, tolerance):
        self.assertSameBits(numpy.isnan(one), numpy.isnan(other))
        self.assertLessEqual(numpy.nanmax(numpy.abs(one.astype(float) - other)), tolerance)

    def test_change_heights_by_their_strength(self):
        # A click is one dab of a stroke, which adds a share of the strength.
        usual = scarp.new(65, 65)
        usual.stroke("raise", [(0, 0)], radius=4e5, falloff="constant", strength=1000)
        share = float(usual.heights()[32, 32]) / 1000
        self.assertTrue(0 < share <= 1)
        for name, h, level, after, _ in self.strokes():
            with self.subTest(terrain=name):
                one = ulp(h)
                exact = h.astype(float)
                dab = 25 * share

                def toward(goal):
                    return exact + numpy.clip(goal - exact, -dab, dab)
                self.close(after("raise"), exact + dab, one)
                self.close(after("lower"), exact - dab, one)
                self.close(after("set-height", target_height=40), toward(40), one)
                most = 1e9 * share
                self.close(after("set-height", target_height=-7, strength=1e9),
                           exact + numpy.clip(-7 - exact, -most, most), 2 * one)
                self.close(after("flatten"), toward(level), one)
                self.assertTrue(numpy.isnan(after("hole")).all())
                self.assertFalse(numpy.isnan(after("fill")).any())

    def test_leave_level_ground_alone(self):
        for name, h, _, _, (x, y) in self.strokes():
            level = numpy.where(numpy.isnan(h), h, numpy.nanmax(h)).astype(numpy.float32)
            for kind in ("smooth", "sharpen", "flatten", "pinch", "smudge", "thermal", "clone", "restore", "ramp"):
                with self.subTest(terrain=name, kind=kind):
                    terrain = scarp.from_heights(level, (5.0, 4.0))
                    terrain.stroke(kind, [(x, y), (x + 11, y - 6)], radius=50, strength=30, restore_to=1)
                    self.assertSameBits(terrain.heights(), level)

    def test_stay_in_bounds(self):
        """Brushes that look at neighbours neither make heights beyond the range nor open or close holes."""
        for name, h, _, after, (x, y) in self.strokes():
            low, high, one = numpy.nanmin(h), numpy.nanmax(h), ulp(h)
            for kind in ("smooth", "flatten", "smudge", "thermal", "clone", "restore", "ramp"):
                for radius in (6.0, 4e5):
                    with self.subTest(terrain=name, kind=kind, radius=radius):
                        result = after(kind, [(x, y), (x + 9, y + 3), (x + 30, y - 20)], radius=radius, strength=60,
                                       falloff="smooth", clone_x=10, clone_y=4)
                        self.assertSameBits(numpy.isnan(result), numpy.isnan(h))
                        self.assertLessEqual(numpy.nanmax(result), high + 2 * one)
                        self.assertGreaterEqual(numpy.nanmin(result), low - 2 * one)
            for kind in ("noise", "sharpen", "pinch", "inflate", "stamp", "terrace", "hydraulic"):
                with self.subTest(terrain=name, kind=kind):
                    result = after(kind, [(x, y), (x + 9, y + 3)], strength=60)
                    self.assertSameBits(numpy.isnan(result), numpy.isnan(h))
                    self.assertLessEqual(numpy.nanmax(numpy.abs(result.astype(float) - h)), 61 + 2 * one)

    def test_off_the_terrain_change_nothing(self):
        for name, h, _, after, _ in self.strokes():
            for kind in KINDS:
                if kind in ("ramp",):
                    continue
                with self.subTest(terrain=name, kind=kind):
                    try:
                        result = after(kind, [(9e5, 9e5)], radius=20)
                    except scarp.Error:
                        continue
                    self.assertSameBits(result, h)


def png_samples(path) -> numpy.ndarray:
    """16-bit grey PNG: ISO/IEC 15948, with all five row filters."""
    data = path.read_bytes()
    chunks, at = b"", 8
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        if kind == b"IHDR":
            columns, rows, depth, colour = struct.unpack(">IIBB", body[:10])
        if kind == b"IDAT":
            chunks += body
        at += length + 12
    assert (depth, colour) == (16, 0)
    raw = numpy.frombuffer(zlib.decompress(chunks), numpy.uint8).reshape(rows, 1 + 2 * columns)
    above = numpy.zeros(2 * columns, int)
    out = numpy.empty((rows, 2 * columns), numpy.uint8)
    for row in range(rows):
        line = raw[row, 1:].astype(int)
        kind = raw[row, 0]
        if kind == 2:
            line = (line + above) & 255
        elif kind == 1:
            line = line.reshape(-1, 2).cumsum(0).reshape(-1) & 255
        elif kind:
            for i in range(2 * columns):
                a, b, c = (line[i - 2] if i > 1 else 0), above[i], (above[i - 2] if i > 1 else 0)
                if kind == 3:
                    line[i] = (line[i] + (a + b) // 2) & 255
                else:
                    p = a + b - c
                    near = min((abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c))[2]
                    line[i] = (line[i] + near) & 255
        out[row] = line
        above = line
    return out.reshape(rows, columns, 2) @ numpy.array([256, 1])


def tiff_samples(path) -> tuple:
    """Samples of an uncompressed float32 TIFF in strips or tiles, and the text of its no-data tag."""
    data = path.read_bytes()
    order = "<" if data[:2] == b"II" else ">"
    big = struct.unpack(order + "H", data[2:4])[0] == 43
    where = struct.unpack(order + ("Q" if big else "I"), data[8:16] if big else data[4:8])[0]
    count = struct.unpack(order + ("Q" if big else "H"), data[where:where + (8 if big else 2)])[0]
    where += 8 if big else 2
    kinds = {1: "B", 2: "s", 3: "H", 4: "I", 12: "d", 16: "Q"}
    tags = {}
    for _ in range(count):
        tag, kind, number = struct.unpack(order + ("HHQ" if big else "HHI"), data[where:where + (12 if big else 8)])
        field = where + (12 if big else 8)
        room = 8 if big else 4
        code = kinds.get(kind, "B")
        form = order + f"{number}{code}"
        size = struct.calcsize(form)
        start = field if size <= room else struct.unpack(order + ("Q" if big else "I"), data[field:field + room])[0]
        tags[tag] = struct.unpack(form, data[start:start + size])
        where = field + room
    assert tags[259] == (1,) and tags[258] == (32,) and tags[339] == (3,)
    columns, rows = tags[256][0], tags[257][0]
    width, length = (tags[322][0], tags[323][0]) if 322 in tags else (columns, tags[278][0])
    offsets = tags.get(324, tags.get(273))
    out = numpy.empty((-(-rows // length) * length, -(-columns // width) * width), numpy.float32)
    for i, offset in enumerate(offsets):
        row, column = i // (out.shape[1] // width) * length, i % (out.shape[1] // width) * width
        height = length if 322 in tags else min(length, rows - row)
        block = numpy.frombuffer(data, order + "f4", width * height, offset).reshape(height, width)
        out[row:row + height, column:column + width] = block
    return out[:rows, :columns], tags.get(42113, (b"",))[0].decode().strip("\0")


class Exports(Case):
    def test_16_bit_files_hold_the_nearest_step(self):
        for name, h, terrain in terrains():
            low, high = float(numpy.nanmin(h)), float(numpy.nanmax(h))
            for ending in ("r16", "raw", "png"):
                if ending == "png" and h.shape[1] > 5000:
                    continue  # png_samples() would take long.
                with self.subTest(terrain=name, ending=ending):
                    path = self.folder / f"t.{ending}"
                    report = terrain.export(path)
                    steps = (png_samples(path) if ending == "png"
                             else numpy.fromfile(path, "<u2").reshape(h.shape)).astype(float)
                    holes = numpy.isnan(h)
                    self.assertTrue((steps[holes] == 0).all())
                    self.assertEqual(any("hole" in note for note in report.notes), bool(holes.any()))
                    if high > low:
                        wanted = numpy.round((h.astype(float) - low) / (high - low) * 65535)
                        self.assertLessEqual(numpy.abs(steps - wanted)[~holes].max(), 0)
                        off = numpy.abs(low + steps / 65535 * (high - low) - h)[~holes].max()
                        self.assertAlmostEqual(report.largest_error, off, delta=ulp(h) + 1e-9)
                    else:
                        self.assertEqual(len(set(steps[~holes])), 1)
                        self.assertEqual(report.largest_error, 0)

    def test_float_files_hold_the_bits(self):
        for name, h, terrain in terrains():
            with self.subTest(terrain=name):
                report = terrain.export(self.folder / "t.tif", compression="none")
                samples, nodata = tiff_samples(self.folder / "t.tif")
                self.assertEqual(report.largest_error, 0)
                stored = numpy.where(samples == numpy.float32(nodata or "nan"), numpy.float32("nan"), samples)
                self.assertSameBits(numpy.isnan(stored), numpy.isnan(h))
                self.assertTrue((stored == h)[~numpy.isnan(h)].all())
                terrain.export(self.folder / "t.exr")
                self.assertSameBits(scarp.open(self.folder / "t.exr", cell_size=5).heights(), h)
                report = terrain.export(self.folder / "t.asc")
                lines = (self.folder / "t.asc").read_text().splitlines()
                header = dict(line.split() for line in lines[:8] if line[0].isalpha())
                self.assertEqual((int(header["ncols"]), int(header["nrows"])), h.shape[::-1])
                text = numpy.array([line.split() for line in lines[len(header):]], float)
                self.assertTrue((numpy.where(numpy.isnan(h), float(header["NODATA_value"]), h)
                                 == text.astype(numpy.float32)).all())

    def test_meshes_cover_the_whole_cells(self):
        for name, h, terrain in terrains():
            rows, columns = h.shape
            whole = ~numpy.isnan(h[1:, 1:] + h[:-1, 1:] + h[1:, :-1] + h[:-1, :-1])
            if h.size > 10000:
                continue
            with self.subTest(terrain=name):
                if not whole.any():
                    with self.fails("t.ply"):
                        terrain.export(self.folder / "t.ply", "mesh")
                    continue
                terrain.export(self.folder / "t.ply", "mesh", error=1e-6)
                data = (self.folder / "t.ply").read_bytes()
                head, _, body = data.partition(b"end_header\n")
                fields = {line.split()[1]: int(line.split()[2]) for line in head.decode().splitlines()
                          if line.startswith("element")}
                floats = sum(line.startswith(b"property float") for line in head.split(b"element face")[0].splitlines())
                vertices = numpy.frombuffer(body, "<f4", fields["vertex"] * floats).reshape(-1, floats)[:, :3]
                faces = numpy.frombuffer(body, numpy.dtype([("n", "u1"), ("v", "<u4", 3)]), fields["face"],
                                         fields["vertex"] * floats * 4)["v"]
                x, y, z = vertices.astype(float).T
                column = numpy.round(x / 5 + (columns - 1) / 2).astype(int)
                row = numpy.round((rows - 1) / 2 - y / 4).astype(int)
                self.assertTrue((z.astype(numpy.float32) == h[row, column]).all())
                one, two, three = (vertices[faces[:, i]].astype(float) for i in range(3))
                area = 0.5 * numpy.abs((two[:, 0] - one[:, 0]) * (three[:, 1] - one[:, 1])
                                       - (three[:, 0] - one[:, 0]) * (two[:, 1] - one[:, 1])).sum()
                self.assertAlmostEqual(area / (whole.sum() * 20.0), 1, places=4)

    def test_other_kinds_are_written_or_refused_in_one_line(self):
        kinds = (("m.glb", "mesh", {}), ("m.obj", "mesh", {}), ("m.stl", "mesh", {}), ("m.3mf", "mesh", {"solid": True}),
                 ("tiles", "tiles", {}), ("web", "web", {}), ("s.glb", "scene", {}), ("scene", "scene", {"program": "blender"}),
                 ("o.csv", "objects", {}), ("materials", "materials", {"for": "gis"}))
        for name, h, terrain in terrains():
            if h.size > 10000 or "holes" in name:
                continue
            for path, kind, choices in kinds:
                with self.subTest(terrain=name, path=path):
                    folder = self.folder / name.replace(" ", "_")
                    folder.mkdir(exist_ok=True)
                    try:
                        report = terrain.export(folder / path, kind, **choices)
                    except scarp.Error as error:
                        self.assertIn(path, str(error))
                        self.assertNotIn("\n", str(error))
                        self.assertFalse((folder / path).exists())
                    else:
                        self.assertTrue(report.files)


if __name__ == "__main__":
    unittest.main()
