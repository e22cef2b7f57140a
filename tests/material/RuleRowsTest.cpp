#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <numeric>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "core/base/Simd.h"
#include "core/material/ConditionWeight.h"
#include "core/material/MaterialSchema.h"
#include "core/material/RuleRows.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {
namespace {

constexpr int kRow = 128;

/// Largest remainders, by sorting.
std::vector<int> roundedByHand(const std::vector<long>& shares) {
  std::vector<int> bytes;
  int missing = 255;
  for (const long share : shares) {
    bytes.push_back(static_cast<int>(share >> kPartBits));
    missing -= bytes.back();
  }
  std::vector<std::size_t> order(shares.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto remainder = [&](std::size_t m) { return shares[m] & ((1L << kPartBits) - 1); };
  std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return remainder(a) > remainder(b); });
  for (int i = 0; i < missing; ++i) ++bytes[order[static_cast<std::size_t>(i)]];
  return bytes;
}

TEST(RuleRows, BytesAreRoundedByLargestRemaindersAndTiesGoToTheEarlier) {
  std::mt19937 random(3);
  const long all = static_cast<long>(kParts);
  for (const SimdLevel level : simdLevels()) {
    const SimdChoice choice(level);
    for (const std::size_t count : {1U, 2U, 3U, 5U, 9U, 17U, 64U, 256U}) {
      std::vector<std::vector<long>> wanted(kRow, std::vector<long>(count, 0));
      for (int i = 1; i < kRow; ++i) {
        auto& shares = wanted[static_cast<std::size_t>(i)];
        if (i % 3 == 0) {  // Equal ones.
          std::fill(shares.begin(), shares.end(), all / static_cast<long>(count));
          shares[random() % count] += all % static_cast<long>(count);
        } else {
          long left = all;
          for (std::size_t m = 0; m + 1 < count; ++m) {
            shares[m] = random() % 4 == 0 ? 0 : static_cast<long>(random()) % (left + 1);
            if (count > 8) shares[m] /= 8;
            left -= shares[m];
          }
          shares[count - 1] += left;
          std::shuffle(shares.begin(), shares.end(), random);
        }
      }
      std::vector<std::vector<float>> rows(count, std::vector<float>(kRow));
      std::vector<std::vector<std::uint8_t>> out(count, std::vector<std::uint8_t>(kRow));
      std::vector<const float*> shares;
      std::vector<std::uint8_t*> bytes;
      for (std::size_t m = 0; m < count; ++m) {
        for (std::size_t i = 0; i < kRow; ++i) rows[m][i] = static_cast<float>(wanted[i][m]);
        shares.push_back(rows[m].data());
        bytes.push_back(out[m].data());
      }
      byteRows(shares, bytes);
      for (std::size_t i = 0; i < kRow; ++i) {
        const std::vector<int> byHand = i == 0 ? std::vector<int>(count, 0) : roundedByHand(wanted[i]);
        for (std::size_t m = 0; m < count; ++m)
          ASSERT_EQ(out[m][i], byHand[m]) << simdName(level) << ", " << count << " materials, sample " << i;
      }
    }
  }
}

TEST(RuleRows, CoveringLosesNothing) {
  std::mt19937 random(5);
  std::uniform_real_distribution<float> weight(0.0F, 1.0F);
  for (const SimdLevel level : simdLevels()) {
    const SimdChoice choice(level);
    std::array<float, kRow> heights{}, left{}, weights{}, sum{};
    heights[7] = std::numeric_limits<float>::quiet_NaN();
    EXPECT_TRUE(beginRow(heights.data(), kRow, left.data()));
    EXPECT_FALSE(beginRow(&heights[7], 1, &sum[7]));
    for (int rule = 0; rule < 40; ++rule) {
      std::array<float, kRow> shares{};
      for (float& w : weights) w = random() % 3 == 0 ? 0.0F : weight(random);
      weights[9] = 1.0F;
      (void)coverRow(weights.data(), kRow, left.data(), shares.data());
      for (std::size_t i = 0; i < kRow; ++i) {
        ASSERT_EQ(shares[i], std::floor(shares[i]));
        ASSERT_GE(left[i], 0.0F);
        sum[i] += shares[i];
        ASSERT_EQ(sum[i] + left[i], i == 7 ? 0.0F : kParts) << simdName(level);
      }
      EXPECT_EQ(left[9], 0.0F);
    }
    std::fill(weights.begin(), weights.end(), 1.0F);
    EXPECT_FALSE(coverRow(weights.data(), kRow, left.data(), sum.data()));
  }
}

TEST(RuleRows, WhatIsNoNumberIsInNoRange) {
  const float none = std::numeric_limits<float>::quiet_NaN();
  const std::vector<float> table(kCurveSteps + 2, 1.0F);
  for (const bool inverted : {false, true}) {
    const float wanted = inverted ? 1.0F : 0.0F;
    float weights[3] = {1.0F, 1.0F, 1.0F};
    EXPECT_EQ(rangeRow(&none, {-1.0F, 1.0F, 1.0F, 1.0F, inverted}, 1, &weights[0]), inverted);
    EXPECT_EQ(aspectRangeRow(&none, {0.0F, 360.0F, 1.0F, 1.0F, inverted}, 1, &weights[1]), inverted);
    EXPECT_EQ(curveRow(&none, {table.data(), 0.0F, 1.0F, 0.0F, inverted}, 1, &weights[2]), inverted);
    for (const float w : weights) EXPECT_EQ(w, wanted);
  }
}

constexpr float kNone = std::numeric_limits<float>::quiet_NaN();

float perUnit(double length) { return length > 1e-30 ? static_cast<float>(1.0 / length) : 1e30F; }
double turned(double degrees) { return degrees - 360.0 * std::floor(degrees / 360.0); }

/// By the terms that rules of earlier versions made of a condition.
std::vector<float> byRows(const RuleCondition& condition, const std::vector<float>& measures) {
  std::vector<float> weights(measures.size(), 1.0F);
  const int count = static_cast<int>(measures.size());
  const bool directions = condition.by == GroundMeasure::Aspect;
  const double width = condition.high - condition.low;
  const auto low = static_cast<float>(directions ? turned(condition.low) : condition.low);
  const double turn = width >= 360.0 ? 360.0 : turned(width);
  if (condition.curve) {
    std::vector<float> table;
    for (int i = 0; i <= kCurveSteps + 1; ++i)
      table.push_back(static_cast<float>(condition.curve->at(static_cast<double>(i) / kCurveSteps)));
    (void)curveRow(measures.data(),
                   {table.data(), low, perUnit(directions ? turn : width), directions ? 360.0F : 0.0F,
                    condition.inverted},
                   count, weights.data());
  } else if (directions) {
    (void)aspectRangeRow(measures.data(),
                         {low, static_cast<float>(turn), perUnit(condition.softLow),
                          perUnit(condition.softHigh), condition.inverted},
                         count, weights.data());
  } else {
    (void)rangeRow(measures.data(),
                   {low, static_cast<float>(condition.high), perUnit(condition.softLow),
                    perUnit(condition.softHigh), condition.inverted},
                   count, weights.data());
  }
  return weights;
}

std::vector<float> weighed(const RuleCondition& condition, const std::vector<float>& measures) {
  std::vector<float> weights(measures.size(), 1.0F);
  const bool any =
      ConditionWeight(condition).weigh(measures.data(), static_cast<int>(measures.size()), weights.data());
  EXPECT_EQ(any, std::ranges::any_of(weights, [](float weight) { return weight > 0.0F; }));
  return weights;
}

bool sameBits(const std::vector<float>& a, const std::vector<float>& b) {
  return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(float)) == 0;
}

TEST(ConditionWeight, StoredConditionsKeepTheirBits) {
  std::mt19937 random(5);
  const auto number = [&](double from, double to) {
    return std::uniform_real_distribution<double>(from, to)(random);
  };
  const Curve hump = *Curve::through({{0.0, 0.1}, {0.4, 1.0}, {0.7, 0.3}, {1.0, 0.6}});
  int soft = 0;
  for (int round = 0; round < 600; ++round) {
    RuleCondition condition;
    condition.by = static_cast<GroundMeasure>(random() % 8);
    const bool directions = condition.by == GroundMeasure::Aspect;
    condition.low = number(-360.0, 300.0);
    condition.high = directions ? number(-360.0, 360.0) : condition.low + number(0.0, 400.0);
    if (random() % 4 > 0) condition.softLow = number(0.0, 90.0);
    if (random() % 4 > 0) condition.softHigh = number(0.0, 90.0);
    condition.inverted = random() % 2 > 0;
    if (random() % 4 == 0) condition.curve = hump;
    std::vector<float> measures{kNone};
    for (int i = 0; i < 100; ++i)
      measures.push_back(static_cast<float>(directions ? number(0.0, 360.0) : number(-800.0, 1200.0)));
    const std::vector<float> weights = weighed(condition, measures);
    ASSERT_TRUE(sameBits(weights, byRows(condition, measures))) << "round " << round;
    for (const float weight : weights) soft += weight > 0.01F && weight < 0.99F;
  }
  EXPECT_GT(soft, 3000);
}

TEST(ConditionWeight, EndsAtTheHighestHeightChangeNoHeight) {
  for (const double soft : {0.0, 5.0, 1e9}) {
    RuleCondition condition;
    std::vector<float> measures{-1e9F, -2000.0F, 0.0F, 123.0F, 8848.0F, 1e9F, kNone};
    for (const bool open : {true, false}) {
      condition.low = open ? -kHighest : 100.0;
      condition.high = open ? 100.0 : kHighest;
      condition.softLow = condition.softHigh = soft;
      EXPECT_TRUE(sameBits(weighed(condition, measures), byRows(condition, measures))) << soft;
    }
  }
}

// Drainage areas of large terrains exceed the maximum height, which means “no limit”.
TEST(ConditionWeight, AnEndAtTheHighestHeightIsOpen) {
  RuleCondition streams;
  streams.by = GroundMeasure::Drainage;
  streams.low = 1e6;
  const std::vector<float> measures{10.0F, 2e6F, 2e9F, 3e12F, kNone};
  EXPECT_EQ(streams.high, kHighest);
  EXPECT_EQ(weighed(streams, measures), (std::vector<float>{0.0F, 1.0F, 1.0F, 1.0F, 0.0F}));
  streams.inverted = true;
  EXPECT_EQ(weighed(streams, measures), (std::vector<float>{1.0F, 0.0F, 0.0F, 0.0F, 1.0F}));
  streams.inverted = false;
  streams.high = 1e10;
  EXPECT_EQ(weighed(streams, measures), (std::vector<float>{0.0F, 1.0F, 1.0F, 0.0F, 0.0F}));
  RuleCondition all;
  all.by = GroundMeasure::Drainage;
  EXPECT_EQ(weighed(all, measures), (std::vector<float>{1.0F, 1.0F, 1.0F, 1.0F, 0.0F}));
}

RuleStack withCondition(const RuleCondition& condition) {
  RuleStack stack{1, {{2, 1.0, true, {}}, {3, 1.0, true, {condition}}}};
  return stack;
}
std::string problem(const RuleStack& stack) {
  const auto good = validate(stack);
  return good ? std::string() : good.error().text();
}

TEST(MaterialSchema, DefaultMaterialsHaveNamesAndIdsOfTheirOwn) {
  std::set<MaterialId> ids{0};
  std::set<std::string> names{""};
  for (const Material& material : defaultMaterials()) {
    EXPECT_TRUE(ids.insert(material.id).second) << material.name;
    EXPECT_TRUE(names.insert(material.name).second) << material.name;
    EXPECT_TRUE(materialSchema().check(material)) << material.name;
  }
  EXPECT_GE(ids.size(), 13U);
}

TEST(MaterialSchema, DefaultsAreInRangeForEachMeasure) {
  for (std::size_t i = 0; i < groundMeasureNames().size(); ++i) {
    RuleCondition condition;
    condition.by = static_cast<GroundMeasure>(i);
    const NumberLimits& limits = measureLimits(condition.by);
    EXPECT_FALSE(limits.title.empty());
    if (condition.by == GroundMeasure::Aspect) condition.low = 0.0, condition.high = 360.0;
    EXPECT_EQ(problem(withCondition(condition)), "") << groundMeasureNames().key(condition.by);
  }
}

TEST(MaterialSchema, SaysWhichConditionOfWhichRuleIsWrong) {
  RuleCondition condition;
  condition.low = 5.0, condition.high = 4.0;
  EXPECT_EQ(problem(withCondition(condition)), "rule 2, condition 1: the range begins above its end");
  condition.by = GroundMeasure::Aspect;
  EXPECT_EQ(problem(withCondition(condition)), "");
  condition.low = 700.0;
  EXPECT_NE(problem(withCondition(condition)).find("Aspect 700°"), std::string::npos)
      << problem(withCondition(condition));
  condition = {};
  condition.softLow = -1.0;
  EXPECT_NE(problem(withCondition(condition)).find("Softness below"), std::string::npos);
  condition = {};
  condition.radius = 0.0;
  EXPECT_NE(problem(withCondition(condition)).find("Radius"), std::string::npos);
  condition = {};
  condition.high = std::numeric_limits<double>::quiet_NaN();
  EXPECT_NE(problem(withCondition(condition)), "");
  RuleStack stack;
  stack.rules.resize(3);
  stack.rules[2].opacity = 1.5;
  EXPECT_EQ(problem(stack).substr(0, 7), "rule 3:");
  stack.rules.assign(256, {});
  EXPECT_NE(problem(stack), "");
}

TEST(MaterialSchema, ACurveIsWrittenWhereThereIsOne) {
  const auto& curve = conditionSchema().find<CurveSetting>("curve");
  RuleCondition condition;
  EXPECT_FALSE(curve.present(condition));
  const Curve bent = *Curve::through({{0.0, 1.0}, {1.0, 0.25}});
  curve.store(condition, bent);
  EXPECT_TRUE(curve.present(condition));
  EXPECT_EQ(curve.get(condition), bent);
}

}  // namespace
}  // namespace scarp
