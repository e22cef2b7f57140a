#include <OpenEXR/ImfChannelList.h>
#include <OpenEXR/ImfFrameBuffer.h>
#include <OpenEXR/ImfHeader.h>
#include <OpenEXR/ImfOutputFile.h>
#include <gdal_priv.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <cstring>

#include "core/io/ImportPreview.h"
#include "core/io/RasterImport.h"
#include "core/io/SampleSource.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {
namespace {

using Kind = BandUse::Kind;

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
  const std::string path = folder.file("grey.png");
  writeBands(path, 2, 2, {kSteps, kSteps, kSteps}, {.driver = "PNG", .type = "Byte"});
  const ImportedTerrain grey = imported(path);
  EXPECT_EQ(grey.terrain.heights.at(0, 1), 200.0F);
  EXPECT_EQ(grey.holes, 0);
  EXPECT_TRUE(anyHolds(grey.warnings, "read as grey"));
  writeBands(path, 2, 2, {kSteps, kSteps, kSteps, {255, 255, 255, 255}}, {.driver = "PNG", .type = "Byte"});
  EXPECT_EQ(imported(path).terrain.heights.at(1, 1), 255.0F);
}

TEST(ImportBands, ColoursThatDifferMustBeChosenAmong) {
  const TempFolder folder;
  const std::string path = folder.file("photo.png");
  // The last sample alone tells.
  writeBands(path, 2, 2, {kSteps, kSteps, {0, 10, 200, 254}}, {.driver = "PNG", .type = "Byte"});
  expectOneLine(importRaster(path),
                {"photo.png", "3 bands (red, green, blue)", "luminance", "Terrarium", "Mapbox"});
  EXPECT_EQ(importRaster(path).error().text().find("--"), std::string::npos);
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

/// Writes a raster with a colour table; `placed`: with a geotransform.
void writeWithTable(const std::string& path, const char* driver, GDALDataType type,
                    const std::vector<double>& values, const std::vector<GDALColorEntry>& entries,
                    bool placed, int bands = 1) {
  GDALAllRegister();
  GDALDriver* const memory = GetGDALDriverManager()->GetDriverByName("MEM");
  const GDALDatasetUniquePtr made(memory->Create("", 3, 2, bands, type, nullptr));
  GDALColorTable table;
  for (std::size_t i = 0; i < entries.size(); ++i) table.SetColorEntry(static_cast<int>(i), &entries[i]);
  for (int band = 1; band <= bands; ++band) {
    std::vector<double> samples = values;
    for (double& value : samples) value += band - 1;
    ASSERT_EQ(made->GetRasterBand(band)->RasterIO(GF_Write, 0, 0, 3, 2, samples.data(), 3, 2, GDT_Float64, 0,
                                                  0, nullptr),
              CE_None);
  }
  made->GetRasterBand(1)->SetColorTable(&table);
  std::array<double, 6> place{400000.0, 10.0, 0.0, 5500000.0, 0.0, -10.0};
  if (placed) made->SetGeoTransform(place.data());
  GDALDriver* const by = GetGDALDriverManager()->GetDriverByName(driver);
  const GDALDatasetUniquePtr written(
      by->CreateCopy(path.c_str(), made.get(), FALSE, nullptr, nullptr, nullptr));
  ASSERT_TRUE(written);
}

std::vector<GDALColorEntry> entriesOf(int count, bool grey) {
  std::vector<GDALColorEntry> entries;
  for (int i = 0; i < count; ++i) {
    const auto c = static_cast<short>(255 - (i * 37) % 256);
    entries.push_back({c, static_cast<short>(grey ? c : i % 256), grey ? c : short{9}, 255});
  }
  return entries;
}

TEST(ImportBands, ValuesBehindAColourTableAreTheHeights) {
  const TempFolder folder;
  const std::vector<double> heights{200, 700, 1234, 1999, 2000, 3};
  const auto expectHeights = [&](const std::string& path, const std::vector<double>& expected) {
    SCOPED_TRACE(path);
    const ImportedTerrain read = imported(path);
    for (std::size_t i = 0; i < expected.size(); ++i)
      EXPECT_EQ(read.terrain.heights.at(static_cast<int>(i % 3), static_cast<int>(i / 3)), expected[i]) << i;
  };
  // Of GRASS, and of ERDAS: more than 8 bits, with a place.
  writeWithTable(folder.file("dem.tif"), "GTiff", GDT_UInt16, heights, entriesOf(2100, false), true);
  expectHeights(folder.file("dem.tif"), heights);
  // Its colours are a choice.
  EXPECT_EQ(imported(folder.file("dem.tif"), using_({Kind::Band, 2})).terrain.heights.at(2, 1),
            255.0F - 3.0F * 37.0F);
  const auto preview = valueOf(previewImport(folder.file("dem.tif")));
  EXPECT_EQ(preview.bands, (std::vector<std::string>{"values", "red", "green", "blue"}));
  EXPECT_TRUE(preview.colours);
  EXPECT_TRUE(preview.needed.empty());
  writeWithTable(folder.file("dem.img"), "HFA", GDT_UInt16, heights, entriesOf(2100, false), true);
  const ImportedTerrain erdas = imported(folder.file("dem.img"));
  EXPECT_EQ(erdas.terrain.heights.at(2, 0), 1234.0F);
  EXPECT_TRUE(anyHolds(erdas.facts, "it has a colour table"));
  EXPECT_FALSE(anyHolds(erdas.warnings, "colour table"));
  // 16 bits that a grey table shows, without a place: not one step of them is lost.
  std::vector<double> fine{0, 1, 2, 1000, 1001, 2047};
  writeWithTable(folder.file("grey.tif"), "GTiff", GDT_UInt16, fine, entriesOf(2048, true), false);
  expectHeights(folder.file("grey.tif"), fine);
  // A .clr beside an Esri raster, with heights below 0.
  writeBytes(folder.file("e.bil"), std::string("\xec\xff\x05\x00\xd0\x07\x06\x00\x07\x00\x00\x00", 12));
  writeBytes(folder.file("e.hdr"),
             "BYTEORDER I\nLAYOUT BIL\nNROWS 2\nNCOLS 3\nNBANDS 1\nNBITS 16\nPIXELTYPE SIGNEDINT\n"
             "ULXMAP 0\nULYMAP 0\nXDIM 1\nYDIM 1\n");
  writeBytes(folder.file("e.clr"), "0 0 0 255\n5 0 255 0\n7 9 9 9\n2000 255 255 255\n");
  expectHeights(folder.file("e.bil"), {-20, 5, 2000, 6, 7, 0});
  // A picture of 8 bits: coloured, the values with a warning; grey in any order, its greys.
  const std::vector<double> indices{0, 1, 2, 3, 4, 5};
  writeWithTable(folder.file("hues.png"), "PNG", GDT_Byte, indices, entriesOf(6, false), false);
  expectHeights(folder.file("hues.png"), indices);
  EXPECT_TRUE(anyHolds(imported(folder.file("hues.png")).warnings, "it has a colour table"));
  writeWithTable(folder.file("greys.png"), "PNG", GDT_Byte, indices, entriesOf(6, true), false);
  expectHeights(folder.file("greys.png"), {255, 218, 181, 144, 107, 70});
  // Of several bands only one has a table: they are all values.
  writeWithTable(folder.file("two.img"), "HFA", GDT_UInt16, heights, entriesOf(2100, false), true, 2);
  EXPECT_EQ(imported(folder.file("two.img"), using_({Kind::Band, 1})).terrain.heights.at(1, 0), 700.0F);
  EXPECT_EQ(imported(folder.file("two.img"), using_({Kind::Band, 2})).terrain.heights.at(1, 0), 701.0F);
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
  writeOutside(folder.file("a.tif"), 2, 2, {7, 7, 7, 7}, file);
  EXPECT_EQ(imported(folder.file("a.tif"), options).terrain.heights.at(1, 1), 10.0F);
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
}

/// Rows of a band as the file holds them, through the process that decodes.
std::vector<double> codesOf(const std::string& path, int band, int columns, int rows) {
  const auto source = openAnySource(path, std::nullopt);
  EXPECT_TRUE(source.ok()) << source.error().text();
  std::vector<double> codes(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
  const auto read = (*source)->readCodes(band, 0, rows, codes);
  EXPECT_TRUE(read.ok()) << read.error().text();
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
