#pragma once

#include <span>

namespace scarp {

/// How steep ground may get: height over distance between samples that are neighbours, diagonals too, which
/// stand dx and dy metres apart.
struct SlopeLimit {
  double steepest;  ///< Height gained a metre, ≥ 0.
  double dx, dy;    ///< Metres, > 0.
};

/// Takes back from a change of ground what makes it steeper than the limit. Both are grids, row by row,
/// `columns` a row, NaN = hole. Afterwards each height is between what it was before and what it was to
/// become, and the height between two neighbours is at most the larger of what the limit allows and of what
/// it was before. Holes are nobody's neighbours; what was a hole before is left as it has become. A change
/// that is steep nowhere stays to the bit. The same bits always. Contract: grids of the same size.
void limitSlopes(std::span<const float> before, std::span<float> after, int columns, const SlopeLimit& limit);

}  // namespace scarp
