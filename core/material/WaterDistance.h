#pragma once

#include <cstddef>

#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// How far from water ground lies: from the nearest sample that is not above a level.
struct WaterDistance {
  /// Looks as far as `most` metres, > 0, but at most kMostWaterSteps samples.
  WaterDistance(const GridFrame& frame, double level, double most);

  double level;  ///< Metres.
  double most;   ///< Metres, as far as it looks.
  double dx, dy;
  int columns, rows;  ///< Samples to every side on which a distance depends.

  /// Metres, by the samples of a rectangle: 0 under water, `most` where there is none so near, NaN over
  /// holes. Depends on the samples within reach alone, to the bit. Contract: the rectangle lies in a tile.
  void measure(const HeightRaster& heights, const GridRect& rect, float* out, std::ptrdiff_t stride) const;
};
inline constexpr int kMostWaterSteps = 256;

}  // namespace scarp
