#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>

#include "core/io/ImportPreview.h"
#include "core/io/RasterImport.h"
#include "core/io/SamplesInFile.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {
namespace {

constexpr int kCutColumns = 20, kCutRows = 10;

struct Cut {
  const char *driver, *file, *data;  ///< data: the file that is cut.
  long long bytes;                   ///< That are left of it.
  int row, column;                   ///< The first sample that is missing, in the terrain's order.
  bool fromSouth = false;            ///< The southern row is stored first: those to the north are missing.
  const char* type = "Float32";
};

class CutFile : public testing::TestWithParam<Cut> {};

double height(int column, int row) { return 100.0 + row * kCutColumns + column; }

std::vector<double> samples() {
  std::vector<double> values;
  for (int row = 0; row < kCutRows; ++row)
    for (int column = 0; column < kCutColumns; ++column) values.push_back(height(column, row));
  return values;
}

TEST_P(CutFile, HasHolesAndSaysSo) {
  const Cut& cut = GetParam();
  const TempFolder folder;
  OutsideFile file;
  file.driver = cut.driver;
  file.type = cut.type;
  file.geoTransform = {500000.0, 30.0, 0.0, 4000000.0, 0.0, -30.0};
  writeOutside(folder.file(cut.file), kCutColumns, kCutRows, samples(), file);
  const auto whole = valueOf(importRaster(folder.file(cut.file)));
  EXPECT_EQ(whole.holes, 0);
  EXPECT_FALSE(anyHolds(whole.warnings, "cut short"));

  std::filesystem::resize_file(folder.file(cut.data), static_cast<std::uintmax_t>(cut.bytes));
  const auto read = valueOf(importRaster(folder.file(cut.file)));
  EXPECT_TRUE(anyHolds(read.warnings, "cut short")) << cut.driver;
  ASSERT_EQ(read.terrain.frame.rows, kCutRows);
  for (int row = 0; row < kCutRows; ++row)
    for (int column = 0; column < kCutColumns; ++column) {
      const int stored = cut.fromSouth ? kCutRows - 1 - row : row;
      const bool missing = stored > cut.row || (stored == cut.row && column >= cut.column);
      const float there = read.terrain.heights.at(column, row);
      EXPECT_TRUE(missing ? std::isnan(there) : there == static_cast<float>(height(column, row)))
          << cut.driver << " column " << column << ", row " << row << ": " << there;
    }
  const auto preview = valueOf(previewImport(folder.file(cut.file)));
  EXPECT_EQ(preview.lowest, cut.fromSouth ? height(0, kCutRows - cut.row) : 100.0);

  std::filesystem::resize_file(folder.file(cut.data), std::string(cut.driver) == "netCDF" ? 2000 : 1);
  EXPECT_FALSE(importRaster(folder.file(cut.file)).ok()) << "nothing is left of it";
}

constexpr long long kRowBytes = kCutColumns * 4LL;

// EHdr's reader turns a row away that is there in part.
INSTANTIATE_TEST_SUITE_P(Formats, CutFile,
                         testing::Values(Cut{"ENVI", "a.img", "a.img", 6 * kRowBytes + 12, 6, 3},
                                         Cut{"EHdr", "a.bil", "a.bil", 6 * kRowBytes + 12, 6, 0},
                                         Cut{"PCRaster", "a.map", "a.map", 256 + 6 * kRowBytes, 6, 0},
                                         Cut{"RRASTER", "a.grd", "a.gri", 6 * kRowBytes, 6, 0},
                                         Cut{"GTX", "a.gtx", "a.gtx", 40 + 6 * kRowBytes, 6, 0, true}),
                         [](const auto& i) { return std::string(i.param.driver) + std::to_string(i.index); });

TEST(SamplesInFile, ClassicNetcdfIsCutFromWhereItsFirstRowIs) {
  const TempFolder folder;
  for (const char* type : {"Int16", "Float64"}) {
    const std::string path = folder.file("a.nc");
    OutsideFile file;
    file.driver = "netCDF";
    file.type = type;
    file.geoTransform = {500000.0, 30.0, 0.0, 4000000.0, 0.0, -30.0};
    writeOutside(path, kCutColumns, kCutRows, samples(), file);
    const auto bytes = static_cast<long long>(std::filesystem::file_size(path));
    const long long row = kCutColumns * (std::string(type) == "Int16" ? 2LL : 8LL);
    // The last variable are the samples; the southern row is the first in the file.
    std::filesystem::resize_file(path, static_cast<std::uintmax_t>(bytes - 4 * row));
    const auto read = valueOf(importRaster(path));
    EXPECT_TRUE(anyHolds(read.warnings, "cut short")) << type;
    for (int r = 0; r < kCutRows; ++r)
      for (int c = 0; c < kCutColumns; ++c) {
        const float there = read.terrain.heights.at(c, r);
        EXPECT_TRUE(r < 4 ? std::isnan(there) : there == static_cast<float>(height(c, r)))
            << type << " " << c << " " << r;
      }
  }
}

TEST(SamplesInFile, PointsWithoutALineAreHoles) {
  const TempFolder folder;
  const std::string path = folder.file("a.xyz");
  const auto write = [&](int lines, int step) {
    std::ofstream file(path);
    for (int i = 0; i < lines; i += step)
      file << 10.0 + i % 8 << ' ' << 50.0 - i / 8 << ' ' << i % 3 << '\n';  // Heights of 0 as well.
  };
  write(48, 1);
  const auto whole = valueOf(importRaster(path));
  EXPECT_EQ(whole.holes, 0);
  EXPECT_FALSE(anyHolds(whole.warnings, "cut short"));
  write(45, 1);
  const auto cut = valueOf(importRaster(path));
  EXPECT_EQ(cut.holes, 3);
  EXPECT_TRUE(anyHolds(cut.warnings, "45 of 48 samples are there"));
  EXPECT_TRUE(std::isnan(cut.terrain.heights.at(7, 5)));
  EXPECT_EQ(cut.terrain.heights.at(4, 5), 2.0F);
}

TEST(SamplesInFile, AFewPointsFarApartAreNoGrid) {
  const TempFolder folder;
  const std::string path = folder.file("a.xyz");
  writeBytes(path, "0 0 1\n1 0 2\n2 0 3\n3 0 4\n0 20000 5\n1 20000 6\n0 19999 1\n30000 19999 2\n");
  const auto read = importRaster(path);
  EXPECT_FALSE(read.ok());
}

/// A header's number of rows that a flipped bit has made a million times as many.
TEST(SamplesInFile, AHeaderFarBeyondTheFileIsRefused) {
  const TempFolder folder;
  const std::string path = folder.file("a.bil");
  std::ofstream(path, std::ios::binary) << std::string(2400, '\7');
  std::ofstream(folder.file("a.hdr")) << "NROWS 33554462\nNCOLS 40\nNBANDS 1\nNBITS 16\n";
  const auto read = importRaster(path);
  expectOneLine(read, {"a.bil: holds 1200 of the 1342178480 samples", "damaged"});
}

}  // namespace
}  // namespace scarp::test
