// Times scatter rules: bench_scatter [FILE [MODEL…]]. Three rules put a million objects of five kinds on the
// terrain of a file, or on fractal ground of 4097 × 4097 samples; rays pick among them; then dabs of a radius
// of 128 samples change the ground below them. Models stand for the built-in kinds.

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <random>
#include <span>
#include <string>
#include <vector>

#include "core/document/TerrainDocument.h"
#include "core/edit/AssetOperations.h"
#include "core/edit/DerivedContent.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "core/edit/StrokeOperations.h"
#include "core/geometry/Camera.h"
#include "core/io/ModelFile.h"
#include "core/io/RasterImport.h"
#include "core/scatter/ScatterField.h"
#include "core/scatter/ScatterPicker.h"
#include "core/scene/Drainage.h"
#include "core/scene/LiveMaterials.h"
#include "core/scene/LiveScatter.h"
#include "core/terrain/Surface.h"
#include "tests/bench/BenchForest.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kRounds = 5, kDabs = 31, kRadius = 128;
constexpr double kWanted = 1e6;

double millisecondsSince(Clock::time_point begin) {
  return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

double quantile(std::vector<double> values, double share) {
  const auto at =
      values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
  std::ranges::nth_element(values, at);
  return *at;
}

/// From a walker's eye to a bird's, through pixels of many cameras; most see ground.
std::vector<LocalRay> cameraRays(const Terrain& terrain) {
  constexpr std::array<std::pair<double, double>, 4> heightsAndPitches{
      {{2.0, -0.05}, {15.0, -0.15}, {60.0, -0.35}, {300.0, -0.8}}};
  constexpr int kCameras = 400, kRaysACamera = 50;
  constexpr ViewSize kView{1280.0, 800.0};
  std::mt19937 random(11);
  const auto between = [&](double low, double high) {
    return std::uniform_real_distribution(low, high)(random);
  };
  const GridFrame& frame = terrain.frame;
  std::vector<LocalRay> rays;
  for (std::size_t i = 0; i < kCameras; ++i) {
    const auto [above, pitch] = heightsAndPitches[i % heightsAndPitches.size()];
    const double x = between(-0.4, 0.4) * frame.width(), y = between(-0.4, 0.4) * frame.depth();
    const double ground = heightAt(terrain.heights, frame.column(x), frame.row(y));
    if (std::isnan(ground)) continue;
    Camera camera;
    camera.position = Vec3(x, y, ground + above);
    camera.yaw = between(-3.1, 3.1);
    camera.pitch = pitch;
    for (int k = 0; k < kRaysACamera; ++k)
      rays.push_back(camera.rayThrough({between(0.0, kView.width), between(0.0, kView.height)}, kView));
  }
  return rays;
}

/// Picks up to the ground, which is picked before.
void timePicks(const ScatterField& field, const Terrain& terrain, const AssetTable& assets) {
  ScatterPicker picker(field, assets, terrain.heights, terrain.frame);
  const auto begin = Clock::now();
  picker.refresh();
  const double build = millisecondsSince(begin);
  const HeightPyramid pyramid(terrain.heights);
  const SurfacePicker ground(terrain.heights, pyramid, terrain.frame);
  std::vector<double> times;
  double sum = 0.0;
  std::size_t hits = 0;
  for (const LocalRay& ray : cameraRays(terrain)) {
    const LocalRay before = rayBefore(ray, ground.pick(ray));
    const auto start = Clock::now();
    const auto hit = picker.pick(before);
    times.push_back(1e3 * millisecondsSince(start));
    sum += times.back();
    hits += hit ? 1 : 0;
  }
  const auto count = static_cast<double>(times.size());
  std::printf(
      "pick: mean %.2f us, median %.2f us, 99 %% below %.2f us, %.0f %% hit; %.1f bytes an object, built "
      "in %.0f ms\n",
      sum / count, quantile(times, 0.5), quantile(times, 0.99), 100.0 * static_cast<double>(hits) / count,
      static_cast<double>(picker.bytes()) / static_cast<double>(picker.size()), build);
}

void runLive(Terrain terrain, double density, const std::vector<Asset>& assets);

void run(Terrain terrain, const std::vector<Asset>& assets) {
  const GridFrame& frame = terrain.frame;
  const RuleInputs ground{terrain.heights};
  const auto wanted = bench::densityFor(kWanted, terrain);
  if (!wanted) {
    std::printf("%s\n", wanted.error().text().c_str());
    return;
  }
  const double density = *wanted;
  std::vector<double> whole;
  ScatterField field(bench::forestRules(density, assets), frame);
  for (int i = 0; i < kRounds; ++i) {
    ScatterField anew(bench::forestRules(density, assets), frame);
    const auto begin = Clock::now();
    if (const auto made = anew.make(ground); !made) {
      std::printf("%s\n", made.error().text().c_str());
      return;
    }
    whole.push_back(millisecondsSince(begin));
    field = std::move(anew);
  }
  std::printf("%d x %d, %zu objects by three rules: %.0f ms\n", frame.columns, frame.rows, field.count(),
              quantile(whole, 0.5));
  timePicks(field, terrain, AssetTable(assets));
  std::mt19937 random(5);
  std::vector<double> dabs;
  std::size_t tiles = 0;
  for (int dab = 0; dab < kDabs; ++dab) {
    const int column = static_cast<int>(random() % static_cast<unsigned>(frame.columns));
    const int row = static_cast<int>(random() % static_cast<unsigned>(frame.rows));
    const GridRect rect =
        GridRect{column, row, column + 1, row + 1}.grown(kRadius).intersected(frame.samples());
    std::vector<float> heights(static_cast<std::size_t>(rect.area()));
    terrain.heights.read(rect, heights);
    // A smooth bump that makes slopes of up to a half.
    for (int i = 0; i < static_cast<int>(heights.size()); ++i) {
      const double far =
          std::hypot(rect.column0 + i % rect.width() - column, rect.row0 + i / rect.width() - row);
      const double share = std::max(0.0, 1.0 - far * far / (kRadius * kRadius));
      heights[static_cast<std::size_t>(i)] += static_cast<float>(0.25 * kRadius * frame.dx * share * share);
    }
    terrain.heights.write(rect, heights);
    const auto begin = Clock::now();
    tiles += field.refresh(ground, rect).size();
    dabs.push_back(millisecondsSince(begin));
  }
  ScatterField anew(bench::forestRules(density, assets), frame);
  (void)anew.make(ground);
  bool equal = true;
  for (std::size_t rule = 0; rule < anew.rules().size(); ++rule)
    for (int tile = 0; tile < anew.tileCount(); ++tile)
      equal = equal && std::ranges::equal(anew.objects(rule, tile), field.objects(rule, tile));
  std::printf(
      "dab of radius %d: median %.2f ms, 90 %% below %.2f ms, %.1f tiles changed; equal to the whole: %s\n",
      kRadius, quantile(dabs, 0.5), quantile(dabs, 0.9), static_cast<double>(tiles) / kDabs,
      equal ? "yes" : "NO");
  runLive(std::move(terrain), density, assets);
}

/// The same dabs as strokes over a document whose scatter follows them.
void runLive(Terrain terrain, double density, const std::vector<Asset>& assets) {
  const GridFrame frame = terrain.frame;
  TerrainDocument document(std::move(terrain));
  for (const Asset& asset : assets)
    if (!perform(AddAssetOperation{asset}, document)) return;
  if (!perform(ScatterRulesOperation{bench::forestRules(density, assets)}, document)) return;
  Drainage drainage(document);
  LiveMaterials materials(document, drainage);
  LiveScatter live(document, drainage, materials);
  live.update();
  std::mt19937 random(6);
  std::vector<double> dabs;
  for (int dab = 0; dab < kDabs; ++dab) {
    StrokeOperation stroke;
    stroke.brush.kind = BrushKind::Raise;
    stroke.brush.radius = kRadius * frame.cellSize();
    stroke.brush.strength = 0.1 * stroke.brush.radius;
    const int column = static_cast<int>(random() % static_cast<unsigned>(frame.columns));
    const int row = static_cast<int>(random() % static_cast<unsigned>(frame.rows));
    stroke.samples = {{frame.x(column), frame.y(row), 1.0, 0.0}};
    if (!perform(stroke, document)) continue;
    const auto begin = Clock::now();
    live.update();
    dabs.push_back(millisecondsSince(begin));
  }
  ScatterRulesOperation edit{document.scatterRules()};
  edit.rules[1].density *= 0.9;
  (void)perform(edit, document);
  const auto begin = Clock::now();
  live.update();
  const double rule = millisecondsSince(begin);
  const auto made = DerivedContent(document.content()).scatter();
  const auto anew = made ? *made : nullptr;
  bool equal = made.ok();
  for (std::size_t i = 0; equal && i < anew->rules().size(); ++i)
    for (int tile = 0; tile < anew->tileCount(); ++tile)
      equal = equal && std::ranges::equal(anew->objects(i, tile), live.field().objects(i, tile));
  std::printf(
      "the same live, %zu objects: dab median %.2f ms, 90 %% below %.2f ms; another density of the second "
      "rule %.0f ms; equal to the whole: %s\n",
      live.field().count(), quantile(dabs, 0.5), quantile(dabs, 0.9), rule, equal ? "yes" : "NO");
}

}  // namespace
}  // namespace scarp

int main(int argc, char** argv) {
  if (argc > 1) {
    auto raster = scarp::importRaster(argv[1], {});
    if (!raster) {
      std::fprintf(stderr, "%s\n", raster.error().text().c_str());
      return 1;
    }
    std::vector<scarp::Asset> assets;
    for (const std::string path : std::span(argv + 2, static_cast<std::size_t>(argc - 2))) {
      auto model = scarp::importModel(path);
      if (!model) {
        std::fprintf(stderr, "%s\n", model.error().text().c_str());
        return 1;
      }
      const std::string name = std::filesystem::path(path).stem().string();
      assets.push_back(scarp::assetOf(scarp::freeAssetName(name, assets), *std::move(model)));
    }
    scarp::run(std::move(raster->terrain), assets);
    return 0;
  }
  scarp::run(scarp::test::fractalTerrain(4097, 4097, 10.0, 10.0), {});
}
