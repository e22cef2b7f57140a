#include <gtest/gtest.h>

#include <numeric>
#include <random>
#include <vector>

#include "core/document/TerrainDocument.h"
#include "core/edit/HistoryOperations.h"
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
  LiveWaterTest() : document_(test::fractalTerrain(640, 520)), live_(document_) {
    for (const char* name : {"Rivers", "Lakes"}) {
      AddLayerOperation add{name};
      add.ofLines = true;
      must(add, document_);
    }
    live_.update();
  }

  double between(double low, double high) { return std::uniform_real_distribution(low, high)(random_); }
  int below(int count) { return static_cast<int>(random_() % static_cast<unsigned>(count)); }
  const std::vector<Line>& linesOfLayer(std::size_t place) const {
    return document_.layers()[place - 1].lines.lines();
  }
  Line line(std::size_t layer) {
    constexpr LineKind kinds[] = {LineKind::River, LineKind::River, LineKind::Canal, LineKind::Pond,
                                  LineKind::Road};
    Line made;
    made.kind = kinds[below(5)];
    made.settings = usualSettings(made.kind);
    made.settings.reach = 20.0;
    const double x = between(-250.0, 250.0), y = between(-200.0, 200.0);
    for (int i = 0; i < 4; ++i) made.points.push_back({x + between(-80.0, 80.0), y + between(-80.0, 80.0)});
    // Some begin where another one has a point.
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
      case 3:
        chosen.settings.water = between(0.0, 3.0);
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
  /// Whether there is any.
  bool expectTheWhole(int edit) {
    LiveWater anew(document_.content());
    anew.update();
    const auto &one = live_.tiles()->meshes, &other = anew.tiles()->meshes;
    EXPECT_EQ(one.size(), other.size()) << edit;
    for (const auto& [slot, mesh] : other) {
      const auto found = one.find(slot);
      EXPECT_TRUE(found != one.end() && *found->second == *mesh) << edit << ": tile " << slot;
    }
    // All tiles, without the choice of those that an edit affects.
    const HeightRaster& ground = document_.heights();
    std::vector<int> slots(static_cast<std::size_t>(ground.tileCount()));
    std::iota(slots.begin(), slots.end(), 0);
    const auto meshes = waterMeshes(live_.field(), ground, slots);
    for (const int slot : slots) {
      const auto found = one.find(slot);
      const auto& mesh = meshes[static_cast<std::size_t>(slot)];
      EXPECT_TRUE(mesh ? found != one.end() && *found->second == *mesh : found == one.end())
          << edit << ": tile " << slot << " of all";
    }
    return !other.empty();
  }

  TerrainDocument document_;
  LiveWater live_;
  std::mt19937 random_{28};
};

TEST_F(LiveWaterTest, IsTheWholeAfterRandomEdits) {
  int wet = 0;
  for (int edit = 0; edit < 70 && !HasFailure(); ++edit) {
    if (edit % 10 == 9) {
      must(UndoOperation{}, document_);
      if (edit % 20 == 19) must(RedoOperation{}, document_);
    } else if (edit % 5 == 3) {
      must(ActivateLayerOperation{0}, document_);
      must(test::strokeAt(BrushKind::Raise, between(-200.0, 200.0), between(-150.0, 150.0), 20.0, 5.0),
           document_);
    } else {
      must(change(), document_);
    }
    live_.update();
    wet += expectTheWhole(edit) ? 1 : 0;
  }
  EXPECT_GT(wet, 35);
}

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
  river.id = linesOfLayer(1).front().id;
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
