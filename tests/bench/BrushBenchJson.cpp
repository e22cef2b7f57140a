#include "tests/bench/BrushBenchJson.h"

#include "core/base/Json.h"


namespace scarp::bench {


Json toJson(const BrushFigures& figures) {
  Json out{{"side", figures.side},    {"dabs", Json::array()}, {"events", Json::array()},
           {"growth", Json::array()}, {"undo", Json::array()}, {"layers", Json::array()},
           {"memory", Json::array()}};
  for (const DabFigures& d : figures.dabs)
    out["dabs"].push_back({{"brush", d.brush},
                           {"radius", d.radius},
                           {"pattern", d.pattern == DabPattern::Stroke ? "stroke" : "scattered"},
                           {"iterations", d.iterations},
                           {"ns_per_sample", d.processor},
                           {"ns_per_sample_by_clock", {{"1", d.oneThread}, {"2", d.twoThreads}}},
                           {"memcpy_ns_per_sample", d.copy},
                           {"ratio", d.ratio()}});
  for (const EventFigures& e : figures.events)
    out["events"].push_back({{"brush", e.brush},
                             {"side", e.side},
                             {"radius", e.radius},
                             {"threads", e.threads},
                             {"events", e.events},
                             {"median_ms", e.median},
                             {"percentile_99_ms", e.worst},
                             {"dabs_per_event", e.dabs},
                             {"edit_ms", e.edit},
                             {"look_ms", e.look},
                             {"load_ms", e.load},
                             {"uploaded_samples", e.uploadedSamples}});
  for (const GrowthFigures& g : figures.growth)
    out["growth"].push_back({{"side", g.side}, {"radius", g.radius}, {"dab_ms", g.dab}});
  for (const UndoFigures& u : figures.undo)
    out["undo"].push_back({{"side", u.side},
                           {"radius", u.radius},
                           {"dabs", u.dabs},
                           {"tiles", u.tiles},
                           {"undo_ms", u.undo},
                           {"redo_ms", u.redo}});
  for (const LayerFigures& l : figures.layers)
    out["layers"].push_back({{"side", l.side},
                             {"radius", l.radius},
                             {"dabs", l.dabs},
                             {"layers", l.layers},
                             {"without_ms", l.without},
                             {"with_ms", l.with},
                             {"end_without_ms", l.endWithout},
                             {"end_with_ms", l.endWith}});
  for (const MemoryFigures& m : figures.memory)
    out["memory"].push_back({{"side", m.side},
                             {"radius", m.radius},
                             {"strokes", m.strokes},
                             {"budget_bytes", m.budget},
                             {"record_bytes", m.recordBytes},
                             {"disk_bytes", m.diskBytes},
                             {"commit_p99_ms", m.commitP99},
                             {"commit_most_ms", m.commitMost},
                             {"resident_bytes", m.resident - m.residentBefore}});
  return out;
}

}  // namespace scarp::bench
