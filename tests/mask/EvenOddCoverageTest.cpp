#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

#include "core/mask/MaskShape.h"

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

/// One row's shares.
std::vector<float> fractionsOf(const EvenOddCoverage& coverage, int row, int column0, int columns) {
  std::vector<float> shares;
  coverage.rows(row, row + 1, column0, columns,
                [&](const EvenOddCoverage::Row& of) { shares.assign(of.shares.begin(), of.shares.end()); });
  return shares;
}

TEST(EvenOddCoverage, OfAScribbleEqualsManyPointsInEachSquare) {
  for (const std::uint32_t seed : {1U, 2U}) {
    const std::vector<Vec2> outline = scribble(23, 12.0, seed);
    const EvenOddCoverage coverage(outline);
    constexpr int kPoints = 64;
    for (int row = 0; row < 12; ++row) {
      const std::vector<float> shares = fractionsOf(coverage, row, 0, 12);
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

TEST(EvenOddCoverage, WhereItLapsItselfNothingIsSelected) {
  // Twice round the same square.
  const std::vector<Vec2> outline{{1, 1}, {5, 1}, {5, 5}, {1, 5}, {1, 1}, {5, 1}, {5, 5}, {1, 5}};
  for (const float share : fractionsOf(EvenOddCoverage(outline), 3, 0, 6)) EXPECT_EQ(share, 0.0F);
}

TEST(EvenOddCoverage, RowsInOneSweepAreThoseOfEach) {
  const EvenOddCoverage coverage(scribble(200, 60.0, 4));
  int next = 5;
  coverage.rows(5, 55, -3, 66, [&](const EvenOddCoverage::Row& row) {
    EXPECT_EQ(row.row, next++);
    const std::vector<float> alone = fractionsOf(coverage, row.row, -3, 66),
                             part = fractionsOf(coverage, row.row, 17, 9);
    for (std::size_t i = 0; i < part.size(); ++i) EXPECT_NEAR(part[i], alone[i + 20], 1e-7);
    EXPECT_TRUE(std::equal(alone.begin(), alone.end(), row.shares.begin(), row.shares.end())) << row.row;
  });
  EXPECT_EQ(next, 55);
}

TEST(EvenOddCoverage, OverlappingAreasCoverOnceAndHolesOnlyInTheirOwn) {
  for (const std::uint32_t seed : {11U}) {
    std::vector<Outlines> areas;
    for (std::uint32_t i = 0; i < 5; ++i)
      areas.push_back({scribble(4 + i, 12.0, 10 * seed + i), scribble(3, 12.0, 1000 * seed + i)});
    const auto within = [&](const Vec2& p) {
      return std::ranges::any_of(
          areas, [&](const Outlines& area) { return holds(area[0], p) != holds(area[1], p); });
    };
    const EvenOddCoverage coverage(areas);
    constexpr int kPoints = 64;
    const auto check = [&](const EvenOddCoverage::Row& row, bool shares) {
      for (int column = 0; column < 12; ++column) {
        const auto i = static_cast<std::size_t>(column);
        EXPECT_EQ(row.inside[i] != 0, within({column + 0.5, row.row + 0.5})) << column << ", " << row.row;
        if (!shares) continue;
        int in = 0;
        for (int y = 0; y < kPoints; ++y)
          for (int x = 0; x < kPoints; ++x)
            in += within({column + (x + 0.5) / kPoints, row.row + (y + 0.5) / kPoints});
        EXPECT_NEAR(row.shares[i], in / double(kPoints * kPoints), 0.02) << column << ", " << row.row;
      }
    };
    coverage.rows(0, 12, 0, 12, [&](const EvenOddCoverage::Row& row) { check(row, true); });
    coverage.insides(0, 12, 0, 12, [&](const EvenOddCoverage::Row& row) { check(row, false); });
  }
}

// So many edges in a few squares that shares are taken along lines.
TEST(EvenOddCoverage, ManyEdgesInASquareAreBoundedWork) {
  const std::vector<Vec2> outline = scribble(20'000, 2.0, 8);
  const EvenOddCoverage coverage(outline);
  constexpr int kPoints = 24;
  for (int row = 0; row < 2; ++row) {
    const std::vector<float> shares = fractionsOf(coverage, row, 0, 2);
    for (int column = 0; column < 2; ++column) {
      int in = 0;
      for (int j = 0; j < kPoints; ++j)
        for (int i = 0; i < kPoints; ++i)
          in += holds(outline, {column + (i + 0.5) / kPoints, row + (j + 0.5) / kPoints});
      EXPECT_NEAR(shares[static_cast<std::size_t>(column)], in / double(kPoints * kPoints), 0.08);
    }
  }
}

}  // namespace
}  // namespace scarp
