#include <gdal_priv.h>
#include <gtest/gtest.h>

#include <cmath>

#include "core/io/GdalMemory.h"
#include "core/io/RasterImport.h"
#include "core/memory/LargePages.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {
namespace {

/// A GeoTIFF of which only the blocks hold something that are written.
GDALDatasetUniquePtr sparse(const std::string& path, int side, int block, const char* compression = "NONE") {
  GDALAllRegister();
  CPLStringList options;
  options.SetNameValue("SPARSE_OK", "TRUE");
  options.SetNameValue("TILED", "YES");
  options.SetNameValue("BLOCKXSIZE", std::to_string(block).c_str());
  options.SetNameValue("BLOCKYSIZE", std::to_string(block).c_str());
  options.SetNameValue("COMPRESS", compression);
  GDALDriver* const driver = GetGDALDriverManager()->GetDriverByName("GTiff");
  return GDALDatasetUniquePtr(driver->Create(path.c_str(), side, side, 1, GDT_Float32, options.List()));
}

TEST(GdalMemory, BlocksLargerThanTheBudgetAllowsAreRefusedUnread) {
  const TempFolder folder;
  sparse(folder.file("a.tif"), 131072 / 2, 65536, "DEFLATE").reset();
  expectOneLine(importRaster(folder.file("a.tif")), {"a.tif", "65536 x 65536"});
}

TEST(GdalMemory, AHeaderWithoutSamplesIsRefused) {
  const TempFolder folder;
  sparse(folder.file("a.tif"), 4000, 256).reset();
  expectOneLine(importRaster(folder.file("a.tif")), {"a.tif", "holds none of its samples"});
}

TEST(GdalMemory, WhatAFileDoesNotHoldTakesNoMemory) {
  const TempFolder folder;
  constexpr int side = 8192;
  {
    const auto dataset = sparse(folder.file("a.tif"), side, 256);
    std::vector<float> samples(256 * 256, 7.0F);
    samples[0] = 3.0F;
    ASSERT_EQ(dataset->GetRasterBand(1)->RasterIO(GF_Write, 512, 768, 256, 256, samples.data(), 256, 256,
                                                  GDT_Float32, 0, 0, nullptr),
              CE_None);
  }
  const std::size_t before = LargePages::use().memory;
  const auto read = valueOf(importRaster(folder.file("a.tif")));
  const HeightRaster& heights = read.terrain.heights;
  EXPECT_EQ(heights.at(512, 768), 3.0F);
  EXPECT_EQ(heights.at(767, 1023), 7.0F);
  EXPECT_EQ(heights.at(768, 768), 0.0F);
  EXPECT_EQ(heights.at(side - 1, side - 1), 0.0F);
  EXPECT_EQ(read.holes, 0);
  // All of it would be 256 MiB.
  EXPECT_LT(LargePages::use().memory - before, std::size_t{64} << 20);
}

TEST(GdalMemory, ABlockThatManyPlacesShareIsHeldOnce) {
  const TempFolder folder;
  const std::vector<double> flat(static_cast<std::size_t>(2048) * 2048, 12.5);
  OutsideFile file;
  file.nodata = 12.5;
  writeOutside(folder.file("a.tif"), 2048, 2048, flat, {});
  writeOutside(folder.file("holes.tif"), 2048, 2048, flat, file);
  const std::size_t before = LargePages::use().memory;
  const auto ground = importRaster(folder.file("a.tif")), holes = importRaster(folder.file("holes.tif"));
  ASSERT_TRUE(ground.ok() && holes.ok());
  EXPECT_EQ(ground->terrain.heights.at(2047, 2047), 12.5F);
  EXPECT_EQ(ground->holes, 0);
  EXPECT_EQ(holes->holes, 2048LL * 2048);
  EXPECT_LT(LargePages::use().memory - before, std::size_t{8} << 20);
}

TEST(GdalMemory, UndeclaredVoidsAreHolesInSharedTilesToo) {
  const TempFolder folder;
  std::vector<double> samples(static_cast<std::size_t>(512) * 512, -9999.0);
  for (int i = 0; i < 512 * 100; ++i) samples[static_cast<std::size_t>(i)] = 100.0 + i % 7;
  writeOutside(folder.file("a.tif"), 512, 512, samples, {});
  const auto read = valueOf(importRaster(folder.file("a.tif")));
  EXPECT_EQ(read.holes, 512LL * 412);
  EXPECT_TRUE(std::isnan(read.terrain.heights.at(511, 511)));
  EXPECT_TRUE(std::isnan(read.terrain.heights.at(0, 100)));
  EXPECT_EQ(read.terrain.heights.at(0, 99), 100.0F + static_cast<float>(512 * 99 % 7));
}

TEST(GdalMemory, RowsThatDoNotFitAreRefused) {
  const TempFolder folder;
  OutsideFile file;
  file.driver = "ENVI";
  writeOutside(folder.file("a.img"), 2, 2, {1, 2, 3, 4}, file);
  const std::string header = readBytes(folder.file("a.hdr"));
  const auto at = header.find("samples = 2");
  ASSERT_NE(at, std::string::npos);
  std::string wide = header;
  wide.replace(at, 11, "samples = " + std::to_string((memoryBudget() / 2 / 24 + 1) & ~std::size_t{3}));
  writeBytes(folder.file("a.hdr"), wide);
  EXPECT_FALSE(importRaster(folder.file("a.img")).ok());
}

}  // namespace
}  // namespace scarp::test
