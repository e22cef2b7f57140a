// Measures picking against the textbook's ways and the ray engines that were found when this was built, in
// one run: bench_pick --help.

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "core/base/Json.h"
#include "core/io/AtomicFile.h"
#include "core/io/RasterImport.h"
#include "core/terrain/HeightPyramid.h"
#include "tests/bench/PickBenchJson.h"
#include "tests/bench/PickBenchMeasure.h"
#include "tests/bench/PickBenchMemory.h"
#include "tests/bench/PickBenchTable.h"
#include "tests/support/ProgramOptions.h"

namespace scarp::bench {
namespace {

struct Options {
  std::vector<int> sizes{1025, 4097, 8193};
  std::vector<std::string> files;
  int rays = 100'000, snappedRays = 20'000, passes = 5;
  std::vector<std::string> only;
  bool filesOnly = false, ordinaryPages = false;
  std::string json;
};

bool hasHoles(const HeightRaster& heights) {
  for (int row = 0; row < heights.rows(); ++row)
    for (int column = 0; column < heights.columns(); ++column)
      if (std::isnan(heights.at(column, row))) return true;
  return false;
}

TerrainFigures measureTerrain(NamedTerrain named, const Options& options) {
  constexpr std::uint64_t seed = 1;
  Terrain& terrain = named.terrain;
  const PickTruth truth(terrain);
  const std::vector<RaySet> sets = everydayRays(terrain, truth, options.rays, seed);
  std::vector<SnappedRays> snapped;  // over a hole such a ray may well miss, and it takes room
  if (std::min(terrain.frame.columns, terrain.frame.rows) >= 4 && !hasHoles(terrain.heights))
    snapped = snappedRays(terrain, options.snappedRays, seed);
  const MeasurePlan plan{sets, snapped, options.passes, !options.ordinaryPages};

  TerrainFigures figures;
  figures.name = named.name;
  figures.fractal = named.fractal;
  figures.columns = terrain.frame.columns;
  figures.rows = terrain.frame.rows;
  figures.heightBytes = sizeof(float) * static_cast<std::size_t>(terrain.frame.samples().area());
  figures.many = measureMany(terrain, plan);
  for (const EngineKind& kind : engineKinds()) {
    if (!options.only.empty() && std::ranges::find(options.only, kind.family) == options.only.end()) continue;
    std::fprintf(stderr, "%s: %s …\n", named.name.c_str(), kind.name.c_str());
    figures.engines.push_back(measure(kind, terrain, plan));
  }
  const std::size_t structure = HeightPyramid(terrain.heights).bytes();
  for (const auto& [of, bytes] :
       {std::pair("heights", figures.heightBytes), std::pair("structure", structure)})
    figures.latencies.push_back(
        {of, bytes, chaseNanoseconds(bytes, Pages::Ordinary), chaseNanoseconds(bytes, Pages::Huge)});
  return figures;
}

Result<std::vector<NamedTerrain>> readFiles(const std::vector<std::string>& paths) {
  std::vector<NamedTerrain> all;
  for (const std::string& path : paths) {
    auto imported = importRaster(path);
    if (!imported) return imported.error();
    all.push_back({std::filesystem::path(path).filename().string(), false, std::move(imported->terrain)});
  }
  return all;
}

Result<void> write(const AtomicFile& file, const std::vector<TerrainFigures>& figures) {
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
  auto read = readFiles(options.files);
  if (!read) return read.error();

  printLegend();
  std::vector<TerrainFigures> all;
  const auto measured = [&](NamedTerrain named) {
    all.push_back(measureTerrain(std::move(named), options));
    printTerrain(all.back());
  };
  if (!options.filesOnly)
    for (const int size : options.sizes) measured(fractalSquare(size, 1));
  for (NamedTerrain& named : *read) measured(std::move(named));
  printSummary(all);
  if (!file) return {};
  if (auto written = write(*file, all); !written) return written;
  AtomicFile* const files[] = {&*file};
  return AtomicFile::commit(files);
}

}  // namespace
}  // namespace scarp::bench

int main(int argc, char** argv) {
  scarp::bench::Options options;
  scarp::ProgramOptions app("Measures picking against the textbook's ways and other ray engines.");
  std::vector<std::string> families;
  for (const auto& kind : scarp::bench::engineKinds())
    if (families.empty() || families.back() != kind.family) families.push_back(kind.family);
  app.add("--sizes", options.sizes, "samples along a side of the fractal terrains")
      .byCommas()
      .range(65, 32767);
  app.add("--file", options.files, "elevation data to measure on as well");
  app.add("--files-only", options.filesOnly, "no fractal terrains");
  app.add("--rays", options.rays, "rays of a set").range(1, 10'000'000);
  app.add("--snapped-rays", options.snappedRays, "rays of a set that snaps to the grid").range(1, 10'000'000);
  app.add("--passes", options.passes, "timed passes over a set; the median counts").range(1, 1000);
  app.add("--only", options.only, "families of engines").byCommas().among(families);
  app.add("--ordinary-pages", options.ordinaryPages, "do not put the peers' memory onto huge pages");
  app.add("--json", options.json, "write all figures to this file");
  if (const auto status = app.parse(argc, argv)) return *status;
  if (options.filesOnly && options.files.empty())
    return std::fprintf(stderr, "--files-only needs a --file\n"), 2;
  const auto done = scarp::bench::run(options);
  if (!done) return std::fprintf(stderr, "%s\n", done.error().text().c_str()), 1;
  return 0;
}
