#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <limits>

#include "core/io/PictureFile.h"
#include "tests/io/IoSupport.h"

namespace scarp {
namespace {

using test::expectOneLine;
using test::TempFolder;
using test::writeOutside;

Result<AlphaPtr> readAlpha(const std::string& path) {
  auto reading = importAlpha(path, {});
  if (!reading) return reading.error();
  return std::move(reading->alpha);
}

TEST(AlphaFile, BringsAPictureToTheRangeFromBlackToWhite) {
  const TempFolder folder;
  const std::string path = folder.file("shape.tif");
  writeOutside(path, 3, 2, {100, 300, 200, 150, 100, 300}, {.type = "UInt16"});
  const auto alpha = test::valueOf(readAlpha(path));
  EXPECT_EQ(alpha->columns, 3);
  EXPECT_EQ(alpha->rows, 2);
  EXPECT_EQ(alpha->name, path);
  EXPECT_EQ(alpha->values, (std::vector<float>{0.0F, 1.0F, 0.5F, 0.25F, 0.0F, 1.0F}));
}

TEST(AlphaFile, NegativeHeightsKeepTheLevelOfTheGround) {
  const TempFolder folder;
  const std::vector<std::vector<double>> cases{
      {-20, 0, 20, 10, -5, 0}, {-3, 0, 12, 0, 6, 0}, {-8, -2, 0, -4, 0, -8}, {-8, -2, -1, -4, -1, -8}};
  for (const std::vector<double>& heights : cases) {
    const std::string path = folder.file("crater.tif");
    std::filesystem::remove(path);
    writeOutside(path, 3, 2, heights);
    const auto alpha = test::valueOf(readAlpha(path));
    const double most =
        std::abs(*std::ranges::max_element(heights, {}, [](double h) { return std::abs(h); }));
    for (std::size_t i = 0; i < 6; ++i) {
      const float form = (alpha->values[i] - alpha->ground) * alpha->gain;
      EXPECT_NEAR(form, heights[i] / most, 1e-6) << i;
      EXPECT_GE(alpha->values[i], 0.0F);
      EXPECT_LE(alpha->values[i], 1.0F);
    }
  }
}

TEST(AlphaFile, AveragesLargePicturesDownAndTakesHolesForBlack) {
  const TempFolder folder;
  const std::string path = folder.file("large.tif");
  std::vector<double> pixels;
  for (int r = 0; r < 2; ++r)
    for (int c = 0; c < 12288; ++c) pixels.push_back(c < 3 ? -9999.0 : c % 3);
  pixels[3] = 4.0;
  writeOutside(path, 12288, 2, pixels, {.nodata = -9999.0});
  const auto alpha = test::valueOf(readAlpha(path));
  EXPECT_EQ(alpha->columns, 4096);
  EXPECT_EQ(alpha->rows, 1);
  EXPECT_EQ(alpha->values[0], 0.0F);
  EXPECT_EQ(alpha->values[1], 1.0F);
  EXPECT_EQ(alpha->values[2], 0.0F);
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
  writeOutside(folder.file("flat.tif"), 2, 2, {5, 5, 5, 5});
  expectOneLine(readAlpha(folder.file("flat.tif")), {"flat.tif: is the same throughout"});
  writeOutside(folder.file("two.tif"), 2, 2, {1, 2, 3, 4}, {.type = "Float32", .bands = 2});
  expectOneLine(readAlpha(folder.file("two.tif")), {"two.tif: 2 bands"});
}

TEST(AlphaFile, ImportsWithOptionsAndRemembersThem) {
  const TempFolder folder;
  const std::string path = folder.file("shape.raw");
  test::writeBytes(path, std::string("\x05\x07\x00\x01\x02\x08", 6));
  EXPECT_FALSE(readAlpha(path).ok()) << "no layout is known";
  ImportOptions options;
  options.raw = RawLayout{3, 2, RawLayout::Sample::U8};
  const auto read = test::valueOf(importAlpha(path, options));
  EXPECT_EQ(read.alpha->name, path);
  EXPECT_EQ(read.alpha->values, (std::vector<float>{0.625F, 0.875F, 0.0F, 0.125F, 0.25F, 1.0F}));
  EXPECT_EQ(importOf(*read.alpha), options);
  EXPECT_EQ(importAlpha(path, options)->alpha, read.alpha);
  options.rows = RowOrder::SouthFirst;
  const auto turned = test::valueOf(importAlpha(path, options));
  EXPECT_EQ(turned.alpha->values, (std::vector<float>{0.125F, 0.25F, 1.0F, 0.625F, 0.875F, 0.0F}));
  EXPECT_NE(turned.alpha, read.alpha);
}

TEST(AlphaFile, UndeclaredVoidsAreNoShape) {
  const TempFolder folder;
  const std::string path = folder.file("void.tif");
  writeOutside(path, 3, 2, {-9999, 10, 20, 30, 40, 50});
  const auto alpha = test::valueOf(readAlpha(path));
  EXPECT_EQ(alpha->values[0], 0.0F);
  EXPECT_FLOAT_EQ(alpha->values[1], 0.0F);
  EXPECT_FLOAT_EQ(alpha->values[3], 0.5F);
  ImportOptions kept;
  kept.nodata = std::numeric_limits<double>::quiet_NaN();
  const auto whole = test::valueOf(importAlpha(path, kept));
  EXPECT_GT(whole.alpha->values[1], 0.9F);
}

}  // namespace
}  // namespace scarp
