// How long a project file takes to save after a stroke and to open, and what is written: run by hand:
// docs/benchmarks.md tells how.

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <random>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/document/TilePack.h"
#include "core/edit/SculptStroke.h"
#include "core/project/ProjectFile.h"
#include "tests/bench/PickBenchTerrain.h"
#include "tests/support/ProgramOptions.h"

namespace scarp {
namespace {

using Clock = std::chrono::steady_clock;

double milliseconds(const auto& work) {
  const auto start = Clock::now();
  work();
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

double median(std::vector<double> values) {
  std::ranges::sort(values);
  return values[values.size() / 2];
}

template <class T>
T& need(Result<T>& result) {
  if (!result.ok()) {
    std::printf("FAILED: %s\n", result.error().text().c_str());
    std::exit(1);
  }
  return *result;
}

void sculpt(TerrainDocument& document, std::mt19937& random) {
  const double half = document.frame().width() / 2 - 700;
  std::uniform_real_distribution<double> place(-half, half);
  BrushSettings brush;
  brush.radius = 128.0;
  brush.strength = 20.0;
  const double x = place(random), y = place(random);
  SculptStroke stroke(document, brush);
  for (int i = 0; i <= 60; ++i) stroke.add({x + 8.0 * i, y + 3.0 * i, 1.0, 0.01 * i});
  stroke.finish();
}

/// What the last step of the history and the tiles that it made take, packed.
double weight(const TerrainDocument& document) {
  const EditRecord& record = document.history().record(document.history().position() - 1);
  std::vector<TilePair> pairs;
  for (const auto& [raster, tiles] : record.tiles)
    for (const auto& [slot, tile] : tiles) {
      const auto now = document.raster(raster)->tile(slot);
      pairs.push_back({{raster, slot}, tile, now});
      pairs.push_back({{raster, slot}, now, nullptr});
    }
  return static_cast<double>(packTiles(pairs)->bytes.size());
}

int run(int side, const std::string& folder, int strokes) {
  const std::string path = folder + "/bench-" + std::to_string(::getpid()) + ".scarp";
  std::mt19937 random(3);
  {
    auto terrain = bench::fractalSquare(side, 5).terrain;
    TerrainDocument document(std::move(terrain));
    ProjectContents contents;
    const double snapshot = milliseconds([&] { contents = contentsOf(document); });
    Result<std::shared_ptr<ProjectFile>> file = Error{};
    const double save = milliseconds([&] { file = ProjectFile::saveAs(path, contents); });
    need(file);
    std::printf("first save of %d²: %.0f ms (snapshot %.1f ms), %.1f MB\n", side, save, snapshot,
                static_cast<double>(std::filesystem::file_size(path)) / 1e6);
  }
  Result<OpenedProject> project = Error{};
  const double open = milliseconds([&] { project = ProjectFile::open(path); });
  need(project);
  std::unique_ptr<TerrainDocument> document;
  const double make =
      milliseconds([&] { document = std::make_unique<TerrainDocument>(std::move(project->document)); });
  double sum = 0.0;
  const HeightRaster& heights = document->heights();
  const double coarse = milliseconds([&] {
    for (int row = 0; row < side; row += kCoarseStep)
      for (int column = 0; column < side; column += kCoarseStep) sum += heights.at(column, row);
  });
  const double nearby = milliseconds([&] {
    for (int slot = 0; slot < std::min(64, heights.tileCount()); ++slot) sum += (*heights.tile(slot))[0];
  });
  std::printf("open: %.0f ms, document %.0f ms, all coarse samples %.0f ms, 64 tiles %.0f ms (%g)\n", open,
              make, coarse, nearby, sum);

  ProjectFile& file = *project->file;
  std::vector<double> snapshots, saves, written, beyond;
  for (int i = 0; i < strokes; ++i) {
    sculpt(*document, random);
    ProjectContents contents;
    snapshots.push_back(milliseconds([&] { contents = contentsOf(*document, file.knownHistory()); }));
    auto report = file.save(contents);
    need(report);
    saves.push_back(report->milliseconds);
    written.push_back(static_cast<double>(report->bytesWritten) / 1e6);
    beyond.push_back((static_cast<double>(report->bytesWritten) - weight(*document)) / 1e6);
    document->markSaved();
  }
  std::printf(
      "save after a stroke of R = 128 (median and most of %d): snapshot %.1f (%.1f) ms, save %.1f (%.1f) ms, "
      "written %.2f (%.2f) MB, beyond the stroke's own %.2f (%.2f) MB\n",
      strokes, median(snapshots), std::ranges::max(snapshots), median(saves), std::ranges::max(saves),
      median(written), std::ranges::max(written), median(beyond), std::ranges::max(beyond));
  document.reset();
  project->file.reset();
  const double again = milliseconds([&] { project = ProjectFile::open(path); });
  need(project);
  document = std::make_unique<TerrainDocument>(std::move(project->document));
  const double undo = milliseconds([&] {
    while (document->history().canUndo()) (void)document->undo();
  });
  std::printf("open again: %.0f ms; %d undone in %.0f ms\n", again, strokes, undo);
  std::filesystem::remove(path);
  return 0;
}

}  // namespace
}  // namespace scarp

int main(int count, char** arguments) {
  scarp::ProgramOptions program("How fast project files are");
  int side = 8193, strokes = 15;
  std::string folder = ".";
  program.add("--side", side, "Samples a side").range(1500, 65537);
  program.add("--folder", folder, "Where the file goes");
  program.add("--strokes", strokes, "How many saves").range(1, 1000);
  if (const auto status = program.parse(count, arguments)) return *status;
  return scarp::run(side, folder, strokes);
}
