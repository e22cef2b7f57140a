#include <gtest/gtest.h>

#include <set>

#include "core/tileio/TilePlan.h"

namespace scarp::test {
namespace {

TilePlan planned(int columns, int rows, const TileSettings& settings) {
  auto plan = planTiles({columns, rows, 1.0, 1.0}, settings);
  EXPECT_TRUE(plan.ok()) << (plan.ok() ? "" : plan.error().message);
  return plan.ok() ? *plan : TilePlan{};
}

TEST(TilePlan, TilesCoverTheGridAndNoneIsNeedless) {
  for (const TileUse use :
       {TileUse::Unreal, TileUse::Unity, TileUse::Terrain3d, TileUse::Unigine, TileUse::Any})
    for (const int columns : {2, 100, 1009, 1010, 2017, 2018, 3000, 8193}) {
      SCOPED_TRACE(std::string(tileUseNames().key(use)) + " " + std::to_string(columns));
      const TilePlan plan = planned(columns, 1500, {use});
      EXPECT_GE(plan.wholeColumns(), columns);
      EXPECT_GE(plan.wholeRows(), 1500);
      EXPECT_EQ(plan.stride, infoOf(use).shared ? plan.side - 1 : plan.side);
      if (plan.columns > 1) {
        EXPECT_LT(plan.wholeColumns() - plan.stride, columns);
      }
      EXPECT_EQ(plan.samples(plan.columns - 1, plan.rows - 1).column1, plan.wholeColumns());
      std::set<std::string> names;
      for (int row = 0; row < plan.rows; ++row)
        for (int column = 0; column < plan.columns; ++column) names.insert(plan.fileName("t", column, row));
      EXPECT_EQ(names.size(), static_cast<std::size_t>(plan.count()));
    }
}

TEST(TilePlan, NamesAreThoseThatProgramsLookFor) {
  EXPECT_EQ(planned(2018, 2018, {TileUse::Unreal}).fileName("a", 1, 0), "a_x1_y0.png");
  EXPECT_EQ(planned(2049, 2049, {TileUse::Unity}).fileName("a", 1, 0), "a_x1_z1.raw");
  TileSettings small{TileUse::Unity};
  small.side = 33;
  EXPECT_EQ(planned(32 * 12 + 1, 65, small).fileName("a", 3, 0), "a_x03_z01.raw");
  EXPECT_EQ(planned(32 * 12 + 1, 65, small).fileName("a", 11, 1), "a_x11_z00.raw");
  EXPECT_EQ(planned(2048, 2048, {TileUse::Terrain3d}).fileName("a", 0, 1), "a-01_00.exr");
  EXPECT_EQ(planned(2048, 2048, {TileUse::Unigine}).fileName("a", 1, 1), "a_x1_y1.png");
}

TEST(TilePlan, UnrealTakesTilesWithAndWithoutASharedEdge) {
  TileSettings settings{TileUse::Unreal};
  EXPECT_EQ(planned(2018, 1009, settings).columns, 2);
  settings.edge = TileEdge::Shared;
  EXPECT_EQ(planned(2017, 1009, settings).columns, 2);
  EXPECT_EQ(planned(2018, 1009, settings).columns, 3);
}

TEST(TilePlan, ResamplingTakesTheNearestCount) {
  TileSettings settings{TileUse::Unity};
  settings.fit = TileFit::Resample;
  EXPECT_EQ(planned(2100, 500, settings).columns, 2);
  EXPECT_EQ(planned(2100, 500, settings).rows, 1);
  EXPECT_EQ(planned(2700, 500, settings).columns, 3);
}

TEST(TilePlan, WhatAProgramDoesNotTakeIsOneLine) {
  const auto refused = [](const TileSettings& settings, const std::string& word, int side = 4000) {
    const auto plan = planTiles({side, side, 1.0, 1.0}, settings);
    ASSERT_FALSE(plan.ok());
    EXPECT_NE(plan.error().message.find(word), std::string::npos) << plan.error().message;
  };
  refused({TileUse::Unity, 1024}, "not 1024");
  refused({TileUse::Unity, {}, RasterFormat::Png}, ".raw");
  refused({TileUse::Unity, {}, {}, TileEdge::Apart}, "share their edges");
  refused({TileUse::Terrain3d, {}, {}, TileEdge::Shared}, "share no edges");
  refused({TileUse::Terrain3d, 64}, "at most 32 tiles each way");
  refused({TileUse::Any, 16}, "more than 4096");
  refused({TileUse::Any, 1}, "out of range");
  TileSettings range{TileUse::Terrain3d};
  range.rangeMin = 0.0;
  refused(range, "height range");
}

}  // namespace
}  // namespace scarp::test
