#include "core/terrain/GridFrame.h"

#include <algorithm>
#include <cmath>

namespace scarp {

namespace {

/// The half-open range of indices in [0, count) within [low, high], for any finite low and high.
std::pair<int, int> indicesWithin(double low, double high, int count) {
  const double first = std::clamp(std::ceil(low), 0.0, double(count));
  const double last = std::clamp(std::floor(high), -1.0, double(count - 1));
  return {static_cast<int>(first), static_cast<int>(last) + 1};
}

}  // namespace

bool GridFrame::covers(double px, double py) const {
  const double c = column(px), r = row(py);
  return c >= 0.0 && c <= columns - 1 && r >= 0.0 && r <= rows - 1;
}

GridRect GridFrame::samplesWithin(double xMin, double yMin, double xMax, double yMax) const {
  const auto [c0, c1] = indicesWithin(column(xMin), column(xMax), columns);
  const auto [r0, r1] = indicesWithin(row(yMax), row(yMin), rows);
  return {c0, r0, c1, r1};
}

Box GridFrame::box(double zMin, double zMax) const {
  return {{x(0), y(rows - 1), zMin}, {x(columns - 1), y(0), zMax}};
}

}  // namespace scarp
