// Decimation of a terrain beside a plain greedy insertion and, where it is installed, meshoptimizer, at an
// equal true error: bench_mesh [FILE] [--sides 1025,4097] [--error SHARE]
#include <chrono>
#include <cstdio>
#include <string>

#include "core/io/ExportRows.h"
#include "core/io/RasterImport.h"
#include "core/mesh/Decimation.h"
#include "core/mesh/TerrainMesh.h"
#include "core/operation/Reshape.h"
#include "tests/bench/MeshBenchPeers.h"
#include "tests/bench/PickBenchTerrain.h"
#include "tests/support/ProgramOptions.h"

namespace {

using namespace scarp;

double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

void tell(const char* name, std::size_t triangles, double seconds, double error, double tolerance) {
  std::printf("  %-37s %9zu triangles %8.2f s   true error %.3f of the tolerance\n", name, triangles, seconds,
              error / tolerance);
  std::fflush(stdout);
}

void ours(const Terrain& terrain, double tolerance, int block) {
  const double start = now();
  const auto made = Decimation::of(terrain.heights, {terrain.frame.samples()}, tolerance, block);
  const TerrainMesh mesh = made->mesh(0);
  const double refined = now();
  const auto error = measure(mesh, terrain.heights);
  const double measured = now();
  const std::string name = "Scarp, blocks of " + std::to_string(block);
  tell(name.c_str(), mesh.triangles.size(), refined - start, error->largest, tolerance);
  std::printf("  %-37s %28.2f s%s\n", "  measuring it", measured - refined,
              error->coversGround ? "" : "; it does not cover the ground");
}

void plainly(const Terrain& terrain, double tolerance) {
  PlainGreedy greedy(terrain);
  // As hmm does it: what counts is the error at samples.
  double start = now();
  greedy.refine(tolerance);
  double seconds = now() - start;
  tell("plain greedy, error at samples", greedy.triangles(), seconds,
       measure(greedy.mesh(), terrain.heights)->largest, tolerance);
  // The same on, until its true error is as small.
  double error = 0.0;
  for (double at = 0.93 * tolerance;; at *= 0.93) {
    start = now();
    greedy.refine(at);
    seconds += now() - start;
    error = measure(greedy.mesh(), terrain.heights)->largest;
    if (error <= tolerance || at < 0.05 * tolerance) break;
  }
  tell("plain greedy, true error as small", greedy.triangles(), seconds, error, tolerance);
}

void byRightTriangles(const Terrain& terrain, double tolerance) {
  double start = now();
  const RightTriangles hierarchy(terrain);
  const double built = now() - start;
  for (double at = tolerance;; at *= 0.8) {
    start = now();
    const TerrainMesh mesh = hierarchy.mesh(at);
    const double seconds = built + now() - start;
    const double error = measure(mesh, terrain.heights)->largest;
    if (at == tolerance)
      tell("right triangles, error at samples", mesh.triangles.size(), seconds, error, tolerance);
    if (error > tolerance && at > 0.05 * tolerance) continue;
    return tell("right triangles, true error as small", mesh.triangles.size(), seconds, error, tolerance);
  }
}

}  // namespace

int main(int count, char** arguments) {
  scarp::ProgramOptions app("Times the decimation of terrains");
  std::string file;
  std::vector<int> sides{1025, 4097}, blocks{512};
  double share = 0.001;
  bool peers = false;
  int optimizer = 0;
  app.add("FILE", file, "A raster, resampled; without one, fractal ground");
  app.add("--sides", sides, "Samples along a side").byCommas();
  app.add("--error", share, "Of the height range");
  app.add("--block", blocks, "Cells along a block's side").byCommas();
  app.add("--greedy", peers, "A plain greedy insertion as well, and right triangles where sides are 2^k + 1");
  app.add("--meshoptimizer", optimizer,
          "meshoptimizer as well, so many runs to find the error; it takes some 150 bytes for a sample");
  if (const auto status = app.parse(count, arguments)) return *status;
  for (const int side : sides) {
    Terrain terrain = scarp::bench::fractalSquare(file.empty() ? side : 2, 7).terrain;
    if (!file.empty()) {
      auto imported = importRaster(file);
      if (!imported) return std::fprintf(stderr, "%s\n", imported.error().text().c_str()), 1;
      terrain = *reshaped(imported->terrain, ResampleReshape{side, side});
    }
    const HeightSummary heights = summarise(terrain.heights);
    const double tolerance = share * (heights.max - heights.min);
    std::printf("%d x %d, %g of the height range is %.4g m\n", side, side, share, tolerance);
    for (const int block : blocks) ours(terrain, tolerance, block);
    if (peers) plainly(terrain, tolerance);
    if (peers && (static_cast<unsigned>(side - 1) & static_cast<unsigned>(side - 2)) == 0)
      byRightTriangles(terrain, tolerance);
    if (optimizer < 1) continue;
    const auto simplified = simplifiedTo(terrain, tolerance, optimizer);
    if (!simplified)
      std::printf("  meshoptimizer was not there when CMake ran\n");
    else
      tell("meshoptimizer", simplified->triangles, simplified->seconds, simplified->error, tolerance);
  }
  return 0;
}
