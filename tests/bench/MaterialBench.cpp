// Times the weights that rules give to ground: bench_material [FILE] [--sides N…] [--resample N] [--passes N]
// [--drainage] [--edits]
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

#include "core/base/Parallel.h"
#include "core/base/Simd.h"
#include "core/io/RasterImport.h"
#include "core/material/DrainageArea.h"
#include "core/material/RuleWeights.h"
#include "core/operation/Reshape.h"
#include "tests/bench/MaterialBenchEdits.h"
#include "tests/bench/PickBenchTerrain.h"
#include "tests/support/ProgramOptions.h"

namespace {

using namespace scarp;

double secondsOf(const auto& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

RuleCondition by(GroundMeasure measure, double low, double high, double softLow, double softHigh) {
  RuleCondition condition;
  condition.by = measure;
  condition.low = low, condition.high = high, condition.softLow = softLow, condition.softHigh = softHigh;
  return condition;
}

/// Heights from low to high by their share.
struct Heights {
  double low, span;
  [[nodiscard]] RuleCondition from(double share, double soft) const {
    return by(GroundMeasure::Height, low + share * span, kHighest, soft * span, 0.0);
  }
  [[nodiscard]] RuleCondition upTo(double share, double soft) const {
    return by(GroundMeasure::Height, -kHighest, low + share * span, 0.0, soft * span);
  }
};

Heights heightsOf(const Terrain& terrain) {
  double low = kHighest, high = -kHighest;
  for (int row = 0; row < terrain.frame.rows; row += 16)
    for (int column = 0; column < terrain.frame.columns; column += 16) {
      const double h = static_cast<double>(terrain.heights.at(column, row));
      if (h == h) low = std::min(low, h), high = std::max(high, h);
    }
  return {low, high - low};
}

/// Two rules by height, three by slope, one each by curvature, noise and concavity.
RuleStack eightRules(const Terrain& terrain) {
  const Heights heights = heightsOf(terrain);
  const double cell = terrain.frame.cellSize();
  RuleCondition noise = by(GroundMeasure::Noise, 0.15, 1.0, 0.1, 0.0);
  noise.noise.scale = 60.0 * cell;
  RuleCondition hollow = by(GroundMeasure::Concavity, -kHighest, -0.3 * cell, 0.0, 0.2 * cell);
  hollow.radius = 12.0 * cell;
  return {1,
          {{2, 1.0, true, {noise}},
           {3, 1.0, true, {by(GroundMeasure::Slope, 18.0, 90.0, 6.0, 0.0)}},
           {4, 0.8, true, {hollow}},
           {5, 1.0, true, {by(GroundMeasure::Slope, 30.0, 90.0, 5.0, 0.0)}},
           {6, 1.0, true, {heights.upTo(0.12, 0.02)}},
           {7, 0.7, true, {by(GroundMeasure::Curvature, 0.25 / cell, kHighest, 0.1 / cell, 0.0)}},
           {8, 1.0, true, {by(GroundMeasure::Slope, 45.0, 90.0, 5.0, 0.0)}},
           {9, 1.0, true, {heights.from(0.72, 0.05)}}}};
}

/// Sixteen materials: bands of height, in each of which gentle, middling and steep ground differ.
RuleStack sixteenMaterials(const Terrain& terrain) {
  const Heights heights = heightsOf(terrain);
  RuleStack stack{1, {}};
  MaterialId next = 2;
  for (const double from : {0.0, 0.2, 0.4, 0.6, 0.8})
    for (const double slope : {0.0, 20.0, 35.0}) {
      MaterialRule rule{next++, 1.0, true, {heights.from(from, 0.03)}};
      if (slope > 0.0) rule.conditions.push_back(by(GroundMeasure::Slope, slope, 90.0, 4.0, 0.0));
      stack.rules.push_back(rule);
    }
  return stack;
}

void timeWhole(const Terrain& terrain, const RuleStack& stack, int passes, const char* what) {
  const RuleWeights weights(stack, terrain.frame);
  const auto samples = static_cast<double>(terrain.frame.samples().area());
  double best = 1e30;
  std::optional<MaterialMap> map;
  for (int pass = 0; pass < passes; ++pass) {
    map.reset();
    best = std::min(best, secondsOf([&] { map = weights.map({terrain.heights}); }));
  }
  double parts = 0.0;
  for (int i = 0; i < map->tileCount(); ++i) parts += static_cast<double>(map->tile(i).parts.size());
  std::printf("  %-26s %7.3f s %7.2f ns a sample, %5.2f bytes a sample, %.2f materials a tile\n", what, best,
              1e9 * best / samples, static_cast<double>(map->bytes()) / samples, parts / map->tileCount());
}

void timeDab(const Terrain& terrain, int passes) {
  RuleWeights weights(eightRules(terrain), terrain.frame);
  auto map = *weights.map({terrain.heights});
  for (const int radius : {32, 128, 512}) {
    if (2 * radius > terrain.frame.columns) continue;
    std::vector<double> times;
    for (int pass = 0; pass < 3 * passes; ++pass) {
      const int middle = terrain.frame.columns / 2 + 37 * pass % 128;
      const GridRect dab{middle - radius, middle - radius, middle + radius, middle + radius};
      times.push_back(
          secondsOf([&] { weights.refresh(map, {terrain.heights}, dab.grown(weights.reach())); }));
    }
    std::sort(times.begin(), times.end());
    std::printf("  after a dab of R = %-3d      %7.2f ms (median), %7.2f ms (least)\n", radius,
                1e3 * times[times.size() / 2], 1e3 * times.front());
  }
}

/// What an artist waits for.
void measureEdits(const std::string& name, const Terrain& terrain) {
  std::printf("%s, %d x %d\n", name.c_str(), terrain.frame.columns, terrain.frame.rows);
  const RuleStack rules = eightRules(terrain);
  for (const int radius : {128, 512}) {
    if (2 * radius >= terrain.frame.columns) continue;
    const bench::FollowFigures follow = bench::timeFollowing(terrain, rules, radius);
    std::printf("  sculpting, R = %-3d          %7.2f ms a dab, materials follow in %7.2f ms: %.2f times\n",
                radius, follow.sculpt, follow.follow, follow.follow / follow.sculpt);
    const bench::PaintFigures paint = bench::timePainting(terrain, rules, radius);
    std::printf(
        "  painting, R = %-3d           %7.2f ms a dab, %.2f times memcpy (%.2f ms); the map follows in %.2f "
        "ms\n",
        radius, paint.paint, paint.paint / paint.copy, paint.copy, paint.follow);
  }
  const bench::RuleFigures drag = bench::timeRuleDrag(terrain, rules);
  std::printf("  a rule's end is dragged     %7.2f ms a step, the first %.2f ms\n", drag.each, drag.first);
}

void measure(const std::string& name, const Terrain& terrain, int passes, bool drainage) {
  std::printf("%s, %d x %d\n", name.c_str(), terrain.frame.columns, terrain.frame.rows);
  for (const SimdLevel level : simdLevels()) {
    const SimdChoice choice(level);
    timeWhole(terrain, eightRules(terrain), passes, (std::string("eight rules, ") + simdName(level)).c_str());
  }
  {
    const ThreadLimit one(1);
    timeWhole(terrain, eightRules(terrain), 1, "the same, one thread");
    for (const MaterialRule& rule : eightRules(terrain).rules)
      timeWhole(terrain, {1, {rule}}, 1, ("rule " + std::to_string(rule.material - 1) + " alone").c_str());
  }
  timeWhole(terrain, sixteenMaterials(terrain), passes, "sixteen materials");
  timeDab(terrain, passes);
  if (!drainage) return;
  const double seconds = secondsOf([&] { (void)drainageArea(terrain.heights, terrain.frame); });
  std::printf("  drainage area              %7.3f s\n", seconds);
}

}  // namespace

int main(int count, char** arguments) {
  scarp::ProgramOptions app("Times rules of materials");
  std::vector<std::string> files;
  std::vector<int> sides{4097, 8193};
  int passes = 3;
  int resampled = 0;
  bool drainage = false, edits = false;
  app.add("FILE", files, "Rasters to measure on besides");
  app.add("--sides", sides, "Sides of fractal squares, samples; 0: none");
  app.add("--resample", resampled, "Side of the square that rasters are resampled to; 0: as they are");
  app.add("--passes", passes, "Timed passes");
  app.add("--drainage", drainage, "Times drainage areas too");
  app.add("--edits", edits,
          "Times what an artist waits for: sculpting, painting, dragging a rule; nothing else");
  if (const auto status = app.parse(count, arguments)) return *status;
  for (const std::string& file : files) {
    const auto imported = importRaster(file);
    if (!imported) return std::fprintf(stderr, "%s\n", imported.error().text().c_str()), 1;
    const Terrain& terrain = imported->terrain;
    if (edits) {
      measureEdits(file, resampled > 1 ? *reshaped(terrain, ResampleReshape{resampled, resampled}) : terrain);
      continue;
    }
    measure(file, terrain, passes, drainage);
    if (resampled > 1)
      measure("the same, resampled", *reshaped(terrain, ResampleReshape{resampled, resampled}), passes,
              drainage);
  }
  for (const int side : sides)
    if (side > 1) {
      const Terrain terrain = bench::fractalSquare(side, 7).terrain;
      edits ? measureEdits("fractal ground", terrain) : measure("fractal ground", terrain, passes, drainage);
    }
  return 0;
}
