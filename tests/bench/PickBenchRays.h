#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tests/bench/PickBenchTerrain.h"
#include "tests/bench/PickBenchTruth.h"

namespace scarp::bench {

struct RaySet {
  std::string name;
  std::vector<LocalRay> rays;
  std::vector<double> truth;  ///< t of the first hit of each, or kMiss.
};

/// What a session's picks look like, `count` rays each, the same for the same seed:
///   editor   random pixels of a perspective view 60 m above the south edge, where that is high, across the
///   map
///            at −15°
///   top      random pixels of one from 2/3 of the width up, at −60° onto the middle
///   grazing  anywhere, 2–20 m above the ground, pitched −0.2° to −3°
///   misses   from such places up, 0.02° to 0.2° over the horizon
///   mouse    the editor's view, a cursor that wanders over it: each ray is next to the one before
[[nodiscard]] std::vector<RaySet> everydayRays(const Terrain& terrain, const PickTruth& truth, int count,
                                               std::uint64_t seed);

/// Rays that a cursor that snaps to the grid sends. Each has a hit for certain, by continuity: they start
/// above ground, and are below it further on, without leaving the map between.
struct SnappedRays {
  std::string name;
  std::vector<LocalRay> rays;
  bool atStart;  ///< They start on the ground: the hit is at t = 0.
};

/// `count` of each, on a terrain of 4 × 4 samples or more, without holes:
///   vertex       from the editor's eye exactly at a vertex
///   grid line    down along a column's or a row's line
///   diagonal     down along the cells' diagonals
///   border       straight down onto the map's border
///   from vertex  from exactly a vertex in any direction
[[nodiscard]] std::vector<SnappedRays> snappedRays(const Terrain& terrain, int count, std::uint64_t seed);

}  // namespace scarp::bench
