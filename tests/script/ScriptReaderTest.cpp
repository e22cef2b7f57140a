#include <gtest/gtest.h>

#include <numbers>

#include "core/edit/GroundOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/StrokeOperations.h"
#include "core/script/Script.h"

namespace scarp {
namespace {

std::string errorOf(const std::string& text) {
  const auto script = parseScript(text);
  return script ? "" : script.error().text();
}

std::string withOperation(const std::string& operation) {
  return R"({"scarp": 1, "operations": [{"op": "undo"}, )" + operation + "]}";
}

std::string withBrush(const std::string& brush) {
  return withOperation(R"({"op": "stroke", "brush": )" + brush + R"(, "samples": [[0, 0]]})");
}

TEST(ScriptReader, ReadsEveryOperation) {
  const auto script = parseScript(R"({"scarp": 1, "operations": [
    {"op": "stroke", "brush": {"kind": "noise", "radius": 40, "strength": 2.5, "flow": 1, "falloff": "sharp",
     "inner-radius": 0.5, "spacing": 0.2, "target-height": -3, "noise-scale": 12, "noise-octaves": 3, "seed": 4294967295},
     "samples": [[1, 2], [3.5, -4, 0.5], [5, 6, 1, 2.5], [7, 8]]},
    {"op": "place", "asset": "house", "x": 10, "y": -20, "yaw": 90, "scale": 2, "height-offset": -0.5, "align": true},
    {"op": "undo"}, {"op": "redo"}]})");
  ASSERT_TRUE(script.ok()) << script.error().text();
  ASSERT_EQ(script->operations.size(), 4u);
  const auto& stroke = *script->operations[0].as<StrokeOperation>();
  BrushSettings brush;
  brush.kind = BrushKind::Noise;
  brush.radius = 40.0;
  brush.strength = 2.5;
  brush.flow = 1.0;
  brush.falloff = Falloff::Sharp;
  brush.innerRadius = 0.5;
  brush.spacing = 0.2;
  brush.targetHeight = -3.0;
  brush.noise = {NoiseShape::Fbm, 12.0, 3, 4294967295u};
  EXPECT_EQ(stroke.brush, brush);
  const std::vector<StrokeSample> samples{{1, 2, 1, 0}, {3.5, -4, 0.5, 0}, {5, 6, 1, 2.5}, {7, 8, 1, 2.5}};
  EXPECT_EQ(stroke.samples, samples);
  const Object& object = script->operations[1].as<PlaceOperation>()->object;
  EXPECT_EQ(object.asset, AssetKind::House);
  EXPECT_EQ(object.x, 10.0);
  EXPECT_EQ(object.y, -20.0);
  EXPECT_NEAR(object.yaw, std::numbers::pi / 2.0, 1e-15);
  EXPECT_EQ(object.scale, 2.0);
  EXPECT_EQ(object.heightOffset, -0.5);
  EXPECT_EQ(object.rule, ObjectRule::Align) << "as scripts once said it";
  EXPECT_TRUE(script->operations[2].is<UndoOperation>());
  EXPECT_TRUE(script->operations[3].is<RedoOperation>());
}

TEST(ScriptReader, ReadsEveryRule) {
  const auto placed = [](const std::string& keys) {
    const auto script =
        parseScript(withOperation(R"({"op": "place", "asset": "rock", "x": 1, "y": 2)" + keys + "}"));
    EXPECT_TRUE(script.ok()) << script.error().text();
    return script->operations[1].as<PlaceOperation>()->object;
  };
  EXPECT_EQ(placed("").rule, ObjectRule::KeepOffset);
  EXPECT_EQ(placed(R"(, "align": false)").rule, ObjectRule::KeepOffset);
  EXPECT_EQ(placed(R"(, "rule": "align")").rule, ObjectRule::Align);
  EXPECT_EQ(placed(R"(, "rule": "flatten")").rule, ObjectRule::Flatten);
  EXPECT_EQ(placed(R"(, "rule": "stay")").elevation, std::nullopt) << "at its offset, then";
  EXPECT_EQ(placed(R"(, "rule": "stay", "elevation": -2.5)").elevation, -2.5);
}

TEST(ScriptReader, WhatIsLeftOutIsTheDefault) {
  const auto script = parseScript(withBrush(R"({"kind": "smooth"})"));
  ASSERT_TRUE(script.ok()) << script.error().text();
  BrushSettings expected;
  expected.kind = BrushKind::Smooth;
  EXPECT_EQ(script->operations[1].as<StrokeOperation>()->brush, expected);
  EXPECT_TRUE(parseScript(R"({"scarp": 1, "operations": []})").ok());
}

struct BadScript {
  std::string text, message;
};

TEST(ScriptReader, EveryErrorNamesItsPlace) {
  const std::vector<BadScript> scripts{
      {"[1]", "the script: must be an object, not an array"},
      {R"({"operations": []})", "scarp: is missing"},
      {R"({"scarp": 2, "operations": []})", "scarp: must be the version 1, not 2"},
      {R"({"scarp": "1", "operations": []})", "scarp: must be the version 1, not the text \"1\""},
      {R"({"scarp": 1})", "operations: is missing"},
      {R"({"scarp": 1, "operations": {}})", "operations: must be an array, not an object"},
      {R"({"scarp": 1, "operations": [], "extra": 1})",
       "extra: unknown key (known are scarp, frame, crs, operations)"},
      {withOperation("3"), "operations[1]: must be an object, not 3"},
      {withOperation("{}"), "operations[1].op: is missing"},
      {withOperation(R"({"op": "undo", "times": 2})"), "operations[1].times: unknown key (known are op)"},
      {withOperation(R"({"op": "stroke", "brush": {"kind": "raise"}, "samples": []})"),
       "operations[1].samples: must be an array of at least one sample, not an empty one"},
      {withOperation(R"({"op": "stroke", "brush": {"kind": "raise"}, "samples": [[0, 0], [1]]})"),
       "operations[1].samples[1]: must be [x, y, pressure, seconds], of which the last two may be left out"},
      {withOperation(R"({"op": "stroke", "brush": {"kind": "raise"}, "samples": [[0, "a"]]})"),
       "operations[1].samples[0][1]: must be a number, not the text \"a\""},
      {withOperation(R"({"op": "stroke", "brush": {"kind": "raise"}, "samples": [[0, 0, 1.5]]})"),
       "operations[1].samples[0][2]: pressure 1.5 is out of range (0 to 1)"},
      {withOperation(
           R"({"op": "stroke", "brush": {"kind": "raise"}, "samples": [[0, 0, 1, 5], [0, 0, 1, 4]]})"),
       "operations[1].samples[1][3]: seconds fall from 5.0 to 4"},
      {withOperation(R"({"op": "place", "asset": " ", "x": 0, "y": 0})"),
       "operations[1].asset: is no name of an asset"},
      {withOperation(R"({"op": "place", "asset": "rock", "x": 0, "y": 0, "rule": "stay", "align": true})"),
       "operations[1].align: cannot stand beside \"rule\""},
      {withOperation(R"({"op": "place", "asset": "rock", "x": 0, "y": 0, "elevation": 3})"),
       "operations[1].elevation: is only of an object whose rule is \"stay\""},
      {withOperation(
           R"({"op": "place", "asset": "rock", "x": 0, "y": 0, "rule": "stay", "elevation": 1e10})"),
       "operations[1].elevation: 10000000000.0 m is out of range (-1e+09 to 1e+09)"},
  };
  for (const BadScript& bad : scripts) EXPECT_EQ(errorOf(bad.text), bad.message) << bad.text;
}

TEST(ScriptReader, ReadsCurves) {
  const auto script = parseScript(
      withBrush(R"({"kind": "raise", "falloff": "curve", "falloff-curve": [[0, 0], [0.25, 1], [1, 0.5]]})"));
  ASSERT_TRUE(script.ok()) << script.error().text();
  const BrushSettings& brush = script->operations[1].as<StrokeOperation>()->brush;
  EXPECT_EQ(brush.falloff, Falloff::Curve);
  EXPECT_EQ(brush.falloffCurve, *Curve::through({{0, 0}, {0.25, 1}, {1, 0.5}}));
  EXPECT_EQ(errorOf(withBrush(R"({"kind": "raise", "falloff-curve": [[0, 0], [1]]})")),
            "operations[1].brush.falloff-curve: must be an array of [x, y]; one of them is an array");
  EXPECT_EQ(errorOf(withBrush(R"({"kind": "raise", "pressure-curve": [[0, 0], [0, 1]]})")),
            "operations[1].brush.pressure-curve: point 2 of the curve is not to the right of the one before");
}

TEST(ScriptReader, NumbersThatAreNoneAreErrors) {
  for (const char* number : {"NaN", "Infinity", "-Infinity", "1e400", "-1e400", "0x10", "1.", ".5", "+1"}) {
    const std::string message =
        errorOf(withBrush(R"({"kind": "raise", "radius": )" + std::string(number) + "}"));
    EXPECT_NE(message.find("line 1, column "), std::string::npos) << number << " -> " << message;
  }
}

std::string errorOfOne(const std::string& operation) {
  return errorOf(R"({"scarp": 1, "operations": [)" + operation + "]}");
}

TEST(FilterJson, WhatIsLeftOutIsAsInANewOne) {
  const auto script = parseScript(
      R"({"scarp": 1, "operations": [{"op": "filter", "filter": "hydraulic-erosion", "rain": 1}]})");
  HydraulicErosionFilter expected;
  expected.rain = 1.0;
  EXPECT_EQ(script->operations[0].as<FilterOperation>()->filter, Filter(expected));
}

TEST(FilterJson, ValuesThatGoIllTogetherAreNamed) {
  EXPECT_EQ(errorOfOne(R"({"op": "filter", "filter": "clamp", "lowest": 5, "highest": 4})"),
            "operations[0].filter: Min 5 m is above max 4 m");
  EXPECT_NE(
      errorOfOne(R"({"op": "filter", "filter": "remap", "curve": [[0, 0]]})").find("operations[0].curve"),
      std::string::npos);
}

}  // namespace
}  // namespace scarp
