#include <cpl_string.h>
#include <cpl_vsi.h>
#include <gdal_priv.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <string>
#include <vector>

#include "core/io/FileConfinement.h"
#include "core/io/GdalErrors.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {
namespace {

constexpr int kSurveyColumns = 16, kSurveyRows = 12;

/// A plane in whole metres.
std::vector<double> surveySlope() {
  std::vector<double> heights;
  for (int row = 0; row < kSurveyRows; ++row)
    for (int column = 0; column < kSurveyColumns; ++column)
      heights.push_back(100.0 + 3.0 * column - 2.0 * row);
  return heights;
}

/// Drivers whose files may name others need a kernel that confines the process which reads them.
bool canConfine(const std::string& file) {
  const pid_t child = ::fork();
  if (child == 0) ::_exit(confineToFile(file) ? 0 : 1);
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/// A label of PDS 3 for `surveySlope()` as whole numbers of 16 bits, half a metre each from 1,737,400 m on.
std::string pdsLabel(const std::string& image) {
  return "PDS_VERSION_ID = PDS3\r\nRECORD_TYPE = FIXED_LENGTH\r\nRECORD_BYTES = 32\r\nFILE_RECORDS = "
         "12\r\n^IMAGE = \"" +
         image +
         "\"\r\nOBJECT = IMAGE\r\n  LINES = 12\r\n  LINE_SAMPLES = 16\r\n  SAMPLE_TYPE = LSB_INTEGER\r\n"
         "  SAMPLE_BITS = 16\r\n  SCALING_FACTOR = 0.5\r\n  OFFSET = 1737400\r\nEND_OBJECT = "
         "IMAGE\r\nEND\r\n";
}

std::string pdsImage() {
  std::string bytes;
  for (const double height : surveySlope()) {
    const auto stored = static_cast<unsigned>(2.0 * height);
    bytes += {static_cast<char>(stored & 0xFFU), static_cast<char>(stored >> 8U)};
  }
  return bytes;
}

class SurveyFormats : public testing::Test {
 protected:
  void SetUp() override {
    writeBytes(folder.file("a"), "a");
    if (!canConfine(folder.file("a"))) GTEST_SKIP() << "this kernel has no Landlock";
  }
  ImportedTerrain expectSlope(const std::string& path, double above = 0.0) const {
    auto read = importRaster(path, {});
    EXPECT_TRUE(read.ok()) << (read.ok() ? "" : read.error().text());
    if (!read) return {{{}, {}, HeightRaster(2, 2, 0.0F)}, {}, {}};
    const std::vector<double> heights = surveySlope();
    for (int row = 0; row < kSurveyRows; ++row)
      for (int column = 0; column < kSurveyColumns; ++column)
        EXPECT_FLOAT_EQ(
            read->terrain.heights.at(column, row),
            static_cast<float>(above + heights[static_cast<std::size_t>(row * kSurveyColumns + column)]));
    return *std::move(read);
  }

  const TempFolder folder;
};

TEST_F(SurveyFormats, ARasterInAGeoPackageOpens) {
  OutsideFile file{.driver = "GPKG", .type = "Int16"};
  file.geoTransform = {500'000.0, 10.0, 0.0, 5'300'000.0, 0.0, -10.0};
  file.epsg = 32633;
  writeOutside(folder.file("dem.gpkg"), kSurveyColumns, kSurveyRows, surveySlope(), file);
  const ImportedTerrain read = expectSlope(folder.file("dem.gpkg"));
  EXPECT_EQ(read.driver, "GPKG");
  EXPECT_DOUBLE_EQ(read.terrain.frame.dx, 10.0);
  EXPECT_NE(read.terrain.georeference.crsWkt.find("UTM zone 33N"), std::string::npos);
}

TEST_F(SurveyFormats, AnIsisCubeOpens) {
  OutsideFile file{.driver = "ISIS3", .type = "Float32"};
  writeOutside(folder.file("dem.cub"), kSurveyColumns, kSurveyRows, surveySlope(), file);
  expectSlope(folder.file("dem.cub"));
}

TEST_F(SurveyFormats, APdsLabelOpensItsImage) {
  writeBytes(folder.file("LDEM.LBL"), pdsLabel("LDEM.IMG"));
  writeBytes(folder.file("LDEM.IMG"), pdsImage());
  const ImportedTerrain read = expectSlope(folder.file("LDEM.LBL"), 1'737'400.0);
  EXPECT_TRUE(read.warnings.empty() || !anyHolds(read.warnings, "unit"));
  ImportOptions options;
  options.offset = 0.0;
  const auto heights = valueOf(importRaster(folder.file("LDEM.LBL"), options));
  EXPECT_FLOAT_EQ(heights.terrain.heights.at(1, 0), 103.0F);
}

TEST_F(SurveyFormats, ALabelThatNamesAFileElsewhereOpensNothing) {
  std::filesystem::create_directories(folder.file("in"));
  writeBytes(folder.file("LDEM.IMG"), pdsImage());
  for (const std::string& image : {std::string("../LDEM.IMG"), folder.file("LDEM.IMG")}) {
    writeBytes(folder.file("in/LDEM.LBL"), pdsLabel(image));
    expectOneLine(importRaster(folder.file("in/LDEM.LBL")), {"LDEM.LBL"});
  }
  // An image that is too short has no samples at its end.
  writeBytes(folder.file("in/LDEM.LBL"), pdsLabel("LDEM.IMG"));
  writeBytes(folder.file("in/LDEM.IMG"), pdsImage().substr(0, 100));
  const auto cut = importRaster(folder.file("in/LDEM.LBL"));
  EXPECT_TRUE(!cut.ok() || cut->holes > 0 || anyHolds(cut->warnings, "cut short"));
}

TEST_F(SurveyFormats, AGeoPackageWithoutRastersIsOneLine) {
  GDALAllRegister();
  GDALDriver* const driver = GetGDALDriverManager()->GetDriverByName("GPKG");
  ASSERT_TRUE(driver);
  {
    GDALDatasetUniquePtr package(
        driver->Create(folder.file("lines.gpkg").c_str(), 0, 0, 0, GDT_Unknown, nullptr));
    ASSERT_TRUE(package && package->CreateLayer("roads", nullptr, wkbLineString, nullptr));
  }
  expectOneLine(importRaster(folder.file("lines.gpkg")), {"lines.gpkg"});
}

/// variable-resolution.bag.gz: 4 x 3 grids of 12 m, with cells of 2 m in the two western columns, of 4 m in the
/// others. Heights are -50 + east / 4 - north / 2, metres from the south-western corner.
TEST(VariableBag, OpensAsItsGridsAtTheirFinestResolution) {
  const TempFolder folder;
  GDALAllRegister();
  ASSERT_EQ(CPLCopyFile(folder.file("own.bag").c_str(),
                        "/vsigzip/" SCARP_SOURCE_DIR "/tests/io/variable-resolution.bag.gz"),
            0);
  ImportOptions options;
  options.bands = BandUse{BandUse::Kind::Band, 1};
  const auto read = valueOf(importRaster(folder.file("own.bag"), options));
  EXPECT_EQ(read.terrain.frame.columns, 24);
  EXPECT_EQ(read.terrain.frame.rows, 18);
  EXPECT_DOUBLE_EQ(read.terrain.frame.dx, 2.0);
  EXPECT_EQ(read.holes, 12 * 18 - 6 * 9) << "between the samples of coarser grids";
  EXPECT_TRUE(anyHolds(read.warnings, "resampled to its finest cell size, 2"));
  for (int row = 0; row < 18; ++row)
    for (int column = 0; column < 12; ++column) {
      const double east = 2.0 * column + 1.0, north = 36.0 - 2.0 * row - 1.0;
      EXPECT_NEAR(double{read.terrain.heights.at(column, row)}, -50.0 + 0.25 * east - 0.5 * north, 1e-4)
          << column << ' ' << row;
    }
  options.mends.holes = true;
  const auto filled = valueOf(importRaster(folder.file("own.bag"), options));
  EXPECT_EQ(filled.holes, 0);
  for (int row = 0; row < 18; ++row)
    for (int column = 12; column < 24; ++column) {
      const double east = 2.0 * column + 1.0, north = 36.0 - 2.0 * row - 1.0;
      EXPECT_NEAR(double{filled.terrain.heights.at(column, row)}, -50.0 + 0.25 * east - 0.5 * north, 1.5);
    }
}

}  // namespace
}  // namespace scarp::test
