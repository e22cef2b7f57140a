#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "core/brush/PathBend.h"
#include "core/brush/Stroke.h"

namespace scarp {
namespace {

BrushSettings brushOfRadius(double radius) {
  BrushSettings brush;
  brush.radius = radius;
  return brush;
}

/// A path as a hand draws it, with rests.
std::vector<StrokeSample> handDrawn(std::uint32_t seed) {
  std::mt19937_64 random(seed);
  std::uniform_real_distribution<double> step(-3.0, 3.0), unit(0.1, 1.0);
  std::vector<StrokeSample> samples{{5.0, -8.0, 0.5, 1.0}};
  for (int i = 0; i < 200; ++i) {
    StrokeSample next = samples.back();
    next.time += 0.01 * unit(random);
    if (i % 40 > 5) {
      next.x += 2.0 + step(random);
      next.y += step(random);
      next.pressure = unit(random);
    }
    samples.push_back(next);
  }
  return samples;
}

Vec2 placeOf(const BendablePath& path, std::size_t sample) {
  return {path.samples[sample].x, path.samples[sample].y};
}

TEST(PathBend, HandlesAreSpreadOverThePath) {
  for (const double radius : {1.0, 10.0, 60.0, 5000.0}) {
    const auto samples = handDrawn(1);
    const BendablePath path = bendable(brushOfRadius(radius), samples);
    ASSERT_GE(path.handles.size(), 3U);
    ASSERT_LE(path.handles.size(), 24U);
    EXPECT_EQ(path.handles.front(), 0U);
    EXPECT_EQ(path.along[path.handles.back()], path.along.back());
    EXPECT_EQ(placeOf(path, path.handles.back()), Vec2(samples.back().x, samples.back().y));
    const double gap = path.along.back() / static_cast<double>(path.handles.size() - 1);
    for (std::size_t i = 1; i < path.handles.size(); ++i) {
      EXPECT_GT(path.along[path.handles[i]], path.along[path.handles[i - 1]]);
      EXPECT_NEAR(path.along[path.handles[i]], gap * static_cast<double>(i), 0.5 * gap);
    }
  }
}

TEST(PathBend, WhatIsDividedIsTheSameStroke) {
  const BrushSettings brush = brushOfRadius(12.0);
  const std::vector<StrokeSample> samples{{-80, -20, 1.0, 0.0}, {70, 30, 0.5, 1.0}, {70, 30, 0.5, 1.5}};
  const BendablePath path = bendable(brush, samples);
  EXPECT_GT(path.samples.size(), 30U);
  const auto pressed = [&](const std::vector<StrokeSample>& along) {
    Stroke stroke(brush);
    std::vector<Dab> dabs;
    for (const StrokeSample& sample : along)
      for (const Dab& dab : stroke.add(sample)) dabs.push_back(dab);
    for (const Dab& dab : stroke.finish()) dabs.push_back(dab);
    return dabs;
  };
  const auto before = pressed(samples), after = pressed(path.samples);
  ASSERT_EQ(before.size(), after.size());
  for (std::size_t i = 0; i < before.size(); ++i) {
    EXPECT_NEAR((before[i].centre - after[i].centre).norm(), 0.0, 1e-6);
    EXPECT_NEAR(before[i].amount, after[i].amount, 1e-6);
  }
}

TEST(PathBend, ALiftedWayIsNotDividedNorARoundOne) {
  BrushSettings brush = brushOfRadius(5.0);
  const std::vector<StrokeSample> lifted{{0, 0, 1.0, 0}, {0, 0, 0.0, 1}, {90, 0, 0.0, 2}, {90, 0, 1.0, 3}};
  EXPECT_EQ(bendable(brush, lifted).samples, lifted);
  brush.roundPath = true;
  const std::vector<StrokeSample> round{{0, 0}, {50, 20}, {90, 0}};
  EXPECT_EQ(bendable(brush, round).samples, round);
}

TEST(PathBend, AHandleGoesWhereItIsPutAndItsNeighboursStay) {
  const BendablePath path = bendable(brushOfRadius(20.0), handDrawn(2));
  ASSERT_GE(path.handles.size(), 5U);
  const Vec2 by(13.0, -40.0);
  for (std::size_t handle = 0; handle < path.handles.size(); ++handle) {
    const BendablePath after = bent(path, handle, by);
    ASSERT_EQ(after.samples.size(), path.samples.size());
    const double here = path.along[path.handles[handle]];
    const double low = handle > 0 ? path.along[path.handles[handle - 1]] : here;
    const double high =
        handle + 1 < path.handles.size() ? path.along[path.handles[handle + 1]] : path.along.back();
    Vec2 last = Vec2::Zero();
    for (std::size_t i = 0; i < path.samples.size(); ++i) {
      const Vec2 went = placeOf(after, i) - placeOf(path, i);
      const double at = path.along[i];
      if (at == here) {
        ASSERT_NEAR((went - by).norm(), 0.0, 1e-9);
      } else if (at <= low || at >= high) {
        ASSERT_EQ(went, Vec2(0, 0)) << i;
      }
      // Smoothly: no more from sample to sample than the steepest part of the fade.
      const double apart = i > 0 ? at - path.along[i - 1] : 0.0;
      const double shorter = std::min(here > low ? here - low : 1e9, high > here ? high - here : 1e9);
      ASSERT_LE((went - last).norm(), i > 0 ? 1.5 * by.norm() * apart / shorter + 1e-9 : 1e9);
      last = went;
      ASSERT_EQ(after.samples[i].pressure, path.samples[i].pressure);
      ASSERT_EQ(after.samples[i].time, path.samples[i].time);
    }
  }
}

TEST(PathBend, AllHandlesMovedAlikeMoveThePath) {
  const BendablePath path = bendable(brushOfRadius(20.0), handDrawn(3));
  const Vec2 by(-7.0, 21.0);
  std::vector<Vec2> moved(path.samples.size(), Vec2::Zero());
  for (std::size_t handle = 0; handle < path.handles.size(); ++handle) {
    const BendablePath after = bent(path, handle, by);
    for (std::size_t i = 0; i < moved.size(); ++i) moved[i] += placeOf(after, i) - placeOf(path, i);
  }
  for (const Vec2& each : moved) EXPECT_NEAR((each - by).norm(), 0.0, 1e-9);
}

TEST(PathBend, WhereTheBrushRestedItRestsStill) {
  const BendablePath path = bendable(brushOfRadius(20.0), handDrawn(4));
  const BendablePath after = bent(path, 1, {30.0, 5.0});
  int rests = 0;
  for (std::size_t i = 1; i < path.samples.size(); ++i) {
    if (placeOf(path, i) != placeOf(path, i - 1)) continue;
    ++rests;
    EXPECT_EQ(placeOf(after, i), placeOf(after, i - 1));
  }
  EXPECT_GT(rests, 10);
}

TEST(PathBend, AClickHasOneHandleAndNothingHasNone) {
  const std::vector<StrokeSample> click{{3.0, 4.0, 1.0, 0.0}, {3.0, 4.0, 1.0, 0.4}};
  const BendablePath path = bendable(brushOfRadius(10.0), click);
  ASSERT_EQ(path.handles.size(), 1U);
  const BendablePath after = bent(path, 0, {1.0, 2.0});
  for (const StrokeSample& sample : after.samples) EXPECT_EQ(Vec2(sample.x, sample.y), Vec2(4.0, 6.0));
  EXPECT_TRUE(bendable(brushOfRadius(10.0), {}).handles.empty());
}

}  // namespace
}  // namespace scarp
