#include <cpl_string.h>
#include <gtest/gtest.h>
#include <ogr_spatialref.h>

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>
#include <thread>

#include "core/io/CrsInfo.h"
#include "core/io/HeightDatum.h"
#include "core/io/ImportProjection.h"
#include "core/io/RasterExport.h"
#include "core/io/RasterImport.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

namespace fs = std::filesystem;

/// Undulation of the generated grids, metres, by latitude and longitude.
using Undulation = std::function<double(double, double)>;

/// Writes a geoid grid as NOAA's GTX: 40 to 50 degrees north and 80 to 60 degrees west, a sample a degree.
/// https://vdatum.noaa.gov/docs/gtx_info.html
void writeGtx(const std::string& path, const Undulation& undulation, double south = 40.0) {
  constexpr double west = -80.0, step = 1.0;
  constexpr std::int32_t rows = 11, columns = 21;
  std::ofstream file(path, std::ios::binary);
  const auto bigEndian = [&file](auto bits, int bytes) {
    for (int byte = bytes - 1; byte >= 0; --byte) file.put(static_cast<char>(bits >> (8 * byte)));
  };
  for (const double number : {south, west, step, step}) bigEndian(std::bit_cast<std::uint64_t>(number), 8);
  bigEndian(static_cast<std::uint32_t>(rows), 4);
  bigEndian(static_cast<std::uint32_t>(columns), 4);
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column)
      bigEndian(std::bit_cast<std::uint32_t>(
                    static_cast<float>(undulation(south + row * step, west + column * step))),
                4);
}

/// PROJ with its database, the grid of EGM96 where the machine has it, and grids that a test makes.
class HeightDatums : public testing::Test {
 protected:
  HeightDatums() {
    char** const paths = OSRGetPROJSearchPaths();
    for (char** path = paths; path && *path; ++path) before_.emplace_back(*path);
    CSLDestroy(paths);
    if (before_.empty()) before_.emplace_back("/usr/share/proj");
    for (const char* name : {"proj.db", "egm96_15.gtx", "us_nga_egm96_15.tif"})
      for (const std::string& from : before_)
        if (fs::exists(fs::path(from) / name) && !fs::exists(folder_.file(name)))
          fs::create_symlink(fs::path(from) / name, folder_.file(name));
    search({folder_.path().string()});
  }
  ~HeightDatums() override { search(before_); }

  void SetUp() override {
    if (!fs::exists(folder_.file("proj.db"))) GTEST_SKIP() << "PROJ's database is not in its search path";
  }
  static void search(const std::vector<std::string>& paths) {
    std::vector<const char*> list;
    for (const std::string& path : paths) list.push_back(path.c_str());
    list.push_back(nullptr);
    OSRSetPROJSearchPaths(list.data());
  }
  [[nodiscard]] bool hasEgm96() const {
    return fs::exists(folder_.file("egm96_15.gtx")) || fs::exists(folder_.file("us_nga_egm96_15.tif"));
  }

  TempFolder folder_;
  std::vector<std::string> before_;
};

/// 40 x 30 samples of 500 m with a hole, in a CRS of metres at 300,000 m east and 4,930,000 m north.
Terrain inMetres(const std::string& crs) {
  Terrain terrain = fractalTerrain(40, 30);
  terrain.frame.dx = terrain.frame.dy = 500.0;
  terrain.georeference.hasGeoTransform = true;
  terrain.georeference.geoTransform = {300'000.0, 500.0, 0.0, 4'930'000.0, 0.0, -500.0};
  terrain.georeference.crsWkt = wktOfCode(crs);
  terrain.heights.write({5, 6, 6, 7}, std::array{std::nanf("")});
  return terrain;
}

struct Place {
  double x, y, z;
};
/// Heights by PROJ's program, from a projected CRS through its geographic coordinates.
std::vector<double> byCs2cs(const TempFolder& folder, const std::vector<Place>& places,
                            const std::string& projected, const std::string& degrees, const std::string& from,
                            const std::string& to) {
  {
    std::ofstream input(folder.file("places.txt"));
    input.precision(17);
    for (const Place& place : places) input << place.x << ' ' << place.y << ' ' << place.z << '\n';
  }
  const std::string environment = "PROJ_DATA=" + folder.path().string() + " cs2cs -d 12 ";
  const std::string command = environment + projected + ' ' + degrees + " < " + folder.file("places.txt") +
                              " | " + environment + from + ' ' + to;
  std::FILE* const output = ::popen(command.c_str(), "r");
  std::string text;
  std::array<char, 256> line{};
  while (output && std::fgets(line.data(), static_cast<int>(line.size()), output)) text += line.data();
  if (output) ::pclose(output);
  std::vector<double> heights;
  std::istringstream words(text);
  for (double a = 0.0, b = 0.0, z = 0.0; words >> a >> b >> z;) heights.push_back(z);
  return heights;
}

bool hasCs2cs() { return std::system("cs2cs -lu > /dev/null 2>&1") == 0; }

/// A vertical datum in the notation of this program and of cs2cs, over WGS 84 or NAD83(2011).
struct Datum {
  const char *code, *degrees, *shown;
};
constexpr Datum kEllipsoid{"EPSG:32619+4979", "EPSG:4979", "WGS 84 ellipsoidal height"};
constexpr Datum kEgm96{"EPSG:32619+5773", "EPSG:4326+5773", "EGM96 height"};
constexpr Datum kEgm2008{"EPSG:32619+3855", "EPSG:4326+3855", "EGM2008 height"};
constexpr Datum kAmericanEllipsoid{"EPSG:6348+6319", "EPSG:6319", "NAD83(2011) ellipsoidal height"};
constexpr Datum kNavd88{"EPSG:6348+5703", "EPSG:6318+5703", "NAVD88 height"};

class HeightDatumPairs : public HeightDatums {
 protected:
  void SetUp() override {
    HeightDatums::SetUp();
    if (!hasCs2cs()) GTEST_SKIP() << "cs2cs, of the package proj-bin, is not installed";
    writeGtx(folder_.file("egm08_25.gtx"), [](double n, double e) { return -30.0 + 0.5 * n + 0.25 * e; });
    writeGtx(folder_.file("g2018u0.gtx"), [](double n, double e) { return -20.0 - 0.3 * n + 0.15 * e; });
  }

  void expectAsCs2cs(const Datum& from, const Datum& to, const char* projected, const char* degrees) {
    SCOPED_TRACE(std::string(from.shown) + " to " + to.shown);
    const Terrain terrain = inMetres(from.code);
    ASSERT_EQ(heightDatumOf(terrain.georeference.crsWkt).text().find(from.shown), 0U);
    const auto converted = valueOf(project(terrain, {to.code, {}}));
    EXPECT_TRUE(converted.ownCells);
    EXPECT_TRUE(converted.datumAsWanted);
    EXPECT_EQ(converted.heightDatum.text(),
              std::string("heights converted from ") + from.shown + " to " + to.shown);
    const GeoReference& reference = converted.terrain.georeference;
    EXPECT_EQ(heightDatumOf(reference.crsWkt).text().find(to.shown), 0U) << heightDatumOf(reference.crsWkt);
    EXPECT_EQ(reference.geoTransform, terrain.georeference.geoTransform);
    std::vector<Place> places;
    std::vector<float> found;
    for (int row = 0; row < terrain.frame.rows; row += 3)
      for (int column = 0; column < terrain.frame.columns; column += 3) {
        const float height = terrain.heights.at(column, row);
        const float now = converted.terrain.heights.at(column, row);
        ASSERT_EQ(std::isnan(height), std::isnan(now));
        if (std::isnan(height)) continue;
        const Vec2 world = toWorld(terrain.georeference, terrain.frame, column, row);
        places.push_back({world.x(), world.y(), double{height}});
        found.push_back(now);
      }
    const std::vector<double> expected =
        byCs2cs(folder_, places, projected, degrees, from.degrees, to.degrees);
    ASSERT_EQ(expected.size(), found.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
      ASSERT_NEAR(double{found[i]}, expected[i], 1e-3) << i;
      EXPECT_GT(std::abs(expected[i] - places[i].z), 0.5) << "the datums differ";
    }
  }
};

TEST_F(HeightDatumPairs, EllipsoidAndEgm2008AreConvertedAsCs2csDoes) {
  expectAsCs2cs(kEllipsoid, kEgm2008, "EPSG:32619", "EPSG:4326");
  expectAsCs2cs(kEgm2008, kEllipsoid, "EPSG:32619", "EPSG:4326");
}

TEST_F(HeightDatumPairs, EllipsoidAndNavd88AreConvertedAsCs2csDoes) {
  expectAsCs2cs(kAmericanEllipsoid, kNavd88, "EPSG:6348", "EPSG:6318");
  expectAsCs2cs(kNavd88, kAmericanEllipsoid, "EPSG:6348", "EPSG:6318");
}

TEST_F(HeightDatumPairs, Egm96IsConvertedAsCs2csDoes) {
  if (!hasEgm96()) GTEST_SKIP() << "PROJ's grid of EGM96 is not installed";
  expectAsCs2cs(kEllipsoid, kEgm96, "EPSG:32619", "EPSG:4326");
  expectAsCs2cs(kEgm96, kEgm2008, "EPSG:32619", "EPSG:4326");
}

/// Both CRSs in another UTM zone than those above: PROJ keeps transformations with the grids they found.
TEST_F(HeightDatums, WithoutAGridHeightsAndTheirDatumStayAndTheGridIsNamed) {
  struct Case {
    const char *from, *to, *shown, *grid;
  };
  for (const Case& c :
       {Case{"EPSG:32618+4979", "EPSG:32618+3855", "WGS 84 ellipsoidal height", "us_nga_egm08_25.tif"},
        Case{"EPSG:6347+5703", "EPSG:6347+6319", "NAVD88 height", "us_noaa_g2018u0.tif"}}) {
    SCOPED_TRACE(std::string(c.from) + " to " + c.to);
    const Terrain terrain = inMetres(c.from);
    const auto kept = valueOf(project(terrain, {c.to, {}}));
    expectSameHeights(terrain, kept.terrain);
    EXPECT_FALSE(kept.datumAsWanted);
    EXPECT_EQ(heightDatumOf(kept.terrain.georeference.crsWkt).text().find(c.shown), 0U)
        << heightDatumOf(kept.terrain.georeference.crsWkt);
    for (const char* word : {c.shown, c.grid, "projsync --file"})
      EXPECT_NE(kept.heightDatum.text().find(word), std::string::npos) << kept.heightDatum;
  }
}

TEST_F(HeightDatums, AGridThatCoversPartOfTheTerrainConvertsNothing) {
  // The terrain extends from 44.36 to 44.50 degrees north: the middle has the grid, the south has not.
  writeGtx(
      folder_.file("egm08_25.gtx"), [](double, double) { return -30.0; }, 44.42);
  const Terrain terrain = inMetres("EPSG:32620+4979");
  // For a thread PROJ keeps which grids it did not find, as in the test above.
  std::thread([&] {
    const auto kept = project(terrain, {"EPSG:32620+3855", {}});
    ASSERT_TRUE(kept.ok()) << kept.error().text();
    expectSameHeights(terrain, kept->terrain);
    EXPECT_FALSE(kept->datumAsWanted);
    EXPECT_EQ(heightDatumOf(kept->terrain.georeference.crsWkt), "WGS 84 ellipsoidal height");
    EXPECT_NE(kept->heightDatum.text().find("do not cover the whole terrain"), std::string::npos)
        << kept->heightDatum;
  }).join();
}

TEST_F(HeightDatums, EllipsoidalHeightsAreNamedAndExported) {
  EXPECT_EQ(heightDatumOf(wktOfCode("EPSG:4979")), "WGS 84 ellipsoidal height");
  EXPECT_EQ(heightDatumOf(wktOfCode("EPSG:4326")), "");
  EXPECT_EQ(heightDatumOf(wktOfCode("EPSG:32633")), "");
  EXPECT_EQ(heightDatumOf(wktOfCode("EPSG:32633+5773")), "EGM96 height (EPSG:5773)");
  EXPECT_EQ(describeCrs(flatCrs(wktOfCode("EPSG:4979")))->code, "EPSG:4326");
  EXPECT_EQ(describeCrs(wktOfCode("EPSG:32633+4979"))->code, "EPSG:32633");
  EXPECT_TRUE(sameCrs(wktOfCode("EPSG:32633+4979"), wktOfCode("EPSG:32633")));

  Terrain terrain = inMetres("EPSG:32633+4979");
  // GeoTIFF keys have no projected CRS of three axes: it is in a file beside, and the horizontal one in the
  // keys.
  const auto report = valueOf(exportRaster(terrain, folder_.file("a.tif")));
  EXPECT_TRUE(anyHolds(report.notes, "GeoTIFF cannot contain the CRS: it is in a.tif.aux.xml"));
  std::filesystem::remove(folder_.file("a.tif.aux.xml"));
  const auto alone = valueOf(importRaster(folder_.file("a.tif")));
  EXPECT_EQ(describeCrs(alone.terrain.georeference.crsWkt)->code, "EPSG:32633");
}

TEST_F(HeightDatums, AVerticalUnitOfTheCrsIsConvertedAndTaken) {
  const Terrain metres = inMetres("EPSG:26919+5703");
  const auto feet = project(metres, {"EPSG:26919+6360", {}});  // NAVD88 in US survey feet.
  ASSERT_TRUE(feet.ok()) << feet.error().text();
  EXPECT_NEAR(feet->terrain.heights.at(20, 20), metres.heights.at(20, 20), 1e-3);
  EXPECT_NEAR(feet->terrain.georeference.metresPerUnit, 1200.0 / 3937.0, 1e-12);
  ASSERT_TRUE(exportRaster(feet->terrain, folder_.file("a.tif")).ok());
  const OutsideRaster outside = readOutside(folder_.file("a.tif"));
  EXPECT_NEAR(outside.samples[20 * 40 + 20], double{metres.heights.at(20, 20)} * 3937.0 / 1200.0, 1e-2);
}

TEST_F(HeightDatums, HeightsWithoutADatumAreTakenAsTheWantedOneWithAWarning) {
  const Terrain terrain = inMetres("EPSG:32619");
  const auto taken = valueOf(project(terrain, {"EPSG:32619+5773", {}}));
  expectSameHeights(terrain, taken.terrain);
  EXPECT_FALSE(taken.datumAsWanted);
  EXPECT_NE(taken.heightDatum.text().find("taken as EGM96 height"), std::string::npos);
}

TEST_F(HeightDatums, DegreesToMetresAndEllipsoidToEgm96AreWhatGdalwarpMakes) {
  if (!hasEgm96()) GTEST_SKIP() << "PROJ's grid of EGM96 is not installed";
  Terrain terrain = fractalTerrain(120, 100);
  terrain.georeference.hasGeoTransform = true;
  terrain.georeference.geoTransform = {-71.5, 1.0 / 3600.0, 0.0, 44.5, 0.0, -1.0 / 3600.0};
  terrain.georeference.crsWkt = wktOfCode("EPSG:4979");
  ASSERT_TRUE(exportRaster(terrain, folder_.file("degrees.tif")).ok());
  ImportOptions options;
  options.projection = ImportProjection{"EPSG:32619+5773", 25.0};
  const auto imported = valueOf(importRaster(folder_.file("degrees.tif"), options));
  EXPECT_TRUE(anyHolds(imported.facts, "heights converted from WGS 84 ellipsoidal height to EGM96 height"));
  const OutsideRaster gdal = plainGdalWarp(folder_.file("degrees.tif"), folder_.file("gdal.tif"),
                                           imported.terrain, "EPSG:32619+5773");
  expectWithin(imported.terrain, gdal, 0.01);
}

}  // namespace
}  // namespace scarp::test
