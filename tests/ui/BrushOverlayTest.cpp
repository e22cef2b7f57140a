#include <gtest/gtest.h>

#include <cmath>

#include "core/terrain/Terrain.h"
#include "ui/brush/BrushMarks.h"

namespace scarp::test {
namespace {

/// 200 m square at 10 m, rising 0.1 m a metre to the east.
class BrushOverlayTest : public ::testing::Test {
 protected:
  BrushOverlayTest() {
    std::vector<float> samples;
    for (int row = 0; row < 21; ++row)
      for (int column = 0; column < 21; ++column) samples.push_back(static_cast<float>(column - 10));
    heights_.write(frame_.samples(), samples);
    hand_.brush.radius = 20.0;
    hand_.cursor = {30.0, 40.0};
  }
  [[nodiscard]] Overlay overlay() const { return brushOverlay(hand_, heights_, frame_); }
  /// Whether a line begins near a place on the map.
  static bool has(const Overlay& overlay, const Vec2& place) {
    return std::ranges::any_of(overlay.lines, [&](const Overlay::Line& line) {
      return (line.from.head<2>() - place).norm() < 1e-6;
    });
  }

  GridFrame frame_{21, 21, 10.0, 10.0};
  HeightRaster heights_{21, 21, 0.0F};
  BrushInHand hand_{{}, Vec2::Zero(), {}};
};

TEST_F(BrushOverlayTest, CopiesHaveRingsOnTheGround) {
  EXPECT_TRUE(overlay().empty()) << "a plain brush";
  hand_.brush.symmetry = {.kind = SymmetryKind::Radial, .count = 4, .x = 0.0, .y = 0.0};
  for (const Vec2& centre : {Vec2(-40.0, 30.0), Vec2(-30.0, -40.0), Vec2(40.0, -30.0)})
    EXPECT_TRUE(has(overlay(), centre + Vec2(20.0, 0.0)));
  hand_.brush.symmetry = {};
  hand_.brush.symmetry.kind = SymmetryKind::MirrorX;
  const Overlay marks = overlay();
  EXPECT_TRUE(has(marks, {-30.0 + 20.0, 40.0}));
  EXPECT_FALSE(has(marks, {30.0 + 20.0, 40.0}));  // the brush itself is drawn elsewhere
  for (const Overlay::Line& line : marks.lines) EXPECT_NEAR(line.from.z(), 0.1 * line.from.x(), 1e-5);
  hand_.brush.kind = BrushKind::Ramp;
  EXPECT_TRUE(overlay().empty()) << "a ramp has none";
}

TEST_F(BrushOverlayTest, WhatLiesBeyondTheBorderIsLeftOut) {
  hand_.brush.symmetry = {.kind = SymmetryKind::MirrorX, .count = 6, .x = 200.0, .y = 0.0};
  for (const Overlay::Line& line : overlay().lines) {
    EXPECT_TRUE(std::isfinite(line.from.z()) && std::isfinite(line.to.z()));
    EXPECT_LE(std::abs(line.from.x()), 100.0);
  }
}

TEST_F(BrushOverlayTest, ClonesSourceGoesAlongWithTheStroke) {
  hand_.brush.kind = BrushKind::Clone;
  hand_.brush.cloneX = -50.0;
  hand_.brush.cloneY = -20.0;
  EXPECT_TRUE(has(overlay(), {-50.0 + 20.0, -20.0}));
  const std::vector<StrokeSample> stroke{{25.0, 40.0}, {30.0, 40.0}};
  hand_.stroke = stroke;
  EXPECT_TRUE(has(overlay(), {-50.0 + 5.0 + 20.0, -20.0}));
}

TEST_F(BrushOverlayTest, AStraightLineShowsWhereItWouldGo) {
  hand_.straight = true;
  hand_.cursor = Vec2(60.0, 40.0);
  EXPECT_TRUE(overlay().empty()) << "nothing has begun";
  const std::vector<StrokeSample> stroke{{-50.0, 10.0}, {0.0, 40.0}};
  hand_.stroke = stroke;
  const Overlay marks = overlay();
  for (const Vec2& place : {Vec2(0.0, 40.0), Vec2(0.0, 60.0), Vec2(0.0, 20.0), Vec2(30.0, 40.0)})
    EXPECT_TRUE(has(marks, place)) << place.x() << " " << place.y();
  EXPECT_FALSE(has(marks, {-50.0, 10.0}));
  for (const Overlay::Line& line : marks.lines) EXPECT_NEAR(line.from.z(), 0.1 * line.from.x(), 1e-5);
  hand_.cursor = Vec2(0.0, 40.0);
  EXPECT_TRUE(overlay().empty()) << "no way to go";
}

TEST_F(BrushOverlayTest, ARampTellsItsLengthAndRise) {
  EXPECT_FALSE(rampWay(hand_, heights_, frame_));
  hand_.brush.kind = BrushKind::Ramp;
  EXPECT_FALSE(rampWay(hand_, heights_, frame_));  // not yet begun
  const std::vector<StrokeSample> stroke{{-30.0, 40.0}};
  hand_.stroke = stroke;
  const auto way = rampWay(hand_, heights_, frame_);
  ASSERT_TRUE(way);
  EXPECT_NEAR(way->length(), 60.0, 1e-9);
  EXPECT_NEAR(way->rise(), 6.0, 1e-5);
  EXPECT_TRUE(has(overlay(), {-30.0, 40.0}));
  EXPECT_TRUE(has(overlay(), {-30.0, 60.0}));  // an edge
  // Right where it began there is no way to draw across.
  hand_.cursor = {-30.0, 40.0};
  for (const Overlay::Line& line : overlay().lines) EXPECT_TRUE(line.from.allFinite() && line.to.allFinite());
}

}  // namespace
}  // namespace scarp::test
