// What an editing session takes: time, page faults and resident memory of each of its parts. Run by hand:
// docs/benchmarks.md tells how.

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <random>
#include <thread>
#include <utility>
#include <vector>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/Operation.h"
#include "core/edit/SculptStroke.h"
#include "core/io/RasterExport.h"
#include "core/io/RasterImport.h"
#include "core/memory/LargePages.h"
#include "core/memory/PagedPieces.h"
#include "core/pick/SurfacePicker.h"
#include "tests/bench/PickBenchTerrain.h"
#include "tests/bench/PickBenchTiming.h"
#include "tests/support/ProgramOptions.h"

namespace scarp {
namespace {

constexpr double kMegabyte = 1e6;

template <class T>
T need(Result<T> result) {
  if (result.ok()) return std::move(result.value());
  std::printf("FAILED: %s\n", result.error().text().c_str());
  std::exit(1);
}

void need(const Result<void>& result) {
  if (result.ok()) return;
  std::printf("FAILED: %s\n", result.error().text().c_str());
  std::exit(1);
}

double seconds(const timeval& time) {
  return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
}

/// Does a part of the session and prints a line about it; processor time is that of all threads.
void measure(const char* part, const auto& work) {
  rusage before{}, after{};
  getrusage(RUSAGE_SELF, &before);
  const double wall = bench::secondsOf(work);
  getrusage(RUSAGE_SELF, &after);
  const double processor =
      seconds(after.ru_utime) + seconds(after.ru_stime) - seconds(before.ru_utime) - seconds(before.ru_stime);
  std::printf("%-16s %9.1f ms %9.1f ms of processors %8ld faults %8.1f MB resident\n", part, 1e3 * wall,
              1e3 * processor, after.ru_minflt - before.ru_minflt,
              static_cast<double>(residentBytes()) / kMegabyte);
}

/// Strokes over the terrain, each of so many dabs; a cancelled one leaves no trace. Appends the milliseconds
/// of each dab.
void draw(TerrainDocument& document, const BrushSettings& brush, int strokes, int dabs, bool cancelled,
          std::mt19937& random, std::vector<double>& times) {
  const double length = brush.spacing * brush.radius * dabs;
  const double reach = 0.5 * document.frame().width() - brush.radius - length;
  std::uniform_real_distribution<double> place(-reach, reach);
  for (int i = 0; i < strokes; ++i) {
    const double x = place(random), y = place(random);
    SculptStroke stroke(document, brush);
    for (int dab = 0; dab < dabs; ++dab) {
      const double at = dab * brush.spacing * brush.radius;
      times.push_back(1e3 * bench::secondsOf([&] { stroke.add({x + 0.8 * at, y + 0.6 * at}); }));
    }
    if (!cancelled) stroke.finish();
  }
}

void run(const std::string& file, const std::string& exported) {
  std::optional<Terrain> terrain;
  measure("open", [&] { terrain = need(importRaster(file)).terrain; });
  std::unique_ptr<TerrainDocument> document;
  measure("document", [&] { document = std::make_unique<TerrainDocument>(std::move(*terrain)); });
  terrain.reset();

  std::mt19937 random(7);
  std::vector<double> times;
  const auto strokes = [&](const char* part, BrushKind kind, double radius, int count, bool cancelled) {
    BrushSettings brush;
    brush.kind = kind;
    brush.radius = radius;
    measure(part, [&] { draw(*document, brush, count, 20, cancelled, random, times); });
  };
  strokes("raise 128", BrushKind::Raise, 128.0, 60, false);
  strokes("raise 512", BrushKind::Raise, 512.0, 20, false);
  strokes("smooth 128", BrushKind::Smooth, 128.0, 40, false);
  strokes("hydraulic 64", BrushKind::Hydraulic, 64.0, 4, false);
  strokes("cancelled 512", BrushKind::Raise, 512.0, 20, true);
  std::ranges::sort(times);
  std::printf("%-16s %9.3f ms median %9.3f ms 99 %% %9.3f ms longest\n", "dab", times[times.size() / 2],
              times[times.size() * 99 / 100], times.back());

  measure("picks", [&] {
    const double half = 0.5 * document->frame().width();
    std::uniform_real_distribution<double> place(-half, half);
    const SurfacePicker picker = document->picker();
    for (int i = 0; i < 500'000; ++i)
      static_cast<void>(picker.pick({{place(random), place(random), 2e4}, {0.1, 0.2, -1.0}}));
  });
  measure("undo, redo", [&] {
    for (int i = 0; i < 2; ++i) {
      while (document->history().canUndo()) need(document->undo());
      while (document->history().canRedo()) need(document->redo());
    }
  });
  measure("blur filter", [&] { need(perform(FilterOperation{BlurFilter{5.0}}, *document)); });
  measure("thermal filter", [&] {
    need(perform(FilterOperation{ThermalErosionFilter{35.0, 5}}, *document));
  });
  ExportOptions options;
  options.compression = TiffCompression::None;
  measure("export", [&] { need(exportRaster(document->snapshot(), exported, options)); });
  measure("without history", [&] {
    document = std::make_unique<TerrainDocument>(document->snapshot());
    // Memory that is free is given back when nobody has wanted it for a while.
    std::this_thread::sleep_for(std::chrono::seconds(1));
  });
  measure("closed", [&] {
    document.reset();
    std::this_thread::sleep_for(std::chrono::seconds(1));
  });
}

}  // namespace
}  // namespace scarp

int main(int count, char** arguments) {
  using namespace scarp;
  scarp::ProgramOptions app("Time, page faults and resident memory of an editing session.");
  int side = 4097;
  std::string folder = "/tmp";
  app.add("--side", side, "samples a side");
  app.add("--folder", folder, "for the terrain and what is exported");
  if (const auto status = app.parse(count, arguments)) return *status;
  const std::string name = folder + "/bench-memory-" + std::to_string(side), file = name + ".tif";
  if (!std::filesystem::exists(file)) {  // In a run of its own: what it leaves behind is not to be measured.
    ExportOptions options;
    options.compression = TiffCompression::None;
    need(exportRaster(bench::fractalSquare(side, 1).terrain, file, options));
    std::printf("made %s; run it again\n", file.c_str());
    return 0;
  }
  LargePages::setBudget(machineBytes() / 2, folder);
  run(file, name + "-exported.tif");
  std::filesystem::remove(name + "-exported.tif");
  rusage all{};
  getrusage(RUSAGE_SELF, &all);
  std::printf("%-16s %9.1f MB\n", "most resident", 1e-3 * 1.024 * static_cast<double>(all.ru_maxrss));
  return 0;
}
