#include <gtest/gtest.h>

#include <random>

#include "core/line/LineBalance.h"
#include "core/line/LineFigures.h"
#include "tests/line/Lines.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::lineThrough;

TEST(LineVolume, CutOrFillIsWhatWasAskedFor) {
  std::mt19937_64 random(61);
  for (int round = 0; round < 5; ++round) {
    const Terrain terrain = test::fractalTerrain(301, 301, 2.0, 2.0, static_cast<std::uint32_t>(90 + round));
    const LineKind kind = round % 3 == 0 ? LineKind::Pad : round % 3 == 1 ? LineKind::Pond : LineKind::Quarry;
    Line line = lineThrough(kind, {{-90.0, -60.0}, {80.0, -70.0}, {100.0, 60.0}, {-20.0, 90.0}});
    const bool ofFill = kind != LineKind::Quarry && round % 2 == 0;
    line.settings.heights = ofFill ? LineHeights::FillVolume : LineHeights::CutVolume;
    line.settings.volume = 20'000.0 + 60'000.0 * round;
    const LineDesign design = designOf(line, terrain.heights, terrain.frame);
    const LineFigures figures = measureLine(design, terrain.heights, terrain.frame).figures;
    EXPECT_NEAR((ofFill ? figures.earth.fill : figures.earth.cut) / line.settings.volume, 1.0, 1e-3) << round;
    EXPECT_NE(design.shift, 0.0);
  }
}

TEST(LineVolume, WhatCannotBeStaysWhereItIs) {
  const Terrain terrain = test::fractalTerrain(101, 101, 2.0, 2.0, 4);
  Line line = lineThrough(LineKind::Quarry, {{-30.0, -30.0}, {30.0, -30.0}, {0.0, 30.0}});
  line.settings.heights = LineHeights::FillVolume;
  line.settings.volume = 1000.0;
  EXPECT_EQ(shiftOf(line, terrain.heights, terrain.frame), 0.0) << "a quarry only cuts";
  line.settings.heights = LineHeights::CutVolume;
  line.settings.volume = 0.0;
  EXPECT_EQ(shiftOf(line, terrain.heights, terrain.frame), 0.0);
  line.settings.volume = 1e15;
  EXPECT_EQ(shiftOf(line, terrain.heights, terrain.frame), 0.0);
}

}  // namespace
}  // namespace scarp
