#pragma once

#include "core/operation/Filter.h"
#include "core/terrain/FarGround.h"

namespace scarp {

/// Samples around a window that a filter looks at to both sides.
struct FilterHalo {
  int columns = 0, rows = 0;
  /// Within the halo a window comes to the bits of the whole. Else the filter looks at all of the terrain,
  /// and does so coarsely beyond the window: only about the same.
  bool exact = true;
};

/// How far a filter looks on a terrain. The error says in one line, without a name, why it cannot be done in
/// windows: it looks at all of the terrain.
[[nodiscard]] Result<FilterHalo> filterHalo(const Filter& filter, const GridFrame& frame);

/// A window of a terrain's heights.
struct GroundWindow {
  HeightRaster heights;  ///< Of the window's size.
  /// Its first sample in the terrain; multiples of the tile size, and of the step of far ground.
  int column0 = 0, row0 = 0;
};

/// What filtered() makes of a whole terrain of that frame, in a window of it, as filterHalo() says, but
/// within the halo of those of its sides that are not the terrain's own. Contract: filterHalo() is no error,
/// and there is `far` for a filter that is not exact. Else as filtered().
[[nodiscard]] Result<HeightRaster> filteredWindow(const GroundWindow& window, const GridFrame& whole,
                                                  const Filter& filter, const FarGround* far = nullptr,
                                                  const Progress& progress = {});

}  // namespace scarp
