#include <gtest/gtest.h>

#include <cmath>

#include "core/drape/DrapeOrigin.h"
#include "core/drape/DrapeTiles.h"
#include "tests/drape/DrapeSupport.h"

namespace scarp {
namespace {

using test::placedTerrain;

/// The largest difference of a channel, 0…255.
int farthest(const DrapeTexels& a, const DrapeTexels& b) {
  if (a.size() != b.size()) return 256;
  int most = 0;
  for (std::size_t i = 0; i < a.size(); ++i)
    for (std::size_t c = 0; c < 4; ++c) most = std::max(most, std::abs(int(a[i][c]) - int(b[i][c])));
  return most;
}

class DrapeOriginTest : public ::testing::Test {
 protected:
  std::string write(int columns, int rows, std::vector<std::vector<double>> bands, test::OutsideFile file,
                    const char* type = "Byte") {
    const std::string path = folder_.file("picture.tif");
    file.type = type;
    test::writeBands(path, columns, rows, bands, file);
    return path;
  }
  test::OutsideFile inDegrees(int columns, int rows) {
    test::OutsideFile file;
    file.epsg = 4326;
    file.geoTransform = test::aroundInDegrees(columns, rows);
    return file;
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

  test::TempFolder folder_;
};

TEST_F(DrapeOriginTest, APackedPictureLooksAsItsFile) {
  const std::string path = write(420, 380, test::waves(420, 380), inDegrees(420, 380));
  const Terrain terrain = placedTerrain();
  const auto packed = packedDrape(path, terrain.frame, terrain.georeference);
  ASSERT_TRUE(packed.ok()) << packed.error().message;
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
  ASSERT_TRUE(packed.ok()) << packed.error().message;
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
  ASSERT_TRUE(packed.ok()) << packed.error().message;
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
  EXPECT_EQ(beside.error().message, path + ": nothing of it lies on the terrain");
  EXPECT_FALSE(packedDrape(folder_.file("none.tif"), terrain.frame, terrain.georeference).ok());
  PackedDrape missing;
  missing.colours = 77;
  const auto opened = DrapePicture::open({"Ortho", missing}, terrain.frame, terrain.georeference);
  ASSERT_FALSE(opened.ok());
  EXPECT_EQ(opened.error().message, "Ortho: its picture is missing in the project");
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
  EXPECT_NE(packed->warnings.front().find("-9999"), std::string::npos) << packed->warnings.front();
  test::expectOneLine(packedHeights(folder_.file("none.tif"), {}, terrain.frame, terrain.georeference),
                      {"none.tif"});
}

}  // namespace
}  // namespace scarp
