#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <vector>

#include "core/material/WeightPlane.h"

namespace scarp {
namespace {

TEST(WeightPlane, KeepsEveryWeight) {
  std::mt19937 random(4);
  for (int i = 0; i < 8; ++i) {
    std::vector<std::uint8_t> weights(WeightPlane::samples);
    // Some blocks of 0, some of 255, some of anything.
    for (int r = 0; r < 128; r += 8)
      for (int c = 0; c < 128; c += 8) {
        const unsigned kind = random() % 4;
        for (int y = 0; y < 8; ++y)
          for (int x = 0; x < 8; ++x)
            weights[static_cast<std::size_t>((r + y) * 128 + c + x)] =
                kind == 0   ? 0
                : kind == 1 ? 255
                            : static_cast<std::uint8_t>(random() % 256);
      }
    const WeightPlane plane(weights);
    std::vector<std::uint8_t> read(WeightPlane::samples);
    plane.read(read);
    ASSERT_EQ(read, weights);
    for (int n = 0; n < 1000; ++n) {
      const int column = static_cast<int>(random() % 128), row = static_cast<int>(random() % 128);
      ASSERT_EQ(plane.at(column, row), weights[static_cast<std::size_t>(row * 128 + column)]);
    }
    EXPECT_EQ(plane, WeightPlane(read));
    read[random() % read.size()] ^= 1U;
    EXPECT_NE(plane, WeightPlane(read));
  }
}

TEST(WeightPlane, TakesMemoryForMixedBlocksAlone) {
  std::vector<std::uint8_t> weights(WeightPlane::samples, 255);
  std::fill_n(weights.begin(), WeightPlane::samples / 2, std::uint8_t{0});
  const std::size_t least = WeightPlane(weights).bytes();
  EXPECT_LT(least, 200U);
  weights[5] = 1;
  weights[weights.size() - 1] = 254;
  EXPECT_EQ(WeightPlane(weights).bytes(), least + 2 * 64);
}

}  // namespace
}  // namespace scarp
