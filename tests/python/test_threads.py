import gc
import threading
import time
import unittest
import weakref

import numpy
import scarp

from support import Case, hills, run_python


class Threads(Case):
    def run_all(self, *bodies):
        """Runs them at the same time; what one raises is raised here."""
        failures = []

        def guarded(body):
            try:
                body()
            except BaseException as failure:  # noqa: BLE001
                failures.append(failure)

        threads = [threading.Thread(target=guarded, args=(body,)) for body in bodies]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
            self.assertFalse(thread.is_alive())
        if failures:
            raise failures[0]

    def test_take_turns_on_one_terrain(self):
        terrain = hills()
        steps = len(terrain.history)
        before = terrain.heights()

        def strokes():
            for _ in range(20):
                terrain.stroke("raise", [(0, 0), (30, 30)], radius=30, strength=1)

        self.run_all(*[strokes] * 4)
        self.assertEqual(len(terrain.history), steps + 80)
        terrain.position = steps
        self.assertSameBits(terrain.heights(), before)

    def test_read_whole_states_while_one_edits(self):
        terrain = scarp.new(700, 500)
        going = [True]

        def edits():
            for height in range(1, 30):
                terrain.set_heights(numpy.full(terrain.shape, height, numpy.float32))
            going[0] = False

        def reads():
            while going[0]:
                self.assertEqual(len(numpy.unique(terrain.heights())), 1)
                self.assertEqual(len({float(tile.array[0, 0]) for tile in terrain.tiles()}), 1)
                hits = terrain.pick_many(numpy.full((50, 3), [0.3, 0.2, 1e4]), numpy.full((50, 3), [0, 0, -1.0]))
                self.assertEqual(len(numpy.unique(hits.point[:, 2])), 1)

        self.run_all(edits, reads, reads)

    def test_others_run_while_one_works(self):
        terrain = scarp.island(513, 513)
        counted = [0]
        working = [True]

        def counts():
            while working[0]:
                counted[0] += 1
                time.sleep(0.001)

        def works():
            begin = time.monotonic()
            while sum(inside) <= 10 and time.monotonic() < begin + 20:
                before = counted[0]
                terrain.apply("blur", radius=20)
                inside.append(counted[0] - before)
            working[0] = False

        inside = []
        self.run_all(counts, works)
        self.assertGreater(sum(inside), 10)

    def test_what_watches_cannot_use_the_terrain_that_works(self):
        terrain, other = scarp.island(257, 257), hills()
        seen = []

        def watches(fraction):
            seen.append(other.shape)
            with self.fails("at work"):
                terrain.heights()
            with self.fails("at work"):
                terrain.undo()

        terrain.apply("thermal_erosion", progress=watches)
        self.assertTrue(seen)

    def test_two_that_watch_each_other_do_not_lock_up(self):
        one, two = scarp.island(257, 257), scarp.island(257, 257)
        met = threading.Barrier(2, timeout=10)
        refused = []

        def works(mine, other):
            first = [True]

            def watches(fraction):
                if not first[0]:
                    return
                first[0] = False
                met.wait()
                try:
                    other.undo()
                except scarp.Error as failure:
                    refused.append(str(failure))

            mine.apply("thermal_erosion", progress=watches)

        self.run_all(lambda: works(one, two), lambda: works(two, one))
        self.assertTrue(refused)
        for line in refused:
            self.assertIn("another thread", line)

    def test_arrays_that_others_change_are_taken_as_they_are(self):
        terrain = scarp.new(512, 512)
        array = numpy.zeros((512, 512), numpy.float32)
        going = [True]

        def changes():
            while going[0]:
                array[:] = numpy.random.random()

        def sets():
            for _ in range(30):
                terrain.set_heights(array)
            going[0] = False

        self.run_all(changes, sets)
        self.assertTrue(numpy.isfinite(terrain.heights()).all())


class Lifetimes(Case):
    def test_terrains_go_when_nobody_has_them(self):
        terrain = hills()
        gone = weakref.ref(terrain)
        tiles = terrain.tiles()
        del terrain
        gc.collect()
        self.assertIsNone(gone())
        kept = tiles[3].array[5:9]
        expected = kept.copy()
        del tiles
        gc.collect()
        hills(seed=9)
        self.assertSameBits(numpy.ascontiguousarray(kept), expected)

    def test_terrains_in_circles_go_too(self):
        class Holder:
            pass

        gone = []
        for _ in range(5):
            holder = Holder()
            holder.terrain = hills()
            holder.tiles = holder.terrain.tiles()
            holder.self = holder
            gone.append(weakref.ref(holder))
        del holder
        gc.collect()
        self.assertEqual([one() for one in gone], [None] * 5)

    def end(self, code, status=0, out="", error=""):
        done = run_python("import numpy, scarp, threading, time, os, sys\n" + code)
        self.assertEqual(done.returncode, status, done.stderr)
        self.assertEqual(done.stdout.strip(), out)
        self.assertIn(error, done.stderr)
        if not error:
            self.assertEqual(done.stderr, "")

    def test_the_interpreter_ends_with_terrains_and_views_alive(self):
        self.end("t = scarp.island(257, 257)\nt.stroke('raise', [(0, 0)], radius=90, strength=9)\n"
                 "v = t.tiles()\nw = v[0].array\nclass C: pass\nc = C(); c.c = c; c.v = t.tiles(); c.t = t\n"
                 "sys.kept = (t, v)\nprint('done')", out="done")

    def test_the_interpreter_ends_while_threads_work(self):
        self.end("t = scarp.island(513, 513)\n"
                 "def work():\n  while True: t.apply('hydraulic_erosion')\n"
                 "def read():\n  while True: t.heights(); t.tiles(); t.sky_light()\n"
                 "def watch():\n  while True: scarp.island(257, 257).apply('blur', progress=lambda f: None)\n"
                 "threading.excepthook = lambda *a: None\n"
                 "for f in (work, read, read, watch): threading.Thread(target=f, daemon=True).start()\n"
                 "time.sleep(0.3)\nprint('done')", out="done")

    def test_calls_after_the_end_are_refused(self):
        self.end("import atexit\nt = scarp.new(9, 9)\nscarp._scarp.close()\n"
                 "try: t.heights()\nexcept scarp.Error as e: print(e)", out="the interpreter is ending")

    def test_forked_processes_are_refused_and_end_well(self):
        self.end("t = scarp.island(257, 257)\nv = t.tiles()\npid = os.fork()\n"
                 "if pid == 0:\n"
                 "  try: t.heights()\n  except scarp.Error as e: print(e, flush=True)\n"
                 "  w = v[0].array.sum()\n  del t, v\n  import gc; gc.collect()\n  sys.exit(0)\n"
                 "assert os.waitpid(pid, 0)[1] == 0",
                 out="this process was forked from one that was using scarp; multiprocessing has to start it by "
                     "\"spawn\"")

    def test_views_stay_where_terrain_is_paged(self):
        self.end("scarp.set_memory(256 << 20)\nr = numpy.random.default_rng(1)\n"
                 "h = r.random((4500, 4500), numpy.float32)\nt = scarp.from_heights(h)\nviews = t.tiles()\n"
                 "for i in range(3): t.set_heights(h + i + 1)\n"
                 "time.sleep(0.2)\n"
                 "assert all((v.array == h[v.row:v.row + 128, v.column:v.column + 128]).all() for v in views)\n"
                 "assert (t.heights() == h + 3).all()\nprint('same')", out="same")

    def test_forked_before_use_is_fine(self):
        self.end("pid = os.fork()\nt = scarp.new(300, 300)\nt.apply('offset', metres=2)\n"
                 "assert t.heights().max() == 2\nif pid: assert os.waitpid(pid, 0)[1] == 0")

    def test_ctrl_c_stops_the_work(self):
        self.end("import signal\nt = scarp.island(513, 513)\nbefore = t.heights()\n"
                 "threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT)).start()\n"
                 "begin = time.time()\n"
                 "try:\n  while True: t.apply('hydraulic_erosion')\n"
                 "except KeyboardInterrupt: print('stopped')\n"
                 "assert time.time() - begin < 20\nt.position = 0\nassert (t.heights() == before).all()",
                 out="stopped")


if __name__ == "__main__":
    unittest.main()
