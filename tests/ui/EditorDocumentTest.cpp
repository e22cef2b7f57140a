#include "ui/EditorDocument.h"

#include <gtest/gtest.h>

#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

BrushSettings fitting(int side, double cell) {
  Terrain terrain = makeTerrain({2, 2, cell, cell}, [](int, int) { return 0.0F; });
  terrain.frame = {side, side, cell, cell};
  terrain.heights = HeightRaster(side, side, 0.0F);
  return brushFitting(TerrainDocument(std::move(terrain)), {});
}

TEST(BrushFitting, GrowsWithTheTerrainButNotBeyondWhatADabCanDoAtOnce) {
  EXPECT_EQ(fitting(1025, 1.0).radius, 50.0);
  EXPECT_EQ(fitting(1025, 10.0).radius, 500.0);
  EXPECT_EQ(fitting(8193, 1.0).radius, 500.0);
  EXPECT_EQ(fitting(33000, 1.0).radius, 1000.0);
  EXPECT_EQ(fitting(33000, 4.0).radius, 2000.0);
  EXPECT_EQ(fitting(3, 1.0).radius, 2.0);
}

}  // namespace
}  // namespace scarp::test
