#pragma once

#include <optional>

#include "tests/bench/PickBenchFigures.h"

namespace scarp::bench {

/// Ours against the fastest peer that gets no more than one ray in 10,000 wrong.
struct SetRatio {
  std::string set, peer;
  double ratio;  ///< The peer's time over ours: above 1 we are faster.
};

struct EngineRatios {
  std::string name;  ///< One of ours.
  std::vector<SetRatio> sets;
  std::optional<double> mean;  ///< Geometric, over all sets but the mouse's; none where one has no peer.
};

/// One entry for each of ours; empty where no peer was measured.
[[nodiscard]] std::vector<EngineRatios> ratiosOf(const TerrainFigures& terrain);

struct UpdateRatio {
  std::string peer;
  int side;
  double ratio;  ///< The time of the fastest peer to update over ours.
};

/// One for each edited size that a peer was measured with.
[[nodiscard]] std::vector<UpdateRatio> updateRatiosOf(const TerrainFigures& terrain);

struct Growth {
  std::string name, from, to;
  std::vector<SetRatio> sets;  ///< ratio: the cost of a ray on the larger terrain over that on the smaller.
};

/// Of each of ours, from the smallest terrain to the largest; empty for a single one.
[[nodiscard]] std::vector<Growth> growthOf(const std::vector<TerrainFigures>& terrains);

}  // namespace scarp::bench
