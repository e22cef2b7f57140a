#include <gtest/gtest.h>

#include <utility>

#include "core/edit/EditSession.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/LineLayers.h"
#include "core/edit/StrokeOperations.h"
#include "core/line/LineNetwork.h"
#include "core/line/LineSchema.h"
#include "tests/edit/Hand.h"
#include "tests/edit/LineEditing.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

Operation roadsLayer() {
  AddLayerOperation add{"Roads"};
  add.ofLines = true;
  return add;
}

/// The second layer has only this line.
void setSecondLine(EditSession& session, const TerrainDocument& document, const Line& line) {
  DocumentState state = document.state();
  state.layers[1].lines = LineSet({line});
  session.setState(std::move(state), EditSession::DerivedLayers::Now);
}

LinesOperation road(const std::vector<LinePoint>& points) {
  Line line;
  line.name = "Road";
  line.points = points;
  return {1, {line}, {}};
}

TEST(LineLayers, FollowALineThatComesToMeetItself) {
  TerrainDocument document(test::fractalTerrain(200, 180, 1.0, 1.0, 36));
  ASSERT_TRUE(perform(roadsLayer(), document));
  LinesOperation operation = road({{-66.0, 58.0}, {-3.5, 53.0}, {73.0, 14.0}, {-1.5, 59.0}, {-28.0, 42.0}});
  ASSERT_TRUE(perform(operation, document));
  EXPECT_EQ(document.history().record(1).name, "Add road \"Road\"");
  EXPECT_EQ(document.activeLayer(), 1);
  EXPECT_EQ(document.editedLayer(), kBaseLayer) << "lines make the heights of the active layer";
  const std::vector<float> before = test::samplesOf(document.heights());
  operation.lines[0].id = 1;
  operation.lines[0].points[4] = operation.lines[0].points[1];
  ASSERT_TRUE(perform(operation, document));
  EXPECT_FALSE(test::sameBits(before, test::samplesOf(document.heights())));
  EXPECT_TRUE(test::linesEqualAnew(document)) << "a loop";
  operation.lines[0].points[4] = {-28.0, 42.0};
  ASSERT_TRUE(perform(operation, document));
  EXPECT_TRUE(test::linesEqualAnew(document)) << "open again";
  EXPECT_TRUE(test::sameBits(before, test::samplesOf(document.heights())));
}

TEST(LineLayers, DragMakesOnlyWhatItMovesAnewAndLeavesNothingBehind) {
  TerrainDocument document(test::fractalTerrain(1400, 300));
  ASSERT_TRUE(perform(AddLayerOperation{"Hand"}, document));
  BrushSettings brush;
  brush.radius = 90.0;
  brush.strength = 4.0;
  ASSERT_TRUE(perform(StrokeOperation{brush, {{-500.0, 0.0, 1.0, 0.0}, {500.0, 20.0, 1.0, 1.0}}}, document));
  ASSERT_TRUE(perform(roadsLayer(), document));
  std::vector<LinePoint> points;
  for (int i = 0; i <= 20; ++i) points.push_back({-650.0 + 65.0 * i, i % 2 == 0 ? 10.0 : -10.0});
  LinesOperation operation = road(points);
  operation.layer = 2;
  operation.lines[0].settings.reach = 30.0;
  operation.lines[0].settings.grade = 0.0;  // Which on steep ground leads far.
  ASSERT_TRUE(perform(operation, document));
  const RasterId raster{RasterRole::Layer, document.layers()[1].id};
  const std::vector<float> before = test::samplesOf(document.heights());
  Line line = document.layers()[1].lines.lines().front();
  {
    EditSession session(document, Message("Drag"));
    for (int event = 0; event < 5; ++event) {
      line.points[10].y = 10.0 + 6.0 * event;
      line.points[10].x = 3.0 * event;
      const HeightRaster held = *document.raster(raster);
      setSecondLine(session, document, line);
      for (const int slot : document.raster(raster)->unsharedSlots(held)) {
        EXPECT_GT(document.heights().tileRect(slot).column1, 400) << "event " << event;
        EXPECT_LT(document.heights().tileRect(slot).column0, 1000) << "event " << event;
      }
      ASSERT_TRUE(test::linesEqualAnew(document)) << "event " << event;
    }
    if (testing::Test::HasFailure()) return;
  }
  EXPECT_TRUE(test::sameBits(before, test::samplesOf(document.heights()))) << "not kept";
  {
    EditSession session(document, Message("Drag"));
    setSecondLine(session, document, line);
    line.points[10].y += 5.0;
    setSecondLine(session, document, line);
    session.restore();
    EXPECT_TRUE(test::sameBits(before, test::samplesOf(document.heights())));
    setSecondLine(session, document, line);
    LinesOperation moved;
    moved.layer = 2;
    moved.lines = {line};
    EXPECT_TRUE(session.commit(std::make_shared<const Operation>(moved)));
  }
  EXPECT_TRUE(test::linesEqualAnew(document));
}

TEST(LineLayers, LinesThatMeetEqualThoseMadeAnewUnderRandomEdits) {
  int met = 0, done = 0;
  for (const std::uint32_t seed : {1U, 2U}) {
    TerrainDocument document(test::fractalTerrain(200, 180, 1.0, 1.0, seed));
    test::RandomLineEdits lines(seed + 10);
    test::Hand hand(seed + 20);
    for (int i = 0; i < 30; ++i) {
      const bool ofLines = i % 4 != 3;
      const Operation operation = ofLines ? lines.next(document) : hand.next(document);
      done += perform(operation, document) && ofLines ? 1 : 0;
      for (const Layer& layer : document.layers())
        if (layer.lines) met += static_cast<int>(meetingsOf(layer.lines.lines()).size());
      ASSERT_TRUE(test::linesEqualAnew(document)) << "seed " << seed << ", edit " << i;
    }
  }
  EXPECT_GT(done, 26);
  EXPECT_GT(met, 26);
}

/// A chain of roads: what is done to one is felt by the next two, and by no further one.
TEST(LineLayers, FarRoadsOfANetworkStayAsTheyAre) {
  TerrainDocument document(test::fractalTerrain(1600, 200, 1.0, 1.0, 5));
  AddLayerOperation add{"Roads"};
  add.ofLines = true;
  ASSERT_TRUE(perform(add, document));
  LinesOperation operation;
  operation.layer = 1;
  for (int i = 0; i < 14; ++i) {
    Line line;
    line.points = {{-770.0 + 110.0 * i, i % 2 == 0 ? 10.0 : -10.0},
                   {-660.0 + 110.0 * i, i % 2 == 0 ? -10.0 : 10.0}};
    line.settings = usualSettings(LineKind::Road);
    line.settings.reach = 20.0;
    operation.lines.push_back(line);
  }
  ASSERT_TRUE(perform(operation, document));
  EXPECT_TRUE(test::linesEqualAnew(document));
  const HeightRaster before = document.heights();
  LinesOperation change;
  change.layer = 1;
  change.lines = {document.layers()[0].lines.lines()[0]};
  change.lines[0].points[0].height = -30.0;
  ASSERT_TRUE(perform(change, document));
  EXPECT_TRUE(test::linesEqualAnew(document));
  const std::vector<int> changed = document.heights().unsharedSlots(before);
  EXPECT_FALSE(changed.empty());
  for (const int slot : changed) EXPECT_LT(document.heights().tileRect(slot).column0, 600);
}

TEST(LineLayers, SayInOneLineWhatCannotBe) {
  TerrainDocument document(test::fractalTerrain(65, 65));
  const auto why = [&](const Operation& operation) {
    const auto done = perform(operation, document);
    return done ? std::string() : done.error().text();
  };
  EXPECT_EQ(why(road({{0.0, 0.0}, {9.0, 9.0}})), "there is no layer 1");
  ASSERT_TRUE(perform(AddLayerOperation{"Hand"}, document));
  EXPECT_EQ(why(road({{0.0, 0.0}, {9.0, 9.0}})), "the layer \"Hand\" holds no lines");
  ASSERT_TRUE(perform(roadsLayer(), document));
  LinesOperation bad = road({{0.0, 0.0}});
  bad.layer = 2;
  EXPECT_EQ(why(bad), "line 1 (Road): it has 1 points; 2 are the fewest");
  bad.lines.clear();
  bad.removed = {7};
  EXPECT_EQ(why(bad), "there is no line 7");
  SetLayerOperation blend;
  blend.layer = 2;
  blend.blend = LayerBlend::Add;
  EXPECT_EQ(why(blend), "the layer \"Roads\" holds lines, which replace the ground");
}

}  // namespace
}  // namespace scarp
