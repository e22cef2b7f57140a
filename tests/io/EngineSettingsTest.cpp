#include <gtest/gtest.h>

#include "core/io/EnginePreset.h"
#include "core/io/EngineSettings.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {
namespace {

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

}  // namespace
}  // namespace scarp::test
