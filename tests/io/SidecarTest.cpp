#include <gtest/gtest.h>


#include "core/base/Json.h"
#include "core/io/Sidecar.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

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
