#pragma once

#include <vector>

#include "core/base/GridRect.h"

namespace scarp {

/// A fraction, 0…1, for each sample of a rectangle, row by row; NaN at holes. A value.
struct FractionRaster {
  GridRect rect;
  std::vector<float> values;

  [[nodiscard]] float at(int column, int row) const {
    return values[static_cast<std::size_t>(row - rect.row0) * static_cast<std::size_t>(rect.width()) +
                  static_cast<std::size_t>(column - rect.column0)];
  }
};

}  // namespace scarp
