#pragma once

#include <string>
#include <vector>

#include "tests/bench/PickBenchEngine.h"
#include "tests/bench/PickBenchRays.h"

namespace scarp::bench {

struct SetFigures {
  std::string set;
  int rays;
  double nanoseconds;  ///< A ray, the median over the passes.
  double wrong;        ///< Share of the rays that it gets wrong, 0…1.
};

struct UpdateFigures {
  int side;             ///< Samples along a side of the edited square.
  double microseconds;  ///< Until it answers rightly again, the median over the edits.
  double wrong;         ///< Share of the rays straight down onto the square that it gets wrong afterwards.
};

struct SnapFigures {
  std::string set;
  double missed;  ///< Share of the rays, 0…1; every one has a hit.
};

struct EngineFigures {
  std::string name;
  EngineRole role;
  std::string skipped;  ///< Why it was not measured; empty where it was.
  double buildMilliseconds = 0.0;
  std::size_t bytes = 0;
  std::vector<SetFigures> sets;
  std::vector<UpdateFigures> updates;
  std::vector<SnapFigures> snapped;
};

/// The rays, and how often to send them.
struct MeasurePlan {
  const std::vector<RaySet>& sets;
  const std::vector<SnappedRays>& snapped;
  int passes;
};

/// Builds an engine and measures it. The terrain is edited for the update times, and left as it was.
[[nodiscard]] EngineFigures measure(const EngineKind& kind, Terrain& terrain, const MeasurePlan& plan);

}  // namespace scarp::bench
