#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/line/LineSchema.h"
#include "core/line/LineShape.h"
#include "core/line/StampShape.h"

namespace scarp {
namespace {

Line stampAt(double x, double y, StampFootprint footprint, const StampSize& size, double degrees = 0.0) {
  Line stamp;
  stamp.kind = LineKind::Stamp;
  stamp.settings = usualSettings(stamp.kind);
  BrushSettings brush = usualBrush(stamp.kind).settings();
  brush.footprint = footprint;
  brush.alphaAngle = degrees;
  stamp.brush = LineBrush(withStampSize(brush, size));
  stamp.points = {{x, y}};
  return stamp;
}

TEST(StampShape, SizesAreKeptByBothFootprints) {
  for (const StampFootprint footprint : {StampFootprint::Round, StampFootprint::Rectangle})
    for (const StampSize& size : {StampSize{300.0, 120.0}, {12.5, 40.0}, {80.0, 80.0}}) {
      const Line stamp = stampAt(5.0, -7.0, footprint, size, 30.0);
      EXPECT_TRUE(validate(stamp));
      const StampSize is = stampSize(stamp.brush.settings());
      EXPECT_NEAR(is.width, size.width, 1e-9 * size.width);
      EXPECT_NEAR(is.depth, size.depth, 1e-9 * size.depth);
      // The circle of the radius is around the outline, and touches it.
      double farthest = 0.0;
      for (const Vec2& at : stampOutline(stamp)) farthest = std::max(farthest, (at - Vec2(5.0, -7.0)).norm());
      EXPECT_NEAR(farthest, stamp.brush.settings().radius, 1e-9 * farthest);
    }
}

TEST(StampShape, AStampHasOnePointAndABrushOfItsKind) {
  Line stamp = stampAt(0.0, 0.0, StampFootprint::Round, {20.0, 20.0});
  stamp.points.push_back({1.0, 1.0});
  EXPECT_EQ(validate(stamp).error().text(), "it has 2 points; a stamp has one");
  stamp.points.pop_back();
  stamp.closed = true;
  EXPECT_EQ(validate(stamp).error().text(), "a stamp cannot be closed");
  stamp.closed = false;
  stamp.brush = LineBrush(BrushSettings{});
  EXPECT_EQ(validate(stamp).error().text(), "the brush of a stamp is of the kind \"stamp\"");
  stamp.brush = {};
  EXPECT_EQ(validate(stamp).error().text(), "a stamp has a brush");
}

TEST(StampShape, ChangesKeepDistancesFromTheirMiddle) {
  const Line stamp = stampAt(100.0, 0.0, StampFootprint::Rectangle, {40.0, 20.0}, 10.0);
  StampChange change;
  change.turn = 0.5 * std::numbers::pi;
  change.width = change.depth = 2.0;
  change.height = 5.0;
  const Line changed = changedStamp(stamp, change, Vec2(50.0, 0.0));
  EXPECT_LT((stampCentre(changed) - Vec2(50.0, 100.0)).norm(), 1e-9);
  EXPECT_NEAR(changed.brush.settings().alphaAngle, 100.0, 1e-9);
  EXPECT_NEAR(stampSize(changed.brush.settings()).width, 80.0, 1e-9);
  EXPECT_NEAR(stampSize(changed.brush.settings()).depth, 40.0, 1e-9);
  EXPECT_EQ(changed.brush.settings().strength, stamp.brush.settings().strength + 5.0);
  change = {};
  change.height = -1e6;
  EXPECT_EQ(changedStamp(stamp, change, Vec2::Zero()).brush.settings().strength, 0.0);
}

TEST(StampShape, HandlesAreOnTheBoxOfOneStampAndAroundSeveral) {
  const Line one = stampAt(0.0, 0.0, StampFootprint::Round, {60.0, 20.0}, 90.0);
  const StampFrame turned = stampFrame(std::vector{one});
  const auto of = [](const StampFrame& frame, StampHandleKind kind) {
    return std::ranges::count(frame.handles, kind, &StampHandle::kind);
  };
  EXPECT_EQ(of(turned, StampHandleKind::Corner), 4);
  EXPECT_EQ(of(turned, StampHandleKind::Width), 2);
  for (const StampHandle& handle : turned.handles)
    if (handle.kind == StampHandleKind::Width) {
      EXPECT_NEAR(std::abs(handle.place.y()), 30.0, 1e-9);
    }
  const StampFrame both =
      stampFrame(std::vector{one, stampAt(200.0, 0.0, StampFootprint::Rectangle, {20.0, 20.0})});
  EXPECT_EQ(of(both, StampHandleKind::Width), 0);
  EXPECT_EQ(of(both, StampHandleKind::Turn), 1);
  EXPECT_NEAR(both.middle.x(), 100.0, 1e-9);
  EXPECT_NEAR(both.corners[0].x(), -10.0, 1e-9);
  EXPECT_NEAR(both.corners[2].x(), 210.0, 1e-9);
}

TEST(StampShape, APressFindsOutlineAndCentreAndLinesDoNotSnapToThem) {
  const GridFrame frame{201, 201, 2.0, 2.0};
  const std::vector<Line> lines{stampAt(0.0, 0.0, StampFootprint::Rectangle, {100.0, 40.0})};
  const auto edge = nearestLine(lines, frame, {10.0, 23.0}, 5.0);
  ASSERT_TRUE(edge);
  EXPECT_LT((edge->spot.place - Vec2(10.0, 20.0)).norm(), 1e-9);
  EXPECT_TRUE(nearestLine(lines, frame, {1.0, 2.0}, 5.0));
  EXPECT_FALSE(nearestLine(lines, frame, {20.0, 8.0}, 5.0));
  EXPECT_FALSE(snappedTo(lines, frame, {0.0, 0.0}, 5.0));
}

}  // namespace
}  // namespace scarp
