#include <gtest/gtest.h>

#include <cmath>

#include "core/io/PictureFile.h"
#include "core/io/PictureRows.h"
#include "core/material/Srgb.h"
#include "tests/io/IoSupport.h"

namespace scarp {
namespace {

using test::TempFolder;

constexpr int kWide = 7, kHigh = 5;
using Bands = std::vector<std::vector<double>>;

/// Bands of values that differ, up to `most`.
Bands someBands(int count, double most) {
  Bands bands;
  for (int band = 0; band < count; ++band) {
    auto& samples = bands.emplace_back();
    for (int i = 0; i < kWide * kHigh; ++i)
      samples.push_back(std::floor(most * ((i * 7 + band * 13) % 35) / 34.0));
  }
  return bands;
}

/// Each byte of a channel is what a function makes of the sample.
template <class F>
void expectBytes(const Texels& texels, const Bands& bands, const F& byte) {
  ASSERT_EQ(texels.channels, static_cast<int>(bands.size()));
  ASSERT_EQ(texels.columns, kWide);
  ASSERT_EQ(texels.rows, kHigh);
  for (std::size_t band = 0; band < bands.size(); ++band)
    for (std::size_t i = 0; i < bands[band].size(); ++i)
      ASSERT_EQ(int(texels.values[i * bands.size() + band]), byte(bands[band][i], band)) << band << ", " << i;
}

TEST(PictureFile, BytesStayAsTheyAreInEachFormat) {
  const TempFolder folder;
  for (const auto& [name, driver, count] :
       {std::tuple("x.png", "PNG", 1), {"x4.png", "PNG", 4}, {"x.tif", "GTiff", 3}}) {
    const Bands bands = someBands(count, 255.0);
    test::writeBands(folder.file(name), kWide, kHigh, bands, {.driver = driver, .type = "Byte"});
    const auto read = test::valueOf(readPictureFile(folder.file(name), PictureKind::Albedo));
    expectBytes(read, bands, [](double value, std::size_t) { return int(value); });
  }
}

TEST(PictureFile, SixteenBitsKeepTheirUpperHalf) {
  const TempFolder folder;
  const Bands bands = someBands(1, 65535.0);
  test::writeBands(folder.file("x.png"), kWide, kHigh, bands, {.driver = "PNG", .type = "UInt16"});
  const auto read = test::valueOf(readPictureFile(folder.file("x.png"), PictureKind::Height));
  expectBytes(read, bands, [](double value, std::size_t) { return int(std::lround(value / 257.0)); });
}

TEST(PictureFile, FloatingPointIsLight) {
  const TempFolder folder;
  Bands bands = someBands(3, 100.0);
  for (auto& band : bands)
    for (double& value : band) value /= 100.0;
  test::writeBands(folder.file("x.tif"), kWide, kHigh, bands);
  const auto albedo = test::valueOf(readPictureFile(folder.file("x.tif"), PictureKind::Albedo));
  expectBytes(albedo, bands, [](double value, std::size_t) {
    return int(std::lround(255.0 * toSrgb(double(float(value)))));
  });
  const auto normals = test::valueOf(readPictureFile(folder.file("x.tif"), PictureKind::Normal));
  expectBytes(normals, bands,
              [](double value, std::size_t) { return int(std::lround(255.0 * double(float(value)))); });
}

TEST(PictureFile, HeightsOfOpenExrAreSpreadOut) {
  const TempFolder folder;
  const std::string path = folder.file("x.exr");
  test::writeBytes(path, "");
  const auto written = writeExrRows(path, "Y", true, kWide, kHigh,
                                    [](int row, std::span<float> samples) {
                                      for (std::size_t i = 0; i < samples.size(); ++i)
                                        samples[i] =
                                            -3.0F + 2.0F * static_cast<float>(row) + static_cast<float>(i);
                                    },
                                    {});
  ASSERT_TRUE(written.ok()) << written.error().text();
  const auto read = test::valueOf(readPictureFile(path, PictureKind::Height));
  for (int row = 0; row < kHigh; ++row)
    for (int column = 0; column < kWide; ++column)
      EXPECT_EQ(int(read.values[read.place(column, row)]), std::lround(255.0 * (2 * row + column) / 14.0));
}

TEST(PictureFile, AJpegIsReadAndWhatIsNoPictureIsRefused) {
  const TempFolder folder;
  const Bands even(3, std::vector<double>(kWide * kHigh, 120.0));
  test::writeBands(folder.file("x.jpg"), kWide, kHigh, even, {.driver = "JPEG", .type = "Byte"});
  const auto read = test::valueOf(readPictureFile(folder.file("x.jpg"), PictureKind::Albedo));
  expectBytes(read, even, [](double, std::size_t) { return 120; });
  test::writeBytes(folder.file("text.png"), "nothing of the kind");
  test::expectOneLine(readPictureFile(folder.file("text.png"), PictureKind::Albedo),
                      {folder.file("text.png")});
}

TEST(PictureFile, ChannelsAreTakenOut) {
  const Texels four{2, 1, 4, {1, 2, 3, 4, 5, 6, 7, 8}};
  EXPECT_EQ(channelsOf(four, 0, 3).values, (std::vector<std::uint8_t>{1, 2, 3, 5, 6, 7}));
  EXPECT_EQ(channelsOf(four, 3, 1).values, (std::vector<std::uint8_t>{4, 8}));
  const Texels grey{2, 1, 1, {9, 8}};
  EXPECT_EQ(channelsOf(grey, 0, 3).values, (std::vector<std::uint8_t>{9, 9, 9, 8, 8, 8}));
}

}  // namespace
}  // namespace scarp
