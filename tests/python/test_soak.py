import unittest

from soak import Soak


class RandomCalls(unittest.TestCase):
    def test_break_nothing(self):
        soak = Soak(seconds=1, threads=4, seed=7)
        soak.run()
        self.assertGreater(soak.calls, 10)


if __name__ == "__main__":
    unittest.main()
