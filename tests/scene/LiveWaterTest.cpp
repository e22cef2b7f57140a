#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "core/document/TerrainDocument.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/line/LineSchema.h"
#include "core/scatter/BentRows.h"
#include "core/scene/LiveBentRows.h"
#include "core/scene/LiveWater.h"
#include "tests/edit/Layered.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::must;

class LiveWaterTest : public testing::Test {
 protected:
  LiveWaterTest() : document_(test::fractalTerrain(640, 520)), live_(document_) {
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

class LiveBentRowsTest : public testing::Test {
 protected:
  LiveBentRowsTest() : document_(test::fractalTerrain(400, 360, 2.0, 2.0)), live_(document_) {
    for (const char* name : {"Roads", "Walls"}) {
      AddLayerOperation add{name};
      add.ofLines = true;
      must(add, document_);
    }
  }

  const std::vector<Line>& linesOfLayer(std::size_t place) const {
    return document_.layers()[place - 1].lines.lines();
  }
  static ScatterRule rule(ScatterBend bent) {
    ScatterRule made;
    made.assets = {{AssetKind::House, 1.0}, {AssetKind::Rock, 2.0}};
    made.scale = 3.0;
    made.along = ScatterAlong::Both;
    made.bent = bent;
    made.rowOffset = -0.5;
    return made;
  }
  void setRules(std::vector<ScatterRule> rules) {
    ScatterRulesOperation operation;
    operation.rules = std::move(rules);
    must(operation, document_);
  }

  TerrainDocument document_;
  LiveBentRows live_;
};

TEST_F(LiveBentRowsTest, OnlyWhatAnEditReachesBecomesAnother) {
  Line road, other;
  road.settings.reach = other.settings.reach = 20.0;
  for (int i = 0; i <= 30; ++i) road.points.push_back({-380.0 + 25.0 * i, -200.0});
  other.points = {{-300.0, 200.0}, {300.0, 220.0}};
  must(LinesOperation{1, {road, other}, {}}, document_);
  setRules({rule(ScatterBend::Cut)});
  EXPECT_TRUE(live_.update());
  EXPECT_FALSE(live_.update());
  const BentMeshes before = *live_.meshes();
  road = linesOfLayer(1).front();
  road.points[29].y += 6.0;
  must(LinesOperation{1, {road}, {}}, document_);
  EXPECT_TRUE(live_.update());
  const std::set<std::shared_ptr<const BentMesh>> were(before.begin(), before.end());
  const auto kept =
      std::ranges::count_if(*live_.meshes(), [&](const auto& mesh) { return were.contains(mesh); });
  EXPECT_GT(kept, static_cast<std::ptrdiff_t>(live_.meshes()->size() / 2));
  EXPECT_LT(kept, static_cast<std::ptrdiff_t>(live_.meshes()->size()));
  setRules({});
  EXPECT_TRUE(live_.update());
  EXPECT_TRUE(live_.meshes()->empty());
}

TEST_F(LiveBentRowsTest, ARuleOfOneLineFollowsItsName) {
  Line road, other;
  road.name = "Mill Lane";
  other.name = "High Street";
  road.points = {{-300.0, -100.0}, {300.0, -100.0}};
  other.points = {{-300.0, 100.0}, {300.0, 100.0}};
  must(LinesOperation{1, {road, other}, {}}, document_);
  ScatterRule one = rule(ScatterBend::Stretched);
  one.linesOf = "Roads";
  one.line = "Mill Lane";
  setRules({one});
  live_.update();
  const auto isSouth = [](const auto& mesh) { return mesh->origin.y() < 0.0; };
  ASSERT_FALSE(live_.meshes()->empty());
  EXPECT_TRUE(std::ranges::all_of(*live_.meshes(), isSouth));
  road = linesOfLayer(1).front();
  // The row without layers, followed lines and updates.
  const HeightRaster* const base = document_.raster(kBase);
  ASSERT_TRUE(base);
  BendableModels models(document_.content().objects.assets());
  const auto row =
      bentAlong(document_.scatterRules().front(), designOf(road, *base, document_.frame()), models);
  ASSERT_TRUE(row);
  ASSERT_EQ(live_.meshes()->size(), row->size());
  for (std::size_t i = 0; i < row->size(); ++i) {
    const BentMesh &is = *(*live_.meshes())[i], &expected = *(*row)[i];
    EXPECT_EQ(is.asset, expected.asset) << i;
    EXPECT_LT((is.box().min - expected.box().min).norm(), 0.01) << i;
    EXPECT_LT((is.box().max - expected.box().max).norm(), 0.01) << i;
  }
  road.name = "Mill Road";
  must(LinesOperation{1, {road}, {}}, document_);
  EXPECT_EQ(document_.scatterRules().front().line, "Mill Road");
  live_.update();
  EXPECT_FALSE(live_.meshes()->empty());
  one = document_.scatterRules().front();
  one.line = "Lost Lane";
  const auto refused = perform(ScatterRulesOperation{{one}}, document_);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().text(), "rule 1: there is no line \"Lost Lane\" in the layer \"Roads\"");
  one.line = road.name;
  one.assets = {{AssetKind::House, 1.0}};
  one.scale = 1e-4;
  setRules({one});
  live_.update();
  EXPECT_TRUE(live_.meshes()->empty());
  EXPECT_EQ(live_.refusal(),
            "rule 1: \"" + assetName(AssetKind::House) + "\" is too short along the line to be bent");
}

}  // namespace
}  // namespace scarp
