#pragma once

#include "tests/bench/PickBenchEngine.h"
#include "tests/bench/PickBenchFigures.h"
#include "tests/bench/PickBenchRays.h"

namespace scarp::bench {

/// The rays, and how often to send them.
struct MeasurePlan {
  const std::vector<RaySet>& sets;
  const std::vector<SnappedRays>& snapped;
  int passes;
  bool hugePagesForPeers;
};

/// SurfacePicker::pickMany over all the everyday rays, on one thread and on two, by turns.
[[nodiscard]] ManyFigures measureMany(const Terrain& terrain, const MeasurePlan& plan);

/// Builds an engine and measures it. The terrain is edited for the update times, and left as it was.
[[nodiscard]] EngineFigures measure(const EngineKind& kind, Terrain& terrain, const MeasurePlan& plan);

}  // namespace scarp::bench
