#include <gtest/gtest.h>

#include <limits>
#include <numbers>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/tools/SculptTool.h"
#include "tests/tools/ToolHarness.h"

namespace scarp {
namespace {

using test::flatTerrain;
using test::sameBits;
using test::ToolHarness;

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

TEST(SculptTool, FillGoesOnOverAHoleAndOthersDoNot) {
  for (const BrushKind kind : {BrushKind::Fill, BrushKind::Raise}) {
    ToolHarness hand(flatTerrain());
    std::vector<Vec2> way;
    for (const double x : {-40.0, -30.0, -15.0, 0.0, 15.0, 30.0, 40.0}) way.push_back(hand.pixelOf(x, 0.0));
    BrushSettings brush = hand.tools.brush();
    brush.kind = BrushKind::Hole;
    brush.radius = 30.0;
    brush.falloff = Falloff::Constant;
    hand.tools.setBrush(brush);
    hand.click(hand.pixelOf(0.0, 0.0));
    ASSERT_TRUE(std::isnan(hand.height(0.0, 0.0)));
    brush.kind = kind;
    brush.radius = 6.0;
    hand.tools.setBrush(brush);
    hand.drag(way);
    if (kind == BrushKind::Fill) {
      EXPECT_NEAR(hand.height(0.0, 0.0), 5.0, 1e-3);
    } else {
      EXPECT_TRUE(std::isnan(hand.height(0.0, 0.0)));
    }
  }
}

TEST(SculptTool, NothingIsSculptedAcrossAGap) {
  // Ground, a wide hole, and ground again.
  ToolHarness hand(test::makeTerrain({201, 201, 1.0, 1.0},
                                     [](int c, int) { return c > 80 && c < 120 ? test::kHole : 0.0f; }));
  Camera above;
  above.position = {0.0, 0.0, 250.0};
  above.pitch = -std::numbers::pi / 2.0;
  hand.controller.setCamera(above);
  BrushSettings brush = hand.tools.brush();
  brush.spacing = 0.05;
  hand.tools.setBrush(brush);
  const auto before = hand.samples();
  const Vec2 near = hand.pixelOf(-50.0, 0.0), hole = *above.project({0.0, 0.0, 0.0}, hand.view),
             far = hand.pixelOf(50.0, 0.0);
  hand.press(near);
  hand.move(hole);
  hand.move(hole + Vec2(1.0, 40.0));
  hand.move(far);
  hand.release(far);
  // Near the hole's sides the brush never was: it came from 50 m away and went on 50 m beyond.
  for (int column = 66; column < 135; ++column)
    for (int row = 80; row < 120; ++row)
      ASSERT_EQ(std::isnan(before[201 * row + column]) ? 0.0f : hand.document.heights().at(column, row), 0.0f)
          << column << ' ' << row;
  EXPECT_GT(hand.height(-50.0, 0.0), 0.1);
  EXPECT_EQ(hand.document.history().size(), 1u);
}

TEST(SculptTool, AStrokeGoesOnAfterLeavingTheTerrain) {
  ToolHarness hand(flatTerrain());
  const Vec2 sky(400.0, 2.0);
  ASSERT_FALSE(hand.ground(sky));
  hand.press(hand.pixelOf(0.0, 60.0));
  hand.move(sky);
  hand.hold(sky, 1.0);
  const auto away = hand.samples();
  hand.hold(sky, 5.0);
  EXPECT_TRUE(sameBits(away, hand.samples())) << "flowed with the pointer in the sky";
  hand.move(hand.pixelOf(-40.0, -40.0));
  hand.move(hand.pixelOf(40.0, -40.0));
  hand.release(hand.pixelOf(40.0, -40.0));
  EXPECT_GT(hand.height(0.0, -40.0), 8.0);
  EXPECT_EQ(hand.height(0.0, 0.0), 5.0);
  EXPECT_EQ(hand.document.history().size(), 1u);
}

TEST(SculptTool, AStrokeThatBeginsBesideTheTerrainBeginsWhereItComesIn) {
  ToolHarness hand(flatTerrain());
  Camera above;
  above.position = {0.0, 0.0, 300.0};
  above.pitch = -std::numbers::pi / 2.0;
  hand.controller.setCamera(above);
  const auto pixel = [&](double x) { return *above.project({x, 0.0, 5.0}, hand.view); };
  ASSERT_FALSE(hand.ground(pixel(-130.0)));
  hand.press(pixel(-130.0));
  EXPECT_TRUE(hand.tools.dragging());
  EXPECT_FALSE(hand.document.editing()) << "nothing is begun yet";
  hand.move(pixel(-115.0));
  hand.hold(pixel(-115.0), 3.0);
  EXPECT_TRUE(hand.controller.runningStroke().samples.empty());
  hand.move(pixel(-20.0));  // far in, at once
  hand.move(pixel(0.0));
  ASSERT_FALSE(hand.controller.runningStroke().samples.empty());
  EXPECT_NEAR(hand.controller.runningStroke().samples.front().x, -100.0, 0.02) << "the border";
  hand.release(pixel(0.0));
  EXPECT_GT(hand.height(-95.0, 0.0), 6.0);
  EXPECT_GT(hand.height(-50.0, 0.0), 6.0);
  EXPECT_EQ(hand.height(20.0, 0.0), 5.0);
  EXPECT_EQ(hand.document.history().size(), 1u);
}

TEST(SculptTool, ADragThatStaysBesideTheTerrainLeavesNoTrace) {
  ToolHarness hand(flatTerrain());
  hand.drag({{400.0, 2.0}, {500.0, 3.0}, {600.0, 2.0}});
  EXPECT_FALSE(hand.tools.dragging());
  EXPECT_FALSE(hand.tools.get<SculptTool>().lastStroke());
  EXPECT_EQ(hand.document.history().size(), 0u);
  hand.press({400.0, 2.0});
  hand.move(hand.pixelOf(0.0, 0.0));
  EXPECT_TRUE(hand.controller.cancel());
  EXPECT_EQ(hand.height(0.0, 0.0), 5.0f);
  EXPECT_EQ(hand.document.history().size(), 0u);
}

TEST(SculptTool, OddEventsDoNoHarm) {
  ToolHarness hand(flatTerrain());
  const Vec2 pixel = hand.pixelOf(0.0, 0.0);
  hand.press({kNaN, 10.0});
  EXPECT_FALSE(hand.tools.dragging());
  hand.press(pixel);
  hand.move({kNaN, 300.0});
  hand.move({300.0, std::numeric_limits<double>::infinity()});
  hand.time = 3.0;  // a clock that runs backwards
  hand.move(hand.pixelOf(5.0, 0.0));
  hand.time = kNaN;
  hand.hold(pixel, 0.0);
  hand.time = std::numeric_limits<double>::infinity();
  hand.hold(pixel, 0.0);
  PointerEvent strange = hand.event(hand.pixelOf(8.0, 0.0));
  strange.pressure = kNaN;
  hand.controller.move(strange);
  strange.pressure = 7.0;
  strange.view = {0.0, 600.0};
  hand.controller.move(strange);
  hand.release({kNaN, kNaN});
  EXPECT_FALSE(hand.tools.dragging());
  EXPECT_EQ(hand.document.history().size(), 1u);
  for (const float h : hand.samples()) ASSERT_TRUE(std::isfinite(h) && h < 20.0f);
}

}  // namespace
}  // namespace scarp
