#include <gtest/gtest.h>

#include <cmath>

#include "ui/render/GroundColours.h"

namespace scarp {
namespace {

TEST(DetailTexture, GrainIsHalfOnAverageAndTilesWithoutASeam) {
  const std::vector<std::uint8_t> texels = detailTexture();
  constexpr std::size_t side = kDetailSide;
  ASSERT_EQ(texels.size(), 4 * side * side);
  const auto at = [&](std::size_t column, std::size_t row, std::size_t channel) {
    return double(texels[4 * ((row % side) * side + column % side) + channel]);
  };
  for (std::size_t channel = 0; channel < 4; ++channel) {
    double sum = 0.0, within = 0.0, across = 0.0;
    for (std::size_t row = 0; row < side; ++row) {
      for (std::size_t column = 0; column < side; ++column) sum += at(column, row, channel);
      within += std::abs(at(100, row, channel) - at(101, row, channel)) +
                std::abs(at(row, 100, channel) - at(row, 101, channel));
      across += std::abs(at(side - 1, row, channel) - at(side, row, channel)) +
                std::abs(at(row, side - 1, channel) - at(row, side, channel));
    }
    EXPECT_NEAR(sum / double(side * side), 127.5, 3.0) << channel;
    EXPECT_LT(across, 1.6 * within) << channel;
  }
}

}  // namespace
}  // namespace scarp
