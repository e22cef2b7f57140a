#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <vector>

#include "core/base/Simd.h"
#include "core/brush/BlurSums.h"
#include "core/brush/BoxBlur.h"
#include "core/terrain/PlaneSmoothing.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

/// A height beyond a line's ends is mirrored through the one there.
double mirrored(const std::vector<double>& line, int i) {
  const int last = static_cast<int>(line.size()) - 1;
  if (last == 0) return line[0];
  if (i < 0) return 2.0 * line[0] - mirrored(line, -i);
  if (i > last) return 2.0 * line[static_cast<std::size_t>(last)] - mirrored(line, 2 * last - i);
  return line[static_cast<std::size_t>(i)];
}

/// The same blur, sample by sample: means along rows, then along columns, twice. Its holes are bridged.
std::vector<double> slowBlur(const HeightRaster& heights, const BlurRadius& radius) {
  const int w = heights.columns(), h = heights.rows();
  HeightPlane plane = planeOf(heights);
  bridgeHoles(plane, 2 * radius.across, 2 * radius.down);
  std::vector<double> a(plane.values.begin(), plane.values.end());
  const auto pass = [&](int count, int lines, int step, int next, int reach) {
    for (int i = 0; i < lines; ++i) {
      std::vector<double> line;
      for (int k = 0; k < count; ++k) line.push_back(a[static_cast<std::size_t>(i * next + k * step)]);
      for (int k = 0; k < count; ++k) {
        double sum = 0.0;
        for (int d = -reach; d <= reach; ++d) sum += mirrored(line, k + d);
        a[static_cast<std::size_t>(i * next + k * step)] = sum / (2 * reach + 1);
      }
    }
  };
  for (int i = 0; i < 2; ++i) pass(w, h, 1, w, radius.across), pass(h, w, w, 1, radius.down);
  return a;
}

TEST(BoxBlur, EqualsTheMeanOfTheNeighbourhood) {
  for (auto& [name, terrain] : test::pickingTerrains()) {
    SCOPED_TRACE(name);
    const HeightRaster& heights = terrain.heights;
    // Small enough for the height at a side to be that of its sample.
    for (const BlurRadius radius : {BlurRadius{1, 1}, {11, 11}, {2, 9}}) {
      const auto truth = slowBlur(heights, radius);
      const auto blurred = boxBlur(heights, heights.rect(), radius);
      for (std::size_t i = 0; i < truth.size(); ++i) {
        const int column = static_cast<int>(i) % heights.columns(),
                  row = static_cast<int>(i) / heights.columns();
        if (std::isnan(heights.at(column, row))) continue;
        ASSERT_NEAR(truth[i], blurred[i], 1e-4 * (1 + std::abs(truth[i]))) << i;
      }
    }
  }
}

TEST(BoxBlur, ReadsAtMostFourRadiiAroundItsRectangle) {
  const GridRect rect{60, 50, 90, 75};
  for (const bool holes : {false, true})
    for (const BlurRadius radius : {BlurRadius{3, 5}, {9, 2}}) {
      const GridRect read{rect.column0 - 4 * radius.across, rect.row0 - 4 * radius.down,
                          rect.column1 + 4 * radius.across, rect.row1 + 4 * radius.down};
      const auto ground = [&](double elsewhere) {
        return test::makeTerrain({200, 180, 1, 1}, [&](int c, int r) {
          if (!read.contains(c, r)) return static_cast<float>(elsewhere);
          if (holes && std::hypot(c - 70, r - 60) < 9.0) return test::kHole;
          return static_cast<float>(20.0 * fractalNoise(0.07 * c, 0.07 * r, 4, 0.5, 3));
        });
      };
      const auto one = boxBlur(ground(0.0).heights, rect, radius),
                 other = boxBlur(ground(900.0).heights, rect, radius);
      for (int i = 0; i < rect.area(); ++i)
        if (const float h = one[static_cast<std::size_t>(i)]; h == h) {
          ASSERT_EQ(h, other[static_cast<std::size_t>(i)]) << i;
        }
    }
}

TEST(BoxBlur, OfWhatIsWantedIsThatOfAll) {
  const Terrain terrain = test::fractalTerrain(350, 300);
  // Into the map's border on two sides.
  for (const GridRect rect : {GridRect{0, 10, 310, 300}, GridRect{45, 40, 320, 260}}) {
    const double middle = 0.5 * rect.width(), radius = 0.5 * rect.height();
    std::vector<ColumnSpan> wanted;
    for (int r = 0; r < rect.height(); ++r) {
      const double half = std::sqrt(radius * radius - (r + 0.5 - radius) * (r + 0.5 - radius));
      wanted.push_back({static_cast<int>(middle - half), static_cast<int>(middle + half)});
    }
    wanted[wanted.size() / 2] = {3, 3};
    for (const BlurRadius radiusOf : {BlurRadius{20, 31}, {3, 1}}) {
      const auto all = boxBlur(terrain.heights, rect, radiusOf);
      const auto some = boxBlur(terrain.heights, rect, radiusOf, wanted);
      for (std::size_t r = 0; r < wanted.size(); ++r)
        for (int c = wanted[r].from; c < wanted[r].to; ++c) {
          const std::size_t at = r * static_cast<std::size_t>(rect.width()) + static_cast<std::size_t>(c);
          ASSERT_EQ(some[at], all[at]) << r << " " << c;
        }
    }
  }
}

class BlurSums : public testing::TestWithParam<SimdLevel> {
  SimdChoice choice_{GetParam()};
};

TEST_P(BlurSums, TotalsOfARow) {
  std::mt19937 random(4);
  std::uniform_real_distribution<float> height(-3.0F, 250.0F);
  const HeightSteps steps(-3.0F, 250.0F, 129);
  for (int count = 1; count < 90; ++count) {
    std::vector<float> heights(static_cast<std::size_t>(count + kBlurLanes), steps.base);
    for (int i = 0; i < count; ++i) heights[static_cast<std::size_t>(i)] = height(random);
    std::vector<std::uint32_t> whole(heights.size() + 1);
    ASSERT_TRUE(totalHeights(heights.data(), count, steps, whole.data()));
    std::uint32_t total = 0;
    for (int i = 0; i < count; ++i) {
      ASSERT_EQ(whole[static_cast<std::size_t>(i)], total) << i << " of " << count;
      const float step = (heights[static_cast<std::size_t>(i)] - steps.base) * steps.perMetre;
      total += static_cast<std::uint32_t>(step + 0.5F);
    }
    ASSERT_EQ(whole[static_cast<std::size_t>(count)], total) << count;
  }
}

TEST_P(BlurSums, TellsWhatDoesNotFit) {
  const HeightSteps steps(10.0F, 20.0F, 33);
  constexpr float kInfinite = std::numeric_limits<float>::infinity();
  for (const float odd : {9.9F, 20.1F, -1e9F, 1e9F, 3e38F, -kInfinite, kInfinite, std::nanf("")})
    for (const int count : {1, 5, 16, 41})
      for (int at = 0; at < count; ++at) {
        std::vector<float> heights(static_cast<std::size_t>(count + kBlurLanes), 15.0F);
        std::vector<std::uint32_t> totals(heights.size() + 1);
        ASSERT_TRUE(totalHeights(heights.data(), count, steps, totals.data()));
        heights[static_cast<std::size_t>(at)] = odd;
        ASSERT_FALSE(totalHeights(heights.data(), count, steps, totals.data()))
            << odd << " at " << at << " of " << count;
      }
}

TEST_P(BlurSums, TotalsOfMeans) {
  constexpr int kCount = 75, kSize = 9;
  std::vector<std::uint32_t> values(kCount + kBlurLanes), totals(values.size() + 1), means(values.size() + 1);
  std::mt19937 random(5);
  for (std::size_t i = 0; i < kCount; ++i) values[i] = static_cast<std::uint32_t>(random() % 1000000);
  std::uint32_t total = 0;
  for (std::size_t i = 0; i <= kCount; ++i) {
    totals[i] = total;
    total += values[i];
  }
  totalMeans(totals.data(), kCount - kSize, kSize, means.data());
  total = 0;
  for (std::size_t i = 0; i <= kCount - kSize; ++i) {
    ASSERT_EQ(means[i], total) << i;
    std::uint32_t sum = 0;
    for (std::size_t k = 0; k < kSize; ++k) sum += values[i + k];
    total += static_cast<std::uint32_t>(static_cast<float>(sum) * (1.0F / kSize) + 0.5F);
  }
}

INSTANTIATE_TEST_SUITE_P(EachInstructionSet, BlurSums, testing::ValuesIn(simdLevels()),
                         [](const auto& level) {
                           std::string name = simdName(level.param);
                           std::erase(name, '-');
                           return name;
                         });

}  // namespace
}  // namespace scarp
