#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <span>
#include <vector>

#include "core/base/Parallel.h"
#include "core/base/Progress.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// The weights of a rectangle of a mask, row by row, for work that goes along whole rows and columns.
struct WeightWindow {
  GridRect rect;
  std::vector<float> weights;

  WeightWindow(const MaskRaster& mask, const GridRect& of)
      : rect(of), weights(static_cast<std::size_t>(of.area())) {
    mask.read(rect, weights);
  }

  /// Calls change with each row, on several threads. Whether all were done, and not cancelled.
  [[nodiscard]] bool eachRow(const Progress& progress, const std::function<void(std::span<float>)>& change) {
    const auto width = static_cast<std::size_t>(rect.width());
    return parallelFor(static_cast<std::size_t>(rect.height()), progress, [&](std::size_t row) {
      change({weights.data() + row * width, width});
    });
  }

  /// The same with columns.
  [[nodiscard]] bool eachColumn(const Progress& progress,
                                const std::function<void(std::span<float>)>& change) {
    // Neighbours share a line of memory, so that several are fetched at once.
    constexpr std::size_t kAtOnce = 16;
    const auto width = static_cast<std::size_t>(rect.width()),
               height = static_cast<std::size_t>(rect.height());
    return parallelFor((width + kAtOnce - 1) / kAtOnce, progress, [&](std::size_t group) {
      const std::size_t first = group * kAtOnce, count = std::min(kAtOnce, width - first);
      std::vector<float> columns(count * height);
      for (std::size_t row = 0; row < height; ++row)
        for (std::size_t i = 0; i < count; ++i) columns[i * height + row] = weights[row * width + first + i];
      for (std::size_t i = 0; i < count; ++i) change({columns.data() + i * height, height});
      for (std::size_t row = 0; row < height; ++row)
        for (std::size_t i = 0; i < count; ++i) weights[row * width + first + i] = columns[i * height + row];
    });
  }
};

}  // namespace scarp
