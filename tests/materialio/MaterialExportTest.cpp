#include <gdal_priv.h>
#include <gdal_rat.h>

#include <cmath>
#include <set>

#include "core/base/Json.h"
#include "tests/materialio/MaterialIoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

MaterialExportReport exported(const PaintedGround& ground, const TempFolder& folder,
                              const MaterialExportOptions& options) {
  auto report = exportMaterials(ground.ground(), folder.path().string(), options);
  EXPECT_TRUE(report.ok()) << report.error().text();
  return report ? *report : MaterialExportReport{};
}

void expectWeights(const std::vector<double>& band, const std::vector<std::uint8_t>& weights) {
  ASSERT_EQ(band.size(), weights.size());
  for (std::size_t i = 0; i < band.size(); ++i) ASSERT_EQ(band[i], weights[i]) << i;
}

/// Chunks that make programs take samples for colours.
void expectPlainPng(const std::string& path) {
  const std::string bytes = readBytes(path);
  ASSERT_TRUE(bytes.starts_with("\x89PNG"));
  for (const char* chunk : {"iCCP", "sRGB", "gAMA", "cHRM", "tRNS", "bKGD", "PLTE"})
    EXPECT_EQ(bytes.find(chunk), std::string::npos) << path << ": " << chunk;
}

Json jsonIn(const TempFolder& folder, const std::string& name) {
  return Json::parse(readBytes(folder.file(name)));
}

PaintedGround placedGround() {
  PaintedGround ground = paintedGround(150, 140, 5, 4);
  ground.terrain.georeference.hasGeoTransform = true;
  ground.terrain.georeference.geoTransform = {500000.0, 3.0, 0.0, 5200000.0, 0.0, -3.0};
  OGRSpatialReference crs;
  crs.importFromEPSG(32610);
  char* text = nullptr;
  crs.exportToWkt(&text);
  ground.terrain.georeference.crsWkt = text;
  CPLFree(text);
  return ground;
}

TEST(GisExport, BandsHaveEveryWeightAndDominantClassesHaveColours) {
  const PaintedGround ground = placedGround();
  const TempFolder folder;
  const auto report = exported(ground, folder, {});
  EXPECT_EQ(report.loss, WeightLoss{});
  EXPECT_EQ(folder.names(), (std::vector<std::string>{".scarp-export", "dominant.tif", "dominant.tif.aux.xml",
                                                      "weights.tif"}));
  ASSERT_TRUE(exportRaster(ground.terrain, folder.file("heights.tif")).ok());
  const OutsideRaster heights = readOutside(folder.file("heights.tif"));
  const OutsideBands raster = readOutsideBands(folder.file("weights.tif"));
  ASSERT_EQ(raster.bands.size(), 5u);
  EXPECT_EQ(raster.geoTransform, heights.geoTransform);
  EXPECT_EQ(raster.wkt, heights.wkt);
  EXPECT_FALSE(raster.hasProfile);
  for (std::size_t k = 0; k < 5; ++k) {
    EXPECT_EQ(raster.names[k], "Stuff " + std::to_string(k));
    EXPECT_EQ(raster.types[k], "Byte");
    EXPECT_EQ(raster.colours[k], k == 0 ? "Gray" : "Undefined");
    expectWeights(raster.bands[k], ground.weights[k]);
  }
  GDALDatasetUniquePtr dataset(GDALDataset::Open(folder.file("dominant.tif").c_str(), GDAL_OF_RASTER));
  ASSERT_TRUE(dataset);
  GDALRasterBand& band = *dataset->GetRasterBand(1);
  EXPECT_EQ(band.GetNoDataValue(), 0.0);
  const GDALColorTable* const colours = band.GetColorTable();
  const GDALRasterAttributeTable* const table = band.GetDefaultRAT();
  ASSERT_TRUE(colours && table);
  ASSERT_EQ(table->GetRowCount(), 5);
  std::vector<double> cover(5);
  std::vector<std::uint8_t> values(ground.samples());
  ASSERT_EQ(band.RasterIO(GF_Read, 0, 0, 150, 140, values.data(), 150, 140, GDT_Byte, 0, 0, nullptr),
            CE_None);
  double all = 0.0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    int best = 0;
    for (std::size_t k = 0; k < 5; ++k) {
      const int weight = ground.weights[k][i];
      cover[k] += weight;
      all += weight;
      if (weight > (best == 0 ? 0 : ground.weights[static_cast<std::size_t>(best) - 1][i]))
        best = static_cast<int>(k) + 1;
    }
    ASSERT_EQ(values[i], best) << i;
  }
  for (int row = 0; row < 5; ++row) {
    const Material& material = ground.materials[static_cast<std::size_t>(row)];
    EXPECT_EQ(table->GetValueAsInt(row, table->GetColOfUsage(GFU_MinMax)), row + 1);
    EXPECT_EQ(table->GetValueAsString(row, table->GetColOfUsage(GFU_Name)), material.name);
    EXPECT_EQ(table->GetValueAsInt(row, table->GetColOfUsage(GFU_Red)), material.colour[0]);
    EXPECT_NEAR(table->GetValueAsDouble(row, 5), cover[static_cast<std::size_t>(row)] / all, 1e-9);
    EXPECT_EQ(colours->GetColorEntry(row + 1)->c2, material.colour[1]);
  }
}

TEST(GisExport, SouthernRowsFirstWhereTheDataHasThem) {
  PaintedGround ground = placedGround();
  ground.terrain.georeference.southUp = true;
  ground.terrain.georeference.geoTransform = {500000.0, 3.0, 0.0, 5199580.0, 0.0, 3.0};
  const TempFolder folder;
  (void)exported(ground, folder, {});
  const OutsideBands raster = readOutsideBands(folder.file("weights.tif"));
  EXPECT_EQ(raster.geoTransform, ground.terrain.georeference.geoTransform);
  EXPECT_EQ(raster.bands[2][0], ground.weights[2][std::size_t{139} * 150]);
  EXPECT_EQ(raster.bands[2][std::size_t{139} * 150 + 77], ground.weights[2][77]);
}

TEST(GisExport, MoreClassesThanAByteCounts) {
  const Terrain terrain = fractalTerrain(20, 15);
  std::vector<std::vector<std::uint8_t>> weights(300, std::vector<std::uint8_t>(300));
  for (std::size_t i = 0; i < 300; ++i) weights[i][i] = 255;
  const TempFolder folder;
  (void)exported(groundWith(terrain, weights), folder, {});
  const OutsideBands classes = readOutsideBands(folder.file("dominant.tif"));
  EXPECT_EQ(classes.types[0], "UInt16");
  for (std::size_t i = 0; i < 300; ++i) ASSERT_EQ(classes.bands[0][i], i + 1);
}

TEST(UnityExport, AlphamapsHoldEveryWeightInEveryFormat) {
  const PaintedGround ground = paintedGround(64, 64, 6, 6);
  const TempFolder folder;
  const auto report = exported(ground, folder,
                               {.preset = MaterialPreset::Unity,
                                .pictures = {PictureFormat::Png, PictureFormat::Tga, PictureFormat::Raw}});
  EXPECT_FALSE(report.resampled);
  EXPECT_EQ(report.loss, WeightLoss{});
  EXPECT_EQ(folder.names(), (std::vector<std::string>{".scarp-export", "ScarpMaterials.cs", "alphamap_0.png",
                                                      "alphamap_0.raw", "alphamap_0.tga", "alphamap_1.png",
                                                      "alphamap_1.raw", "alphamap_1.tga", "layers.json"}));
  bool underNoAlpha = false;
  for (std::size_t map = 0; map < 2; ++map) {
    const std::string name = "alphamap_" + std::to_string(map);
    const std::string raw = readBytes(folder.file(name + ".raw"));
    ASSERT_EQ(raw.size(), 64u * 64u * 4u);
    for (const char* ending : {".png", ".tga"}) {
      const OutsideBands picture = readOutsideBands(folder.file(name + ending));
      ASSERT_EQ(picture.bands.size(), 4u);
      for (std::size_t c = 0; c < 4; ++c)
        for (std::size_t i = 0; i < ground.samples(); ++i) {
          const std::uint8_t weight = 4 * map + c < 6 ? ground.weights[4 * map + c][i] : std::uint8_t{0};
          ASSERT_EQ(picture.bands[c][i], weight) << name << ending << " " << c << " " << i;
          underNoAlpha = underNoAlpha || (c < 3 && weight > 0 && picture.bands[3][i] == 0.0);
          // Unity's row 0 is the southern one.
          ASSERT_EQ(static_cast<std::uint8_t>(raw[((63 - i / 64) * 64 + i % 64) * 4 + c]), weight);
        }
    }
    expectPlainPng(folder.file(name + ".png"));
  }
  EXPECT_TRUE(underNoAlpha);
  const auto layers = jsonIn(folder, "layers.json");
  EXPECT_EQ(layers["raw"], (Json{"alphamap_0.raw", "alphamap_1.raw"}));
  EXPECT_EQ(layers["layers"][5]["name"], "Stuff 5");
  EXPECT_EQ(layers["layers"][5]["alphamap"], 1);
  EXPECT_EQ(layers["layers"][5]["channel"], "G");
  EXPECT_EQ(layers["layers"][5]["colour"], "#55aa5a");
}

TEST(UnrealExport, AMaskForEachMaterialWithoutProfile) {
  const PaintedGround ground = paintedGround(127, 253, 3, 3);
  const TempFolder folder;
  const auto report = exported(ground, folder, {.preset = MaterialPreset::Unreal});
  EXPECT_FALSE(report.resampled);
  for (std::size_t k = 0; k < 3; ++k) {
    const std::string path = folder.file("Stuff_" + std::to_string(k) + ".png");
    const OutsideBands mask = readOutsideBands(path);
    ASSERT_EQ(mask.bands.size(), 1u);
    EXPECT_EQ(mask.types[0], "Byte");
    expectWeights(mask.bands[0], ground.weights[k]);
    expectPlainPng(path);
  }
  // Sizes that the height export accepts; sums stay 255.
  const auto resampled = exported(paintedGround(100, 80, 3, 3), folder, {.preset = MaterialPreset::Unreal});
  EXPECT_TRUE(resampled.resampled);
  EXPECT_EQ(resampled.size, (SampleSize{127, 127}));
  std::vector<double> sums(127 * 127);
  for (std::size_t k = 0; k < 3; ++k) {
    const OutsideBands mask = readOutsideBands(folder.file("Stuff_" + std::to_string(k) + ".png"));
    for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += mask.bands[0].at(i);
  }
  for (const double sum : sums) ASSERT_TRUE(sum == 255.0 || sum == 0.0) << sum;
  EXPECT_GT(std::ranges::count(sums, 255.0), 127 * 127 * 9 / 10);
  EXPECT_EQ(
      exported(paintedGround(100, 80, 3, 2), folder, {.preset = MaterialPreset::Unreal, .anySize = true})
          .size,
      (SampleSize{100, 80}));
}

TEST(BlenderExport, MasksAndAScriptThatNamesThem) {
  PaintedGround ground = paintedGround(60, 50, 3, 3);
  ground.materials[1].name = "Fels \"steil\" \xc3\xa4";
  const TempFolder folder;
  (void)exported(ground, folder, {.preset = MaterialPreset::Blender});
  EXPECT_EQ(folder.names(), (std::vector<std::string>{".scarp-export", "Fels_steil.png", "Stuff_0.png",
                                                      "Stuff_2.png", "material.py"}));
  expectWeights(readOutsideBands(folder.file("Fels_steil.png")).bands[0], ground.weights[1]);
  const std::string script = readBytes(folder.file("material.py"));
  EXPECT_NE(script.find("COLUMNS, ROWS = 60, 50\n"), std::string::npos);
  EXPECT_NE(script.find(R"(["Fels \"steil\" \u00e4","Fels_steil.png",[17,238,90],2.0,{}],)"),
            std::string::npos)
      << script;
  EXPECT_EQ(script.find('@'), std::string::npos);
}

TEST(MaterialExport, LeavesOutWhatLiesNowhereUnlessAsked) {
  PaintedGround ground = paintedGround(40, 30, 3, 2);
  ground.materials.insert(ground.materials.begin() + 1, Material{7, "Nowhere"});
  const TempFolder folder;
  EXPECT_EQ(exported(ground, folder, {}).layers, (std::vector<std::string>{"Stuff 0", "Stuff 1", "Stuff 2"}));
  EXPECT_EQ(exported(ground, folder, {.all = true}).layers.size(), 4u);
  EXPECT_EQ(readOutsideBands(folder.file("weights.tif")).bands[1], std::vector<double>(1200, 0.0));
}

TEST(MaterialExport, NamesOfFilesAreSafeAndDiffer) {
  PaintedGround ground = paintedGround(40, 30, 6, 4);
  const std::vector<std::string> names{"../etc/x", "Rock", "rock", "", "con", "a<b>:c|d?e*f"};
  for (std::size_t i = 0; i < 6; ++i) ground.materials[i].name = names[i];
  const TempFolder folder;
  (void)exported(ground, folder, {.preset = MaterialPreset::Unreal, .anySize = true});
  EXPECT_EQ(folder.names(),
            (std::vector<std::string>{".scarp-export", "Rock.png", "a_b_c_d_e_f.png", "etc_x.png",
                                      "layers.json", "material.png", "material_con.png", "rock_2.png"}));
}

}  // namespace
}  // namespace scarp::test
