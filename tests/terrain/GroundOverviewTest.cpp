#include <gtest/gtest.h>

#include <cmath>

#include "core/terrain/GroundOverview.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

TEST(GroundOverview, HoldsTheMiddleOfEveryBlock) {
  for (const auto& [columns, rows, most] :
       {std::array{1000, 700, 64}, std::array{129, 300, 128}, std::array{2, 2, 64}, std::array{65, 65, 64},
        std::array{66, 3, 64}}) {
    const Terrain terrain =
        test::makeTerrain({columns, rows}, [](int c, int r) { return static_cast<float>(1000 * r + c); });
    const GroundOverview overview(terrain.heights, most);
    EXPECT_LE(std::max(overview.columns(), overview.rows()), most);
    EXPECT_GE(overview.columns() * overview.stride(), columns - 1);
    EXPECT_LT((overview.columns() - 1) * overview.stride(), columns - 1);
    EXPECT_GE(overview.rows() * overview.stride(), rows - 1);
    for (int row = 0; row < overview.rows(); ++row)
      for (int column = 0; column < overview.columns(); ++column) {
        const int height = static_cast<int>(overview.at(column, row));
        EXPECT_EQ(height % 1000 / overview.stride(), column);
        EXPECT_EQ(height / 1000 / overview.stride(), row);
      }
  }
}

TEST(GroundOverview, ACellWithoutACornerIsAHole) {
  const Terrain terrain = test::makeTerrain({3, 2}, [](int c, int) { return c == 2 ? test::kHole : 1.0f; });
  const GroundOverview overview(terrain.heights, 64);
  EXPECT_EQ(overview.at(0, 0), 1.0f);
  EXPECT_TRUE(std::isnan(overview.at(1, 0)));
}

TEST(GroundOverview, AChangeIsTakenOverAsIfMadeAnew) {
  Terrain terrain = test::fractalTerrain(777, 501);
  GroundOverview overview(terrain.heights, 100);
  std::mt19937_64 random(3);
  std::uniform_int_distribution<int> at(0, 400), size(1, 90);
  for (int i = 0; i < 20; ++i) {
    const int c = at(random), r = at(random);
    const GridRect changed{c, r, c + size(random), r + size(random)};
    terrain.heights.write(
        changed, std::vector<float>(static_cast<std::size_t>(changed.area()), 5.0f + static_cast<float>(i)));
    const GridRect told = overview.refresh(terrain.heights, changed);
    EXPECT_LE(told.area(),
              (changed.width() / overview.stride() + 2) * (changed.height() / overview.stride() + 2));
    const GroundOverview anew(terrain.heights, 100);
    for (int row = 0; row < anew.rows(); ++row)
      for (int column = 0; column < anew.columns(); ++column)
        ASSERT_EQ(overview.at(column, row), anew.at(column, row)) << i;
  }
  EXPECT_TRUE(overview.refresh(terrain.heights, {}).empty());
}

}  // namespace
}  // namespace scarp
