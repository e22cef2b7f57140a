// Times the erosions of a whole terrain: bench_erosion [FILE] [--columns N] [--iterations N] [--out FILE]
#include <chrono>
#include <cstdio>
#include <string>

#include "core/erosion/HydraulicErosion.h"
#include "core/io/RasterExport.h"
#include "core/io/RasterImport.h"
#include "core/noise/Noise.h"
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

}  // namespace

int main(int count, char** arguments) {
  scarp::ProgramOptions app("Times hydraulic erosion");
  std::string file, out;
  int side = 1025;
  HydraulicErosionFilter filter;
  app.add("FILE", file, "A raster; without one, fractal ground");
  app.add("--columns", side, "Samples along a side of the fractal ground");
  app.add("--iterations", filter.iterations, "On each of its grids");
  app.add("--rain", filter.rain, "0 to 1");
  app.add("--capacity", filter.capacity, "0 to 1");
  app.add("--settling", filter.settling, "0 to 1");
  app.add("--banks", filter.banks, "Degrees");
  app.add("--out", out, "Where to write what came of it");
  if (const auto status = app.parse(count, arguments)) return *status;
  Terrain terrain = fractalGround(file.empty() ? side : 2);
  if (!file.empty()) {
    auto imported = importRaster(file);
    if (!imported) return std::fprintf(stderr, "%s\n", imported.error().text().c_str()), 1;
    terrain = imported->terrain;
  }
  const auto start = std::chrono::steady_clock::now();
  const auto eroded = hydraulicErosion(terrain, filter);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  double gained = 0.0, lost = 0.0, most = 0.0, least = 0.0;
  for (const float c : eroded->change.values) {
    (c > 0.0F ? gained : lost) += static_cast<double>(c);
    most = std::max(most, static_cast<double>(c));
    least = std::min(least, static_cast<double>(c));
  }
  const double area = terrain.frame.dx * terrain.frame.dy;
  const double samples = static_cast<double>(terrain.frame.samples().area());
  std::printf("%d x %d: %.2f s, %.2f ns a sample and iteration\n", terrain.frame.columns, terrain.frame.rows,
              seconds, 1e9 * seconds / samples / filter.iterations);
  std::printf("worn %.4g m³, laid %.4g m³, carried off %.4g m³, out of balance by %.2g of it\n", -lost * area,
              gained * area, eroded->carriedOff,
              ((gained + lost) * area + eroded->carriedOff) / (-lost * area));
  std::printf("%.2f m at most, %.2f m at least; mean worn %.3f m\n", most, least, -lost / samples);
  if (out.empty()) return 0;
  terrain.heights = *changedBy(terrain.heights, nullptr, eroded->change);
  const auto written = exportRaster(terrain, out, {});
  if (!written) return std::fprintf(stderr, "%s\n", written.error().text().c_str()), 1;
  return 0;
}
