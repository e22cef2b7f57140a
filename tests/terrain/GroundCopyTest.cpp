#include <gtest/gtest.h>

#include <cmath>

#include "core/terrain/GroundCopy.h"
#include "core/terrain/GroundOverview.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

TEST(GroundCopy, HoldsTheGroundAndNothingBeyondTheTerrain) {
  const Terrain terrain = test::fractalTerrain(200, 150);
  for (const GridRect rect :
       {GridRect{-5, -7, 205, 160}, GridRect{10, 20, 140, 145}, GridRect{300, 10, 320, 20}}) {
    const GroundCopy copy(terrain.heights, rect);
    for (int r = rect.row0; r < rect.row1; ++r)
      for (int c = rect.column0; c < rect.column1; ++c) {
        const float is = copy.row(r)[c - rect.column0];
        if (terrain.frame.samples().contains(c, r)) {
          ASSERT_EQ(is, terrain.heights.at(c, r));
        } else {
          ASSERT_TRUE(std::isnan(is));
        }
      }
  }
}

TEST(GroundCopy, IsExactOnSamplesAndOnParabolasBetweenThem) {
  const auto height = [](double c, double r) { return 0.02 * c * c - 0.05 * c * r + 0.3 * r; };
  const Terrain terrain =
      test::makeTerrain({50, 40, 1, 1}, [&](int c, int r) { return static_cast<float>(height(c, r)); });
  const GroundCopy copy(terrain.heights, terrain.frame.samples());
  for (double r = 2.0; r < 37.0; r += 0.37)
    for (double c = 2.0; c < 47.0; c += 0.41) ASSERT_NEAR(copy.at(c, r), height(c, r), 1e-4);
  EXPECT_EQ(copy.at(17.0, 23.0), terrain.heights.at(17, 23));
}

TEST(GroundCopy, KnowsNothingBetweenHolesAndBeyondItsRectangle) {
  Terrain terrain = test::fractalTerrain(50, 40);
  const float hole = test::kHole;
  terrain.heights.write({20, 20, 21, 21}, {&hole, 1});
  const GroundCopy copy(terrain.heights, terrain.frame.samples());
  EXPECT_TRUE(std::isnan(copy.at(19.5, 19.5)));
  EXPECT_FALSE(std::isnan(copy.at(17.5, 17.5)));
  for (const auto& [c, r] : {std::pair(-1e12, 5.0), {1e12, 5.0}, {48.5, 5.0}, {5.0, std::nan("")}})
    EXPECT_TRUE(std::isnan(copy.at(c, r)));
}

TEST(GroundCopy, VisitsEveryRowOnce) {
  for (const long long area : {10LL, 1000000LL}) {
    std::vector<int> visits(137, 0);
    forRows(137, area, [&](int i) { ++visits[static_cast<std::size_t>(i)]; });
    EXPECT_EQ(visits, std::vector<int>(137, 1));
  }
}

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
