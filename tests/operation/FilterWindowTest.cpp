#include <gtest/gtest.h>

#include "core/operation/FilterWindow.h"
#include "tests/operation/OperationSupport.h"

namespace scarp {
namespace {

GroundWindow windowOf(const Terrain& terrain, const GridRect& rect) {
  std::vector<float> samples(static_cast<std::size_t>(rect.area()));
  terrain.heights.read(rect, samples);
  GroundWindow window{HeightRaster(rect.width(), rect.height(), 0.0F), rect.column0, rect.row0};
  window.heights.write(window.heights.rect(), samples);
  return window;
}

/// What of a window is the whole's, bit for bit.
GridRect exactIn(const GridRect& window, const FilterHalo& halo, const GridFrame& frame) {
  return {window.column0 == 0 ? 0 : window.column0 + halo.columns,
          window.row0 == 0 ? 0 : window.row0 + halo.rows,
          window.column1 == frame.columns ? frame.columns : window.column1 - halo.columns,
          window.row1 == frame.rows ? frame.rows : window.row1 - halo.rows};
}

std::vector<float> samplesIn(const HeightRaster& heights, const GridRect& rect) {
  std::vector<float> samples(static_cast<std::size_t>(rect.area()));
  heights.read(rect, samples);
  return samples;
}

/// Those of any reach, with settings that no window but the whole can be guessed from.
std::vector<Filter> localFilters() {
  return {OffsetFilter{3.0},
          ScaleFilter{1.5, 2.0},
          ClampFilter{-4.0, 9.0},
          RemapFilter{-10.0, 20.0, 0.0, 15.0, *Curve::through({{0.0, 0.0}, {0.4, 0.7}, {1.0, 1.0}})},
          NoiseFilter{{}, 4.0},
          TerraceFilter{{5.0, 0.8}},
          BlurFilter{1.0},
          BlurFilter{6.3},
          BlurFilter{29.0},
          SharpenFilter{11.7, 0.7},
          ThermalErosionFilter{10.0, 12},
          ThermalErosionFilter{25.0, 40}};
}

TEST(FilterWindow, LocalFiltersComeToTheBitsOfTheWhole) {
  const Terrain whole = test::groundWithHoles(517, 403);
  const std::vector<GridRect> windows{
      {0, 0, 256, 256}, {256, 128, 517, 403}, {128, 128, 511, 397}, {384, 0, 517, 403}};
  int compared = 0;
  for (const Filter& filter : localFilters()) {
    const HeightRaster expected = *filtered(whole, filter, nullptr);
    const FilterHalo halo = *filterHalo(filter, whole.frame);
    for (const GridRect& rect : windows) {
      const GridRect exact = exactIn(rect, halo, whole.frame);
      if (exact.empty()) continue;
      ++compared;
      const auto part = filteredWindow(windowOf(whole, rect), whole.frame, filter);
      ASSERT_TRUE(part.ok());
      const GridRect within{exact.column0 - rect.column0, exact.row0 - rect.row0,
                            exact.column1 - rect.column0, exact.row1 - rect.row0};
      EXPECT_TRUE(test::sameBits(samplesIn(*part, within), samplesIn(expected, exact)))
          << filter.index() << " in " << rect.column0 << ", " << rect.row0;
    }
  }
  EXPECT_GT(compared, 32);
}

TEST(FilterWindow, ABlurInAWindowTooSmallForItIsNotTheWhole) {
  // Else the test above would be true of a halo that is too small as well.
  const Terrain whole = test::groundWithHoles(517, 403);
  const Filter blur = BlurFilter{29.0};
  const GridRect rect{128, 128, 384, 384};
  const HeightRaster expected = *filtered(whole, blur, nullptr);
  const HeightRaster part = *filteredWindow(windowOf(whole, rect), whole.frame, blur);
  EXPECT_FALSE(test::sameBits(samplesIn(part, {0, 0, 256, 256}), samplesIn(expected, rect)));
}

TEST(FilterWindow, ARadiusBeyondTheTerrainTakesAllOfIt) {
  const FilterHalo halo = *filterHalo(BlurFilter{1e6}, GridFrame{200, 150, 2.0, 3.0});
  EXPECT_EQ(halo.columns, 200);
  EXPECT_EQ(halo.rows, 150);
}

TEST(FilterWindow, RefusesWhatLooksAtTheWholeAndSaysWhy) {
  const GridFrame frame{1000, 1000, 1.0, 1.0};
  for (const Filter& filter :
       std::vector<Filter>{DestepFilter{}, FillHolesFilter{}, DespikeFilter{}, DeseamFilter{},
                           FillDepressionsFilter{}, BreachDepressionsFilter{}}) {
    const auto halo = filterHalo(filter, frame);
    ASSERT_FALSE(halo.ok());
    EXPECT_FALSE(halo.error().text().empty());
    EXPECT_EQ(halo.error().text().find('\n'), std::string::npos);
  }
}

}  // namespace
}  // namespace scarp
