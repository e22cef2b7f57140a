#include <gtest/gtest.h>

#include "core/io/AlphaFile.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::expectOneLine;
using test::TempFolder;
using test::writeOutside;

TEST(AlphaFile, BringsAPictureToTheRangeFromBlackToWhite) {
  const TempFolder folder;
  const std::string path = folder.file("shape.tif");
  writeOutside(path, 3, 2, {100, 300, 200, 150, 100, 300}, {.type = "UInt16"});
  const auto alpha = readAlpha(path);
  ASSERT_TRUE(alpha.ok()) << alpha.error().message;
  EXPECT_EQ((*alpha)->columns, 3);
  EXPECT_EQ((*alpha)->rows, 2);
  EXPECT_EQ((*alpha)->name, path);
  EXPECT_EQ((*alpha)->values, (std::vector<float>{0.0F, 1.0F, 0.5F, 0.25F, 0.0F, 1.0F}));
}

TEST(AlphaFile, ReadsPngAndExr) {
  const TempFolder folder;
  std::vector<float> heights;
  for (int i = 0; i < 63; ++i) heights.push_back(static_cast<float>(i) / 62.0F);
  const Terrain terrain = test::makeTerrain(
      {9, 7, 1, 1}, [&](int c, int r) { return heights[static_cast<std::size_t>(9 * r + c)]; });
  for (const char* name : {"a.png", "a.exr"}) {
    const std::string path = folder.file(name);
    ASSERT_TRUE(exportRaster(terrain, path).ok()) << name;
    const auto alpha = readAlpha(path);
    ASSERT_TRUE(alpha.ok()) << alpha.error().message;
    for (std::size_t i = 0; i < 63; ++i) ASSERT_NEAR((*alpha)->values[i], heights[i], 1e-4) << name;
  }
}

TEST(AlphaFile, AveragesLargePicturesDownAndTakesHolesForBlack) {
  const TempFolder folder;
  const std::string path = folder.file("large.tif");
  std::vector<double> pixels;
  for (int r = 0; r < 2; ++r)
    for (int c = 0; c < 3000; ++c) pixels.push_back(c < 3 ? -9999.0 : c % 3);
  pixels[3] = 4.0;
  writeOutside(path, 3000, 2, pixels, {.nodata = -9999.0});
  const auto alpha = readAlpha(path);
  ASSERT_TRUE(alpha.ok()) << alpha.error().message;
  EXPECT_EQ((*alpha)->columns, 1000);
  EXPECT_EQ((*alpha)->rows, 1);
  EXPECT_EQ((*alpha)->values[0], 0.0F);
  EXPECT_EQ((*alpha)->values[1], 1.0F);
  EXPECT_EQ((*alpha)->values[2], 0.0F);
}

TEST(AlphaFile, TheSameFileIsTheSameAlphaUntilItChanges) {
  const TempFolder folder;
  const std::string path = folder.file("shape.tif");
  writeOutside(path, 2, 2, {0, 1, 2, 3});
  const AlphaPtr first = *readAlpha(path);
  EXPECT_EQ(*readAlpha(path), first);
  writeOutside(path, 4, 2, {0, 1, 2, 3, 4, 5, 6, 7});
  const AlphaPtr second = *readAlpha(path);
  EXPECT_NE(second, first);
  EXPECT_EQ(second->columns, 4);
}

TEST(AlphaFile, TakesTheLuminanceOfColours) {
  const TempFolder folder;
  test::writeBands(folder.file("rgb.png"), 2, 2, {{255, 0, 0, 0}, {0, 255, 0, 0}, {0, 0, 255, 0}},
                   {.driver = "PNG", .type = "Byte"});
  const AlphaPtr alpha = *readAlpha(folder.file("rgb.png"));
  const float brightest = 0.7152F;
  EXPECT_FLOAT_EQ(alpha->values[0], 0.2126F / brightest);
  EXPECT_FLOAT_EQ(alpha->values[1], 1.0F);
  EXPECT_FLOAT_EQ(alpha->values[2], 0.0722F / brightest);
}

TEST(AlphaFile, SaysInOneLineWhatIsWrong) {
  const TempFolder folder;
  expectOneLine(readAlpha(folder.file("none.png")), {"none.png: No such file"});
  expectOneLine(readAlpha(folder.path().string()), {"folder"});
  test::writeBytes(folder.file("text.png"), "no picture");
  expectOneLine(readAlpha(folder.file("text.png")), {"text.png: not a raster"});
  writeOutside(folder.file("flat.tif"), 2, 2, {5, 5, 5, 5});
  expectOneLine(readAlpha(folder.file("flat.tif")), {"flat.tif: is the same throughout"});
  writeOutside(folder.file("two.tif"), 2, 2, {1, 2, 3, 4}, {.type = "Float32", .bands = 2});
  expectOneLine(readAlpha(folder.file("two.tif")), {"two.tif: 2 bands"});
}

}  // namespace
}  // namespace scarp
