#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/GridRect.h"
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

/// What one way of picking says about a ray, beside SurfacePicker's answer.
struct MethodAnswer {
  PickMethod method;
  std::optional<double> t;      ///< Along the ray; nothing: no hit.
  std::optional<double> error;  ///< Metres from the picker's point; nothing unless both hit.
  bool agrees;                  ///< Whether it hits where the picker hits, and misses where that misses.
  long long looks;              ///< Height ranges and heights taken, or triangles tested.
  double seconds;               ///< For one pick, as the clock has it.
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
