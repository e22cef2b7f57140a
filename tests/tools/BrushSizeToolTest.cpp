#include <gtest/gtest.h>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/tools/SculptTool.h"
#include "tests/tools/ToolHarness.h"

namespace scarp {
namespace {

TEST(BrushSizeTool, DragsRadiusAndInnerRadius) {
  test::ToolHarness hand(test::flatTerrain());
  const BrushSettings before = hand.tools.brush();
  int told = 0;
  const auto subscription = hand.tools.settingsChanged.subscribe([&] { ++told; });
  hand.modifiers = {.control = true, .alt = true};
  hand.press({400.0, 300.0}, PointerButton::Right);
  EXPECT_FALSE(hand.controller.navigating());
  hand.move({450.0, 260.0});
  EXPECT_GT(hand.tools.brush().radius, 1.5 * before.radius);
  EXPECT_NEAR(hand.tools.brush().innerRadius, 0.2, 1e-9);
  EXPECT_EQ(told, 1);
  hand.move({-1e6, 1e6});
  EXPECT_TRUE(validate(hand.tools.brush()).ok());
  hand.move({1e6, -1e6});
  EXPECT_TRUE(validate(hand.tools.brush()).ok());
  EXPECT_TRUE(hand.controller.cancel());
  EXPECT_EQ(hand.tools.brush(), before);

  hand.drag({{400.0, 300.0}, {420.0, 300.0}}, PointerButton::Right);
  EXPECT_GT(hand.tools.brush().radius, before.radius);
  EXPECT_EQ(hand.document.history().size(), 0u);
}

}  // namespace
}  // namespace scarp
