#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "core/brush/Stroke.h"

namespace scarp {
namespace {

std::vector<StrokeSample> pathOf(const BrushSettings& settings, const std::vector<StrokeSample>& samples) {
  StrokePath path(settings);
  std::vector<StrokeSample> all;
  for (const StrokeSample& sample : samples)
    for (const StrokeSample& corner : path.add(sample)) all.push_back(corner);
  for (const StrokeSample& corner : path.finish()) all.push_back(corner);
  return all;
}

/// A quarter of a circle of radius 100 m in a number of samples.
std::vector<StrokeSample> quarter(int events) {
  std::vector<StrokeSample> samples;
  for (int i = 0; i <= events; ++i) {
    const double angle = 0.5 * std::numbers::pi * i / events;
    samples.push_back({100 * std::cos(angle), 100 * std::sin(angle), 1.0, double(i) / events});
  }
  return samples;
}

TEST(StrokePath, RoundedGoesThroughTheSamplesAndNearTheirCircle) {
  BrushSettings settings;
  settings.radius = 20;
  settings.roundPath = true;
  const auto samples = quarter(6);
  const auto path = pathOf(settings, samples);
  EXPECT_GT(path.size(), 100u);
  double farthest = 0.0;
  for (std::size_t i = 0; i < path.size(); ++i) {
    farthest = std::max(farthest, std::abs(std::hypot(path[i].x, path[i].y) - 100.0));
    EXPECT_GE(path[i].time, path[i > 0 ? i - 1 : 0].time);
  }
  EXPECT_LT(farthest, 1.0) << "straight from sample to sample leaves it by 3.4 m";
  for (const StrokeSample& sample : samples) {
    double nearest = 1e9;
    for (const StrokeSample& corner : path)
      nearest = std::min(nearest, std::hypot(corner.x - sample.x, corner.y - sample.y));
    EXPECT_LT(nearest, 1e-9);
  }
  EXPECT_EQ(path.back().x, samples.back().x);
  EXPECT_EQ(path.back().time, samples.back().time);
}

TEST(StrokePath, RoundedComesUpToThePointerThatRestsOrIsLifted) {
  BrushSettings settings;
  settings.roundPath = true;
  RoundPath rests(1.0);
  (void)rests.add({0, 0, 1, 0});
  EXPECT_TRUE(rests.add({10, 0, 1, 1}).empty()) << "where to next?";
  EXPECT_TRUE(rests.add({10, 0, 1, 1.01}).empty()) << "perhaps it is on its way";
  const auto came = rests.add({10, 0, 1, 1.5});
  ASSERT_FALSE(came.empty());
  EXPECT_EQ(came.back().x, 10.0);
  EXPECT_EQ(came.back().time, 1.5);
  EXPECT_EQ(came[came.size() - 2].time, 1.0) << "so that it flows for as long as it was there";

  RoundPath lifted(1.0);
  (void)lifted.add({0, 0, 1, 0});
  (void)lifted.add({10, 0, 1, 1});
  const auto up = lifted.add({10, 0, 0, 1});
  ASSERT_GE(up.size(), 2u);
  EXPECT_EQ(up.back().pressure, 0.0);
  EXPECT_EQ(up[up.size() - 2].pressure, 1.0);
}

TEST(StrokePath, TheStringKeepsItsLengthAndSteadiesTheHand) {
  BrushSettings settings;
  settings.radius = 20;
  settings.stabiliser = 0.5;
  std::vector<StrokeSample> shaky;
  for (int i = 0; i <= 400; ++i) shaky.push_back({double(i), i % 2 ? 3.0 : -3.0, 1.0, 0.01 * i});
  const auto path = pathOf(settings, shaky);
  double farthest = 0.0;
  for (const StrokeSample& corner : path)
    if (corner.x > 50) farthest = std::max(farthest, std::abs(corner.y));
  EXPECT_LT(farthest, 1.2) << "of 3 m";
  EXPECT_NEAR(path.back().x, 390.0, 1.0) << "half a radius behind";
}

TEST(StrokePath, TheStringDoesNotMindTheRateOfTheSamples) {
  BrushSettings settings;
  settings.radius = 20;
  settings.stabiliser = 1.0;
  const auto path = [&](int events) {
    std::vector<StrokeSample> samples;
    for (int leg = 0; leg < 3; ++leg)
      for (int i = leg ? 1 : 0; i <= events; ++i) {
        const double s = double(i) / events;
        samples.push_back({leg == 1   ? 100.0
                           : leg == 0 ? 100 * s
                                      : 100 - 100 * s,
                           leg == 1   ? 80 * s
                           : leg == 0 ? 0.0
                                      : 80.0,
                           1.0, leg + s});
      }
    return pathOf(settings, samples);
  };
  const auto few = path(1), many = path(333);
  ASSERT_EQ(few.size(), many.size());
  for (std::size_t i = 0; i < few.size(); ++i) {
    EXPECT_NEAR(few[i].x, many[i].x, 1e-6);
    EXPECT_NEAR(few[i].y, many[i].y, 1e-6);
    EXPECT_NEAR(few[i].time, many[i].time, 1e-9);
  }
}

}  // namespace
}  // namespace scarp
