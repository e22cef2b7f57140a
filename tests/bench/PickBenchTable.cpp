#include "tests/bench/PickBenchTable.h"

#include <cstdio>

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
  printName("ns per ray (wrong)");
  for (const SetFigures& set : terrain.engines.front().sets) std::printf("%18s", set.set.c_str());
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
  if (terrain.engines.front().snapped.empty()) return;
  printName("false misses");
  for (const SnapFigures& set : terrain.engines.front().snapped) std::printf("%14s", set.set.c_str());
  std::printf("\n");
  for (const EngineFigures& engine : terrain.engines) {
    if (!engine.skipped.empty()) continue;
    printName(engine.name);
    for (const SnapFigures& set : engine.snapped) std::printf("%12.4g %%", 100.0 * set.missed);
    std::printf("\n");
  }
}

}  // namespace

void printTerrain(const TerrainFigures& terrain) {
  std::printf("\n%s: %d × %d samples, %.1f MB of heights\n\n", terrain.name.c_str(), terrain.columns,
              terrain.rows, 1e-6 * static_cast<double>(terrain.heightBytes));
  printSpeeds(terrain);
  std::printf("\n");
  printStructures(terrain);
  std::printf("\n");
  printSnapped(terrain);
  std::fflush(stdout);
}

}  // namespace scarp::bench
