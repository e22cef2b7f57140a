#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <random>

#include "core/geometry/PolygonClip.h"

namespace scarp {
namespace {

using Polygon = std::vector<Vec2>;

/// A star with corners at any distance, counterclockwise: hardly ever convex.
Polygon star(std::mt19937_64& random, int corners) {
  std::uniform_real_distribution<double> reach(0.2, 1.0);
  Polygon polygon;
  for (int i = 0; i < corners; ++i) {
    const double angle = 2.0 * std::numbers::pi * i / corners;
    polygon.push_back(reach(random) * Vec2(std::cos(angle), std::sin(angle)));
  }
  return polygon;
}

TEST(PolygonClip, AreaOfASquareAndItsMirrorImage) {
  const Polygon square{{1, 1}, {3, 1}, {3, 3}, {1, 3}};
  EXPECT_EQ(signedArea(square), 4.0);
  EXPECT_EQ(signedArea({square.rbegin(), square.rend()}), -4.0);
  EXPECT_EQ(signedArea({{0, 0}, {1, 1}}), 0.0);
}

TEST(PolygonClip, BothSidesOfALineMakeUpThePolygon) {
  std::mt19937_64 random(2);
  std::uniform_real_distribution<double> number(-1.0, 1.0);
  for (int i = 0; i < 500; ++i) {
    const Polygon polygon = star(random, 3 + i % 20);
    const HalfPlane line(number(random), number(random), 0.3 * number(random));
    const Polygon here = clipped(polygon, line), there = clipped(polygon, -line);
    EXPECT_NEAR(signedArea(here) + signedArea(there), signedArea(polygon), 1e-13);
    for (const Vec2& p : here) EXPECT_GE(line.x() * p.x() + line.y() * p.y() + line.z(), -1e-12);
  }
}

TEST(PolygonClip, WhatIsOutsideIsNothingAndWhatIsInsideStays) {
  const Polygon square{{1, 1}, {3, 1}, {3, 3}, {1, 3}};
  EXPECT_TRUE(clipped(square, {1.0, 0.0, -4.0}).empty());
  EXPECT_TRUE(clipped({}, {1.0, 0.0, 0.0}).empty());
  EXPECT_EQ(clipped(square, {1.0, 0.0, -1.0}), square) << "the line runs along its side";
  EXPECT_EQ(signedArea(clipped(square, {1.0, 0.0, -3.0})), 0.0);
}

TEST(PolygonClip, TurnsRoundAPoint) {
  std::mt19937_64 random(8);
  std::uniform_real_distribution<double> number(-1.0, 1.0);
  for (int i = 0; i < 600; ++i) {
    const Polygon polygon = star(random, 3 + i % 12);
    const Vec2 point(number(random), number(random));
    // By the angles under which the corners are seen.
    double angle = 0.0;
    for (std::size_t k = 0; k < polygon.size(); ++k) {
      const Vec2 a = polygon[k] - point, b = polygon[(k + 1) % polygon.size()] - point;
      angle += std::atan2(a.x() * b.y() - a.y() * b.x(), a.dot(b));
    }
    EXPECT_EQ(windingNumber(polygon, point), std::lround(angle / (2.0 * std::numbers::pi)));
    EXPECT_EQ(windingNumber({polygon.rbegin(), polygon.rend()}, point), -windingNumber(polygon, point));
  }
}

TEST(PolygonClip, TellsAPolygonThatCrossesItself) {
  std::mt19937_64 random(4);
  for (int i = 0; i < 100; ++i) EXPECT_FALSE(crossesItself(star(random, 3 + i % 12)));
  EXPECT_TRUE(crossesItself({{0, 0}, {2, 2}, {2, 0}, {0, 2}})) << "a bow tie";
  EXPECT_TRUE(crossesItself({{0, 0}, {4, 0}, {4, 4}, {2, 0}, {0, 4}})) << "a corner on an edge";
  EXPECT_TRUE(crossesItself({{0, 0}, {4, 0}, {2, 0}, {2, 3}})) << "back the way that it came";
  EXPECT_FALSE(crossesItself({{0, 0}, {2, 0}, {4, 0}, {4, 3}})) << "straight on";
}

}  // namespace
}  // namespace scarp
