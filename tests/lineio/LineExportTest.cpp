#include <gtest/gtest.h>

#include <filesystem>

#include "core/io/CrsInfo.h"
#include "core/io/HeightDatum.h"
#include "core/line/LineSchema.h"
#include "core/lineio/LineExport.h"
#include "core/lineio/LineImport.h"
#include "tests/line/Lines.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

Terrain exportTerrain() {
  Terrain terrain = test::fractalTerrain(301, 301, 10.0, 10.0);
  terrain.georeference.hasGeoTransform = true;
  terrain.georeference.crsWkt = wktOfCode("EPSG:32611");
  terrain.georeference.geoTransform = {389000.0, 10.0, 0.0, 3797000.0, 0.0, -10.0};
  return terrain;
}

TEST(LineExport, LinesComeBackWithTheirHeights) {
  const test::TempFolder folder;
  for (const bool placed : {true, false}) {
    Terrain terrain = exportTerrain();
    if (!placed) terrain.georeference = {};
    Line road = test::lineThrough(LineKind::Road, {{-900.0, -300.0}, {0.0, 200.0}, {800.0, -100.0}});
    road.name = "Crest \"Road\"";
    const Line pad = test::lineThrough(LineKind::Pad, {{-100.0, 300.0}, {200.0, 310.0}, {150.0, 500.0}});
    std::vector<DrapedLine> lines;
    for (const Line& line : {road, pad})
      lines.push_back(drapedLine(designOf(line, terrain.heights, terrain.frame)));
    for (const char* name : {"out.geojson", "out.gpkg", "out.dxf"}) {
      if (!placed && name == std::string("out.gpkg")) continue;
      const auto report = exportLines(lines, terrain.frame, terrain.georeference, folder.file(name));
      ASSERT_TRUE(report.ok()) << report.error().text();
      EXPECT_EQ(report->lines, 2U);
      const auto file = readVectorFile(folder.file(name));
      ASSERT_TRUE(file.ok()) << file.error().text();
      ASSERT_EQ(file->features.size(), 2U);
      LineImportOptions options;
      options.heights = true;
      options.others = LineKind::Road;
      VectorFile back = *file;
      // Without a place in the world GeoJSON's longitudes and latitudes are metres.
      if (!placed)
        for (VectorFile::Layer& layer : back.layers) layer.crsWkt.clear();
      const auto read = linesOf(back, terrain.frame, terrain.georeference, options);
      ASSERT_TRUE(read.ok()) << name << ": " << read.error().text();
      ASSERT_EQ(read->lines.size(), 2U) << name;
      for (std::size_t i = 0; i < 2; ++i) {
        const auto& wrote = lines[i].points;
        const auto& got = read->lines[i].points;
        ASSERT_GE(got.size(), wrote.size()) << name;
        for (std::size_t k = 0; k < wrote.size(); ++k) {
          EXPECT_NEAR(got[k].x, wrote[k].x(), 1e-3) << name;
          EXPECT_NEAR(got[k].y, wrote[k].y(), 1e-3) << name;
          EXPECT_NEAR(got[k].height.value_or(0.0), wrote[k].z(), 1e-6) << name;
        }
      }
      EXPECT_TRUE(read->lines[1].closed) << name;
    }
  }
}

TEST(LineExport, LinesOfAFileDoNotBecomeStamps) {
  const Terrain terrain = exportTerrain();
  LineImportOptions options;
  options.others = LineKind::Stamp;
  EXPECT_FALSE(linesOf(VectorFile(), terrain.frame, terrain.georeference, options));
}

/// In US survey feet both ways, as a county's survey has it.
Terrain footTerrain(const char* crs, const char* unit, double metres) {
  Terrain terrain = exportTerrain();
  terrain.georeference.crsWkt = wktOfCode(crs);
  terrain.georeference.geoTransform = {2100000.0, 32.8, 0.0, 900000.0, 0.0, -32.8};
  terrain.georeference.verticalUnit = unit;
  terrain.georeference.metresPerUnit = metres;
  return terrain;
}

TEST(LineExport, HeightsAreInTheVerticalUnitOfTheTerrain) {
  constexpr double kSurveyFoot = 1200.0 / 3937.0;
  const test::TempFolder folder;
  struct Case {
    Terrain terrain;
    double unit;
    bool inCrs;  ///< The CRS itself names the unit.
    std::vector<const char*> names;
  };
  const std::vector<Case> cases{
      {footTerrain("EPSG:6529+6360", "US survey foot", kSurveyFoot),
       kSurveyFoot,
       true,
       {"out.gpkg", "out.dxf", "out.geojson"}},
      {footTerrain("EPSG:2277", "ft", 0.3048), 0.3048, false, {"out.gpkg"}},
      {footTerrain("EPSG:32614+5773", "m", 1.0), 1.0, true, {"out.dxf"}}};
  for (const Case& one : cases) {
    const Terrain& terrain = one.terrain;
    DrapedLine line{test::lineThrough(LineKind::Dam, {{-900.0, -300.0}, {800.0, -100.0}}), {}};
    line.points = {{-900.0, -300.0, 182.88}, {800.0, -100.0, -20.0}};
    for (const char* name : one.names) {
      SCOPED_TRACE(std::string(name) + ", " + std::to_string(one.unit));
      const auto report = exportLines({line}, terrain.frame, terrain.georeference, folder.file(name));
      ASSERT_TRUE(report.ok()) << report.error().text();
      const bool metres = name == std::string("out.geojson") || one.unit == 1.0;
      EXPECT_EQ(report->crs.text().find(", heights in ") == std::string::npos, metres) << report->crs;
      const auto file = readVectorFile(folder.file(name));
      ASSERT_TRUE(file.ok()) << file.error().text();
      ASSERT_EQ(file->features.size(), 1U);
      const double unit = metres ? 1.0 : one.unit;
      EXPECT_NEAR(file->features[0].points[0].z(), 182.88 / unit, 1e-9);
      EXPECT_NEAR(file->features[0].points[1].z(), -20.0 / unit, 1e-9);
      if (name == std::string("out.gpkg")) {
        EXPECT_EQ(heightUnitOf(file->layers[0].crsWkt).has_value(), one.inCrs) << file->layers[0].crsWkt;
      }
      LineImportOptions options;
      options.heights = true;
      const auto read = linesOf(*file, terrain.frame, terrain.georeference, options);
      ASSERT_TRUE(read.ok()) << read.error().text();
      ASSERT_EQ(read->lines.size(), 1U);
      EXPECT_NEAR(*read->lines[0].points[0].height, 182.88, 1e-9);
      EXPECT_NEAR(*read->lines[0].points[1].height, -20.0, 1e-9);
    }
  }
}

TEST(LineExport, OtherEndingsAreOneLineAndLeaveNothing) {
  const test::TempFolder folder;
  const Terrain terrain = exportTerrain();
  const auto refused = exportLines({}, terrain.frame, terrain.georeference, folder.file("a.txt"));
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().text(), folder.file("a.txt") + ": lines are written as .geojson, .gpkg or .dxf");
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

}  // namespace
}  // namespace scarp
