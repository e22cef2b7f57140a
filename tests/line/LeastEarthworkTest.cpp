#include <gtest/gtest.h>

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>
#include <random>

#include "core/line/Earthwork.h"
#include "core/terrain/Surface.h"
#include "tests/line/Lines.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

struct EarthworkProblem {
  std::vector<double> onward, target;
  std::vector<HeightCost> costs;
  std::vector<char> held;
};

constexpr double kTestGrade = 0.3;

EarthworkProblem randomProblem(std::mt19937_64& random, bool holdsEnds, double width) {
  std::uniform_real_distribution<double> share(0.0, 1.0);
  EarthworkProblem problem;
  for (int i = 0; i < 40; ++i) {
    const double length = 0.5 + share(random);
    problem.onward.push_back(length);
    problem.target.push_back(10.0 * share(random));
    problem.costs.push_back({width * length, 2.0 * length, 3.0 * length});
    problem.held.push_back(0);
  }
  if (holdsEnds) {
    problem.held.front() = problem.held.back() = 1;
    problem.target.front() = problem.target.back() = 5.0;
  }
  return problem;
}

double costAt(const EarthworkProblem& problem, std::size_t i, double height) {
  const double d = height - problem.target[i];
  if (problem.held[i] != 0) return std::abs(d) < 0.007 ? 0.0 : 1e18;
  const HeightCost& cost = problem.costs[i];
  return cost.width * std::abs(d) + 0.5 * (d > 0.0 ? cost.fill : cost.cut) * d * d;
}

double costOf(const EarthworkProblem& problem, const std::vector<double>& heights) {
  double sum = 0.0;
  for (std::size_t i = 0; i < heights.size(); ++i) sum += costAt(problem, i, heights[i]);
  return sum;
}

/// The least cost of an open line whose heights are multiples of 1 cm.
double leastOnGrid(const EarthworkProblem& problem) {
  constexpr int kCount = 1201;
  const auto heightOf = [](int k) { return -1.0 + 0.01 * k; };
  std::vector<double> best(kCount), next(kCount);
  for (int k = 0; k < kCount; ++k) best[k] = costAt(problem, 0, heightOf(k));
  for (std::size_t i = 1; i < problem.target.size(); ++i) {
    const int reach = static_cast<int>(kTestGrade * problem.onward[i - 1] / 0.01);
    for (int k = 0; k < kCount; ++k) {
      const auto from = best.begin() + std::max(0, k - reach),
                 to = best.begin() + std::min(kCount, k + reach + 1);
      next[k] = *std::min_element(from, to) + costAt(problem, i, heightOf(k));
    }
    best.swap(next);
  }
  return *std::ranges::min_element(best);
}

double steepestIn(const EarthworkProblem& problem, const std::vector<double>& heights, bool closed) {
  double steepest = 0.0;
  const std::size_t count = heights.size();
  for (std::size_t i = 0; i + (closed ? 0 : 1) < count; ++i)
    steepest = std::max(steepest, std::abs(heights[(i + 1) % count] - heights[i]) / problem.onward[i]);
  return steepest;
}

TEST(LeastEarthwork, CostsNoMoreThanTheBestOfAllHeightsOnAGrid) {
  std::mt19937_64 random(51);
  for (int round = 0; round < 6; ++round) {
    const EarthworkProblem problem = randomProblem(random, round % 2 == 0, 4.0 * (round % 3));
    const auto heights =
        leastEarthwork(problem.onward, problem.target, problem.costs, problem.held, kTestGrade, false);
    const double least = leastOnGrid(problem);
    EXPECT_LE(costOf(problem, heights), least * (1.0 + 1e-6)) << round;
    EXPECT_GT(costOf(problem, heights), 0.9 * least) << round;
    EXPECT_LE(steepestIn(problem, heights, false), kTestGrade * (1.0 + 1e-9));
    if (round % 2 != 0) continue;
    EXPECT_EQ(heights.front(), 5.0);
    EXPECT_EQ(heights.back(), 5.0);
  }
}

TEST(LeastEarthwork, NoStretchOfAClosedLineIsBetterElsewhere) {
  std::mt19937_64 random(52);
  for (int round = 0; round < 6; ++round) {
    const EarthworkProblem problem = randomProblem(random, false, 4.0 * (round % 3));
    const auto heights =
        leastEarthwork(problem.onward, problem.target, problem.costs, problem.held, kTestGrade, true);
    const std::size_t count = heights.size();
    EXPECT_LE(steepestIn(problem, heights, true), kTestGrade * (1.0 + 1e-9));
    for (std::size_t first = 0; first < count; ++first)
      for (std::size_t length = 1; length <= count; ++length)
        for (const double by : {1e-4, -1e-4}) {
          std::vector<double> other = heights;
          for (std::size_t k = 0; k < length; ++k) other[(first + k) % count] += by;
          if (steepestIn(problem, other, true) > kTestGrade) continue;
          ASSERT_GE(costOf(problem, other), costOf(problem, heights) - 1e-4) << round << " " << first;
        }
  }
}

TEST(LeastEarthwork, HeightsThatConformStayToTheBit) {
  std::mt19937_64 random(53);
  EarthworkProblem problem = randomProblem(random, false, 4.0);
  for (std::size_t i = 0; i < problem.target.size(); ++i) problem.target[i] *= 0.01;
  for (const bool closed : {false, true})
    EXPECT_EQ(leastEarthwork(problem.onward, problem.target, problem.costs, problem.held, kTestGrade, closed),
              problem.target);
}

using test::fractalTerrain;
using test::makeTerrain;

using Polygon = std::vector<Vec3>;  ///< x, y and the difference of the heights.

/// The part of a polygon on which the difference is positive, by walking round it.
Polygon positivePart(const Polygon& polygon) {
  Polygon part;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Vec3 &a = polygon[i], &b = polygon[(i + 1) % polygon.size()];
    if (a.z() >= 0.0) part.push_back(a);
    if ((a.z() > 0.0 && b.z() < 0.0) || (a.z() < 0.0 && b.z() > 0.0))
      part.push_back(a + (b - a) * (a.z() / (a.z() - b.z())));
  }
  return part;
}

double volumeOver(const Polygon& polygon) {
  double sum = 0.0;
  for (std::size_t i = 2; i < polygon.size(); ++i) {
    const Vec3 u = polygon[i - 1] - polygon[0], v = polygon[i] - polygon[0];
    sum += 0.5 * std::abs(u.x() * v.y() - u.y() * v.x()) *
           (polygon[0].z() + polygon[i - 1].z() + polygon[i].z()) / 3.0;
  }
  return sum;
}

/// Every triangle of the terrain, cut where the difference is zero.
Earthwork oracle(const HeightRaster& before, const HeightRaster& after, const GridFrame& frame) {
  Earthwork work;
  for (int r = 0; r + 1 < frame.rows; ++r)
    for (int c = 0; c + 1 < frame.columns; ++c) {
      if (cellHeights(before, c, r).hole() || cellHeights(after, c, r).hole()) continue;
      const auto corner = [&](int i, int j) {
        return Vec3(frame.x(i), frame.y(j), double(after.at(i, j)) - double(before.at(i, j)));
      };
      for (const bool east : {true, false}) {
        Polygon triangle{corner(c, r), east ? corner(c + 1, r) : corner(c, r + 1), corner(c + 1, r + 1)};
        work.fill += volumeOver(positivePart(triangle));
        for (Vec3& p : triangle) p.z() = -p.z();
        work.cut += volumeOver(positivePart(triangle));
      }
    }
  return work;
}

TEST(Earthwork, EqualsAnIndependentIntegral) {
  std::mt19937_64 random(11);
  for (int round = 0; round < 4; ++round) {
    const Terrain terrain = fractalTerrain(300, 270, 1.5, 2.0, static_cast<std::uint32_t>(round));
    const Line line = test::lineThrough(LineKind::Road, test::randomWay(random, terrain.frame, 6, 80.0));
    const LineField field(terrain.frame, {test::designed(line, terrain.heights, terrain.frame)});
    const HeightRaster shaped = withLines(terrain.heights, field);
    const Earthwork work = earthworkBetween(terrain.heights, shaped, terrain.frame);
    const Earthwork expected = oracle(terrain.heights, shaped, terrain.frame);
    ASSERT_GT(expected.cut, 1.0);
    ASSERT_GT(expected.fill, 1.0);
    EXPECT_NEAR(work.cut / expected.cut, 1.0, 1e-9);
    EXPECT_NEAR(work.fill / expected.fill, 1.0, 1e-9);
    Earthwork sum;
    forEachMoved(terrain.heights, shaped, terrain.frame,
                 [&](const Vec2&, const Earthwork& part) { sum += part; });
    EXPECT_NEAR(sum.cut / expected.cut, 1.0, 1e-9);
    EXPECT_NEAR(sum.area, work.area, 1e-6 * work.area);
  }
}

TEST(Earthwork, LeavesOutCellsWithHoles) {
  const GridFrame frame{4, 4, 2.0, 3.0};
  const Terrain flat = makeTerrain(frame, [](int c, int r) { return c == 3 && r == 3 ? test::kHole : 0.0F; });
  const Terrain raised =
      makeTerrain(frame, [](int c, int r) { return c == 3 && r == 3 ? test::kHole : 1.5F; });
  const Earthwork work = earthworkBetween(flat.heights, raised.heights, frame);
  EXPECT_DOUBLE_EQ(work.fill, 8 * 6.0 * 1.5);
  EXPECT_EQ(work.cut, 0.0);
  EXPECT_EQ(earthworkBetween(flat.heights, flat.heights, frame), Earthwork{});
}

}  // namespace
}  // namespace scarp
