#include <gtest/gtest.h>

#include <random>

#include "core/brush/Alpha.h"
#include "core/document/EditHistory.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/LineEdit.h"
#include "core/edit/StrokeOperations.h"
#include "core/line/LineSchema.h"
#include "core/line/StampShape.h"
#include "core/script/Script.h"
#include "tests/edit/LineEditing.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

Line stampOf(double x, double y, double radius, StampBlend blend = StampBlend::Add) {
  Line stamp;
  stamp.kind = LineKind::Stamp;
  stamp.settings = usualSettings(stamp.kind);
  BrushSettings brush = usualBrush(stamp.kind).settings();
  brush.radius = radius;
  brush.strength = 12.0;
  brush.stampBlend = blend;
  stamp.brush = LineBrush(std::move(brush));
  stamp.points = {{x, y}};
  return stamp;
}

AddLayerOperation stampLayer(std::vector<Line> stamps) {
  AddLayerOperation add{"Stamps"};
  add.ofLines = true;
  add.lines = std::move(stamps);
  return add;
}

TEST(StampLines, EqualAStrokeOfTheStampBrush) {
  const Terrain ground = test::fractalTerrain(300, 200, 2.0, 2.5);
  for (const StampBlend blend : {StampBlend::Add, StampBlend::Subtract, StampBlend::Highest,
                                 StampBlend::Lowest, StampBlend::Replace}) {
    TerrainDocument live(Terrain{ground}), byHand(Terrain{ground});
    const Line stamp = stampOf(30.0, -20.0, 90.0, blend);
    ASSERT_TRUE(perform(stampLayer({stamp}), live));
    ASSERT_TRUE(perform(StrokeOperation{stamp.brush.settings(), {{30.0, -20.0, 1.0, 0.0}}}, byHand));
    EXPECT_TRUE(test::sameBits(test::samplesOf(live.heights()), test::samplesOf(byHand.heights())));
    EXPECT_FALSE(test::sameBits(test::samplesOf(live.heights()), test::samplesOf(ground.heights)));
  }
}

TEST(StampLines, AHeightOfThePointIsTheBase) {
  TerrainDocument document(test::makeTerrain({101, 101, 2.0, 2.0}, [](int, int) { return 5.0F; }));
  Line stamp = stampOf(0.0, 0.0, 60.0, StampBlend::Replace);
  BrushSettings flat = stamp.brush.settings();
  flat.alpha = nullptr;
  flat.strength = 10.0;
  stamp.brush = LineBrush(flat);
  stamp.points[0].height = 100.0;
  ASSERT_TRUE(perform(stampLayer({stamp}), document));
  EXPECT_EQ(document.heights().at(50, 50), 110.0F);
  EXPECT_EQ(document.heights().at(0, 0), 5.0F);
  stamp.id = 1;
  stamp.points[0].height.reset();
  LinesOperation change;
  change.layer = 1;
  change.lines = {stamp};
  ASSERT_TRUE(perform(change, document));
  EXPECT_EQ(document.heights().at(50, 50), 15.0F);
}

TEST(StampLines, EditsOfAnyKindEqualAllMadeAgain) {
  TerrainDocument document(test::fractalTerrain(300, 200));
  std::mt19937 random(8);
  const auto unit = [&random] { return std::uniform_real_distribution<double>(-1.0, 1.0)(random); };
  std::vector<Line> stamps;
  for (int i = 0; i < 12; ++i)
    stamps.push_back(stampOf(140.0 * unit(), 90.0 * unit(), 25.0, static_cast<StampBlend>(i % 5)));
  ASSERT_TRUE(perform(stampLayer(stamps), document));
  int reordered = 0;
  for (int i = 0; i < 40; ++i) {
    const std::vector<Line> lines = document.layers()[0].lines.lines();
    Line line = lines[random() % lines.size()];
    StampChange change;
    LinesOperation operation;
    operation.layer = 1;
    switch (random() % 6) {
      case 0:
        change.turn = 3.0 * unit();
        break;
      case 1:
        change.width = 1.0 + 0.4 * unit();
        change.depth = 1.0 + 0.4 * unit();
        break;
      case 2:
        change.height = 5.0 * unit();
        break;
      case 3:
        line.visible = !line.visible;
        break;
      case 4:
        operation.order = {{line.id}, random() % 2 == 0 ? 0 : lines[random() % lines.size()].id};
        if (operation.order.before == line.id) operation.order.before = 0;
        ++reordered;
        break;
      default:
        change.move = 40.0 * Vec2(unit(), unit());
    }
    if (operation.order.lines.empty()) operation.lines = {changedStamp(line, change, stampCentre(line))};
    ASSERT_TRUE(perform(operation, document)) << i;
    ASSERT_TRUE(test::linesEqualAnew(document)) << "edit " << i;
  }
  EXPECT_GT(reordered, 1);
}

TEST(StampLines, MovingOneOfManyChangesOnlyItsTiles) {
  TerrainDocument document(test::fractalTerrain(700, 500));
  std::vector<Line> stamps;
  for (int i = 0; i < 80; ++i)
    stamps.push_back(stampOf(-290.0 + 64.0 * (i % 10), -210.0 + 60.0 * (i / 10), 40.0,
                             i % 2 == 0 ? StampBlend::Add : StampBlend::Highest));
  ASSERT_TRUE(perform(stampLayer(stamps), document));
  const HeightRaster before = document.heights();
  Line moved = document.layers()[0].lines.lines()[0];
  moved.points[0].x += 5.0;
  LineEdit edit(document, document.layers()[0].id, moved.id);
  ASSERT_TRUE(edit.show(moved));
  const std::vector<int> changed = document.heights().unsharedSlots(before);
  EXPECT_FALSE(changed.empty());
  for (const int slot : changed) EXPECT_LT(document.heights().tileRect(slot).column0, 256);
  EXPECT_LE(changed.size(), 8u);
  EXPECT_TRUE(test::linesEqualAnew(document));
}

TEST(StampLines, AddingShowsTheGroundAndIsOneStepOrNone) {
  TerrainDocument document(test::fractalTerrain(200, 200));
  const std::vector<float> bare = test::samplesOf(document.heights());
  {
    auto edit = LineEdit::adding({stampOf(0.0, 0.0, 30.0)}, document);
    ASSERT_TRUE(edit);
    EXPECT_FALSE(test::sameBits(test::samplesOf(document.heights()), bare)) << "at once";
  }
  EXPECT_TRUE(test::sameBits(test::samplesOf(document.heights()), bare));
  EXPECT_TRUE(document.layers().empty());
  for (int i = 0; i < 2; ++i) {
    auto edit = LineEdit::adding({stampOf(10.0 * i, 0.0, 30.0)}, document);
    ASSERT_TRUE(edit);
    Line larger = (*edit)->lines().front();
    StampChange change;
    change.width = change.depth = 1.5;
    ASSERT_TRUE((*edit)->show(changedStamp(larger, change, stampCentre(larger))));
    ASSERT_TRUE((*edit)->commit());
    EXPECT_EQ(document.history().size(), std::size_t(i) + 1);
    EXPECT_TRUE(test::linesEqualAnew(document));
  }
  ASSERT_EQ(document.layers().size(), 1u);
  EXPECT_EQ(document.activeLayer(), document.layers()[0].id);
  EXPECT_EQ(document.layers()[0].lines.lines().size(), 2u);
  EXPECT_EQ(document.history().record(0).name, "Add height stamp");
  // The steps can be performed again from their operations.
  TerrainDocument again(test::fractalTerrain(200, 200));
  for (std::size_t i = 0; i < 2; ++i) ASSERT_TRUE(perform(*document.history().record(i).operation, again));
  EXPECT_TRUE(test::sameBits(test::samplesOf(document.heights()), test::samplesOf(again.heights())));
  EXPECT_EQ(again.layers()[0].lines, document.layers()[0].lines);
}

/// The operations of a script, read, written and read again.
std::vector<Line> roundTrip(const std::vector<Line>& stamps, std::string& text) {
  text = writeScript({{stampLayer(stamps)}});
  const auto script = parseScript(text);
  EXPECT_TRUE(script) << script.error().text();
  EXPECT_EQ(writeScript(*script), text);
  return script->operations[0].as<AddLayerOperation>()->lines;
}

TEST(StampLines, ScriptsKeepThemAndStoreAnImageOnce) {
  Alpha picture{"hill.png", 40, 40, std::vector<float>(1600, 0.25F)};
  picture.values[17] = 1.0F;
  BrushSettings brush = usualBrush(LineKind::Stamp).settings();
  brush.alpha = sharedAlpha(picture);
  const auto held = lineBrushOf(brush);
  ASSERT_TRUE(held);
  std::vector<Line> stamps{stampOf(0.0, 0.0, 30.0), stampOf(5.0, 0.0, 30.0), stampOf(9.0, 0.0, 30.0)};
  stamps[1].brush = stamps[2].brush = *held;
  stamps[2].points[0].height = 12.5;
  std::string one, three;
  const std::vector<Line> first{stamps[1]};
  EXPECT_EQ(roundTrip(first, one), first);
  EXPECT_EQ(roundTrip(stamps, three), stamps);
  EXPECT_LT(three.size(), one.size() + 1200u);
  EXPECT_NE(three.find(R"("alpha":{"line":1})"), std::string::npos) << three.substr(0, 400);
  const auto wrong = parseScript(
      R"({"scarp": 1, "operations": [{"op": "add-layer", "lines": [{"kind": "stamp", "points": [[0, 0]],
          "brush": {"kind": "stamp", "alpha": {"line": 4}}}]}]})");
  ASSERT_FALSE(wrong);
  EXPECT_NE(wrong.error().text().find("place of an earlier line"), std::string::npos) << wrong.error().text();
}

TEST(StampLines, TurnAndMirrorWithTheTerrain) {
  Line stamp = stampOf(30.0, -12.0, 50.0);
  BrushSettings brush = stamp.brush.settings();
  brush.alpha = builtInAlpha("canyon");
  brush.aspect = 2.0;
  brush.alphaAngle = 20.0;
  stamp.brush = LineBrush(brush);
  for (const Reshape& reshape : {Reshape(RotateReshape{1}), Reshape(FlipReshape{FlipAxis::EastWest}),
                                 Reshape(FlipReshape{FlipAxis::NorthSouth})}) {
    TerrainDocument live(test::fractalTerrain(201, 161)), flat(test::fractalTerrain(201, 161));
    ASSERT_TRUE(perform(stampLayer({stamp}), live));
    ASSERT_TRUE(perform(stampLayer({stamp}), flat));
    ASSERT_TRUE(perform(FlattenLayersOperation{}, flat));
    ASSERT_TRUE(perform(ReshapeOperation{reshape}, live));
    ASSERT_TRUE(perform(ReshapeOperation{reshape}, flat));
    EXPECT_TRUE(test::linesEqualAnew(live));
    const std::vector<float> one = test::samplesOf(live.heights()), other = test::samplesOf(flat.heights());
    ASSERT_EQ(one.size(), other.size());
    for (std::size_t i = 0; i < one.size(); ++i) ASSERT_NEAR(one[i], other[i], 0.02) << i;
  }
}

TEST(StampLines, OrderIsChangedByAnOperation) {
  TerrainDocument document(test::fractalTerrain(120, 120));
  ASSERT_TRUE(perform(stampLayer({stampOf(0, 0, 20.0), stampOf(1, 0, 20.0), stampOf(2, 0, 20.0)}), document));
  const auto ids = [&] {
    std::vector<LineId> all;
    for (const Line& line : document.layers()[0].lines.lines()) all.push_back(line.id);
    return all;
  };
  const auto script = parseScript(
      R"({"scarp": 1, "operations": [{"op": "lines", "layer": 1, "order": {"move": [3], "before": 1}}]})");
  ASSERT_TRUE(script) << script.error().text();
  ASSERT_TRUE(perform(script->operations[0], document));
  EXPECT_EQ(ids(), (std::vector<LineId>{3, 1, 2}));
  EXPECT_EQ(document.history().record(1).name, "Reorder height stamp");
  LinesOperation toEnd;
  toEnd.layer = 1;
  toEnd.order = {{3, 1}, 0};
  ASSERT_TRUE(perform(toEnd, document));
  EXPECT_EQ(ids(), (std::vector<LineId>{2, 3, 1}));
  toEnd.order = {{9}, 0};
  EXPECT_EQ(perform(toEnd, document).error().text(), "there is no line 9");
  toEnd.order = {{1}, 1};
  EXPECT_FALSE(perform(toEnd, document));
}

}  // namespace
}  // namespace scarp
