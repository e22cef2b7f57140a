#include "core/terrain/WorkingRange.h"

#include "core/terrain/NodeHeights.h"

namespace scarp {

Result<void> checkCellSize(double size) {
  if (size >= kSmallestCell && size <= kLargestCell) return {};
  return Error{"a cell size of %1 is out of range (%2 to %3)", metres(size), plainMetres(kSmallestCell),
               plainMetres(kLargestCell)};
}

Result<void> checkFrame(const GridFrame& frame) {
  for (const double size : {frame.dx, frame.dy})
    if (auto fit = checkCellSize(size); !fit) return fit;
  for (const double side : {frame.width(), frame.depth()})
    if (!(side <= kLongestSide))
      return Error{"a side of %1 is out of range (up to %2)", metres(side), plainMetres(kLongestSide)};
  return {};
}

Result<void> checkWhole(const GridFrame& frame) {
  constexpr double kMostSamples = double{kMostWholeSide} * kMostWholeSide;
  if (double(frame.columns) * frame.rows <= kMostSamples) return {};
  return Error{"a terrain of %1 x %2 samples is too large for this (up to %3 x %4)", frame.columns,
               frame.rows, kMostWholeSide, kMostWholeSide};
}

Result<void> checkHeights(double low, double high) {
  if (isHeight(low) && isHeight(high)) return {};
  // Adding 0 makes −0 plain.
  return Error{"heights from %1 to %2 are out of range (%3 to %4)", plainMetres(low + 0.0),
               metres(high + 0.0), plainMetres(-kHighest), plainMetres(kHighest)};
}

Result<void> checkHeights(const HeightRange& range) {
  if (range.empty()) return {};
  return checkHeights(range.low, range.high);
}

}  // namespace scarp
