#include <gtest/gtest.h>

#include "core/live/LiveMaterials.h"
#include "core/material/DefaultRules.h"
#include "core/material/DrainageArea.h"
#include "tests/edit/Layered.h"

namespace scarp {
namespace {

using test::must;

class LiveMaterialsTest : public testing::Test {
 protected:
  LiveMaterialsTest() : document_(test::fractalTerrain(300, 270)), live_(document_) {}

  void addMaterials() {
    const HeightRange range = document_.pyramid().range();
    const auto usual = defaultMaterials();
    must(MaterialsOperation{{usual.begin(), usual.end()},
                            defaultRules(range.low, range.high, document_.frame())},
         document_);
  }
  /// Weights of all materials, one after the other.
  std::vector<std::uint8_t> weights(const MaterialMap& map) const {
    std::vector<std::uint8_t> all;
    std::vector<std::uint8_t> one(static_cast<std::size_t>(map.rect().area()));
    for (const Material& material : document_.materials()) {
      map.read(material.id, map.rect(), one);
      all.insert(all.end(), one.begin(), one.end());
    }
    return all;
  }
  void expectWhole() {
    LiveMaterials anew(document_);
    anew.update();
    if (!live_.drainageStale()) {
      anew.setDrainage(document_.heights(), *drainageArea(document_.heights(), document_.frame()));
      anew.update();
    }
    EXPECT_EQ(weights(*live_.map()), weights(*anew.map()));
  }

  TerrainDocument document_;
  LiveMaterials live_;
};

TEST_F(LiveMaterialsTest, ThereIsNoMapWithoutMaterials) {
  live_.update();
  EXPECT_EQ(live_.map(), nullptr);
  addMaterials();
  live_.update();
  ASSERT_NE(live_.map(), nullptr);
  must(UndoOperation{}, document_);
  live_.update();
  EXPECT_EQ(live_.map(), nullptr);
}

TEST_F(LiveMaterialsTest, AStrokeChangesOnlyItsSurroundings) {
  addMaterials();
  live_.update();
  const auto before = live_.map();
  int told = 0;
  const Subscription heard = live_.changed.subscribe([&] { ++told; });
  must(test::strokeAt(BrushKind::Raise, -60, 20, 15, 30), document_);
  EXPECT_GT(told, 0);
  const GridRect changed = live_.update();
  EXPECT_EQ(live_.map(), before) << "changed in place";
  EXPECT_FALSE(changed.empty());
  EXPECT_LT(changed.area(), document_.frame().samples().area() / 4);
  expectWhole();
  EXPECT_TRUE(live_.update().empty());
}

TEST_F(LiveMaterialsTest, FollowsPaintMasksAndReshapes) {
  addMaterials();
  PaintOperation paint;
  paint.material = 6;
  paint.stroke =
      PaintSource{test::strokeAt(BrushKind::Raise, 40, 20, 30, 1).brush, {{0, 0, 1, 0}, {60, 30, 1, 1}}};
  must(paint, document_);
  live_.update();
  expectWhole();
  must(SelectOperation{ShapeSource{MaskRectangle{{-50, -50}, {50, 50}}, 5.0}}, document_);
  must(KeepMaskOperation{"here"}, document_);
  MaterialsOperation operation{document_.materials(), document_.rules()};
  RuleCondition mask;
  mask.by = GroundMeasure::Mask;
  mask.low = 0.5;
  mask.high = 1.0;
  mask.mask = "here";
  operation.rules.rules.push_back({11, 1.0, true, {mask}});
  must(operation, document_);
  live_.update();
  EXPECT_EQ(live_.map()->weight(11, 150, 100), 255);
  expectWhole();
  must(ReshapeOperation{RotateReshape{1}}, document_);
  live_.update();
  EXPECT_EQ(live_.map()->rect(), document_.frame().samples());
  expectWhole();
}

TEST_F(LiveMaterialsTest, DrainageIsAskedForAndTakenOver) {
  addMaterials();
  live_.update();
  ASSERT_TRUE(live_.drainageStale()) << "the default rules lay gravel where water gathers";
  const HeightRaster heights = document_.heights();
  live_.setDrainage(heights, *drainageArea(heights, document_.frame()));
  EXPECT_FALSE(live_.drainageStale());
  live_.update();
  expectWhole();
  must(test::strokeAt(BrushKind::Raise, -60, 20, 15, 30), document_);
  EXPECT_TRUE(live_.drainageStale());
  live_.setDrainage(heights, *drainageArea(heights, document_.frame()));
  EXPECT_TRUE(live_.drainageStale()) << "of the ground before the stroke";
}

}  // namespace
}  // namespace scarp
