#include <gtest/gtest.h>

#include "core/io/EnginePreset.h"
#include "core/operation/Reshape.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {
namespace {

TEST(EnginePreset, UnknownNamesListTheKnown) {
  expectOneLine(findPreset("quake"), {"quake", "unity", "unreal", "terrain3d", "blender"});
}

TEST(EnginePreset, FormatsThatAnEngineDoesNotReadNameThoseThatItDoes) {
  const auto preset = [](const char* name) -> const EnginePreset& { return **findPreset(name); };
  EXPECT_TRUE(checkFormat(preset("unreal"), RasterFormat::Png).ok());
  EXPECT_TRUE(checkFormat(preset("terrain3d"), RasterFormat::Exr).ok());
  expectOneLine(checkFormat(preset("unity"), RasterFormat::Png), {"Unity", ".r16, .raw"});
  expectOneLine(checkFormat(preset("unreal"), RasterFormat::Exr), {"Unreal", ".png, .r16, .raw"});
}

std::string told(const std::string& engine, RasterFormat format, const GridFrame& frame,
                 const Quantisation& q) {
  return settingsText(engineSettings(**findPreset(engine), format, frame, q));
}

// 0…256 m: scale Z = 256·12800/65535 = 50.000763, location Z = 256·50.000763 = 12800.195 cm.
TEST(EngineSettings, UnrealByHand) {
  EXPECT_EQ(told("unreal", RasterFormat::Png, {127, 253, 2.0, 1.5}, {0.0, 256.0}),
            "Overall Resolution: 127 x 253\nSection Size: 63 x 63 quads\nSections Per Component: 2 x 2\n"
            "Number of Components: 1 x 2\nScale X: 200\nScale Y: 150\nScale Z: 50.000763\n"
            "Location Z (cm): 12800.1953\n");
  const auto below = told("unreal", RasterFormat::Png, {127, 127, 1.0, 1.0}, {-100.0, 156.0});
  EXPECT_NE(below.find("Location Z (cm): 2800.1953"), std::string::npos) << below;
}

TEST(EngineSettings, TheOthersByHand) {
  EXPECT_EQ(
      told("unity", RasterFormat::Raw, {513, 513, 2.0, 1.0}, {10.0, 110.0, 65536.0}),
      "Import Raw, Depth: Bit 16\nImport Raw, Resolution: 513\nImport Raw, Byte Order: Windows\n"
      "Import Raw, Flip Vertically: off\nTerrain size X: 1024\nTerrain size Y: 100\nTerrain size Z: 512\n"
      "Position Y: 10\n");
  EXPECT_EQ(told("terrain3d", RasterFormat::Raw, {300, 200, 2.0, 2.0}, {-5.0, 95.0}),
            "R16 Size: 300 x 200\nR16 Range, lowest: -5\nR16 Range, highest: 95\nImport Scale: 1\n"
            "Height Offset: 0\nVertex Spacing: 2\n");
  EXPECT_EQ(told("terrain3d", RasterFormat::Exr, {300, 200, 2.0, 2.0}, {-5.0, 95.0}),
            "Import Scale: 1\nHeight Offset: 0\nVertex Spacing: 2\n");
  EXPECT_EQ(told("blender", RasterFormat::Png, {11, 21, 10.0, 10.0}, {-5.0, 95.0}),
            "Plane, Dimensions X (m): 100\nPlane, Dimensions Y (m): 200\n"
            "Plane, Grid X and Y Subdivisions: 10 x 20\n"
            "UV Map, Scale X about 0.5 (half a pixel each side): 0.909090909\n"
            "UV Map, Scale Y about 0.5 (half a pixel each side): 0.952380952\nImage, Color Space: Non-Color\n"
            "Displace, Midlevel: 0\nDisplace, Strength: 100\nLocation Z (m): -5\n");
}

TEST(EngineSettings, NumbersAreNumbersWithTheirDigits) {
  const auto settings =
      engineSettings(**findPreset("unreal"), RasterFormat::Png, {127, 127, 1.0, 1.0}, {0.0, 1000.0 / 3.0});
  const auto scale = std::ranges::find(settings, "scaleZ", &EngineSetting::key);
  ASSERT_NE(scale, settings.end());
  ASSERT_TRUE(scale->number);
  EXPECT_EQ(*scale->number, 1000.0 / 3.0 * 12800.0 / 65535.0);
  EXPECT_FALSE(settings.front().number);
}

const EnginePreset& preset(const std::string& name) { return **findPreset(name); }

TEST(EngineSizes, OtherSizesAreToldWithThoseThatItTakes) {
  EXPECT_EQ(
      sizeProblem(preset("unity"), {1201, 1201, 1.0, 1.0}),
      "Unity takes squares with 33, 65, 129, 257, 513, 1025, 2049 or 4097 samples a side, not 1201 x 1201");
  EXPECT_EQ(sizeProblem(preset("unreal"), {1025, 1009, 1.0, 1.0}),
            "Unreal takes 127, 253, 505, 1009, 2017, 4033 or 8129 samples a side, not 1025 x 1009");
  EXPECT_EQ(sizeProblem(preset("terrain3d"), {300, 200, 2.0, 3.0}),
            "Terrain3D takes square cells, not 2 x 3 m");
}

TEST(EngineSizes, UnrealTakesWholeComponentsBeyondTheSeven) {
  EXPECT_FALSE(sizeProblem(preset("unreal"), {631, 1261, 1.0, 1.0}));  // 5 x 10 components of 2 x 63 quads
  EXPECT_FALSE(sizeProblem(preset("unreal"), {510 * 32 + 1, 511, 1.0, 1.0}));
  EXPECT_TRUE(sizeProblem(preset("unreal"), {510 * 33 + 1, 511, 1.0, 1.0}));
  for (const SampleSize& size : {SampleSize{8129, 8129}, SampleSize{631, 1261}, SampleSize{1009, 505}}) {
    const auto parts = unrealComponents(size);
    ASSERT_TRUE(parts);
    EXPECT_LE(std::max(parts->count.columns, parts->count.rows), 32);
    EXPECT_EQ(parts->quads * parts->sections * parts->count.columns + 1, size.columns);
    EXPECT_EQ(parts->quads * parts->sections * parts->count.rows + 1, size.rows);
  }
  // Nearer to the grid than any of the seven.
  const auto sizes = engineSizes(preset("unreal"), {1200, 800, 1.0, 1.0});
  EXPECT_TRUE(std::ranges::any_of(sizes, [](const SampleSize& size) {
    return std::abs(size.columns - 1200) + std::abs(size.rows - 800) < 30;
  }));
}

struct Nearest {
  const char* engine;
  GridFrame frame;
  SampleSize size;
};

TEST(EngineSizes, TheNearestIsOneThatTheEngineTakes) {
  const Nearest cases[] = {
      {"unreal", {1025, 1025, 1.0, 1.0}, {1009, 1009}}, {"unreal", {2, 2, 1.0, 1.0}, {127, 127}},
      {"unreal", {1513, 1513, 1.0, 1.0}, {2017, 2017}},  // as near to 1009: the larger
      {"unreal", {1024, 700, 1.0, 1.0}, {1009, 505}},   {"unreal", {700, 1024, 1.0, 1.0}, {505, 1009}},
      {"unreal", {9000, 9000, 1.0, 1.0}, {8129, 8129}}, {"unity", {1024, 1024, 1.0, 1.0}, {1025, 1025}},
      {"unity", {513, 257, 1.0, 1.0}, {513, 513}},      {"unity", {5000, 5000, 1.0, 1.0}, {4097, 4097}},
      {"terrain3d", {101, 101, 2.0, 3.0}, {101, 151}},  {"terrain3d", {101, 101, 3.0, 2.0}, {151, 101}},
  };
  for (const Nearest& c : cases) {
    SCOPED_TRACE(std::string(c.engine) + " " + sizeText({c.frame.columns, c.frame.rows}));
    const SampleSize nearest = nearestEngineSize(preset(c.engine), c.frame);
    EXPECT_EQ(sizeText(nearest), sizeText(c.size));
    for (const SampleSize& offered : engineSizes(preset(c.engine), c.frame))
      EXPECT_FALSE(
          sizeProblem(preset(c.engine), reshaped(c.frame, ResampleReshape{offered.columns, offered.rows})))
          << sizeText(offered);
    EXPECT_TRUE(std::ranges::count(engineSizes(preset(c.engine), c.frame), nearest));
  }
}

}  // namespace
}  // namespace scarp::test
