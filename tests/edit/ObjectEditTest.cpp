#include <gtest/gtest.h>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/ObjectEdit.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "core/terrain/Surface.h"
#include "tests/edit/Layered.h"

namespace scarp {
namespace {

class ObjectEditTest : public ::testing::Test {
 protected:
  void done(const Operation& operation) {
    const auto result = perform(operation, document);
    EXPECT_TRUE(result) << result.error().text();
  }
  std::string refused(const Operation& operation) {
    const auto result = perform(operation, document);
    return result ? "" : result.error().text();
  }
  double ground(double x, double y) const {
    return heightAt(document.heights(), document.frame().column(x), document.frame().row(y));
  }
  double foot(ObjectId id) const {
    const auto transform =
        objectTransform(*document.objects().find(id), document.heights(), document.frame());
    return transform ? (*transform)(2, 3) : std::nan("");
  }
  std::vector<float> samples() const { return test::samplesOf(document.heights()); }
  static Object house(double x, double y, ObjectRule rule) {
    return {.asset = AssetKind::House, .x = x, .y = y, .yaw = 0.4, .rule = rule};
  }
  /// Steeply up to the north, so that no house stands level.
  TerrainDocument document{test::makeTerrain(
      {151, 141, 1.0, 1.0}, [](int c, int r) { return static_cast<float>(0.5 * (140 - r) + 0.1 * c); })};
};

TEST_F(ObjectEditTest, OneThatFlattensLevelsTheGroundInTheSameStep) {
  const std::vector<float> before = samples();
  const double level = ground(10.0, 5.0);
  done(PlaceOperation{house(10.0, 5.0, ObjectRule::Flatten)});
  EXPECT_EQ(document.history().size(), 1U);
  EXPECT_NEAR(foot(1), level, 1e-4);
  EXPECT_NEAR(ground(12.0, 6.0), level, 1e-4);
  const std::vector<float> levelled = samples();
  ASSERT_TRUE(document.undo());
  EXPECT_TRUE(test::sameBits(samples(), before));
  EXPECT_EQ(document.objects().size(), 0U);
  ASSERT_TRUE(document.redo());
  EXPECT_TRUE(test::sameBits(samples(), levelled));
  EXPECT_EQ(document.objects().size(), 1U);
}

TEST_F(ObjectEditTest, ItLevelsAnewWhenItStandsOtherwiseAndOnlyThen) {
  done(PlaceOperation{house(10.0, 5.0, ObjectRule::Flatten)});
  Object object = *document.objects().find(1);
  const std::vector<float> first = samples();
  const double terrace = ground(10.0, 5.0);
  object.heightOffset = -0.5;
  done(ChangeObjectOperation{object});
  EXPECT_TRUE(test::sameBits(samples(), first));
  // What a brush does to the terrace later is done, and the object follows.
  done(test::strokeAt(BrushKind::Raise, 10.0, 5.0, 12.0, 6.0));
  EXPECT_NEAR(foot(1), ground(10.0, 5.0) - 0.5, 1e-9);
  EXPECT_GT(ground(10.0, 5.0), terrace + 1.0);
  object.x = -30.0;
  const double level = ground(-30.0, 5.0), left = ground(10.0, 5.0);
  done(ChangeObjectOperation{object});
  EXPECT_NEAR(ground(-28.0, 6.0), level, 1e-4);
  EXPECT_EQ(ground(10.0, 5.0), left) << "where it stood before stays as it was left";
  done(PlaceOperation{house(40.0, 40.0, ObjectRule::KeepOffset)});
  const std::vector<float> sloping = samples();
  done(ChangeObjectOperation{[&] {
    Object other = *document.objects().find(2);
    other.rule = ObjectRule::Flatten;
    return other;
  }()});
  EXPECT_FALSE(test::sameBits(samples(), sloping)) << "from now on it flattens";
}

TEST_F(ObjectEditTest, OneThatStaysDoesSoThroughStrokesHolesAndReshapes) {
  Object object = house(10.0, 5.0, ObjectRule::Stay);
  object.heightOffset = 3.0;
  const double elevation = ground(10.0, 5.0) + 3.0;
  done(PlaceOperation{object});
  EXPECT_NEAR(foot(1), elevation, 1e-9);
  done(test::strokeAt(BrushKind::Raise, 10.0, 5.0, 12.0, 6.0));
  EXPECT_NEAR(foot(1), elevation, 1e-9);
  done(test::strokeAt(BrushKind::Hole, 10.0, 5.0, 8.0, 1.0));
  EXPECT_NEAR(foot(1), elevation, 1e-9) << "over a hole, too";
  ASSERT_TRUE(document.undo());
  done(ReshapeOperation{RotateReshape{1}});
  EXPECT_NEAR(foot(1), elevation, 1e-9);
  done(ReshapeOperation{ResampleReshape{71, 76, ResampleMethod::Bilinear}});
  EXPECT_NEAR(foot(1), elevation, 1e-9);
  object = *document.objects().find(1);
  object.x += 20.0;
  done(ChangeObjectOperation{object});
  EXPECT_NEAR(foot(1), elevation, 1e-9) << "moved at its elevation";
  object.elevation = -12.5;
  done(ChangeObjectOperation{object});
  EXPECT_EQ(foot(1), -12.5);
}

TEST_F(ObjectEditTest, GroundThatCannotBeEditedIsSaidAndNothingIsPlaced) {
  done(AddLayerOperation{"Roads", LayerBlend::Add});
  SetLayerOperation lock;
  lock.layer = 1;
  lock.locked = true;
  done(lock);
  const std::size_t steps = document.history().size();
  EXPECT_EQ(refused(PlaceOperation{house(10.0, 5.0, ObjectRule::Flatten)}), "the layer \"Roads\" is locked");
  EXPECT_EQ(document.history().size(), steps);
  done(PlaceOperation{house(10.0, 5.0, ObjectRule::KeepOffset)});
  Object object = document.objects().all().begin()->second;
  object.rule = ObjectRule::Flatten;
  EXPECT_EQ(refused(ChangeObjectOperation{object}), "the layer \"Roads\" is locked");
  object.rule = ObjectRule::Stay;
  object.elevation = std::numeric_limits<double>::infinity();
  EXPECT_EQ(refused(ChangeObjectOperation{object}),
            "the height of an object is out of range (-1e+09 to 1e+09 m)");
}

TEST_F(ObjectEditTest, ADragLeavesNoTerracesOnItsWay) {
  const std::vector<float> before = samples();
  {
    ObjectsEdit edit(document, Message("Place house"), std::vector{house(-50.0, 0.0, ObjectRule::Flatten)});
    for (double x = -50.0; x <= 40.0; x += 5.0) edit.set({house(x, 0.0, ObjectRule::Flatten)});
    edit.lift();
    EXPECT_TRUE(test::sameBits(samples(), before)) << "a drag goes by the ground as it was";
    edit.set({house(40.0, 0.0, ObjectRule::Flatten)});
    edit.commit();
  }
  TerrainDocument atOnce{test::makeTerrain(
      {151, 141, 1.0, 1.0}, [](int c, int r) { return static_cast<float>(0.5 * (140 - r) + 0.1 * c); })};
  ASSERT_TRUE(perform(PlaceOperation{house(40.0, 0.0, ObjectRule::Flatten)}, atOnce));
  EXPECT_TRUE(test::sameBits(samples(), test::samplesOf(atOnce.heights())));
  EXPECT_EQ(document.history().record(0).tiles.at(kGround).size(),
            atOnce.history().record(0).tiles.at(kGround).size())
      << "tiles that came back are not kept";
  ASSERT_TRUE(document.undo());
  { ObjectsEdit given(document, Message("Place house"), std::vector{house(0.0, 0.0, ObjectRule::Flatten)}); }
  EXPECT_TRUE(test::sameBits(samples(), before)) << "uncommitted, it leaves no trace";
  EXPECT_EQ(document.objects().size(), 0U);
}

}  // namespace
}  // namespace scarp
