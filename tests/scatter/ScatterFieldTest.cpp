#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <random>

#include "core/base/Parallel.h"
#include "core/base/Simd.h"
#include "core/scatter/ApartPlaces.h"
#include "core/scatter/ScatterField.h"
#include "core/terrain/Surface.h"
#include "tests/material/RuleOracle.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

Terrain hills(int columns = 300, int rows = 270) {
  return test::makeTerrain({columns, rows, 2.0, 3.0}, [](int c, int r) {
    if ((c / 9 + r / 7) % 23 == 0) return test::kHole;
    return static_cast<float>(60.0 * fractalNoise(c * 0.022, r * 0.033, 6, 0.5, 3));
  });
}

RuleCondition within(GroundMeasure by, double low, double high, double soft) {
  RuleCondition condition;
  condition.by = by;
  condition.low = low;
  condition.high = high;
  condition.softLow = condition.softHigh = soft;
  condition.radius = 12.0;
  return condition;
}

/// Three rules: trees with room around them, bushes that avoid them, stones on a material.
std::vector<ScatterRule> someRules() {
  ScatterRule trees;
  trees.id = 1;
  trees.name = "Trees";
  trees.assets = {{AssetKind::Conifer, 3.0}, {AssetKind::Broadleaf, 1.0}};
  trees.density = 150.0;
  trees.spacing = 7.0;
  trees.keepOut = 5.0;
  trees.conditions = {within(GroundMeasure::Slope, -kHighest, 20.0, 15.0)};
  ScatterRule bushes = trees;
  bushes.id = 2;
  bushes.name = "Bushes";
  bushes.assets = {{AssetKind::Broadleaf, 1.0}};
  bushes.density = 900.0;
  bushes.spacing = 2.5;
  bushes.keepOut = 1.0;
  bushes.seed = 5;
  bushes.clusters = 60.0;
  bushes.clusterRadius = 45.0;
  bushes.fromObjects = 6.0;
  bushes.conditions = {within(GroundMeasure::Height, -10.0, kHighest, 20.0),
                       within(GroundMeasure::Concavity, -kHighest, 2.0, 3.0)};
  ScatterRule stones;
  stones.id = 3;
  stones.name = "Stones";
  stones.assets = {{AssetKind::Rock, 1.0}};
  stones.density = 60.0;
  stones.spacing = 0.0;
  stones.onto = 9;
  stones.toObjects = 150.0;
  stones.conditions.clear();
  return {trees, bushes, stones};
}

/// Material 9 in a disc.
MaterialMap disc(const GridFrame& frame) {
  MaterialMap map(frame.columns, frame.rows);
  for (int tile = 0; tile < map.tileCount(); ++tile) {
    const GridRect rect = map.tileRect(tile);
    std::vector<std::uint8_t> in(128 * 128, 0), out(128 * 128, 0);
    for (int r = rect.row0; r < rect.row1; ++r)
      for (int c = rect.column0; c < rect.column1; ++c) {
        const auto at = static_cast<std::size_t>((r - rect.row0) * 128 + c - rect.column0);
        in[at] = std::hypot(c - 90, r - 80) < 90.0 ? 200 : 0;
        out[at] = static_cast<std::uint8_t>(255 - in[at]);
      }
    const MaterialId ids[] = {9, 4};
    const std::uint8_t* planes[] = {in.data(), out.data()};
    map.tile(tile) = materialTile(ids, planes, rect);
  }
  return map;
}

using Everything = std::vector<std::vector<ScatteredObject>>;

Everything everythingOf(const ScatterField& field) {
  Everything all(field.rules().size());
  for (std::size_t rule = 0; rule < all.size(); ++rule) {
    for (int tile = 0; tile < field.tileCount(); ++tile)
      for (const ScatteredObject& object : field.objects(rule, tile)) all[rule].push_back(object);
    std::ranges::sort(all[rule], {}, &ScatteredObject::key);
  }
  return all;
}

/// The same at once, without tiles: each rule's places over the whole terrain, conditions in plain double
/// precision.
Everything byDefinition(const std::vector<ScatterRule>& rules, const Terrain& terrain,
                        const RuleInputs& ground) {
  Everything all;
  test::RuleOracle oracle(terrain);
  for (const ScatterRule& rule : rules) {
    const auto candidates = candidatesIn(
        rule, terrain.frame, terrain.frame.samples(), [&](double x, double y, int column, int row) {
          double weight = 1.0;
          const double gridColumn = terrain.frame.column(x), gridRow = terrain.frame.row(y);
          if (std::isnan(heightAt(terrain.heights, gridColumn, gridRow))) return 0.0;
          const auto share = [&](int c, int r) { return double(ground.materials->weight(rule.onto, c, r)); };
          if (rule.sampling == ScatterSampling::Position) {
            for (const RuleCondition& condition : rule.conditions)
              weight *= oracle.weightAt(condition, gridColumn, gridRow);
            if (rule.onto != 0) weight *= oracle.between(share, gridColumn, gridRow) / 255.0;
          } else {
            for (const RuleCondition& condition : rule.conditions)
              weight *= oracle.weight(condition, column, row);
            weight = std::round(255.0 * weight) / 255.0;
            if (rule.onto != 0) weight *= share(column, row) / 255.0;
          }
          for (std::size_t above = 0; above < all.size(); ++above)
            for (const ScatteredObject& object : all[above])
              if (std::hypot(object.x - x, object.y - y) < rules[above].keepOut) return 0.0;
          bool near = rule.toObjects == 0.0;
          for (const Vec2& at : ground.placed->places()) {
            const double far = (at - Vec2(x, y)).norm();
            if (far < std::max(rule.spacing, rule.fromObjects)) return 0.0;
            near = near || far < rule.toObjects;
          }
          if (!near) return 0.0;
          return weight;
        });
    std::vector<Vec2> places;
    std::vector<std::uint64_t> ranks;
    for (const ScatterCandidate& candidate : candidates) {
      places.emplace_back(candidate.object.x, candidate.object.y);
      ranks.push_back(candidate.rank);
    }
    const auto kept = keptApart(NearPlaces(places, rule.spacing), ranks, rule.spacing);
    all.emplace_back();
    for (std::size_t i = 0; i < candidates.size(); ++i)
      if (kept[i]) all.back().push_back(candidates[i].object);
    std::ranges::sort(all.back(), {}, &ScatteredObject::key);
  }
  return all;
}

std::vector<ScatterRule> sampledAt(ScatterSampling sampling, std::vector<ScatterRule> rules) {
  for (ScatterRule& rule : rules) rule.sampling = sampling;
  return rules;
}

class ScatterFieldTest : public ::testing::Test {
 protected:
  Terrain terrain_ = hills();
  MaterialMap materials_ = disc(terrain_.frame);
  std::vector<Vec2> placed_{{0.0, 0.0}, {100.0, -50.0}, {101.0, -50.0}};
  RuleInputs ground() {
    near_.emplace(placed_, 5.0);
    RuleInputs inputs{terrain_.heights};
    inputs.materials = &materials_;
    inputs.placed = &*near_;
    return inputs;
  }

  /// Edits heights and places at random and compares what is refreshed with what is made at once.
  void expectRefreshIsTheWhole(const std::vector<ScatterRule>& rules, int edits) {
    ScatterField field(rules, terrain_.frame);
    ASSERT_TRUE(field.make(ground()));
    std::mt19937 random(11);
    const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    int quiet = 0;
    for (int i = 0; i < edits; ++i) {
      const Everything before = everythingOf(field);
      const int column = below(300), row = below(270);
      const GridRect dab = GridRect{column, row, column + 1, row + 1}
                               .grown(1 + below(25))
                               .intersected(terrain_.frame.samples());
      GridRect placed;
      if (i % 5 == 4) {
        // One that was put down by hand moves.
        Vec2& at = placed_[static_cast<std::size_t>(below(3))];
        for (int step = 0; step < 2; ++step) {
          const auto [c, r] = sampleUnder(terrain_.frame, at.x(), at.y());
          placed = placed.united(GridRect{c, r, c + 1, r + 1});
          if (step == 0) at = {below(500) - 250.0, below(700) - 350.0};
        }
      } else {
        std::vector<float> heights(static_cast<std::size_t>(dab.area()));
        terrain_.heights.read(dab, heights);
        for (float& height : heights)
          height = below(40) == 0 ? test::kHole : height + static_cast<float>(below(5));
        terrain_.heights.write(dab, heights);
      }
      const auto changed = i % 5 == 4 ? field.refresh(ground(), {}, placed) : field.refresh(ground(), dab);
      ScatterField anew(rules, terrain_.frame);
      ASSERT_TRUE(anew.make(ground()));
      for (std::size_t rule = 0; rule < rules.size(); ++rule)
        for (int tile = 0; tile < field.tileCount(); ++tile)
          ASSERT_TRUE(std::ranges::equal(field.objects(rule, tile), anew.objects(rule, tile)))
              << i << ", " << rule;
      quiet += changed.empty();
      if (changed.empty()) {
        EXPECT_TRUE(everythingOf(field) == before);
      }
    }
    EXPECT_LT(quiet, edits / 2);
  }

 private:
  std::optional<NearPlaces> near_;
};

TEST_F(ScatterFieldTest, IsWhatTheRulesSayOverTheWhole) {
  terrain_ = hills(170, 150);
  materials_ = disc(terrain_.frame);
  for (const ScatterSampling sampling : {ScatterSampling::Position, ScatterSampling::NearestSample}) {
    const std::vector<ScatterRule> rules = sampledAt(sampling, someRules());
    ScatterField field(rules, terrain_.frame);
    ASSERT_TRUE(field.make(ground()));
    const Everything made = everythingOf(field), wanted = byDefinition(rules, terrain_, ground());
    for (std::size_t rule = 0; rule < wanted.size(); ++rule) {
      EXPECT_GT(wanted[rule].size(), 100U);
      EXPECT_EQ(field.count(rule), made[rule].size());
      // A weight that rounds the other way in the oracle's arithmetic adds or takes away one now and then.
      std::vector<ScatterKey> ours, theirs, other;
      for (const auto& object : made[rule]) ours.push_back(object.key);
      for (const auto& object : wanted[rule]) theirs.push_back(object.key);
      std::ranges::set_symmetric_difference(ours, theirs, std::back_inserter(other));
      EXPECT_LE(other.size(), wanted[rule].size() / 100) << "rule " << rule;
    }
    for (const ScatteredObject& a : made[1])
      for (const ScatteredObject& b : made[0]) ASSERT_GE(std::hypot(a.x - b.x, a.y - b.y), rules[0].keepOut);
    for (const ScatteredObject& tree : made[0])
      for (const Vec2& at : placed_) ASSERT_GE((at - Vec2(tree.x, tree.y)).norm(), rules[0].spacing);
  }
}

TEST_F(ScatterFieldTest, RefreshEqualsTheWholeAnewAfterRandomEdits) {
  for (const ScatterSampling sampling : {ScatterSampling::Position, ScatterSampling::NearestSample}) {
    std::vector<ScatterRule> rules = sampledAt(sampling, someRules());
    // The farthest, the directional and the smoothed measure.
    rules[2].conditions = {within(GroundMeasure::Water, 2.0, 100.0, 3.0),
                           within(GroundMeasure::Aspect, 200.0, 100.0, 40.0),
                           within(GroundMeasure::Curvature, -1.0, 0.05, 0.1)};
    expectRefreshIsTheWhole(rules, 15);
  }
}

/// Numbers of the last version that had no other sampling.
TEST_F(ScatterFieldTest, RulesOfEarlierVersionsPutTheSameObjectsDown) {
  terrain_ = test::makeTerrain({80, 70, 4.0, 4.0}, [](int c, int r) {
    return 0.25F * static_cast<float>((3 * c * c + 5 * r * r + 7 * c * r) / 40 % 64);
  });
  ScatterRule rule;
  rule.id = 1;
  rule.sampling = ScatterSampling::NearestSample;
  rule.assets = {{AssetKind::Rock, 1.0}};
  rule.density = 900.0;
  rule.spacing = 2.5;
  rule.seed = 6;
  rule.conditions = {within(GroundMeasure::Height, 4.0, 11.0, 2.0),
                     within(GroundMeasure::Slope, 0.0, 35.0, 0.0)};
  rule.conditions[0].softHigh = 1.0;
  rule.conditions[1].softHigh = 10.0;
  ScatterField field({rule}, terrain_.frame);
  ASSERT_TRUE(field.make({terrain_.heights}));
  const auto centimetres = [](double metres) { return static_cast<long long>(std::floor(100.0 * metres)); };
  const auto objects = everythingOf(field);
  long long sum = 0;
  for (const ScatteredObject& object : objects[0])
    sum += centimetres(object.x) * centimetres(object.y);
  EXPECT_EQ(field.count(), 2434U);
  EXPECT_EQ(sum, -15592386563LL);
}

TEST_F(ScatterFieldTest, ClustersAreDenserThanChance) {
  auto rules = someRules();
  rules.resize(2);
  for (ScatterRule& rule : rules) rule.conditions.clear();
  rules[0].keepOut = 0.0;
  rules[0].toObjects = 40.0;
  rules[1].fromObjects = 30.0;
  // In clusters there are far more neighbours than by chance.
  const auto neighbours = [](const std::vector<ScatteredObject>& all) {
    std::vector<Vec2> places;
    for (const ScatteredObject& object : all) places.emplace_back(object.x, object.y);
    const NearPlaces near(places, 12.0);
    std::size_t count = 0;
    for (const Vec2& at : places) (void)near.eachWithin(at, 12.0, [&](std::uint32_t) { return ++count > 0; });
    return static_cast<double>(count) / static_cast<double>(places.size());
  };
  rules[1].clusterRadius = 20.0;
  ScatterField clustered(rules, terrain_.frame);
  ASSERT_TRUE(clustered.make(ground()));
  const std::size_t count = clustered.count(1);
  rules[1].clusters = 0.0;
  ScatterField even(rules, terrain_.frame);
  ASSERT_TRUE(even.make(ground()));
  EXPECT_LT(count, even.count(1) / 2);
  EXPECT_GT(count, 100U);
  const double share = static_cast<double>(count) / static_cast<double>(even.count(1));
  EXPECT_GT(neighbours(everythingOf(clustered)[1]), 2.0 * share * neighbours(everythingOf(even)[1]));
}

TEST_F(ScatterFieldTest, SameBitsForEachInstructionSetAndAnyNumberOfThreads) {
  std::optional<Everything> first;
  for (const SimdLevel level : simdLevels())
    for (const int threads : {1, 8}) {
      const SimdChoice simd(level);
      const ThreadLimit limit(threads);
      ScatterField field(someRules(), terrain_.frame);
      ASSERT_TRUE(field.make(ground()));
      if (!first) first = everythingOf(field);
      EXPECT_TRUE(everythingOf(field) == *first);
    }
}

TEST_F(ScatterFieldTest, APlaceThatWasTakenByHandStaysFreeAndHiddenRulesPutNothing) {
  auto rules = someRules();
  rules[1].keepOut = 0.0;  // Hidden, it keeps nothing free.
  ScatterField field(rules, terrain_.frame);
  ASSERT_TRUE(field.make(ground()));
  const Everything before = everythingOf(field);
  rules[2].without = {before[2][10].key};
  rules[1].visible = false;
  ScatterField after(rules, terrain_.frame);
  ASSERT_TRUE(after.make(ground()));
  EXPECT_EQ(after.count(1), 0U);
  Everything expected = before;
  expected[1].clear();
  expected[2].erase(expected[2].begin() + 10);
  EXPECT_TRUE(everythingOf(after) == expected);
}

TEST_F(ScatterFieldTest, TooManyAndACancelAreSaidInOneLineAndLeaveNothing) {
  auto rules = someRules();
  rules[1].density = 1e6;
  rules[1].spacing = 0.0;
  rules[1].conditions.clear();
  ScatterField field(rules, terrain_.frame);
  const auto many = field.make(ground());
  ASSERT_FALSE(many);
  EXPECT_NE(many.error().text().find("Bushes"), std::string::npos) << many.error().text();
  EXPECT_EQ(field.count(), 0U);
  ScatterField other(someRules(), terrain_.frame);
  const auto stopped = other.make(ground(), [](double) { return false; });
  ASSERT_FALSE(stopped);
  EXPECT_TRUE(stopped.error().cancelled);
  EXPECT_EQ(other.count(), 0U);
}

}  // namespace
}  // namespace scarp
