#pragma once

#include "tests/bench/PickBenchFigures.h"

namespace scarp::bench {

/// Ours against the fastest peer that gets no more than one ray in 10,000 of a set wrong.
struct SetRatio {
  std::string set, peer;
  double peerNanoseconds;
  std::vector<double> ratios;  ///< The peer's time over that of each of ours: above 1 we are faster.
};

struct Ratios {
  std::vector<std::string> ours;
  std::vector<SetRatio> sets;  ///< Those that a peer answers.
  std::vector<double> means;   ///< Geometric, of each of ours, over all sets but the mouse's.
};
[[nodiscard]] Ratios ratiosOf(const TerrainFigures& terrain);

/// Ours against the fastest peer that updates in part.
struct UpdateRatio {
  std::string peer;
  int side;
  double ratio;  ///< The peer's time over ours.
};
/// One for each edited size.
[[nodiscard]] std::vector<UpdateRatio> updateRatiosOf(const TerrainFigures& terrain);

/// How the cost of a ray grows with the terrain, for one of ours.
struct Growth {
  std::string name;
  struct Set {
    std::string set;
    double ratio;  ///< The cost on the largest fractal terrain over that on the smallest.
  };
  std::vector<Set> sets;
};
/// Empty where fewer than two fractal terrains were measured.
[[nodiscard]] std::vector<Growth> growthOf(const std::vector<TerrainFigures>& terrains);

}  // namespace scarp::bench
