#pragma once

#include <cstddef>
#include <vector>

#include "core/base/GridRect.h"

namespace scarp {

/// Adds a rectangle to a few. Keeps them apart where they lie apart, as the dabs of a mirrored stroke do.
inline void addTo(std::vector<GridRect>& rects, const GridRect& rect) {
  constexpr std::size_t kMost = 16;
  for (GridRect& other : rects)
    if (!other.intersected(rect).empty()) {
      other = other.united(rect);
      return;
    }
  if (rects.size() < kMost)
    rects.push_back(rect);
  else
    rects.back() = rects.back().united(rect);
}

}  // namespace scarp
