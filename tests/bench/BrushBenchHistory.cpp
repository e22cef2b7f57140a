#include "tests/bench/BrushBenchHistory.h"

#include <unistd.h>

#include <cmath>
#include <fstream>
#include <random>
#include <vector>

#include "core/base/Parallel.h"
#include "core/edit/SculptStroke.h"
#include "tests/bench/PickBenchTiming.h"

namespace scarp::bench {

namespace {

/// Bytes of this process that are in memory.
double residentBytes() {
  std::ifstream sizes("/proc/self/statm");
  double all = 0.0, resident = 0.0;
  sizes >> all >> resident;
  return resident * static_cast<double>(sysconf(_SC_PAGESIZE));
}

/// A straight stroke, one dab a sample.
void draw(TerrainDocument& document, const BrushSettings& brush, const Vec2& middle, const Vec2& direction,
          int dabs) {
  SculptStroke stroke(document, brush);
  const double spacing = brush.spacing * brush.radius;
  for (int i = 0; i < dabs; ++i) {
    const Vec2 at = middle + (i - 0.5 * (dabs - 1)) * spacing * direction;
    stroke.add({at.x(), at.y()});
  }
  stroke.finish();
}

}  // namespace

UndoFigures measureUndo(const Terrain& terrain, int radius, int dabs) {
  constexpr int kTimes = 15;
  TerrainDocument document(terrain);
  BrushSettings brush;
  brush.radius = radius * terrain.frame.cellSize();
  // Slanting, where the rectangle about all dabs is much larger than what they touch.
  draw(document, brush, {0.0, 0.0}, {0.8, 0.6}, dabs);
  std::vector<double> undo, redo;
  const ThreadLimit limit(1);
  for (int i = 0; i < kTimes; ++i) {
    undo.push_back(1e3 * threadSecondsOf([&] { document.undo(); }));
    redo.push_back(1e3 * threadSecondsOf([&] { document.redo(); }));
  }
  return {
      terrain.frame.columns, radius,      dabs, static_cast<int>(document.history().record(0).tiles.at(kGround).size()),
      median(undo),          median(redo)};
}

MemoryFigures measureMemory(const Terrain& terrain, int radius, int strokes) {
  constexpr int kDabs = 10;
  TerrainDocument document(terrain);
  BrushSettings brush;
  brush.radius = radius * terrain.frame.cellSize();
  MemoryFigures figures{terrain.frame.columns, radius, strokes, 0, residentBytes(), 0.0};
  std::mt19937_64 random(11);
  std::uniform_real_distribution<double> share(-0.45, 0.45), angle(0.0, 6.283);
  for (int i = 0; i < strokes; ++i) {
    const double turn = angle(random);
    draw(document, brush, {share(random) * terrain.frame.width(), share(random) * terrain.frame.depth()},
         {std::cos(turn), std::sin(turn)}, kDabs);
  }
  figures.recordBytes = document.history().bytes();
  figures.resident = residentBytes();
  return figures;
}

}  // namespace scarp::bench
