#include <gtest/gtest.h>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/ClipOperations.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/PasteEdit.h"
#include "core/edit/StrokeOperations.h"
#include "core/script/Script.h"
#include "tests/support/Masks.h"

namespace scarp {
namespace {

std::string failure(const std::string& operation) {
  const auto script = parseScript(R"({"scarp": 1, "operations": [)" + operation + "]}");
  return script ? "" : script.error().text();
}

Script someSelections() {
  Script script;
  auto& all = script.operations;
  BrushSettings brush;
  brush.radius = 15.0;
  all.push_back(SelectOperation{PaintSource{brush, {{-50, 0, 1, 0}, {50, 10, 0.5, 1}}}, MaskOperation::Add});
  all.push_back(SelectOperation{MaskSource{std::make_shared<const MaskRaster>(test::blotches(90, 80))},
                                MaskOperation::Intersect});
  all.push_back(ChangeSelectionOperation{SelectionChange::Blur, 5.0});
  const Terrain source = test::makeTerrain({20, 15, 1.5, 2.5}, [](int c, int r) {
    return c == 4 && r == 5 ? test::kHole : static_cast<float>(0.1 * c + 3 * r);
  });
  ClipPlacement placement{{10.5, -7.25}, 0.3, 1.5, 2.0, 4.0, true, ClipBlend::Highest, 3.0};
  std::vector<Object> objects;
  for (int i = 0; i < 6; ++i) {
    objects.push_back({.asset = AssetKind::Rock, .x = 2.0 * i - 6.0, .y = 0.5 * i});
    objects.back().rule = static_cast<ObjectRule>(i % kObjectRules);
    if (i == 2) objects.back().elevation = 12.25;
    if (i == 4) objects.back().id = 40;
  }
  all.push_back(
      PasteOperation{std::make_shared<const TerrainClip>(*clipOf(source, nullptr)), placement, objects});
  all.push_back(CutOperation{});
  all.push_back(UndoOperation{});
  return script;
}

TEST(SelectionJson, WhatIsWrittenReadsBackAndDoesTheSame) {
  const Script script = someSelections();
  const std::string text = writeScript(script);
  const auto read = parseScript(text);
  ASSERT_TRUE(read) << read.error().text();
  EXPECT_EQ(writeScript(*read), text);
  TerrainDocument one(test::fractalTerrain(90, 80, 2.0, 1.5)), other(test::fractalTerrain(90, 80, 2.0, 1.5));
  const auto first = replay(script, one), second = replay(*read, other);
  ASSERT_TRUE(first) << first.error().text();
  ASSERT_TRUE(second) << second.error().text();
  ASSERT_TRUE(one.selection() && other.selection());
  EXPECT_TRUE(test::sameBits(test::samplesOf(*one.selection()), test::samplesOf(*other.selection())));
  EXPECT_TRUE(test::sameBits(test::samplesOf(one.heights()), test::samplesOf(other.heights())));
  EXPECT_EQ(one.objects().size(), 6U);
  EXPECT_TRUE(one.objects().find(40));
  EXPECT_EQ(one.objects().all(), other.objects().all());
}

TEST(SelectionJson, AHistoryWrittenAsAScriptPutsTheSameObjectsThere) {
  TerrainDocument one(test::fractalTerrain(90, 80, 2.0, 1.5)), other(test::fractalTerrain(90, 80, 2.0, 1.5));
  const auto done = [&](const Operation& operation) {
    const auto result = perform(operation, one);
    EXPECT_TRUE(result) << result.error().text();
  };
  for (int i = 0; i < 8; ++i) {
    Object object{.asset = AssetKind::House, .x = 6.0 * i - 30.0, .y = 3.0 * i - 10.0, .scale = 0.4};
    object.rule = static_cast<ObjectRule>(i % kObjectRules);
    done(PlaceOperation{object});
    if (i == 2) {
      ASSERT_TRUE(one.undo());  // The ids go on; the script has the others alone.
    }
  }
  done(SelectOperation{ShapeSource{MaskRectangle{{-20, -20}, {10, 20}}, 0.0}, MaskOperation::Replace});
  auto copy = copyRegion(one);
  ASSERT_TRUE(copy);
  done(CutOperation{});
  copy->placement.centre = {80.0, 5.0};
  copy->placement.relative = true;
  done(*copy);
  Script script;
  for (std::size_t i = 0; i < one.history().size(); ++i)
    script.operations.push_back(*one.history().record(i).operation);
  const auto read = parseScript(writeScript(script));
  ASSERT_TRUE(read) << read.error().text();
  ASSERT_TRUE(replay(*read, other));
  EXPECT_EQ(other.objects().all(), one.objects().all());
  EXPECT_TRUE(test::sameBits(test::samplesOf(one.heights()), test::samplesOf(other.heights())));
}

TEST(SelectionJson, SaysWhatIsWrongAndWhere) {
  EXPECT_EQ(failure(R"({"op": "select", "layer-mask": -1})"),
            "operations[0].layer-mask: -1 is out of range (0 to 1000000)");
  EXPECT_EQ(failure(R"({"op": "select", "rectangle": [[0, 0], [1, 1]], "lasso": []})"),
            "operations[0].lasso: cannot stand beside \"rectangle\"");
  EXPECT_EQ(failure(R"({"op": "select", "rectangle": [[0, 0], [1, 1]], "wand": {"x": 0, "y": 0}})"),
            "operations[0].wand: cannot stand beside \"rectangle\"");
  EXPECT_EQ(failure(R"({"op": "select", "mask": {"columns": 2, "rows": 2, "weights": [3, 1]}})"),
            "operations[0].mask.weights: must be an array of lengths and values that make up 4 samples");
  EXPECT_EQ(
      failure(R"({"op": "paste", "x": 0, "y": 0, "objects": [{"asset": "rock", "x": 0, "y": 0}, )"
              R"({"asset": "rock", "x": 0, "y": 0, "rule": "up"}], )"
              R"("clip": {"columns": 2, "rows": 2, "dx": 1, "dy": 1, "heights": [4, 1], "weights": [4, 1]}})"),
      "operations[0].objects[1].rule: unknown value \"up\" (known are keep-offset, align, stay, flatten)");
  EXPECT_NE(failure(R"({"op": "cut", "x": 0})"), "");
}

}  // namespace
}  // namespace scarp
