#include "ui/render/Roughness.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace scarp {

namespace {

constexpr int kLevels = 4;
constexpr int kPlacesAcross = 64;

/// Strayings at a level, over a lattice of places.
double percentile(std::vector<double> values, double fraction) {
  if (values.empty()) return 0.0;
  const auto at =
      values.begin() + static_cast<std::ptrdiff_t>(fraction * static_cast<double>(values.size() - 1));
  std::ranges::nth_element(values, at);
  return *at;
}

}  // namespace

double roughness(const HeightRaster& heights, const GridFrame& frame) {
  double worst = 0.0;
  for (int level = 0; level < kLevels; ++level) {
    const int s = 1 << level;
    const int columns = (frame.columns - 1) / (2 * s), rows = (frame.rows - 1) / (2 * s);  // Coarser cells.
    if (columns < 1 || rows < 1) break;
    std::vector<double> strayings;
    const int across = std::min(columns, kPlacesAcross), down = std::min(rows, kPlacesAcross);
    for (int j = 0; j < down; ++j)
      for (int i = 0; i < across; ++i) {
        const int column = static_cast<int>(static_cast<long long>(i) * columns / across) * 2 * s;
        const int row = static_cast<int>(static_cast<long long>(j) * rows / down) * 2 * s;
        const auto h = [&](int di, int dj) {
          return static_cast<double>(heights.at(column + di * s, row + dj * s));
        };
        const double along = std::abs(h(1, 0) - 0.5 * (h(0, 0) + h(2, 0)));
        const double aside = std::abs(h(0, 1) - 0.5 * (h(0, 0) + h(0, 2)));
        const double middle = std::abs(h(1, 1) - 0.5 * (h(0, 0) + h(2, 2)));
        const double straying = std::max({along, aside, middle});
        if (std::isfinite(along + aside + middle)) strayings.push_back(straying / (2 * s * frame.cellSize()));
      }
    worst = std::max(worst, percentile(std::move(strayings), 0.98));
  }
  return worst;
}

double steepness(const HeightRaster& heights, const GridFrame& frame) {
  std::vector<double> slopes;
  const int across = std::min(frame.columns - 1, kPlacesAcross),
            down = std::min(frame.rows - 1, kPlacesAcross);
  for (int j = 0; j < down; ++j)
    for (int i = 0; i < across; ++i) {
      const int column = static_cast<int>(static_cast<long long>(i) * (frame.columns - 1) / across);
      const int row = static_cast<int>(static_cast<long long>(j) * (frame.rows - 1) / down);
      const double here = double(heights.at(column, row));
      const double slope = std::hypot((double(heights.at(column + 1, row)) - here) / frame.dx,
                                      (double(heights.at(column, row + 1)) - here) / frame.dy);
      if (std::isfinite(slope)) slopes.push_back(slope);
    }
  return percentile(std::move(slopes), 0.9);
}

}  // namespace scarp
