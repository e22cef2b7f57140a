#include "tests/bench/PickBenchSummary.h"

#include <algorithm>
#include <cmath>

namespace scarp::bench {

namespace {

constexpr double kMostWrong = 1e-4;

const SetFigures* find(const EngineFigures& engine, const std::string& set) {
  const auto it = std::ranges::find(engine.sets, set, &SetFigures::set);
  return it == engine.sets.end() ? nullptr : &*it;
}

std::optional<SetRatio> ratioOf(const TerrainFigures& terrain, const SetFigures& ours) {
  std::optional<SetRatio> best;
  for (const EngineFigures& engine : terrain.engines) {
    if (engine.role != EngineRole::Peer) continue;
    const SetFigures* peer = find(engine, ours.set);
    if (!peer || peer->wrong > kMostWrong) continue;
    const double ratio = peer->nanoseconds / ours.nanoseconds;
    if (!best || ratio < best->ratio) best = SetRatio{ours.set, engine.name, ratio};
  }
  return best;
}

}  // namespace

std::vector<EngineRatios> ratiosOf(const TerrainFigures& terrain) {
  std::vector<EngineRatios> all;
  for (const EngineFigures& engine : terrain.engines) {
    if (engine.role != EngineRole::Ours) continue;
    EngineRatios ratios{engine.name, {}, {}};
    double logarithms = 0.0, counted = 0.0, wanted = 0.0;
    for (const SetFigures& ours : engine.sets) {
      const bool inMean = ours.set != "mouse";
      wanted += inMean ? 1.0 : 0.0;
      const auto ratio = ratioOf(terrain, ours);
      if (!ratio) continue;
      if (inMean) logarithms += std::log(ratio->ratio), counted += 1.0;
      ratios.sets.push_back(*ratio);
    }
    if (counted > 0.0 && counted == wanted) ratios.mean = std::exp(logarithms / counted);
    if (!ratios.sets.empty()) all.push_back(std::move(ratios));
  }
  return all;
}

std::vector<UpdateRatio> updateRatiosOf(const TerrainFigures& terrain) {
  std::vector<UpdateRatio> all;
  const auto fastest = [&](EngineRole role, int side) {
    std::pair<std::string, double> best{{}, kMiss};
    for (const EngineFigures& engine : terrain.engines)
      for (const UpdateFigures& update : engine.updates)
        if (engine.role == role && update.side == side && update.microseconds < best.second)
          best = {engine.name, update.microseconds};
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
  std::vector<Growth> all;
  if (terrains.size() < 2) return all;
  const auto [small, large] = std::ranges::minmax_element(terrains, {}, &TerrainFigures::heightBytes);
  for (const EngineFigures& before : small->engines)
    for (const EngineFigures& after : large->engines) {
      if (before.role != EngineRole::Ours || before.name != after.name) continue;
      Growth growth{before.name, small->name, large->name, {}};
      for (const SetFigures& set : before.sets)
        if (const SetFigures* later = find(after, set.set))
          growth.sets.push_back({set.set, {}, later->nanoseconds / set.nanoseconds});
      all.push_back(std::move(growth));
    }
  return all;
}

}  // namespace scarp::bench
