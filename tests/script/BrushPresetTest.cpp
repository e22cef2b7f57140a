#include <gtest/gtest.h>

#include "core/script/BrushJson.h"

namespace scarp {
namespace {

std::string presetErrorOf(std::string_view text) {
  const auto read = readBrushPresets(text, "mine.json");
  return read ? "" : read.error().text();
}

BrushPreset ridges() {
  BrushPreset preset{"Rocky ridges", {}};
  preset.brush.kind = BrushKind::Noise;
  preset.brush.noise.shape = NoiseShape::Ridged;
  preset.brush.radius = 80.0;
  preset.brush.limits.steepest = 60.0;
  preset.brush.falloff = Falloff::Curve;
  preset.brush.falloffCurve = *Curve::through({{0.0, 0.0}, {0.3, 0.9}, {1.0, 1.0}});
  return preset;
}

TEST(BrushPreset, ReadsBackWhatItWrites) {
  const BrushPreset preset = ridges();
  const auto one = readBrushPresets(writeBrushPreset(preset), "x.json");
  ASSERT_TRUE(one.ok()) << one.error().text();
  EXPECT_EQ(*one, std::vector{preset});

  const std::vector<BrushPreset> several{preset, {"Größer 山", {}}, {"Third", {}}};
  const auto all = readBrushPresets(writeBrushPresets(several), "x.json");
  ASSERT_TRUE(all.ok()) << all.error().text();
  EXPECT_EQ(*all, several);
}

TEST(BrushPreset, ErrorsNameTheFileThePlaceAndTheKey) {
  EXPECT_EQ(presetErrorOf("{"), "mine.json: line 1, column 2: ends too soon");
  EXPECT_EQ(presetErrorOf("7"), "mine.json: must be an object, not 7");
  EXPECT_EQ(presetErrorOf("[7]"), "mine.json: [0]: must be an object, not 7");
  EXPECT_EQ(presetErrorOf(R"({"name": "A", "brush": {"kind": "raise"}})"),
            "mine.json: scarp-brush: is missing: this is no brush of Scarp's");
  EXPECT_EQ(presetErrorOf(R"({"scarp-brush": 2, "name": "A", "brush": {"kind": "raise"}})"),
            "mine.json: scarp-brush: 2 is out of range (1 to 1)");
  EXPECT_EQ(presetErrorOf(R"({"scarp-brush": 1, "brush": {"kind": "raise"}})"),
            "mine.json: name: is missing");
  EXPECT_EQ(presetErrorOf(R"({"scarp-brush": 1, "name": "  ", "brush": {"kind": "raise"}})"),
            "mine.json: name: a preset needs a name");
  EXPECT_EQ(presetErrorOf(R"({"scarp-brush": 1, "name": "A"})"), "mine.json: brush: is missing");
  EXPECT_EQ(presetErrorOf(R"({"scarp-brush": 1, "name": "A", "brush": {"kind": "raise", "radius": -1}})"),
            "mine.json: brush.radius: radius -1 m is out of range (above 0 to 1e+09)");
  const std::string second = R"([{"scarp-brush": 1, "name": "A", "brush": {"kind": "raise"}},
      {"scarp-brush": 1, "name": "B", "brush": {"kind": "raise"}, "colour": 1}])";
  EXPECT_TRUE(presetErrorOf(second).starts_with("mine.json: [1].colour: unknown key"))
      << presetErrorOf(second);
}

TEST(BrushPreset, NamesAreOneLine) {
  EXPECT_TRUE(checkPresetName("Rocky ridges"));
  EXPECT_FALSE(checkPresetName(""));
  EXPECT_FALSE(checkPresetName("a\nb"));
  EXPECT_FALSE(checkPresetName(std::string(61, 'a')));
}

TEST(BrushPreset, AnotherRadiusKeepsProportions) {
  BrushSettings brush;
  brush.radius = 50.0;
  brush.strength = 5.0;
  brush.noise.scale = 40.0;
  brush.targetHeight = 1200.0;
  const BrushSettings larger = atRadius(brush, 500.0);
  EXPECT_DOUBLE_EQ(larger.radius, 500.0);
  EXPECT_DOUBLE_EQ(larger.strength, 50.0);
  EXPECT_DOUBLE_EQ(larger.noise.scale, 400.0);
  EXPECT_DOUBLE_EQ(larger.targetHeight, 1200.0);
  EXPECT_EQ(larger.spacing, brush.spacing);
  // However far apart the radii are, the brush stays a possible one.
  brush.radius = 1e-3;
  brush.rise = 1e5;
  EXPECT_TRUE(validate(atRadius(brush, 1e7)));
}

}  // namespace
}  // namespace scarp
