#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "core/operation/Reshape.h"
#include "core/terrain/Surface.h"
#include "tests/operation/OperationSupport.h"

namespace scarp {
namespace {

Terrain placed(bool southUp, int columns = 150, int rows = 140) {
  Terrain terrain = test::fractalTerrain(columns, rows, 2.0, 3.0);
  // Turned and sheared a little, so that no number can stand in for another.
  terrain.georeference.geoTransform = {500'000.25, 2.0, 0.3, 5'200'000.5, -0.2, -3.0};
  terrain.georeference.hasGeoTransform = true;
  terrain.georeference.southUp = southUp;
  return terrain;
}

std::vector<Reshape> someReshapes() {
  std::vector<Reshape> all{ResampleReshape{75, 211, ResampleMethod::Bilinear}, CropReshape{{10, 20, 131, 90}},
                           ExtendReshape{3, 5, 7, 140, ExtendFill::Edge, 0.0},
                           FlipReshape{FlipAxis::EastWest}, FlipReshape{FlipAxis::NorthSouth}};
  for (const int turns : {-1, 0, 2, 5}) all.push_back(RotateReshape{turns});
  return all;
}

TEST(Reshape, KeepsGroundAtItsPlaceInTheWorld) {
  for (const bool southUp : {false, true}) {
    const Terrain before = placed(southUp);
    for (const Reshape& reshape : someReshapes()) {
      const Terrain after = *reshaped(before, reshape);
      ASSERT_EQ(after.heights.rect(), after.frame.samples());
      ASSERT_EQ(after.georeference.southUp, southUp);
      // Where places go is told by reshaped(GroundPlace); there the world must be the same, and the height.
      int kept = 0;
      for (int r = 0; r < before.frame.rows; r += 13)
        for (int c = 0; c < before.frame.columns; c += 11) {
          const auto place =
              reshaped(GroundPlace{before.frame.x(c), before.frame.y(r), 0.0}, before.frame, reshape);
          if (!place) continue;
          ++kept;
          const double column = after.frame.column(place->x), row = after.frame.row(place->y);
          const Vec2 world = toWorld(before.georeference, before.frame, c, r);
          EXPECT_LT((toWorld(after.georeference, after.frame, column, row) - world).norm(), 1e-6)
              << reshape.index();
          if (reshape.index() != 0) {
            EXPECT_EQ(
                after.heights.at(static_cast<int>(std::lround(column)), static_cast<int>(std::lround(row))),
                before.heights.at(c, r));
          }
        }
      EXPECT_GT(kept, 50);
    }
  }
}

TEST(Reshape, TurnsClockwise) {
  // Ground that rises to the north, and faces: after a turn it rises to the east.
  const Terrain before =
      test::makeTerrain({5, 7, 2.0, 3.0}, [](int, int r) { return static_cast<float>(-r); });
  const Terrain after = *reshaped(before, RotateReshape{1});
  EXPECT_EQ(after.frame, (GridFrame{7, 5, 3.0, 2.0}));
  EXPECT_GT(after.heights.at(6, 2), after.heights.at(0, 2));
  const auto place = reshaped(GroundPlace{0.0, 9.0, 0.5 * std::numbers::pi}, before.frame, RotateReshape{1});
  EXPECT_NEAR(place->x, 9.0, 1e-12);
  EXPECT_NEAR(place->y, 0.0, 1e-12);
  EXPECT_NEAR(place->yaw, 0.0, 1e-12);
}

TEST(Reshape, FourTurnsAndTwoFlipsAreNothing) {
  const Terrain before = placed(false);
  Terrain turned = before;
  for (int i = 0; i < 4; ++i) turned = *reshaped(turned, RotateReshape{1});
  EXPECT_EQ(turned.frame, before.frame);
  EXPECT_TRUE(test::sameBits(test::samplesOf(turned.heights), test::samplesOf(before.heights)));
  for (const FlipAxis axis : {FlipAxis::EastWest, FlipAxis::NorthSouth}) {
    const Terrain flipped = *reshaped(*reshaped(before, FlipReshape{axis}), FlipReshape{axis});
    EXPECT_TRUE(test::sameBits(test::samplesOf(flipped.heights), test::samplesOf(before.heights)));
    const GroundPlace place{3.0, -4.0, 0.7};
    const auto there = reshaped(place, before.frame, FlipReshape{axis});
    EXPECT_NEAR(axis == FlipAxis::EastWest ? there->x : there->y, axis == FlipAxis::EastWest ? -3.0 : 4.0,
                1e-9);
    // It faces the mirrored way.
    EXPECT_NEAR(std::cos(there->yaw), (axis == FlipAxis::EastWest ? -1.0 : 1.0) * std::cos(0.7), 1e-12);
    EXPECT_NEAR(std::sin(there->yaw), (axis == FlipAxis::EastWest ? 1.0 : -1.0) * std::sin(0.7), 1e-12);
  }
}

TEST(Reshape, PlacesLeaveWithTheGroundThatIsCutOff) {
  const GridFrame frame{101, 101, 1.0, 1.0};
  const CropReshape crop{{0, 0, 51, 101}};
  EXPECT_TRUE(reshaped(GroundPlace{-10.0, 30.0, 0.0}, frame, crop).has_value());
  EXPECT_TRUE(reshaped(GroundPlace{0.0, 30.0, 0.0}, frame, crop).has_value()) << "on the new border";
  EXPECT_FALSE(reshaped(GroundPlace{0.5, 30.0, 0.0}, frame, crop).has_value());
}

TEST(Reshape, ExtendsByEdgeHeightOrHole) {
  const Terrain before = test::fractalTerrain(40, 30);
  const auto extended = [&](ExtendFill fill) {
    return reshaped(before, ExtendReshape{4, 3, 2, 1, fill, 7.5})->heights;
  };
  EXPECT_EQ(extended(ExtendFill::Edge).at(0, 0), before.heights.at(0, 0));
  EXPECT_EQ(extended(ExtendFill::Edge).at(45, 20), before.heights.at(39, 17));
  EXPECT_EQ(extended(ExtendFill::Height).at(0, 20), 7.5F);
  EXPECT_TRUE(test::isHole(extended(ExtendFill::Hole).at(20, 33)));
  EXPECT_EQ(extended(ExtendFill::Hole).at(4, 3), before.heights.at(0, 0));
}

TEST(Reshape, RescalesCellsAndHeights) {
  for (const bool southUp : {false, true}) {
    const Terrain before = placed(southUp);
    const RescaleReshape reshape{4.0, 0.0, 2.0, -7.0, RowsChange::Keep};
    const Terrain after = *reshaped(before, reshape);
    EXPECT_EQ(after.frame, (GridFrame{150, 140, 4.0, 3.0}));
    for (int r = 0; r < 140; r += 9)
      for (int c = 0; c < 150; c += 7)
        ASSERT_EQ(after.heights.at(c, r),
                  static_cast<float>(2.0 * static_cast<double>(before.heights.at(c, r)) - 7.0));
    // The corner from which the world counts stays, and a cell is twice as wide there too.
    const auto &g = after.georeference.geoTransform, &was = before.georeference.geoTransform;
    EXPECT_EQ(g, (std::array{was[0], 2.0 * was[1], was[2], was[3], 2.0 * was[4], was[5]}));
    const auto place = reshaped(GroundPlace{10.0, -12.0, 0.5}, before.frame, reshape);
    EXPECT_NEAR(place->x, 20.0, 1e-9);
    EXPECT_NEAR(place->y, -12.0, 1e-9);
    EXPECT_EQ(place->yaw, 0.5);
  }
}

TEST(Reshape, TurnsRowsInTheirPlace) {
  const Terrain before = placed(false);
  const RescaleReshape reshape{0.0, 0.0, 1.0, 0.0, RowsChange::Turn};
  const Terrain after = *reshaped(before, reshape);
  EXPECT_EQ(after.frame, before.frame);
  EXPECT_EQ(after.georeference, before.georeference);
  EXPECT_EQ(after.heights.at(3, 0), before.heights.at(3, 139));
  const auto place = reshaped(GroundPlace{10.0, -12.0, 0.5}, before.frame, reshape);
  EXPECT_NEAR(place->y, 12.0, 1e-9);
  EXPECT_EQ(place->yaw, -0.5);
  const Terrain back = *reshaped(after, reshape);
  EXPECT_TRUE(test::sameBits(test::samplesOf(back.heights), test::samplesOf(before.heights)));
}

TEST(Reshape, HolesStayHolesAndLevelGroundIsFree) {
  Terrain terrain = test::fractalTerrain(300, 300);
  terrain.heights = HeightRaster(300, 300, 5.0F);
  terrain.heights.write({0, 0, 2, 1}, std::vector<float>{std::nanf(""), 1.0F});
  const Terrain after = *reshaped(terrain, RescaleReshape{0.0, 0.0, 3.0, 1.0, RowsChange::Keep});
  EXPECT_TRUE(test::isHole(after.heights.at(0, 0)));
  EXPECT_EQ(after.heights.at(1, 0), 4.0F);
  EXPECT_EQ(after.heights.at(299, 299), 16.0F);
  EXPECT_EQ(after.heights.tile(after.heights.tileCount() - 1), nullptr);
}

TEST(Reshape, HeightsGetAnotherRange) {
  const RescaleReshape reshape = rescaledHeights(0.0, 65535.0, -50.0, 1800.0);
  EXPECT_DOUBLE_EQ(reshape.offset, -50.0);
  EXPECT_DOUBLE_EQ(reshape.scale * 65535.0 + reshape.offset, 1800.0);
  const RescaleReshape level = rescaledHeights(7.0, 7.0, 100.0, 100.0);
  EXPECT_EQ(level.scale, 1.0);
  EXPECT_EQ(level.offset, 93.0);
}

TEST(Reshape, RefusesWhatCannotBe) {
  const Terrain terrain = test::fractalTerrain(20, 20);
  for (const Reshape& reshape :
       {Reshape(ResampleReshape{1, 20}), Reshape(ResampleReshape{20, kMostSamples + 1}),
        Reshape(CropReshape{{-1, 0, 5, 5}}), Reshape(CropReshape{{3, 3, 4, 9}}),
        Reshape(CropReshape{{5, 5, 5, 9}}), Reshape(ExtendReshape{-1, 0, 0, 0}),
        Reshape(ExtendReshape{kMostSamples, 0, 0, 0}), Reshape(RescaleReshape{-1.0}),
        Reshape(RescaleReshape{0.0, 1e8}), Reshape(RescaleReshape{0.0, 0.0, 0.0}),
        Reshape(RescaleReshape{0.0, 0.0, -1.0}), Reshape(RescaleReshape{0.0, 0.0, 1.0, std::nan("")})}) {
    const auto result = reshaped(terrain, reshape);
    ASSERT_FALSE(result.ok());
    EXPECT_FALSE(result.error().cancelled);
    EXPECT_EQ(result.error().text().find('\n'), std::string::npos);
  }
}

TEST(Reshape, StopsWhenToldToAndKeepsToItsBits) {
  const Terrain terrain = placed(false, 300, 270);
  for (const Reshape& reshape : someReshapes()) {
    int asked = 0;
    const auto stopped = reshaped(terrain, reshape, [&](double) { return ++asked < 2; });
    ASSERT_FALSE(stopped.ok()) << reshape.index();
    EXPECT_TRUE(stopped.error().cancelled);
    const auto by = [&](int threads) {
      const ThreadLimit limit(threads);
      return test::samplesOf(reshaped(terrain, reshape)->heights);
    };
    EXPECT_TRUE(test::sameBits(by(1), by(8)));
  }
}

TEST(Reshape, MasksStayWithinBounds) {
  const MaskRaster mask = test::middleSelected({200, 150, 1, 1});
  const auto larger = reshapedMask(mask, ResampleReshape{500, 333, ResampleMethod::Lanczos}, 0.0F);
  for (const float w : test::samplesOf(*larger)) {
    ASSERT_GE(w, 0.0F);
    ASSERT_LE(w, 1.0F);
  }
  EXPECT_EQ(reshapedMask(mask, ExtendReshape{200, 0, 0, 0, ExtendFill::Edge, 5.0}, 0.25F)->at(3, 50), 0.25F);
}

// Strips are of rows: along columns there are none.
TEST(Reshape, ResamplesManyRowsAsItDoesManyColumns) {
  const Terrain wide = test::fractalTerrain(1700, 5);
  const Terrain tall =
      test::makeTerrain({5, 1700, 1.0, 1.0}, [&](int c, int r) { return wide.heights.at(r, c); });
  const auto wider = reshaped(wide, ResampleReshape{2600, 5}),
             taller = reshaped(tall, ResampleReshape{5, 2600});
  ASSERT_TRUE(wider.ok() && taller.ok());
  for (int i = 0; i < 2600; ++i)
    for (int k = 0; k < 5; ++k)
      ASSERT_NEAR(taller->heights.at(k, i), wider->heights.at(i, k), 1e-4) << i << ", " << k;
}

}  // namespace
}  // namespace scarp
