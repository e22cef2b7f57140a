#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "core/line/LinePath.h"
#include "tests/line/Lines.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

const GridFrame kPathFrame{65, 97, 1.0, 1.5};

/// All nodes of a line, as on a terrain that is everywhere.
std::vector<LineNode> nodesEverywhere(const Line& line) {
  GridFrame everywhere = kPathFrame;
  everywhere.columns = everywhere.rows = 1 << 30;
  return lineNodes(line, everywhere);
}

std::vector<Vec2> placesEverywhere(const Line& line) {
  std::vector<Vec2> places;
  for (const LineNode& node : nodesEverywhere(line)) places.push_back(node.place);
  return places;
}

/// Metres around the terrain in which nodes are dense.
double denseMargin(const Line& line) {
  return reachOf(line) + line.settings.evenOver + line.settings.curve + line.settings.runOff;
}

double metresOff(const Vec2& place, double margin) {
  return std::hypot(std::max(0.0, std::abs(place.x()) - 0.5 * kPathFrame.width() - margin),
                    std::max(0.0, std::abs(place.y()) - 0.5 * kPathFrame.depth() - margin));
}

double metresOff(const Vec2& a, const Vec2& b, double margin) {
  double least = 1e300;
  for (int k = 0; k <= 400; ++k) least = std::min(least, metresOff(a + k / 400.0 * (b - a), margin));
  return least;
}

Line randomLine(std::mt19937_64& random, double extent) {
  std::uniform_real_distribution<double> place(-extent, extent);
  std::vector<Vec2> places(3 + random() % 6);
  std::ranges::generate(places, [&] { return Vec2(place(random), place(random)); });
  Line line = test::lineThrough(LineKind::Road, places);
  line.settings.reach = 20.0;
  line.settings.evenOver = 15.0;
  line.settings.curve = line.settings.runOff = 5.0;
  line.closed = random() % 3 == 0;
  if (random() % 2 == 0) line.settings.course = LineCourse::Straight;
  return line;
}

/// Whether the course after a point has no nodes because it and its neighbours are beyond the reach on one side.
bool isUndivided(const Line& line, std::size_t point, double reach) {
  const std::size_t count = line.points.size();
  const auto placeOf = [&](std::size_t k) { return Vec2(line.points[k % count].x, line.points[k % count].y); };
  const Vec2 from = placeOf(point), to = placeOf(point + 1), chord = to - from;
  const bool open = !line.closed;
  const Vec2 before = open && point == 0 ? Vec2(from - chord) : placeOf(point + count - 1),
             after = open && point + 2 >= count ? Vec2(to + chord) : placeOf(point + 2);
  const Vec2 low = from.cwiseMin(to).cwiseMin(before).cwiseMin(after),
             high = from.cwiseMax(to).cwiseMax(before).cwiseMax(after);
  const double x = 0.5 * kPathFrame.width() + reach, y = 0.5 * kPathFrame.depth() + reach;
  return low.x() > x || low.y() > y || high.x() < -x || high.y() < -y;
}

TEST(LinePath, NodesNearTheTerrainAreAllThereAndHaveTheSameBits) {
  std::mt19937_64 random(11);
  for (int i = 0; i < 90; ++i) {
    const Line line = randomLine(random, i % 3 == 0 ? 60.0 : i % 3 == 1 ? 300.0 : 3000.0);
    const double margin = denseMargin(line), reach = reachOf(line);
    const std::vector<LineNode> nodes = lineNodes(line, kPathFrame);
    std::size_t at = 0;
    bool undivided = false;
    for (const LineNode& node : nodesEverywhere(line)) {
      const bool taken = at < nodes.size() && nodes[at].place == node.place;
      at += taken ? 1 : 0;
      if (node.point >= 0) undivided = isUndivided(line, static_cast<std::size_t>(node.point), reach);
      ASSERT_TRUE(taken || undivided || metresOff(node.place, margin) > 0.0) << i;
    }
    EXPECT_EQ(at, nodes.size()) << i << ": each node is one of the dense course, in its order";
    EXPECT_EQ(lineNodeCount(line, kPathFrame, 1'000'000), nodes.size());
    EXPECT_EQ(lineNodeCount(line, kPathFrame, 2), 3U);
    EXPECT_GE(maxLineNodeCount(line, kPathFrame), double(nodes.size()));
  }
}

TEST(LinePath, ChordsOffTheTerrainStayOffIt) {
  std::mt19937_64 random(13);
  for (int i = 0; i < 60; ++i) {
    const Line line = randomLine(random, i % 2 == 0 ? 400.0 : 1400.0);
    const double reach = reachOf(line);
    const std::vector<LineNode> nodes = lineNodes(line, kPathFrame);
    for (std::size_t k = 0; k + 1 < nodes.size(); ++k) {
      if (nodes[k].onward <= 8.0 * kPathFrame.cellSize()) continue;
      EXPECT_GT(metresOff(nodes[k].place, nodes[k + 1].place, reach), 0.0) << i << ", node " << k;
    }
  }
}

/// The line with a point at each node that it would have on a terrain that is everywhere. Its course is straight.
Line withAllNodes(Line line) {
  const std::vector<Vec2> places = placesEverywhere(line);
  line.points.clear();
  for (const Vec2& place : places) line.points.push_back({place.x(), place.y()});
  return line;
}

std::vector<float> shapedBy(const Line& line, const Terrain& terrain) {
  const LineField field(terrain.frame, {test::designed(line, terrain.heights, terrain.frame)});
  std::vector<float> heights(static_cast<std::size_t>(terrain.frame.samples().area()));
  withLines(terrain.heights, field).read(terrain.frame.samples(), heights);
  return heights;
}

TEST(LinePath, SparseNodesOffTheTerrainShapeItAsAllNodesDo) {
  const Terrain terrain = test::fractalTerrain(65, 97, 1.0, 1.5);
  std::mt19937_64 random(15);
  std::uniform_real_distribution<double> share(-1.0, 1.0);
  for (int i = 0; i < 6; ++i) {
    const bool comesBack = i % 2 == 0;
    std::vector<Vec2> places{{25.0 * share(random), 40.0 * share(random)},
                             {(i % 4 < 2 ? -1.0 : 1.0) * (1500.0 + 400.0 * share(random)), 300.0 * share(random)}};
    if (comesBack) places.emplace_back(25.0 * share(random), 40.0 * share(random));
    Line line = test::lineThrough(i % 3 == 0 ? LineKind::Railway : LineKind::Road, places);
    line.settings.course = LineCourse::Straight;
    const Line all = withAllNodes(line);
    ASSERT_GT(3 * lineNodes(all, kPathFrame).size(), 4 * lineNodes(line, kPathFrame).size());
    const std::vector<float> sparse = shapedBy(line, terrain), dense = shapedBy(all, terrain);
    for (std::size_t k = 0; k < sparse.size(); ++k) {
      // Where a line comes back, heights depend on lengths outside, which are summed in fewer pieces.
      if (comesBack)
        ASSERT_NEAR(sparse[k], dense[k], 1e-3) << i;
      else
        ASSERT_EQ(sparse[k], dense[k]) << i;
    }
  }
}

TEST(LinePath, CourseFarOffTheTerrainHasFewNodes) {
  std::vector<Vec2> places;
  for (int i = 0; i < 1000; ++i) places.emplace_back(i % 2 == 0 ? -2000.0 : 2000.0, 1e-3 * i);
  Line line = test::lineThrough(LineKind::Road, places);
  const double across = kPathFrame.width() + 2.0 * denseMargin(line);
  EXPECT_LT(double(lineNodeCount(line, kPathFrame, 100'000'000)), 1000.0 * (across / 1.0 + 60.0));
  for (Vec2& place : places) place.x() += 2500.0;
  line = test::lineThrough(LineKind::Road, places);
  EXPECT_LT(lineNodeCount(line, kPathFrame, 100'000'000), places.size() + 100);
}

TEST(LinePath, BrushPathsAndRiversAreDividedEverywhere) {
  for (const LineKind kind : {LineKind::BrushPath, LineKind::River})
    for (const LineCourse course : {LineCourse::Straight, LineCourse::Round}) {
      Line line = test::lineThrough(kind, {{-2000.0, 0.0}, {0.0, 10.0}, {3000.0, 0.0}});
      line.settings.course = course;
      EXPECT_EQ(lineNodes(line, kPathFrame).size(), placesEverywhere(line).size());
    }
}

TEST(LinePath, LinesWithoutPointsHaveNoNodes) {
  Line line = test::lineThrough(LineKind::Road, {});
  EXPECT_TRUE(lineNodes(line, kPathFrame).empty());
  line.closed = true;
  EXPECT_TRUE(lineNodes(line, kPathFrame).empty());
}

}  // namespace
}  // namespace scarp
