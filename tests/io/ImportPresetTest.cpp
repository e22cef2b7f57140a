#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <string>

#include "core/io/ImportPreset.h"
#include "core/io/RasterExport.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

const ImportPreset& importPreset(const std::string& name) {
  for (const ImportPreset& each : importPresets())
    if (name == each.name) return each;
  throw std::out_of_range(name);
}

std::string steps16(int side, const std::vector<int>& values) {
  std::string bytes;
  for (const int value : values) {
    bytes += static_cast<char>(value & 255);
    bytes += static_cast<char>(value >> 8);
  }
  EXPECT_EQ(bytes.size(), static_cast<std::size_t>(2 * side * side));
  return bytes;
}

Terrain readWith(const std::string& path, const ImportPreset& how, const std::vector<double>& numbers,
                 int side) {
  ImportOptions options;
  options.raw = RawLayout{side, side, RawLayout::Sample::U16, false, 0};
  const auto imported = importRaster(path, importOptions(how, numbers, side, options));
  EXPECT_TRUE(imported.ok()) << (imported.ok() ? "" : imported.error().message);
  return imported->terrain;
}

TEST(ImportPreset, IsSoundAndNamedOnce) {
  std::set<std::string> names;
  for (const ImportPreset& each : importPresets()) {
    EXPECT_TRUE(names.insert(each.name).second);
    std::vector<double> numbers;
    for (const auto& number : each.numbers) {
      EXPECT_LE(number.low, number.initial);
      EXPECT_LE(number.initial, number.high);
      numbers.push_back(number.initial);
    }
    EXPECT_NE(importOptions(each, numbers, 129), ImportOptions{});
  }
  EXPECT_EQ(names, (std::set<std::string>{"unity", "unreal", "terrain3d", "terrarium", "mapbox"}));
}

// The formulas of the engines' own documentation.
TEST(ImportPreset, FollowsTheEnginesFormulas) {
  const TempFolder folder;
  const std::string path = folder.file("a.raw");
  writeBytes(path, steps16(2, {0, 32768, 65535, 128}));

  const Terrain unity = readWith(path, importPreset("unity"), {600.0, 500.0}, 2);
  EXPECT_FLOAT_EQ(unity.heights.at(1, 1), 300.0F);  // South first.
  EXPECT_FLOAT_EQ(unity.heights.at(0, 0), 600.0F * 65535.0F / 65536.0F);
  EXPECT_EQ(unity.frame.dx, 500.0);

  const Terrain unreal = readWith(path, importPreset("unreal"), {100.0, 200.0, 1000.0}, 2);
  EXPECT_FLOAT_EQ(unreal.heights.at(0, 0), -246.0F);
  EXPECT_NEAR(unreal.heights.at(1, 0), 10.0F, 1e-5);
  EXPECT_FLOAT_EQ(unreal.heights.at(0, 1), static_cast<float>(32767.0 / 128.0 + 10.0));
  EXPECT_EQ(unreal.frame.dx, 2.0);

  const Terrain godot = readWith(path, importPreset("terrain3d"), {-100.0, 500.0, 0.5}, 2);
  EXPECT_EQ(godot.heights.at(0, 0), -100.0F);
  EXPECT_EQ(godot.heights.at(0, 1), 500.0F);
  EXPECT_NEAR(godot.heights.at(1, 1), -100.0 + 600.0 * 128.0 / 65535.0, 1e-4);
}

// What is exported for an engine, with the numbers that are typed there, comes back as it was.
TEST(ImportPreset, BringsBackWhatWasExportedForTheEngine) {
  const TempFolder folder;
  const Terrain terrain = fractalTerrain(129, 129);
  ExportOptions options;
  options.rangeMin = -50.0;
  options.rangeMax = 800.0;
  options.preset = "unity";
  ASSERT_TRUE(exportRaster(terrain, folder.file("u.raw"), options).ok());
  std::filesystem::remove(folder.file("u.raw.json"));
  const Terrain unity = readWith(folder.file("u.raw"), importPreset("unity"), {850.0, terrain.frame.width()}, 129);
  options.preset.clear();
  ASSERT_TRUE(exportRaster(terrain, folder.file("e.r16"), options).ok());
  std::filesystem::remove(folder.file("e.r16.json"));
  const double zScale = 850.0 * 12800.0 / 65535.0;
  const Terrain unreal = readWith(folder.file("e.r16"), importPreset("unreal"),
                                  {zScale, 100.0 * terrain.frame.dx, 100.0 * -50.0 + 256.0 * zScale}, 129);
  const Terrain godot =
      readWith(folder.file("e.r16"), importPreset("terrain3d"), {-50.0, 800.0, terrain.frame.dx}, 129);
  for (int row = 0; row < 129; row += 16)
    for (int column = 0; column < 129; column += 16) {
      const float h = terrain.heights.at(column, row);
      // Unity's ground begins at 0: its object stands at the lowest height.
      EXPECT_NEAR(unity.heights.at(column, row) - 50.0F, h, 0.01);
      EXPECT_NEAR(unreal.heights.at(column, row), h, 0.01);
      EXPECT_NEAR(godot.heights.at(column, row), h, 0.01);
    }
  EXPECT_NEAR(unity.frame.dx, terrain.frame.dx, 1e-9);
  EXPECT_NEAR(unreal.frame.dx, terrain.frame.dx, 1e-9);
}

}  // namespace
}  // namespace scarp::test
