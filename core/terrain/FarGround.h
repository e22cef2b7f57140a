#pragma once

#include <algorithm>

#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// A terrain as means of step × step of its samples, from its first one on: for what is far away.
struct FarGround {
  HeightRaster means;        ///< Metres, NaN where all are holes.
  int step = 16;             ///< A power of two.
  double largestStep = 0.0;  ///< Metres from the lowest sample to the highest of any 2 × 2 means.
  double relief = 0.0;       ///< The same of all samples.
};

/// The step for a terrain: 16, more where there would be more than 2048 means a side.
[[nodiscard]] constexpr int farStep(const GridFrame& frame) {
  int step = 16;
  while (std::max(frame.columns, frame.rows) > step * 2048) step *= 2;
  return step;
}

}  // namespace scarp
