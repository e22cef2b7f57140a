#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <limits>
#include <random>
#include <vector>

#include "core/material/ConditionWeight.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {
namespace {

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

// Drainage areas of large terrains are beyond the highest height, which stands for no end.
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

}  // namespace
}  // namespace scarp
