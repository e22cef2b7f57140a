#include <cpl_string.h>
#include <cpl_vsi.h>
#include <gdal_priv.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmath>
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
    EXPECT_TRUE(read.ok()) << (read.ok() ? "" : read.error().message);
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
  const auto heights = importRaster(folder.file("LDEM.LBL"), options);
  ASSERT_TRUE(heights.ok());
  EXPECT_FLOAT_EQ(heights->terrain.heights.at(1, 0), 103.0F);
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

/// A BAG of variable resolution with 4 x 3 grids of 12 m: cells of 2 m in the two western columns, of 4 m in
/// the others. Heights are -50 + east / 4 - north / 2, metres from the south-western corner. Packed by gzip,
/// in base 64.
constexpr const char* kVariableBag =
    "H4sIAAAAAAACA+1azW/jxhWn7PXGNdxiF2k3QVqkBBsEQSroi5a9ctfyem2trd2VpUiyt1nDYbnkSJqGItUhtbZStHE/"
    "sb312HNOAXrpoX9A4VMO"
    "KVD01GP/hj0XSIecR1rkkhTtJBu30QOon+bNe29m3ryZeUPpDztbd7+58NoCZ9P8PHeFu8aN02dAj5f8Zbf+J4ApwKeAH8+4/"
    "JRT9yrwr4P9oFy7"
    "WanY0p8FyG3n33MM57kpfR1pp7LRsPHHUHbj6ZMZv9ydjW2JGIbFBeLy9gXbTXGzvvi9BvH71kus3OCSxe9TCNyd6VR+"
    "reP3L1AeAD77wZfbbmu3"
    "vmXvwO6+yc/618UOlHtz0zmKI/"
    "fcCvprkcuBPxepj+e5O3KX30fExIbu8F+mjp4b83c+s5wpOOU5xku588F2mFSKMQR2Ins4S22nwJ6Nc1CemZlJ"
    "sXOR6c+m/vENv6ZLf7rU/mVxetXbZ5+9HC/vxvPxS/Fybn7y0Rvxcm8BCt+Jl7sJWLgxYb0D/vO1F+vHW+vHfY1/"
    "wiJwTchncsJ6eeFWt49Xa1Wp"
    "hixZlS2Zp0K6uUq5a0LPsgar2ezR0VEGm4alFPL5jEG62UIuV8xSCcETVicKq56wYkwSVowzy5pP2BggvYvNjI4salPLipmC4IxBXTUH"
    "soVlrYkG"
    "BJlIt2jJ0Kt6xyg71bUtaRsZBCkW7mCkgpI+"
    "7D9GpN7Zwn2k234xqbRirFZ1C3URKRduZceLt7IRSsyafIxNj9kgtLPEwsj0OuDVMY7qFnflPnpe"
    "yOa2RwO0aaiIV+jHA2xa+7I2RGsCMY6EMv1gHYrSgv6GtOOxWvgD5B+"
    "yGDbkoDxlUS8b2tBio6EKNSSbQ4L4odFfE2g00XqhnAcHQiVYG1fNPu+b"
    "bJwvX7SnFdrTvi6UGX4J/l76X/C3gjSNLp8+bWbk+W9zjBnmuoGBdUsoO+C1G1SC5n0NQJsG0RFp2NrOxGqrznfe/"
    "obphoPVvMD4imEQFeuyhUxe"
    "RQruy3TXyAi8Yq4JaYG3KPBCuZijtJwuig7ydnGpwIpizu6Fz1CZcZwm3T6Od2jBG5FvW2Hc6L1oAeaygwjSFdQamRbq+3appr+"
    "uHKqgUqN2g4RV"
    "N1tSkKU4vrVjYbMnE1mxEGlZBOvdcqNZv7fZOhAebrf4m0t8lt9r1/"
    "gPDB3xorgrpLcr9e2zaiG9tdHeqzlFKV+yGa3GTqVZr26diSyLKzfz4kq6"
    "ULqZKRRXCgWxuCweHqYbzWqtQnW3CUL6EVZ6Qjp3mN7brbYPBBV1KZcyMrn8ylJRLJQKxXyptCQyxfq9yma7Wt89ENpE1k371EL0jCKK"
    "bBlEoBIb"
    "zY1apV1pHgga9a41VJFkdCSD4C7WnWbGJBTqGiJrUh8RrGKZ1ueLPgFTkTUkdaiXqHHapVKptOwT6MgabZ8uKot6UEg7oZQLkdANYvUc"
    "EW+gdkjT"
    "ceYP0xt77Z16s9p+90CoNFrbNDTFwrIoCoeHbNEGJ8qNOhWdTWlrICsR8/"
    "rwfnuSHdDOhsRMdkKYZaPCMxsV0Jcg1PcrzbZkB3Ot9YDvIdztWULa"
    "YUJU031S51tI5h+gJ0gT0nb+8dzE/b9OTzaQ+pXtLNu+MvDezYPlvil2keDggsNd4biI8quO/"
    "nX++8DjuVfmuVc+hProm8mz7zKJnC9jXYRc2b4B"
    "fZtK17CO+8M+X9HQE2dL5Z2TJrK9lGfJOA21Rw+9i9l7/"
    "ZQLvam9KH8J3wvzF73zfKU3Nfuma3f0j1cu6o9PnDvuDXpzsweIdRUlGdE1zwbPeZmT"
    "KR2P2z6n7ijJG+Vx3bMci7W7OOmtQcicj9kYufbPa8M8kliewrpB4/zz2Bj53qiex0Z8/DYhfhup8PV+3VmffaxLQb/"
    "GtTdm7HYCe6PPbU8+vmD/"
    "TpLYG53f3m3P3iKMN7gegnE7bmfWm4dYO6ML26HjO09/riazM0pqZ9J+7cp/"
    "K8WFlme5pw7vxgzbG1Q0sHpJ3hCGzJ+jKw11hVhckn0qzEbMefpD"
    "eJc8H/5uLIrW6bkm0uftU3bGPaTPffrcoc/yKTtHFfo8os/u6d8//"
    "XTtPI87F1fP1hR9Ttbt542Yuh2IqVkv1k9uuzLvxNQ9irH5y5i6j2Js/jmm"
    "7q8xNv8VU/"
    "efGJtzqei66bv3KU1pSlOa0hdJfXgh4JaRez+GMs1aELFkrFss9XoiE5q2Sp4alAnqYB3RNM0ymZ5FZOV9rHclDZsW90X8A+OKY+Nv"
    "Eb+UBmmW67H7JT2E7R8RiXGUqJ3xvFIxtET5mu9eCXnipOwrLMcL+voi90rH75L9humsb5P6noJ80Z4qyUQEIxN+"
    "7Z6gSwc5A1ai89Pgf2CmNKUp"
    "TWlKXy1VT9k9fRuwArgJuAG4DlgDvA84Sf8dwHpC/T3AVkL9dwEfJtQ/BDxIqL8G+CPAEuAKYBFQjPDXJP1J/"
    "g7qX7b5KgBmAN8GXAVcDsjdASwH"
    "5N4EFABfj7D7ZoRdV04GlBLONwJUEupjwG5C/T7g+wn1fwZoJNQfApoJ9S/"
    "b+rps83UP8G4gXpuAuwG5R4D7AblyxDq4G7EOdiPaHwEeJZzvXwD+"
    "PJn+yQmUP0ymf/JrwF8l0z/5LeBvkumf/B7wd8n0L936umTzxT0GfC8Qrz8F7ATkCKAekNuPWAfvRayDTmj7/wWd3lYhYjQAAA==";

TEST(VariableBag, OpensAsItsGridsAtTheirFinestResolution) {
  const TempFolder folder;
  std::string packed = kVariableBag;
  packed.resize(static_cast<std::size_t>(CPLBase64DecodeInPlace(reinterpret_cast<GByte*>(packed.data()))));
  writeBytes(folder.file("own.gz"), packed);
  GDALAllRegister();
  ASSERT_EQ(CPLCopyFile(folder.file("own.bag").c_str(), ("/vsigzip/" + folder.file("own.gz")).c_str()), 0);
  ImportOptions options;
  options.bands = BandUse{BandUse::Kind::Band, 1};
  const auto read = importRaster(folder.file("own.bag"), options);
  ASSERT_TRUE(read.ok()) << read.error().message;
  EXPECT_EQ(read->terrain.frame.columns, 24);
  EXPECT_EQ(read->terrain.frame.rows, 18);
  EXPECT_DOUBLE_EQ(read->terrain.frame.dx, 2.0);
  EXPECT_EQ(read->holes, 12 * 18 - 6 * 9) << "between the samples of coarser grids";
  EXPECT_TRUE(anyHolds(read->warnings, "resampled to its finest cell size, 2"));
  for (int row = 0; row < 18; ++row)
    for (int column = 0; column < 12; ++column) {
      const double east = 2.0 * column + 1.0, north = 36.0 - 2.0 * row - 1.0;
      EXPECT_NEAR(double{read->terrain.heights.at(column, row)}, -50.0 + 0.25 * east - 0.5 * north, 1e-4)
          << column << ' ' << row;
    }
  options.mends.holes = true;
  const auto filled = importRaster(folder.file("own.bag"), options);
  ASSERT_TRUE(filled.ok()) << filled.error().message;
  EXPECT_EQ(filled->holes, 0);
  for (int row = 0; row < 18; ++row)
    for (int column = 12; column < 24; ++column) {
      const double east = 2.0 * column + 1.0, north = 36.0 - 2.0 * row - 1.0;
      EXPECT_NEAR(double{filled->terrain.heights.at(column, row)}, -50.0 + 0.25 * east - 0.5 * north, 1.5);
    }
}

}  // namespace
}  // namespace scarp::test
