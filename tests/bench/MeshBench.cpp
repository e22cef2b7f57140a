// Times the decimation of terrains: bench_mesh [FILE] [--side N] [--error SHARE] [--block CELLS]
#include <chrono>
#include <cstdio>
#include <string>

#include "core/io/ExportRows.h"
#include "core/io/RasterImport.h"
#include "core/mesh/Decimation.h"
#include "core/mesh/MeshError.h"
#include "core/noise/Noise.h"
#include "core/operation/Reshape.h"
#include "core/terrain/HeightPlane.h"
#include "tests/support/ProgramOptions.h"

namespace {

using namespace scarp;

Terrain fractalGround(int side) {
  Terrain terrain{{side, side, 10.0, 10.0}, {}, HeightRaster(side, side, 0.0F)};
  const double extent = terrain.frame.width();
  HeightPlane plane(side, side, 0, 0.0F);
  plane.forRows([&](int row) {
    for (int column = 0; column < side; ++column)
      plane.values[plane.at(column, row)] =
          static_cast<float>(0.1 * extent * fractalNoise(3.0 * column / side, 3.0 * row / side, 10, 0.5, 7));
  });
  terrain.heights.write(terrain.frame.samples(), plane.values);
  return terrain;
}

double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace

int main(int count, char** arguments) {
  scarp::ProgramOptions app("Times the decimation of terrains");
  std::string file;
  int side = 1025, resample = 0;
  double share = 0.001;
  std::vector<int> blocks{512};
  app.add("FILE", file, "A raster; without one, fractal ground");
  app.add("--side", side, "Samples along a side of the fractal ground");
  app.add("--resample", resample, "Of a file: this many samples along its side");
  app.add("--error", share, "Of the height range");
  app.add("--block", blocks, "Cells").byCommas();
  if (const auto status = app.parse(count, arguments)) return *status;
  Terrain terrain = fractalGround(file.empty() ? side : 2);
  if (!file.empty()) {
    auto imported = importRaster(file);
    if (!imported) return std::fprintf(stderr, "%s\n", imported.error().message.c_str()), 1;
    terrain = imported->terrain;
    if (resample > 0) terrain = *reshaped(terrain, ResampleReshape{resample, resample});
  }
  const HeightSummary heights = summarise(terrain.heights);
  const double tolerance = share * (heights.max - heights.min);
  for (const int block : blocks) {
    const double start = now();
    const auto made = Decimation::of(terrain.heights, {terrain.frame.samples()}, tolerance, block);
    const double refined = now();
    const TerrainMesh mesh = made->mesh(0);
    const double merged = now();
    const auto error = measure(mesh, terrain.heights);
    const double measured = now();
    std::printf(
        "%d x %d, error %.4g m, blocks of %d: %zu triangles (%.1f samples each), %.2f s + %.2f s merged; "
        "measured %.6g m at (%.4f, %.4f) in %.2f s%s\n",
        terrain.frame.columns, terrain.frame.rows, tolerance, block, mesh.triangles.size(),
        static_cast<double>(terrain.frame.samples().area()) / static_cast<double>(mesh.triangles.size()),
        refined - start, merged - refined, error->largest, error->column, error->row, measured - merged,
        error->coversGround ? "" : "; DOES NOT COVER THE GROUND");
  }
  return 0;
}
