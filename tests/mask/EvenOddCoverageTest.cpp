#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <vector>

#include "core/mask/EvenOddCoverage.h"

namespace scarp {
namespace {

/// By the even-odd rule, one ray for each point.
bool holds(const std::vector<Vec2>& outline, const Vec2& p) {
  bool in = false;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vec2 &a = outline[i], &b = outline[(i + 1) % outline.size()];
    if ((a.y() > p.y()) != (b.y() > p.y()) &&
        p.x() < a.x() + (b.x() - a.x()) * (p.y() - a.y()) / (b.y() - a.y()))
      in = !in;
  }
  return in;
}

std::vector<Vec2> scribble(std::size_t corners, double extent, std::uint32_t seed) {
  std::mt19937 random(seed);
  std::uniform_real_distribution<double> place(-0.2 * extent, 1.2 * extent);
  std::vector<Vec2> outline;
  for (std::size_t i = 0; i < corners; ++i) {
    const double x = place(random), y = place(random);
    outline.emplace_back(x, y);
  }
  return outline;
}

TEST(EvenOddCoverage, OfAScribbleEqualsManyPointsInEachSquare) {
  for (const std::uint32_t seed : {1U, 2U, 3U}) {
    const std::vector<Vec2> outline = scribble(23, 12.0, seed);
    const EvenOddCoverage coverage(outline);
    constexpr int kPoints = 64;
    for (int row = 0; row < 12; ++row) {
      std::vector<float> shares(12);
      coverage.row(row, 0, shares);
      for (int column = 0; column < 12; ++column) {
        int in = 0;
        for (int j = 0; j < kPoints; ++j)
          for (int i = 0; i < kPoints; ++i)
            in += holds(outline, {column + (i + 0.5) / kPoints, row + (j + 0.5) / kPoints});
        EXPECT_NEAR(shares[static_cast<std::size_t>(column)], in / double(kPoints * kPoints), 0.02)
            << "square " << column << ", " << row << " seed " << seed;
      }
    }
  }
}

TEST(EvenOddCoverage, SharesOfASimplePolygonSumToItsArea) {
  std::vector<Vec2> star;
  for (int i = 0; i < 14; ++i) {
    const double angle = i * 2.0 * 3.14159265358979 / 14.0, radius = i % 2 ? 4.1 : 9.3;
    star.emplace_back(10.7 + radius * std::cos(angle), 10.1 + radius * std::sin(angle));
  }
  double area = 0.0;
  for (std::size_t i = 0; i < star.size(); ++i) {
    const Vec2 &a = star[i], &b = star[(i + 1) % star.size()];
    area += 0.5 * (a.x() * b.y() - a.y() * b.x());
  }
  const EvenOddCoverage coverage(star);
  double sum = 0.0;
  for (int row = 0; row < 21; ++row) {
    std::vector<float> shares(21);
    coverage.row(row, 0, shares);
    for (const float share : shares) sum += share;
  }
  EXPECT_NEAR(sum, area, 1e-5);
}

TEST(EvenOddCoverage, DoesNotDependOnWhereTheRowIsRead) {
  const EvenOddCoverage coverage(scribble(31, 40.0, 9));
  for (int row = 0; row < 40; ++row) {
    std::vector<float> whole(40), part(9);
    coverage.row(row, 0, whole);
    coverage.row(row, 17, part);
    for (std::size_t i = 0; i < part.size(); ++i) EXPECT_NEAR(part[i], whole[i + 17], 1e-7);
  }
}

TEST(EvenOddCoverage, WhereItLapsItselfNothingIsSelected) {
  // Twice round the same square.
  const std::vector<Vec2> outline{{1, 1}, {5, 1}, {5, 5}, {1, 5}, {1, 1}, {5, 1}, {5, 5}, {1, 5}};
  std::vector<float> shares(6);
  EvenOddCoverage(outline).row(3, 0, shares);
  for (const float share : shares) EXPECT_EQ(share, 0.0F);
}

}  // namespace
}  // namespace scarp
