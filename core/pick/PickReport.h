#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/GridRect.h"
#include "core/pick/MethodAnswer.h"
#include "core/pick/PickTrace.h"
#include "core/pick/SurfacePicker.h"

namespace scarp {

/// A pyramid node as a picture shows it.
struct VisitedNode {
  GridRect cells;     ///< On the map, never empty.
  HeightRange range;  ///< What the pick holds against the ray; empty over holes.
  double tEntry, tExit;
  bool skipped;
};

enum class PickMethod : std::uint8_t { Pyramid, LinearMarch, MarchAndBisect, GridWalk, BruteForce };
inline constexpr std::size_t kPickMethods = 5;

/// A plain 3-D grid walk (Amanatides & Woo 1987) through voxels: cells of the grid in plan, layers of equal
/// height that hold the band of all heights.
struct VoxelWalk {
  double bottom = 0.0;       ///< Metres, of layer 0.
  double layerHeight = 1.0;  ///< Metres: the cell's smaller side, or more where the layers would be too many.
  int layers = 0;
  std::vector<std::array<int, 3>> voxels;  ///< Column, row and layer, in order.
};

/// One pick laid open, for the picking inspector.
struct PickReport {
  PickTrace trace;
  HeightRange band{};  ///< Of the whole terrain.
  /// The ray within the box of the terrain's heights; faces are the local frame's (MinX west, MaxY north).
  std::optional<BoxSpan> clip;
  std::optional<SurfaceHit> hit;
  std::vector<VisitedNode> nodes;  ///< In the order of the visits.
  int nodesSkipped = 0, nodesEntered = 0;
  /// Column and row of all cells that a plain grid walk goes through up to the hit, in order.
  std::vector<std::array<int, 2>> walk;
  VoxelWalk voxelWalk;  ///< The same in 3-D, up to the hit; empty where the ray misses the band.
  std::vector<MethodAnswer> answers;  ///< In the order of PickMethod, all but brute force.

  [[nodiscard]] double metres(double t) const { return t * trace.ray.direction.norm(); }
};

/// Picks with a trace, and by the textbook's ways with `steps` equal steps where they take some. Takes as
/// long as those: some tenths of a millisecond. Contract: a finite direction other than zero, steps ≥ 1.
/// Pure but for the clock.
[[nodiscard]] PickReport reportPick(const HeightRaster& heights, const HeightPyramid& pyramid,
                                    const GridFrame& frame, const LocalRay& ray, int steps);

/// The one answer that a report is without, as it takes long on a large terrain: every triangle tried.
[[nodiscard]] MethodAnswer bruteForceAnswer(const HeightRaster& heights, const GridFrame& frame,
                                            const LocalRay& ray, const std::optional<SurfaceHit>& hit);

}  // namespace scarp
