"""Random calls of several threads on some terrains: python3 soak.py [SECONDS [THREADS [SEED]]].

Each call may be refused by one line; nothing may crash, hang, or change what an array shows.
"""

import gc
import os
import random
import sys
import tempfile
import threading
import time

import numpy
import scarp

BRUSHES = ["raise", "lower", "smooth", "flatten", "noise", "terrace", "crater", "ramp", "hydraulic", "thermal", "hole",
           "fill", "smudge", "pinch", "bogus"]
FILTERS = ["offset", "scale", "clamp", "blur", "sharpen", "thermal-erosion", "fill-holes", "despike",
           "fill-depressions", "breach-depressions", "bogus"]
RESHAPES = ["crop", "rotate", "mirror", "resample"]


class Raised(Exception):
    pass


class Soak:
    def __init__(self, seconds, threads, seed):
        self.end = time.monotonic() + seconds
        self.threads = threads
        self.seed = seed
        self.terrains = [scarp.island(200, 150, seed=i) for i in range(3)]
        self.kept = []  # Views and what they showed.
        self.lock = threading.Lock()
        self.failures = []
        self.calls = self.refused = 0

    def terrain(self, r):
        return r.choice(self.terrains)

    def window(self, r, t):
        if r.random() < 0.5:
            return None
        rows, columns = t.shape
        return (r.randint(-1, columns - 1), r.randint(-1, rows), r.randint(0, columns), r.randint(1, rows))

    def watcher(self, r):
        what = r.random()
        if what < 0.6:
            return None
        left = [r.randint(0, 4)]

        def watches(fraction):
            left[0] -= 1
            if what > 0.9 and left[0] < 0:
                raise Raised
            if what > 0.8:
                try:
                    r.choice(self.terrains).heights((0, 0, 2, 2))
                except scarp.Error:
                    pass
            if what > 0.7:
                gc.collect()
            return left[0] >= 0 or None

        return watches

    # Calls; each takes its terrain and the thread's random numbers.

    def stroke(self, t, r):
        points = [(r.uniform(-400, 400), r.uniform(-300, 300), r.random()) for _ in range(r.randint(0, 6))]
        t.stroke(r.choice(BRUSHES), points, radius=r.uniform(-1, 120), strength=r.uniform(0, 30),
                 progress=self.watcher(r))

    def filter(self, t, r):
        t.apply(r.choice(FILTERS), progress=self.watcher(r))

    def reshape(self, t, r):
        kind = r.choice(RESHAPES)
        settings = {"crop": {"column": 1, "row": 2, "columns": 100, "rows": 90}}.get(kind, {})
        t.apply(kind, **settings)

    def history(self, t, r):
        r.choice([t.undo, t.redo, lambda: setattr(t, "position", r.randint(-1, len(t.history) + 1))])()

    def set_heights(self, t, r):
        heights = t.heights()
        heights += r.choice([1, numpy.nan, 1e12, -3])
        t.set_heights(heights, self.window(r, t) if r.random() < 0.2 else None, progress=self.watcher(r))

    def masks(self, t, r):
        weights = numpy.random.default_rng(r.randint(0, 99)).random(t.shape) * r.choice([1, 1, 2])
        r.choice([lambda: t.set_selection(weights), lambda: t.set_selection(None),
                  lambda: t.set_mask(r.choice("ab"), weights), lambda: t.mask("a"), lambda: t.mask_tiles("b"),
                  lambda: t.apply("forget_mask", name="a")])()

    def layers(self, t, r):
        r.choice([lambda: t.apply("add-layer", name="L"), lambda: t.apply("delete-layer", layer=1),
                  lambda: t.apply("activate-layer", layer=0), lambda: t.layer(1), lambda: t.layer_tiles(1),
                  lambda: t.apply("flatten-layers"), lambda: t.layer_mask(1), lambda: t.deposits()])()

    def views(self, t, r):
        tiles = t.tiles(self.window(r, t))
        copies = [tile.array.copy() for tile in tiles]
        with self.lock:
            self.kept.append((tiles, copies))
            if len(self.kept) > 40:
                del self.kept[r.randrange(len(self.kept))]

    def check_views(self, t, r):
        with self.lock:
            tiles, copies = r.choice(self.kept) if self.kept else ([], [])
        for tile, copy in zip(tiles, copies):
            if tile.array.tobytes() != copy.tobytes():
                raise AssertionError("a view shows something else than it did")

    def ask(self, t, r):
        rays = numpy.random.default_rng(r.randint(0, 99)).normal(0, 100, (500, 3))
        r.choice([lambda: t.pick_many(rays + [0, 0, 400], -rays), lambda: t.pick((0, 0, 999), (0, 0, -1)),
                  lambda: t.viewshed(r.uniform(-500, 500), 0, progress=self.watcher(r)),
                  lambda: t.sun_light(elevation=r.uniform(-5, 90), progress=self.watcher(r)),
                  lambda: t.sky_light(directions=r.randint(3, 16), window=self.window(r, t)),
                  lambda: t.profile(rays[:4, :2]), lambda: t.heights(self.window(r, t)), lambda: numpy.asarray(t),
                  lambda: (t.history, t.position, t.height_range, t.objects, t.layers, t.masks, t.cell)])()

    def files(self, t, r):
        path = os.path.join(self.folder, f"{r.randint(0, 3)}.scarp")
        if r.random() < 0.3:
            t.save(path, progress=self.watcher(r))
        elif r.random() < 0.5:
            t.export(path[:-6] + ".tif", progress=self.watcher(r))
        else:
            opened = scarp.open(path)
            with self.lock:
                self.terrains[r.randrange(len(self.terrains))] = opened

    def replace(self, t, r):
        made = scarp.from_heights(numpy.zeros((r.randint(1, 300), r.randint(1, 300))))
        with self.lock:
            self.terrains[r.randrange(len(self.terrains))] = made

    def collect(self, t, r):
        gc.collect(r.randint(0, 2))

    def work(self, number):
        r = random.Random(self.seed * 1000 + number)
        calls = [self.stroke, self.stroke, self.filter, self.reshape, self.history, self.history, self.set_heights,
                 self.masks, self.layers, self.views, self.views, self.check_views, self.ask, self.ask, self.files,
                 self.replace, self.collect]
        while time.monotonic() < self.end and not self.failures:
            call = r.choice(calls)
            self.calls += 1
            try:
                call(self.terrain(r), r)
            except (scarp.Error, Raised) as refusal:
                self.refused += 1
                if "\n" in str(refusal):
                    self.failures.append(refusal)
            except BaseException as failure:  # noqa: BLE001
                self.failures.append(failure)
                raise

    def run(self):
        with tempfile.TemporaryDirectory() as self.folder:
            threads = [threading.Thread(target=self.work, args=(i,)) for i in range(self.threads)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join(max(0.0, self.end - time.monotonic()) + 120)
                if thread.is_alive():
                    raise AssertionError("a call does not come back")
        if self.failures:
            raise self.failures[0]
        for tiles, copies in self.kept:
            for tile, copy in zip(tiles, copies):
                if tile.array.tobytes() != copy.tobytes():
                    raise AssertionError("a view shows something else than it did")


def main():
    numbers = [float(word) for word in sys.argv[1:]] + [10, 4, 1][len(sys.argv) - 1:]
    soak = Soak(numbers[0], int(numbers[1]), int(numbers[2]))
    soak.run()
    print(f"{numbers[0]:g} s, {int(numbers[1])} threads, seed {int(numbers[2])}: {soak.calls} calls, "
          f"{soak.refused} of them refused")


if __name__ == "__main__":
    main()
