#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/operation/GroundFaults.h"
#include "core/terrain/HeightPlane.h"
#include "tests/operation/OperationSupport.h"

namespace scarp {
namespace {

/// A plane with a hole amid it and one at its border.
Terrain holedPlane() {
  return test::makeTerrain({60, 50, 1.0, 2.0}, [](int c, int r) {
    if (c > 20 && c < 31 && r > 18 && r < 26) return test::kHole;
    if (c > 50 && r < 8) return test::kHole;
    return 0.5F * static_cast<float>(c) - 0.25F * static_cast<float>(r);
  });
}

TEST(FillHoles, ClosesEnclosedOnesOnly) {
  const HeightRaster after = *filtered(holedPlane(), FillHolesFilter{}, nullptr);
  for (int r = 0; r < 50; ++r)
    for (int c = 0; c < 60; ++c) {
      if (c > 50 && r < 8)
        EXPECT_TRUE(test::isHole(after.at(c, r)));
      else
        EXPECT_NEAR(after.at(c, r), 0.5 * c - 0.25 * r, 0.4) << c << " " << r;
    }
}

TEST(FillHoles, EnclosedHolesAreCountedWithoutAFrame) {
  const auto count = [](const Terrain& terrain) {
    return std::ranges::count(enclosedHoles(planeOf(terrain.heights)), true);
  };
  EXPECT_EQ(count(holedPlane()), 10 * 7);
  // A rotated survey: all that is missing is outside of it.
  const Terrain survey = test::makeTerrain({41, 41, 1.0, 1.0}, [](int c, int r) {
    return std::abs(c - 20) + std::abs(r - 20) > 18 ? test::kHole : 5.0F;
  });
  EXPECT_EQ(count(survey), 0);
}

TEST(FillHoles, ClosesAll) {
  for (const float h : test::samplesOf(*filtered(holedPlane(), FillHolesFilter{HolesToFill::All}, nullptr)))
    EXPECT_FALSE(test::isHole(h));
}

TEST(FillHoles, ReachesTheBorderByCorners) {
  // A way of holes from the border inwards, from corner to corner.
  const Terrain terrain =
      test::makeTerrain({9, 9, 1, 1}, [](int c, int r) { return c == r && c < 5 ? test::kHole : 1.0F; });
  EXPECT_TRUE(test::isHole(filtered(terrain, FillHolesFilter{}, nullptr)->at(4, 4)));
}

TEST(FillHoles, FillsWhatIsSelectedByHalf) {
  const Terrain terrain = holedPlane();
  MaskRaster selection(60, 50, 0.4F);
  const std::vector<float> half(9, 0.5F);
  selection.write({22, 20, 25, 23}, half);
  const HeightRaster after = *filtered(terrain, FillHolesFilter{}, &selection);
  EXPECT_FALSE(test::isHole(after.at(23, 21)));
  EXPECT_TRUE(test::isHole(after.at(28, 21)));
}

TEST(FillHoles, LeavesATerrainOfHolesAlone) {
  const Terrain terrain = test::makeTerrain({20, 20, 1, 1}, [](int, int) { return test::kHole; });
  for (const float h : test::samplesOf(*filtered(terrain, FillHolesFilter{HolesToFill::All}, nullptr)))
    EXPECT_TRUE(test::isHole(h));
}

}  // namespace
}  // namespace scarp
