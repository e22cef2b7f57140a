#include "core/terrain/WorkingRange.h"

#include "core/base/ShortNumber.h"
#include "core/terrain/NodeHeights.h"

namespace scarp {

Result<void> checkCellSize(double metres) {
  if (metres >= kSmallestCell && metres <= kLargestCell) return {};
  return Error{"a cell size of " + shortNumber(metres) + " m is out of range (" + shortNumber(kSmallestCell) +
               " to " + shortNumber(kLargestCell) + ")"};
}

Result<void> checkFrame(const GridFrame& frame) {
  for (const double size : {frame.dx, frame.dy})
    if (auto fit = checkCellSize(size); !fit) return fit;
  for (const double side : {frame.width(), frame.depth()})
    if (!(side <= kLongestSide))
      return Error{"a side of " + shortNumber(side) + " m is out of range (up to " +
                   shortNumber(kLongestSide) + ")"};
  return {};
}

Result<void> checkWhole(const GridFrame& frame) {
  constexpr double kMostSamples = double{kMostWholeSide} * kMostWholeSide;
  if (double(frame.columns) * frame.rows <= kMostSamples) return {};
  const std::string most = std::to_string(kMostWholeSide);
  return Error{"a terrain of " + std::to_string(frame.columns) + " x " + std::to_string(frame.rows) +
               " samples is too large for this (up to " + most + " x " + most + ")"};
}

Result<void> checkHeights(double low, double high) {
  if (isHeight(low) && isHeight(high)) return {};
  // Adding 0 makes −0 plain.
  return Error{"heights from " + shortNumber(low + 0.0) + " to " + shortNumber(high + 0.0) +
               " m are out of range (" + shortNumber(-kHighest) + " to " + shortNumber(kHighest) + ")"};
}

Result<void> checkHeights(const HeightRange& range) {
  if (range.empty()) return {};
  return checkHeights(range.low, range.high);
}

}  // namespace scarp
