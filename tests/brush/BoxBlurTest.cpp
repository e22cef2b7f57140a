#include <gtest/gtest.h>

#include <cmath>

#include "core/brush/BoxBlur.h"
#include "core/terrain/HoleBridge.h"
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

TEST(BoxBlur, KeepsAPlaneAtSidesAndHoles) {
  const auto slope = [](int c, int r) { return static_cast<float>(90.0 - 0.4 * c + 0.9 * r); };
  const auto hole = [](int c, int r) { return std::hypot(c - 50, r - 66) < 12.0 || c + r > 280; };
  for (const bool holes : {false, true}) {
    const Terrain terrain = test::makeTerrain(
        {170, 150, 1, 1}, [&](int c, int r) { return holes && hole(c, r) ? test::kHole : slope(c, r); });
    for (const BlurRadius radius : {BlurRadius{1, 2}, {40, 30}, {90, 90}})
      for (const GridRect rect : {GridRect{0, 0, 60, 150}, {20, 100, 170, 150}, {40, 50, 90, 90}}) {
        const auto blurred = boxBlur(terrain.heights, rect, radius);
        for (int r = rect.row0; r < rect.row1; ++r)
          for (int c = rect.column0; c < rect.column1; ++c)
            if (!holes || !hole(c, r)) {
              ASSERT_NEAR(
                  blurred[static_cast<std::size_t>((r - rect.row0) * rect.width() + c - rect.column0)],
                  slope(c, r), 3e-3)
                  << radius.across << " at " << c << ", " << r;
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

}  // namespace
}  // namespace scarp
