// Measures brushes as the editor runs them, in ratios to what the machine can copy: bench_brush --help.

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <optional>

#include "core/base/Json.h"
#include "core/base/Simd.h"
#include "core/brush/BrushKinds.h"
#include "core/document/EditHistory.h"
#include "core/io/AtomicFile.h"
#include "tests/bench/BrushBenchDabs.h"
#include "tests/bench/BrushBenchEditor.h"
#include "tests/bench/BrushBenchHistory.h"
#include "tests/bench/BrushBenchJson.h"
#include "tests/bench/BrushBenchTable.h"
#include "tests/bench/PickBenchTerrain.h"
#include "tests/support/ProgramOptions.h"

namespace scarp::bench {
namespace {

struct Options {
  int side = 8193;
  DabPlan plan;
  std::vector<std::string> parts{"dabs", "events", "growth", "undo", "layers", "memory"};
  int smallest = 1025, largest = 16385;
  int events = 600, strokes = 1000;
  std::string json;
  [[nodiscard]] bool has(const char* part) const { return std::ranges::find(parts, part) != parts.end(); }
};

constexpr std::size_t kSmallBudget = std::size_t{256} << 20;
constexpr int kRadius = 512, kBlenderSide = 2049, kGrowthRadius = 128, kMemoryRadius = 128, kLayers = 8;

BrushFigures measureAll(const Options& options) {
  BrushFigures figures;
  figures.side = options.side;
  // First, as it is about what the process holds.
  if (options.has("memory"))
    for (const std::size_t budget : {HistorySettings{}.budget, kSmallBudget})
      figures.memory.push_back(
          measureMemory(fractalSquare(options.side, 1).terrain, kMemoryRadius, options.strokes, budget));
  const Terrain terrain = fractalSquare(options.side, 1).terrain;
  const bool wide = options.side > 4 * kRadius;
  if (options.has("dabs")) {
    figures.dabs = measureDabs(terrain, options.plan);
    printDabs(figures);
  }
  if (options.has("events")) {
    for (const int threads : {1, 2})
      if (wide) figures.events.push_back(measureEvents(terrain, kRadius, threads, options.events));
    const Terrain small = fractalSquare(kBlenderSide, 1).terrain;
    for (const int radius : {32, 128, 512})
      figures.events.push_back(measureEvents(small, radius, 2, options.events));
    printEvents(figures);
  }
  if (options.has("growth"))
    for (const int side : {options.smallest, options.largest})
      figures.growth.push_back(
          {side, kGrowthRadius, strokeDab(fractalSquare(side, 1).terrain, kGrowthRadius, 50)});
  if (options.has("undo") && wide) figures.undo.push_back(measureUndo(terrain, kRadius, 100));
  if (options.has("layers") && wide)
    for (const int radius : {kGrowthRadius, kRadius})
      figures.layers.push_back(measureLayers(terrain, radius, 30, kLayers));
  printRest(figures);
  return figures;
}

Result<void> write(const AtomicFile& file, const BrushFigures& figures) {
  std::ofstream out(file.temporaryPath());
  out << toJson(figures).dump(2) << '\n';
  out.close();
  if (!out) return cannotWrite(file.target(), "the disk took no more");
  return file.sync();
}

Result<void> run(const Options& options) {
  // What can go wrong with files is told before the measuring, not after.
  std::optional<AtomicFile> file;
  if (!options.json.empty()) {
    auto created = AtomicFile::create(options.json);
    if (!created) return created.error();
    file.emplace(std::move(created.value()));
  }
  const BrushFigures figures = measureAll(options);
  if (!file) return {};
  if (auto written = write(*file, figures); !written) return written;
  AtomicFile* const files[] = {&*file};
  return AtomicFile::commit(files);
}

}  // namespace
}  // namespace scarp::bench

int main(int argc, char** argv) {
  using scarp::bench::Options;
  Options options;
  scarp::ProgramOptions app(
      "Measures brushes as the editor runs them, in ratios to what the machine can copy.");
  std::vector<std::string> names;
  for (const scarp::ValueName& name : scarp::brushKindNames().all()) names.emplace_back(name.key);
  app.add("--side", options.side, "samples along a side of the fractal terrain").range(257, 32767);
  app.add("--radii", options.plan.radii, "radii of the dabs, cells").byCommas().range(1, 16383);
  app.add("--only", options.plan.only, "kinds of brushes").byCommas().among(names);
  app.add("--parts", options.parts, "what to measure")
      .byCommas()
      .among({"dabs", "events", "growth", "undo", "layers", "memory"});
  app.add("--passes", options.plan.passes, "passes over the same dabs; the quickest counts").range(1, 1000);
  app.add("--samples", options.plan.samples, "samples that a pass goes over, roughly").range(1e5, 1e10);
  app.add("--smallest", options.smallest, "side of the small terrain that growth is measured from")
      .range(513, 32767);
  app.add("--largest", options.largest, "side of the large one").range(513, 32767);
  app.add("--events", options.events, "mouse events of a measurement").range(20, 100'000);
  app.add("--strokes", options.strokes, "strokes that are kept in memory").range(1, 100'000);
  std::string simd = scarp::simdName(scarp::simdLevel());
  std::vector<std::string> simdNames;
  for (const scarp::SimdLevel level : scarp::simdLevels()) simdNames.emplace_back(scarp::simdName(level));
  app.add("--simd", simd, "instruction set").among(simdNames);
  app.add("--json", options.json, "write all figures to this file");
  if (const auto status = app.parse(argc, argv)) return *status;
  const auto place = std::ranges::find(simdNames, simd) - simdNames.begin();
  const scarp::SimdChoice choice(scarp::simdLevels()[static_cast<std::size_t>(place)]);
  const auto done = scarp::bench::run(options);
  if (!done) return std::fprintf(stderr, "%s\n", done.error().text().c_str()), 1;
  return 0;
}
