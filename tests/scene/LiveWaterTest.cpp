#include <gtest/gtest.h>

#include <vector>

#include "core/document/TerrainDocument.h"
#include "core/edit/LayerOperations.h"
#include "core/line/LineSchema.h"
#include "core/scene/LiveWater.h"
#include "tests/edit/Layered.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::must;

class LiveWaterTest : public testing::Test {
 protected:
  LiveWaterTest() : document_(test::makeTerrain({640, 520, 1.0, 1.0}, [](int c, int r) { return 0.1F * static_cast<float>(c % 40 + r % 30); })), live_(document_) {
    AddLayerOperation add{"Rivers"};
    add.ofLines = true;
    must(add, document_);
    live_.update();
  }


  TerrainDocument document_;
  LiveWater live_;
};

TEST_F(LiveWaterTest, OnlyWhatAnEditReachesIsMadeAnew) {
  Line river;
  river.kind = LineKind::River;
  river.settings = usualSettings(river.kind);
  river.settings.reach = 20.0;
  for (int i = 0; i <= 30; ++i) river.points.push_back({-300.0 + 20.0 * i, -240.0 + 16.0 * i});
  must(LinesOperation{1, {river}, {}}, document_);
  EXPECT_TRUE(live_.update());
  const auto before = live_.tiles();
  ASSERT_GT(before->meshes.size(), 4U);
  EXPECT_FALSE(live_.update());
  river.id = document_.layers()[0].lines.lines().front().id;
  river.points[28].x -= 9.0;
  must(LinesOperation{1, {river}, {}}, document_);
  EXPECT_TRUE(live_.update());
  int kept = 0;
  for (const auto& [slot, mesh] : live_.tiles()->meshes)
    if (const auto found = before->meshes.find(slot); found != before->meshes.end())
      kept += found->second == mesh ? 1 : 0;
  EXPECT_GT(kept, 0);
  SetLayerOperation hide;
  hide.layer = 1;
  hide.visible = false;
  must(hide, document_);
  EXPECT_TRUE(live_.update());
  EXPECT_TRUE(live_.tiles()->meshes.empty());
}

}  // namespace
}  // namespace scarp
