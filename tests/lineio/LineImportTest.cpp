#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

#include "core/io/CrsInfo.h"
#include "core/io/WorldPlaces.h"
#include "core/line/LineField.h"
#include "core/line/LineNetwork.h"
#include "core/lineio/LineImport.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

VectorFile::Feature wayOf(std::size_t layer, std::vector<Vec3> points) {
  return {layer, false, std::move(points), {}};
}

TEST(LineImport, WhatIsUnusableIsOneNoteAndTheRestGoesOn) {
  const Terrain terrain = test::fractalTerrain(129, 129, 2.0, 2.0);
  VectorFile file;
  file.layers = {{"ways", "", 7}};
  file.features = {wayOf(0, {{-90.0, -80.0, kNaN}, {90.0, -70.0, kNaN}}),
                   // Through itself.
                   wayOf(0, {{-50.0, 0.0, kNaN}, {50.0, 60.0, kNaN}, {50.0, 0.0, kNaN}, {-50.0, 60.0, kNaN}}),
                   wayOf(0, {{5.0, 5.0, kNaN}, {5.0, 5.0, kNaN}}),
                   wayOf(0, {{kNaN, 0.0, kNaN}, {5.0, 5.0, kNaN}}),
                   wayOf(0, {{std::numeric_limits<double>::infinity(), 0.0, kNaN}, {5.0, 5.0, kNaN}}),
                   wayOf(0, {{5000.0, 0.0, kNaN}, {6000.0, 5.0, kNaN}}),
                   wayOf(0, {{1e300, 0.0, kNaN}, {5.0, 5.0, kNaN}}), wayOf(0, {})};
  std::vector<Vec3> many;
  for (int i = 0; i <= 1'000'000; ++i) many.push_back({0.0001 * i, 3.0, kNaN});
  file.features.push_back(wayOf(0, many));
  many.pop_back();
  file.features.push_back(wayOf(0, many));
  const auto found = linesOf(file, terrain.frame, terrain.georeference);
  ASSERT_TRUE(found) << found.error().text();
  EXPECT_EQ(found->lines.size(), 3U);
  EXPECT_EQ(found->off, 1U);
  EXPECT_EQ(found->unusable, 6U);
  EXPECT_EQ(textsOf(found->notes),
            (std::vector<std::string>{"1 line off the terrain left out",
                                      "3 lines with places that are none on the terrain's map left out",
                                      "2 lines without length, or of unusable numbers, left out",
                                      "1 line of more than 1000000 points left out"}));
  // They shape the ground, and nothing else becomes of it.
  const auto few = std::span(found->lines).first(2);
  const HeightRaster shaped =
      withLines(terrain.heights, LineField(terrain.frame, lineDesigns(few, terrain.heights, terrain.frame)));
  EXPECT_TRUE(std::ranges::all_of(test::samplesOf(shaped), [](float h) { return std::isfinite(h); }));
}

TEST(LineImport, PointsThatAreLeftOutAreCounted) {
  const Terrain terrain = test::fractalTerrain(129, 129, 2.0, 2.0);
  VectorFile file;
  file.layers = {{"ways", "", 2, 1}, {"trees", "", 1234, 1234}, {"signs", "", 7, 7}};
  file.points = 1242;
  file.features = {wayOf(0, {{-90.0, -80.0, kNaN}, {90.0, -70.0, kNaN}})};
  LineImportOptions options;
  const auto notesOf = [&](const std::vector<std::string>& layers) {
    options.layers = layers;
    const auto found = linesOf(file, terrain.frame, terrain.georeference, options);
    EXPECT_TRUE(found);
    return found ? textsOf(found->notes) : std::vector<std::string>();
  };
  using Notes = std::vector<std::string>;
  EXPECT_EQ(notesOf({}), Notes{"1 242 points left out: they are not lines"});
  EXPECT_EQ(notesOf({"ways"}), Notes{"1 point left out: it is not a line"});
  file.layers[0].points = 0;
  EXPECT_EQ(notesOf({"ways"}), Notes{});
}

TEST(LineImport, HeightsAreInTheVerticalUnitOfTheLinesElseOfTheTerrain) {
  struct Case {
    const char *terrainCrs, *unit;
    double metres;
    const char *crs, *driver;
    double expected;  ///< Metres, of a height of 600.
    bool note;
  };
  constexpr double kSurveyFoot = 1200.0 / 3937.0;
  const std::vector<Case> cases{
      {"EPSG:6529+6360", "US survey foot", kSurveyFoot, "EPSG:6529+6360", "GPKG", 600.0 * kSurveyFoot, false},
      // A CRS without heights: those of the terrain.
      {"EPSG:6529+6360", "US survey foot", kSurveyFoot, "EPSG:6529", "GPKG", 600.0 * kSurveyFoot, false},
      {"EPSG:2277", "ft", 0.3048, "", "DXF", 182.88, false},
      // The lines' own unit counts, also over a terrain in another one.
      {"EPSG:26914", "m", 1.0, "EPSG:2277+8228", "FlatGeobuf", 182.88, false},
      {"EPSG:2277", "ft", 0.3048, "EPSG:26914+5703", "ESRI Shapefile", 600.0, false},
      {"EPSG:2277", "ft", 0.3048, "EPSG:4979", "GPKG", 600.0, false},
      // These formats define metres.
      {"EPSG:2277", "ft", 0.3048, "EPSG:4326", "GPX", 600.0, false},
      {"EPSG:2277", "ft", 0.3048, "EPSG:4326", "GeoJSON", 600.0, false},
      {"EPSG:2277", "ft", 0.3048, "EPSG:4326", "LIBKML", 600.0, false},
      // Coordinates in feet, heights of an unnamed unit, a terrain in metres: it is said.
      {"EPSG:26914", "m", 1.0, "EPSG:2277", "ESRI Shapefile", 600.0, true},
  };
  for (const Case& one : cases) {
    SCOPED_TRACE(std::string(one.terrainCrs) + " " + one.crs + " " + one.driver);
    Terrain terrain = test::fractalTerrain(129, 129, 2.0, 2.0);
    terrain.georeference.crsWkt = wktOfCode(one.terrainCrs);
    terrain.georeference.hasGeoTransform = true;
    terrain.georeference.geoTransform = {0.0, 1.0, 0.0, 1000.0, 0.0, -1.0};
    terrain.georeference.verticalUnit = one.unit;
    terrain.georeference.metresPerUnit = one.metres;
    VectorFile file;
    file.driver = one.driver;
    const std::string wkt = wktOfCode(one.crs);
    ASSERT_EQ(wkt.empty(), std::string(one.crs).empty());
    file.layers = {{"levee", wkt, 1}};
    const auto places = WorldPlaces::create(terrain.frame, terrain.georeference, wkt);
    ASSERT_TRUE(places.ok()) << places.error().text();
    const auto a = places->fromLocal({-50.0, 10.0}), b = places->fromLocal({60.0, 20.0});
    ASSERT_TRUE(a && b);
    file.features = {wayOf(0, {{a->x(), a->y(), 600.0}, {b->x(), b->y(), kNaN}})};
    LineImportOptions options;
    options.heights = true;
    const auto found = linesOf(file, terrain.frame, terrain.georeference, options);
    ASSERT_TRUE(found) << found.error().text();
    ASSERT_EQ(found->lines.size(), 1U);
    const auto& points = found->lines[0].points;
    ASSERT_TRUE(points[0].height);
    EXPECT_NEAR(*points[0].height, one.expected, 1e-9);
    EXPECT_FALSE(points[1].height) << "a point without a height follows the ground";
    EXPECT_EQ(found->notes.size(), one.note ? 1U : 0U);
    // Who does not want them is told nothing about them.
    EXPECT_TRUE(linesOf(file, terrain.frame, terrain.georeference)->notes.empty());
  }
}

TEST(LineImport, MoreLinesThanALayerMayHaveAreRefused) {
  const Terrain terrain = test::fractalTerrain(129, 129, 2.0, 2.0);
  VectorFile file;
  file.layers = {{"ways", "", 100'001}};
  file.features.assign(100'000, wayOf(0, {{0.0, 0.0, kNaN}, {9.0, 0.0, kNaN}}));
  file.features.push_back(wayOf(0, {{5000.0, 0.0, kNaN}, {6000.0, 5.0, kNaN}}));
  LineImportOptions options;
  const auto clipped = linesOf(file, terrain.frame, terrain.georeference, options);
  ASSERT_TRUE(clipped) << clipped.error().text();
  EXPECT_EQ(clipped->lines.size(), 100'000U);
  options.clip = false;
  EXPECT_EQ(
      linesOf(file, terrain.frame, terrain.georeference, options).error().text(),
      "has more than 100 000 lines for the terrain, which is the limit of a layer. Select layers or classes, "
      "or clip the file");
}

TEST(LineImport, ALayerOfUnknownCrsIsLeftOutAlone) {
  Terrain terrain = test::fractalTerrain(129, 129, 2.0, 2.0);
  terrain.georeference.hasGeoTransform = true;
  terrain.georeference.crsWkt = wktOfCode("EPSG:32611");
  terrain.georeference.geoTransform = {389571.0 - 128.0, 2.0, 0.0, 3796072.0 + 128.0, 0.0, -2.0};
  VectorFile file;
  file.layers = {{"known", wktOfCode("EPSG:4326"), 1}, {"unknown", "no CRS at all", 1}};
  file.features = {wayOf(0, {{-118.2, 34.3, kNaN}, {-118.2, 34.3005, kNaN}}),
                   wayOf(1, {{0.0, 0.0, kNaN}, {1.0, 1.0, kNaN}})};
  const auto found = linesOf(file, terrain.frame, terrain.georeference);
  ASSERT_TRUE(found) << found.error().text();
  EXPECT_EQ(found->lines.size(), 1U);
  EXPECT_EQ(textsOf(found->notes),
            std::vector<std::string>{"the layer \"unknown\" left out: its CRS cannot be understood"});
  file.features.erase(file.features.begin());
  file.layers[0].features = 0;
  const auto none = linesOf(file, terrain.frame, terrain.georeference);
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().text(), "its CRS cannot be understood");
}

VectorFile fileOfWays() {
  VectorFile file;
  file.layers = {{"ways", "", 5, 0}, {"places", "", 2, 2}};
  const auto add = [&file](double y, std::map<std::string, std::string> fields) {
    file.features.push_back({0, false, {{-90.0, y, kNaN}, {90.0, y, kNaN}}, std::move(fields)});
  };
  add(-80.0, {{"highway", "track"}, {"surface", "gravel"}});
  add(-40.0, {{"highway", "primary"}, {"bridge", "yes"}});
  add(0.0, {{"highway", "track"}, {"surface", "sand"}});
  add(40.0, {{"waterway", "stream"}});
  add(80.0, {{"power", "line"}, {"surface", "sand"}});
  return file;
}

TEST(LineImport, ClassesThatAFileHasAreFoundAndCanBeOthers) {
  const Terrain terrain = test::fractalTerrain(129, 129, 2.0, 2.0);
  const VectorFile file = fileOfWays();
  const auto found = lineClassesIn(file, {}, usualLineClasses());
  ASSERT_EQ(found.size(), 4U);
  EXPECT_EQ(found[0].is.value, "primary");
  EXPECT_EQ(found[1].is.value, "track");
  EXPECT_EQ(found[1].lines, 2U);
  EXPECT_EQ(found[2].is.kind, LineKind::River);
  EXPECT_EQ(found[3].is.key, "*");
  EXPECT_FALSE(found[3].is.taken);
  EXPECT_EQ(lineFieldsOf(file), (std::vector<std::string>{"bridge", "highway", "power", "surface", "waterway"}));
  EXPECT_EQ(geometryText(file, 0), "5 lines");
  EXPECT_EQ(geometryText(file, 1), "2 points");

  LineImportOptions options;
  options.classes.clear();
  for (const FoundLineClass& one : found) options.classes.push_back(one.is);
  options.classes[1].width = 4.5;
  options.classes[2].taken = false;
  auto made = linesOf(file, terrain.frame, terrain.georeference, options);
  ASSERT_TRUE(made);
  ASSERT_EQ(made->lines.size(), 3U);
  EXPECT_EQ(made->unwanted, 2U);
  EXPECT_EQ(made->lines[0].settings.width, 4.5);
  EXPECT_EQ(made->lines[1].points[0].onward, LineSpan::Bridge);
  options.spans = false;
  options.classes[3].taken = true;
  made = linesOf(file, terrain.frame, terrain.georeference, options);
  ASSERT_TRUE(made);
  EXPECT_EQ(made->lines.size(), 4U);
  EXPECT_EQ(made->lines[1].points[0].onward, LineSpan::Ground);

  // The table as text is the table.
  const auto again = readLineClasses(writeLineClasses(options.classes));
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_EQ(*again, options.classes);
}

TEST(LineImport, ValuesOfAFieldAreClasses) {
  const auto found = lineClassesIn(fileOfWays(), {}, usualLineClasses(), "surface");
  ASSERT_EQ(found.size(), 3U);
  EXPECT_EQ(found[0].is.value, "gravel");
  EXPECT_EQ(found[1].is.value, "sand");
  EXPECT_EQ(found[1].lines, 2U);
  EXPECT_EQ(found[2].is.key, "*");
  EXPECT_EQ(found[2].lines, 2U);
}

TEST(LineImport, OnlyTheLayersThatAreNamedComeAndUnknownOnesAreOneLine) {
  const Terrain terrain = test::fractalTerrain(129, 129, 2.0, 2.0);
  const VectorFile file = fileOfWays();
  LineImportOptions options;
  options.layers = {"places"};
  const auto none = linesOf(file, terrain.frame, terrain.georeference, options);
  ASSERT_TRUE(none);
  EXPECT_TRUE(none->lines.empty());
  options.layers = {"roads"};
  const auto wrong = linesOf(file, terrain.frame, terrain.georeference, options);
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().text(), "it has no layer \"roads\"");
}

TEST(LineClasses, WidthsAreReadAsPeopleWriteThem) {
  EXPECT_EQ(widthOf("7"), 7.0);
  EXPECT_EQ(widthOf("2 m"), 2.0);
  EXPECT_EQ(widthOf("2.5m"), 2.5);
  EXPECT_EQ(widthOf("7,5"), 7.5);
  EXPECT_NEAR(widthOf("16'3\"").value_or(0.0), 4.953, 1e-9);
  EXPECT_NEAR(widthOf("12'").value_or(0.0), 3.6576, 1e-9);
  EXPECT_NEAR(widthOf("12 ft").value_or(0.0), 3.6576, 1e-9);
  for (const char* none : {"", "wide", "-3", "0", "nan", "inf", "1e9", "16'x\"", "3 furlongs", "3;4"})
    EXPECT_FALSE(widthOf(none)) << none;
}

TEST(LineClasses, BridgesAndTunnelsByTheirTags) {
  EXPECT_EQ(spanOf({{"bridge", "yes"}}), LineSpan::Bridge);
  EXPECT_EQ(spanOf({{"bridge", "viaduct"}}), LineSpan::Bridge);
  EXPECT_EQ(spanOf({{"tunnel", "culvert"}}), LineSpan::Tunnel);
  EXPECT_EQ(spanOf({{"bridge", "no"}, {"tunnel", "no"}}), LineSpan::Ground);
}

TEST(LineClasses, TablesOfAPersonAreChecked) {
  const auto good =
      readLineClasses(R"({"classes": [{"key": "type", "value": "*", "kind": "wall", "width": 2}]})");
  ASSERT_TRUE(good.ok());
  EXPECT_EQ(classOf({{"type", "any"}}, *good)->width, 2.0);
  const auto why = [](const char* text) { return readLineClasses(text).error().text(); };
  EXPECT_EQ(why("[]"), "is no table of classes of lines");
  EXPECT_EQ(why("{"), "is no table of classes of lines");
  EXPECT_EQ(why(R"({"classes": [{"key": "a", "value": "b"}]})"), "classes[0].kind: is missing");
  EXPECT_EQ(
      why(R"({"classes": [{"key": "a", "value": "b", "kind": "road", "size": 1}]})"),
      "classes[0].size: unknown key (known are key, value, kind, width, shoulder, grade, depth, import)");
  EXPECT_FALSE(readLineClasses(R"({"classes": [{"key": "a", "value": "b", "kind": "road", "width": -1}]})"));
  EXPECT_FALSE(readLineClasses(R"({"classes": [{"key": "a", "value": "b", "kind": "airport"}]})"));
}

}  // namespace
}  // namespace scarp
