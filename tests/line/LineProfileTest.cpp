#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "core/line/LineProfile.h"

namespace scarp {
namespace {

std::vector<LineNode> nodesOf(const std::vector<double>& lengths) {
  std::vector<LineNode> nodes;
  double x = 0.0;
  for (const double length : lengths) {
    LineNode node;
    node.place = {x, 0.0};
    node.onward = length;
    nodes.push_back(node);
    x += length;
  }
  return nodes;
}

struct RandomProfile {
  std::vector<LineNode> nodes;
  std::vector<double> heights;
  bool closed;
};

RandomProfile randomProfile(std::mt19937_64& random, bool closed) {
  std::uniform_real_distribution<double> length(0.3, 2.0), height(-20.0, 20.0);
  RandomProfile profile;
  std::vector<double> lengths;
  for (int i = 0; i < 80; ++i) {
    lengths.push_back(length(random));
    profile.heights.push_back(height(random));
  }
  if (!closed) lengths.back() = 0.0;
  profile.nodes = nodesOf(lengths);
  profile.closed = closed;
  return profile;
}

double steepestOf(const RandomProfile& profile) {
  double steepest = 0.0;
  const std::size_t count = profile.nodes.size();
  for (std::size_t i = 0; i < count; ++i)
    if (profile.nodes[i].onward > 0.0)
      steepest = std::max(steepest, std::abs(profile.heights[(i + 1) % count] - profile.heights[i]) /
                                        profile.nodes[i].onward);
  return steepest;
}

TEST(LineProfile, GradeIsNeverOverTheLimitAndNothingChangesBelowIt) {
  std::mt19937_64 random(3);
  for (int round = 0; round < 20; ++round) {
    RandomProfile profile = randomProfile(random, round % 2 == 1);
    const double before = steepestOf(profile);
    const std::vector<double> same =
        withGrade(profile.nodes, profile.heights, before * 1.001, profile.closed);
    EXPECT_EQ(same, profile.heights);
    profile.heights = withGrade(profile.nodes, profile.heights, 0.1, profile.closed);
    EXPECT_LE(steepestOf(profile), 0.1 * (1.0 + 1e-9));
    EXPECT_GT(steepestOf(profile), 0.05);
  }
}

TEST(LineProfile, MeanIsNoSteeperAndKeepsAnOpenLinesEnds) {
  std::mt19937_64 random(4);
  for (int round = 0; round < 20; ++round) {
    RandomProfile profile = randomProfile(random, round % 2 == 1);
    const std::vector<double> before = profile.heights;
    const double steepest = steepestOf(profile);
    profile.heights = averaged(profile.nodes, profile.heights, 7.0, profile.closed);
    EXPECT_LE(steepestOf(profile), steepest * (1.0 + 1e-9));
    if (profile.closed) continue;
    EXPECT_NEAR(profile.heights.front(), before.front(), 1e-9);
    EXPECT_NEAR(profile.heights.back(), before.back(), 1e-9);
  }
}

TEST(LineProfile, MeanOfLevelHeightsIsTheSameToTheBit) {
  const std::vector<LineNode> nodes = nodesOf({1.3, 0.7, 2.1, 0.3, 1.9, 0.0});
  const std::vector<double> level(6, 1234.56789);
  EXPECT_EQ(averaged(nodes, level, 3.0, false), level);
}

/// A bend from grade 0 to grade g over a length L is the parabola g (s + L/2)² / (2 L).
TEST(LineProfile, BendBecomesAParabola) {
  std::vector<double> lengths(400, 0.25), heights;
  lengths.back() = 0.0;
  for (int i = 0; i < 400; ++i) heights.push_back(0.06 * std::max(0.0, 0.25 * i - 50.0));
  const std::vector<double> curve = averaged(nodesOf(lengths), heights, 20.0, false);
  for (int i = 0; i < 400; ++i) {
    const double s = std::clamp(0.25 * i - 50.0 + 10.0, 0.0, 20.0);
    const double expected = 0.06 * s * s / 40.0 + 0.06 * std::max(0.0, 0.25 * i - 60.0);
    EXPECT_NEAR(curve[static_cast<std::size_t>(i)], expected, 1e-3) << i;
  }
}

/// Against a slow solution of the same least squares: minimum over all ends of the maximum over all
/// beginnings.
TEST(LineProfile, NeverRisingIsTheClosestThatNeverRises) {
  std::mt19937_64 random(6);
  for (int round = 0; round < 6; ++round) {
    const RandomProfile profile = randomProfile(random, false);
    const std::size_t count = profile.nodes.size();
    const auto weight = [&](std::size_t i) {
      return 0.5 * ((i > 0 ? profile.nodes[i - 1].onward : 0.0) + profile.nodes[i].onward);
    };
    const std::vector<double> bed = neverRising(profile.nodes, profile.heights);
    for (std::size_t i = 0; i < count; ++i) {
      double expected = -1e300;
      for (std::size_t to = i; to < count; ++to) {
        double least = 1e300;
        for (std::size_t from = 0; from <= i; ++from) {
          double sum = 0.0, weights = 0.0;
          for (std::size_t k = from; k <= to; ++k) {
            sum += weight(k) * profile.heights[k];
            weights += weight(k);
          }
          least = std::min(least, sum / weights);
        }
        expected = std::max(expected, least);
      }
      EXPECT_NEAR(bed[i], expected, 1e-9);
      EXPECT_LE(bed[i], bed[i > 0 ? i - 1 : 0]);
    }
  }
}

TEST(LineProfile, GapsAreFilledStraight) {
  const std::vector<LineNode> nodes = nodesOf({1.0, 1.0, 2.0, 1.0, 0.0});
  const double nan = std::nan("");
  std::vector<double> heights{nan, 4.0, nan, 10.0, nan};
  ASSERT_TRUE(fillGaps(nodes, heights, false));
  EXPECT_EQ(heights, (std::vector<double>{4.0, 4.0, 6.0, 10.0, 10.0}));
  std::vector<double> none(5, nan);
  EXPECT_FALSE(fillGaps(nodes, none, false));
}

}  // namespace
}  // namespace scarp
