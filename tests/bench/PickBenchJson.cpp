#include "tests/bench/PickBenchJson.h"


#include "core/base/Json.h"
#include "tests/bench/PickBenchSummary.h"

namespace scarp::bench {

namespace {

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

Json toJson(const EngineFigures& engine) {
  Json out{{"name", engine.name}, {"role", roleName(engine.role)}, {"incremental", engine.incremental}};
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

Json toJson(const Ratios& ratios) {
  Json out = Json::object();
  for (const SetRatio& set : ratios.sets) {
    Json& entry = out["sets"][set.set] = {{"peer", set.peer}, {"peer_ns_per_ray", set.peerNanoseconds}};
    for (std::size_t i = 0; i < ratios.ours.size(); ++i) entry["times"][ratios.ours[i]] = set.ratios[i];
  }
  for (std::size_t i = 0; i < ratios.means.size(); ++i) out["mean_times"][ratios.ours[i]] = ratios.means[i];
  return out;
}

Json toJson(const TerrainFigures& terrain) {
  Json out{{"name", terrain.name},
           {"columns", terrain.columns},
           {"rows", terrain.rows},
           {"height_bytes", terrain.heightBytes},
           {"engines", Json::array()},
           {"faster_than_peers", toJson(ratiosOf(terrain))},
           {"faster_to_update_than_peers", Json::array()},
           {"pick_many_ns_per_ray", {{"1", terrain.many.oneThread}, {"2", terrain.many.twoThreads}}},
           {"random_access_ns", Json::array()}};
  for (const EngineFigures& engine : terrain.engines) out["engines"].push_back(toJson(engine));
  for (const UpdateRatio& update : updateRatiosOf(terrain))
    out["faster_to_update_than_peers"].push_back(
        {{"side", update.side}, {"peer", update.peer}, {"times", update.ratio}});
  for (const LatencyFigures& latency : terrain.latencies)
    out["random_access_ns"].push_back({{"of", latency.of},
                                       {"bytes", latency.bytes},
                                       {"ordinary_pages", latency.ordinaryPages},
                                       {"huge_pages", latency.hugePages}});
  return out;
}

}  // namespace

Json toJson(const std::vector<TerrainFigures>& terrains) {
  Json out{{"terrains", Json::array()}, {"growth", Json::object()}};
  for (const TerrainFigures& terrain : terrains) out["terrains"].push_back(toJson(terrain));
  for (const Growth& growth : growthOf(terrains))
    for (const Growth::Set& set : growth.sets) out["growth"][growth.name][set.set] = set.ratio;
  return out;
}

}  // namespace scarp::bench
