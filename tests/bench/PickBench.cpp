// Measures picking against the textbook's ways and the ray engines that were found when this was built, in
// one run: bench_pick --help.

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <cstdio>

#include "tests/bench/PickBenchTable.h"

namespace scarp::bench {
namespace {

struct Options {
  std::vector<int> sizes{1025, 4097, 8193};
  int rays = 100'000;
  int snappedRays = 20'000;
  int passes = 5;
  std::vector<std::string> only;
  std::uint64_t seed = 1;
};

TerrainFigures measureTerrain(NamedTerrain named, const Options& options) {
  Terrain& terrain = named.terrain;
  const PickTruth truth(terrain);
  const std::vector<RaySet> sets = everydayRays(terrain, truth, options.rays, options.seed);
  const std::vector<SnappedRays> snapped = snappedRays(terrain, options.snappedRays, options.seed);
  TerrainFigures figures{named.name,
                         terrain.frame.columns,
                         terrain.frame.rows,
                         sizeof(float) * static_cast<std::size_t>(terrain.frame.samples().area()),
                         {}};
  for (const EngineKind& kind : engineKinds()) {
    if (!options.only.empty() && std::ranges::find(options.only, kind.family) == options.only.end()) continue;
    std::fprintf(stderr, "%s: %s\n", named.name.c_str(), kind.name.c_str());
    figures.engines.push_back(measure(kind, terrain, {sets, snapped, options.passes}));
  }
  return figures;
}

int run(const Options& options) {
  for (const int size : options.sizes) printTerrain(measureTerrain(fractalSquare(size, 1), options));
  return 0;
}

}  // namespace
}  // namespace scarp::bench

int main(int argc, char** argv) {
  scarp::bench::Options options;
  CLI::App app("Measures picking against the textbook's ways and other ray engines.");
  app.add_option("--sizes", options.sizes, "samples along a side of the fractal terrains")
      ->delimiter(',')
      ->check(CLI::Range(65, 32768))
      ->capture_default_str();
  app.add_option("--rays", options.rays, "rays of a set")
      ->check(CLI::Range(1, 10'000'000))
      ->capture_default_str();
  app.add_option("--passes", options.passes, "timed passes over a set; the median counts")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  app.add_option("--only", options.only, "families of engines")->delimiter(',');
  CLI11_PARSE(app, argc, argv);
  return scarp::bench::run(options);
}
