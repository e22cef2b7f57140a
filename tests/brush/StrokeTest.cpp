#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/brush/Stroke.h"

namespace scarp {
namespace {

std::vector<Dab> dabsOf(const BrushSettings& settings, const std::vector<StrokeSample>& samples) {
  Stroke stroke(settings);
  std::vector<Dab> all;
  for (const StrokeSample& sample : samples)
    for (const Dab& dab : stroke.add(sample)) all.push_back(dab);
  for (const Dab& dab : stroke.finish()) all.push_back(dab);
  return all;
}

double total(const std::vector<Dab>& dabs) {
  double sum = 0;
  for (const Dab& dab : dabs) sum += dab.amount;
  return sum;
}

/// What a stroke adds up to at a place.
double effectAt(const std::vector<Dab>& dabs, const BrushSettings& s, const Vec2& at) {
  double sum = 0;
  for (const Dab& dab : dabs) {
    sum += dab.amount * brushWeight(s, (at - dab.centre).norm() / dab.radius);
  }
  return sum;
}

TEST(Stroke, APassAddsUpToTheStrengthForAnySpacingAndFalloff) {
  for (const Falloff falloff : {Falloff::Smooth, Falloff::Linear, Falloff::Spherical, Falloff::Sharp})
    for (const double spacing : {0.05, 0.1, 0.25}) {
      BrushSettings settings;
      settings.radius = 20;
      settings.strength = 3;
      settings.falloff = falloff;
      settings.innerRadius = 0.2;
      settings.spacing = spacing;
      const auto dabs = dabsOf(settings, {{-200, 5, 1, 0}, {200, 5, 1, 1}});
      for (const double x : {-100.0, 0.0, 33.3})
        EXPECT_NEAR(effectAt(dabs, settings, {x, 5}), 3.0, 0.02 * 3.0);
    }
}

TEST(Stroke, RateOfSamplesDoesNotMatter) {
  BrushSettings settings;
  settings.radius = 12;
  const auto path = [&](int events) {
    std::vector<StrokeSample> samples;
    for (int i = 0; i <= events; ++i) {
      const double s = double(i) / events;
      samples.push_back({100 * s, 40 * s, 0.2 + 0.8 * s, 2 * s});
    }
    return dabsOf(settings, samples);
  };
  const auto few = path(10);
  for (const int events : {1, 777}) {
    const auto many = path(events);
    ASSERT_EQ(many.size(), few.size());
    for (std::size_t i = 0; i < few.size(); ++i) {
      EXPECT_LT((many[i].centre - few[i].centre).norm(), 1e-9);
      EXPECT_NEAR(many[i].amount, few[i].amount, 1e-9 * settings.strength);
    }
  }
}

TEST(Stroke, DabsAreEvenlySpaced) {
  BrushSettings settings;
  settings.radius = 10;
  settings.spacing = 0.3;
  const auto dabs = dabsOf(settings, {{0, 0}, {31, 0}});
  ASSERT_EQ(dabs.size(), 12u) << "the press, ten whole stretches and the rest";
  for (std::size_t i = 2; i + 1 < dabs.size(); ++i)
    EXPECT_NEAR(dabs[i].centre.x() - dabs[i - 1].centre.x(), 3.0, 1e-12);
  EXPECT_NEAR(dabs[1].centre.x(), 1.5, 1e-12);
  EXPECT_NEAR(dabs.back().centre.x(), 30.5, 1e-12) << "the rest stands in its own middle";
  EXPECT_NEAR(dabs.back().amount, dabs[1].amount / 3, 1e-12) << "and weighs what it is long";
}

TEST(Stroke, CratersStandApartOrRunIntoOneAnother) {
  BrushSettings settings;
  settings.kind = BrushKind::Crater;
  settings.radius = 10;
  const auto apart = [&](double spacing) {
    settings.spacing = spacing;
    const auto dabs = dabsOf(settings, {{0, 0}, {100, 0}});
    return dabs[2].centre.x() - dabs[1].centre.x();
  };
  EXPECT_NEAR(apart(0.05), 0.5, 1e-12);
  EXPECT_NEAR(apart(0.25), 1.25, 1e-12) << "a trench";
  EXPECT_NEAR(apart(1.0), 10.0, 1e-12) << "each by itself";
}

TEST(Stroke, WhatCarriesGroundMovesByATenthOfTheRadius) {
  BrushSettings settings;
  settings.kind = BrushKind::Smudge;
  settings.radius = 10;
  for (const double spacing : {0.01, 0.1, 1.0}) {
    settings.spacing = spacing;
    const auto dabs = dabsOf(settings, {{0, 0}, {100, 0}});
    ASSERT_EQ(dabs.size(), 101u) << spacing;
    EXPECT_NEAR(dabs[2].motion.x(), 1.0, 1e-12);
  }
  EXPECT_NEAR(dabsBetween(settings, {0, 0}, {100, 0}), 100.0, 1e-9) << "as those from outside are told";
}

TEST(Stroke, AClickLeavesTheSameForAnySpacing) {
  BrushSettings settings;
  settings.spacing = 0.05;
  const double fine = total(dabsOf(settings, {{3, 4}}));
  settings.spacing = 1.0;
  EXPECT_EQ(total(dabsOf(settings, {{3, 4}})), fine);
  EXPECT_GT(fine, 0.0);
}

TEST(Stroke, HeldStillItFlowsByTime) {
  BrushSettings settings;
  settings.strength = 0;
  settings.flow = 2.5;
  EXPECT_NEAR(total(dabsOf(settings, {{0, 0, 1, 10}, {0, 0, 1, 14}})), 10.0, 1e-12);
  std::vector<StrokeSample> ticks;
  for (int i = 0; i <= 240; ++i) ticks.push_back({0, 0, 1, 10 + i / 60.0});
  EXPECT_NEAR(total(dabsOf(settings, ticks)), 10.0, 1e-9) << "however often it is asked";
  EXPECT_EQ(dabsOf(settings, ticks).size(), dabsOf(settings, {ticks.front(), ticks.back()}).size());
  EXPECT_LE(dabsOf(settings, {{0, 0, 1, 0}, {0, 0, 1, 1e9}}).size(), 601u)
      << "a leap in time does not hang";
}

TEST(Stroke, PressureChangesWhatItIsAskedToByItsCurve) {
  BrushSettings settings;
  settings.radius = 20;
  settings.strength = 3;
  settings.flow = 2;
  settings.pressure = {true, false, true, *Curve::through({{0.0, 0.0}, {0.5, 0.2}, {1.0, 1.0}})};
  const auto path = dabsOf(settings, {{-200, 0, 0.5, 0}, {200, 0, 0.5, 1}});
  for (const Dab& dab : path) EXPECT_NEAR(dab.radius, 4.0, 1e-9);
  EXPECT_NEAR(effectAt(path, settings, {0, 0}), 3.0, 0.03) << "a finer brush, as strong under its centre";
  settings.pressure.strength = true;
  settings.pressure.radius = false;
  EXPECT_NEAR(effectAt(dabsOf(settings, {{-200, 0, 0.5, 0}, {200, 0, 0.5, 1}}), settings, {0, 0}), 0.6, 0.01);
  settings.strength = 0;
  EXPECT_NEAR(total(dabsOf(settings, {{0, 0, 0.5, 0}, {0, 0, 0.5, 10}})), 0.2 * 2 * 10, 1e-9);
}

TEST(Stroke, SymmetryRepeatsEveryDab) {
  BrushSettings settings;
  const auto plain = dabsOf(settings, {{10, 20}, {60, 20}});
  settings.symmetry = {SymmetryKind::MirrorX, 6, 5.0, 0.0};
  const auto mirrored = dabsOf(settings, {{10, 20}, {60, 20}});
  ASSERT_EQ(mirrored.size(), 2 * plain.size());
  for (std::size_t i = 0; i < plain.size(); ++i) {
    EXPECT_EQ(mirrored[2 * i].centre, plain[i].centre);
    EXPECT_NEAR(mirrored[2 * i + 1].centre.x(), 10.0 - plain[i].centre.x(), 1e-12);
    EXPECT_NEAR(mirrored[2 * i + 1].motion.x(), -plain[i].motion.x(), 1e-12);
  }
}

TEST(Stroke, WhatIsTurnedAlongTheStrokeWaitsForItsDirection) {
  BrushSettings settings;
  settings.alphaTurn = AlphaTurn::AlongStroke;
  settings.alpha = std::make_shared<Alpha>();
  const auto dabs = dabsOf(settings, {{0, 0}, {0, 50}});
  for (const Dab& dab : dabs) EXPECT_NEAR(dab.angle, 1.5707963267948966, 1e-12);
  EXPECT_EQ(dabsOf(settings, {{3, 4}}).size(), 1u) << "a click has none";
}

TEST(Stroke, NoPressureNoChange) {
  BrushSettings settings;
  const auto dabs = dabsOf(
      settings, {{0, 0, 1, 0}, {50, 0, 1, 1}, {50, 0, 0, 1}, {400, 0, 0, 2}, {400, 0, 1, 2}, {450, 0, 1, 3}});
  for (const Dab& dab : dabs) EXPECT_FALSE(dab.centre.x() > 56 && dab.centre.x() < 394) << dab.centre.x();
  EXPECT_GT(effectAt(dabs, settings, {430, 0}), 0.1);
}

TEST(StrokeDeathTest, TimeMustNotFall) {
  Stroke stroke({});
  (void)stroke.add({0, 0, 1, 5});
  EXPECT_DEATH((void)stroke.add({0, 0, 1, 4}), "precondition");
  EXPECT_DEATH((void)stroke.add({std::nan(""), 0, 1, 6}), "precondition");
}

constexpr int kMany = 20000;

TEST(DabVariation, JittersEvenlyAndWithinBounds) {
  BrushSettings settings;
  settings.jitter = {0.5, 0.4, 0.6, 30.0};
  Vec2 middle = Vec2::Zero();
  double farthest = 0, smallest = 1e9, weakest = 1e9, angle = 0;
  for (int i = 0; i < kMany; ++i) {
    const Dab dab = varied({{0.0, 0.0}, 2.0, 10.0}, settings, static_cast<std::uint32_t>(i), {1, 0});
    middle += dab.centre / kMany;
    farthest = std::max(farthest, dab.centre.norm());
    smallest = std::min(smallest, dab.radius);
    weakest = std::min(weakest, dab.amount * dab.radius / 10.0);
    angle = std::max(angle, std::abs(dab.angle) * 180.0 / std::numbers::pi);
    ASSERT_LE(dab.centre.norm(), 5.0);
    ASSERT_TRUE(dab.radius >= 6.0 && dab.radius <= 10.0);
  }
  EXPECT_LT(middle.norm(), 0.1);
  EXPECT_NEAR(farthest, 5.0, 0.01);
  EXPECT_NEAR(smallest, 6.0, 0.01);
  EXPECT_NEAR(weakest, 0.8, 0.01);
  EXPECT_NEAR(angle, 30.0, 0.1);
}

TEST(DabVariation, ComesFromTheSeedAlone) {
  BrushSettings settings;
  settings.jitter.position = 1.0;
  const Dab dab{{0.0, 0.0}, 1.0, 10.0};
  const Vec2 once = varied(dab, settings, 7, {1, 0}).centre;
  EXPECT_EQ(varied(dab, settings, 7, {1, 0}).centre, once);
  EXPECT_NE(varied(dab, settings, 8, {1, 0}).centre, once);
  settings.strokeSeed = 2;
  EXPECT_NE(varied(dab, settings, 7, {1, 0}).centre, once);
}

TEST(DabVariation, TurnsTheAlphaAlongTheStroke) {
  BrushSettings settings;
  settings.alphaAngle = 30.0;
  settings.alphaTurn = AlphaTurn::AlongStroke;
  const Dab dab{{0.0, 0.0}, 1.0, 10.0};
  EXPECT_NEAR(varied(dab, settings, 0, {0.0, 3.0}).angle * 180.0 / std::numbers::pi, 120.0, 1e-9);
  EXPECT_NEAR(varied(dab, settings, 0, {0.0, 0.0}).angle * 180.0 / std::numbers::pi, 30.0, 1e-9);
  settings.alphaTurn = AlphaTurn::Random;
  EXPECT_NE(varied(dab, settings, 0, {1, 0}).angle, varied(dab, settings, 1, {1, 0}).angle);
}

}  // namespace
}  // namespace scarp
