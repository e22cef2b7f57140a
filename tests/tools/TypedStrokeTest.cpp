#include <gtest/gtest.h>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/Operation.h"
#include "core/edit/StrokeOperations.h"
#include "core/tools/MeasureTool.h"
#include "core/tools/SculptTool.h"
#include "core/tools/SelectTool.h"
#include "tests/tools/ToolHarness.h"

namespace scarp {
namespace {

using test::flatTerrain;
using test::ToolHarness;

TEST(TypedStroke, ADabIsTheStrokeOfAScriptThere) {
  ToolHarness hand(flatTerrain()), scripted(flatTerrain());
  const auto done = strokeAlong(hand.tools, {Vec2(10.0, -20.0)});
  ASSERT_TRUE(done.ok()) << done.error().text();
  ASSERT_TRUE(perform(StrokeOperation{hand.tools.brush(), {{10.0, -20.0}}}, scripted.document).ok());
  EXPECT_TRUE(test::sameBits(test::samplesOf(hand.document.heights()), test::samplesOf(scripted.document.heights())));
  EXPECT_EQ(hand.document.history().size(), 1u);
  ASSERT_TRUE(hand.tools.get<SculptTool>().lastStroke());
  EXPECT_EQ(hand.tools.get<SculptTool>().lastStroke()->samples.back().x, 10.0);
  ASSERT_TRUE(hand.document.undo().ok());
  EXPECT_TRUE(test::sameBits(test::samplesOf(hand.document.heights()), test::samplesOf(flatTerrain().heights)));
}

TEST(TypedStroke, SaysInOneLineWhyNothingChanged) {
  ToolHarness hand(flatTerrain());
  const auto error = [&](const Vec2& place) {
    const auto done = strokeAlong(hand.tools, {place});
    return done.ok() ? std::string() : done.error().text();
  };
  EXPECT_NE(error(Vec2(1e6, 0.0)).find("is outside the terrain"), std::string::npos);
  hand.tools.setTool(MeasureTool::kName);
  EXPECT_NE(error(Vec2(0.0, 0.0)).find("no brush"), std::string::npos);
  hand.tools.setTool(SculptTool::kName);
  BrushSettings brush = hand.tools.brush();
  brush.kind = BrushKind::Fill;  // There are no holes.
  hand.tools.setBrush(brush);
  EXPECT_NE(error(Vec2(0.0, 0.0)).find("changes nothing"), std::string::npos);
  EXPECT_EQ(hand.document.history().size(), 0u);
  hand.tools.close(Message("closed for a reason"));
  EXPECT_EQ(error(Vec2(0.0, 0.0)), "closed for a reason");
}

TEST(TypedStroke, PaintsTheSelectionAndTheMaskOfALayer) {
  ToolHarness hand(flatTerrain());
  SelectSettings select;
  select.kind = SelectKind::Paint;
  hand.tools.get<SelectTool>().setSettings(select);
  hand.tools.setTool(SelectTool::kName);
  ASSERT_TRUE(strokeAlong(hand.tools, {Vec2(0.0, 0.0)}).ok());
  ASSERT_TRUE(hand.document.selection());
  const GridFrame& frame = hand.document.frame();
  const int column = static_cast<int>(frame.column(0.0)), row = static_cast<int>(frame.row(0.0));
  EXPECT_GT(hand.document.selection()->at(column, row), 0.5F);
  EXPECT_EQ(hand.document.selection()->at(0, 0), 0.0F);
  ASSERT_TRUE(perform(AddLayerOperation{"above", LayerBlend::Add}, hand.document).ok());
  hand.tools.setTool(SculptTool::kName);
  hand.tools.get<SculptTool>().paintMask(true);
  BrushSettings lower = hand.tools.brush();
  lower.kind = BrushKind::Lower;
  hand.tools.setBrush(lower);
  const std::size_t steps = hand.document.history().size();
  ASSERT_TRUE(strokeAlong(hand.tools, {Vec2(0.0, 0.0)}).ok());
  EXPECT_EQ(hand.document.history().size(), steps + 1);
}

}  // namespace
}  // namespace scarp
