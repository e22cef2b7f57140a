#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "core/line/LineSchema.h"
#include "core/line/LineShape.h"
#include "tests/line/Lines.h"

namespace scarp {
namespace {

const GridFrame kFrame{401, 401, 2.0, 2.0};

/// Along a course, so close together that the nearest one is the nearest place.
double nearestByBruteForce(const Line& line, const Vec2& to) {
  const std::vector<LineNode> nodes = lineNodes(line, kFrame);
  double least = 1e300;
  const bool ring = nodes.back().onward > 0.0;
  for (std::size_t i = 0; i + (ring ? 0 : 1) < nodes.size(); ++i) {
    const Vec2 a = nodes[i].place, b = nodes[(i + 1) % nodes.size()].place;
    for (int k = 0; k <= 200; ++k) least = std::min(least, (a + k / 200.0 * (b - a) - to).norm());
  }
  return least;
}

TEST(LineShape, NearestPlaceIsThatOfBruteForceAndItsPointComesBeforeIt) {
  std::mt19937 random(3);
  std::uniform_real_distribution<double> place(-300.0, 300.0);
  for (int i = 0; i < 12; ++i) {
    std::vector<Vec2> places(static_cast<std::size_t>(4 + i % 4));
    std::ranges::generate(places, [&] { return Vec2(place(random), place(random)); });
    Line line = test::lineThrough(LineKind::Road, places);
    line.closed = i % 3 == 0;
    if (i % 2 == 0) line.settings.course = LineCourse::Straight;
    const Vec2 to(place(random), place(random));
    const double least = nearestByBruteForce(line, to);
    const auto spot = nearestOnCourse(line, kFrame, to, 1e4);
    ASSERT_TRUE(spot);
    EXPECT_NEAR(spot->distance, least, 0.02) << i;
    EXPECT_FALSE(nearestOnCourse(line, kFrame, to, 0.9 * least)) << i;
    EXPECT_TRUE(nearestOnCourse(line, kFrame, to, 1.1 * least + 0.1)) << i;
    // A point put in there leaves a straight course as it is.
    if (line.settings.course == LineCourse::Straight) {
      const Line with = withPoint(line, spot->after, spot->place);
      EXPECT_NEAR(nearestByBruteForce(with, to), least, 0.02);
      EXPECT_EQ(with.points.size(), line.points.size() + 1);
      EXPECT_EQ(withoutPoint(with, spot->after + 1), line);
    }
  }
}

TEST(LineShape, ReversedTwiceIsTheSameAndSpansStayWhereTheyAre) {
  Line line = test::lineThrough(LineKind::Road, {{0, 0}, {50, 0}, {100, 20}, {150, 0}});
  line.points[1].onward = LineSpan::Bridge;
  line.points[2].height = 7.0;
  const Line back = reversed(line);
  EXPECT_EQ(back.points[1].onward, LineSpan::Bridge) << "from 100 to 50";
  EXPECT_EQ(back.points[1].height, 7.0);
  EXPECT_EQ(back.points[0].onward, LineSpan::Ground);
  EXPECT_EQ(reversed(back), line);
  line.closed = true;
  line.points[3].onward = LineSpan::Tunnel;  // Back to the first.
  EXPECT_EQ(reversed(line).points[3].onward, LineSpan::Tunnel);
  EXPECT_EQ(reversed(reversed(line)), line);
}

TEST(LineShape, WhatIsSplitIsJoinedAgain) {
  Line line = test::lineThrough(LineKind::River, {{0, 0}, {50, 10}, {100, 0}, {150, 30}});
  line.id = 4;
  line.points[2].onward = LineSpan::Tunnel;
  const auto parts = splitAt(line, 2);
  ASSERT_TRUE(parts && parts->second);
  EXPECT_EQ(parts->first.points.size(), 3u);
  EXPECT_EQ(parts->second->points.size(), 2u);
  EXPECT_EQ(parts->second->id, 0u);
  EXPECT_EQ(joined(parts->first, *parts->second, 2.0), line);
  EXPECT_EQ(joined(parts->first, reversed(*parts->second), 2.0)->points.size(), 4u);
  Line other = joined(reversed(parts->first), *parts->second, 2.0).value();
  EXPECT_EQ(other.points.size(), 4u) << "its first points are where they meet";
  EXPECT_FALSE(splitAt(line, 0));
  EXPECT_FALSE(splitAt(line, 3));
  line.closed = true;
  const auto opened = splitAt(line, 1);
  ASSERT_TRUE(opened);
  EXPECT_FALSE(opened->second);
  EXPECT_FALSE(opened->first.closed);
  EXPECT_EQ(opened->first.points.size(), 5u);
  EXPECT_EQ(opened->first.points.front().x, opened->first.points.back().x);
  EXPECT_FALSE(joined(line, *parts->second, 2.0));
  EXPECT_FALSE(splitAt(test::lineThrough(LineKind::Pad, {{0, 0}, {9, 0}, {9, 9}}), 1));
}

TEST(LineShape, SimplifiedStaysWithinItsToleranceAndKeepsWhatPointsSay) {
  std::vector<Vec2> places;
  for (int i = 0; i <= 400; ++i) places.push_back({-400.0 + 2.0 * i, 60.0 * std::sin(i * 0.03)});
  Line line = test::lineThrough(LineKind::Track, places);
  line.settings.course = LineCourse::Straight;
  line.points[133].height = 12.0;
  line.points[200].onward = LineSpan::Bridge;
  const Line less = simplified(line, 1.0);
  EXPECT_LT(less.points.size(), 60u);
  EXPECT_EQ(less.points.front(), line.points.front());
  EXPECT_EQ(less.points.back(), line.points.back());
  for (const LinePoint& point : line.points)
    EXPECT_TRUE(nearestOnCourse(less, kFrame, {point.x, point.y}, 1.0 + 1e-9)) << point.x;
  const auto there = [&](const LinePoint& point) { return std::ranges::find(less.points, point) != less.points.end(); };
  for (const std::size_t i : {133U, 200U, 201U}) EXPECT_TRUE(there(line.points[i])) << i;
  EXPECT_EQ(simplified(less, 0.0).points.size(), less.points.size());
}

TEST(LineShape, SnapsToPointsFirstThenToCourses) {
  Line one = test::lineThrough(LineKind::Road, {{0, 0}, {100, 0}}), two = one;
  one.id = 1;
  two.id = 2;
  for (LinePoint& point : two.points) point.y = 50.0;
  const std::vector<Line> lines{one, two};
  EXPECT_EQ(*snappedTo(lines, kFrame, {98.0, 3.0}, 5.0), Vec2(100.0, 0.0));
  EXPECT_LT((*snappedTo(lines, kFrame, {61.0, 3.0}, 5.0) - Vec2(61.0, 0.0)).norm(), 1e-9);
  EXPECT_FALSE(snappedTo(lines, kFrame, {61.0, 3.0}, 5.0, 1));
  EXPECT_FALSE(snappedTo(lines, kFrame, {61.0, 9.0}, 5.0));
  const auto nearest = nearestLine(lines, kFrame, {20.0, 40.0}, 100.0);
  ASSERT_TRUE(nearest);
  EXPECT_EQ(nearest->line, 1u);
}

}  // namespace
}  // namespace scarp
