#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/tools/WorkTools.h"
#include "tests/tools/ToolHarness.h"

namespace scarp {
namespace {

/// 201 × 201 samples, a metre apart, with a crop around the middle.
struct CropHand : test::ToolHarness {
  CropHand() : ToolHarness(test::flatTerrain()) { tools.get<CropTool>().begin({60, 70, 141, 131}); }

  GridRect crop() const { return tools.get<CropTool>().crop().value_or(GridRect()); }
  Vec2 at(double column, double row) const {
    return pixelOf(document.frame().x(column), document.frame().y(row));
  }
};

TEST(CropTool, SidesAndCornersAreDraggedFromSampleToSample) {
  CropHand hand;
  hand.drag({hand.at(140, 100), hand.at(159.6, 110)});
  EXPECT_EQ(hand.crop(), (GridRect{60, 70, 161, 131})) << "the east side";
  hand.drag({hand.at(60, 70), hand.at(49.7, 20.4)});
  EXPECT_EQ(hand.crop(), (GridRect{50, 20, 161, 131})) << "the north-west corner";
  hand.drag({hand.at(100, 130), hand.at(100, 150)});
  EXPECT_EQ(hand.crop(), (GridRect{50, 20, 161, 151})) << "the south side";
  EXPECT_EQ(hand.document.history().size(), 0U);
}

TEST(CropTool, FromWithinItMovesAndStaysOnTheTerrain) {
  CropHand hand;
  hand.drag({hand.at(100, 100), hand.at(112, 95)});
  EXPECT_EQ(hand.crop(), (GridRect{72, 65, 153, 126}));
  hand.drag({hand.at(110, 100), hand.at(200, 100)});
  EXPECT_EQ(hand.crop(), (GridRect{120, 65, 201, 126}));
  // A side does not pass the other.
  hand.drag({hand.at(120, 100), hand.at(200, 100)});
  EXPECT_EQ(hand.crop(), (GridRect{199, 65, 201, 126}));
}

TEST(CropTool, EscTakesADragBackAndBesideItNothingIsDragged) {
  CropHand hand;
  const GridRect before = hand.crop();
  int changes = 0;
  const Subscription count = hand.tools.get<CropTool>().changed.subscribe([&] { ++changes; });
  hand.press(hand.at(100, 100));
  hand.move(hand.at(120, 120));
  EXPECT_NE(hand.crop(), before);
  EXPECT_FALSE(hand.tools.key(ToolKey::Confirm)) << "not within a drag";
  EXPECT_TRUE(hand.controller.cancel());
  EXPECT_EQ(hand.crop(), before);
  EXPECT_EQ(changes, 2);
  hand.drag({hand.at(20, 20), hand.at(40, 40)});
  EXPECT_EQ(hand.crop(), before);
  EXPECT_EQ(hand.document.history().size(), 0U) << "nor sculpted";
}

TEST(CropTool, EnterAndEscAreTold) {
  CropHand hand;
  std::vector<bool> told;
  const Subscription listen =
      hand.tools.get<CropTool>().answered.subscribe([&](bool keep) { told.push_back(keep); });
  EXPECT_TRUE(hand.tools.key(ToolKey::Confirm));
  EXPECT_TRUE(hand.tools.key(ToolKey::Cancel));
  EXPECT_EQ(told, (std::vector<bool>{true, false}));
  hand.tools.get<CropTool>().end();
  EXPECT_FALSE(hand.tools.key(ToolKey::Confirm));
  hand.drag({hand.at(100, 100), hand.at(120, 100)});
  EXPECT_EQ(hand.document.history().size(), 1U) << "the brush is in hand again";
}

TEST(CropTool, AnotherSizeKeepsTheMiddleAsFarAsTheTerrainLetsIt) {
  const GridFrame frame{201, 151, 1.0, 1.0};
  EXPECT_EQ(resizedOn(frame, {60, 50, 101, 91}, 33, 33), (GridRect{64, 54, 97, 87}));
  EXPECT_EQ(resizedOn(frame, {0, 0, 11, 11}, 129, 129), (GridRect{0, 0, 129, 129}));
  EXPECT_EQ(resizedOn(frame, {180, 140, 201, 151}, 129, 129), (GridRect{72, 22, 201, 151}));
}

}  // namespace
}  // namespace scarp
