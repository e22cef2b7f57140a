#include <gtest/gtest.h>

#include <numeric>

#include "core/terrain/TiledRaster.h"

namespace scarp {
namespace {

std::vector<int> counted(const GridRect& rect, int from = 0) {
  std::vector<int> samples(static_cast<std::size_t>(rect.area()));
  std::iota(samples.begin(), samples.end(), from);
  return samples;
}

TEST(TiledRaster, EmptySlotsAreFill) {
  const TiledRaster<int> raster(300, 5, 7);
  EXPECT_EQ(raster.tileCount(), 3);
  EXPECT_EQ(raster.tile(0), nullptr) << "empty ground costs nothing";
  EXPECT_EQ(raster.at(299, 4), 7);
}

TEST(TiledRaster, WritesAndReadsAcrossTiles) {
  TiledRaster<int> raster(300, 270, -1);
  const GridRect rect{120, 125, 260, 258};
  raster.write(rect, counted(rect));
  std::vector<int> back(static_cast<std::size_t>(rect.area()));
  raster.read(rect, back);
  EXPECT_EQ(back, counted(rect));
  EXPECT_EQ(raster.at(120, 125), 0);
  EXPECT_EQ(raster.at(121, 126), rect.width() + 1);
  EXPECT_EQ(raster.at(119, 125), -1) << "outside stays as it was";
}

TEST(TiledRaster, ACopyIsASnapshot) {
  TiledRaster<int> raster(200, 200, 0);
  const GridRect rect{0, 0, 10, 10};
  raster.write(rect, counted(rect, 1));
  const TiledRaster<int> snapshot = raster;
  EXPECT_EQ(snapshot.tile(0), raster.tile(0)) << "tiles are shared";
  raster.write(rect, counted(rect, 500));
  EXPECT_EQ(snapshot.at(0, 0), 1);
  EXPECT_EQ(raster.at(0, 0), 500);
  EXPECT_EQ(snapshot.tile(1), raster.tile(1));
}

TEST(TiledRaster, TilesTouchingAndTheirRects) {
  const TiledRaster<int> raster(300, 270, 0);
  EXPECT_EQ(raster.tilesTouching({127, 0, 129, 1}), (GridRect{0, 0, 2, 1}));
  EXPECT_EQ(raster.tilesTouching({128, 128, 256, 256}), (GridRect{1, 1, 2, 2}));
  EXPECT_TRUE(raster.tilesTouching({-5, -5, 0, 0}).empty());
  EXPECT_EQ(raster.tileRect(raster.tileIndex(2, 2)), (GridRect{256, 256, 300, 270}));
}

TEST(TiledRasterDeathTest, ReadingOutsideIsAMistake) {
  const TiledRaster<int> raster(10, 10, 0);
  std::vector<int> out(200);
  EXPECT_DEATH(raster.read({0, 0, 11, 10}, out), "precondition");
  EXPECT_DEATH(TiledRaster<int>(0, 10, 0), "precondition");
}

}  // namespace
}  // namespace scarp
