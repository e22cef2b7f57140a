#include "tests/bench/PickBenchTable.h"

#include <algorithm>
#include <cstdio>

#include "tests/bench/PickBenchSummary.h"

namespace scarp::bench {

namespace {

constexpr int kNameWidth = 26;

/// Left-aligned to the column's width, counted in characters rather than in bytes.
void printName(const std::string& name) {
  int characters = 0;
  for (const char c : name) characters += (static_cast<unsigned char>(c) & 0xc0) != 0x80;
  std::printf("%s%*s", name.c_str(), std::max(1, kNameWidth - characters), "");
}

std::string microseconds(double us) {
  char text[32];
  if (us < 10.0)
    std::snprintf(text, sizeof text, "%.2f µs", us);
  else if (us < 1e4)
    std::snprintf(text, sizeof text, "%.0f µs", us);
  else
    std::snprintf(text, sizeof text, "%.0f ms", 1e-3 * us);
  return text;
}

void printSpeeds(const TerrainFigures& terrain) {
  printName("ns a ray (rays wrong)");
  const auto first = std::ranges::find_if(terrain.engines, [](const auto& e) { return !e.sets.empty(); });
  if (first == terrain.engines.end()) return;
  for (const SetFigures& set : first->sets) std::printf("%18s", set.set.c_str());
  std::printf("\n");
  for (const EngineFigures& engine : terrain.engines) {
    printName(engine.name);
    if (!engine.skipped.empty()) std::printf("  %s", engine.skipped.c_str());
    for (const SetFigures& set : engine.sets)
      std::printf("%9.0f (%5.3g %%)", set.nanoseconds, 100.0 * set.wrong);
    std::printf("\n");
  }
}

void printStructures(const TerrainFigures& terrain) {
  printName("structure");
  std::printf("  build ms        MB   of heights   update after an edit of…\n");
  for (const EngineFigures& engine : terrain.engines) {
    if (!engine.skipped.empty() || engine.role == EngineRole::Textbook) continue;
    printName(engine.name);
    std::printf("%10.1f %9.2f %10.2f %%", engine.buildMilliseconds, 1e-6 * static_cast<double>(engine.bytes),
                100.0 * static_cast<double>(engine.bytes) / static_cast<double>(terrain.heightBytes));
    for (const UpdateFigures& update : engine.updates) {
      std::printf("   %d²: %s", update.side, microseconds(update.microseconds).c_str());
      if (update.wrong > 0.0) std::printf(" (%.3g %% wrong)", 100.0 * update.wrong);
    }
    std::printf("\n");
  }
}

void printSnapped(const TerrainFigures& terrain) {
  const auto measured = [](const EngineFigures& engine) { return !engine.snapped.empty(); };
  const auto first = std::ranges::find_if(terrain.engines, measured);
  if (first == terrain.engines.end()) return;
  std::printf("\n");
  printName("rays missed, each a hit");
  for (const SnapFigures& set : first->snapped) std::printf("%14s", set.set.c_str());
  std::printf("\n");
  for (const EngineFigures& engine : terrain.engines) {
    if (!measured(engine)) continue;
    printName(engine.name);
    for (const SnapFigures& set : engine.snapped) std::printf("%12.4g %%", 100.0 * set.missed);
    std::printf("\n");
  }
}

void printMachine(const TerrainFigures& terrain) {
  std::printf("\npickMany: %.0f ns a ray on one thread, %.0f on two: %.2f times as fast\n",
              terrain.many.oneThread, terrain.many.twoThreads,
              terrain.many.oneThread / terrain.many.twoThreads);
  for (const LatencyFigures& latency : terrain.latencies)
    std::printf(
        "random access in memory of the size of the %s (%.2f MB): %.0f ns on ordinary pages, %.0f on huge\n",
        latency.of.c_str(), 1e-6 * static_cast<double>(latency.bytes), latency.ordinaryPages,
        latency.hugePages);
}

void printRatios(const TerrainFigures& terrain) {
  const Ratios ratios = ratiosOf(terrain);
  if (ratios.sets.empty()) return;
  std::printf("\n");
  printName(terrain.name);
  printName("fastest right peer");
  std::printf("%12s", "ns a ray");
  for (const std::string& ours : ratios.ours) std::printf("%15s", ours.c_str());
  std::printf("\n");
  for (const SetRatio& set : ratios.sets) {
    printName(set.set);
    printName(set.peer);
    std::printf("%12.0f", set.peerNanoseconds);
    for (const double ratio : set.ratios) std::printf("%14.2fx", ratio);
    std::printf("\n");
  }
  printName("mean of all but mouse");
  std::printf("%*s", kNameWidth + 12, "");
  for (const double mean : ratios.means) std::printf("%14.2fx", mean);
  std::printf("\n");
  for (const UpdateRatio& update : updateRatiosOf(terrain)) {
    printName("update after " + std::to_string(update.side) + "²");
    printName(update.peer);
    std::printf("%*s%14.0fx\n", 12, "", update.ratio);
  }
}

void printGrowth(const std::vector<TerrainFigures>& terrains) {
  const std::vector<Growth> all = growthOf(terrains);
  if (all.empty()) return;
  std::printf("\n");
  printName("cost: largest / smallest");
  for (const Growth::Set& set : all.front().sets) std::printf("%12s", set.set.c_str());
  std::printf("\n");
  for (const Growth& growth : all) {
    printName(growth.name);
    for (const Growth::Set& set : growth.sets) std::printf("%11.2fx", set.ratio);
    std::printf("\n");
  }
}

}  // namespace

void printLegend() {
  std::printf(
      "Picks: one ray after the other, processor time of one thread, the median of the passes. Builds and\n"
      "updates: by the clock, on all cores. A ray is right where it hits or misses as in truth, at the same\n"
      "distance: to a millionth of a cell for ours and the textbook's (the march alone: one cell), to a\n"
      "thousandth of a cell or of the distance for the others, which compute in float.\n");
  std::fflush(stdout);
}

void printTerrain(const TerrainFigures& terrain) {
  std::printf("\n%s: %d × %d samples, %.1f MB of heights\n\n", terrain.name.c_str(), terrain.columns,
              terrain.rows, 1e-6 * static_cast<double>(terrain.heightBytes));
  printSpeeds(terrain);
  std::printf("\n");
  printStructures(terrain);
  printSnapped(terrain);
  printMachine(terrain);
  std::fflush(stdout);
}

void printSummary(const std::vector<TerrainFigures>& terrains) {
  const auto compared = [](const TerrainFigures& terrain) { return !ratiosOf(terrain).sets.empty(); };
  if (std::ranges::any_of(terrains, compared))
    std::printf(
        "\nTimes as fast as the fastest peer that gets at most one ray in 10,000 wrong; after an edit, as\n"
        "the fastest that updates in part.\n");
  for (const TerrainFigures& terrain : terrains) printRatios(terrain);
  printGrowth(terrains);
}

}  // namespace scarp::bench
