// Times scatter rules: bench_scatter [FILE]. Three rules put a million objects of five kinds on the terrain
// of a file, or on fractal ground of 4097 × 4097 samples; then dabs of a radius of 128 samples change the
// ground below them.

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <random>
#include <vector>

#include "core/edit/Operation.h"
#include "core/io/RasterImport.h"
#include "core/live/LiveScatter.h"
#include "core/scatter/ScatterField.h"
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

RuleCondition slopeUpTo(double degrees) {
  RuleCondition condition;
  condition.by = GroundMeasure::Slope;
  condition.high = degrees;
  condition.softHigh = 10.0;
  return condition;
}

/// Trees with a clearing around each, bushes between them, stones on slopes: `density` trees a hectare.
std::vector<ScatterRule> someRules(double density) {
  // The spacing is a third of the mean distance, as people choose it.
  const double apart = std::sqrt(1e4 / density) / 3.0;
  ScatterRule trees{.id = 1, .name = "Trees"};
  trees.assets = {{AssetKind::Conifer, 3.0}, {AssetKind::Broadleaf, 1.0}};
  trees.density = density;
  trees.spacing = apart;
  trees.keepOut = 0.8 * apart;
  trees.conditions = {slopeUpTo(30.0)};
  ScatterRule bushes{.id = 2, .name = "Bushes"};
  bushes.assets = {{AssetKind::Broadleaf, 1.0}, {AssetKind::Marker, 0.1}};
  bushes.density = density;
  bushes.spacing = apart;
  bushes.seed = 7;
  bushes.conditions = {slopeUpTo(35.0)};
  ScatterRule stones{.id = 3, .name = "Stones"};
  stones.assets = {{AssetKind::Rock, 1.0}, {AssetKind::House, 0.05}};
  stones.density = 0.5 * density;
  stones.spacing = apart;
  stones.seed = 9;
  return {trees, bushes, stones};
}

void runLive(Terrain terrain, double density);

void run(Terrain terrain) {
  const GridFrame& frame = terrain.frame;
  const ScatterGround ground{{terrain.heights}};
  double density = 0.4 * kWanted / (frame.width() * frame.depth() / 1e4);
  // Once to see how many find room.
  {
    ScatterField field(someRules(density), frame);
    if (!field.make(ground)) return;
    density *= kWanted / static_cast<double>(field.count());
  }
  std::vector<double> whole;
  ScatterField field(someRules(density), frame);
  for (int i = 0; i < kRounds; ++i) {
    ScatterField anew(someRules(density), frame);
    const auto begin = Clock::now();
    if (const auto made = anew.make(ground); !made) {
      std::printf("%s\n", made.error().message.c_str());
      return;
    }
    whole.push_back(millisecondsSince(begin));
    field = std::move(anew);
  }
  std::printf("%d x %d, %zu objects by three rules: %.0f ms\n", frame.columns, frame.rows, field.count(),
              quantile(whole, 0.5));
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
  ScatterField anew(someRules(density), frame);
  (void)anew.make(ground);
  bool equal = true;
  for (std::size_t rule = 0; rule < anew.rules().size(); ++rule)
    for (int tile = 0; tile < anew.tileCount(); ++tile)
      equal = equal && std::ranges::equal(anew.objects(rule, tile), field.objects(rule, tile));
  std::printf(
      "dab of radius %d: median %.2f ms, 90 %% below %.2f ms, %.1f tiles changed; equal to the whole: %s\n",
      kRadius, quantile(dabs, 0.5), quantile(dabs, 0.9), static_cast<double>(tiles) / kDabs,
      equal ? "yes" : "NO");
  runLive(std::move(terrain), density);
}

/// The same dabs as strokes over a document whose scatter follows them.
void runLive(Terrain terrain, double density) {
  const GridFrame frame = terrain.frame;
  TerrainDocument document(std::move(terrain));
  if (!perform(ScatterRulesOperation{someRules(density)}, document)) return;
  LiveScatter live(document);
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
  const auto anew = scatterField(scatterInputs(document));
  bool equal = anew.ok();
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
      std::fprintf(stderr, "%s\n", raster.error().message.c_str());
      return 1;
    }
    scarp::run(std::move(raster->terrain));
    return 0;
  }
  scarp::run(scarp::test::fractalTerrain(4097, 4097, 10.0, 10.0));
}
