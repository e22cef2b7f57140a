#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <limits>
#include <random>

#include "core/line/LineDesign.h"
#include "core/line/LineFigures.h"
#include "tests/line/Lines.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::fractalTerrain;
using test::lineThrough;
using test::makeTerrain;

TEST(LineDesign, StraightRoadOnASlopeHasItsWidthCrownAndSideSlopes) {
  const GridFrame frame{201, 201, 1.0, 1.0};
  const Terrain terrain = makeTerrain(frame, [](int, int r) { return 0.1F * static_cast<float>(r); });
  Line line = lineThrough(LineKind::Road, {{-80.0, 0.0}, {80.0, 0.0}});
  line.settings.width = 6.0;
  line.settings.shoulder = 1.0;
  const LineField field(frame, {test::designed(line, terrain.heights, frame)});
  const HeightRaster shaped = withLines(terrain.heights, field);
  // Along the contour at 10 m, so the bed is level; the slope rises to the south.
  const auto at = [&](int down) { return double(shaped.at(100, 100 + down)); };
  for (int o = -4; o <= 4; ++o) EXPECT_NEAR(at(o), 10.0 - 0.02 * std::abs(o), 1e-5) << o;
  // In cut 1 : 1 up to where it meets the ground, 0.1 m for each metre.
  const double edge = 10.0 - 0.02 * 4.0;
  EXPECT_NEAR(at(5), std::min(10.5, edge + 1.0), 1e-5);
  EXPECT_NEAR(at(-5), std::max(9.5, edge - 1.0 / 1.5), 1e-5);
  EXPECT_EQ(shaped.at(100, 110), terrain.heights.at(100, 110));
  EXPECT_EQ(shaped.at(100, 90), terrain.heights.at(100, 90));
  // Square ends.
  EXPECT_NEAR(shaped.at(20, 98), 10.0 - 0.04, 1e-5);
  EXPECT_EQ(shaped.at(15, 100), terrain.heights.at(15, 100));
  EXPECT_EQ(shaped.at(18, 100), terrain.heights.at(18, 100));
}

TEST(LineDesign, AHeightOfAPointIsThatOfTheBedWhateverTheOffset) {
  const GridFrame frame{201, 201, 2.0, 2.0};
  const Terrain level = makeTerrain(frame, [](int, int) { return 20.0F; });
  for (int k = 0; k < 13; ++k) {
    const auto kind = static_cast<LineKind>(k);
    if (kind == LineKind::BrushPath) continue;
    for (const LineHeights heights : {LineHeights::Points, LineHeights::Follow})
      for (const double offset : {usualSettings(kind).offset, 4.0, -7.5}) {
        SCOPED_TRACE(std::to_string(k) + ", offset " + std::to_string(offset));
        Line line = lineThrough(kind, {{-100.0, -20.0}, {0.0, 60.0}, {100.0, -20.0}});
        line.closed = isArea(kind);
        line.settings.heights = heights;
        line.settings.offset = offset;
        line.settings.grade = 0.0;
        line.settings.curve = 0.0;
        line.settings.earth = LineEarth::CutAndFill;
        for (LinePoint& point : line.points) point.height = 57.0;
        for (const LineNode& node : designOf(line, level.heights, frame).nodes)
          EXPECT_NEAR(node.height, 57.0, 1e-9);
        // Of the ground it is so far above.
        for (LinePoint& point : line.points) point.height.reset();
        for (const LineNode& node : designOf(line, level.heights, frame).nodes)
          EXPECT_NEAR(node.height, 20.0 + offset, 1e-9);
        if (isArea(kind) || line.settings.neverRises) continue;
        // Both: straight between them, or where the ground is followed, by what the point adds.
        line.points[2].height = 30.0;
        const LineDesign mixed = designOf(line, level.heights, frame);
        for (const LineNode& node : mixed.nodes) {
          if (node.point == 2) {
            EXPECT_NEAR(node.height, 30.0, 1e-9);
          }
          if (node.point == 0 && heights == LineHeights::Points) {
            EXPECT_NEAR(node.height, 20.0 + offset, 1e-9);
          }
        }
      }
  }
}

TEST(LineDesign, BridgesAndTunnelsLeaveTheGround) {
  const GridFrame frame{301, 101, 1.0, 1.0};
  const Terrain valley = makeTerrain(frame, [](int c, int) { return c > 120 && c < 180 ? 0.0F : 40.0F; });
  Line line = lineThrough(LineKind::Road, {{-140.0, 0.0}, {-40.0, 0.0}, {40.0, 0.0}, {140.0, 0.0}});
  line.settings.course = LineCourse::Straight;
  line.points[1].onward = LineSpan::Bridge;
  line.settings.reach = 10.0;  // The ends' own slopes stay on the hill.
  const LineDesign design = designOf(line, valley.heights, frame);
  for (const LineNode& node : design.nodes) EXPECT_NEAR(node.height, 40.0, 1e-6);
  const LineField field(frame, {std::make_shared<const LineDesign>(design)});
  const HeightRaster shaped = withLines(valley.heights, field);
  for (int c = 125; c < 176; ++c) EXPECT_EQ(shaped.at(c, 50), 0.0F) << c;
  const LineReport report = measureLine(design, valley.heights, frame);
  EXPECT_NEAR(report.figures.bridges, 80.0, 1e-9);
  EXPECT_NEAR(report.figures.length, 280.0, 1e-9);
  EXPECT_EQ(stretchesOnGround(design.nodes, false).size(), 2U);
}

TEST(LineDesign, PadsAreLevelFittedOrAtTheirHeight) {
  const GridFrame frame{101, 101, 1.0, 1.0};
  const Terrain slope = makeTerrain(
      frame, [](int c, int r) { return 0.04F * static_cast<float>(c) - 0.02F * static_cast<float>(r); });
  Line line = lineThrough(LineKind::Pad, {{-20.5, -10.5}, {20.5, -10.5}, {20.5, 10.5}, {-20.5, 10.5}});
  const auto shaped = [&](const Line& pad) {
    return withLines(slope.heights, LineField(frame, {test::designed(pad, slope.heights, frame)}));
  };
  const HeightRaster level = shaped(line);
  for (int r = 40; r <= 60; ++r)
    for (int c = 30; c <= 70; ++c) EXPECT_NEAR(level.at(c, r), 1.0, 1e-5);
  line.settings.plane = LinePlane::Fitted;
  const HeightRaster fitted = shaped(line);
  for (int r = 40; r <= 60; ++r)
    for (int c = 30; c <= 70; ++c) EXPECT_NEAR(fitted.at(c, r), slope.heights.at(c, r), 1e-5);
  line.settings.grade = 0.01;
  const LineDesign eased = designOf(line, slope.heights, frame);
  EXPECT_NEAR(eased.plane.slope.norm(), 0.01, 1e-12);
  line.points[0].height = 7.0;
  EXPECT_NEAR(shaped(line).at(50, 50), 7.0, 1e-5);
  EXPECT_NEAR(measureLine(designOf(line, slope.heights, frame), slope.heights, frame).figures.planeArea,
              41.0 * 21.0, 1e-9);
}

TEST(LineDesign, BalanceLeavesNothing) {
  std::mt19937_64 random(21);
  for (int round = 0; round < 4; ++round) {
    const Terrain terrain = fractalTerrain(301, 301, 2.0, 2.0, static_cast<std::uint32_t>(40 + round));
    Line line = lineThrough(round % 3 == 2 ? LineKind::Pad : LineKind::Road,
                            test::randomWay(random, terrain.frame, 5, 90.0));
    line.settings.heights = LineHeights::Balance;
    line.settings.shrink = 0.85 + 0.05 * (round % 5);
    const LineDesign design = designOf(line, terrain.heights, terrain.frame);
    const LineFigures figures = measureLine(design, terrain.heights, terrain.frame).figures;
    ASSERT_GT(figures.earth.fill, 10.0);
    EXPECT_NEAR(figures.earth.cut * line.settings.shrink / figures.earth.fill, 1.0, 1e-3) << round;
  }
}

TEST(LineDesign, MassHaulEndsAtWhatIsLeft) {
  const Terrain terrain = fractalTerrain(301, 301, 2.0, 2.0, 5);
  std::mt19937_64 random(2);
  const Line line = lineThrough(LineKind::Road, test::randomWay(random, terrain.frame, 6, 90.0));
  const LineReport report =
      measureLine(designOf(line, terrain.heights, terrain.frame), terrain.heights, terrain.frame);
  double cut = 0.0, fill = 0.0;
  for (const LineStation& at : report.stations) {
    cut += at.cut;
    fill += at.fill;
  }
  EXPECT_NEAR(cut, report.figures.earth.cut, 1e-6 * cut);
  EXPECT_NEAR(fill, report.figures.earth.fill, 1e-6 * fill);
  EXPECT_NEAR(report.stations.back().haul, report.figures.left, 1e-6 * (cut + fill));
}

/// A circle of 16 points: between them the curve departs from it by little.
TEST(LineDesign, LeastRadiusIsThatOfACircle) {
  const GridFrame frame{401, 401, 1.0, 1.0};
  const Terrain flat = makeTerrain(frame, [](int, int) { return 0.0F; });
  std::vector<Vec2> places;
  for (int i = 0; i < 16; ++i)
    places.push_back(120.0 * Vec2(std::cos(i * 0.392699081698724), std::sin(i * 0.392699081698724)));
  Line line = lineThrough(LineKind::Road, places);
  line.closed = true;
  const LineFigures figures = measureLine(designOf(line, flat.heights, frame), flat.heights, frame).figures;
  ASSERT_TRUE(figures.leastRadius);
  EXPECT_NEAR(*figures.leastRadius, 120.0, 30.0);
  EXPECT_NEAR(figures.length, 2.0 * 3.14159265 * 120.0, 4.0);
}

TEST(LineDesign, MovedPointLeavesTheFarEnd) {
  const Terrain terrain = fractalTerrain(1025, 257, 2.0, 2.0, 9);
  std::vector<Vec2> places;
  for (int i = 0; i <= 30; ++i) places.push_back({-900.0 + 60.0 * i, 40.0 * std::sin(i * 0.7)});
  Line line = lineThrough(LineKind::Road, places);
  const LineDesign before = designOf(line, terrain.heights, terrain.frame);
  line.points[4].y += 15.0;
  const LineDesign after = designOf(line, terrain.heights, terrain.frame);
  const std::vector<GridRect> parts = touchedBetween(before, after, terrain.frame);
  const auto changed = [&](int column, int row) {
    return std::ranges::any_of(parts, [&](const GridRect& part) { return part.contains(column, row); });
  };
  int touched = 0;
  for (int r = 0; r < terrain.frame.rows; ++r)
    for (int c = 0; c < terrain.frame.columns; ++c) touched += changed(c, r) ? 1 : 0;
  EXPECT_LT(touched, touchedBy(after, terrain.frame).area() * 6 / 10);
  EXPECT_GT(touched, 0);
  EXPECT_TRUE(touchedBetween(after, after, terrain.frame).empty());
  const HeightRaster one = withLines(terrain.heights,
                                     LineField(terrain.frame, {std::make_shared<const LineDesign>(before)})),
                     other = withLines(terrain.heights,
                                       LineField(terrain.frame, {std::make_shared<const LineDesign>(after)}));
  for (int r = 0; r < terrain.frame.rows; ++r)
    for (int c = 0; c < terrain.frame.columns; ++c) {
      if (changed(c, r)) continue;
      ASSERT_EQ(one.at(c, r), other.at(c, r)) << c << " " << r;
    }
}

TEST(LineDesign, BadLinesAreOneLineOrHandled) {
  Line line = lineThrough(LineKind::Road, {{0.0, 0.0}, {1.0, 0.0}});
  EXPECT_TRUE(validate(line));
  line.points[1].x = 0.0;
  EXPECT_EQ(validate(line).error().text(), "its points are all at one place");
  line.points[1].x = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(validate(line).error().text(), "point 2 is nowhere near");
  line.points.pop_back();
  EXPECT_EQ(validate(line).error().text(), "it has 1 points; 2 are the fewest");
  line.points.push_back({5.0, 0.0, std::numeric_limits<double>::infinity()});
  EXPECT_EQ(validate(line).error().text(), "point 2 has no usable height");
  line.points[1].height.reset();
  line.settings.cut = 0.0;
  EXPECT_FALSE(validate(line));

  const Terrain terrain = fractalTerrain(65, 65);
  // Off the terrain, and far off.
  for (const double far : {200.0, 1e9}) {
    const Line off = lineThrough(LineKind::Road, {{far, far}, {far - 50.0, far}, {far, far - 40.0}});
    EXPECT_TRUE(designOf(off, terrain.heights, terrain.frame).empty());
  }
  // From far off through the terrain.
  const Line through = lineThrough(LineKind::Road, {{-1e8, 0.0}, {1e8, 1.0}});
  (void)designOf(through, terrain.heights, terrain.frame);
  // Back on itself, and through itself.
  for (const auto& places : {std::vector<Vec2>{{-20.0, 0.0}, {20.0, 0.0}, {-20.0, 0.0}},
                             std::vector<Vec2>{{-20.0, -20.0}, {20.0, 20.0}, {20.0, -20.0}, {-20.0, 20.0}}})
    for (const LineKind kind : {LineKind::Road, LineKind::River, LineKind::Pad}) {
      const Line crossed = lineThrough(kind, places);
      const LineField field(terrain.frame, {test::designed(crossed, terrain.heights, terrain.frame)});
      const HeightRaster shaped = withLines(terrain.heights, field);
      for (const float h : test::samplesOf(shaped)) ASSERT_TRUE(std::isfinite(h));
    }
  // Only holes.
  const Terrain none = makeTerrain({65, 65, 1.0, 1.0}, [](int, int) { return test::kHole; });
  EXPECT_TRUE(
      designOf(lineThrough(LineKind::Road, {{0.0, 0.0}, {9.0, 0.0}}), none.heights, none.frame).empty());
  EXPECT_TRUE(
      designOf(lineThrough(LineKind::Pad, {{0.0, 0.0}, {9.0, 0.0}, {9.0, 9.0}}), none.heights, none.frame)
          .empty());
}

TEST(LineDesign, ManyPointsAreDesignedInTimeThatGrowsWithTheirNumber) {
  const Terrain terrain = fractalTerrain(513, 513, 4.0, 4.0);
  Line line = lineThrough(LineKind::Track, {});
  for (int i = 0; i < 250'000; ++i)
    line.points.push_back({900.0 * std::cos(i * 0.001), 900.0 * std::sin(i * 0.0013)});
  ASSERT_TRUE(validate(line));
  const std::clock_t begin = std::clock();  // processor time: other tests run beside this one
  const LineDesign design = designOf(line, terrain.heights, terrain.frame);
  EXPECT_EQ(design.nodes.size(), 250'000U);
  EXPECT_LT(static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC, 25.0);
}

TEST(LineVolume, CutOrFillIsWhatWasAskedFor) {
  std::mt19937_64 random(61);
  for (int round = 0; round < 5; ++round) {
    const Terrain terrain = fractalTerrain(301, 301, 2.0, 2.0, static_cast<std::uint32_t>(90 + round));
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
  const Terrain terrain = fractalTerrain(101, 101, 2.0, 2.0, 4);
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
