#include <gtest/gtest.h>

#include <set>
#include <string>

#include "core/base/Json.h"
#include "core/io/EnginePreset.h"
#include "core/io/RasterImport.h"
#include "core/io/Sidecar.h"
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
  EXPECT_TRUE(imported.ok()) << (imported.ok() ? "" : imported.error().text());
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

TEST(Sidecar, SaysAllThatASixteenBitFileCannot) {
  Terrain terrain = fractalTerrain(5, 4, 2.0, 3.0);
  terrain.georeference.geoTransform = {100.0, 2.0, 0.0, 200.0, 0.0, 3.0};
  terrain.georeference.hasGeoTransform = true;
  terrain.georeference.southUp = true;
  Sidecar sidecar{"a.png", "png16", RowOrder::NorthFirst, {-10.0, 645.35}, {-9.5, 640.0, 7}, 0.004};
  const auto written = Json::parse(sidecarText(sidecar, terrain));
  EXPECT_EQ(written["columns"], 5);
  EXPECT_EQ(written["rows"], 4);
  EXPECT_EQ(written["min"], -10.0);
  EXPECT_EQ(written["max"], 645.35);
  EXPECT_DOUBLE_EQ(written["scale"].get<double>(), 655.35 / 65535.0);
  EXPECT_EQ(written["offset"], -10.0);
  EXPECT_EQ(written["holes"], 7);
  EXPECT_EQ(written["cellSize"]["x"], 2.0);
  EXPECT_EQ(written["cellSize"]["y"], 3.0);
  EXPECT_TRUE(written["crs"].isNull());
  EXPECT_EQ(written["rowOrder"], "north first");
  // The rows stand turned in the file, and so does the transform.
  EXPECT_EQ(written["geoTransform"], Json({100.0, 2.0, 0.0, 212.0, 0.0, -3.0}));
}

TEST(Sidecar, ComesBackAsItWasWritten) {
  const TempFolder folder;
  const Terrain terrain = fractalTerrain(5, 4, 2.0, 3.0);
  const Sidecar sidecar{"a.r16", "5x4:u16le", RowOrder::SouthFirst, {1.0, 2.0, 65536.0}, {1.0, 2.0, 0}, 0.0};
  const std::string path = sidecarPath(folder.file("a.r16"));
  writeBytes(path, "");
  ASSERT_TRUE(writeSidecar(path, sidecarText(sidecar, terrain)).ok());
  const auto reading = readSidecar(folder.file("a.r16"));
  ASSERT_TRUE(reading.ok() && reading->has_value());
  const SidecarReading& r = **reading;
  EXPECT_TRUE(r.raw && r.raw->columns == 5 && r.raw->rows == 4);
  EXPECT_EQ(r.scale, 1.0 / 65536.0);
  EXPECT_EQ(r.offset, 1.0);
  EXPECT_TRUE(r.southFirst);
  EXPECT_EQ(r.cellMetres, (std::array<double, 2>{2.0, 3.0}));
}

TEST(Sidecar, OtherFilesAreNotOursAndDamagedOnesAreNamed) {
  const TempFolder folder;
  const std::string path = sidecarPath(folder.file("a.png"));
  const auto absent = readSidecar(folder.file("a.png"));
  EXPECT_TRUE(absent.ok() && !absent->has_value());
  for (const char* foreign : {"not json", "[1, 2]", "{\"scale\": 2}"}) {
    writeBytes(path, foreign);
    const auto reading = readSidecar(folder.file("a.png"));
    EXPECT_TRUE(reading.ok() && !reading->has_value()) << foreign;
  }
  writeBytes(path, "{\"scarp\": \"heightmap\", \"columns\": \"many\"}");
  expectOneLine(readSidecar(folder.file("a.png")), {path, "damaged"});
}

}  // namespace
}  // namespace scarp::test
