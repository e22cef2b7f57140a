#include <OpenEXR/ImfChannelList.h>
#include <OpenEXR/ImfFrameBuffer.h>
#include <OpenEXR/ImfHeader.h>
#include <OpenEXR/ImfOutputFile.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <cstring>

#include "core/io/RasterImport.h"
#include "core/io/SampleSource.h"
#include "tests/io/IoSupport.h"
#include "tests/support/RealData.h"

namespace scarp::test {
namespace {

using Kind = BandUse::Kind;

ImportedTerrain imported(const std::string& path, const ImportOptions& options = {}) {
  auto result = importRaster(path, options);
  EXPECT_TRUE(result.ok()) << (result.ok() ? "" : result.error().message);
  return std::move(*result);
}

ImportOptions using_(BandUse use) {
  ImportOptions options;
  options.bands = use;
  return options;
}

const std::vector<double> kSteps{0, 10, 200, 255};

void writeExrChannels(const std::string& path, int columns, int rows,
                      const std::vector<std::pair<const char*, std::vector<float>>>& channels) {
  Imf::Header header(columns, rows);
  Imf::FrameBuffer buffer;
  for (const auto& [name, samples] : channels) {
    header.channels().insert(name, Imf::Channel(Imf::FLOAT));
    auto* base = const_cast<char*>(reinterpret_cast<const char*>(samples.data()));
    buffer.insert(
        name, Imf::Slice(Imf::FLOAT, base, sizeof(float), sizeof(float) * static_cast<std::size_t>(columns)));
  }
  Imf::OutputFile file(path.c_str(), header);
  file.setFrameBuffer(buffer);
  file.writePixels(rows);
}

TEST(ImportBands, GreyThatIsStoredAsColoursIsReadAndSaid) {
  const TempFolder folder;
  for (const char* driver : {"PNG", "GTiff"}) {
    writeBands(folder.file("grey"), 2, 2, {kSteps, kSteps, kSteps}, {.driver = driver, .type = "Byte"});
    const ImportedTerrain grey = imported(folder.file("grey"));
    EXPECT_EQ(grey.terrain.heights.at(0, 1), 200.0F);
    EXPECT_EQ(grey.holes, 0);
    EXPECT_TRUE(anyHolds(grey.warnings, "read as grey"));
    writeBands(folder.file("grey"), 2, 2, {kSteps, kSteps, kSteps, {255, 255, 255, 255}},
               {.driver = driver, .type = "Byte"});
    EXPECT_EQ(imported(folder.file("grey")).terrain.heights.at(1, 1), 255.0F);
  }
}

TEST(ImportBands, ColoursThatDifferMustBeChosenAmong) {
  const TempFolder folder;
  const std::string path = folder.file("photo.png");
  // The last sample alone tells.
  writeBands(path, 2, 2, {kSteps, kSteps, {0, 10, 200, 254}}, {.driver = "PNG", .type = "Byte"});
  expectOneLine(importRaster(path),
                {"photo.png", "3 bands (red, green, blue)", "luminance", "Terrarium", "Mapbox"});
  EXPECT_EQ(importRaster(path).error().message.find("--"), std::string::npos);
  EXPECT_EQ(imported(path, using_({Kind::Band, 3})).terrain.heights.at(1, 1), 254.0F);
  EXPECT_FLOAT_EQ(imported(path, using_({Kind::Luminance, 1})).terrain.heights.at(1, 1), 255.0F - 0.0722F);
  expectOneLine(importRaster(path, using_({Kind::Band, 4})), {"photo.png", "no band 4", "3"});
}

TEST(ImportBands, DecodesElevationTiles) {
  const TempFolder folder;
  const std::string path = folder.file("tile.png");
  writeBands(path, 2, 2, {{128, 130, 127, 1}, {0, 10, 255, 134}, {0, 128, 64, 160}},
             {.driver = "PNG", .type = "Byte"});
  const Terrain terrarium = imported(path, using_({Kind::Terrarium, 1})).terrain;
  EXPECT_EQ(terrarium.heights.at(0, 0), 0.0F);
  EXPECT_EQ(terrarium.heights.at(1, 0), 522.5F);
  EXPECT_EQ(terrarium.heights.at(0, 1), -0.75F);
  const Terrain mapbox = imported(path, using_({Kind::Mapbox, 1})).terrain;
  EXPECT_FLOAT_EQ(mapbox.heights.at(1, 1),
                  static_cast<float>(-10000.0 + (65536.0 + 134.0 * 256.0 + 160.0) * 0.1));
}

TEST(ImportBands, TilesNeedColoursOfEightBits) {
  const TempFolder folder;
  writeBands(folder.file("deep.png"), 2, 2, {kSteps, kSteps, {0, 0, 0, 9}},
             {.driver = "PNG", .type = "UInt16"});
  expectOneLine(importRaster(folder.file("deep.png"), using_({Kind::Terrarium, 1})),
                {"deep.png", "8 bits", "UInt16"});
  writeOutside(folder.file("grey.tif"), 2, 2, kSteps);
  expectOneLine(importRaster(folder.file("grey.tif"), using_({Kind::Mapbox, 1})),
                {"grey.tif", "no red, green and blue"});
}

TEST(ImportBands, AlphaIsHolesOnlyWhereNothingLiesUnderIt) {
  const TempFolder folder;
  const std::string path = folder.file("a.png");
  const OutsideFile png{.driver = "PNG", .type = "Byte"};
  // What is transparent is all the same: a mask.
  writeBands(path, 2, 2, {{0, 10, 200, 0}, {0, 255, 128, 0}}, png);
  const ImportedTerrain masked = imported(path);
  EXPECT_EQ(masked.holes, 2);
  EXPECT_EQ(masked.terrain.heights.at(0, 1), 200.0F);
  EXPECT_TRUE(anyHolds(masked.warnings, "transparent samples are holes"));
  // There is ground under it: alpha has another use. And so where nothing would be left.
  for (const std::vector<double>& alpha :
       {std::vector<double>{0, 255, 0, 255}, std::vector<double>{0, 0, 0, 0}}) {
    writeBands(path, 2, 2, {{5, 10, 200, 0}, alpha}, png);
    const ImportedTerrain whole = imported(path);
    EXPECT_EQ(whole.holes, 0);
    EXPECT_EQ(whole.terrain.heights.at(0, 0), 5.0F);
  }
  writeBands(path, 2, 2, {{7, 7, 7, 7}, {0, 0, 0, 0}}, png);
  EXPECT_EQ(imported(path).holes, 0);
  EXPECT_EQ(imported(path, using_({Kind::Band, 2})).terrain.heights.at(0, 0), 0.0F);
}

TEST(ImportBands, BandsAreChosenByNumber) {
  const TempFolder folder;
  const std::string path = folder.file("two.tif");
  writeBands(path, 2, 2, {{1, 2, 3, 4}, {0.5, 0.5, 0.5, 0.25}});
  expectOneLine(importRaster(path), {"two.tif", "2 bands (", "band 2)"});
  EXPECT_EQ(imported(path, using_({Kind::Band, 1})).terrain.heights.at(1, 1), 4.0F);
  EXPECT_EQ(imported(path, using_({Kind::Band, 2})).terrain.heights.at(1, 1), 0.25F);
}

TEST(ImportBands, ABagOffersItsBands) {
  const TempFolder folder;
  const std::string path = folder.file("survey.bag");
  std::vector<double> depths(20 * 10), uncertainty(20 * 10, 0.25);
  for (std::size_t i = 0; i < depths.size(); ++i) depths[i] = -40.0 - 0.1 * static_cast<double>(i);
  writeBands(
      path, 20, 10, {depths, uncertainty},
      {.driver = "BAG", .geoTransform = std::array{500000.0, 2.0, 0.0, 4000000.0, 0.0, -2.0}, .epsg = 32611});
  expectOneLine(importRaster(path), {"survey.bag", "2 bands (elevation, uncertainty)"});
  EXPECT_EQ(imported(path, using_({Kind::Band, 1})).terrain.heights.at(0, 0), -40.0F);
  EXPECT_EQ(imported(path, using_({Kind::Band, 2})).terrain.heights.at(0, 0), 0.25F);
}

TEST(ImportBands, ReadsExrWithColours) {
  const TempFolder folder;
  const std::string path = folder.file("a.exr");
  const std::vector<float> ground{1.5F, 2.5F, 3.5F, 4.5F, 5.5F, 6.5F}, other{0, 0, 0, 0, 0, 1};
  writeExrChannels(path, 3, 2, {{"R", ground}, {"G", ground}, {"B", ground}});
  const ImportedTerrain grey = imported(path);
  EXPECT_EQ(grey.terrain.heights.at(2, 1), 6.5F);
  EXPECT_TRUE(anyHolds(grey.warnings, "read as grey"));
  writeExrChannels(path, 3, 2,
                   {{"R", ground}, {"G", other}, {"B", other}, {"A", std::vector<float>(6, 1.0F)}});
  expectOneLine(importRaster(path), {"a.exr", "4 bands (red, green, blue, alpha)", "luminance"});
  EXPECT_EQ(imported(path, using_({Kind::Band, 1})).terrain.heights.at(0, 1), 4.5F);
  EXPECT_FLOAT_EQ(imported(path, using_({Kind::Luminance, 1})).terrain.heights.at(0, 0), 0.2126F * 1.5F);
  writeExrChannels(path, 3, 2, {{"A", std::vector<float>{1, 1, 0, 1, 1, 1}}, {"height", {1, 2, 0, 4, 5, 6}}});
  EXPECT_EQ(imported(path).holes, 1);
}

TEST(ImportBands, APaletteIsItsColours) {
  const TempFolder folder;
  const std::string path = folder.file("indexed.gif");
  writeOutside(path, 2, 2, {0, 1, 2, 3}, {.driver = "GIF", .type = "Byte"});
  const auto grey = importRaster(path);
  ASSERT_TRUE(grey.ok()) << grey.error().message;
  EXPECT_EQ(grey->terrain.heights.at(1, 1), 3.0F);
}

TEST(ImportRangeOf, SpreadsHeightsOverValuesOrSteps) {
  const TempFolder folder;
  writeOutside(folder.file("a.png"), 2, 2, {1000, 2000, 3000, 5000}, {.driver = "PNG", .type = "UInt16"});
  ImportOptions options;
  options.range = ImportRange{100.0, 900.0, ImportRange::Of::Values};
  const ImportedTerrain values = imported(folder.file("a.png"), options);
  EXPECT_EQ(values.terrain.heights.at(0, 0), 100.0F);
  EXPECT_EQ(values.terrain.heights.at(0, 1), 500.0F);
  EXPECT_EQ(values.terrain.heights.at(1, 1), 900.0F);
  EXPECT_EQ(values.terrain.georeference.verticalUnit, "m");
  options.range = ImportRange{0.0, 65535.0 / 8, ImportRange::Of::Steps};
  EXPECT_EQ(imported(folder.file("a.png"), options).terrain.heights.at(1, 1), 625.0F);
  options.range = ImportRange{std::nan(""), 1.0, ImportRange::Of::Steps};
  expectOneLine(importRaster(folder.file("a.png"), options), {"a.png", "out of range"});
}

TEST(ImportRangeOf, LeavesHolesOutAndLevelGroundLow) {
  const TempFolder folder;
  OutsideFile file{"GTiff", "Int16"};
  writeOutside(folder.file("a.tif"), 3, 2, {-32767, 100, 200, 300, -32767, 500}, file);
  ImportOptions options;
  options.range = ImportRange{10.0, 50.0, ImportRange::Of::Values};
  const ImportedTerrain a = imported(folder.file("a.tif"), options);
  EXPECT_EQ(a.holes, 2);
  EXPECT_EQ(a.terrain.heights.at(1, 0), 10.0F);
  EXPECT_EQ(a.terrain.heights.at(2, 1), 50.0F);
  writeOutside(folder.file("flat.tif"), 2, 2, {7, 7, 7, 7}, file);
  EXPECT_EQ(imported(folder.file("flat.tif"), options).terrain.heights.at(1, 1), 10.0F);
}

TEST(ImportRows, TurnTheGroundAndNotItsPlace) {
  const TempFolder folder;
  OutsideFile file;
  file.geoTransform = {500.0, 2.0, 0.0, 900.0, 0.0, -2.0};
  writeOutside(folder.file("a.tif"), 2, 3, {1, 2, 3, 4, 5, 6}, file);
  ImportOptions options;
  options.rows = RowOrder::SouthFirst;
  const Terrain north = imported(folder.file("a.tif")).terrain,
                south = imported(folder.file("a.tif"), options).terrain;
  EXPECT_EQ(north.heights.at(0, 0), 1.0F);
  EXPECT_EQ(south.heights.at(0, 0), 5.0F);
  for (const int row : {0, 2})
    EXPECT_LT(
        (toWorld(north.georeference, north.frame, 1, row) - toWorld(south.georeference, south.frame, 1, row))
            .norm(),
        1e-9);
  options.rows = RowOrder::NorthFirst;
  expectSameHeights(imported(folder.file("a.tif"), options).terrain, north);
}

TEST(ImportBands, ReadsARealTerrariumTile) {
  SCARP_REAL_DATA(path, "terrarium.png");
  const Terrain tile = imported(path, using_({Kind::Terrarium, 1})).terrain;
  const OutsideRaster red = readOutside(path);
  EXPECT_EQ(tile.frame.columns, 256);
  float low = 1e9F, high = -1e9F;
  for (int row = 0; row < 256; ++row)
    for (int column = 0; column < 256; ++column) {
      low = std::min(low, tile.heights.at(column, row));
      high = std::max(high, tile.heights.at(column, row));
      const double coarse = red.samples[static_cast<std::size_t>(row * 256 + column)] * 256.0 - 32768.0;
      ASSERT_GE(tile.heights.at(column, row), coarse);
      ASSERT_LT(tile.heights.at(column, row), coarse + 256.0);
    }
  EXPECT_GT(low, -500.0F);
  EXPECT_LT(high, 9000.0F);
  EXPECT_GT(high, low + 100.0F);
}

/// Rows of a band as the file holds them, through the process that decodes.
std::vector<double> codesOf(const std::string& path, int band, int columns, int rows) {
  const auto source = openAnySource(path, std::nullopt);
  EXPECT_TRUE(source.ok()) << source.error().message;
  std::vector<double> codes(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
  const auto read = (*source)->readCodes(band, 0, rows, codes);
  EXPECT_TRUE(read.ok()) << read.error().message;
  return codes;
}

TEST(ImportBands, CodesAreWhatTheFileHolds) {
  const TempFolder folder;
  // Bits of floats: 1, a signalling NaN, a quiet one, a denormal number, minus zero, infinity.
  const std::vector<std::uint32_t> bits{0x3f800000U, 0x7f812345U, 0x7fc00001U,
                                        0x00000003U, 0x80000000U, 0xff800000U};
  std::vector<float> floats(6);
  std::memcpy(floats.data(), bits.data(), 24);
  writeExrChannels(folder.file("a.exr"), 3, 2, {{"Y", floats}});
  EXPECT_EQ(codesOf(folder.file("a.exr"), 1, 3, 2), std::vector<double>(bits.begin(), bits.end()));
  writeOutside(folder.file("a.tif"), 2, 2, {1.0, -2.0, 0.5, 3.0}, {});
  EXPECT_EQ(codesOf(folder.file("a.tif"), 1, 2, 2),
            (std::vector<double>{0x3f800000, 0xc0000000, 0x3f000000, 0x40400000}));
  writeOutside(folder.file("i.tif"), 2, 2, {1.0, -2.0, 300.0, 3.0}, {.type = "Int16"});
  EXPECT_EQ(codesOf(folder.file("i.tif"), 1, 2, 2), (std::vector<double>{1.0, -2.0, 300.0, 3.0}));
  // Other bands than there are, and samples that are longer.
  writeOutside(folder.file("d.tif"), 2, 2, {1.0, 2.0, 3.0, 4.0}, {.type = "Float64"});
  std::vector<double> codes(4);
  expectOneLine((*openAnySource(folder.file("d.tif"), std::nullopt))->readCodes(1, 0, 2, codes),
                {"d.tif: ", "Float64"});
  for (const int band : {0, 2})
    expectOneLine((*openAnySource(folder.file("i.tif"), std::nullopt))->readCodes(band, 0, 2, codes),
                  {"i.tif: ", "has no band"});
  for (const int band : {0, 2})
    expectOneLine((*openAnySource(folder.file("a.exr"), std::nullopt))->readCodes(band, 0, 1, codes),
                  {"a.exr: ", "has no band"});
}

}  // namespace
}  // namespace scarp::test
