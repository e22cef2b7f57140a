#include "tests/bench/BrushBenchHistory.h"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <random>
#include <thread>
#include <utility>
#include <vector>

#include "core/base/Parallel.h"
#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/Operation.h"
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

/// A straight stroke, one dab a sample; the seconds that its end takes.
double draw(TerrainDocument& document, const BrushSettings& brush, const Vec2& middle, const Vec2& direction,
            int dabs) {
  SculptStroke stroke(document, brush);
  const double spacing = brush.spacing * brush.radius;
  for (int i = 0; i < dabs; ++i) {
    const Vec2 at = middle + (i - 0.5 * (dabs - 1)) * spacing * direction;
    stroke.add({at.x(), at.y()});
  }
  return secondsOf([&] { stroke.finish(); });
}

/// Milliseconds of a stroke and of its end, medians.
std::pair<double, double> timeStroke(TerrainDocument& document, const BrushSettings& brush, int dabs) {
  constexpr int kTimes = 9;
  std::vector<double> whole, end;
  const ThreadLimit limit(1);
  for (int i = 0; i < kTimes; ++i) {
    double last = 0.0;
    whole.push_back(1e3 * threadSecondsOf([&] { last = draw(document, brush, {0, 0}, {0.8, 0.6}, dabs); }));
    end.push_back(1e3 * last);
    EXPECTS(document.undo().ok());
  }
  return {median(whole), median(end)};
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
    undo.push_back(1e3 * threadSecondsOf([&] { EXPECTS(document.undo().ok()); }));
    redo.push_back(1e3 * threadSecondsOf([&] { EXPECTS(document.redo().ok()); }));
  }
  return {terrain.frame.columns,
          radius,
          dabs,
          static_cast<int>(document.history().record(0).tiles.at(kGround).size()),
          median(undo),
          median(redo)};
}

LayerFigures measureLayers(const Terrain& terrain, int radius, int dabs, int layers) {
  BrushSettings brush;
  brush.radius = radius * terrain.frame.cellSize();
  TerrainDocument plain(terrain), layered(terrain);
  for (int i = 0; i < layers; ++i) {
    EXPECTS(perform(AddLayerOperation{"", LayerBlend::Add}, layered).ok());
    draw(layered, brush, {0, 0}, {0.8, 0.6}, dabs);
  }
  const auto [without, endWithout] = timeStroke(plain, brush, dabs);
  const auto [with, endWith] = timeStroke(layered, brush, dabs);
  return {terrain.frame.columns, radius, dabs, layers, without, with, endWithout, endWith};
}

MemoryFigures measureMemory(Terrain terrain, int radius, int strokes, std::size_t budget) {
  constexpr int kDabs = 10;
  // Nobody else may hold the ground: what the history lets go of would stay.
  const GridFrame frame = terrain.frame;
  TerrainDocument document(std::move(terrain));
  BrushSettings brush;
  brush.radius = radius * frame.cellSize();
  document.history().setSettings({budget});
  MemoryFigures figures{};
  figures.side = frame.columns;
  figures.radius = radius;
  figures.strokes = strokes;
  figures.budget = budget;
  figures.residentBefore = residentBytes();
  std::vector<double> commits;
  std::mt19937_64 random(11);
  std::uniform_real_distribution<double> share(-0.45, 0.45), angle(0.0, 6.283);
  for (int i = 0; i < strokes; ++i) {
    const double turn = angle(random);
    const double seconds =
        draw(document, brush, {share(random) * frame.width(), share(random) * frame.depth()},
             {std::cos(turn), std::sin(turn)}, kDabs);
    commits.push_back(1e3 * seconds);
  }
  document.history().settleAll();
  // Memory that is free is given back when nobody has wanted it for a while.
  std::this_thread::sleep_for(std::chrono::seconds(1));
  std::ranges::sort(commits);
  figures.commitP99 = commits[(commits.size() - 1) * 99 / 100];
  figures.commitMost = commits.back();
  figures.recordBytes = document.history().bytes();
  figures.diskBytes = document.history().memory().disk;
  figures.resident = residentBytes();
  return figures;
}

}  // namespace scarp::bench
