#include <gtest/gtest.h>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/SelectionEdits.h"
#include "tests/support/Masks.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::sameBits;
using test::samplesOf;

class MaskEdits : public ::testing::Test {
 protected:
  TerrainDocument document{test::fractalTerrain(200, 150)};

  void done(const Operation& operation) {
    const auto result = perform(operation, document);
    ASSERT_TRUE(result) << result.error().text();
  }
  void selectAt(double x, double y) {
    done(SelectOperation{ShapeSource{MaskEllipse{{x - 30, y - 20}, {x + 30, y + 20}}, 8.0}});
  }
  std::string whyNot(const Operation& operation) {
    const auto result = perform(operation, document);
    return result ? "" : result.error().text();
  }
  std::vector<float> selected() { return samplesOf(*document.selection()); }
};

TEST_F(MaskEdits, WhatIsKeptCanBeSelectedAgain) {
  selectAt(-40, 10);
  const auto west = selected();
  done(KeepMaskOperation{"west"});
  selectAt(40, 0);
  const auto east = selected();
  done(KeepMaskOperation{"east"});
  ASSERT_EQ(document.masks().size(), 2U);
  done(ChangeSelectionOperation{SelectionChange::None});
  done(SelectOperation{NamedSource{"west"}});
  EXPECT_TRUE(sameBits(selected(), west));
  done(SelectOperation{NamedSource{"east"}, MaskOperation::Add});
  auto both = west;
  for (std::size_t i = 0; i < both.size(); ++i) both[i] = std::max(west[i], east[i]);
  EXPECT_EQ(selected(), both);
}

TEST_F(MaskEdits, UnderTheSameNameTheLastOneCounts) {
  selectAt(-40, 10);
  const auto first = selected();
  done(KeepMaskOperation{"it"});
  selectAt(40, 0);
  const auto second = selected();
  done(KeepMaskOperation{"it"});
  EXPECT_EQ(document.masks().size(), 1U);
  done(SelectOperation{NamedSource{"it"}});
  EXPECT_TRUE(sameBits(selected(), second));
  ASSERT_TRUE(document.undo());  // Which left it as it was: it is the keeping that is taken back.
  done(SelectOperation{NamedSource{"it"}});
  EXPECT_TRUE(sameBits(selected(), first));
  done(ForgetMaskOperation{"it"});
  EXPECT_TRUE(document.masks().empty());
  EXPECT_EQ(document.history().record(document.history().size() - 1).name, "Forget selection \"it\"");
}

TEST_F(MaskEdits, AReshapeTakesThemAlong) {
  selectAt(40, 0);
  done(KeepMaskOperation{"it"});
  const auto before = selected();
  done(ReshapeOperation{CropReshape{{10, 20, 190, 140}}});
  done(ChangeSelectionOperation{SelectionChange::None});
  done(SelectOperation{NamedSource{"it"}});
  for (int r = 0; r < 120; ++r)
    for (int c = 0; c < 180; ++c)
      ASSERT_EQ(document.selection()->at(c, r), before[static_cast<std::size_t>((r + 20) * 200 + c + 10)]);
  ASSERT_TRUE(document.goTo(2));
  EXPECT_TRUE(sameBits(samplesOf(*document.raster({RasterRole::NamedMask, document.masks()[0].id})), before));
}

TEST_F(MaskEdits, LayersOfAFileAreOneStep) {
  selectAt(40, 0);
  done(KeepMaskOperation{"b"});
  const std::size_t steps = document.history().size();
  const auto masks = document.masks();
  const auto full = [&](float weight) {
    return std::make_shared<const MaskRaster>(document.frame().columns, document.frame().rows, weight);
  };
  const KeepMaskOperation three{
      {}, "cover.tif", {{"a", "", full(0.25F)}, {"b", "Water", full(0.5F)}, {"c", "Snow", full(1.0F)}}};
  done(three);
  EXPECT_EQ(document.history().size(), steps + 1);
  EXPECT_EQ(document.history().record(steps).name, "Import 3 selections");
  ASSERT_EQ(document.masks().size(), 3U);
  const auto at = [&](const char* name) {
    return document.raster({RasterRole::NamedMask, findMask(document, name)->id})->at(7, 9);
  };
  EXPECT_EQ(at("a"), 0.25F);
  EXPECT_EQ(at("b"), 0.5F) << "over what was kept before";
  EXPECT_EQ(at("c"), 1.0F);
  ASSERT_TRUE(document.undo());
  EXPECT_EQ(document.masks(), masks);
  KeepMaskOperation twice = three;
  twice.layers[2].name = "a";
  EXPECT_EQ(whyNot(twice), "two selections are to be kept as \"a\"");
  EXPECT_EQ(document.masks(), masks);
}

TEST_F(MaskEdits, WhatCannotBeIsOneLine) {
  EXPECT_EQ(whyNot(KeepMaskOperation{"a"}), "nothing is selected");
  EXPECT_EQ(whyNot(ForgetMaskOperation{"a"}), "no selection is saved under the name \"a\"");
  EXPECT_EQ(whyNot(SelectOperation{NamedSource{"a"}}), "no selection is saved under the name \"a\"");
  selectAt(0, 0);
  EXPECT_EQ(whyNot(KeepMaskOperation{""}), "a selection can be kept under a name only");
  for (int i = 0; i < 256; ++i) done(KeepMaskOperation{std::to_string(i)});
  EXPECT_EQ(whyNot(KeepMaskOperation{"one more"}), "256 kept selections are the most");
  EXPECT_EQ(whyNot(KeepMaskOperation{"7"}), "");
}

}  // namespace
}  // namespace scarp
