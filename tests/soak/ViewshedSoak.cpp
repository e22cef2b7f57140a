// Compares every sample of a viewshed with a line of sight of its own, and tells the time of each.

#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>

#include "core/base/Parallel.h"
#include "core/io/RasterImport.h"
#include "core/terrain/Surface.h"
#include "core/visibility/Viewshed.h"
#include "tests/support/ProgramOptions.h"
#include "tests/support/Visibility.h"

namespace scarp {
namespace {

double secondsOf(const auto& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

int run(const std::string& file, double radius) {
  auto imported = importRaster(file);
  if (!imported) {
    std::fprintf(stderr, "%s\n", imported.error().text().c_str());
    return 2;
  }
  const Terrain& terrain = imported->terrain;
  const GridFrame& frame = terrain.frame;
  const HeightPyramid pyramid(terrain.heights);
  ViewshedSettings settings;
  settings.radius = radius;
  std::optional<Result<SightRaster>> seen;
  const double taken = secondsOf(
      [&] { seen.emplace(viewshed(terrain.heights, pyramid, frame, settings, terrain.heights.rect())); });
  if (!*seen) {
    std::fprintf(stderr, "%s: %s\n", file.c_str(), seen->error().text().c_str());
    return 2;
  }
  const SightRaster& sight = **seen;
  const double ground =
      heightAt(terrain.heights, frame.column(settings.observer.x()), frame.row(settings.observer.y()));
  const Vec3 eye(settings.observer.x(), settings.observer.y(), ground + settings.observerHeight);
  std::atomic<long long> visible = 0, hidden = 0, wrong = 0;
  const double lines = secondsOf([&] {
    parallelFor(static_cast<std::size_t>(sight.rect.height()), [&](std::size_t i) {
      const int row = sight.rect.row0 + static_cast<int>(i);
      for (int column = sight.rect.column0; column < sight.rect.column1; ++column) {
        const float height = terrain.heights.at(column, row);
        const Vec3 target(frame.x(column), frame.y(row), height);
        Sight expected = Sight::NoData;
        if (!std::isnan(height) && (target - eye).head<2>().norm() <= radius)
          expected =
              firstObstruction(terrain.heights, pyramid, frame, eye, target) ? Sight::Hidden : Sight::Visible;
        visible += expected == Sight::Visible;
        hidden += expected == Sight::Hidden;
        wrong += sight.at(column, row) != expected;
      }
    });
  });
  std::printf("viewshed %.2f s, a line of sight for each sample %.1f s\n", taken, lines);
  std::printf("%lld visible, %lld hidden, %lld wrong\n", visible.load(), hidden.load(), wrong.load());
  return wrong == 0 ? 0 : 1;
}

}  // namespace
}  // namespace scarp

int main(int argc, char** argv) {
  scarp::ProgramOptions app("Compares a viewshed from the middle of the map with lines of sight");
  std::string file;
  double radius = 2000.0;
  app.add("file", file, "Elevation file").required();
  app.add("--radius", radius, "Metres");
  if (const auto status = app.parse(argc, argv)) return *status;
  return scarp::run(file, radius);
}
