#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "core/document/TerrainDocument.h"
#include "core/edit/HistoryOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/ScatterOperations.h"
#include "core/line/LineSchema.h"
#include "core/scatter/BentRows.h"
#include "core/scene/LiveBentRows.h"
#include "tests/edit/Layered.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::must;

class LiveBentRowsTest : public testing::Test {
 protected:
  LiveBentRowsTest() : document_(test::fractalTerrain(400, 360, 2.0, 2.0)), live_(document_) {
    for (const char* name : {"Roads", "Walls"}) {
      AddLayerOperation add{name};
      add.ofLines = true;
      must(add, document_);
    }
  }

  double between(double low, double high) { return std::uniform_real_distribution(low, high)(random_); }
  int below(int count) { return static_cast<int>(random_() % static_cast<unsigned>(count)); }
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
  Line line(std::size_t layer) {
    Line made;
    made.kind = layer == 1 ? (below(3) == 0 ? LineKind::Track : LineKind::Road) : LineKind::Wall;
    made.settings = usualSettings(made.kind);
    made.settings.reach = 20.0;
    const double x = between(-250.0, 250.0), y = between(-200.0, 200.0);
    for (int i = 0; i < 4; ++i) made.points.push_back({x + between(-80.0, 80.0), y + between(-80.0, 80.0)});
    if (const auto& lines = linesOfLayer(layer); !lines.empty() && below(2) == 0) {
      const Line& other = lines[static_cast<std::size_t>(below(static_cast<int>(lines.size())))];
      const LinePoint& point = other.points[static_cast<std::size_t>(below(4))];
      made.points.front() = {point.x, point.y};
    }
    return made;
  }
  Operation change() {
    LinesOperation operation;
    operation.layer = static_cast<std::size_t>(1 + below(2));
    const std::vector<Line>& lines = linesOfLayer(operation.layer);
    if (lines.size() < 3 || below(5) == 0) {
      operation.lines.push_back(line(operation.layer));
      return operation;
    }
    Line chosen = lines[static_cast<std::size_t>(below(static_cast<int>(lines.size())))];
    switch (below(8)) {
      case 0:
        operation.removed.push_back(chosen.id);
        return operation;
      case 1: {
        SetLayerOperation set;
        set.layer = operation.layer;
        set.visible = !document_.layers()[operation.layer - 1].visible;
        return set;
      }
      case 2:
        chosen.visible = !chosen.visible;
        break;
      default: {
        LinePoint& point = chosen.points[static_cast<std::size_t>(below(4))];
        point.x += between(-15.0, 15.0);
        point.y += between(-15.0, 15.0);
      }
    }
    operation.lines.push_back(chosen);
    return operation;
  }
  static bool alike(const BentMeshes& one, const BentMeshes& other) {
    return std::ranges::equal(one, other, [](const auto& a, const auto& b) { return *a == *b; });
  }
  /// Whether there is any.
  bool expectTheWhole(int edit) {
    LiveBentRows anew(document_.content());
    anew.update();
    EXPECT_TRUE(alike(*live_.meshes(), *anew.meshes())) << edit;
    return !live_.meshes()->empty();
  }

  TerrainDocument document_;
  LiveBentRows live_;
  std::mt19937 random_{28};
};

TEST_F(LiveBentRowsTest, IsTheWholeAfterRandomEdits) {
  ScatterRule walls = rule(ScatterBend::Cut);
  walls.linesOf = "Walls";
  walls.stand = ObjectRule::Align;
  setRules({rule(ScatterBend::Stretched), walls});
  int bent = 0;
  for (int edit = 0; edit < 24 && !HasFailure(); ++edit) {
    if (edit % 10 == 9) {
      must(UndoOperation{}, document_);
      if (edit % 20 == 19) must(RedoOperation{}, document_);
    } else if (edit % 5 == 3) {
      must(ActivateLayerOperation{0}, document_);
      must(test::strokeAt(BrushKind::Raise, between(-200.0, 200.0), between(-150.0, 150.0), 20.0, 5.0),
           document_);
    } else if (edit % 15 == 7) {
      std::vector<ScatterRule> rules = document_.scatterRules();
      rules[0].rowOffset = between(-1.0, 1.0);
      setRules(rules);
    } else {
      must(change(), document_);
    }
    live_.update();
    bent += expectTheWhole(edit) ? 1 : 0;
  }
  EXPECT_GT(bent, 12);
}

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
  EXPECT_EQ(refused.error().message, "rule 1: there is no line \"Lost Lane\" in the layer \"Roads\"");
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
