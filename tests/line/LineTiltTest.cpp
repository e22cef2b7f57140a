#include <gtest/gtest.h>

#include <cmath>

#include "core/line/LineProfile.h"
#include "core/line/LineSurface.h"
#include "core/terrain/Surface.h"
#include "tests/line/Lines.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::lineThrough;

/// A circle of many points, anticlockwise: it bends to the left.
Line ring(double radius) {
  std::vector<Vec2> places;
  for (int i = 0; i < 64; ++i)
    places.push_back(radius * Vec2(std::cos(i * 0.09817477), std::sin(i * 0.09817477)));
  Line line = lineThrough(LineKind::Road, places);
  line.closed = true;
  return line;
}

TEST(LineTilt, IsWhatSpeedAndRadiusAskFor) {
  const GridFrame frame{501, 501, 1.0, 1.0};
  const Terrain flat = test::makeTerrain(frame, [](int, int) { return 0.0F; });
  Line line = ring(200.0);
  line.settings.speed = 80.0;
  line.settings.friction = 0.15;
  line.settings.tilt = 0.12;
  const double asked = (80.0 / 3.6) * (80.0 / 3.6) / (9.80665 * 200.0) - 0.15;
  ASSERT_GT(asked, 0.05);
  for (const LineNode& node : designOf(line, flat.heights, frame).nodes) EXPECT_NEAR(node.tilt, -asked, 2e-3);
  // No more than the greatest, and none where friction is enough.
  line.settings.tilt = 0.04;
  for (const LineNode& node : designOf(line, flat.heights, frame).nodes) EXPECT_NEAR(node.tilt, -0.04, 1e-9);
  line.settings.friction = 0.4;
  for (const LineNode& node : designOf(line, flat.heights, frame).nodes) EXPECT_EQ(node.tilt, 0.0);
  line.settings.speed = 0.0;
  line.settings.friction = 0.0;
  for (const LineNode& node : designOf(line, flat.heights, frame).nodes) EXPECT_EQ(node.tilt, 0.0);
}

TEST(LineTilt, LowersTheInnerSideAndRaisesTheOuter) {
  const GridFrame frame{501, 501, 1.0, 1.0};
  const Terrain flat = test::makeTerrain(frame, [](int, int) { return 10.0F; });
  Line line = ring(200.0);
  line.settings.width = 10.0;
  line.settings.speed = 80.0;
  line.settings.tilt = 0.06;
  line.settings.friction = 0.0;
  const HeightRaster shaped =
      withLines(flat.heights, LineField(frame, {test::designed(line, flat.heights, frame)}));
  EXPECT_NEAR(heightAt(shaped, 250.0 + 196.0, 250.0), 10.0 - 0.06 * 4.0, 0.01);
  EXPECT_NEAR(heightAt(shaped, 250.0 + 204.0, 250.0), 10.0 + 0.06 * 4.0, 0.01);
}

TEST(LineTilt, RunsOffAlongTheLine) {
  const GridFrame frame{801, 401, 1.0, 1.0};
  const Terrain flat = test::makeTerrain(frame, [](int, int) { return 0.0F; });
  Line line = lineThrough(LineKind::Road, {{-380.0, -50.0}, {-100.0, -50.0}, {0.0, 0.0}, {30.0, 150.0}});
  line.settings.speed = 90.0;
  line.settings.runOff = 80.0;
  const LineDesign design = designOf(line, flat.heights, frame);
  double most = 0.0, change = 0.0;
  for (std::size_t i = 0; i + 1 < design.nodes.size(); ++i) {
    const LineNode& node = design.nodes[i];
    most = std::max(most, std::abs(node.tilt));
    change = std::max(change, std::abs(design.nodes[i + 1].tilt - node.tilt) / node.onward);
  }
  EXPECT_GT(most, 0.03);
  EXPECT_LE(most, 0.08 + 1e-12);
  // From one extreme to the other over the run-off at the fastest.
  EXPECT_LE(change, 2.0 * 0.08 / 80.0 + 1e-9);
  EXPECT_NEAR(design.nodes.front().tilt, 0.0, 1e-12);
  EXPECT_NEAR(design.nodes.back().tilt, 0.0, 1e-12);
}

TEST(LineTilt, TurnsTheCrownIntoAPlane) {
  LineSettings settings;
  settings.crown = 0.02;
  const auto beside = [&](double tilt, double across) {
    return besideMiddle(settings, {}, 5.0, tilt, across);
  };
  EXPECT_DOUBLE_EQ(beside(0.0, 3.0), -0.06);
  EXPECT_DOUBLE_EQ(beside(0.0, -3.0), -0.06);
  EXPECT_DOUBLE_EQ(beside(0.01, 3.0), 0.0);     // Half way.
  EXPECT_DOUBLE_EQ(beside(0.01, -3.0), -0.06);  // The inner side stays.
  EXPECT_DOUBLE_EQ(beside(0.02, 3.0), 0.06);
  EXPECT_DOUBLE_EQ(beside(0.05, 3.0), 0.15);
  EXPECT_DOUBLE_EQ(beside(0.05, -3.0), -0.15);
}

}  // namespace
}  // namespace scarp
