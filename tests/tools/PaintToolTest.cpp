#include <gtest/gtest.h>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/Operation.h"
#include "core/scene/Drainage.h"
#include "core/scene/LiveMaterials.h"
#include "core/tools/PaintTool.h"
#include "tests/tools/ToolHarness.h"

namespace scarp {
namespace {

constexpr MaterialId kGrass = 1, kSoil = 4;

struct PaintHand : test::ToolHarness {
  PaintHand() : ToolHarness(test::flatTerrain()) { tools.setTool(PaintTool::kName); }
  void addMaterials() {
    const auto usual = defaultMaterials();
    ASSERT_TRUE(perform(MaterialsOperation{{usual.begin(), usual.end()}, {kGrass, {}}}, document));
    PaintSettings paint = tools.get<PaintTool>().settings();
    paint.material = kSoil;
    tools.get<PaintTool>().setSettings(paint);
  }
  int soil(double x, double y) {
    LiveMaterials live(document, drainage);
    live.update();
    const GridFrame& f = document.frame();
    return live.map()->weight(kSoil, static_cast<int>(std::lround(f.column(x))),
                              static_cast<int>(std::lround(f.row(y))));
  }
};

TEST(PaintTool, PaintsAlongADragAsOneStepThatCanBeReplayed) {
  PaintHand hand;
  hand.addMaterials();
  hand.drag({hand.pixelOf(-20, 0), hand.pixelOf(20, 0)});
  EXPECT_EQ(hand.soil(0, 0), 255);
  EXPECT_EQ(hand.soil(-20, 0), 255);
  ASSERT_EQ(hand.document.history().size(), 2U);
  const auto* operation = hand.document.history().record(1).operation->as<PaintOperation>();
  ASSERT_TRUE(operation);
  const HeightRaster painted = *hand.document.raster({RasterRole::Paint, kSoil});
  ASSERT_TRUE(hand.document.undo());
  EXPECT_EQ(hand.soil(0, 0), 0);
  ASSERT_TRUE(perform(*operation, hand.document));
  EXPECT_TRUE(test::sameBits(test::samplesOf(painted),
                             test::samplesOf(*hand.document.raster({RasterRole::Paint, kSoil}))));
}

TEST(PaintTool, ControlErasesAndEscTakesADragBack) {
  PaintHand hand;
  hand.addMaterials();
  hand.drag({hand.pixelOf(-20, 0), hand.pixelOf(20, 0)});
  hand.modifiers = {.control = true};
  hand.drag({hand.pixelOf(0, 0), hand.pixelOf(20, 0)});
  EXPECT_EQ(hand.soil(15, 0), 0);
  EXPECT_EQ(hand.soil(-20, 0), 255);
  hand.modifiers = {};
  const std::size_t steps = hand.document.history().size();
  hand.press(hand.pixelOf(15, 0));
  hand.move(hand.pixelOf(20, 0));
  EXPECT_EQ(hand.soil(15, 0), 255) << "the ground follows at once";
  EXPECT_TRUE(hand.controller.cancel());
  EXPECT_EQ(hand.soil(15, 0), 0);
  EXPECT_EQ(hand.document.history().size(), steps);
}

TEST(PaintTool, WithoutMaterialsItSaysSo) {
  PaintHand hand;
  std::string why;
  const Subscription heard =
      hand.tools.refused.subscribe([&](const Message& reason) { why = reason.text(); });
  hand.drag({hand.pixelOf(-20, 0), hand.pixelOf(20, 0)});
  EXPECT_EQ(why, "the terrain has no materials yet");
  EXPECT_EQ(hand.document.history().size(), 0U);
}

TEST(PaintTool, ModifiersSayWhatIsPainted) {
  PaintSettings settings;
  settings.action = PaintAction::Paint;
  EXPECT_EQ(paintWith(settings, {}, {}).action, PaintAction::Paint);
  EXPECT_EQ(paintWith(settings, {}, {.control = true}).action, PaintAction::Erase);
  EXPECT_EQ(paintWith(settings, {}, {.shift = true}).action, PaintAction::Blend);
}

}  // namespace
}  // namespace scarp
