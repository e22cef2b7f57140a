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
  std::printf("%s%*s", name.c_str(), std::max(0, kNameWidth - characters), "");
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
  for (const EngineRatios& ours : ratiosOf(terrain)) {
    std::printf("  %-16s", ours.name.c_str());
    for (const SetRatio& set : ours.sets)
      std::printf("  %s %.2f× (%s)", set.set.c_str(), set.ratio, set.peer.c_str());
    if (ours.mean) std::printf("  mean of all but mouse %.2f×", *ours.mean);
    std::printf("\n");
  }
  for (const UpdateRatio& update : updateRatiosOf(terrain))
    std::printf("  update after %d²   %.0f× (%s)\n", update.side, update.ratio, update.peer.c_str());
}

}  // namespace

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
  std::printf("\nours against the fastest peer that gets at most one ray in 10,000 wrong\n");
  for (const TerrainFigures& terrain : terrains) {
    std::printf("%s\n", terrain.name.c_str());
    printRatios(terrain);
  }
  for (const Growth& growth : growthOf(terrains)) {
    std::printf("%s, cost of a ray from %s to %s:", growth.name.c_str(), growth.from.c_str(),
                growth.to.c_str());
    for (const SetRatio& set : growth.sets) std::printf("  %s %.2f×", set.set.c_str(), set.ratio);
    std::printf("\n");
  }
}

}  // namespace scarp::bench
