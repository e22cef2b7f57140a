#include <gtest/gtest.h>

#include "core/edit/SelectionEdits.h"
#include "core/script/Script.h"
#include "tests/support/Masks.h"

namespace scarp {
namespace {

std::string failure(const std::string& operation) {
  const auto script = parseScript(R"({"scarp": 1, "operations": [)" + operation + "]}");
  return script ? "" : script.error().message;
}

Script everySelection() {
  Script script;
  auto& all = script.operations;
  all.push_back(
      SelectOperation{ShapeSource{MaskRectangle{{-40.25, -20}, {30, 25.5}}, 6.5}, MaskOperation::Replace});
  all.push_back(SelectOperation{ShapeSource{MaskEllipse{{0, 0}, {60, 40}}, 0.0}, MaskOperation::Add});
  all.push_back(SelectOperation{ShapeSource{MaskLasso{{{-60, -60}, {0, -50}, {-30, 10}}}, 3.0},
                                MaskOperation::Subtract});
  all.push_back(
      SelectOperation{WandSource{{3, 4}, {WandCriterion::Aspect, 80.0, 40.0, false}}, MaskOperation::Add});
  BrushSettings brush;
  brush.radius = 15.0;
  all.push_back(SelectOperation{PaintSource{brush, {{-50, 0, 1, 0}, {50, 10, 0.5, 1}}}, MaskOperation::Add});
  all.push_back(ChangeSelectionOperation{SelectionChange::Shrink, 2.5});
  all.push_back(KeepMaskOperation{"Hang \"1\""});
  all.push_back(ChangeSelectionOperation{SelectionChange::Invert});
  all.push_back(KeepMaskOperation{"rest"});
  all.push_back(ForgetMaskOperation{"rest"});
  all.push_back(SelectOperation{NamedSource{"Hang \"1\""}, MaskOperation::Replace});
  all.push_back(SelectOperation{MaskSource{std::make_shared<const MaskRaster>(test::blotches(90, 80))},
                                MaskOperation::Intersect});
  all.push_back(ChangeSelectionOperation{SelectionChange::Blur, 5.0});
  const Terrain source = test::makeTerrain({20, 15, 1.5, 2.5}, [](int c, int r) {
    return c == 4 && r == 5 ? test::kHole : static_cast<float>(0.1 * c + 3 * r);
  });
  ClipPlacement placement{{10.5, -7.25}, 0.3, 1.5, 2.0, 4.0, true, ClipBlend::Highest, 3.0};
  all.push_back(PasteOperation{std::make_shared<const TerrainClip>(*clipOf(source, nullptr)), placement});
  return script;
}

TEST(SelectionJson, WhatIsWrittenReadsBackAndDoesTheSame) {
  const Script script = everySelection();
  const std::string text = writeScript(script);
  const auto read = parseScript(text);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(writeScript(*read), text);
  TerrainDocument one(test::fractalTerrain(90, 80, 2.0, 1.5)), other(test::fractalTerrain(90, 80, 2.0, 1.5));
  const auto first = replay(script, one), second = replay(*read, other);
  ASSERT_TRUE(first) << first.error().message;
  ASSERT_TRUE(second) << second.error().message;
  ASSERT_TRUE(one.selection() && other.selection());
  EXPECT_TRUE(test::sameBits(test::samplesOf(*one.selection()), test::samplesOf(*other.selection())));
  EXPECT_TRUE(test::sameBits(test::samplesOf(one.heights()), test::samplesOf(other.heights())));
}

TEST(SelectionJson, SaysWhatIsWrongAndWhere) {
  EXPECT_EQ(
      failure(R"({"op": "select"})"),
      "operations[0].op: a \"select\" needs one of rectangle, ellipse, lasso, wand, paint, mask, named");
  EXPECT_EQ(failure(R"({"op": "select", "rectangle": [[0, 0]]})"),
            "operations[0].rectangle: must be two corners, [[x, y], [x, y]]");
  EXPECT_EQ(failure(R"({"op": "select", "lasso": [[0, 0]], "feather": -1})"),
            "operations[0].feather: -1.0 is out of range (0 to 1e+07)");
  EXPECT_EQ(failure(R"({"op": "select", "wand": {"x": 1, "y": 2, "by": "colour"}})"),
            "operations[0].wand.by: unknown value \"colour\" (known are height, slope, curvature, aspect)");
  EXPECT_EQ(failure(R"({"op": "select", "rectangle": [[0, 0], [1, 1]], "lasso": []})"),
            "operations[0].lasso: cannot stand beside \"rectangle\"");
  EXPECT_EQ(failure(R"({"op": "select", "mask": {"columns": 2, "rows": 2, "weights": [3, 1]}})"),
            "operations[0].mask.weights: must be an array of lengths and values that make up 4 samples");
  EXPECT_NE(failure(R"({"op": "change-selection", "change": "bend"})"), "");
  EXPECT_NE(failure(R"({"op": "keep-mask"})"), "");
  EXPECT_NE(failure(R"({"op": "select", "named": 3})"), "");
  EXPECT_NE(failure(R"({"op": "paste", "x": 0, "y": 0})"), "");
  EXPECT_NE(failure(R"({"op": "paste", "x": 0, "y": 0, "scale": 0, "clip": {"columns": 2, "rows": 2, "dx": 1,
                        "dy": 1, "heights": [4, 1], "weights": [4, 1]}})"),
            "");
}

}  // namespace
}  // namespace scarp
