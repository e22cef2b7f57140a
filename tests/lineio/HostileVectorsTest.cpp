#include <cpl_vsi.h>
#include <gdal_priv.h>
#include <gtest/gtest.h>
#include <ogrsf_frmts.h>

#include <chrono>
#include <cmath>
#include <fstream>
#include <sstream>

#include "core/io/GdalDrivers.h"
#include "core/io/VectorFile.h"
#include "core/memory/LargePages.h"
#include "tests/support/TempFolder.h"

// Files of vectors that make GDAL work or allocate far out of proportion to their size.

namespace scarp {
namespace {

using Clock = std::chrono::steady_clock;

/// Returns the error of reading a file in a folder, without the file's path.
std::string whyUnread(const test::TempFolder& folder, const std::string& name) {
  const std::string path = folder.file(name);
  const auto begun = Clock::now();
  const auto file = readVectorFile(path);
  EXPECT_LT(std::chrono::duration<double>(Clock::now() - begun).count(), 8.0) << name;
  if (file) return "read";
  const std::string message = file.error().text();
  EXPECT_EQ(message.rfind(path + ": ", 0), 0U) << message;
  EXPECT_EQ(message.find("bad_alloc"), std::string::npos) << message;
  return message.substr(std::min(message.size(), path.size() + 2));
}

std::string dxfInsert(const std::string& block, int columns = 1, int rows = 1) {
  return "0\nINSERT\n8\n0\n2\n" + block + "\n10\n5\n20\n6\n30\n0\n70\n" + std::to_string(columns) + "\n71\n" +
         std::to_string(rows) + "\n44\n1\n45\n1\n";
}

std::string dxfBlock(const std::string& name, const std::string& entities) {
  return "0\nBLOCK\n8\n0\n2\n" + name + "\n70\n0\n10\n0\n20\n0\n30\n0\n" + entities + "0\nENDBLK\n8\n0\n";
}

std::string dxf(const std::string& blocks, const std::string& entities) {
  return "0\nSECTION\n2\nHEADER\n9\n$ACADVER\n1\nAC1015\n0\nENDSEC\n0\nSECTION\n2\nBLOCKS\n" + blocks +
         "0\nENDSEC\n0\nSECTION\n2\nENTITIES\n" + entities + "0\nENDSEC\n0\nEOF\n";
}

constexpr const char* kDxfLine = "0\nLINE\n8\nroad\n10\n0\n20\n0\n11\n10\n21\n20\n";

/// Blocks that each insert the one before so many times.
std::string nestedDxf(int levels, int times) {
  std::string blocks = dxfBlock("B0", kDxfLine);
  for (int level = 1; level < levels; ++level) {
    std::string inserts;
    for (int i = 0; i < times; ++i) inserts += dxfInsert("B" + std::to_string(level - 1));
    blocks += dxfBlock("B" + std::to_string(level), inserts);
  }
  return dxf(blocks, dxfInsert("B" + std::to_string(levels - 1)));
}

class HostileVectors : public ::testing::Test {
 protected:
  std::string why(const std::string& name, const std::string& text) {
    std::ofstream(folder_.file(name), std::ios::binary) << text;
    return whyUnread(folder_, name);
  }
  test::TempFolder folder_;
};

TEST_F(HostileVectors, InsertsOfDxfAreCountedBeforeTheyAreExpanded) {
  std::string trees, block;
  for (int i = 0; i < 20; ++i) block += kDxfLine;
  for (int i = 0; i < 500; ++i) trees += dxfInsert("TREE");
  EXPECT_EQ(why("trees.dxf", dxf(dxfBlock("TREE", block), trees)), "read");
  for (const auto& [name, text] : {std::pair{"nested.dxf", nestedDxf(9, 10)},
                                   {"overflow.dxf", dxf(dxfBlock("B", kDxfLine), dxfInsert("B", 2000000000, 2))}}) {
    const std::string message = why(name, text);
    EXPECT_EQ(message.rfind("cannot be read: with its inserts expanded it has ", 0), 0U) << message;
  }
  EXPECT_EQ(why("deep.dxf", nestedDxf(3000, 1)),
            "cannot be read: its blocks are inserted in each other more than 32 levels deep");
  const std::string round = dxfBlock("A", dxfInsert("B")) + dxfBlock("B", dxfInsert("A"));
  EXPECT_EQ(why("round.dxf", dxf(round, dxfInsert("A"))), "cannot be read: its block \"A\" inserts itself");
}

/// A KMZ whose document has so many bytes of coordinates.
void writeKmz(const std::string& path, std::size_t bytes) {
  VSILFILE* const file = VSIFOpenL(("/vsizip/" + path + "/doc.kml").c_str(), "wb");
  ASSERT_TRUE(file);
  const std::string head =
      R"(<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>P</name>)"
      "<LineString><coordinates>";
  std::string some;
  while (some.size() < 1'000'000) some += "-118.2,34.3 -118.19,34.31 ";
  VSIFWriteL(head.data(), 1, head.size(), file);
  for (std::size_t written = 0; written < bytes; written += some.size())
    VSIFWriteL(some.data(), 1, some.size(), file);
  const std::string tail = "</coordinates></LineString></Placemark></Document></kml>";
  VSIFWriteL(tail.data(), 1, tail.size(), file);
  VSIFCloseL(file);
}

TEST_F(HostileVectors, KmzIsMeasuredBeforeItIsUnpacked) {
  writeKmz(folder_.file("bomb.kmz"), 150'000'000);
  EXPECT_LT(std::ifstream(folder_.file("bomb.kmz"), std::ios::ate).tellg(), 2'000'000);
  const std::string message = whyUnread(folder_, "bomb.kmz");
  EXPECT_EQ(message.rfind("cannot be read: its KML unpacks to 15", 0), 0U) << message;
}

TEST_F(HostileVectors, FilesOfAKmzAreCountedInTimeThatGrowsWithTheirNumber) {
  const std::string path = folder_.file("many.kmz");
  writeKmz(path, 1);
  for (int i = 0; i < 3; ++i) {
    VSILFILE* const file = VSIFOpenL(("/vsizip/" + path + "/" + std::to_string(i) + ".KML").c_str(), "wb");
    ASSERT_TRUE(file);
    VSIFCloseL(file);
  }
  EXPECT_EQ(whyUnread(folder_, "many.kmz"), "read");
  // The entries of the directory again and again, 120,000 in all.
  std::ostringstream packed;
  packed << std::ifstream(path, std::ios::binary).rdbuf();
  const std::string bytes = packed.str();
  const std::size_t first = bytes.find("PK\1\2"), end = bytes.find("PK\5\6");
  ASSERT_TRUE(first != std::string::npos && end != std::string::npos);
  std::string more = bytes.substr(0, first);
  for (int i = 0; i < 30'000; ++i) more += bytes.substr(first, end - first);
  EXPECT_EQ(why("copies.kmz", more + bytes.substr(end)), "cannot be read: its archive has more than 100 000 files");
}

/// A GeoPackage with a line in the layer "a", changed by SQL.
void writePackage(const std::string& path, const std::vector<std::string>& changes) {
  GDALDriver* const registered = GetGDALDriverManager()->GetDriverByName("GPKG");
  GDALDriver* const driver = registered ? registered : geoPackageDriver();
  ASSERT_TRUE(driver);
  const GDALDatasetUniquePtr data(driver->Create(path.c_str(), 0, 0, 0, GDT_Unknown, nullptr));
  ASSERT_TRUE(data);
  OGRLayer* const layer = data->CreateLayer("a", nullptr, wkbLineString, nullptr);
  OGRFeature feature(layer->GetLayerDefn());
  OGRLineString line;
  line.addPoint(-118.2, 34.3);
  line.addPoint(-118.1, 34.4);
  feature.SetGeometry(&line);
  ASSERT_EQ(layer->CreateFeature(&feature), OGRERR_NONE);
  ASSERT_EQ(layer->SyncToDisk(), OGRERR_NONE);
  for (const std::string& change : changes) data->ReleaseResultSet(data->ExecuteSQL(change.c_str(), nullptr, nullptr));
}

std::string kml(int lines) {
  std::string text = R"(<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>)";
  for (int i = 0; i < lines; ++i)
    text += "<Placemark><LineString><coordinates>-118.2,34.3 -118.19,34.31</coordinates></LineString></Placemark>";
  return text + "</Document></kml>";
}

std::string geoJson(int lines, const std::string& properties, const std::string& points) {
  std::string text = R"({"type":"FeatureCollection","features":[)";
  for (int i = 0; i < lines; ++i)
    text += std::string(i > 0 ? "," : "") + R"({"type":"Feature","properties":{)" + properties +
            R"(},"geometry":{"type":"LineString","coordinates":[)" + points + "]}}";
  return text + "]}";
}

TEST_F(HostileVectors, LinesOfAKmzAreCountedBeforeGdalReadsThem) {
  const std::string text = kml(100'001), path = folder_.file("lines.kmz");
  VSILFILE* const file = VSIFOpenL(("/vsizip/" + path + "/doc.kml").c_str(), "wb");
  ASSERT_TRUE(file);
  VSIFWriteL(text.data(), 1, text.size(), file);
  VSIFCloseL(file);
  EXPECT_EQ(whyUnread(folder_, "lines.kmz"),
            "has more than 100 000 lines, which is the limit of a KMZ archive. Unpack the archive, and split the KML");
}

class VectorsWithABudget : public HostileVectors {
 protected:
  VectorsWithABudget() { LargePages::setBudget(std::size_t{64} << 20, {}); }
  ~VectorsWithABudget() override { LargePages::setBudget(budget_, {}); }

  static std::string limit(const std::string& what) {
    return "has more than " + what +
           ", which is the limit with a memory budget of 64 MiB. Clip or split the file, or raise the memory budget";
  }
  std::size_t budget_ = memoryBudget();
};

TEST_F(VectorsWithABudget, AreReadUpToItsNumberOfLines) {
  const std::string ends = "[-118.2,34.3],[-118.19,34.31]";
  EXPECT_EQ(why("few.geojson", geoJson(25'000, "", ends)), "read");
  EXPECT_EQ(why("many.geojson", geoJson(25'001, "", ends)), limit("25 000 lines"));
  EXPECT_EQ(why("many.kml", kml(25'001)), limit("25 000 lines"));
  writePackage(folder_.file("many.gpkg"),
               {"INSERT INTO a (geom) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 25000) "
                "SELECT (SELECT geom FROM a WHERE fid = 1) FROM n"});
  EXPECT_EQ(whyUnread(folder_, "many.gpkg"), limit("25 000 lines"));
}

TEST_F(VectorsWithABudget, AreReadUpToItsPointsAndFields) {
  std::string points = "[0,0]";
  for (int i = 1; i < 1'000; ++i) points += ",[0.001," + std::to_string(i) + "e-3]";
  EXPECT_EQ(why("many.geojson", geoJson(501, "", points)), limit("500 000 points"));
  EXPECT_EQ(why("wide.geojson", geoJson(17'000, R"("text":")" + std::string(950, 'x') + '"', "[0,0],[1,1]")),
            limit("16 MiB of fields"));
}

TEST_F(HostileVectors, QueriesOfAGeoPackageAreNotRun) {
  const std::string endless = " AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i AS fid, "
                              "(SELECT geom FROM b LIMIT 1) AS geom FROM n";
  writePackage(folder_.file("view.gpkg"), {"ALTER TABLE a RENAME TO b", "CREATE VIEW a" + endless,
                                           "UPDATE gpkg_contents SET table_name = 'a'",
                                           "UPDATE gpkg_geometry_columns SET table_name = 'a'"});
  EXPECT_EQ(whyUnread(folder_, "view.gpkg"),
            "cannot be read: its layer \"a\" is a view, which runs a query. Export the layer to a new file");
  writePackage(folder_.file("contents.gpkg"),
               {"ALTER TABLE gpkg_contents RENAME TO kept",
                "CREATE VIEW gpkg_contents AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT "
                "kept.* FROM n, kept"});
  const std::string contents = whyUnread(folder_, "contents.gpkg");
  EXPECT_EQ(contents, "cannot be read: its table \"gpkg_contents\" is a view");
}

TEST_F(HostileVectors, NestedGeometriesAreRefusedInOneLine) {
  std::string deep;
  for (int i = 0; i < 100'000; ++i) deep += R"({"type":"GeometryCollection","geometries":[)";
  EXPECT_NE(why("deep.geojson", R"({"type":"Feature","properties":{},"geometry":)" + deep), "read");
  std::string folders;
  for (int i = 0; i < 100'000; ++i) folders += "<Folder>";
  EXPECT_NE(why("deep.kml", R"(<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2">)" + folders), "read");
}

TEST_F(HostileVectors, ALongTrackIsRead) {
  std::string track = R"(<?xml version="1.0"?><gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1">)"
                      "<trk><name>Long</name><trkseg>\n";
  constexpr int kPoints = 60'000;
  for (int i = 0; i < kPoints; ++i) {
    char text[160];
    std::snprintf(text, sizeof text,
                  "<trkpt lat=\"%.6f\" lon=\"%.6f\"><ele>%d.5</ele><time>2026-01-01T00:%02d:%02dZ</time></trkpt>\n",
                  34.3 + 0.05 * std::sin(i / 5000.0), -118.2 + 0.05 * std::cos(i / 7000.0), 900 + i % 100,
                  i / 60 % 60, i % 60);
    track += text;
  }
  std::ofstream(folder_.file("track.gpx")) << track << "</trkseg></trk></gpx>";
  const auto file = readVectorFile(folder_.file("track.gpx"));
  ASSERT_TRUE(file.ok()) << file.error().text();
  ASSERT_EQ(file->features.size(), 1U);
  EXPECT_EQ(file->features[0].points.size(), std::size_t{kPoints});
  EXPECT_EQ(file->points, std::size_t{kPoints});
}

}  // namespace
}  // namespace scarp
