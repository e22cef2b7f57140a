#include <gtest/gtest.h>
#include <ogr_spatialref.h>

#include <cmath>

#include "core/base/Json.h"
#include "core/io/CrsInfo.h"
#include "core/io/RasterExport.h"
#include "core/io/RasterWriters.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

ExportReport exported(const Terrain& terrain, const std::string& path, const ExportOptions& options = {}) {
  auto report = exportRaster(terrain, path, options);
  EXPECT_TRUE(report.ok()) << (report.ok() ? "" : report.error().text());
  return report.ok() ? *report : ExportReport{};
}

Terrain georeferenced(Terrain terrain, bool southUp) {
  OGRSpatialReference crs;
  crs.importFromEPSG(32611);
  terrain.georeference.crsWkt = wktOf(crs);
  const double dy = terrain.frame.dy;
  terrain.georeference.geoTransform = {
      376313.655454263498541, terrain.frame.dx, 0.0, 3807917.827628375496715, 0.0, southUp ? dy : -dy};
  terrain.georeference.hasGeoTransform = true;
  terrain.georeference.southUp = southUp;
  return terrain;
}

Terrain withHoles(const Terrain& terrain) {
  return makeTerrain(terrain.frame, [&](int c, int r) {
    return (c * 7 + r * 3) % 11 == 0 || r == 1 ? kHole : terrain.heights.at(c, r);
  });
}

struct RoundTrip {
  std::string name;
  Terrain terrain;
};

std::vector<RoundTrip> roundTrips() {
  std::vector<RoundTrip> all;
  all.push_back({"smallest", makeTerrain({2, 2, 1.0, 1.0},
                                         [](int c, int r) { return static_cast<float>(c + 0.1 * r); })});
  all.push_back({"odd size", fractalTerrain(131, 257)});
  all.push_back({"south up, cells not square, holes",
                 georeferenced(withHoles(fractalTerrain(33, 150, 2.0, 3.0)), true)});
  all.push_back({"only holes", makeTerrain({3, 3, 1.0, 1.0}, [](int, int) { return kHole; })});
  all.push_back({"whole numbers, then one that is not", makeTerrain({150, 100, 1.0, 1.0}, [](int c, int r) {
                   return c == 149 && r == 99 ? 0.5f : static_cast<float>(c);
                 })});
  all.push_back({"ground at -9999", makeTerrain({3, 2, 1.0, 1.0}, [](int c, int r) {
                   return c == 0 && r == 0 ? kHole : -9999.0f + static_cast<float>(c);
                 })});
  all.push_back({"awkward floats", makeTerrain({4, 2, 1.0, 1.0}, [](int c, int r) {
                   const float values[] = {1.17549435e-38f, -0.0f, 16777217.0f, 1e-7f, 0.1f,
                                           -8388607.5f,     1e9f,  3e-45f};
                   return values[r * 4 + c];
                 })});
  return all;
}

TEST(RasterExport, FloatFormatsKeepEveryBit) {
  const TempFolder folder;
  for (const RoundTrip& trip : roundTrips())
    for (const char* ending : {"tif", "exr", "asc"}) {
      SCOPED_TRACE(trip.name + " as " + ending);
      const std::string path = folder.file(std::string("a.") + ending);
      const ExportReport report = exported(trip.terrain, path);
      EXPECT_EQ(report.largestError, 0.0);
      EXPECT_EQ(report.sidecar, std::string(ending) == "exr" ? path + ".json" : "");
      ImportOptions plain;
      // Guesses about voids are for files of others.
      if (std::string(ending) != "asc") plain.nodata = std::nan("");
      const auto back = valueOf(importRaster(path, plain));
      expectSameHeights(trip.terrain, back.terrain);
      EXPECT_DOUBLE_EQ(back.terrain.frame.dx, trip.terrain.frame.dx);
      EXPECT_DOUBLE_EQ(back.terrain.frame.dy, trip.terrain.frame.dy);
      EXPECT_TRUE(!back.terrain.georeference.crsWkt.empty() || trip.terrain.georeference.crsWkt.empty());
    }
}

TEST(RasterExport, AnAsciiGridLiesWhereTheTerrainDoes) {
  const TempFolder folder;
  const double w = 499840.0, n = 5400160.0;
  // Turned by 180 degrees; columns to the west; rows to the north; cells that are not square.
  const std::vector<std::array<double, 6>> transforms{{w + 160.0, -2.0, 0.0, n - 120.0, 0.0, 2.0},
                                                      {w + 160.0, -2.0, 0.0, n, 0.0, -2.0},
                                                      {w, 2.0, 0.0, n - 120.0, 0.0, 2.0},
                                                      {w + 160.0, -2.0, 0.0, n - 90.0, 0.0, 1.5}};
  for (const auto& g : transforms) {
    SCOPED_TRACE(std::to_string(g[1]) + ", " + std::to_string(g[5]));
    OutsideFile file;
    file.geoTransform = g;
    file.epsg = 32633;
    std::vector<double> samples(80 * 60);
    for (std::size_t i = 0; i < samples.size(); ++i) samples[i] = static_cast<double>(i) * 0.37;
    writeOutside(folder.file("in.tif"), 80, 60, samples, file);
    const auto read = valueOf(importRaster(folder.file("in.tif")));
    const ExportReport report = exported(read.terrain, folder.file("out.asc"));
    EXPECT_TRUE(report.notes.empty()) << report.notes.front();
    const OutsideRaster in = readOutside(folder.file("in.tif")), out = readOutside(folder.file("out.asc"));
    ASSERT_EQ(out.columns, 80);
    // Each sample lies at the same place of the world.
    ASSERT_TRUE(out.geoTransform);
    const auto& t = *out.geoTransform;
    for (int row = 0; row < 60; ++row)
      for (int column = 0; column < 80; ++column) {
        const double x = g[0] + g[1] * (column + 0.5), y = g[3] + g[5] * (row + 0.5);
        const auto c = static_cast<int>(std::floor((x - t[0]) / t[1])),
                   r = static_cast<int>(std::floor((y - t[3]) / t[5]));
        ASSERT_EQ(out.samples[static_cast<std::size_t>(r * 80 + c)],
                  in.samples[static_cast<std::size_t>(row * 80 + column)]);
      }
    const auto back = valueOf(importRaster(folder.file("out.asc")));
    EXPECT_TRUE(sameCrs(back.terrain.georeference.crsWkt, read.terrain.georeference.crsWkt));
  }
}

TEST(RasterExport, AnAsciiGridWithAnotherNoDataValueIsRejected) {
  const TempFolder folder;
  const Terrain terrain = withHoles(fractalTerrain(20, 15, 2.0, 2.0));
  const RasterWriter& writer = writerOf(RasterFormat::AsciiGrid);
  const ExportRows rows = rasterRows(writer, terrain, RowOrder::NorthFirst);
  RasterEncoding how;
  how.format = RasterFormat::AsciiGrid;
  writeBytes(folder.file("a.asc"), "");
  ASSERT_TRUE(writer.write(how, terrain, rows, folder.file("a.asc"), {}).ok());
  EXPECT_TRUE(readBackRaster(writer, how, rows, folder.file("a.asc"), {}).ok());
  how.holeValue = -99999.0;
  EXPECT_FALSE(readBackRaster(writer, how, rows, folder.file("a.asc"), {}).ok());
}

TEST(RasterExport, AnAsciiGridThatIsTurnedIsRefusedAndLeavesNothing) {
  for (const double degrees : {90.0, -0.01}) {
    const TempFolder folder;
    Terrain terrain = georeferenced(fractalTerrain(20, 30, 2.0, 2.0), false);
    const double c = 2.0 * std::cos(degrees / 57.29577951308232),
                 s = 2.0 * std::sin(degrees / 57.29577951308232);
    terrain.georeference.geoTransform = {500000.0, c, s, 5400000.0, s, -c};
    expectOneLine(exportRaster(terrain, folder.file("out.asc")),
                  {"out.asc", "turned against its coordinates", "GeoTIFF", "reproject"});
    EXPECT_TRUE(folder.names().empty());
  }
}

TEST(RasterExport, NumbersInTextArePlainDecimals) {
  const TempFolder folder;
  Terrain terrain = georeferenced(fractalTerrain(20, 30, 1e-5, 1e-5), false);
  terrain.georeference.crsWkt.clear();
  terrain.georeference.geoTransform = {200000.0, 0.00001, 0.0, 6000000.0, 0.0, -0.00001};
  terrain.heights.write({0, 0, 2, 1}, std::vector<float>{300000.0F, 1e-6F});
  exported(terrain, folder.file("out.asc"));
  const std::string text = readBytes(folder.file("out.asc"));
  EXPECT_NE(text.find("xllcorner 200000\n"), std::string::npos) << text.substr(0, 200);
  EXPECT_NE(text.find("cellsize 0.00001\n"), std::string::npos);
  EXPECT_NE(text.find("\n300000.0 0.000001 "), std::string::npos);
  EXPECT_EQ(text.find_first_of("eE", text.find("NODATA_value") + 12), std::string::npos);
}

TEST(RasterExport, SixteenBitsComeBackWithinHalfAStep) {
  const TempFolder folder;
  for (const RoundTrip& trip : roundTrips()) {
    if (trip.name == "awkward floats") continue;  // 1e9 m leave no room for the rest
    const std::string path = folder.file(trip.name == "smallest" ? "a.raw" : "a.png");
    SCOPED_TRACE(trip.name);
    const ExportReport report = exported(trip.terrain, path);
    EXPECT_LE(report.largestError, 0.5 * report.step * (1.0 + 1e-9));
    EXPECT_EQ(report.sidecar, path + ".json");
    EXPECT_EQ(anyHolds(report.notes, "holes are written as the lowest step"),
              summarise(trip.terrain.heights).holes > 0);
    const auto back = valueOf(importRaster(path));
    EXPECT_TRUE(anyHolds(back.warnings, "are taken from a."));
    EXPECT_DOUBLE_EQ(back.terrain.frame.dy, trip.terrain.frame.dy);
    for (int row = 0; row < trip.terrain.frame.rows; ++row)
      for (int column = 0; column < trip.terrain.frame.columns; ++column) {
        const float h = trip.terrain.heights.at(column, row);
        if (std::isnan(h)) continue;
        const double tolerance = 0.5 * report.step + std::abs(h) * 1e-7;
        ASSERT_NEAR(back.terrain.heights.at(column, row), h, tolerance) << column << ", " << row;
      }
  }
}

TEST(RasterExport, GeoTiffSeenFromOutside) {
  const TempFolder folder;
  const Terrain terrain = georeferenced(withHoles(fractalTerrain(131, 140, 30.0, 20.0)), true);
  std::vector<std::uintmax_t> sizes;
  for (const TiffCompressionInfo& way : tiffCompressions()) {
    ExportOptions options;
    options.compression = way.compression;
    exported(terrain, folder.file("a.tif"), options);
    const OutsideRaster seen = readOutside(folder.file("a.tif"));
    EXPECT_EQ(seen.type, "Float32");
    EXPECT_EQ(seen.unit, "m");
    EXPECT_EQ(seen.geoTransform, terrain.georeference.geoTransform);
    ASSERT_TRUE(seen.nodata);
    EXPECT_TRUE(std::isnan(*seen.nodata));
    EXPECT_EQ(anyHolds(seen.structure, "PREDICTOR=3"), way.compression != TiffCompression::None);
    EXPECT_EQ(anyHolds(seen.structure, "COMPRESSION=ZSTD"), way.compression == TiffCompression::Zstd);
    OGRSpatialReference there, here;
    there.importFromWkt(seen.wkt.c_str());
    here.importFromWkt(terrain.georeference.crsWkt.c_str());
    EXPECT_TRUE(there.IsSame(&here));
    for (int row = 0; row < seen.rows; ++row)
      for (int column = 0; column < seen.columns; ++column) {
        const float h = terrain.heights.at(column, seen.rows - 1 - row);
        const double stored = seen.samples[static_cast<std::size_t>(row) * seen.columns + column];
        ASSERT_TRUE(std::isnan(h) ? std::isnan(stored) : stored == static_cast<double>(h));
      }
    sizes.push_back(std::filesystem::file_size(folder.file("a.tif")));
  }
  EXPECT_LT(sizes[0], sizes[2]);
  EXPECT_LT(sizes[1], sizes[2]);
  EXPECT_EQ(folder.names(), std::vector<std::string>{"a.tif"});  // no .aux.xml
}

TEST(RasterExport, AVerticalUnitGoesBack) {
  for (const auto& [unit, metres] : {std::pair{"km", 1000.0}, std::pair{"us-ft", 1200.0 / 3937.0}}) {
    SCOPED_TRACE(unit);
    const TempFolder folder;
    Terrain terrain =
        makeTerrain({30, 30, 1.0, 1.0}, [](int c, int r) { return static_cast<float>(-4050 - c - 30 * r); });
    terrain.georeference.verticalUnit = unit;
    terrain.georeference.metresPerUnit = metres;
    const ExportReport report = exported(terrain, folder.file("a.tif"));
    EXPECT_FALSE(anyHolds(report.notes, "in metres"));
    const OutsideRaster seen = readOutside(folder.file("a.tif"));
    EXPECT_EQ(seen.unit, unit);
    if (metres == 1000.0) {
      EXPECT_EQ(report.largestError, 0.0) << "64 bits tell all of them apart";
      EXPECT_EQ(seen.type, "Float64");
    }
    const auto back = valueOf(importRaster(folder.file("a.tif")));
    EXPECT_EQ(back.terrain.georeference.verticalUnit, unit);
    EXPECT_EQ(back.terrain.georeference.metresPerUnit, metres);
    double largest = 0.0;
    for (int row = 0; row < 30; ++row)
      for (int column = 0; column < 30; ++column) {
        const double h = terrain.heights.at(column, row);
        const double stored = seen.samples[static_cast<std::size_t>(row) * 30 + column];
        EXPECT_NEAR(stored * metres, h, 1e-6 * std::abs(h));
        largest = std::max(largest, std::abs(back.terrain.heights.at(column, row) - h));
      }
    EXPECT_EQ(largest, report.largestError);
    // Formats that have no word for a unit get metres, and it is said.
    for (const char* name : {"a.asc", "a.exr"})
      EXPECT_TRUE(
          anyHolds(exported(terrain, folder.file(name)).notes, "in metres, not in " + std::string(unit)));
    EXPECT_EQ(importRaster(folder.file("a.asc"))->terrain.heights.at(3, 4), terrain.heights.at(3, 4));
  }
}

TEST(RasterExport, PngAndRawHoldTheSameSteps) {
  const TempFolder folder;
  const Terrain terrain = fractalTerrain(33, 21);
  exported(terrain, folder.file("a.png"));
  exported(terrain, folder.file("a.r16"));
  const OutsideRaster png = readOutside(folder.file("a.png"));
  EXPECT_EQ(png.type, "UInt16");
  const std::string raw = readBytes(folder.file("a.r16"));
  ASSERT_EQ(raw.size(), png.samples.size() * 2);
  double lowest = 65535.0, highest = 0.0;
  for (std::size_t i = 0; i < png.samples.size(); ++i) {
    const int step =
        static_cast<unsigned char>(raw[2 * i]) + 256 * static_cast<unsigned char>(raw[2 * i + 1]);
    ASSERT_EQ(step, static_cast<int>(png.samples[i]));
    lowest = std::min(lowest, png.samples[i]);
    highest = std::max(highest, png.samples[i]);
  }
  EXPECT_EQ(lowest, 0.0);
  EXPECT_EQ(highest, 65535.0);
}

TEST(RasterExport, AGivenRangeClipsAndSaysSo) {
  const TempFolder folder;
  const Terrain terrain =
      makeTerrain({3, 2, 1.0, 1.0}, [](int c, int r) { return static_cast<float>(10 * c + 100 * r); });
  ExportOptions options;
  options.rangeMin = 0.0;
  options.rangeMax = 65.535;
  const ExportReport report = exported(terrain, folder.file("a.r16"), options);
  EXPECT_NEAR(report.step, 0.001, 1e-12);
  EXPECT_NEAR(report.largestError, 120.0 - 65.535, 1e-9);
  EXPECT_TRUE(anyHolds(report.notes, "clipped"));
  options.rangeMax = -1.0;
  expectOneLine(exportRaster(terrain, folder.file("a.r16"), options), {"a.r16", "range", "empty"});
  options.rangeMax = std::nan("");
  expectOneLine(exportRaster(terrain, folder.file("a.r16"), options), {"nan", "out of range"});
  options.rangeMax = 5.0;
  expectOneLine(exportRaster(terrain, folder.file("a.tif"), options), {"a.tif", "16-bit"});
}

TEST(RasterExport, UnityGetsItsRowsFromTheSouth) {
  const TempFolder folder;
  const Terrain terrain = makeTerrain(
      {33, 33, 1.0, 1.0}, [](int c, int r) { return static_cast<float>(r == 32 ? 10 + c : 110); });
  ExportOptions options;
  options.preset = "unity";
  exported(terrain, folder.file("a.raw"), options);
  const std::string raw = readBytes(folder.file("a.raw"));
  const auto step = [&](std::size_t i) {
    return static_cast<unsigned char>(raw[2 * i]) + 256 * static_cast<unsigned char>(raw[2 * i + 1]);
  };
  ASSERT_EQ(raw.size(), 33u * 33u * 2u);
  EXPECT_EQ(step(0), 0);
  EXPECT_EQ(step(25), 16384);  // 35 m of 10…110: a quarter
  EXPECT_EQ(step(33), 65535);  // 110 m
  const auto back = valueOf(importRaster(folder.file("a.raw")));
  EXPECT_TRUE(back.terrain.georeference.southUp);
  EXPECT_EQ(back.terrain.heights.at(0, 32), 10.0f);
  EXPECT_EQ(back.terrain.heights.at(32, 0), 110.0f);
  EXPECT_NEAR(back.terrain.heights.at(25, 32), 35.0, 0.5 * 100.0 / 65535.0);
  expectOneLine(exportRaster(fractalTerrain(40, 40), folder.file("b.raw"), options),
                {"b.raw", "33, 65", "not 40 x 40"});
}

TEST(RasterExport, AFormatMayBeChosen) {
  const TempFolder folder;
  const Terrain terrain = fractalTerrain(4, 4);
  ExportOptions options;
  options.format = RasterFormat::GeoTiff;
  expectOneLine(exportRaster(terrain, folder.file("a.jpg"), options), {"a.jpg", "use .tif"});
  options.format = RasterFormat::Exr;
  exported(terrain, folder.file("a"), options);
  EXPECT_TRUE(readBytes(folder.file("a")).starts_with("\x76\x2f\x31\x01"));
  options.preset = "quake";
  expectOneLine(exportRaster(terrain, folder.file("b"), options), {"quake"});
}

TEST(RasterExport, ResamplesForAnEngineAndTellsWhatThatChanges) {
  const TempFolder folder;
  const Terrain terrain = georeferenced(fractalTerrain(140, 110, 30.0, 30.0), false);
  ExportOptions options;
  options.preset = "unreal";
  options.resample = SampleSize{127, 127};
  const ExportReport report = exported(terrain, folder.file("a.png"), options);
  EXPECT_EQ(sizeText(report.size), "127 x 127");
  ASSERT_TRUE(report.change);
  EXPECT_LE(report.largestError, 0.5 * report.step * (1.0 + 1e-9));  // of the resampled heights
  const OutsideRaster png = readOutside(folder.file("a.png"));
  EXPECT_EQ(png.columns, 127);
  const auto sidecar = Json::parse(readBytes(report.sidecar));
  EXPECT_EQ(sidecar["resampled"]["fromColumns"], 140);
  EXPECT_EQ(sidecar["resampled"]["fromRows"], 110);
  EXPECT_EQ(sidecar["resampled"]["largestChange"], report.change->largest);
  EXPECT_EQ(sidecar["resampled"]["meanChange"], report.change->mean);
  EXPECT_DOUBLE_EQ(sidecar["cellSize"]["x"].get<double>() * 126, 139 * 30.0);
  EXPECT_EQ(sidecar["engine"]["preset"], "unreal");
  const Json& engine = sidecar["engine"];
  const double scaleZ = engine["scaleZ"].get<double>(), locationZ = engine["locationZ"].get<double>();
  const auto back = valueOf(importRaster(folder.file("a.png")));
  // As Unreal has it, centimetres: (v − 32768) / 128 · scale + location.
  double largest = 0.0;
  for (int row = 0; row < 127; ++row)
    for (int column = 0; column < 127; ++column) {
      const double v = png.samples[static_cast<std::size_t>(row) * 127 + column];
      const double metres = ((v - 32768.0) / 128.0 * scaleZ + locationZ) / 100.0;
      largest = std::max(largest, std::abs(metres - back.terrain.heights.at(column, row)));
    }
  EXPECT_LT(largest, 1e-3);
  EXPECT_EQ(toWorld(back.terrain.georeference, back.terrain.frame, 0, 0),
            toWorld(terrain.georeference, terrain.frame, 0, 0));
  EXPECT_EQ(terrain.frame.columns, 140);
  options.resample.reset();
  options.anySize = true;
  EXPECT_TRUE(anyHolds(exported(terrain, folder.file("a.png"), options).notes, "as it is: Unreal takes"));
}

}  // namespace
}  // namespace scarp::test
