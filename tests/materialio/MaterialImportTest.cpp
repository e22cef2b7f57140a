#include <gdal_priv.h>

#include <cmath>
#include <map>

#include "core/materialio/MaterialImport.h"
#include "tests/materialio/MaterialIoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

using Bytes = std::vector<std::uint8_t>;

MaterialWeights readBack(const std::vector<std::string>& paths, const Terrain& onto,
                         const MaterialImportOptions& options = {}) {
  auto read = readMaterialWeights(paths, onto, options);
  EXPECT_TRUE(read.ok()) << read.error().text();
  return read ? std::move(*read) : MaterialWeights{};
}

TEST(MaterialImport, ControlMapsComeBackByTheirBits) {
  // All pairs of textures, some automatic, some holes.
  std::vector<std::uint32_t> bits;
  for (std::uint32_t overlay = 0; overlay < 32; ++overlay)
    for (std::uint32_t base = 0; base < 32; ++base) {
      const std::uint32_t blend = (base * 7 + overlay * 3) % 256;
      const bool hole = base == 3 && overlay == 4;
      bits.push_back(base << 27 | overlay << 22 | blend << 14 | 5u << 10 | 3u << 7 | (hole ? 4u : 0u) |
                     (base == 9 ? 1u : 0u));
    }
  const TempFolder folder;
  const Terrain terrain = fractalTerrain(32, 32);
  for (const char* channel : {"R", "Y"}) {
    writeExrBits(folder.file("c.exr"), channel, 32, 32, bits);
    const MaterialWeights read = readBack({folder.file("c.exr")}, terrain);
    EXPECT_EQ(read.kind, WeightKind::Terrain3d);
    ASSERT_EQ(read.layers.size(), 32u);
    EXPECT_EQ(read.layers[31].name, "Texture 31");
    EXPECT_EQ(read.corrections.nothing, 1);
    EXPECT_TRUE(anyHolds(read.notes, "32 samples are left to Terrain3D's automatic shader"));
    for (std::uint32_t overlay = 0; overlay < 32; ++overlay)
      for (std::uint32_t base = 0; base < 32; ++base) {
        if (base == 3 && overlay == 4) continue;
        const std::uint32_t blend = (base * 7 + overlay * 3) % 256, i = overlay * 32 + base;
        ASSERT_EQ(read.layers[base].weights[i], base == overlay ? 255 : 255 - blend);
        if (base != overlay) {
          ASSERT_EQ(read.layers[overlay].weights[i], blend);
        }
      }
  }
}

TEST(MaterialImport, SumsAreBroughtTo255AndTold) {
  const TempFolder folder;
  const Terrain terrain = fractalTerrain(20, 20);
  std::vector<double> a(400, 255.0), b(400, 0.0);
  a[5] = 100, b[5] = 100;  // 200
  a[6] = 255, b[6] = 255;  // 510
  a[7] = 0, b[7] = 0;      // nothing
  a[8] = 200, b[8] = 56;   // 256
  writeOutside(folder.file("a.png"), 20, 20, a, {.driver = "PNG", .type = "Byte"});
  writeOutside(folder.file("b.png"), 20, 20, b, {.driver = "PNG", .type = "Byte"});
  const MaterialWeights read = readBack({folder.file("a.png"), folder.file("b.png")}, terrain);
  EXPECT_EQ(read.corrections.samples, 3);
  EXPECT_EQ(read.corrections.worstSum, 510.0);
  EXPECT_EQ(read.corrections.nothing, 1);
  EXPECT_TRUE(anyHolds(read.notes, "weights of 3 samples did not add up to 255")) << read.notes.front();
  EXPECT_TRUE(anyHolds(read.notes, "the worst sum was 510"));
  const auto at = [&](std::size_t i) {
    return std::pair<int, int>(read.layers[0].weights[i], read.layers[1].weights[i]);
  };
  EXPECT_EQ(at(0), std::pair(255, 0));
  EXPECT_EQ(at(5), std::pair(128, 127));
  EXPECT_EQ(at(6), std::pair(128, 127));
  EXPECT_EQ(at(7), std::pair(0, 0));
  EXPECT_EQ(at(8), std::pair(199, 56));  // 199.2 and 55.8
  const std::vector<MaterialId> ids{4, 5};
  EXPECT_EQ(materialMap(read, ids, terrain.heights, 9).weight(9, 7, 0), 255);
}

TEST(MaterialImport, AnAlphaThatIsOpaqueEverywhereIsNoLayer) {
  const TempFolder folder;
  const Terrain terrain = fractalTerrain(40, 30);
  const std::size_t samples = 40 * 30;
  std::vector<std::vector<double>> bands(4, std::vector<double>(samples, 255.0));
  for (std::size_t i = 0; i < samples; ++i) {
    bands[0][i] = static_cast<double>(i % 200);
    bands[1][i] = static_cast<double>(i % 50);
    bands[2][i] = 255.0 - bands[0][i] - bands[1][i];
  }
  const auto write = [&](const char* name, const char* driver) {
    writeBands(folder.file(name), 40, 30, bands, {.driver = driver, .type = "Byte"});
    return readBack({folder.file(name)}, terrain);
  };
  for (const auto& [name, driver] : {std::pair{"a.png", "PNG"}, std::pair{"a.tif", "GTiff"}}) {
    const MaterialWeights read = write(name, driver);
    ASSERT_EQ(read.layers.size(), 3u) << name;
    EXPECT_EQ(read.opaque, std::vector<std::size_t>{3});
    EXPECT_EQ(read.corrections.samples, 0);
    for (std::size_t k = 0; k < 3; ++k)
      for (std::size_t i = 0; i < samples; ++i) ASSERT_EQ(read.layers[k].weights[i], bands[k][i]);
  }
  // An alpha that says something is a layer, and so is one that is all there is.
  bands[3][7] = 0.0;
  EXPECT_EQ(write("b.png", "PNG").layers.size(), 4u);
  for (auto* band : {&bands[0], &bands[1], &bands[2]}) band->assign(samples, 0.0);
  bands[3][7] = 255.0;
  const MaterialWeights last = write("c.png", "PNG");
  ASSERT_EQ(last.layers.size(), 4u);
  EXPECT_EQ(last.layers[3].weights, Bytes(samples, 255));
}

TEST(MaterialImport, OtherDepthsAreAmounts) {
  const TempFolder folder;
  const Terrain terrain = fractalTerrain(10, 10);
  writeBands(folder.file("w.tif"), 10, 10,
             {std::vector<double>(100, 65535.0 * 0.25), std::vector<double>(100, 65535.0 * 0.75)},
             {.type = "UInt16"});
  writeBands(folder.file("f.tif"), 10, 10, {std::vector<double>(100, 0.2), std::vector<double>(100, 0.8)},
             {});
  writeBands(folder.file("o.tif"), 10, 10, {std::vector<double>(100, -0.5), std::vector<double>(100, 1.5)},
             {});
  // A mask of floats is no control map.
  writeExrBits(folder.file("m.exr"), "Y", 10, 10, std::vector<std::uint32_t>(100, 0x3e99999aU));  // 0.3
  const MaterialWeights mask = readBack({folder.file("m.exr")}, terrain);
  EXPECT_EQ(mask.kind, WeightKind::Layers);
  EXPECT_EQ(mask.layers[0].name, "m");
  EXPECT_EQ(mask.corrections.samples, 100);
  EXPECT_NEAR(mask.corrections.worstSum, 76.5, 0.01);
  EXPECT_EQ(readBack({folder.file("w.tif")}, terrain).layers[0].weights[42], 64);
  EXPECT_EQ(readBack({folder.file("f.tif")}, terrain).layers[0].weights[42], 51);
  const MaterialWeights clipped = readBack({folder.file("o.tif")}, terrain);
  EXPECT_EQ(clipped.layers[1].weights[42], 255);
  EXPECT_TRUE(anyHolds(clipped.notes, "beyond 0 to 1"));
}

Terrain utmTerrain(int columns, int rows, double cell) {
  Terrain terrain = fractalTerrain(columns, rows, cell, cell);
  OGRSpatialReference crs;
  crs.importFromEPSG(32610);
  char* text = nullptr;
  crs.exportToWkt(&text);
  terrain.georeference.crsWkt = text;
  CPLFree(text);
  terrain.georeference.hasGeoTransform = true;
  terrain.georeference.geoTransform = {500000.0, cell, 0.0, 5200000.0, 0.0, -cell};
  return terrain;
}

TEST(MaterialImport, LandCoverLiesWhereItLies) {
  const TempFolder folder;
  const Terrain terrain = utmTerrain(60, 50, 10.0);
  // Over it and beyond, at 5 m: trees in the west, water in the east, from x = 500300 on; a border through
  // samples.
  std::vector<double> classes;
  for (int row = 0; row < 240; ++row)
    for (int column = 0; column < 240; ++column) classes.push_back(column < 160 ? 10.0 : 80.0);
  writeOutside(folder.file("cover.tif"), 240, 240, classes,
               {.type = "Byte", .geoTransform = {{499502.5, 5.0, 0.0, 5200300.0, 0.0, -5.0}}, .epsg = 32610});
  const MaterialWeights read = readBack({folder.file("cover.tif")}, terrain, {.kind = WeightKind::LandCover});
  EXPECT_EQ(read.way, FittedRaster::Way::ByPlace);
  ASSERT_EQ(read.layers.size(), 2u);
  EXPECT_EQ(read.layers[0].name, "Tree cover");
  EXPECT_EQ(read.layers[1].name, "Permanent water bodies");
  ASSERT_TRUE(read.layers[1].colour);
  EXPECT_EQ(*read.layers[1].colour, (std::array<std::uint8_t, 3>{0, 100, 200}));
  EXPECT_TRUE(anyHolds(read.notes, "ESA WorldCover"));
  // The border is at 500302.5: a quarter of sample 30, which covers 500300 to 500310, is trees.
  const std::size_t row = std::size_t{25} * 60;
  EXPECT_EQ(read.layers[0].weights[row + 29], 255);
  EXPECT_NEAR(read.layers[0].weights[row + 30], 255.0 / 4, 1.0);
  EXPECT_EQ(read.layers[0].weights[row + 31], 0);
  EXPECT_EQ(read.corrections.nothing, 0);
}

TEST(MaterialImport, PalettesAndNumbersOfCorineAreRead) {
  const TempFolder folder;
  GDALAllRegister();
  GDALDriver* const driver = GetGDALDriverManager()->GetDriverByName("GTiff");
  {
    GDALDatasetUniquePtr dataset(driver->Create(folder.file("clc.tif").c_str(), 8, 8, 1, GDT_Byte, nullptr));
    GDALColorTable table;
    const GDALColorEntry green{0, 166, 0, 255};
    table.SetColorEntry(24, &green);
    dataset->GetRasterBand(1)->SetColorTable(&table);
    Bytes codes(64, 24);
    codes[0] = 48;  // no data
    codes[1] = 44;
    ASSERT_EQ(dataset->GetRasterBand(1)->RasterIO(GF_Write, 0, 0, 8, 8, codes.data(), 8, 8, GDT_Byte, 0, 0,
                                                  nullptr),
              CE_None);
  }
  const MaterialWeights read = readBack({folder.file("clc.tif")}, fractalTerrain(8, 8));
  EXPECT_EQ(read.kind, WeightKind::LandCover);
  ASSERT_EQ(read.layers.size(), 2u);
  std::map<std::string, Bytes> by;
  for (const MaterialLayer& layer : read.layers) by[layer.name] = layer.weights;
  EXPECT_EQ(by.at("Coniferous forest")[20], 255);
  EXPECT_EQ(by.at("Sea and ocean")[1], 255);
  EXPECT_EQ(read.corrections.nothing, 1);
}

TEST(LandCoverTables, CodesNamesAndColoursAreThoseOfThePublishers) {
  for (const LandCover legend : {LandCover::WorldCover, LandCover::Nlcd, LandCover::Corine}) {
    const auto classes = landCoverClasses(legend);
    EXPECT_TRUE(std::ranges::is_sorted(classes, std::less(), &LandCoverClass::code));
    for (const LandCoverClass& one : classes) EXPECT_EQ(landCoverCode(legend, one.code)->found, &one);
    EXPECT_FALSE(landCoverCode(legend, 7777.0));
    EXPECT_FALSE(landCoverCode(legend, 10.5));
  }
  EXPECT_EQ(landCoverClasses(LandCover::Corine).size(), 44u);
  EXPECT_STREQ(landCoverCode(LandCover::Corine, 44)->found->name, "Sea and ocean");
  EXPECT_STREQ(landCoverCode(LandCover::Corine, 312)->found->name, "Coniferous forest");
  EXPECT_EQ(landCoverCode(LandCover::WorldCover, 0)->found, nullptr);
  const std::vector<double> nlcd{11, 21, 90}, none{0}, odd{10, 11, 222};
  EXPECT_EQ(guessLandCover(nlcd), LandCover::Nlcd);
  EXPECT_EQ(guessLandCover(none), std::nullopt);
  EXPECT_EQ(guessLandCover(odd), LandCover::Corine);
}

TEST(MaterialImport, BadInputIsOneLine) {
  const TempFolder folder;
  const Terrain terrain = utmTerrain(20, 20, 10.0);
  const auto refused = [&](const std::vector<std::string>& paths, const std::vector<std::string>& words,
                           const MaterialImportOptions& options = {}) {
    expectOneLine(readMaterialWeights(paths, terrain, options), words);
  };
  refused({}, {"no file"});
  refused({folder.file("none.png")}, {"none.png: ", "No such file"});
  writeBytes(folder.file("bad.png"), "not a picture");
  refused({folder.file("bad.png")}, {"bad.png: ", "not a raster"});
  refused({folder.file("bad.png"), folder.file("bad.png")}, {"bad.png: "});
  writeOutside(folder.file("odd.tif"), 20, 20, std::vector<double>(400, 13.0), {.type = "Byte"});
  refused({folder.file("odd.tif")}, {"odd.tif: ", "class 13 is none of ESA WorldCover"},
          {.legend = LandCover::WorldCover});
  writeOutside(folder.file("many.tif"), 20, 20, std::vector<double>(400, 7000.0), {.type = "UInt16"});
  refused({folder.file("many.tif")}, {"many.tif: ", "no legend that is known", "worldcover"},
          {.kind = WeightKind::LandCover});
  refused({folder.file("odd.tif")}, {"odd.tif: ", "two files"}, {.kind = WeightKind::HTerrainArray});
  refused({folder.file("odd.tif"), folder.file("odd.tif")}, {"odd.tif: "},
          {.kind = WeightKind::HTerrainArray});
  refused({folder.file("odd.tif"), folder.file("odd.tif")}, {"one file too many"},
          {.kind = WeightKind::Terrain3d});
  writeOutside(folder.file("wide.tif"), 20, 20, std::vector<double>(400, 1.0), {.type = "Float64"});
  refused({folder.file("wide.tif")}, {"wide.tif: ", "Float64"}, {.kind = WeightKind::Terrain3d});
  // Somewhere else in the world.
  writeOutside(
      folder.file("far.tif"), 20, 20, std::vector<double>(400, 255.0),
      {.type = "Byte", .geoTransform = {{100000.0, 10.0, 0.0, 100000.0, 0.0, -10.0}}, .epsg = 32610});
  refused({folder.file("far.tif")}, {"far.tif: ", "nothing of it lies on the terrain"});
  writeBands(folder.file("splat_index.png"), 20, 20, std::vector(3, std::vector<double>(400, 0.0)),
             {.driver = "PNG", .type = "Byte"});
  writeBands(folder.file("splat_weight.png"), 21, 20, std::vector(3, std::vector<double>(420, 0.0)),
             {.driver = "PNG", .type = "Byte"});
  refused({folder.file("splat_index.png"), folder.file("splat_weight.png")},
          {"splat_weight.png: ", "21 x 20", "20 x 20"});
  const auto stopped =
      readMaterialWeights({folder.file("odd.tif")}, terrain, {}, [](double) { return false; });
  ASSERT_FALSE(stopped.ok());
  EXPECT_TRUE(stopped.error().cancelled);
}

}  // namespace
}  // namespace scarp::test
