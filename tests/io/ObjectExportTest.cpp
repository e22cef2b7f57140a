#include <gdal_priv.h>
#include <ogr_spatialref.h>
#include <ogrsf_frmts.h>

#include <fstream>
#include <numbers>

#include "core/base/Json.h"
#include "core/io/CrsInfo.h"
#include "core/io/ObjectExport.h"
#include "core/io/OwnFile.h"
#include "core/objects/AssetMesh.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

/// Hills near Los Angeles, 2 km across, with a hole; in UTM zone 11.
Terrain hills() {
  Terrain terrain = fractalTerrain(201, 201, 10.0, 10.0);
  terrain.heights.write({0, 0, 5, 5}, std::vector<float>(25, kHole));
  terrain.georeference.geoTransform = {380000.0, 10.0, 0.0, 3800000.0, 0.0, -10.0};
  terrain.georeference.hasGeoTransform = true;
  OGRSpatialReference crs;
  crs.importFromEPSG(32611);
  terrain.georeference.crsWkt = wktOf(crs);
  return terrain;
}

ObjectLayer someObjects(const Terrain& terrain, int count) {
  ObjectLayer objects;
  std::mt19937 random(5);
  std::uniform_real_distribution<double> place(-940.0, 940.0), yaw(-3.1, 3.1), scale(0.3, 4.0);
  for (int i = 0; i < count; ++i) {
    Object object;
    object.id = objects.takeId();
    object.asset = static_cast<AssetKind>(i % kAssetKinds);
    object.x = place(random);
    object.y = place(random);
    object.yaw = yaw(random);
    object.scale = scale(random);
    object.rule = static_cast<ObjectRule>(i % kObjectRules);
    object.heightOffset = 0.1 * i;
    objects.exchange(object.id, withElevation(object, terrain.heights, terrain.frame));
  }
  return objects;
}

std::vector<std::vector<std::string>> table(const std::string& path) {
  std::ifstream file(path);
  std::vector<std::vector<std::string>> rows;
  for (std::string line; std::getline(file, line);) {
    rows.emplace_back();
    std::stringstream fields(line);
    for (std::string field; std::getline(fields, field, ',');) rows.back().push_back(field);
  }
  return rows;
}

TEST(ObjectExport, ATableTurnsEveryModelAsItStandsOnTheTerrain) {
  const TempFolder folder;
  const Terrain terrain = hills();
  const ObjectLayer objects = someObjects(terrain, 60);
  const auto report = valueOf(exportObjects(terrain, objects, folder.file("o.csv"), {{}, {}, true}));
  EXPECT_EQ(report.written, 60U);
  EXPECT_EQ(report.largestError, 0.0);
  EXPECT_EQ(folder.names(), (std::vector<std::string>{"o.csv", "o.csv.json"}));
  const Json header = Json::parse(readBytes(folder.file("o.csv.json")));
  EXPECT_EQ(header["scarp"], "objects");
  EXPECT_EQ(header["file"], "o.csv");
  EXPECT_EQ(header["count"], 60);
  EXPECT_EQ(header["columns"].size(), 17U);
  EXPECT_EQ(header["axes"], (Json{{"x", "east"}, {"y", "north"}, {"z", "up"}}));
  EXPECT_EQ(header["units"]["x"], "m");
  EXPECT_EQ(header["crs"], terrain.georeference.crsWkt);
  // Local (100, -50) in the CRS, by the six numbers.
  const auto& to = header["localToCrs"];
  const Vec2 world =
      toWorld(terrain.georeference, terrain.frame, terrain.frame.column(100.0), terrain.frame.row(-50.0));
  for (const std::size_t first : {std::size_t{0}, std::size_t{3}})
    EXPECT_NEAR(to[first].get<double>() + 100.0 * to[first + 1].get<double>() -
                    50.0 * to[first + 2].get<double>(),
                first == 0 ? world.x() : world.y(), 1e-6);
  const auto rows = table(folder.file("o.csv"));
  ASSERT_EQ(rows.size(), 61U);
  EXPECT_EQ(rows[0], (std::vector<std::string>{"id", "asset", "x", "y", "z", "qx", "qy", "qz", "qw", "sx",
                                               "sy", "sz", "yaw", "tilt", "rule", "scatter", "tint"}));
  std::size_t at = 1;
  for (const auto& [id, object] : objects.all()) {
    const auto& row = rows[at++];
    ASSERT_EQ(row.size(), 16U);  // No rule scattered it; nothing behind the last comma.
    EXPECT_NEAR(std::stod(row[12]), object.yaw * 180.0 / std::numbers::pi, 1e-9);
    EXPECT_EQ(row[14], ruleName(object.rule));
    EXPECT_EQ(row[0], std::to_string(id));
    EXPECT_EQ(row[1], assetName(object.asset));
    const auto number = [&](std::size_t column) { return std::stod(row[column]); };
    const Mat4 stands = *objectTransform(object, terrain.heights, terrain.frame);
    const Eigen::Quaterniond turn(number(8), number(5), number(6), number(7));
    EXPECT_NEAR(turn.norm(), 1.0, 1e-12);
    EXPECT_GE(turn.w(), 0.0);
    EXPECT_NEAR(std::cos(number(13) * std::numbers::pi / 180.0), (turn * Vec3::UnitZ()).z(), 1e-12);
    // By hand: where the row puts points of the model, and where the terrain has them.
    for (const Vec3& point : {Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(0, 1, 0), Vec3(0, 0, 10)}) {
      const Vec3 placed = Vec3(number(2), number(3), number(4)) +
                          turn * Vec3(number(9), number(10), number(11)).cwiseProduct(point);
      EXPECT_LT((placed - (stands * point.homogeneous()).head<3>()).norm(), 1e-9);
    }
  }
}

/// Significant digits of a number as text.
std::size_t significantDigits(const std::string& number) {
  std::string digits;
  for (const char c : number.substr(0, number.find('e')))
    if (std::isdigit(static_cast<unsigned char>(c)) != 0) digits += c;
  digits.erase(0, digits.find_first_not_of('0'));
  return digits.find_last_not_of('0') + 1;
}

TEST(ObjectExport, ATableHasNineDigitsUnlessAllAreAskedFor) {
  const TempFolder folder;
  const Terrain terrain = hills();
  const ObjectLayer objects = someObjects(terrain, 20);
  for (const auto coordinates :
       {ObjectCoordinates::Local, ObjectCoordinates::Data, ObjectCoordinates::Wgs84}) {
    const auto rounded = exportObjects(terrain, objects, folder.file("r.csv"), {{}, coordinates}),
               full = exportObjects(terrain, objects, folder.file("f.csv"), {{}, coordinates, true});
    ASSERT_TRUE(rounded.ok()) << rounded.error().text();
    ASSERT_TRUE(full.ok()) << full.error().text();
    const bool degrees = coordinates == ObjectCoordinates::Wgs84;
    EXPECT_EQ(Json::parse(readBytes(folder.file("r.csv.json")))["units"]["x"], degrees ? "degree" : "m");
    const auto few = table(folder.file("r.csv")), all = table(folder.file("f.csv"));
    const Object& object = *objects.find(std::stoull(all[1][0]));
    if (coordinates == ObjectCoordinates::Data) {
      EXPECT_NEAR(std::stod(all[1][2]), 381005.0 + object.x, 1e-6);
    } else if (degrees) {
      EXPECT_NEAR(std::stod(all[1][3]), 34.32, 0.05);
    }
    ASSERT_EQ(few.size(), all.size());
    std::size_t longest = 0;
    for (std::size_t row = 1; row < few.size(); ++row)
      for (std::size_t column = 2; column < 14; ++column) {
        EXPECT_LE(significantDigits(few[row][column]), 9U) << few[row][column];
        longest = std::max(longest, significantDigits(all[row][column]));
        const double exact = std::stod(all[row][column]);
        EXPECT_LE(std::abs(std::stod(few[row][column]) - exact), 5e-9 * std::abs(exact));
      }
    EXPECT_GT(longest, 15U);
    EXPECT_GT(rounded->largestError, full->largestError);
    // Half of the last digit of a northing of millions, or of a longitude beyond 100 degrees.
    EXPECT_LT(rounded->largestError, coordinates == ObjectCoordinates::Local ? 1e-5 : 0.08);
    EXPECT_LT(std::filesystem::file_size(folder.file("r.csv")),
              0.75 * static_cast<double>(std::filesystem::file_size(folder.file("f.csv"))));
  }
}

TEST(ObjectExport, GeoJsonPutsThemWhereTheyAreOnTheEarth) {
  const TempFolder folder;
  const Terrain terrain = hills();
  const ObjectLayer objects = someObjects(terrain, 40);
  const auto report = valueOf(exportObjects(terrain, objects, folder.file("o.geojson")));
  EXPECT_LT(report.largestError, 1e-5);
  EXPECT_EQ(folder.names(), std::vector<std::string>{"o.geojson"});
  const GDALDatasetUniquePtr data(GDALDataset::Open(folder.file("o.geojson").c_str(), GDAL_OF_VECTOR));
  ASSERT_TRUE(data);
  OGRLayer& layer = *data->GetLayer(0);
  EXPECT_EQ(layer.GetFeatureCount(), 40);
  OGRSpatialReference utm, earth;
  utm.importFromEPSG(32611);
  earth.importFromEPSG(4326);
  ASSERT_TRUE(layer.GetSpatialRef());
  EXPECT_STREQ(layer.GetSpatialRef()->GetAttrValue("DATUM"), "WGS_1984");
  for (OGRSpatialReference* crs : {&utm, &earth}) crs->SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
  const std::unique_ptr<OGRCoordinateTransformation> back(OGRCreateCoordinateTransformation(&earth, &utm));
  for (const auto& feature : layer) {
    const Object& object = *objects.find(static_cast<ObjectId>(feature->GetFieldAsInteger64("id")));
    double x = feature->GetGeometryRef()->toPoint()->getX(), y = feature->GetGeometryRef()->toPoint()->getY();
    EXPECT_NEAR(x, -118.3, 0.05);
    EXPECT_NEAR(y, 34.3, 0.1);
    ASSERT_TRUE(back->Transform(1, &x, &y));
    EXPECT_NEAR(x, 381005.0 + object.x, 1e-4);  // The middle of the terrain is that of its middle sample.
    EXPECT_NEAR(y, 3798995.0 + object.y, 1e-4);
    const Mat4 stands = *objectTransform(object, terrain.heights, terrain.frame);
    EXPECT_NEAR(feature->GetGeometryRef()->toPoint()->getZ(), stands(2, 3), 1e-9);
    EXPECT_EQ(feature->GetFieldAsString("asset"), std::string(assetName(object.asset)));
    EXPECT_EQ(feature->GetFieldAsString("rule"), std::string(ruleName(object.rule)));
    EXPECT_NEAR(feature->GetFieldAsDouble("yaw"), object.yaw * 180.0 / std::numbers::pi, 1e-9);
    EXPECT_EQ(feature->GetFieldAsDouble("sx"), object.scale);
    EXPECT_EQ(feature->GetFieldAsDouble("heightOffset"), object.heightOffset);
  }
}

/// Names that formats have to write with care, a colour, and objects of scatter rules.
ObjectList awkward(const Terrain& terrain) {
  ObjectLayer single = someObjects(terrain, 4);
  Object red = single.all().begin()->second;
  red.tint = 0xc01020;
  single.exchange(red.id, red);
  ObjectList list(std::move(single));
  list.rules = {"=HYPERLINK(\"x\")", "Bäume, \"alt\"", "'quoted"};
  std::size_t i = 0;
  for (const char* name :
       {"oak \"big\", old", "=1+1", "+x", "-y", "@z", "'a", "Förmchen 木", "{\"a\": 1}", "\""})
    list.addScattered({.asset = *assetNamed(name), .x = 10.0 * static_cast<double>(i), .y = 5.0},
                      static_cast<std::uint32_t>(i++ % 3));
  return list;
}

TEST(ObjectExport, EveryFormatKeepsAwkwardNamesColoursAndWhichRuleScattered) {
  const TempFolder folder;
  const Terrain terrain = hills();
  const ObjectList list = awkward(terrain);
  for (const char* name : {"o.csv", "o.geojson", "o.gpkg"}) {
    // What is read back is compared with every name.
    const auto report = valueOf(exportObjects(terrain, list, folder.file(name)));
    EXPECT_EQ(report.written, 13U);
    EXPECT_EQ(report.scattered, 9U);
  }
  EXPECT_EQ(table(folder.file("o.csv"))[1].back(), "#c01020");
  EXPECT_NE(readBytes(folder.file("o.gpkg")).find("#c01020"), std::string::npos);
  // No field of the table begins as a formula does.
  const std::string text = readBytes(folder.file("o.csv"));
  for (const char* start : {",=", ",+", ",@", ",\"=", ",-y", "\n="})
    EXPECT_EQ(text.find(start), std::string::npos);
  const GDALDatasetUniquePtr data(GDALDataset::Open(folder.file("o.geojson").c_str(), GDAL_OF_VECTOR));
  ASSERT_TRUE(data);
  std::set<std::string> names;
  int red = 0;
  for (const auto& feature : *data->GetLayer(0)) {
    names.insert(feature->GetFieldAsString("asset"));
    red += feature->GetFieldAsString("tint") == std::string("#c01020") ? 1 : 0;
  }
  EXPECT_EQ(red, 1);
  EXPECT_TRUE(names.contains("oak \"big\", old"));
  EXPECT_TRUE(names.contains("Förmchen 木"));
}

TEST(ObjectExport, OfGeoJsonTheCoordinatesAreTheCallersChoiceWhereThereIsACrs) {
  const TempFolder folder;
  Terrain terrain = hills();
  ObjectLayer objects;
  objects.exchange(1, Object{.id = 1, .x = 120.0, .y = -330.0});
  const std::string path = folder.file("o.geojson");
  ASSERT_TRUE(exportObjects(terrain, objects, path, {{}, ObjectCoordinates::Data, true}).ok());
  {
    const GDALDatasetUniquePtr data(GDALDataset::Open(path.c_str(), GDAL_OF_VECTOR));
    ASSERT_TRUE(data && data->GetLayer(0)->GetSpatialRef());
    EXPECT_STREQ(data->GetLayer(0)->GetSpatialRef()->GetAuthorityCode(nullptr), "32611");
  }
  ASSERT_TRUE(exportObjects(terrain, objects, path, {{}, ObjectCoordinates::Local, true}).ok());
  EXPECT_EQ(Json::parse(readBytes(path))["features"][0]["geometry"]["coordinates"][0], 120.0);
  terrain.georeference = {};
  const auto report = valueOf(exportObjects(terrain, objects, path));
  EXPECT_EQ(report.largestError, 0.0);
  EXPECT_TRUE(anyHolds(report.notes, "not longitude and latitude"));
  EXPECT_TRUE(Json::parse(readBytes(path)).contains("note"));
  for (const ObjectCoordinates wanted : {ObjectCoordinates::Wgs84, ObjectCoordinates::Data})
    expectOneLine(exportObjects(terrain, objects, folder.file("x.csv"), {{}, wanted}), {"x.csv", "no CRS"});
  EXPECT_EQ(folder.names(), std::vector<std::string>{"o.geojson"});
}

TEST(ObjectExport, HeightsInTheTerrainsCrsAreInItsVerticalUnit) {
  const TempFolder folder;
  Terrain terrain = hills();
  OGRSpatialReference crs;
  crs.SetFromUserInput("EPSG:6529+6360");
  terrain.georeference.crsWkt = wktOf(crs);
  terrain.georeference.verticalUnit = "US survey foot";
  terrain.georeference.metresPerUnit = 1200.0 / 3937.0;
  const ObjectLayer objects = someObjects(terrain, 12);
  for (const char* name : {"o.gpkg", "o.csv"}) {
    const auto report =
        valueOf(exportObjects(terrain, objects, folder.file(name), {{}, ObjectCoordinates::Data, true}));
    EXPECT_LT(report.largestError, 1e-6);
    EXPECT_TRUE(anyHolds(report.notes, "heights are in US survey foot"));
  }
  const GDALDatasetUniquePtr data = openOwnGeoPackage(folder.file("o.gpkg"));
  ASSERT_TRUE(data);
  OGRLayer& layer = *data->GetLayer(0);
  EXPECT_EQ(readBytes(folder.file("o.gpkg")).substr(68, 4), "GPKG");
  const char* unit = nullptr;
  EXPECT_NEAR(layer.GetSpatialRef()->GetTargetLinearUnits("COMPD_CS|VERT_CS", &unit), 1200.0 / 3937.0, 1e-9);
  const auto rows = table(folder.file("o.csv"));
  std::size_t row = 1;
  for (const auto& feature : layer) {
    const Object* const object = objects.find(static_cast<ObjectId>(feature->GetFieldAsInteger64("id")));
    const double metres = objectPose(*object, terrain.heights, terrain.frame)->foot.z();
    EXPECT_NEAR(feature->GetGeometryRef()->toPoint()->getX(), 381005.0 + object->x, 1e-6);
    EXPECT_NEAR(feature->GetGeometryRef()->toPoint()->getY(), 3798995.0 + object->y, 1e-6);
    EXPECT_NEAR(feature->GetGeometryRef()->toPoint()->getZ(), metres * 3937.0 / 1200.0, 1e-9);
    EXPECT_EQ(feature->GetFieldAsDouble("z"), metres) << "local metres";
    EXPECT_NEAR(std::stod(rows[row++][4]), metres * 3937.0 / 1200.0, 1e-9);
  }
  EXPECT_EQ(row, rows.size());
  EXPECT_EQ(Json::parse(readBytes(folder.file("o.csv.json")))["units"]["z"].get<std::string>(),
            "US survey foot");
  // Local metres and WGS 84 have metres.
  for (const auto coordinates : {ObjectCoordinates::Local, ObjectCoordinates::Wgs84}) {
    ASSERT_TRUE(exportObjects(terrain, objects, folder.file("m.csv"), {{}, coordinates, true}).ok());
    EXPECT_EQ(Json::parse(readBytes(folder.file("m.csv.json")))["units"]["z"].get<std::string>(), "m");
    for (const auto& line : table(folder.file("m.csv")))
      if (const Object* const object = line[0] == "id" ? nullptr : objects.find(std::stoull(line[0]))) {
        EXPECT_EQ(std::stod(line[4]), objectPose(*object, terrain.heights, terrain.frame)->foot.z());
      }
  }
}

TEST(ObjectExport, ThoseThatStandNowhereAreLeftOutAndCounted) {
  const TempFolder folder;
  const Terrain terrain = hills();
  ObjectLayer objects = someObjects(terrain, 3);
  objects.exchange(9, Object{.id = 9, .x = terrain.frame.x(2.0), .y = terrain.frame.y(2.0)});
  const auto report = valueOf(exportObjects(terrain, objects, folder.file("o.csv")));
  EXPECT_EQ(report.written, 3U);
  EXPECT_TRUE(anyHolds(report.notes, "1 object stands over a hole"));
  // None at all make an empty table, and an empty collection.
  for (const char* name : {"none.csv", "none.geojson", "none.gpkg"}) {
    const auto none = valueOf(exportObjects(terrain, {}, folder.file(name)));
    EXPECT_EQ(none.written, 0U);
  }
}

TEST(ObjectExport, WhatCannotBeWrittenIsOneLineAndNothingIsLost) {
  const TempFolder folder;
  const Terrain terrain = hills();
  const ObjectLayer objects = someObjects(terrain, 2000);
  writeBytes(folder.file("o.csv"), "kept");
  expectOneLine(exportObjects(terrain, objects, folder.file("o.xls")), {"o.xls", ".csv, .geojson or .gpkg"});
  expectOneLine(exportObjects(terrain, objects, folder.path().string() + "/none/o.csv"), {"none/o.csv"});
  expectOneLine(exportObjects(terrain, objects, "/dev/full", {ObjectFormat::Csv, {}}), {"/dev/full"});
  int looks = 0;
  const auto stopped =
      exportObjects(terrain, objects, folder.file("o.csv"), {}, [&](double) { return ++looks < 4; });
  ASSERT_FALSE(stopped.ok());
  EXPECT_TRUE(stopped.error().cancelled);
  EXPECT_EQ(readBytes(folder.file("o.csv")), "kept");
  EXPECT_EQ(folder.names(), std::vector<std::string>{"o.csv"});
}

}  // namespace
}  // namespace scarp::test
