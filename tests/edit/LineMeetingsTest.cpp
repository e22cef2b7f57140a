#include <gtest/gtest.h>

#include "core/edit/LayerOperations.h"
#include "core/line/LineJunctions.h"
#include "tests/edit/Hand.h"
#include "tests/edit/LineEditing.h"

namespace scarp {
namespace {

TEST(LineMeetings, LinesThatMeetEqualThoseMadeAnewUnderRandomEdits) {
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
TEST(LineMeetings, FarRoadsOfANetworkStayAsTheyAre) {
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

}  // namespace
}  // namespace scarp
