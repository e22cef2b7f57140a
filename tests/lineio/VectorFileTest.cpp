#include <gdal_priv.h>
#include <gtest/gtest.h>
#include <ogrsf_frmts.h>

#include <cmath>
#include <fstream>

#include "core/io/CrsInfo.h"
#include "core/io/VectorFile.h"
#include "core/lineio/LineImport.h"
#include "tests/lineio/OsmPbf.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

/// GDAL with all its drivers, before this program takes away those that may not read in it.
struct AllDrivers {
  AllDrivers() { GDALAllRegister(); }
};
const AllDrivers allDrivers;

void write(const std::string& path, const std::string& text) { std::ofstream(path) << text; }

constexpr const char* kGpx = R"(<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1">
<wpt lat="34.30" lon="-118.20"><ele>900</ele><name>Camp</name></wpt>
<rte><name>Route</name><rtept lat="34.30" lon="-118.20"/><rtept lat="34.31" lon="-118.19"/></rte>
<trk><name>Ride</name><trkseg>
<trkpt lat="34.30" lon="-118.20"><ele>900.5</ele></trkpt>
<trkpt lat="34.305" lon="-118.195"><ele>950</ele></trkpt>
<trkpt lat="34.31" lon="-118.19"><ele>1000</ele></trkpt></trkseg><trkseg>
<trkpt lat="34.32" lon="-118.18"><ele>1100</ele></trkpt>
<trkpt lat="34.33" lon="-118.17"><ele>1200</ele></trkpt></trkseg></trk></gpx>
)";

constexpr const char* kOsm = R"(<?xml version="1.0" encoding="UTF-8"?>
<osm version="0.6" generator="test">
<node id="1" lat="34.300" lon="-118.200" version="1"/><node id="2" lat="34.301" lon="-118.199" version="1"/>
<node id="3" lat="34.302" lon="-118.198" version="1"/><node id="4" lat="34.303" lon="-118.199" version="1">
<tag k="natural" v="peak"/><tag k="name" v="Summit"/></node>
<way id="10" version="1"><nd ref="1"/><nd ref="2"/><nd ref="3"/><tag k="highway" v="primary"/>
<tag k="name" v="Angeles Crest"/><tag k="width" v="9.5 m"/></way>
<way id="11" version="1"><nd ref="2"/><nd ref="3"/><tag k="highway" v="track"/><tag k="bridge" v="yes"/></way>
<way id="12" version="1"><nd ref="3"/><nd ref="4"/><tag k="waterway" v="stream"/></way>
<way id="13" version="1"><nd ref="3"/><nd ref="4"/><tag k="power" v="line"/></way>
<way id="14" version="1"><nd ref="1"/><nd ref="2"/><nd ref="4"/><nd ref="1"/><tag k="building" v="yes"/></way>
</osm>
)";

constexpr const char* kGeoJson = R"({"type": "FeatureCollection", "features": [
{"type": "Feature", "properties": {"name": "A", "width": 4}, "geometry": {"type": "LineString",
 "coordinates": [[-118.2, 34.3, 900], [-118.19, 34.31, 950]]}},
{"type": "Feature", "properties": {"name": "B"}, "geometry": {"type": "MultiLineString",
 "coordinates": [[[-118.2, 34.3], [-118.19, 34.31]], [[-118.18, 34.3], [-118.17, 34.31]]]}},
{"type": "Feature", "properties": {}, "geometry": {"type": "Polygon",
 "coordinates": [[[-118.2, 34.3], [-118.19, 34.3], [-118.19, 34.31], [-118.2, 34.3]],
 [[-118.195, 34.302], [-118.192, 34.302], [-118.192, 34.304], [-118.195, 34.302]]]}},
{"type": "Feature", "properties": {}, "geometry": {"type": "Point", "coordinates": [-118.2, 34.3]}},
{"type": "Feature", "properties": {}, "geometry": null}]}
)";

constexpr const char* kKml = R"(<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>Path</name><LineString>
<coordinates>-118.2,34.3,900 -118.19,34.31,950</coordinates></LineString></Placemark></Document></kml>
)";

constexpr const char* kDxf =
    "0\nSECTION\n2\nHEADER\n9\n$ACADVER\n1\nAC1009\n0\nENDSEC\n0\nSECTION\n2\nENTITIES\n"
    "0\nLINE\n8\nroad\n10\n0\n20\n0\n30\n5\n11\n10\n21\n20\n31\n6\n"
    "0\nPOLYLINE\n8\nroad\n66\n1\n70\n8\n10\n0\n20\n0\n30\n0\n0\nVERTEX\n8\nroad\n10\n1\n20\n2\n30\n3\n70\n32"
    "\n"
    "0\nVERTEX\n8\nroad\n10\n4\n20\n5\n30\n6\n70\n32\n0\nSEQEND\n8\nroad\n0\nENDSEC\n0\nEOF\n";

constexpr const char* kBadSpline =
    "0\nSECTION\n2\nHEADER\n0\nENDSEC\n0\nSECTION\n2\nBLOCKS\n0\nENDSEC\n0\nSECTION\n2\n"
    "ENTITIES\n0\nSPLINE\n8\n0\n70\n8\n71\n3\n72\n2000000\n73\n2000000\n40\n0\n40\n0\n40\n0\n"
    "40\n0\n40\n0\n40\n0\n40\n0\n40\n0\n10\n0\n20\n0\n10\n0\n20\n0\n10\n0\n20\n0\n10\n0\n20\n"
    "0\n0\nENDSEC\n0\nEOF\n";

std::string bytesOf(const std::string& digits) {
  std::string bytes;
  for (std::size_t i = 0; i + 1 < digits.size(); i += 2)
    bytes += static_cast<char>(std::stoi(digits.substr(i, 2), nullptr, 16));
  return bytes;
}

/// Three lines, one with heights, by GDAL's own writer.
void writeBy(const char* driver, const std::string& path) {
  GDALDriver* const by = GetGDALDriverManager()->GetDriverByName(driver);
  ASSERT_NE(by, nullptr) << driver;
  const GDALDatasetUniquePtr data(by->Create(path.c_str(), 0, 0, 0, GDT_Unknown, nullptr));
  ASSERT_TRUE(data);
  OGRSpatialReference reference;
  reference.importFromEPSG(32611);
  OGRLayer* const layer = data->CreateLayer("ways", &reference, wkbLineString25D);
  ASSERT_NE(layer, nullptr);
  OGRFieldDefn field("highway", OFTString);
  ASSERT_EQ(layer->CreateField(&field), OGRERR_NONE);
  for (int i = 0; i < 3; ++i) {
    OGRFeature feature(layer->GetLayerDefn());
    feature.SetField(0, "service");
    OGRLineString line;
    line.addPoint(387000.0 + i, 3796000.0, 100.0);
    line.addPoint(387100.0 + i, 3796050.0, 110.0);
    ASSERT_EQ(feature.SetGeometry(&line), OGRERR_NONE);
    ASSERT_EQ(layer->CreateFeature(&feature), OGRERR_NONE);
  }
}

/// What GDAL itself counts, layer by layer; OSM's layers come mixed.
std::vector<std::pair<std::string, std::size_t>> countedByGdal(const std::string& path) {
  const GDALDatasetUniquePtr data(GDALDataset::Open(path.c_str(), GDAL_OF_VECTOR));
  EXPECT_TRUE(data) << path;
  std::vector<std::pair<std::string, std::size_t>> counts;
  for (OGRLayer* layer : data->GetLayers()) counts.emplace_back(layer->GetName(), 0);
  OGRLayer* layer = nullptr;
  while (OGRFeatureUniquePtr feature{data->GetNextFeature(&layer, nullptr, nullptr, nullptr)})
    for (auto& [name, count] : counts)
      if (name == layer->GetName()) ++count;
  return counts;
}

TEST(VectorFiles, AreCountedAsGdalCountsThemWithHeightsRingsAndTags) {
  const test::TempFolder folder;
  for (const auto& [name, text] : {std::pair{"a.gpx", kGpx},
                                   {"a.osm", kOsm},
                                   {"a.geojson", kGeoJson},
                                   {"a.kml", kKml},
                                   {"a.dxf", kDxf}})
    write(folder.file(name), text);
  write(folder.file("a.osm.pbf"), bytesOf(test::kOsmPbf));
  writeBy("GPKG", folder.file("a.gpkg"));
  writeBy("ESRI Shapefile", folder.file("a.shp"));
  writeBy("FlatGeobuf", folder.file("a.fgb"));
  std::map<std::string, VectorFile> files;
  for (const char* name : {"a.gpx", "a.osm", "a.osm.pbf", "a.geojson", "a.kml", "a.dxf", "a.gpkg", "a.shp", "a.fgb"}) {
    const auto expected = countedByGdal(folder.file(name));
    auto file = readVectorFile(folder.file(name));
    ASSERT_TRUE(file.ok()) << file.error().text();
    ASSERT_EQ(file->layers.size(), expected.size()) << name;
    for (std::size_t i = 0; i < expected.size(); ++i) {
      EXPECT_EQ(file->layers[i].name, expected[i].first) << name;
      EXPECT_EQ(file->layers[i].features, expected[i].second) << name << " " << expected[i].first;
    }
    EXPECT_GT(file->features.size(), 0U) << name;
    files.emplace(name, *std::move(file));
  }

  const VectorFile& gpx = files.at("a.gpx");
  std::size_t tracks = 0;
  for (const auto& feature : gpx.features)
    if (gpx.layers[feature.layer].name == "tracks") {
      ++tracks;
      EXPECT_GT(feature.points.front().z(), 800.0);
    }
  EXPECT_EQ(tracks, 2U) << "a line for each segment";
  EXPECT_FALSE(gpx.layers[0].crsWkt.empty());

  const VectorFile& json = files.at("a.geojson");
  EXPECT_EQ(json.points, 1U);
  EXPECT_EQ(json.innerRings, 1U);
  ASSERT_EQ(json.features.size(), 4U);
  EXPECT_TRUE(json.features[3].ring);
  EXPECT_EQ(json.features[3].points.size(), 3U);
  EXPECT_EQ(json.features[0].points[1].z(), 950.0);
  EXPECT_TRUE(std::isnan(json.features[1].points[1].z()));

  const VectorFile& dxf = files.at("a.dxf");
  ASSERT_EQ(dxf.features.size(), 2U);
  EXPECT_EQ(dxf.features[0].points[1], Vec3(10.0, 20.0, 6.0));
  EXPECT_TRUE(dxf.layers[0].crsWkt.empty());

  const VectorFile &xml = files.at("a.osm"), &packed = files.at("a.osm.pbf");
  ASSERT_EQ(xml.features.size(), packed.features.size());
  std::size_t bridges = 0;
  for (std::size_t i = 0; i < xml.features.size(); ++i) {
    bridges += xml.features[i].fields.contains("bridge") ? 1 : 0;
    EXPECT_EQ(xml.features[i].fields, packed.features[i].fields);
    ASSERT_EQ(xml.features[i].points.size(), packed.features[i].points.size());
    for (std::size_t k = 0; k < xml.features[i].points.size(); ++k)
      EXPECT_LT((xml.features[i].points[k] - packed.features[i].points[k]).head<2>().norm(), 1e-7);
  }
  EXPECT_EQ(bridges, 1U);
}

TEST(VectorFileLines, OfOsmWhoseNodesStandInAnyOrderAreRead) {
  const test::TempFolder folder;
  write(folder.file("a.osm"), R"(<?xml version="1.0" encoding="UTF-8"?>
<osm version="0.6" generator="test">
<node id="3" lat="34.302" lon="-118.198" version="1"/><node id="1" lat="34.300" lon="-118.200" version="1"/>
<node id="2" lat="34.301" lon="-118.199" version="1"/>
<way id="10" version="1"><nd ref="1"/><nd ref="2"/><nd ref="3"/><tag k="highway" v="primary"/></way>
</osm>
)");
  const auto file = readVectorFile(folder.file("a.osm"));
  ASSERT_TRUE(file) << file.error().text();
  ASSERT_EQ(file->features.size(), 1U);
  ASSERT_EQ(file->features[0].points.size(), 3U);
  EXPECT_NEAR(file->features[0].points[2].x(), -118.198, 1e-9);
}

TEST(VectorFileLines, LieWhereTheyDoOnTheEarth) {
  const test::TempFolder folder;
  write(folder.file("a.osm"), kOsm);
  Terrain terrain = test::fractalTerrain(801, 801, 10.0, 10.0);
  terrain.georeference.hasGeoTransform = true;
  terrain.georeference.crsWkt = wktOfCode("EPSG:32611");
  // The middle lies at 34.3° N, 118.2° W.
  terrain.georeference.geoTransform = {389571.0 - 4005.0, 10.0, 0.0, 3796072.0 + 4005.0, 0.0, -10.0};
  const auto file = readVectorFile(folder.file("a.osm"));
  ASSERT_TRUE(file.ok());
  const auto found = linesOf(*file, terrain.frame, terrain.georeference);
  ASSERT_TRUE(found.ok()) << found.error().text();
  ASSERT_EQ(found->lines.size(), 3U);
  EXPECT_EQ(found->classless, 2U);
  const Line& road = found->lines[0];
  EXPECT_EQ(road.name, "Angeles Crest");
  EXPECT_EQ(road.settings.width, 9.5);
  EXPECT_NEAR(road.points[0].x, 0.0, 10.0);
  EXPECT_NEAR(road.points[0].y, 0.0, 10.0);
  EXPECT_NEAR(road.points[1].y - road.points[0].y, 110.9, 3.0);
  EXPECT_EQ(found->lines[1].points[0].onward, LineSpan::Bridge);
  EXPECT_EQ(found->lines[2].kind, LineKind::River);
  EXPECT_EQ(found->lines[2].settings.offset, -0.5);

  Terrain nowhere = terrain;
  nowhere.georeference.crsWkt.clear();
  EXPECT_EQ(linesOf(*file, nowhere.frame, nowhere.georeference).error().text(),
            "it has a CRS and the terrain has none");
}

TEST(VectorFile, BadFilesAreOneLine) {
  const test::TempFolder folder;
  const auto why = [&](const char* name, const std::string& text) {
    write(folder.file(name), text);
    const auto file = readVectorFile(folder.file(name));
    return file ? std::string("read") : file.error().text();
  };
  EXPECT_EQ(readVectorFile(folder.file("none.gpx")).error().text(),
            folder.file("none.gpx") + ": No such file or directory");
  for (const auto& [name, text] :
       {std::pair{"empty.gpx", ""},
        {"cut.geojson", "{\"type\": \"FeatureCollection\", \"features\": [{"},
        {"spline.dxf", kBadSpline},
        {"bad.shp", "abcdefgh"}}) {
    const std::string message = why(name, text);
    EXPECT_EQ(message.rfind(folder.file(name) + ": ", 0), 0U) << message;
    EXPECT_EQ(message.find('\n'), std::string::npos);
    EXPECT_EQ(message.find(".cpp"), std::string::npos) << message;
  }
}

TEST(VectorFile, TransferIsCheckedByteByByte) {
  VectorFile file;
  file.driver = "GPX";
  file.layers = {{"tracks", "", 3}};
  file.features = {{0, false, {{1.0, 2.0, 3.0}, {4.0, 5.0, std::nan("")}}, {{"name", "x"}}}};
  const std::vector<std::byte> bytes = writeVectorTransfer(file);
  const auto read = readVectorTransfer(bytes);
  ASSERT_TRUE(read.ok());
  EXPECT_EQ(read->features[0].points[0], Vec3(1.0, 2.0, 3.0));
  EXPECT_EQ(read->features[0].fields.at("name"), "x");
  for (std::size_t length = 0; length < bytes.size(); ++length)
    EXPECT_FALSE(readVectorTransfer(std::span(bytes).first(length)).ok()) << length;
  for (std::size_t i = 0; i < bytes.size(); ++i)
    for (const unsigned flip : {1U, 0x80U, 0xffU}) {
      std::vector<std::byte> broken = bytes;
      broken[i] ^= static_cast<std::byte>(flip);
      (void)readVectorTransfer(broken);
    }
}

}  // namespace
}  // namespace scarp
