#include "tests/bench/PickBenchJson.h"

#include <nlohmann/json.hpp>

#include "tests/bench/PickBenchSummary.h"

namespace scarp::bench {

namespace {

using nlohmann::json;

const char* roleName(EngineRole role) {
  switch (role) {
    case EngineRole::Ours:
      return "ours";
    case EngineRole::Textbook:
      return "textbook";
    case EngineRole::Peer:
      break;
  }
  return "peer";
}

json toJson(const EngineFigures& engine) {
  json out{{"name", engine.name}, {"role", roleName(engine.role)}};
  if (!engine.skipped.empty()) {
    out["skipped"] = engine.skipped;
    return out;
  }
  out["build_ms"] = engine.buildMilliseconds;
  out["bytes"] = engine.bytes;
  for (const SetFigures& set : engine.sets)
    out["sets"][set.set] = {{"rays", set.rays}, {"ns_per_ray", set.nanoseconds}, {"wrong", set.wrong}};
  for (const UpdateFigures& update : engine.updates)
    out["updates"][std::to_string(update.side)] = {{"us", update.microseconds}, {"wrong", update.wrong}};
  for (const SnapFigures& set : engine.snapped) out["missed"][set.set] = set.missed;
  return out;
}

json toJson(const std::vector<SetRatio>& sets) {
  json out = json::object();
  for (const SetRatio& set : sets) {
    out[set.set]["ratio"] = set.ratio;
    if (!set.peer.empty()) out[set.set]["peer"] = set.peer;
  }
  return out;
}

json toJson(const TerrainFigures& terrain) {
  json out{{"name", terrain.name},
           {"columns", terrain.columns},
           {"rows", terrain.rows},
           {"height_bytes", terrain.heightBytes},
           {"engines", json::array()},
           {"ratios", json::array()},
           {"update_ratios", json::array()},
           {"pick_many_ns_per_ray", {{"1", terrain.many.oneThread}, {"2", terrain.many.twoThreads}}},
           {"random_access_ns", json::array()}};
  for (const EngineFigures& engine : terrain.engines) out["engines"].push_back(toJson(engine));
  for (const EngineRatios& ours : ratiosOf(terrain)) {
    json ratios{{"name", ours.name}, {"sets", toJson(ours.sets)}};
    if (ours.mean) ratios["mean"] = *ours.mean;
    out["ratios"].push_back(std::move(ratios));
  }
  for (const UpdateRatio& update : updateRatiosOf(terrain))
    out["update_ratios"].push_back({{"side", update.side}, {"peer", update.peer}, {"ratio", update.ratio}});
  for (const LatencyFigures& latency : terrain.latencies)
    out["random_access_ns"].push_back({{"of", latency.of},
                                       {"bytes", latency.bytes},
                                       {"ordinary_pages", latency.ordinaryPages},
                                       {"huge_pages", latency.hugePages}});
  return out;
}

}  // namespace

json toJson(const std::vector<TerrainFigures>& terrains) {
  json out{{"terrains", json::array()}, {"growth", json::array()}};
  for (const TerrainFigures& terrain : terrains) out["terrains"].push_back(toJson(terrain));
  for (const Growth& growth : growthOf(terrains))
    out["growth"].push_back(
        {{"name", growth.name}, {"from", growth.from}, {"to", growth.to}, {"sets", toJson(growth.sets)}});
  return out;
}

}  // namespace scarp::bench
