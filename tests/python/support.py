"""What the tests of the Python module share."""

import contextlib
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

import numpy

import scarp

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("SCARP_PROGRAM", "")


class Case(unittest.TestCase):
    """A test with a folder of its own, and a comparison of bits."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def assertSameBits(self, one: numpy.ndarray, other: numpy.ndarray) -> None:
        self.assertEqual(one.dtype, other.dtype)
        self.assertEqual(one.shape, other.shape)
        self.assertEqual(numpy.ascontiguousarray(one).tobytes(), numpy.ascontiguousarray(other).tobytes())

    @contextlib.contextmanager
    def fails(self, *words: str, kind: type = scarp.Error):
        with self.assertRaises(kind) as caught:
            yield
        line = str(caught.exception)
        self.assertNotIn("\n", line)
        for word in words:
            self.assertIn(word, line)


def hills(columns: int = 300, rows: int = 260, seed: int = 1) -> scarp.Terrain:
    """Uneven ground whose size is no multiple of a tile's."""
    random = numpy.random.default_rng(seed)
    heights = random.normal(0, 1, (rows, columns)).cumsum(0).cumsum(1) / 50
    return scarp.from_heights(heights.astype(numpy.float32), 2.0)


def run_program(*arguments: object) -> subprocess.CompletedProcess:
    return subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True, timeout=120)


def run_python(code: str, timeout: float = 60) -> subprocess.CompletedProcess:
    """A process of its own, for what ends one."""
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=timeout)
