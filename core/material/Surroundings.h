#pragma once

#include "core/base/GridRect.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// Which samples are around one: those of a lattice, `across` steps of `stepColumns` samples to either side
/// and `down` steps of `stepRows` samples up and down. A value.
struct Surroundings {
  int stepColumns, stepRows, across, down;

  /// As far as so many metres to every side. Up to 16 samples it is all of them, beyond that a lattice that
  /// divides the radius by some 16: the cost does not depend on it. radius > 0.
  static Surroundings within(const GridFrame& frame, double radius);
  /// Samples around one on which its value depends.
  [[nodiscard]] int reach() const;
  bool operator==(const Surroundings&) const = default;
};

/// Heights less the mean of their surroundings, metres; between the nodes of a lattice the mean is bilinear.
/// Holes and what lies off the terrain do not count; a sample around which there is nothing else gets 0.
/// Means are those of heights that are rounded to 1/1024 m, and exact, so that a sample's bits do not depend
/// on `rect`, which lies within the raster. Rows of `out` are `stride` apart. Pure.
void aboveSurroundings(const HeightRaster& heights, const GridRect& rect, const Surroundings& around,
                       float* out, int stride);

}  // namespace scarp
