#include <gdal_priv.h>
#include <gdalwarper.h>
#include <gtest/gtest.h>

#include <cmath>
#include <fstream>

#include "core/drape/DrapeOrigin.h"
#include "core/drape/DrapePicture.h"
#include "core/drape/DrapeTiles.h"
#include "core/io/GdalDrivers.h"
#include "core/io/GdalErrors.h"
#include "tests/drape/DrapeSupport.h"

namespace scarp {
namespace {

using test::placedTerrain;

Result<DrapePicture> openOver(const std::string& path, const Terrain& terrain) {
  return DrapePicture::open(path, terrain.frame, terrain.georeference);
}

/// What GDAL's own warper, without approximations, makes of the first three bands of a file at the same
/// texels; −1 where it has nothing.
std::vector<std::array<int, 3>> warped(const std::string& path, const Terrain& onto,
                                       const DrapeSquare& square, GDALResampleAlg by) {
  prepareGdal();
  GDALDatasetUniquePtr source(GDALDataset::Open(path.c_str(), GDAL_OF_RASTER));
  EXPECT_TRUE(source);
  const auto at = [&](double column, double row) {
    return toWorld(onto.georeference, onto.frame, column, row);
  };
  const double half = 0.5 * square.texel;
  const Vec2 corner = at(square.column - half, square.row - half), first = at(square.column, square.row);
  const Vec2 east = at(square.column + square.texel, square.row) - first,
             south = at(square.column, square.row + square.texel) - first;
  std::array<double, 6> transform{corner.x(), east.x(), south.x(), corner.y(), east.y(), south.y()};
  GDALDatasetUniquePtr target(memoryDriver().Create("", square.side, square.side, 3, GDT_Float32, nullptr));
  target->SetGeoTransform(transform.data());
  for (int band = 1; band <= 3; ++band) {
    target->GetRasterBand(band)->SetNoDataValue(-1.0);
    target->GetRasterBand(band)->Fill(-1.0);
  }
  EXPECT_EQ(GDALReprojectImage(source.get(), nullptr, target.get(), onto.georeference.crsWkt.c_str(), by, 0.0,
                               0.0, nullptr, nullptr, nullptr),
            CE_None);
  std::vector<std::array<int, 3>> texels(static_cast<std::size_t>(square.side * square.side));
  std::vector<float> samples(texels.size());
  for (int band = 0; band < 3; ++band) {
    EXPECT_EQ(
        target->GetRasterBand(band + 1)->RasterIO(GF_Read, 0, 0, square.side, square.side, samples.data(),
                                                  square.side, square.side, GDT_Float32, 0, 0, nullptr),
        CE_None);
    for (std::size_t i = 0; i < texels.size(); ++i)
      texels[i][static_cast<std::size_t>(band)] = static_cast<int>(std::lround(samples[i]));
  }
  return texels;
}

struct Difference {
  int most = 0;     ///< Of 255, where both have something.
  int onlyOne = 0;  ///< Texels that one has and the other not.
  int compared = 0;
};
Difference differenceOf(const DrapeTexels& ours, const std::vector<std::array<int, 3>>& theirs) {
  Difference found;
  for (std::size_t i = 0; i < theirs.size(); ++i) {
    const bool here = !ours.empty() && ours[i][3] == 255, there = theirs[i][0] >= 0;
    found.onlyOne += here != there;
    if (!here || !there) continue;
    ++found.compared;
    for (std::size_t band = 0; band < 3; ++band)
      found.most = std::max(found.most, std::abs(int(ours[i][band]) - theirs[i][band]));
  }
  return found;
}

class DrapePictureTest : public ::testing::Test {
 protected:
  std::string waves(int columns, int rows, const test::OutsideFile& file = {}, const char* name = "waves.tif",
                    double longer = 1.0) {
    const std::string path = folder_.file(name);
    test::OutsideFile bytes = file;
    bytes.type = "Byte";
    test::writeBands(path, columns, rows, test::waves(columns, rows, longer), bytes);
    return path;
  }
  test::OutsideFile inDegrees(int columns, int rows) {
    test::OutsideFile file;
    file.epsg = 4326;
    file.geoTransform = test::aroundInDegrees(columns, rows);
    return file;
  }

  test::TempFolder folder_;
};

TEST_F(DrapePictureTest, IsReprojectedAsGdalDoes) {
  const std::string path = waves(420, 380, inDegrees(420, 380));
  for (const bool southUp : {false, true}) {
    const Terrain terrain = placedTerrain(southUp);
    auto picture = openOver(path, terrain);
    ASSERT_TRUE(picture.ok()) << picture.error().text();
    EXPECT_FALSE(picture->facts().stretched);
    // Texels about as large as pixels (for larger ones GDAL's filter is wider), smaller ones, and some beyond
    // the picture's border.
    for (const DrapeSquare& square : {DrapeSquare{20.0, 30.0, 0.6, 130}, DrapeSquare{60.3, 41.7, 0.11, 130},
                                      DrapeSquare{-100.0, -60.0, 0.6, 300}}) {
      const auto drawn = picture->draw(square);
      ASSERT_TRUE(drawn.ok()) << drawn.error().text();
      const Difference found = differenceOf(*drawn, warped(path, terrain, square, GRA_Bilinear));
      EXPECT_GT(found.compared, 10000) << square.column;
      EXPECT_LE(found.most, 1) << square.column;
      EXPECT_LE(found.onlyOne, 12) << "rounding at the border; " << square.column;
    }
  }
}

TEST_F(DrapePictureTest, OfFinerPicturesTakesMeansInTheSamePlace) {
  const std::string path = waves(1400, 1267, inDegrees(1400, 1267), "fine.tif", 4.0);
  const Terrain terrain = placedTerrain();
  auto picture = openOver(path, terrain);
  ASSERT_TRUE(picture.ok()) << picture.error().text();
  const DrapeSquare square{20.0, 20.0, 1.65, 60};  // Seven pixels to a texel, about.
  const auto drawn = picture->draw(square);
  ASSERT_TRUE(drawn.ok());
  const Difference found = differenceOf(*drawn, warped(path, terrain, square, GRA_Average));
  EXPECT_EQ(found.compared, 60 * 60);
  EXPECT_LE(found.most, 4) << "an eighth of a texel at the waves' steepest";
}

TEST_F(DrapePictureTest, RotatedAndInAnotherProjectionIsReprojectedAsGdalDoes) {
  test::OutsideFile file;
  file.epsg = 3857;
  // By 30 degrees, in Web Mercator.
  file.geoTransform = {-13608500.0, 12.0, 7.0, 5810500.0, 7.0, -12.0};
  const std::string path = waves(500, 500, file);
  const Terrain terrain = placedTerrain();
  auto picture = openOver(path, terrain);
  ASSERT_TRUE(picture.ok()) << picture.error().text();
  ASSERT_TRUE(picture->facts().middle);
  const DrapeSquare square{picture->facts().middle->x() - 16.0, picture->facts().middle->y() - 16.0, 0.2,
                           160};
  const auto drawn = picture->draw(square);
  ASSERT_TRUE(drawn.ok());
  const Difference found = differenceOf(*drawn, warped(path, terrain, square, GRA_Bilinear));
  EXPECT_GT(found.compared, 5000);
  EXPECT_LE(found.most, 1);
}

TEST_F(DrapePictureTest, AlphaAndNodataAreTransparent) {
  auto bands = test::waves(100, 80);
  bands.emplace_back(8000, 255.0);
  for (std::size_t i = 0; i < 8000; ++i)
    if (i % 100 < 50) bands[3][i] = 0.0;
  const std::string path = folder_.file("alpha.tif");
  test::writeBands(path, 100, 80, bands, {.type = "Byte"});
  const Terrain terrain = placedTerrain();
  auto picture = openOver(path, terrain);
  ASSERT_TRUE(picture.ok()) << picture.error().text();
  auto drawn = picture->draw({0.5, 0.5, 1.0, 160});
  ASSERT_TRUE(drawn.ok());
  EXPECT_EQ((*drawn)[80 * 160 + 90][3], 0);
  EXPECT_EQ((*drawn)[80 * 160 + 110][3], 255);
  // Times alpha, where half of a texel is covered.
  for (const auto& texel : *drawn)
    for (std::size_t band = 0; band < 3; ++band) EXPECT_LE(texel[band], texel[3]);

  std::vector<std::vector<double>> colours(3, std::vector<double>(8000, 7.0));
  for (auto& band : colours) band[40 * 100 + 50] = 200.0;
  test::writeBands(folder_.file("nodata.tif"), 100, 80, colours, {.type = "Byte", .nodata = 7.0});
  auto sparse = openOver(folder_.file("nodata.tif"), terrain);
  ASSERT_TRUE(sparse.ok());
  drawn = sparse->draw({0.5, 0.5, 1.0, 160});
  ASSERT_TRUE(drawn.ok());
  EXPECT_EQ((*drawn)[10 * 160 + 10][3], 0);
  EXPECT_EQ((*drawn)[81 * 160 + 101][3], 143) << "bilinear: 9/16 of it";
}

TEST_F(DrapePictureTest, WithoutAPlaceItReachesFromCornerToCorner) {
  const std::string path = waves(64, 48);
  const Terrain terrain = placedTerrain();
  auto picture = openOver(path, terrain);
  ASSERT_TRUE(picture.ok()) << picture.error().text();
  EXPECT_TRUE(picture->facts().stretched);
  EXPECT_EQ(picture->facts().covered, terrain.frame.samples());
  const auto bands = test::waves(64, 48);
  // A texel for each pixel: 200/64 cells by 160/48.
  const auto drawn = picture->draw({0.5 * 200.0 / 64, 0.5 * 200.0 / 64, 200.0 / 64, 48});
  ASSERT_TRUE(drawn.ok());
  for (int column = 0; column < 48; ++column)
    EXPECT_NEAR((*drawn)[static_cast<std::size_t>(column)][0], bands[0][static_cast<std::size_t>(column)], 1);
  // The same where the terrain has none.
  Terrain nowhere = terrain;
  nowhere.georeference = {};
  const std::string placed = waves(64, 48, inDegrees(64, 48), "placed.tif");
  EXPECT_TRUE(openOver(placed, nowhere)->facts().stretched);
}

TEST_F(DrapePictureTest, ThatLiesElsewhereCoversNothing) {
  test::OutsideFile file = inDegrees(64, 48);
  (*file.geoTransform)[0] = 11.0;
  const Terrain terrain = placedTerrain();
  auto picture = openOver(waves(64, 48, file), terrain);
  ASSERT_TRUE(picture.ok()) << picture.error().text();
  EXPECT_TRUE(picture->facts().covered.empty());
  const auto drawn = picture->draw({0.0, 0.0, 1.0, 130});
  ASSERT_TRUE(drawn.ok());
  EXPECT_TRUE(drawn->empty());
  // One smaller than a cell of what is looked at is found all the same.
  test::OutsideFile small = inDegrees(64, 48);
  small.geoTransform = {-122.2, 1e-6, 0.0, 46.21, 0.0, -1e-6};
  EXPECT_FALSE(openOver(waves(64, 48, small, "small.tif"), terrain)->facts().covered.empty());
}

TEST_F(DrapePictureTest, NumbersGoFromTheFirstToTheLastColourBetweenTheirPercentiles) {
  std::vector<double> slope(100 * 100);
  for (std::size_t i = 0; i < slope.size(); ++i) slope[i] = static_cast<double>(i) / 100.0;
  slope[0] = 1e9;  // One that is wrong does not spoil the rest.
  test::writeOutside(folder_.file("slope.tif"), 100, 100, slope);
  auto picture = openOver(folder_.file("slope.tif"), placedTerrain());
  ASSERT_TRUE(picture.ok()) << picture.error().text();
  EXPECT_EQ(picture->colours().kind(), DrapeColours::Kind::Numbers);
  EXPECT_NEAR(picture->colours().low(), 2.0, 0.1);
  EXPECT_NEAR(picture->colours().high(), 98.0, 0.1);
  const double high = 200.0;
  EXPECT_EQ(picture->colours().colour(std::span(&high, 1)), (std::array<double, 3>{253, 231, 37}));
}

TEST_F(DrapePictureTest, SixteenBitsAndPalettesHaveTheirColours) {
  // Reflectances: far from the end of their range.
  std::vector<std::vector<double>> bands(3, std::vector<double>(100 * 100));
  for (std::size_t i = 0; i < 10000; ++i)
    for (std::size_t band = 0; band < 3; ++band) bands[band][i] = static_cast<double>(i % 3001);
  test::writeBands(folder_.file("reflectance.tif"), 100, 100, bands, {.type = "UInt16"});
  auto stretched = openOver(folder_.file("reflectance.tif"), placedTerrain());
  ASSERT_TRUE(stretched.ok()) << stretched.error().text();
  EXPECT_NEAR(stretched->colours().low(), 60.0, 15.0);
  EXPECT_NEAR(stretched->colours().high(), 2940.0, 15.0);
  bands[0][5000] = 65535.0;
  test::writeBands(folder_.file("whole.tif"), 100, 100, bands, {.type = "UInt16"});
  EXPECT_EQ(openOver(folder_.file("whole.tif"), placedTerrain())->colours().high(), 65535.0);

  // Red and half transparent blue, in large squares.
  prepareGdal();
  const std::string path = folder_.file("palette.tif");
  {
    GDALDatasetUniquePtr made(
        GetGDALDriverManager()->GetDriverByName("GTiff")->Create(path.c_str(), 64, 64, 1, GDT_Byte, nullptr));
    ASSERT_TRUE(made);
    GDALColorTable table;
    const GDALColorEntry red{255, 0, 0, 255}, blue{0, 0, 255, 255};
    table.SetColorEntry(0, &red);
    table.SetColorEntry(200, &blue);
    made->GetRasterBand(1)->SetColorTable(&table);
    std::vector<GByte> indices(64 * 64);
    for (std::size_t i = 0; i < indices.size(); ++i) indices[i] = i % 64 < 32 ? 0 : 200;
    ASSERT_EQ(made->GetRasterBand(1)->RasterIO(GF_Write, 0, 0, 64, 64, indices.data(), 64, 64, GDT_Byte, 0, 0,
                                               nullptr),
              CE_None);
  }
  auto palette = openOver(path, placedTerrain());
  ASSERT_TRUE(palette.ok()) << palette.error().text();
  const auto drawn = palette->draw({1.0, 1.0, 12.0, 16});  // Four pixels to a texel.
  ASSERT_TRUE(drawn.ok()) << drawn.error().text();
  EXPECT_EQ((*drawn)[16 * 5 + 2], (std::array<std::uint8_t, 4>{255, 0, 0, 255}));
  EXPECT_EQ((*drawn)[16 * 5 + 14], (std::array<std::uint8_t, 4>{0, 0, 255, 255}));
}

TEST_F(DrapePictureTest, WhatCannotBeReadIsOneLine) {
  const Terrain terrain = placedTerrain();
  test::expectOneLine(openOver(folder_.file("none.png"), terrain), {"none.png", "No such file"});
  std::ofstream(folder_.file("text.png")) << "no picture at all";
  test::expectOneLine(openOver(folder_.file("text.png"), terrain), {"text.png"});
  for (const char* name :
       {"/dev/zero", "/vsicurl/http://localhost/a.tif", "http://localhost/a.tif", "MEM:::a"})
    EXPECT_FALSE(openOver(name, terrain).ok()) << name;
  // A picture that ends early: told when what is missing is looked for, or at once.
  const std::string path = waves(600, 600, inDegrees(600, 600));
  std::filesystem::resize_file(path, std::filesystem::file_size(path) / 3);
  auto cut = openOver(path, terrain);
  if (cut.ok()) {
    const auto drawn = cut->draw({0.0, 0.0, 1.0, 160});
    EXPECT_TRUE(drawn.ok() || drawn.error().text().find('\n') == std::string::npos);
  } else {
    test::expectOneLine(cut, {"waves.tif"});
  }
}

/// The largest difference of a channel, 0…255.
int farthest(const DrapeTexels& a, const DrapeTexels& b) {
  if (a.size() != b.size()) return 256;
  int most = 0;
  for (std::size_t i = 0; i < a.size(); ++i)
    for (std::size_t c = 0; c < 4; ++c) most = std::max(most, std::abs(int(a[i][c]) - int(b[i][c])));
  return most;
}

class DrapeOriginTest : public DrapePictureTest {
 protected:
  std::string write(int columns, int rows, std::vector<std::vector<double>> bands, test::OutsideFile file,
                    const char* type = "Byte") {
    const std::string path = folder_.file("picture.tif");
    file.type = type;
    test::writeBands(path, columns, rows, bands, file);
    return path;
  }
  /// Draws a square of the file and of its packed picture.
  int differ(const std::string& path, const PackedDrape& packed, const Terrain& terrain, DrapeSquare square) {
    auto file = DrapePicture::open(path, terrain.frame, terrain.georeference);
    auto kept = DrapePicture::open({"kept", packed}, terrain.frame, terrain.georeference);
    EXPECT_TRUE(file.ok() && kept.ok());
    const auto one = file->draw(square), other = kept->draw(square);
    EXPECT_TRUE(one.ok() && other.ok() && !one->empty());
    return farthest(*one, *other);
  }
};

TEST_F(DrapeOriginTest, APackedPictureLooksAsItsFile) {
  const std::string path = write(420, 380, test::waves(420, 380), inDegrees(420, 380));
  const Terrain terrain = placedTerrain();
  const auto packed = packedDrape(path, terrain.frame, terrain.georeference);
  ASSERT_TRUE(packed.ok()) << packed.error().text();
  ASSERT_TRUE(packed->whole());
  EXPECT_EQ(packed->opacity, 0U);
  EXPECT_LT(packed->colourPicture->columns, 420) << "only what lies on the terrain";
  for (const DrapeSquare& square : {DrapeSquare{20.0, 30.0, 0.6, 130}, DrapeSquare{60.3, 41.7, 0.11, 130},
                                    DrapeSquare{-2.0, -2.0, 0.5, 100}})
    EXPECT_LE(differ(path, *packed, terrain, square), 1) << square.column;
  // Means of several pixels are of others.
  EXPECT_LE(differ(path, *packed, terrain, {0.0, 0.0, 3.0, 50}), 24);
  std::filesystem::remove(path);
  EXPECT_TRUE(DrapeTiles::open({"kept", *packed}, terrain.frame, terrain.georeference).ok());
}

TEST_F(DrapeOriginTest, NumbersAndOpacityAreAsTheyAreShown) {
  std::vector<std::vector<double>> numbers(1);
  for (int i = 0; i < 60 * 50; ++i)
    numbers[0].push_back(i % 60 < 20 ? -9999.0 : 1000.0 + 37.0 * (i % 60) + 11.0 * (i / 60));
  test::OutsideFile file;
  file.nodata = -9999.0;
  const std::string path = write(60, 50, numbers, file, "Float32");
  Terrain terrain = placedTerrain();
  terrain.georeference = {};
  const auto packed = packedDrape(path, terrain.frame, terrain.georeference);
  ASSERT_TRUE(packed.ok()) << packed.error().text();
  ASSERT_TRUE(packed->opacityPicture);
  // A sample a pixel: nothing is mixed.
  const DrapeSquare pixels{(200.0 / 60.0) / 2.0, (160.0 / 50.0) / 2.0, 200.0 / 60.0, 40};
  EXPECT_LE(differ(path, *packed, terrain, pixels), 20);
  auto kept = DrapePicture::open({"kept", *packed}, terrain.frame, terrain.georeference);
  const auto drawn = kept->draw({1.0, 1.0, 1.0, 150});
  ASSERT_TRUE(drawn.ok());
  EXPECT_EQ((*drawn)[5][3], 0) << "no data";
  EXPECT_EQ((*drawn)[145][3], 255);
}

TEST_F(DrapeOriginTest, LargePicturesAreMeansOfWholePixels) {
  std::vector<std::vector<double>> bands(3);
  constexpr int kColumns = 2 * kMostTexels + 500, kRows = 24;
  for (int row = 0; row < kRows; ++row)
    for (int column = 0; column < kColumns; ++column)
      for (std::size_t c = 0; c < 3; ++c) bands[c].push_back(column % 3 == static_cast<int>(c) ? 240.0 : 0.0);
  const std::string path = write(kColumns, kRows, bands, {});
  Terrain terrain = placedTerrain();
  terrain.georeference = {};
  const auto packed = packedDrape(path, terrain.frame, terrain.georeference);
  ASSERT_TRUE(packed.ok()) << packed.error().text();
  EXPECT_EQ(packed->colourPicture->columns, kColumns / 3);
  EXPECT_EQ(packed->colourPicture->rows, kRows / 3);
  for (const std::uint8_t value : texelsOf(*packed->colourPicture).values) ASSERT_EQ(value, 80);
}

TEST_F(DrapeOriginTest, SaysWhatIsWrong) {
  const Terrain terrain = placedTerrain();
  test::OutsideFile far = inDegrees(42, 38);
  (*far.geoTransform)[0] += 30.0;
  const std::string path = write(42, 38, test::waves(42, 38), far);
  const auto beside = packedDrape(path, terrain.frame, terrain.georeference);
  ASSERT_FALSE(beside.ok());
  EXPECT_EQ(beside.error().text(), path + ": nothing of it lies on the terrain");
  EXPECT_FALSE(packedDrape(folder_.file("none.tif"), terrain.frame, terrain.georeference).ok());
  PackedDrape missing;
  missing.colours = 77;
  const auto opened = DrapePicture::open({"Ortho", missing}, terrain.frame, terrain.georeference);
  ASSERT_FALSE(opened.ok());
  EXPECT_EQ(opened.error().text(), "Ortho: its picture is missing in the project");
  const auto stopped = packedDrape(write(420, 380, test::waves(420, 380), inDegrees(420, 380)), terrain.frame,
                                   terrain.georeference, [](double) { return false; });
  ASSERT_FALSE(stopped.ok());
  EXPECT_TRUE(stopped.error().cancelled);
}

TEST_F(DrapeOriginTest, ImportedHeightsLieInTheirPlaceWithoutVoids) {
  std::vector<std::vector<double>> heights(1);
  for (int row = 0; row < 50; ++row)
    for (int column = 0; column < 60; ++column) heights[0].push_back(row == 25 ? -9999.0 : 100.0 + row);
  const std::string path = write(60, 50, heights, inDegrees(60, 50), "Float32");
  const Terrain terrain = placedTerrain();
  const auto plain = packedDrape(path, terrain.frame, terrain.georeference);
  const auto packed = packedHeights(path, {}, terrain.frame, terrain.georeference);
  ASSERT_TRUE(plain.ok() && packed.ok());
  ASSERT_TRUE(packed->packed.whole());
  EXPECT_EQ(packed->packed.geoTransform, plain->geoTransform);
  EXPECT_EQ(plain->opacity, 0u) << "read as it is, the voids are numbers";
  EXPECT_NE(packed->packed.opacity, 0u) << "imported, they are holes";
  ASSERT_FALSE(packed->warnings.empty());
  EXPECT_NE(packed->warnings.front().text().find("-9999"), std::string::npos) << packed->warnings.front();
  test::expectOneLine(packedHeights(folder_.file("none.tif"), {}, terrain.frame, terrain.georeference),
                      {"none.tif"});
}

}  // namespace
}  // namespace scarp
