#pragma once

#include <cstdint>
#include <vector>

#include "core/base/Progress.h"

namespace scarp {

/// Ground that water and creep wear down. A plain grid, row by row; lengths and heights in one unit.
struct Relief {
  int columns = 0, rows = 0;
  double spacing = 1.0;  ///< Between samples.
  std::vector<double> heights;
  std::vector<double> uplift;  ///< Height gained in a unit of time. ≤ 0: the sea, which keeps its height and
                               ///< swallows the water. All of the border is sea.
};

/// How it is worn.
struct ErosionSettings {
  double erodibility = 1.0;  ///< K of dh/dt = uplift − K·√area·slope.
  double creep = 0.0;        ///< D of the hillslopes' dh/dt = D·∇²h.
  double steepest = 1e30;    ///< Slope at which the ground slides, height over length.
  double timeStep = 1.0;
  int steps = 1;
  std::uint32_t seed = 1;  ///< For the small disorder that keeps streams off the grid's directions.
};

/// Lets streams cut into rising ground for some steps. Afterwards water runs off all land to the sea
/// without a pool, but for what creep has filled. One thread; the same bits on any machine. False where
/// `progress` said stop: the relief is then worn by fewer steps.
[[nodiscard]] bool erode(Relief& relief, const ErosionSettings& settings, const Progress& progress = {});

}  // namespace scarp
