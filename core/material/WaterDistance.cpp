#include "core/material/WaterDistance.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

#include "core/base/Contract.h"
#include "core/memory/Scratch.h"
#include "core/terrain/GroundCopy.h"

namespace scarp {

namespace {

/// The rectangle with what lies around it, as far as there are samples.
GridRect windowOf(const WaterDistance& water, const GridRect& rect, const HeightRaster& heights) {
  return GridRect{rect.column0 - water.columns, rect.row0 - water.rows, rect.column1 + water.columns,
                  rect.row1 + water.rows}
      .intersected(heights.rect());
}

}  // namespace

WaterDistance::WaterDistance(const GridFrame& frame, double waterLevel, double far)
    : level(waterLevel),
      most(std::min(far, kMostWaterSteps * std::min(frame.dx, frame.dy))),
      dx(frame.dx),
      dy(frame.dy),
      columns(static_cast<int>(std::ceil(most / dx))),
      rows(static_cast<int>(std::ceil(most / dy))) {
  EXPECTS(far > 0.0);
}

// By columns first, then by rows (Saito & Toriwaki 1994), whose search ends where no nearer can come. The
// least of the same numbers is found whatever their order.
void WaterDistance::measure(const HeightRaster& heights, const GridRect& rect, float* out,
                            std::ptrdiff_t stride) const {
  const GridRect window = windowOf(*this, rect, heights);
  const int width = window.width(), none = rows + 1;
  ScratchArray<float> line(static_cast<std::size_t>(width));
  ScratchArray<int> steps(static_cast<std::size_t>(width));
  ScratchArray<int> nearest(static_cast<std::size_t>(width) * static_cast<std::size_t>(rect.height()));
  const auto nearestIn = [&](int row) { return nearest.data() + std::ptrdiff_t{row - rect.row0} * width; };
  // Rows to the next water in the column, downward and then upward.
  const auto sweep = [&](int first, int end, int way) {
    std::fill_n(steps.data(), width, none);
    for (int row = first; row != end; row += way) {
      copyRow(heights, row, window.column0, width, line.data());
      for (int i = 0; i < width; ++i)
        steps[static_cast<std::size_t>(i)] = static_cast<double>(line[static_cast<std::size_t>(i)]) <= level
                                                 ? 0
                                                 : std::min(steps[static_cast<std::size_t>(i)] + 1, none);
      if (row < rect.row0 || row >= rect.row1) continue;
      int* const into = nearestIn(row);
      for (int i = 0; i < width; ++i)
        into[i] = way > 0 ? steps[static_cast<std::size_t>(i)]
                          : std::min(into[i], steps[static_cast<std::size_t>(i)]);
    }
  };
  sweep(window.row0, rect.row1, 1);
  sweep(window.row1 - 1, rect.row0 - 1, -1);
  for (int row = rect.row0; row < rect.row1; ++row, out += stride) {
    const int* const found = nearestIn(row);
    copyRow(heights, row, rect.column0, rect.width(), line.data());
    const bool dry = std::all_of(found, found + width, [&](int rowsAway) { return rowsAway == none; });
    for (int i = 0; i < rect.width(); ++i) {
      const int at = rect.column0 + i - window.column0;
      double best = most * most;
      for (int k = 0; !dry && k <= columns; ++k) {
        const double across = k * dx * (k * dx);
        if (across >= best) break;
        for (const int column : {at - k, at + k}) {
          if (column < 0 || column >= width || found[column] == none) continue;
          best = std::min(best, across + found[column] * dy * (found[column] * dy));
        }
      }
      out[i] = std::isnan(line[static_cast<std::size_t>(i)]) ? std::numeric_limits<float>::quiet_NaN()
               : best < most * most                          ? static_cast<float>(std::sqrt(best))
                                                             : static_cast<float>(most);
    }
  }
}

}  // namespace scarp
