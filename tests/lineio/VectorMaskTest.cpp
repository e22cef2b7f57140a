#include <gdal_priv.h>
#include <gtest/gtest.h>
#include <ogrsf_frmts.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <memory>
#include <numbers>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/SelectionEdits.h"
#include "core/io/CrsInfo.h"
#include "core/io/GdalDrivers.h"
#include "core/lineio/VectorMask.h"
#include "core/mask/MaskTiles.h"
#include "core/materialio/MaskImport.h"
#include "core/script/Script.h"
#include "core/store/StoredRecord.h"
#include "tests/support/Masks.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Terrains.h"

namespace scarp::vectormask {
namespace {

/// 401 × 301 cells of 1 m from 400,000, 5,500,000 in UTM zone 33.
Terrain ground() {
  Terrain terrain = test::makeTerrain({401, 301, 1.0, 1.0},
                                      [](int c, int r) { return static_cast<float>(0.1 * c + 0.05 * r); });
  terrain.georeference.hasGeoTransform = true;
  terrain.georeference.crsWkt = wktOfCode("EPSG:32633");
  terrain.georeference.geoTransform = {400000.0, 1.0, 0.0, 5500000.0, 0.0, -1.0};
  return terrain;
}

double total(const MaskRaster& mask) {
  double sum = 0.0;
  for (const float weight : test::samplesOf(mask)) sum += weight;
  return sum;
}

void write(const std::string& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

struct Row {
  const char* wkt;
  const char* kind;
  double size;
};

/// Writes a layer through GDAL.
void writeLayer(const std::string& path, const char* driver, const char* layer, int epsg,
                const std::vector<Row>& rows, bool append = false) {
  const GDALDatasetUniquePtr data(append ? GDALDataset::Open(path.c_str(), GDAL_OF_VECTOR | GDAL_OF_UPDATE)
                                         : GetGDALDriverManager()->GetDriverByName(driver)->Create(
                                               path.c_str(), 0, 0, 0, GDT_Unknown, nullptr));
  ASSERT_TRUE(data);
  OGRSpatialReference reference;
  reference.importFromEPSG(epsg);
  reference.SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
  OGRLayer* const made = data->CreateLayer(layer, epsg == 0 ? nullptr : &reference, wkbUnknown);
  ASSERT_TRUE(made);
  OGRFieldDefn kind("kind", OFTString), size("size", OFTReal);
  ASSERT_EQ(made->CreateField(&kind), OGRERR_NONE);
  ASSERT_EQ(made->CreateField(&size), OGRERR_NONE);
  for (const Row& row : rows) {
    OGRFeature feature(made->GetLayerDefn());
    feature.SetField("kind", row.kind);
    feature.SetField("size", row.size);
    OGRGeometry* geometry = nullptr;
    ASSERT_EQ(OGRGeometryFactory::createFromWkt(row.wkt, nullptr, &geometry), OGRERR_NONE) << row.wkt;
    feature.SetGeometryDirectly(geometry);
    ASSERT_EQ(made->CreateFeature(&feature), OGRERR_NONE);
  }
}

// A pond with an island, two parts of a wood, a path and a well.
const std::vector<Row> kSite{
    {"POLYGON ((400020 5499980,400120 5499980,400120 5499880,400020 5499880,400020 5499980),"
     "(400050 5499950,400080 5499950,400080 5499930,400050 5499930,400050 5499950))",
     "pond", 1.0},
    {"MULTIPOLYGON (((400150 5499980,400200 5499980,400200 5499930,400150 5499930,400150 5499980)),"
     "((400250.5 5499980,400300.5 5499980,400300.5 5499960,400250.5 5499960,400250.5 5499980)))",
     "wood", 2.5},
    {"LINESTRING (400020 5499800,400320 5499800)", "path", 3.0},
    {"POINT (400360 5499900)", "well", 0.5}};
constexpr double kPond = 10000.0 - 600.0, kWood = 2500.0 + 1000.0;

class VectorMasks : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    GDALAllRegister();
    folder_ = std::make_unique<test::TempFolder>();
    writeLayer(folder_->file("site.gpkg"), "GPKG", "site", 32633, kSite);
  }
  static void TearDownTestSuite() { folder_.reset(); }
  std::string path(const char* name = "site.gpkg") const { return folder_->file(name); }
  ReadMask maskOf(const VectorMaskSettings& settings, const std::string& layer = {},
                  const char* name = "site.gpkg") const {
    auto mask = readMask(path(name), layer, terrain_, {}, settings);
    EXPECT_TRUE(mask) << mask.error().text();
    return mask ? std::move(*mask) : ReadMask{MaskRaster(401, 301, 0.0F)};
  }
  std::string why(const VectorMaskSettings& settings, const std::string& layer = {},
                  const char* name = "site.gpkg") const {
    const auto mask = readMask(path(name), layer, terrain_, {}, settings);
    if (mask) return "read";
    EXPECT_EQ(mask.error().text().find('\n'), std::string::npos) << mask.error().text();
    EXPECT_EQ(mask.error().text().rfind(path(name) + ": ", 0), 0U) << mask.error().text();
    return mask.error().text().substr(std::min(mask.error().text().size(), path(name).size() + 2));
  }
  static inline std::unique_ptr<test::TempFolder> folder_;
  Terrain terrain_ = ground();
};

TEST_F(VectorMasks, PolygonsWithHolesAndPartsAreSelectedByTheirArea) {
  const ReadMask mask = maskOf({});
  EXPECT_NEAR(total(mask.weights), kPond + kWood, 1e-3);
  // The sample (c, r) is at 400000.5 + c, 5499999.5 − r.
  EXPECT_EQ(mask.weights.at(65, 60), 0.0F) << "the island";
  EXPECT_EQ(mask.weights.at(30, 30), 1.0F);
  EXPECT_FLOAT_EQ(mask.weights.at(250, 30), 0.5F) << "half of the cell";
  EXPECT_EQ(textsOf(mask.notes),
            std::vector<std::string>{"2 lines and points left out: set a buffer above 0 m to select them"});
}

TEST_F(VectorMasks, ConditionsChooseFeatures) {
  EXPECT_NEAR(total(maskOf({"size > 2 AND size < 3"}).weights), kWood, 1e-3);
  EXPECT_NEAR(total(maskOf({"FID IN (2)"}).weights), kWood, 1e-3);
  const ReadMask none = maskOf({"kind = 'sea'"});
  EXPECT_TRUE(selectsNothing(none.weights));
  EXPECT_EQ(textsOf(none.notes), std::vector<std::string>{"no feature satisfies the condition"});
  for (const char* bad : {"colour = 'red'", "kind =", "kind = 'pond", "kind = 'a'; DROP TABLE site",
                          "size > (SELECT max(size) FROM site)", "(((((((("}) {
    const std::string message = why({bad});
    EXPECT_EQ(message.rfind("the condition \"" + std::string(bad) + "\" cannot be used: ", 0), 0U) << message;
  }
  EXPECT_EQ(why({std::string(5000, 'x')}), "the condition is longer than 4096 bytes");
  std::string deep;
  for (int i = 0; i < 600; ++i) deep += "NOT (";
  (void)why({deep + "size > 1" + std::string(600, ')')});
}

TEST_F(VectorMasks, BuffersEnlargeShrinkAndSelectLinesAndPoints) {
  VectorMaskSettings by{"kind = 'wood'"};
  by.outline.buffer = 10.0;
  const double rounded = std::numbers::pi * 100.0;
  EXPECT_NEAR(total(maskOf(by).weights), kWood + 10.0 * (200.0 + 140.0) + 2.0 * rounded, 1.0);
  by.outline.buffer = -5.0;
  EXPECT_NEAR(total(maskOf(by).weights), 40.0 * 40.0 + 40.0 * 10.0, 0.2);
  by.where = "kind = 'pond'";
  EXPECT_NEAR(total(maskOf(by).weights), 8100.0 - (600.0 + 5.0 * 100.0 + 0.25 * rounded), 1.0)
      << "the island grows";
  by.where = "kind IN ('path', 'well')";
  by.outline.buffer = 4.0;
  const ReadMask ways = maskOf(by);
  EXPECT_NEAR(total(ways.weights), 300.0 * 8.0 + 2.0 * std::numbers::pi * 16.0, 1.0);
  EXPECT_TRUE(ways.notes.empty());
}

TEST_F(VectorMasks, OfAReportedSiteTheAreaIsExact) {
  writeLayer(path("e.gpkg"), "GPKG", "e_poly", 32633,
             {{"POLYGON ((400140.5 5499809.5,400230.5 5499794.5,400245.5 5499874.5,400180.5 5499909.5,"
               "400130.5 5499869.5,400140.5 5499809.5))",
               "site", 0.0}});
  EXPECT_NEAR(total(maskOf({}, {}, "e.gpkg").weights), 9362.5, 1e-3);
  VectorMaskSettings by;
  by.outline.buffer = 10.0;
  EXPECT_NEAR(total(maskOf(by, {}, "e.gpkg").weights), 9362.5 + 3713.1852 + 100.0 * std::numbers::pi, 0.1);
}

TEST_F(VectorMasks, TheHardEdgeTakesSamplesByTheirCentre) {
  VectorMaskSettings by;
  by.outline.edge = MaskEdge::Centre;
  for (const float weight : test::samplesOf(maskOf(by).weights))
    ASSERT_TRUE(weight == 0.0F || weight == 1.0F);
}

TEST_F(VectorMasks, LayersAreChosenByNameAndTheirFieldsMayDiffer) {
  std::filesystem::copy_file(path(), path("two.gpkg"));
  writeLayer(
      path("two.gpkg"), "GPKG", "other", 32633,
      {{"POLYGON ((400000 5499720,400010 5499720,400010 5499710,400000 5499710,400000 5499720))", "pond", 9}},
      true);
  EXPECT_NEAR(total(maskOf({}, {}, "two.gpkg").weights), kPond + kWood + 100.0, 1e-3);
  EXPECT_NEAR(total(maskOf({"kind = 'pond'"}, "site", "two.gpkg").weights), kPond, 1e-3);
  EXPECT_EQ(why({}, "third"), "has no layer \"third\"");
  const auto file = readVectorFile(path(), VectorQuery{});
  ASSERT_TRUE(file);
  EXPECT_EQ(file->layers[0].fields, (std::vector<std::string>{"kind", "size"}));
}

TEST_F(VectorMasks, OtherCoordinateSystemsAreBroughtOntoTheTerrain) {
  const CrsWay way = wayBetween(wktOfCode("EPSG:32633"), wktOfCode("EPSG:4326"));
  ASSERT_TRUE(way);
  const auto json = [](const std::string& coordinates) {
    return R"({"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {}, "geometry": {"type": "Polygon", "coordinates": [[)" +
           coordinates + "]]}}]}";
  };
  // South of a parallel that reaches six degrees to either side: it is a curve, 200 m and more from the
  // chord.
  double lon = 400200.0, lat = 5499850.0;
  ASSERT_TRUE(way->Transform(1, &lon, &lat));
  char text[400];
  std::snprintf(text, sizeof text, "[%.9f, %.12f], [%.9f, %.12f], [%.9f, 49.0], [%.9f, 49.0], [%.9f, %.12f]",
                lon - 0.8, lat, lon + 0.8, lat, lon + 0.8, lon - 0.8, lon - 0.8, lat);
  write(path("wide.geojson"), json(text));
  const ReadMask wide = maskOf({}, {}, "wide.geojson");
  double worst = 0.0;
  const CrsWay back = wayBetween(wktOfCode("EPSG:4326"), wktOfCode("EPSG:32633"));
  for (int column = 0; column < 401; ++column) {
    double selected = 0.0;
    for (int row = 0; row < 301; ++row) selected += wide.weights.at(column, row);
    double x = 400000.5 + column, y = 5499850.0;
    ASSERT_TRUE(way->Transform(1, &x, &y));
    y = lat;
    ASSERT_TRUE(back->Transform(1, &x, &y));
    worst = std::max(worst, std::abs(selected - (y - 5499699.0)));
  }
  EXPECT_LT(worst, 0.1);
}

TEST_F(VectorMasks, AFileThatStatesNoCrsHasThatOfTheTerrainOrTheOneGiven) {
  writeLayer(path("a.shp"), "ESRI Shapefile", "a", 0, {kSite[0]});
  EXPECT_NEAR(total(maskOf({}, {}, "a.shp").weights), kPond, 1e-3);
  VectorMaskSettings by;
  by.crs = "EPSG:32632";
  const ReadMask beside = maskOf(by, {}, "a.shp");
  EXPECT_TRUE(selectsNothing(beside.weights));
  EXPECT_EQ(textsOf(beside.notes), std::vector<std::string>{"all of its features are outside the terrain"});
  by.crs = "EPSG:999999";
  EXPECT_EQ(why(by, {}, "a.shp"), "\"EPSG:999999\" is not a known CRS");
}

TEST_F(VectorMasks, OddGeometriesAndNumbersAreLeftOutOrEmpty) {
  const std::string start =
      R"({"type": "FeatureCollection", "crs": {"type": "name", "properties": {"name": "EPSG:32633"}}, "features": [)";
  const auto polygon = [](const std::string& rings) {
    return R"({"type": "Feature", "properties": {"a": 1}, "geometry": {"type": "Polygon", "coordinates": )" +
           rings + "}}";
  };
  const std::string good =
      polygon("[[[400010,5499990],[400020,5499990],[400020,5499980],[400010,5499980],[400010,5499990]]]");
  struct Case {
    std::string features;
    double sum;
    const char* note;
  };
  int i = 0;
  for (const Case& one :
       {Case{polygon("[]"), 0.0, "it has no areas, lines or points"},
        // A point, a way and back, and a bow tie.
        {polygon("[[[400010,5499990]]]") + "," +
             polygon("[[[400010,5499990],[400020,5499980],[400010,5499990]]]") + "," +
             polygon("[[[400010,5499990],[400030,5499970],[400030,5499990],[400010,5499970],[400010,5499990]]"
                     "]"),
         200.0, ""},
        {polygon("[[[400010,5499990],[1e300,5499990],[400020,5499980],[400010,5499990]]]") + "," + good,
         100.0, "1 part of a feature left out: the terrain's CRS has no such place"},
        // The hole cannot be placed, and the polygon not without it.
        {polygon("[[[400030,5499990],[400090,5499990],[400090,5499900],[400030,5499990]],[[400040,5499980],[-"
                 "1e200,5499980],[400050,5499970],[400040,5499980]]]") +
             "," + good,
         100.0, "1 part of a feature left out: the terrain's CRS has no such place"},
        {polygon("[[[-500000000,-500000000],[500000000,-500000000],[500000000,500000000],[-500000000,"
                 "500000000],[-500000000,-500000000]]]"),
         401.0 * 301.0, ""}}) {
    const std::string name = "odd" + std::to_string(i++) + ".geojson";
    write(path(name.c_str()), start + one.features + "]}");
    const ReadMask mask = maskOf({}, {}, name.c_str());
    EXPECT_NEAR(total(mask.weights), one.sum, 1e-3) << one.features;
    EXPECT_EQ(textsOf(mask.notes),
              *one.note ? std::vector<std::string>{one.note} : std::vector<std::string>{})
        << one.features;
  }
}

std::string scriptOf(const std::string& operations) {
  return R"({"scarp": 1, "operations": [)" + operations + "]}";
}

TEST_F(VectorMasks, AScriptSelectsByAFile) {
  const auto script = parseScript(
      scriptOf(
          R"({"op": "select", "path": "site.gpkg", "where": "size < 1", "buffer": 3, "feather": 2, "crs": "EPSG:32633"},
                  {"op": "select", "path": "site.gpkg", "where": "kind = 'pond'"},
                  {"op": "select", "path": "site.gpkg", "file-layer": "site", "where": "FID = 2", "buffer": -5, "how": "add"},
                  {"op": "select", "path": "site.gpkg", "where": "kind = 'wood'", "buffer": -8, "edge": "centre", "how": "subtract"},
                  {"op": "filter", "filter": "offset", "metres": 5})"),
      folder_->path().string());
  ASSERT_TRUE(script) << script.error().text();
  const auto again = parseScript(writeScript(*script));
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_EQ(writeScript(*again), writeScript(*script));
  TerrainDocument document(ground());
  const std::vector<float> before = test::samplesOf(document.heights());
  std::vector<Message> notes;
  const auto done = replay(*script, document, {}, [&](const Message& note) { notes.push_back(note); });
  ASSERT_TRUE(done) << done.error().text();
  EXPECT_TRUE(notes.empty()) << notes.front();
  ASSERT_EQ(document.history().size(), 5U);
  EXPECT_EQ(document.history().record(0).name, "Select from File");
  EXPECT_NEAR(total(*document.selection()), kPond + 2000.0 - 34.0 * 34.0 - 35.0 * 4.0, 0.3);
  const std::vector<float> after = test::samplesOf(document.heights());
  for (std::size_t i = 0; i < before.size(); ++i)
    ASSERT_NEAR(after[i] - before[i], 5.0F * document.selection()->at(int(i % 401), int(i / 401)), 1e-4);
  // A step of history has the samples, and its record names no file.
  EXPECT_FALSE(operationText(*document.history().record(0).operation));
  for (int i = 0; i < 5; ++i) ASSERT_TRUE(document.undo());
  EXPECT_FALSE(document.selection());
  EXPECT_FALSE(perform(script->operations[0], document)) << "a file that was not read";
}

TEST_F(VectorMasks, ASelectionThatMeetsNoSampleIsEmptyAndSaid) {
  const auto script = parseScript(
      scriptOf(R"({"op": "select", "path": "site.gpkg", "where": "kind = 'sea'"})"), folder_->path().string());
  ASSERT_TRUE(script) << script.error().text();
  TerrainDocument document(ground());
  std::vector<Message> notes;
  ASSERT_TRUE(replay(*script, document, {}, [&](const Message& note) { notes.push_back(note); }));
  ASSERT_EQ(notes.size(), 2U);
  EXPECT_EQ(notes[0].text(), "operations[0]: " + path() + ": no feature satisfies the condition");
  EXPECT_EQ(notes[1].text().rfind("operations[0]: the selection is empty: ", 0), 0U) << notes[1];
  ASSERT_TRUE(document.selection());
  EXPECT_TRUE(selectsNothing(*document.selection()));
}

TEST_F(VectorMasks, AScriptSavesPolygonsUnderNames) {
  const auto script = parseScript(scriptOf(R"({"op": "keep-mask", "name": "site", "path": "site.gpkg"},
                  {"op": "keep-mask", "path": "site.gpkg", "layers": [{"name": "pond", "where": "kind = 'pond'"}, {"name": "wood", "where": "FID = 2", "buffer": -5}]})"),
                                  folder_->path().string());
  ASSERT_TRUE(script) << script.error().text();
  EXPECT_EQ(writeScript(*parseScript(writeScript(*script))), writeScript(*script));
  TerrainDocument document(ground());
  const auto done = replay(*script, document);
  ASSERT_TRUE(done) << done.error().text();
  EXPECT_EQ(document.history().size(), 2U);
  for (const auto& [name, sum] : {std::pair{"site", kPond + kWood}, {"pond", kPond}, {"wood", 2000.0}})
    EXPECT_NEAR(total(*document.raster({RasterRole::NamedMask, findMask(document, name)->id})), sum, 0.3)
        << name;
}

TEST_F(VectorMasks, WrongScriptsAreOneLineThatNamesTheKey) {
  const auto whyNot = [&](const std::string& keys) {
    const auto script = parseScript(scriptOf(R"({"op": "select", )" + keys + "}"), folder_->path().string());
    return script ? std::string("read") : script.error().text();
  };
  EXPECT_EQ(whyNot(R"("path": "")"), "operations[0].path: is empty");
  EXPECT_EQ(whyNot(R"("path": "site.gpkg", "buffer": "wide")"),
            "operations[0].buffer: must be a number, not the text \"wide\"");
  EXPECT_EQ(whyNot(R"("path": "site.gpkg", "buffer": 1e300)"),
            "operations[0].buffer: 1e+300 m is out of range (-1e+09 to 1e+09)");
  EXPECT_EQ(whyNot(R"("path": "site.gpkg", "feather": -1)"),
            "operations[0].feather: -1.0 m is out of range (0 to 1e+09)");
  EXPECT_EQ(whyNot(R"("path": "site.gpkg", "edge": "soft")"),
            "operations[0].edge: unknown value \"soft\" (known are area, centre)");
  EXPECT_EQ(whyNot(R"("path": "site.gpkg", "crs": "EPSG:0")"),
            "operations[0].crs: \"EPSG:0\" is not a known CRS");
  EXPECT_EQ(whyNot(R"("path": "site.gpkg", "named": "a")"),
            "operations[0].path: cannot stand beside \"named\"");
  EXPECT_NE(whyNot(R"("rectangle": [[0, 0], [1, 1]], "where": "a = 1")"), "read");
  const auto outside = parseScript(scriptOf(R"({"op": "select", "path": "/etc/passwd"})"),
                                   FileScope::within(folder_->path().string(), {}));
  EXPECT_FALSE(outside);
  const auto missing =
      parseScript(scriptOf(R"({"op": "select", "path": "gone.gpkg"})"), folder_->path().string());
  ASSERT_TRUE(missing);
  TerrainDocument document(ground());
  const auto done = replay(*missing, document);
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().text().rfind("operations[0]: " + path("gone.gpkg") + ": ", 0), 0U)
      << done.error().text();
  EXPECT_EQ(document.history().size(), 0U);
}

}  // namespace
}  // namespace scarp::vectormask
