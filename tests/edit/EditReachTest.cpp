#include <gtest/gtest.h>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/EditReach.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/PasteEdit.h"
#include "core/edit/SculptStroke.h"
#include "core/edit/StrokeOperations.h"
#include "core/edit/TerrainEdits.h"
#include "core/script/Script.h"
#include "tests/edit/Layered.h"

namespace scarp {
namespace {

/// A layer whose mask lets nothing through west of the middle.
class EditReachTest : public ::testing::Test {
 protected:
  void SetUp() override {
    done(AddLayerOperation{"Ridge"});
    done(SelectOperation{ShapeSource{MaskRectangle{{0, -80}, {160, 80}}, 0.0}, MaskOperation::Replace, 1});
  }
  void done(const Operation& operation) {
    const auto result = perform(operation, document);
    EXPECT_TRUE(result) << result.error().text();
  }
  Message why(double x, double radius) { return whyMasked(document, EditReach{{x, 0.0}, radius}); }

  TerrainDocument document{test::fractalTerrain(300, 150)};
};

constexpr const char* kMask = "the mask of the layer \"Ridge\" lets nothing through here";

TEST_F(EditReachTest, SaysWhereAMaskOrTheSelectionLetsNothingThrough) {
  EXPECT_EQ(why(-50, 20), kMask);
  EXPECT_EQ(why(-50, 60), "") << "some of the brush comes through";
  EXPECT_EQ(why(50, 20), "");
  EXPECT_EQ(why(-50, 0.01), kMask) << "a brush smaller than a cell";
  done(SelectOperation{ShapeSource{MaskRectangle{{60, -60}, {120, 60}}, 0.0}});
  EXPECT_EQ(why(-50, 20), kMask);
  EXPECT_EQ(why(20, 20), "nothing is selected here");
  EXPECT_EQ(why(80, 20), "");
  EXPECT_EQ(whyMasked(document, document.frame().samples()), "");
  EXPECT_EQ(whyMasked(document, GridRect{0, 0, 100, 100}), kMask);
  EXPECT_EQ(whyMasked(document, GridRect{160, 0, 190, 150}), "nothing is selected here");
  EXPECT_EQ(whyMasked(document, GridRect{160, 0, 190, 150}, Masked::ByLayer), "");
  done(ActivateLayerOperation{0});
  EXPECT_EQ(why(80, 20), "");
}

TEST_F(EditReachTest, AStrokeWhereNothingComesThroughIsNoStep) {
  const std::size_t steps = document.history().size();
  const auto before = test::samplesOf(document.heights());
  done(test::strokeAt(BrushKind::Raise, -80, 0, 20, 8));
  done(test::strokeAt(BrushKind::Hydraulic, -80, 0, 20, 8));
  EXPECT_EQ(document.history().size(), steps);
  SculptStroke stroke(document, test::strokeAt(BrushKind::Raise, -80, 0, 20, 8).brush);
  stroke.add({-80, 0, 1.0, 0.0});
  EXPECT_FALSE(stroke.finish());
  done(test::strokeAt(BrushKind::Raise, 80, 0, 20, 8));
  EXPECT_EQ(document.history().size(), steps + 1);
  ASSERT_TRUE(document.undo());
  EXPECT_TRUE(test::sameBits(test::samplesOf(document.heights()), before));
  // What was undone stays, whatever changes nothing.
  done(test::strokeAt(BrushKind::Raise, -80, 0, 20, 8));
  EXPECT_TRUE(document.history().canRedo());
}

TEST_F(EditReachTest, AFilterAndAPasteWhereNothingComesThroughAreNoSteps) {
  auto copy = copyRegion(document);
  ASSERT_TRUE(copy);
  done(ChangeSelectionOperation{SelectionChange::None, 0.0, 1});
  done(ChangeSelectionOperation{SelectionChange::Invert, 0.0, 1});
  const std::size_t steps = document.history().size();
  done(FilterOperation{OffsetFilter{10.0}});
  done(FilterOperation{ThermalErosionFilter{20.0, 3}});
  copy->placement.heightOffset = 30.0;
  done(*copy);
  EXPECT_EQ(document.history().size(), steps);
}

TEST_F(EditReachTest, AFilterThatChangesNothingOnTheBaseIsNoStep) {
  done(ActivateLayerOperation{0});
  const std::size_t steps = document.history().size();
  done(FilterOperation{ClampFilter{-1e5, 1e5}});
  EXPECT_EQ(document.history().size(), steps);
  TerrainDocument flat(test::makeTerrain({200, 150, 1.0, 1.0}, [](int, int) { return 4.0F; }));
  ASSERT_TRUE(perform(test::strokeAt(BrushKind::Flatten, 0, 0, 20, 1), flat));
  EXPECT_EQ(flat.history().size(), 0U) << "flat ground made flat";
}

TEST_F(EditReachTest, AScriptCountsItsStepsAsItAlwaysDid) {
  Script script;
  script.operations = {test::strokeAt(BrushKind::Raise, 60, 0, 20, 8), AddLayerOperation{"Ridge"},
                       ChangeSelectionOperation{SelectionChange::Invert, 0.0, 1},
                       test::strokeAt(BrushKind::Raise, -60, 0, 20, 8)};  // touches, and changes nothing
  TerrainDocument replayed(test::fractalTerrain(300, 150));
  ASSERT_TRUE(replay(script, replayed));
  EXPECT_EQ(replayed.history().size(), 4U);
  EXPECT_FALSE(replayed.countsIdleSteps()) << "only while it is replayed";
  ASSERT_TRUE(replayed.history().record(3).operation);
  EXPECT_TRUE(replayed.history().record(3).operation->is<StrokeOperation>());
  ASSERT_TRUE(replayed.undo());
  ASSERT_TRUE(replayed.redo());
  EXPECT_EQ(replayed.history().position(), 4U);
}

}  // namespace
}  // namespace scarp
