#include <gtest/gtest.h>

#include <cmath>

#include "ui/render/MaterialTexture.h"

namespace scarp {
namespace {

constexpr int kTextureSide = 128;

TEST(MaterialTexture, HasTheMaterialsColourOnAverageAndTilesWithoutASeam) {
  constexpr std::size_t side = kTextureSide;
  for (int texture = 0; texture < kMaterialTextures; ++texture) {
    const MaterialTexels texels = materialTexture(texture, kTextureSide);
    ASSERT_EQ(texels.tints.size(), 4 * side * side);
    ASSERT_EQ(texels.slopes.size(), 2 * side * side);
    const auto at = [&](std::size_t column, std::size_t row, std::size_t channel) {
      return double(texels.tints[4 * ((row % side) * side + column % side) + channel]);
    };
    for (std::size_t channel = 0; channel < 4; ++channel) {
      double sum = 0.0, within = 0.0, across = 0.0;
      for (std::size_t row = 0; row < side; ++row)
        for (std::size_t column = 0; column < side; ++column) {
          sum += at(column, row, channel);
          within += std::abs(at(column, row, channel) - at(column + 1, row, channel)) +
                    std::abs(at(column, row, channel) - at(column, row + 1, channel));
          if (column == 0)
            across += std::abs(at(side - 1, row, channel) - at(side, row, channel)) +
                      std::abs(at(row, side - 1, channel) - at(row, side, channel));
        }
      EXPECT_NEAR(sum / double(side * side), 127.5, 2.0) << texture << ", channel " << channel;
      EXPECT_LT(across, 1.5 * within / side) << texture << ", channel " << channel;
    }
  }
}

TEST(MaterialTexture, SlopesAreThoseOfItsHeights) {
  const MaterialTexels texels = materialTexture(8, kTextureSide);  // rock
  double products = 0.0, squares = 0.0, others = 0.0;
  for (std::size_t row = 1; row + 1 < kTextureSide; ++row)
    for (std::size_t column = 1; column + 1 < kTextureSide; ++column) {
      const std::size_t i = row * kTextureSide + column;
      const double along = double(texels.tints[4 * (i + 1) + 3]) - double(texels.tints[4 * (i - 1) + 3]);
      const double slope = double(texels.slopes[2 * i]);
      products += along * slope;
      squares += along * along;
      others += slope * slope;
    }
  EXPECT_GT(products, 0.9 * std::sqrt(squares * others));
}

TEST(MaterialTexture, EachDefaultMaterialHasItsOwnAndOthersTheNeutralOne) {
  int next = 0;
  for (const Material& material : defaultMaterials()) EXPECT_EQ(materialTextureOf(material), next++);
  EXPECT_EQ(next, kNeutralTexture);
  EXPECT_EQ(materialTextureOf({1000, "Lava", {200, 40, 0}}), kNeutralTexture);
  EXPECT_NE(materialTexture(0, 64).tints, materialTexture(1, 64).tints);
  EXPECT_EQ(materialTexture(2, 64).tints, materialTexture(2, 64).tints);
}

}  // namespace
}  // namespace scarp
