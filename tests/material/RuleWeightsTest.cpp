#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "core/base/Parallel.h"
#include "core/base/Simd.h"
#include "core/material/DrainageArea.h"
#include "core/material/MaterialSchema.h"
#include "core/material/RuleWeights.h"
#include "core/material/SurfaceConditions.h"
#include "core/terrain/Surface.h"
#include "tests/line/Lines.h"
#include "tests/material/RuleOracle.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

/// A road, a river, and a pond.
std::vector<Line> someLines() {
  std::vector<Line> lines{test::lineThrough(LineKind::Road, {{-90, 40}, {-10, -30}, {20, 50}, {90, 20}}),
                          test::lineThrough(LineKind::River, {{-80, -70}, {0, 10}, {95, -60}}),
                          test::lineThrough(LineKind::Pond, {{20, -60}, {50, -55}, {40, -20}})};
  for (LineId id = 0; id < 3; ++id) lines[id].id = id + 1;
  lines[0].name = "A93";
  lines[1].points[1].width = 30.0;
  return lines;
}

/// Hills with holes, larger than a tile.
Terrain hills(int columns, int rows, double dx, double dy) {
  return test::makeTerrain({columns, rows, dx, dy}, [=](int c, int r) {
    if ((c / 9 + r / 7) % 23 == 0 || (c == 70 && r % 5 == 0)) return test::kHole;
    if (c > 40 && c < 50 && r > 40 && r < 60) return 12.5F;
    return static_cast<float>(60.0 * fractalNoise(c * dx * 0.011, r * dy * 0.011, 6, 0.5, 3));
  });
}

std::map<std::string, MaskRaster> someMasks(const GridFrame& frame) {
  MaskRaster part(frame.columns, frame.rows, 0.0F);
  const GridRect rect = GridRect{3, 5, 90, 60}.intersected(frame.samples());
  std::vector<float> weights;
  for (int r = rect.row0; r < rect.row1; ++r)
    for (int c = rect.column0; c < rect.column1; ++c)
      weights.push_back(static_cast<float>((c * 7 + r) % 11) * 0.1F);
  part.write(rect, weights);
  return {{"part", part}, {"all", MaskRaster(frame.columns, frame.rows, 1.0F)}};
}

struct Case {
  const char* name;
  RuleCondition condition;
};
RuleCondition by(GroundMeasure measure, double low, double high, double softLow, double softHigh) {
  RuleCondition condition;
  condition.by = measure;
  condition.low = low, condition.high = high, condition.softLow = softLow, condition.softHigh = softHigh;
  return condition;
}
std::vector<Case> conditions() {
  const Curve hump = *Curve::through({{0.0, 0.1}, {0.4, 1.0}, {0.7, 0.3}, {1.0, 0.6}});
  std::vector<Case> all{{"height", by(GroundMeasure::Height, -5, 10, 8, 3)},
                        {"slope", by(GroundMeasure::Slope, 10, 25, 5, 12)},
                        {"aspect across north", by(GroundMeasure::Aspect, 300, 45, 30, 60)},
                        {"aspect from below 0", by(GroundMeasure::Aspect, -60, 45, 200, 250)},
                        {"every aspect", by(GroundMeasure::Aspect, 0, 360, 0, 0)},
                        {"curvature", by(GroundMeasure::Curvature, 0.0, 0.05, 0.02, 0.1)},
                        {"concavity", by(GroundMeasure::Concavity, -3, 0, 4, 2)},
                        {"wide concavity", by(GroundMeasure::Concavity, 0, 20, 9, 2)},
                        {"drainage", by(GroundMeasure::Drainage, 300, 4e6, 250, 0)},
                        {"noise", by(GroundMeasure::Noise, 0.05, 1, 0.3, 0)},
                        {"ridged noise", by(GroundMeasure::Noise, 0.2, 0.5, 0.2, 0.3)},
                        {"mask", by(GroundMeasure::Mask, 0.5, 1, 0.4, 0)},
                        {"whole mask", by(GroundMeasure::Mask, 0.5, 1, 0, 0)},
                        {"no mask", by(GroundMeasure::Mask, 0.5, 1, 0.4, 0)},
                        {"deposition", by(GroundMeasure::Deposition, 0.3, 2, 0.2, 0.5)},
                        {"shore", by(GroundMeasure::Water, 1, 12, 0.5, 9)},
                        {"far from water", by(GroundMeasure::Water, 20, 1e9, 15, 0)},
                        {"no water", by(GroundMeasure::Water, 5, 1e9, 0, 0)},
                        {"road", by(GroundMeasure::Lines, -1e9, -1, 0, 4)},
                        {"banks", by(GroundMeasure::Lines, 0.5, 6, 1.5, 9)},
                        {"away from one", by(GroundMeasure::Lines, 7, 1e9, 5, 0)},
                        {"out of rivers and ponds", by(GroundMeasure::Lines, 2, 1e9, 6, 0)}};
  all[6].condition.radius = 9.0;
  all[7].condition.radius = 130.0;
  all[10].condition.noise = {NoiseShape::Ridged, 70.0, 3, 9};
  all[11].condition.mask = "part";
  all[12].condition.mask = "all";
  all[13].condition.mask = "gone";
  all[15].condition.radius = 31.0;
  all[15].condition.level = -12.0;
  all[16].condition.radius = 24.0;
  all[16].condition.level = -18.5;
  all[17].condition.level = -1e4;
  all[19].condition.lines.kind = LineKind::River;
  all[20].condition.lines.line = "A93";
  all[21].condition.lines.water = true;
  const std::size_t plain = all.size();
  for (std::size_t i = 0; i < plain; ++i) {
    all.push_back(all[i]);
    all.back().condition.inverted = true;
  }
  for (const std::size_t i : {0U, 1U, 2U, 5U, 9U, 19U}) {
    all.push_back(all[i]);
    all.back().condition.curve = hump;
  }
  return all;
}

TEST(RuleWeights, EachConditionHoldsAsFarAsTheOracleSays) {
  for (const auto& [dx, dy] : {std::pair(1.5, 1.5), std::pair(2.0, 1.25)}) {
    const Terrain terrain = hills(150, 137, dx, dy);
    const auto masks = someMasks(terrain.frame);
    const auto drainage = drainageArea(terrain.heights, terrain.frame);
    test::RuleOracle oracle(terrain);
    oracle.masks = masks;
    oracle.drainage = &*drainage;
    const HeightRaster& deposits = masks.at("part");
    oracle.deposits = &deposits;
    oracle.setLines(someLines());
    const NearLines lines({{"Lines", LineSet(someLines())}}, terrain.frame);
    for (const auto& [name, condition] : conditions()) {
      // Inverted conditions use equal measures, so each grid tests half of them.
      if (condition.inverted == (dx == dy)) continue;
      const RuleStack stack{1, {{2, 0.9, true, {condition}}}};
      ASSERT_TRUE(validate(stack)) << name;
      const auto map =
          RuleWeights(stack, terrain.frame).map({terrain.heights, &masks, &*drainage, &deposits, &lines});
      ASSERT_TRUE(map);
      int between = 0;
      // Plain distances to lines take long.
      const int every = condition.by == GroundMeasure::Lines ? 4 : 2;
      for (int r = 0; r < terrain.frame.rows; ++r)
        for (int c = r % every; c < terrain.frame.columns; c += every) {
          const int base = map->weight(1, c, r), rule = map->weight(2, c, r);
          if (std::isnan(oracle.height(c, r))) {
            ASSERT_EQ(base + rule, 0) << name;
            continue;
          }
          ASSERT_EQ(base + rule, 255) << name;
          const double wanted = 0.9 * 255.0 * oracle.weight(condition, c, r);
          ASSERT_NEAR(rule, wanted, 0.75)
              << name << " at " << c << ", " << r << (condition.inverted ? ", inverted" : "");
          between += rule > 10 && rule < 220 ? every : 0;
        }
      const bool soft = condition.by != GroundMeasure::Mask && condition.softLow > 0.0;
      EXPECT_GT(between, soft ? 200 : -1) << name;
    }
  }
}

/// Everything that conditions() read.
struct MeasuredHills {
  MeasuredHills() {
    oracle.masks = masks;
    oracle.drainage = &*drainage;
    oracle.deposits = &masks.at("part");
    oracle.setLines(someLines());
  }
  [[nodiscard]] RuleInputs inputs() const {
    return {terrain.heights, &masks, &*drainage, &masks.at("part"), &lines};
  }
  Terrain terrain = hills(150, 137, 2.0, 1.25);
  std::map<std::string, MaskRaster> masks = someMasks(terrain.frame);
  std::optional<HeightRaster> drainage = drainageArea(terrain.heights, terrain.frame);
  NearLines lines{{{"Lines", LineSet(someLines())}}, terrain.frame};
  test::RuleOracle oracle{terrain};
};

TEST(SurfaceConditions, AreThoseOfSamplesOnSamplesAndInterpolatedBetween) {
  const MeasuredHills on;
  const GridFrame& frame = on.terrain.frame;
  std::mt19937 random(17);
  for (const auto& [name, condition] : conditions()) {
    const bool areLines = condition.by == GroundMeasure::Lines;  // Plain distances take long.
    const std::vector<RuleCondition> one{condition};
    const SurfaceConditions surface(one, on.inputs(), frame, frame.samples());
    int between = 0, hard = 0;
    for (int i = 0; i < (areLines ? 150 : 600); ++i) {
      const auto coordinate = [&](int count) {
        const double at = std::uniform_real_distribution<double>(0.0, count - 1.0)(random);
        return i % 3 == 0 ? std::floor(at) : at;
      };
      const double column = coordinate(frame.columns), row = coordinate(frame.rows);
      const auto cell = groundCellAt(on.terrain.heights, column, row);
      if (!cell) continue;
      const double found = surface.weight(*cell), wanted = on.oracle.weightAt(condition, column, row);
      ASSERT_GE(found, 0.0);
      ASSERT_LE(found, 1.0);
      // At hard ends rounding decides.
      hard += std::abs(found - wanted) > 4e-3;
      between += wanted > 0.05 && wanted < 0.95;
    }
    EXPECT_LE(hard, 2) << name;
    const bool soft = condition.softLow > 0.0 && condition.by != GroundMeasure::Mask;
    EXPECT_GT(between, soft && !areLines ? 1 : -1) << name;
  }
}

RuleStack randomStack(std::mt19937& random, int materials) {
  const auto all = conditions();
  RuleStack stack{1 + static_cast<MaterialId>(random() % 3), {}};
  for (std::size_t count = 1 + random() % 10; stack.rules.size() < count;) {
    MaterialRule rule{1 + static_cast<MaterialId>(random() % static_cast<unsigned>(materials)),
                      0.1 * static_cast<double>(random() % 11),
                      random() % 5 != 0,
                      {}};
    for (std::size_t n = random() % 4; n > 0; --n)
      rule.conditions.push_back(all[random() % all.size()].condition);
    stack.rules.push_back(rule);
  }
  return stack;
}

/// Whether two maps are the same, plane by plane.
::testing::AssertionResult sameMaps(const MaterialMap& a, const MaterialMap& b) {
  for (int i = 0; i < a.tileCount(); ++i) {
    const auto &x = a.tile(i).parts, &y = b.tile(i).parts;
    if (x.size() != y.size()) return ::testing::AssertionFailure() << "other materials in tile " << i;
    for (std::size_t k = 0; k < x.size(); ++k) {
      if (x[k].material != y[k].material || !x[k].weights != !y[k].weights)
        return ::testing::AssertionFailure() << "other materials in tile " << i;
      if (x[k].weights && *x[k].weights != *y[k].weights)
        return ::testing::AssertionFailure() << "other weights in tile " << i;
    }
  }
  return ::testing::AssertionSuccess();
}

/// Sums are 255 on ground and 0 elsewhere; planes stand in order, and none is empty or needless.
void expectSound(const MaterialMap& map, const HeightRaster& heights) {
  for (int i = 0; i < map.tileCount(); ++i) {
    const auto& parts = map.tile(i).parts;
    const GridRect rect = heights.tileRect(i);
    std::vector<int> sums(std::size_t{128} * 128, 0);
    bool holes = false;
    for (std::size_t k = 0; k < parts.size(); ++k) {
      ASSERT_TRUE(k == 0 || parts[k - 1].material < parts[k].material);
      if (!parts[k].weights) {
        ASSERT_EQ(parts.size(), 1U);
        for (int r = 0; r < rect.height(); ++r)
          for (int c = 0; c < rect.width(); ++c) sums[HeightRaster::offsetIn(c, r)] = 255;
        continue;
      }
      std::vector<std::uint8_t> weights(WeightPlane::samples);
      parts[k].weights->read(weights);
      int any = 0;
      for (std::size_t s = 0; s < sums.size(); ++s) sums[s] += weights[s], any |= weights[s];
      ASSERT_NE(any, 0);
    }
    for (int r = 0; r < 128; ++r)
      for (int c = 0; c < 128; ++c) {
        const bool ground =
            r < rect.height() && c < rect.width() && !std::isnan(heights.at(rect.column0 + c, rect.row0 + r));
        holes |= !ground && r < rect.height() && c < rect.width();
        ASSERT_EQ(sums[HeightRaster::offsetIn(c, r)], ground ? 255 : 0) << "tile " << i;
      }
    ASSERT_TRUE(parts.size() != 1 || (parts.front().weights == nullptr) == !holes);
  }
}

TEST(RuleWeights, SumsAre255UnderRandomStacks) {
  const Terrain terrain = hills(300, 260, 2.0, 2.0);
  const auto masks = someMasks(terrain.frame);
  const auto drainage = drainageArea(terrain.heights, terrain.frame);
  std::mt19937 random(11);
  for (int i = 0; i < 16; ++i) {
    const auto map =
        RuleWeights(randomStack(random, 12), terrain.frame).map({terrain.heights, &masks, &*drainage});
    expectSound(*map, terrain.heights);
    if (::testing::Test::HasFatalFailure()) return;
  }
}

TEST(RuleWeights, SameBitsForEachInstructionSetAndAnyNumberOfThreads) {
  const Terrain terrain = hills(290, 270, 1.0, 1.5);
  const auto masks = someMasks(terrain.frame);
  const auto drainage = drainageArea(terrain.heights, terrain.frame);
  std::mt19937 random(13);
  for (int i = 0; i < 10; ++i) {
    const RuleWeights weights(randomStack(random, 12), terrain.frame);
    const auto map = weights.map({terrain.heights, &masks, &*drainage});
    for (const SimdLevel level : simdLevels()) {
      const SimdChoice choice(level);
      const ThreadLimit limit(1 + i % 2);
      EXPECT_TRUE(sameMaps(*map, *weights.map({terrain.heights, &masks, &*drainage})))
          << "stack " << i << ", " << simdName(level);
    }
  }
}

TEST(RuleWeights, MadeAnewWhereAnEditReachesIsAsTheWhole) {
  Terrain terrain = hills(300, 270, 1.0, 1.0);
  std::mt19937 random(14);
  for (int i = 0; i < 8; ++i) {
    RuleWeights weights(randomStack(random, 9), terrain.frame);
    const RuleInputs inputs{terrain.heights};
    auto map = *weights.map(inputs);
    for (int edit = 0; edit < 5; ++edit) {
      const int c = static_cast<int>(random() % 290), r = static_cast<int>(random() % 260);
      const GridRect rect =
          GridRect{c, r, c + 1 + static_cast<int>(random() % 60), r + 1 + static_cast<int>(random() % 60)}
              .intersected(terrain.frame.samples());
      std::vector<float> samples(static_cast<std::size_t>(rect.area()));
      terrain.heights.read(rect, samples);
      for (float& h : samples)
        h = random() % 40 == 0 ? test::kHole : h + static_cast<float>(random() % 100) * 0.2F;
      terrain.heights.write(rect, samples);
      const SimdChoice choice(simdLevels()[random() % simdLevels().size()]);
      weights.refresh(map, inputs, rect.grown(weights.reach()));
    }
    EXPECT_TRUE(sameMaps(map, *weights.map(inputs))) << "stack " << i;
  }
}

TEST(RuleWeights, NothingBeyondReachChanges) {
  // A concavity reaches furthest; its lattice does not divide the terrain.
  const Terrain terrain = hills(300, 290, 1.0, 1.0);
  for (const double radius : {3.0, 16.0, 17.0, 45.0, 130.0}) {
    RuleCondition condition = by(GroundMeasure::Concavity, -1, 1, 30, 30);
    condition.radius = radius;
    const RuleWeights weights({1, {{2, 1.0, true, {condition}}}}, terrain.frame);
    Terrain after = terrain;
    const GridRect rect{151, 143, 161, 153};  // Has a node of each lattice.
    after.heights.write(rect, std::vector<float>(static_cast<std::size_t>(rect.area()), 4000.0F));
    const auto x = *weights.map({terrain.heights}), y = *weights.map({after.heights});
    const GridRect reached = rect.grown(weights.reach());
    EXPECT_GE(weights.reach(), static_cast<int>(radius));
    EXPECT_LE(weights.reach(), static_cast<int>(radius * 1.15) + 1);
    int changed = 0;
    for (int r = 0; r < terrain.frame.rows; ++r)
      for (int c = 0; c < terrain.frame.columns; ++c) {
        const bool same = x.weight(2, c, r) == y.weight(2, c, r);
        changed += !same;
        ASSERT_TRUE(same || reached.contains(c, r)) << radius << " m: " << c << ", " << r;
      }
    EXPECT_GT(changed, static_cast<int>(radius * radius)) << radius;
  }
}

TEST(RuleWeights, UpperRulesCoverLowerOnes) {
  const Terrain flat = test::makeTerrain({200, 130, 1.0, 1.0}, [](int, int) { return 5.0F; });
  const auto at = [&](const RuleStack& stack, MaterialId material) {
    return int(RuleWeights(stack, flat.frame).map({flat.heights})->weight(material, 150, 100));
  };
  const RuleStack stack{7, {{2, 0.5, true, {}}, {3, 0.2, true, {}}, {2, 1.0, false, {}}}};
  EXPECT_EQ(at(stack, 3), 51);
  EXPECT_EQ(at(stack, 2), 102);
  EXPECT_EQ(at(stack, 7), 102);
  RuleStack covered = stack;
  covered.rules[2].visible = true;
  const auto map = RuleWeights(covered, flat.frame).map({flat.heights});
  ASSERT_EQ(map->tile(0).parts.size(), 1U);
  EXPECT_EQ(map->tile(0).parts.front().material, 2U);
  EXPECT_EQ(map->tile(0).parts.front().weights, nullptr);
  EXPECT_LT(map->bytes(), 500U);
}

TEST(RuleWeightsDeathTest, AStackThatIsNotValidIsRefused) {
  RuleStack stack;
  stack.rules.resize(1);
  stack.rules[0].opacity = 2.0;
  EXPECT_DEATH(RuleWeights(stack, GridFrame{}), "precondition");
}

}  // namespace
}  // namespace scarp
