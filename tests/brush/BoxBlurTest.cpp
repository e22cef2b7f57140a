#include <gtest/gtest.h>

#include <cmath>

#include "core/brush/BoxBlur.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

/// The same blur, sample by sample: means along rows, then along columns, twice.
std::vector<double> slowBlur(const HeightRaster& heights, const BlurRadius& radius) {
  const int w = heights.columns(), h = heights.rows();
  std::vector<double> a(static_cast<std::size_t>(w * h));
  for (int i = 0; i < w * h; ++i) a[static_cast<std::size_t>(i)] = heights.at(i % w, i / w);
  const auto pass = [&](int dc, int dr) {
    const int reach = dc != 0 ? radius.across : radius.down;
    std::vector<double> b(a.size());
    for (int r = 0; r < h; ++r)
      for (int c = 0; c < w; ++c) {
        double sum = 0;
        int n = 0;
        for (int k = -reach; k <= reach; ++k) {
          const int cc = c + k * dc, rr = r + k * dr;
          if (cc < 0 || cc >= w || rr < 0 || rr >= h) continue;
          const double value = a[static_cast<std::size_t>(rr * w + cc)];
          if (std::isnan(value)) continue;
          sum += value;
          ++n;
        }
        b[static_cast<std::size_t>(r * w + c)] = n ? sum / n : std::nan("");
      }
    a = b;
  };
  for (int i = 0; i < 2; ++i) pass(1, 0), pass(0, 1);
  return a;
}

TEST(BoxBlur, EqualsTheMeanOfTheNeighbourhood) {
  for (auto& [name, terrain] : test::pickingTerrains()) {
    SCOPED_TRACE(name);
    const HeightRaster& heights = terrain.heights;
    for (const BlurRadius radius : {BlurRadius{1, 1}, {3, 3}, {50, 50}, {2, 9}, {17, 1}}) {
      const auto truth = slowBlur(heights, radius);
      const auto blurred = boxBlur(heights, heights.rect(), radius);
      for (std::size_t i = 0; i < truth.size(); ++i) {
        ASSERT_EQ(std::isnan(truth[i]), std::isnan(blurred[i])) << i;
        const double allowed = std::isnan(truth[i]) ? 0.0 : 1e-4 * (1 + std::abs(truth[i]));
        ASSERT_FALSE(std::abs(truth[i] - blurred[i]) > allowed) << i;
      }
    }
  }
}

TEST(BoxBlur, OfAPartIsThePartOfTheWhole) {
  const Terrain terrain = test::fractalTerrain(150, 140);
  const auto whole = boxBlur(terrain.heights, terrain.heights.rect(), {4, 4});
  const GridRect part{100, 90, 140, 131};
  const auto cut = boxBlur(terrain.heights, part, {4, 4});
  for (int r = part.row0; r < part.row1; ++r)
    for (int c = part.column0; c < part.column1; ++c)
      ASSERT_NEAR(cut[static_cast<std::size_t>((r - part.row0) * part.width() + c - part.column0)],
                  whole[static_cast<std::size_t>(r * 150 + c)], 1e-4);
}

TEST(BoxBlur, OfWhatIsWantedIsThatOfAll) {
  const Terrain terrain = test::fractalTerrain(700, 500);
  // Into the map's border on two sides.
  for (const GridRect rect : {GridRect{0, 10, 610, 500}, GridRect{90, 60, 640, 430}}) {
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
