import unittest

from soak import Soak


class RandomCalls(unittest.TestCase):
    def test_break_nothing(self):
        soak = Soak(seconds=4, threads=4, seed=7)
        soak.run()
        self.assertGreater(soak.calls, 50)


if __name__ == "__main__":
    unittest.main()
