#include <gtest/gtest.h>

#include "core/io/EnginePreset.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {
namespace {

const EnginePreset& preset(const std::string& name) { return **findPreset(name); }

TEST(EnginePreset, UnknownNamesListTheKnown) {
  expectOneLine(findPreset("quake"), {"quake", "unity", "unreal", "terrain3d", "blender"});
}

TEST(EnginePreset, UnityWantsSquaresOfTwoToTheNPlusOne) {
  EXPECT_TRUE(checkPreset(preset("unity"), RasterFormat::Raw16, {513, 513, 1.0, 1.0}).ok());
  expectOneLine(checkPreset(preset("unity"), RasterFormat::Raw16, {1201, 1201, 1.0, 1.0}),
                {"1201 x 1201", "1025 and 2049"});
  expectOneLine(checkPreset(preset("unity"), RasterFormat::Raw16, {513, 257, 1.0, 1.0}),
                {"513 x 257", "nearest: 513"});
  expectOneLine(checkPreset(preset("unity"), RasterFormat::Raw16, {5000, 5000, 1.0, 1.0}), {"nearest: 4097"});
  expectOneLine(checkPreset(preset("unity"), RasterFormat::Png16, {513, 513, 1.0, 1.0}), {".r16 or .raw"});
}

TEST(EnginePreset, UnrealTakesItsSidesInAnyPair) {
  EXPECT_TRUE(checkPreset(preset("unreal"), RasterFormat::Png16, {1009, 505, 1.0, 1.0}).ok());
  expectOneLine(checkPreset(preset("unreal"), RasterFormat::Png16, {1009, 1024, 1.0, 1.0}),
                {"1009 and 2017"});
  expectOneLine(checkPreset(preset("unreal"), RasterFormat::Exr, {1009, 1009, 1.0, 1.0}), {".png"});
  expectOneLine(checkPreset(preset("unreal"), RasterFormat::Png16, {2, 2, 1.0, 1.0}), {"nearest: 127"});
}

TEST(EnginePreset, OthersTakeAnySize) {
  EXPECT_TRUE(checkPreset(preset("terrain3d"), RasterFormat::Exr, {3, 2, 1.0, 1.0}).ok());
  EXPECT_TRUE(checkPreset(preset("blender"), RasterFormat::Png16, {1201, 7, 1.0, 1.0}).ok());
}

// 0…256 m: Zscale = 256·12800/65535 = 50.000763, location.z = 256·50.000763 = 12800.195 cm.
TEST(EnginePreset, UnrealNumbersByHand) {
  const auto notes = presetNotes(preset("unreal"), RasterFormat::Png16, {127, 127, 2.0, 1.5}, {0.0, 256.0});
  EXPECT_TRUE(anyHolds(notes, "X 200, Y 150, Z 50.000763")) << notes[0];
  EXPECT_TRUE(anyHolds(notes, "12800.1953")) << notes[1];
  const auto below =
      presetNotes(preset("unreal"), RasterFormat::Png16, {127, 127, 1.0, 1.0}, {-100.0, 156.0});
  EXPECT_TRUE(anyHolds(below, "2800.1953")) << below[1];
}

TEST(EnginePreset, TheOthersNumbersByHand) {
  const auto unity =
      presetNotes(preset("unity"), RasterFormat::Raw16, {513, 513, 2.0, 2.0}, {10.0, 110.0, 65536.0});
  EXPECT_TRUE(anyHolds(unity, "resolution 513")) << unity[0];
  EXPECT_TRUE(anyHolds(unity, "X 1024, Y 100, Z 1024")) << unity[0];
  EXPECT_TRUE(anyHolds(unity, "position Y to 10")) << unity[1];
  const auto terrain3d =
      presetNotes(preset("terrain3d"), RasterFormat::Raw16, {300, 200, 2.0, 3.0}, {-5.0, 95.0});
  EXPECT_TRUE(anyHolds(terrain3d, "300 x 200 and r16 range -5 to 95")) << terrain3d[0];
  EXPECT_TRUE(anyHolds(terrain3d, "must be square"));
  const auto blender =
      presetNotes(preset("blender"), RasterFormat::Png16, {11, 21, 10.0, 10.0}, {-5.0, 95.0});
  EXPECT_TRUE(anyHolds(blender, "100 x 200 m")) << blender[0];
  EXPECT_TRUE(anyHolds(blender, "strength 100"));
  EXPECT_TRUE(anyHolds(blender, "Z to -5"));
}

}  // namespace
}  // namespace scarp::test
