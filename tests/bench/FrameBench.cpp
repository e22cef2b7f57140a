// Times whole frames of 1280 × 800 over a terrain or project, from five views, as the editor draws them:
// bench_frames FILE [VIEW|all [MODE [PIXELS [OBJECTS [SHADOWS]]]]], MODE 0 to 9 in the order of ShadingMode,
// PIXELS that shapes may stray anywhere (0: as the machine has it), OBJECTS that scatter rules put down, or
// placed:COUNT objects like them that are placed; SHADOWS low, medium or high: frames with them against
// frames without, of a still camera and of one that moves; SHADOWS compare: frames of a camera that moves, in
// turn without objects, with irregular borders of materials off, and with all, against frames of a brush that
// changes the ground. Needs a display (xvfb-run will do).

#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFramebufferObject>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>
#include <numbers>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/document/TerrainDocument.h"
#include "core/edit/EditSession.h"
#include "core/io/RasterImport.h"
#include "core/material/DefaultRules.h"
#include "core/material/RuleWeights.h"
#include "core/pick/SurfacePicker.h"
#include "core/project/ProjectFile.h"
#include "core/scene/LiveWater.h"
#include "core/terrain/Surface.h"
#include "tests/bench/BenchForest.h"
#include "tests/bench/FrameTiming.h"
#include "tests/support/MadePictures.h"
#include "ui/render/GlObjects.h"

namespace scarp {
namespace {

constexpr int kWidth = 1280, kHeight = 800, kFrames = 21;
constexpr double kBrushPixels = 80.0;  ///< Radius of the brush that hovers.

struct BenchView {
  std::string_view name;
  Camera camera;
  double brushRadius;  ///< About the terrain's middle; 0: no brush.
};

std::vector<BenchView> benchViews(const TerrainDocument& document) {
  const GridFrame& frame = document.frame();
  const Box box = document.box();
  const double extent = std::max(frame.width(), frame.depth());
  const auto over = [&](double x, double y, double above) {
    const double ground = heightAt(document.heights(), frame.column(x), frame.row(y));
    return Vec3(x, y, (std::isnan(ground) ? box.max.z() : ground) + above);
  };
  std::vector<BenchView> views(5);
  views[0] = {"overview", {}, 0.0};
  views[0].camera.yaw = 0.5;
  views[0].camera.pitch = -0.6;
  views[0].camera.position = box.centre() - 1.183 * box.diagonal() * views[0].camera.forward();
  views[1] = {"middle", {}, 0.03 * extent};
  views[1].camera.position = over(0.1 * extent, -0.28 * extent, 0.09 * extent);
  views[1].camera.yaw = -0.4;
  views[1].camera.pitch = -0.35;
  views[2] = {"grazing", {}, 0.0};
  views[2].camera.position = over(-0.2 * extent, -0.1 * extent, 0.008 * extent);
  views[2].camera.yaw = 1.0;
  views[2].camera.pitch = -0.06;
  views[3] = {"close", {}, 4.0 * frame.dx};
  views[3].camera.position = over(0.0, -12.0 * frame.dx, 8.0 * frame.dx);
  views[4] = {"above", {}, 0.0};
  views[4].camera.projection = Camera::Projection::Orthographic;
  views[4].camera.pitch = -std::numbers::pi / 2.0;
  views[4].camera.position = box.centre() - box.diagonal() * views[4].camera.forward();
  views[4].camera.orthoHeight = box.diagonal();
  for (BenchView& view : views) view.camera.fitClipPlanes(box);
  return views;
}

/// Of the default rules, without what goes by drainage: eight materials on mountains.
GroundMaterials materialsOf(const TerrainDocument& document, bool pictures) {
  const HeightRange heights = document.pyramid().range();
  const RuleStack rules = defaultRules(double(heights.low), double(heights.high), document.frame());
  auto map = RuleWeights(rules, document.frame()).map({document.heights()});
  std::vector<Material> materials(defaultMaterials().begin(), defaultMaterials().end());
  // Each with pictures of its own, of 2048² texels.
  const Material bumps = test::materialOfBumps(2048);
  for (Material& material : materials) {
    if (!pictures) continue;
    material.pictures = bumps.pictures;
    Texels albedo = texelsOf(*bumps.picture(PictureKind::Albedo).picture);
    for (std::uint8_t& value : albedo.values) value = static_cast<std::uint8_t>(value ^ material.id);
    material.picture(PictureKind::Albedo) = test::heldAs(material.name, albedo);
  }
  return {std::make_shared<const MaterialMap>(*std::move(map)),
          std::make_shared<const std::vector<Material>>(std::move(materials))};
}

/// What a hover takes beside and in the draw, milliseconds: medians along a line over the view.
struct HoverTiming {
  double pick, draw;
};

HoverTiming timeHover(SceneRenderer& renderer, const TerrainDocument& document, SceneView view,
                      const QOpenGLFramebufferObject& frame) {
  std::vector<double> picks, draws;
  for (int i = 0; i <= kFrames; ++i) {
    const Vec2 pixel(kWidth * (0.2 + 0.6 * i / kFrames), 0.6 * kHeight);
    std::optional<SurfaceHit> hit;
    picks.push_back(
        bench::milliseconds([&] { hit = document.picker().pick(view.camera.rayThrough(pixel, view.size)); }));
    if (!hit) continue;
    BrushSettings settings;
    settings.radius = kBrushPixels * view.camera.metresPerPixel(hit->point, view.size);
    view.brush = BrushMark{hit->point.head<2>(), settings};
    const double draw = bench::milliseconds([&] { bench::drawNow(renderer, document, view, frame); });
    // The first one draws the ground without a brush, for all that follow.
    if (i > 0) draws.push_back(draw);
  }
  return {bench::median(std::move(picks)), draws.empty() ? 0.0 : bench::median(std::move(draws))};
}

/// What it takes to show ground all of which has changed, milliseconds: in one picture, and the longest of
/// several that share it out.
struct ChangeTiming {
  double atOnce = 0.0, longest = 0.0;
  int pictures = 0;
};

ChangeTiming timeChange(SceneRenderer& renderer, const TerrainDocument& document, SceneView view,
                        const QOpenGLFramebufferObject& frame) {
  const auto draw = [&] {
    return bench::milliseconds([&] { bench::drawNow(renderer, document, view, frame); });
  };
  ChangeTiming timing;
  renderer.terrainChanged(document.frame().samples());
  timing.atOnce = draw();
  renderer.terrainChanged(document.frame().samples());
  view.atOnce = false;
  do {
    timing.longest = std::max(timing.longest, draw());
    ++timing.pictures;
  } while (!renderer.stats().whole);
  return timing;
}

/// The median of frames, in turn without shadows and with them, milliseconds.
struct ShadowTiming {
  double without, with;
};

/// moving: each frame the camera moves sideways by a thousandth of its distance from the terrain's middle.
ShadowTiming timeShadows(SceneRenderer& renderer, const TerrainDocument& document, SceneView view,
                         const QOpenGLFramebufferObject& frame, ShadowQuality quality, bool moving) {
  std::vector<double> without, with;
  for (int i = 0; i <= kFrames; ++i) {
    if (moving)
      view.camera.position +=
          1e-3 * (view.camera.position - document.box().centre()).norm() * view.camera.right();
    for (const bool shadows : {false, true}) {
      view.settings.shadows = shadows ? quality : ShadowQuality::Off;
      renderer.forgetPicture();
      const double taken = bench::milliseconds([&] { bench::drawNow(renderer, document, view, frame); });
      // The first one compiles programs and uploads.
      if (i > 0) (shadows ? with : without).push_back(taken);
    }
  }
  return {bench::median(std::move(without)), bench::median(std::move(with))};
}

/// Medians of frames, in turn, milliseconds. The camera moves in all but the last.
struct CompareTiming {
  double bare, straight, whole, brush;
};

CompareTiming timeCompare(SceneRenderer& renderer, const TerrainDocument& document,
                          const TerrainDocument& withoutObjects, SceneView view,
                          const QOpenGLFramebufferObject& frame) {
  std::vector<double> bare, straight, whole, brush;
  const auto bareRenderer = SceneRenderer::create();
  if (!bareRenderer) return {};
  for (int i = 0; i <= kFrames; ++i) {
    view.camera.position +=
        1e-3 * (view.camera.position - document.box().centre()).norm() * view.camera.right();
    SceneView without = view;
    without.scattered = nullptr;
    const double bareTaken =
        bench::milliseconds([&] { bench::drawNow(*bareRenderer.value(), withoutObjects, without, frame); });
    // Variation of materials includes the irregular borders; without it, the noise is not looked up.
    SceneView regular = view;
    if (regular.materials) regular.materials->variation = 0.0;
    const double straightTaken =
        bench::milliseconds([&] { bench::drawNow(renderer, document, regular, frame); });
    const double wholeTaken = bench::milliseconds([&] { bench::drawNow(renderer, document, view, frame); });
    // As a dab of the brush changes the ground under the middle of the view.
    const GridFrame& grid = document.frame();
    const GridRect dab = GridRect{grid.columns / 2, grid.rows / 2, grid.columns / 2 + 1, grid.rows / 2 + 1}
                             .grown(32)
                             .intersected(grid.samples());
    renderer.terrainChanged(dab);
    const double brushTaken = bench::milliseconds([&] { bench::drawNow(renderer, document, view, frame); });
    // The first one compiles programs and uploads.
    if (i == 0) continue;
    bare.push_back(bareTaken);
    straight.push_back(straightTaken);
    whole.push_back(wholeTaken);
    brush.push_back(brushTaken);
  }
  return {bench::median(std::move(bare)), bench::median(std::move(straight)), bench::median(std::move(whole)),
          bench::median(std::move(brush))};
}

Result<std::unique_ptr<TerrainDocument>> openDocument(const std::string& path) {
  if (path.ends_with(".scarp")) {
    auto opened = ProjectFile::open(path);
    if (!opened) return opened.error();
    return std::make_unique<TerrainDocument>(std::move(opened.value().document));
  }
  auto imported = importRaster(path);
  if (!imported) return imported.error();
  return std::make_unique<TerrainDocument>(std::move(imported.value().terrain));
}

int run(const char* path, std::string_view only, ShadingMode mode, bool pictures, double pixelError,
        double objects, bool placed, ShadowQuality shadows, bool compare) {
  QOffscreenSurface surface;
  surface.create();
  QOpenGLContext context;
  if (!context.create() || !context.makeCurrent(&surface))
    return std::fputs("no OpenGL context\n", stderr), 1;
  const auto opened = openDocument(path);
  if (!opened) return std::fprintf(stderr, "%s\n", opened.error().text().c_str()), 1;
  TerrainDocument& document = *opened.value();
  const TerrainDocument withoutObjects(document.snapshot());
  LiveWater water(document);
  water.update();
  auto renderer = SceneRenderer::create();
  if (!renderer) return std::fprintf(stderr, "%s\n", renderer.error().text().c_str()), 1;
  QOpenGLFramebufferObject frame(kWidth, kHeight);

  std::printf("%s, %d x %d samples, %d x %d pixels, median of %d frames\n", openGlName().c_str(),
              document.frame().columns, document.frame().rows, kWidth, kHeight, kFrames);
  if (shadows == ShadowQuality::Off && !compare)
    std::printf(
        "%49s   hovering: %18s   all changed:\n"
        "view        first ms  median ms  patches  triangles   pick ms   draw ms triangles    at once    "
        "longest pictures\n",
        "", "");
  const GroundMaterials materials = materialsOf(document, pictures);
  ScatterField field({}, document.frame());
  if (objects > 0.0) {
    const auto density = bench::densityFor(objects, document.snapshot());
    if (!density) return std::fprintf(stderr, "%s\n", density.error().text().c_str()), 1;
    field = ScatterField(bench::forestRules(*density), document.frame());
    if (const auto made = field.make({document.heights()}); !made)
      return std::fprintf(stderr, "%s\n", made.error().text().c_str()), 1;
    std::printf("%zu objects by three rules%s\n", field.count(), placed ? ", placed" : "");
    if (placed) {
      EditSession session(document, Message("Place objects"));
      std::map<ObjectId, std::optional<Object>> placing;
      for (std::size_t rule = 0; rule < field.rules().size(); ++rule)
        for (int tile = 0; tile < field.tileCount(); ++tile)
          for (const ScatteredObject& scattered : field.objects(rule, tile)) {
            Object object = objectOf(scattered, field.rules()[rule]);
            object.id = session.takeObjectId(object.id);
            const ObjectId id = object.id;
            placing.emplace(id, std::move(object));
          }
      session.exchangeObjects(std::move(placing));
      (void)session.commit();
    }
  }
  for (const BenchView& look : benchViews(document)) {
    if (only != "all" && look.name != only) continue;
    SceneView view;
    view.settings.shading.mode = mode;
    if (byMaterials(mode)) view.materials = materials;
    view.camera = look.camera;
    view.atOnce = true;
    view.water = water.tiles();
    if (objects > 0.0 && !placed) view.scattered = &field;
    view.settings.pixelError = pixelError;
    view.size = {kWidth, kHeight};
    view.pixelWidth = kWidth;
    view.pixelHeight = kHeight;
    if (look.brushRadius > 0.0) {
      BrushSettings settings;
      settings.radius = look.brushRadius;
      view.brush = BrushMark{Vec2(0.0, 0.0), settings};
    }
    if (compare) {
      const CompareTiming timing = timeCompare(*renderer.value(), document, withoutObjects, view, frame);
      std::printf(
          "%-10s moving: %8.1f ms without objects, %8.1f with straight borders, %8.1f with all; brush %8.1f: "
          "%.2f times\n",
          look.name.data(), timing.bare, timing.straight, timing.whole, timing.brush,
          timing.whole / timing.brush);
      continue;
    }
    if (shadows != ShadowQuality::Off) {
      for (const bool moving : {false, true}) {
        const ShadowTiming timing = timeShadows(*renderer.value(), document, view, frame, shadows, moving);
        std::printf("%-10s %-6s %8.1f ms without shadows, %8.1f with: %.2f times\n", look.name.data(),
                    moving ? "moving" : "still", timing.without, timing.with, timing.with / timing.without);
      }
      continue;
    }
    const bench::FrameTiming timing = bench::timeFrames(*renderer.value(), document, view, frame, kFrames);
    const TerrainStats stats = renderer.value()->stats();
    std::printf("%-10s %9.1f %10.1f %8d %10lld", look.name.data(), timing.first, timing.median, stats.patches,
                stats.triangles);
    const HoverTiming hover = timeHover(*renderer.value(), document, view, frame);
    std::printf(" %9.2f %9.2f %9lld", hover.pick, hover.draw, renderer.value()->stats().triangles);
    const ChangeTiming change = timeChange(*renderer.value(), document, view, frame);
    std::printf(" %10.1f %10.1f %8d\n", change.atOnce, change.longest, change.pictures);
  }
  renderer.value().reset();
  return 0;
}

}  // namespace
}  // namespace scarp

int main(int argc, char** argv) {
  const bool pictures = argc > 3 && std::string_view(argv[3]) == "pictures";
  const int mode = pictures   ? static_cast<int>(scarp::ShadingMode::Materials)
                   : argc > 3 ? std::atoi(argv[3])
                              : static_cast<int>(scarp::ShadingMode::Hypsometric);
  const bool compare = argc > 6 && std::string_view(argv[6]) == "compare";
  const auto shadows = argc > 6 && !compare ? scarp::shadowQualityNames().find<scarp::ShadowQuality>(argv[6])
                                            : scarp::ShadowQuality::Off;
  if (argc < 2 || argc > 7 || !shadows || *shadows == scarp::ShadowQuality::Automatic || mode < 0 ||
      mode >= scarp::kShadingModes)
    return std::fputs(
               "usage: bench_frames FILE [VIEW|all [MODE|pictures [PIXELS [[placed:]OBJECTS "
               "[SHADOWS|compare]]]]]\n",
               stderr),
           2;
  constexpr std::string_view kPlaced = "placed:";
  const bool placed = argc > 5 && std::string_view(argv[5]).starts_with(kPlaced);
  const double objects = argc > 5 ? std::atof(argv[5] + (placed ? kPlaced.size() : 0)) : 0.0;
  QSurfaceFormat format;
  format.setVersion(4, 5);
  format.setProfile(QSurfaceFormat::CoreProfile);
  QSurfaceFormat::setDefaultFormat(format);
  const QGuiApplication application(argc, argv);
  return scarp::run(argv[1], argc > 2 ? argv[2] : "all", static_cast<scarp::ShadingMode>(mode), pictures,
                    argc > 4 ? std::atof(argv[4]) : 0.0, objects, placed, *shadows, compare);
}
