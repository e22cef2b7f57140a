#include "tests/bench/PickBenchSummary.h"

#include <cmath>
#include <utility>

namespace scarp::bench {

namespace {

constexpr double kMostWrong = 1e-4;

std::vector<const EngineFigures*> measured(const TerrainFigures& terrain, EngineRole role) {
  std::vector<const EngineFigures*> all;
  for (const EngineFigures& engine : terrain.engines)
    if (engine.role == role && !engine.sets.empty()) all.push_back(&engine);
  return all;
}

/// Every engine measures the same sets in the same order.
SetRatio fastestRight(const TerrainFigures& terrain, std::size_t set) {
  SetRatio best{{}, {}, kMiss, {}};
  for (const EngineFigures* engine : measured(terrain, EngineRole::Peer)) {
    const SetFigures& figures = engine->sets[set];
    if (figures.wrong <= kMostWrong && figures.nanoseconds < best.peerNanoseconds)
      best = {figures.set, engine->name, figures.nanoseconds, {}};
  }
  return best;
}

}  // namespace

Ratios ratiosOf(const TerrainFigures& terrain) {
  const auto ours = measured(terrain, EngineRole::Ours);
  Ratios all;
  for (const EngineFigures* engine : ours) all.ours.push_back(engine->name);
  std::vector<double> logarithms(ours.size(), 0.0);
  int counted = 0;
  for (std::size_t set = 0; !ours.empty() && set < ours.front()->sets.size(); ++set) {
    SetRatio ratio = fastestRight(terrain, set);
    if (ratio.peer.empty()) continue;
    const bool counts = ratio.set != "mouse";
    counted += counts;
    for (std::size_t i = 0; i < ours.size(); ++i) {
      ratio.ratios.push_back(ratio.peerNanoseconds / ours[i]->sets[set].nanoseconds);
      if (counts) logarithms[i] += std::log(ratio.ratios.back());
    }
    all.sets.push_back(std::move(ratio));
  }
  if (counted > 0)
    for (const double sum : logarithms) all.means.push_back(std::exp(sum / counted));
  return all;
}

std::vector<UpdateRatio> updateRatiosOf(const TerrainFigures& terrain) {
  std::vector<UpdateRatio> all;
  const auto fastest = [&](EngineRole role, int side) {
    std::pair<std::string, double> best{{}, kMiss};
    for (const EngineFigures* engine : measured(terrain, role))
      for (const UpdateFigures& update : engine->updates)
        if (engine->incremental && update.side == side && update.microseconds < best.second)
          best = {engine->name, update.microseconds};
    return best;
  };
  for (const int side : {64, 256, 1024}) {
    const auto ours = fastest(EngineRole::Ours, side), peer = fastest(EngineRole::Peer, side);
    if (ours.second != kMiss && peer.second != kMiss)
      all.push_back({peer.first, side, peer.second / ours.second});
  }
  return all;
}

std::vector<Growth> growthOf(const std::vector<TerrainFigures>& terrains) {
  const TerrainFigures *small = nullptr, *large = nullptr;
  for (const TerrainFigures& terrain : terrains) {
    if (!terrain.fractal) continue;
    if (!small || terrain.heightBytes < small->heightBytes) small = &terrain;
    if (!large || terrain.heightBytes > large->heightBytes) large = &terrain;
  }
  std::vector<Growth> all;
  if (small == large) return all;
  for (const EngineFigures* before : measured(*small, EngineRole::Ours))
    for (const EngineFigures* after : measured(*large, EngineRole::Ours)) {
      if (before->name != after->name) continue;
      Growth growth{before->name, {}};
      for (std::size_t i = 0; i < before->sets.size(); ++i)
        growth.sets.push_back(
            {before->sets[i].set, after->sets[i].nanoseconds / before->sets[i].nanoseconds});
      all.push_back(std::move(growth));
    }
  return all;
}

}  // namespace scarp::bench
