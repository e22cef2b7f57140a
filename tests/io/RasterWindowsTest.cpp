#include "core/io/ImportSource.h"
#include "tests/io/IoSupport.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

/// Each window, and all of them, against the whole raster's import.
void expectTheWhole(const std::string& path, const ImportOptions& options = {}) {
  const auto whole = test::valueOf(importRaster(path, options));
  auto windows = test::valueOf(RasterWindows::open(path, options));
  const auto guesses = test::valueOf(windows.guess());
  windows.take(guesses);
  EXPECT_EQ(windows.frame(), whole.terrain.frame);
  GeoReference reference = whole.terrain.georeference;
  reference.rounding = 0.0;  // Known only when all samples have been read.
  reference.source.reset();  // Parts are joined without the layout of the source.
  EXPECT_EQ(windows.georeference(), reference);
  const GridFrame& frame = whole.terrain.frame;
  for (const GridRect& rect :
       {GridRect{0, 0, 50, 60}, GridRect{30, 20, frame.columns, frame.rows}, frame.samples(),
        GridRect{frame.columns - 1, frame.rows - 1, frame.columns, frame.rows}, GridRect{7, 0, 8, 40}}) {
    const auto part = test::valueOf(windows.read(rect));
    ASSERT_EQ(part.columns(), rect.width());
    ASSERT_EQ(part.rows(), rect.height());
    std::vector<float> expected(static_cast<std::size_t>(rect.area()));
    whole.terrain.heights.read(rect, expected);
    EXPECT_TRUE(test::sameBits(test::samplesOf(part), expected)) << rect.column0 << " " << rect.row0;
  }
}

std::vector<double> someSamples(int columns, int rows) {
  std::vector<double> samples;
  for (const float h : test::samplesOf(test::fractalTerrain(columns, rows, 20.0, 20.0).heights))
    samples.push_back(std::round(static_cast<double>(h)));
  return samples;
}

class RasterWindowsTest : public testing::Test {
 protected:
  test::TempFolder folder_;
  std::string path_ = folder_.file("a.tif");
};

TEST_F(RasterWindowsTest, TurnsSouthernRowsFirst) {
  test::OutsideFile file;
  file.geoTransform = {600'000.0, 30.0, 0.0, 5'200'000.0, 0.0, 30.0};
  file.epsg = 32632;
  test::writeOutside(path_, 150, 131, someSamples(150, 131), file);
  expectTheWhole(path_);
}

TEST_F(RasterWindowsTest, FindsAnUndeclaredVoidInWindowsThatDoNotShowIt) {
  std::vector<double> samples = someSamples(150, 131);
  for (int i = 0; i < 40; ++i) samples[static_cast<std::size_t>(150 * 3 + 100 + i)] = -9999.0;
  test::writeOutside(path_, 150, 131, samples, {.type = "Int16"});
  expectTheWhole(path_);
  // And a window of nothing but one value that could be one is ground where it is not one of the whole.
  std::fill(samples.begin(), samples.begin() + 150 * 70, -9998.0);
  for (int i = 0; i < 150 * 65; ++i) samples[static_cast<std::size_t>(i)] = -9999.0;
  test::writeOutside(path_, 150, 131, samples, {.type = "Float32"});
  expectTheWhole(path_);
}

TEST_F(RasterWindowsTest, DoesNotBelieveAUnitThatTheWholeProvesWrong) {
  std::vector<double> samples(150 * 131, 3.0);
  samples.back() = 3000.0;
  test::writeOutside(path_, 150, 131, samples, {.unit = "km"});
  expectTheWhole(path_);
}

TEST_F(RasterWindowsTest, KeepsDeclaredHolesScaleAndWhatThePersonSays) {
  std::vector<double> samples = someSamples(150, 131);
  for (int i = 0; i < 500; ++i) samples[static_cast<std::size_t>(37 * i)] = -32768.0;
  test::writeOutside(path_, 150, 131, samples,
                     {.type = "Int16", .unit = "ft", .nodata = -32768.0, .scale = 0.5, .offset = 12.0});
  expectTheWhole(path_);
  ImportOptions options;
  options.verticalUnit = "m";
  options.nodata = samples[1];
  options.rows = RowOrder::SouthFirst;
  expectTheWhole(path_, options);
}

TEST_F(RasterWindowsTest, RefusesWhatNeedsTheWholeInOneLine) {
  test::writeOutside(path_, 20, 20, std::vector<double>(400, 1.0));
  ImportOptions mends, cut, range, projection;
  mends.mends.holes = true;
  cut.cut.emplace();
  range.range = ImportRange{0.0, 100.0};
  projection.projection.emplace();
  for (const ImportOptions& options : {mends, cut, range, projection})
    test::expectOneLine(RasterWindows::open(path_, options), {path_, "convert it first"});
  test::expectOneLine(RasterWindows::open(folder_.file("none.tif"), {}), {"none.tif"});
}

}  // namespace
}  // namespace scarp
