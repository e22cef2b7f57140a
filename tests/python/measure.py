"""What reading and writing arrays costs: python3 measure.py [SIDE]. The least of some tries, and their median."""

import resource
import statistics
import sys
import time

import numpy
import scarp


def measure(title, call, tries=7):
    times = []
    for _ in range(tries):
        begin = time.perf_counter()
        call()
        times.append(1e3 * (time.perf_counter() - begin))
    print(f"{title:58} {min(times):9.2f} ms {statistics.median(times):9.2f} ms")


def main():
    side = int(sys.argv[1]) if len(sys.argv) > 1 else 4097
    heights = numpy.random.default_rng(1).normal(0, 50, (side, side)).astype(numpy.float32).cumsum(0) / 20
    terrain = scarp.from_heights(heights, 2.0)
    print(f"{side} x {side} samples, {heights.nbytes / 2**20:.0f} MiB")
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    measure("all tiles, no copy", terrain.tiles)
    print(f"  more memory at most: {(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 2**10:.1f} MiB")
    measure("the greatest height by tiles", lambda: max(tile.array.max() for tile in terrain.tiles()))
    measure("heights(), one copy", terrain.heights)
    out = terrain.heights()
    measure("numpy.copyto of such an array, by one thread", lambda: numpy.copyto(out, heights))
    measure("numpy's copy() of such an array, into new memory", heights.copy)
    measure("set_heights(), all other", lambda: terrain.set_heights(out + numpy.float32(time.perf_counter() % 1)), 5)
    measure("set_heights(), 512 x 512 of it", lambda: terrain.set_heights(
        heights[:512, :512] + numpy.float32(time.perf_counter() % 1), (100, 100, 512, 512)))
    line = [(x, 40 * (x % 7)) for x in range(-300, 301, 20)]
    measure("a stroke: raise, radius 100 m, 31 points", lambda: terrain.stroke("raise", line, radius=100, strength=5))
    measure("a stroke: raise, radius 5 m, a point", lambda: terrain.stroke("raise", [(0, 0)], radius=5, strength=5))
    rays = numpy.random.default_rng(2).normal(0, 1, (1_000_000, 3))
    rays[:, 2] = -abs(rays[:, 2]) - 0.1
    origins = numpy.full((1_000_000, 3), [0, 0, 4000.0])
    measure("a million rays", lambda: terrain.pick_many(origins, rays), 3)


if __name__ == "__main__":
    main()
