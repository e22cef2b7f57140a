// What a picture costs as the terrain grows: the same views of fractal ground of more and more samples, as
// the editor draws them, and how soon there is one of a project: bench_growth [N …]. Needs a display
// (xvfb-run will do).

#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFramebufferObject>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "core/document/TerrainDocument.h"
#include "core/project/ProjectFile.h"
#include "core/terrain/Surface.h"
#include "tests/bench/FrameTiming.h"
#include "tests/bench/PickBenchTerrain.h"

namespace scarp {
namespace {

constexpr int kWidth = 1280, kHeight = 800, kFrames = 5;

struct GrowthView {
  const char* name;
  double above, pitch;  ///< Metres over the ground in the middle; radians.
};

/// Megabytes of this process that are in memory.
double residentMegabytes() {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with("VmRSS:")) return std::atof(line.c_str() + 6) / 1000.0;
  return 0.0;
}

SceneView viewOf(const Camera& camera, const Box& box) {
  SceneView view;
  view.camera = camera;
  view.camera.fitClipPlanes(box);
  view.size = {kWidth, kHeight};
  view.pixelWidth = kWidth;
  view.pixelHeight = kHeight;
  return view;
}

/// From the file to a picture of the whole terrain, as when it is opened in the editor.
void measureOpening(int side, const std::string& path) {
  auto renderer = SceneRenderer::create();
  if (!renderer) return;
  QOpenGLFramebufferObject frame(kWidth, kHeight);
  std::optional<TerrainDocument> document;
  const double open = bench::milliseconds([&] {
    auto project = ProjectFile::open(path);
    if (project.ok()) document.emplace(std::move(project->document));
  });
  if (!document) return;
  Camera camera;
  camera.position = {0.0, -0.9 * side, 0.8 * side};
  camera.pitch = -0.7;
  const SceneView view = viewOf(camera, document->box());
  const double picture =
      bench::milliseconds([&] { bench::drawNow(*renderer.value(), *document, view, frame); });
  std::printf("%6d  as a project: opened in %.0f ms, first picture %.0f ms later, %.0f MB resident\n", side,
              open, picture, residentMegabytes());
  renderer.value().reset();
}

/// The middle of the same ground for every side, so that nothing but its extent differs.
Terrain groundOf(int side, int largest) {
  Terrain whole = bench::fractalSquare(largest, 7).terrain;
  if (side == largest) return whole;
  const int first = (largest - side) / 2;
  HeightRaster middle(side, side, 0.0F);
  std::vector<float> row(static_cast<std::size_t>(side));
  for (int r = 0; r < side; ++r) {
    whole.heights.read({first, first + r, first + side, first + r + 1}, row);
    middle.write({0, r, side, r + 1}, row);
  }
  return {{side, side, whole.frame.dx, whole.frame.dy}, whole.georeference, std::move(middle)};
}

/// Medians over several places, each looked at by a renderer of its own.
void measure(int side, int largest, const std::string& project) {
  const TerrainDocument document(groundOf(side, largest));
  const double heights = 4e-6 * side * side;
  QOpenGLFramebufferObject frame(kWidth, kHeight);
  for (const GrowthView& look : {GrowthView{"down", 150.0, -0.9}, GrowthView{"across", 150.0, -0.25}}) {
    std::vector<double> patches, triangles, draws, uploads, megabytes, times;
    for (const double x : {-90.0, 0.0, 90.0})
      for (const double y : {-90.0, 0.0, 90.0}) {
        auto renderer = SceneRenderer::create();
        if (!renderer)
          return static_cast<void>(std::fprintf(stderr, "%s\n", renderer.error().text().c_str()));
        Camera camera;
        camera.position = {
            x, y,
            heightAt(document.heights(), document.frame().column(x), document.frame().row(y)) + look.above};
        camera.pitch = look.pitch;
        SceneView view = viewOf(camera, document.box());
        view.atOnce = true;
        const bench::FrameTiming timing =
            bench::timeFrames(*renderer.value(), document, view, frame, kFrames);
        const TerrainStats& stats = renderer.value()->stats();
        patches.push_back(stats.patches);
        triangles.push_back(static_cast<double>(stats.triangles));
        draws.push_back(stats.draws);
        uploads.push_back(timing.firstStats.uploads);
        megabytes.push_back(1e-6 * static_cast<double>(timing.firstStats.uploadedBytes));
        times.push_back(timing.median);
      }
    std::printf("%6d  %-7s %8.0f %10.0f %6.0f %8.0f %9.1f %10.1f %9.0f %12.0f\n", side, look.name,
                bench::median(patches), bench::median(triangles), bench::median(draws),
                bench::median(uploads), bench::median(megabytes), bench::median(times), heights,
                residentMegabytes());
  }
  if (const auto saved = ProjectFile::saveAs(project, contentsOf(document)); !saved.ok())
    std::fprintf(stderr, "%s\n", saved.error().text().c_str());
}

int run(const std::vector<int>& sides) {
  QOffscreenSurface surface;
  surface.create();
  QOpenGLContext context;
  if (!context.create() || !context.makeCurrent(&surface))
    return std::fputs("no OpenGL context\n", stderr), 1;
  std::printf("%d x %d pixels, medians of nine places and %d frames; pages of at most %lld MB\n", kWidth,
              kHeight, kFrames, kPageBudget >> 20);
  std::printf(
      "     N  view     patches  triangles  draws  uploads   upl. MB   frame ms  heights MB  resident MB\n");
  const std::string project = std::filesystem::temp_directory_path() / "bench-growth.scarp";
  const int largest = *std::ranges::max_element(sides);
  for (const int side : sides) {
    measure(side, largest, project);
    measureOpening(side, project);
    std::filesystem::remove(project);
  }
  return 0;
}

}  // namespace
}  // namespace scarp

int main(int argc, char** argv) {
  QSurfaceFormat format;
  format.setVersion(4, 5);
  format.setProfile(QSurfaceFormat::CoreProfile);
  QSurfaceFormat::setDefaultFormat(format);
  const QGuiApplication application(argc, argv);
  std::vector<int> sides;
  for (int i = 1; i < argc; ++i) {
    sides.push_back(std::atoi(argv[i]));
    if (sides.back() < 65 || sides.back() > 32767)
      return std::fputs("usage: bench_growth [N …], N from 65 to 32767\n", stderr), 2;
  }
  if (sides.empty()) sides = {1025, 4097, 16385};
  return scarp::run(sides);
}
