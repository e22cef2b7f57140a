#pragma once

#include <cstdint>

#include "core/base/Progress.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// What island to make.
struct IslandSettings {
  int columns = 1025, rows = 1025;  ///< Samples, ≥ 2.
  double cellSize = 4.0;            ///< Metres between samples, > 0.
  std::uint32_t seed = 7;           ///< Another seed is another island.
  double peak = 320.0;              ///< Metres above the sea of its highest sample, > 0.
};

/// An island with ridges, branching valleys and a coast, in a sea (0 m and below) that reaches every side.
/// Relief of warped ridged noise is worn down by running water and hillslope creep, then partly
/// drowned so that valleys end in bays. The same settings give the same bits, on any machine and any number
/// of threads. A grid of 2 samples across has room for the sea only. Takes about 80 bytes a sample while it
/// works. Where `progress` says stop it returns early with no more than a flat sea.
[[nodiscard]] Terrain makeIsland(const IslandSettings& settings, const Progress& progress = {});

}  // namespace scarp
