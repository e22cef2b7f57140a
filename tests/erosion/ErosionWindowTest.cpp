#include <gtest/gtest.h>

#include <cmath>

#include "core/base/Parallel.h"
#include "core/erosion/ErosionWindow.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

FarGround farOf(const Terrain& terrain) {
  FarGround far{HeightRaster((terrain.frame.columns + 15) / 16, (terrain.frame.rows + 15) / 16, 0.0F), 16,
                0.0, 0.0};
  std::vector<float> means;
  for (int r = 0; r < far.means.rows(); ++r)
    for (int c = 0; c < far.means.columns(); ++c) {
      double sum = 0.0;
      int count = 0;
      for (int y = 16 * r; y < std::min(16 * r + 16, terrain.frame.rows); ++y)
        for (int x = 16 * c; x < std::min(16 * c + 16, terrain.frame.columns); ++x)
          if (const float h = terrain.heights.at(x, y); h == h) sum += static_cast<double>(h), ++count;
      means.push_back(count > 0 ? static_cast<float>(sum / count) : test::kHole);
    }
  far.means.write(far.means.rect(), means);
  return far;
}

HeightRaster cut(const HeightRaster& heights, const GridRect& rect) {
  std::vector<float> samples(static_cast<std::size_t>(rect.area()));
  heights.read(rect, samples);
  HeightRaster some(rect.width(), rect.height(), 0.0F);
  some.write(some.rect(), samples);
  return some;
}

struct Differences {
  double change = 0.0, off = 0.0;  ///< Root mean squares, metres: of the whole's change, and of what differs.
};

Differences compared(const HeightPlane& part, const GridRect& window, const HeightPlane& whole,
                     const GridRect& core) {
  Differences sums;
  for (int r = core.row0; r < core.row1; ++r)
    for (int c = core.column0; c < core.column1; ++c) {
      const double there = whole.values[whole.at(c, r)];
      const double here = part.values[part.at(c - window.column0, r - window.row0)];
      sums.change += there * there;
      sums.off += (here - there) * (here - there);
    }
  const auto area = static_cast<double>(core.area());
  return {std::sqrt(sums.change / area), std::sqrt(sums.off / area)};
}

/// Eroded terrain, computed once for all tests.
struct ErodedWhole {
  Terrain terrain = test::fractalTerrain(850, 790, 10.0, 10.0);
  FarGround far = farOf(terrain);
  HydraulicErosionFilter settings{20};
  HeightPlane change = hydraulicErosion(terrain, settings)->change;
};

class ErosionWindowTest : public testing::Test {
 protected:
  static const ErodedWhole& erodedWhole() {
    static const ErodedWhole whole;
    return whole;
  }
  const Terrain& terrain_ = erodedWhole().terrain;
  const FarGround& far_ = erodedWhole().far;
  const HydraulicErosionFilter& settings_ = erodedWhole().settings;
  const HeightPlane& whole_ = erodedWhole().change;
};

TEST_F(ErosionWindowTest, AllOfTheTerrainErodesAsTheWhole) {
  const GridRect all = terrain_.frame.samples();
  const auto part = hydraulicErosion(terrain_.heights, all, terrain_.frame, far_, settings_);
  ASSERT_TRUE(part);
  const Differences d = compared(*part, all, whole_, all);
  EXPECT_GT(d.change, 0.1);
  EXPECT_LT(d.off, 0.02 * d.change) << d.off << " m of " << d.change;
}

TEST_F(ErosionWindowTest, WithAHaloItIsNearTheWhole) {
  const GridRect core{384, 256, 512, 384};
  const GridRect window = core.grown(128);
  const auto part =
      hydraulicErosion(cut(terrain_.heights, window), window, terrain_.frame, far_, settings_);
  ASSERT_TRUE(part);
  const Differences d = compared(*part, window, whole_, core);
  EXPECT_LT(d.off, 0.2 * d.change) << d.off << " m of " << d.change;
}

TEST_F(ErosionWindowTest, HasTheSameBitsForAnyNumberOfThreadsAndStops) {
  const GridRect window{128, 128, 384, 384};
  const HeightRaster heights = cut(terrain_.heights, window);
  const auto all = hydraulicErosion(heights, window, terrain_.frame, far_, settings_);
  const ThreadLimit one(1);
  const auto alone = hydraulicErosion(heights, window, terrain_.frame, far_, settings_);
  EXPECT_TRUE(test::sameBits(all->values, alone->values));
  EXPECT_FALSE(
      hydraulicErosion(heights, window, terrain_.frame, far_, settings_, [](double) { return false; }));
}

TEST_F(ErosionWindowTest, HolesStay) {
  const Terrain holes = test::makeTerrain(terrain_.frame, [&](int c, int r) {
    return c > 300 && c < 420 && r > 200 && r < 333 ? test::kHole : terrain_.heights.at(c, r);
  });
  const GridRect window{256, 128, 512, 384};
  const auto part =
      hydraulicErosion(cut(holes.heights, window), window, holes.frame, farOf(holes), settings_);
  ASSERT_TRUE(part);
  for (int r = 0; r < 256; ++r)
    for (int c = 0; c < 256; ++c) {
      const float change = part->values[part->at(c, r)];
      ASSERT_TRUE(std::isfinite(change)) << c << " " << r;
      if (c > 44 && c < 164 && r > 72 && r < 205) {
        ASSERT_EQ(change, 0.0F);
      }
    }
}

}  // namespace
}  // namespace scarp
