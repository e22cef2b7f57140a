#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <random>

#include "core/line/LineFigures.h"
#include "core/line/LineNetwork.h"
#include "core/noise/Noise.h"
#include "core/terrain/Surface.h"
#include "tests/line/Lines.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::lineThrough;
using test::makeTerrain;

const std::vector<Vec2> kWay{
    {-1300.0, -500.0}, {-600.0, 100.0}, {0.0, -200.0}, {600.0, 300.0}, {1300.0, 0.0}};

Terrain levelGround() {
  return makeTerrain({1001, 601, 3.0, 3.0}, [](int, int) { return 100.0F; });
}
Terrain mountains(std::uint32_t seed) { return test::fractalTerrain(401, 251, 6.0, 6.0, seed); }

double alignedHeightAt(const LineDesign& design, std::ptrdiff_t point) {
  const auto found = std::ranges::find(design.nodes, point, &LineNode::point);
  return found == design.nodes.end() ? std::nan("") : found->height;
}
double aboveGround(const LineNode& node, const Terrain& terrain) {
  const GridFrame& frame = terrain.frame;
  return node.height - heightAt(terrain.heights, frame.column(node.place.x()), frame.row(node.place.y()));
}
double steepestOf(const LineDesign& design) {
  double steepest = 0.0;
  for (std::size_t i = 0; i + 1 < design.nodes.size(); ++i)
    steepest = std::max(
        steepest, std::abs(design.nodes[i + 1].height - design.nodes[i].height) / design.nodes[i].onward);
  return steepest;
}

TEST(LineAlignment, AHeightActsOnTheTwoSegmentsBesideItsPoint) {
  const Terrain level = levelGround();
  Line line = lineThrough(LineKind::Road, kWay);
  const LineDesign before = designOf(line, level.heights, level.frame);
  line.points[2].height = 114.0;
  const LineDesign after = designOf(line, level.heights, level.frame);
  EXPECT_NEAR(alignedHeightAt(after, 2), 114.0, 1e-9);
  std::ptrdiff_t segment = -1;
  double within = 0.0;
  for (std::size_t i = 0; i < before.nodes.size(); ++i) {
    if (before.nodes[i].point >= 0) segment = before.nodes[i].point;
    const double moved = std::abs(after.nodes[i].height - before.nodes[i].height);
    if (segment == 1 || segment == 2)
      within = std::max(within, moved);
    else
      EXPECT_EQ(moved, 0.0) << i;
  }
  EXPECT_GT(within, 10.0);
  EXPECT_LE(steepestOf(after), line.settings.grade * (1.0 + 1e-9));
  EXPECT_TRUE(measureLine(after, level.heights, level.frame).findings.missedHeights.empty());
}

TEST(LineAlignment, AHeightThatTheGradeForbidsIsMissedAndListed) {
  const Terrain level = levelGround();
  Line line = lineThrough(LineKind::Road, kWay);
  line.points[2].height = 285.0;
  const LineDesign design = designOf(line, level.heights, level.frame);
  EXPECT_LE(steepestOf(design), line.settings.grade * (1.0 + 1e-9));
  const LineReport report = measureLine(design, level.heights, level.frame);
  ASSERT_EQ(report.findings.missedHeights.size(), 1U);
  EXPECT_EQ(report.findings.missedHeights[0].point, 2U);
  EXPECT_NEAR(report.findings.missedHeights[0].excess, alignedHeightAt(design, 2) - 285.0, 1e-9);
  EXPECT_EQ(alignedHeightAt(design, 1), 100.0);
  EXPECT_EQ(alignedHeightAt(design, 3), 100.0);
  // The nearer neighbour is about 672 m along the course.
  EXPECT_NEAR(alignedHeightAt(design, 2), 100.0 + 0.08 * 690.0, 4.0);
  EXPECT_LT(report.figures.earth.fill, 4e6) << "before, the whole line was raised by 185 m: 1.4e8";
}

/// Heights of all points, none further apart than the grade allows: all are held to 2 cm.
TEST(LineAlignment, HeightsWithinTheGradeAreHeld) {
  std::mt19937_64 random(54);
  for (int round = 0; round < 6; ++round) {
    const Terrain terrain = mountains(static_cast<std::uint32_t>(round));
    Line line = lineThrough(LineKind::Road, test::randomWay(random, terrain.frame, 6, 200.0));
    line.settings.heights = round % 2 == 0 ? LineHeights::Follow : LineHeights::Points;
    double height = 50.0;
    for (std::size_t i = 0; i < line.points.size(); ++i) {
      if (i > 0) {
        const double apart =
            std::hypot(line.points[i].x - line.points[i - 1].x, line.points[i].y - line.points[i - 1].y);
        height += (round % 3 == 0 ? 1.0 : std::uniform_real_distribution(-1.0, 1.0)(random)) * 0.08 * apart;
      }
      line.points[i].height = height;
    }
    const LineDesign design = designOf(line, terrain.heights, terrain.frame);
    EXPECT_LE(steepestOf(design), 0.08 * (1.0 + 1e-6));
    for (std::size_t i = 0; i < line.points.size(); ++i)
      EXPECT_NEAR(alignedHeightAt(design, static_cast<std::ptrdiff_t>(i)), *line.points[i].height, 0.02)
          << round;
    EXPECT_TRUE(findingsOf(design, terrain.heights, terrain.frame).missedHeights.empty());
  }
}

TEST(LineAlignment, FreeEndsAreAtTerrainHeightAndSlopesMeetTheTerrain) {
  std::mt19937_64 random(55);
  double deepest = 0.0;
  for (int round = 0; round < 6; ++round) {
    const Terrain terrain = mountains(static_cast<std::uint32_t>(round));
    const Line line = lineThrough(round % 3 == 2 ? LineKind::Railway : LineKind::Road,
                                  test::randomWay(random, terrain.frame, 5, 400.0));
    const LineDesign design = designOf(line, terrain.heights, terrain.frame);
    EXPECT_NEAR(aboveGround(design.nodes.front(), terrain), 0.0, 1e-6);
    EXPECT_NEAR(aboveGround(design.nodes.back(), terrain), 0.0, 1e-6);
    EXPECT_LE(steepestOf(design), design.grade * (1.0 + 1e-9));
    const LineReport report = measureLine(design, terrain.heights, terrain.frame);
    EXPECT_EQ(report.figures.steps, 0U) << round;
    EXPECT_EQ(report.findings.neededGrade > 0.0, design.grade > line.settings.grade);
    if (report.findings.neededGrade > 0.0) {
      const double rise = std::abs(design.nodes.back().height - design.nodes.front().height);
      EXPECT_NEAR(report.findings.neededLength, rise / line.settings.grade, 1e-6 * rise);
      EXPECT_GT(report.findings.neededLength, report.figures.length);
    }
    for (const LineFindings::DeepStretch& deep : report.findings.deepStretches) {
      EXPECT_GT(std::abs(deep.deepest), kDeepEarthwork);
      EXPECT_GE(deep.to, deep.from);
      deepest = std::max(deepest, std::abs(deep.deepest));
    }
  }
  EXPECT_GT(deepest, 2.0 * kDeepEarthwork);
}

TEST(LineAlignment, LinesOfEarlierVersionsKeepTheirHeights) {
  const Terrain level = levelGround();
  Line line = lineThrough(LineKind::Road, kWay);
  line.settings.alignment = LineAlignmentRule::Envelope;
  line.points[2].height = 114.0;
  const LineDesign design = designOf(line, level.heights, level.frame);
  for (const LineNode& node : design.nodes) EXPECT_NEAR(node.height, 114.0, 1e-9);
  for (const LineEdge& edge : design.edges) {
    EXPECT_EQ(edge.cut, LineBank());
    EXPECT_EQ(edge.fill, LineBank());
  }
}

TEST(LineAlignment, BothPassesOfACrossingHaveOneHeight) {
  const Terrain terrain = makeTerrain({601, 601, 3.0, 3.0}, [](int c, int r) {
    return static_cast<float>(100.0 + 0.03 * c + 6.0 * std::sin(0.02 * r));
  });
  const std::vector<Vec2> eight{{-400.0, -300.0}, {400.0, 300.0}, {400.0, -300.0}, {-400.0, 300.0}};
  for (const LineKind kind : {LineKind::Road, LineKind::Track, LineKind::River}) {
    const LineDesign design = designOf(lineThrough(kind, eight), terrain.heights, terrain.frame);
    const LineFindings findings = findingsOf(design, terrain.heights, terrain.frame);
    ASSERT_EQ(findings.crossings.size(), 1U);
    EXPECT_LT(findings.crossings[0].apart, 1e-9);
    // No tear where both beds are: neighbours on them differ by no more than their slopes.
    const HeightRaster shaped =
        withLines(terrain.heights, LineField(terrain.frame, {std::make_shared<const LineDesign>(design)}));
    const Vec2 at = findings.crossings[0].place;
    const int c0 = static_cast<int>(terrain.frame.column(at.x())),
              r0 = static_cast<int>(terrain.frame.row(at.y()));
    for (const int c : {c0 - 1, c0}) EXPECT_LT(std::abs(shaped.at(c, r0) - shaped.at(c + 1, r0)), 0.5) << c;
    if (kind != LineKind::River) continue;
    for (std::size_t i = 0; i + 1 < design.nodes.size(); ++i)
      EXPECT_LE(design.nodes[i + 1].height, design.nodes[i].height);
  }
}

/// Returns whether the heights never rise from the higher end to the lower one.
bool fallsOneWay(const LineDesign& design) {
  std::vector<double> heights;
  for (const LineNode& node : design.nodes) heights.push_back(node.height);
  if (heights.front() < heights.back()) std::ranges::reverse(heights);
  return std::ranges::is_sorted(heights, std::greater<>());
}

TEST(LineAlignment, RiversBeginAndEndAtTheTerrainInWhicheverOrderTheyWereDrawn) {
  std::mt19937_64 random(56);
  int uphill = 0;
  for (int round = 0; round < 12; ++round) {
    const Terrain terrain = mountains(static_cast<std::uint32_t>(round));
    Line line = lineThrough(round % 3 == 2 ? LineKind::Canal : LineKind::River,
                            test::randomWay(random, terrain.frame, 5, 250.0));
    if (round % 4 == 3) line.settings.grade = 0.05;
    const LineDesign design = designOf(line, terrain.heights, terrain.frame);
    uphill += design.nodes.front().height < design.nodes.back().height;
    EXPECT_TRUE(fallsOneWay(design)) << round;
    EXPECT_NEAR(aboveGround(design.nodes.front(), terrain), line.settings.offset, 1e-6) << round;
    EXPECT_NEAR(aboveGround(design.nodes.back(), terrain), line.settings.offset, 1e-6) << round;
    // The order of the points does not matter.
    std::ranges::reverse(line.points);
    const LineDesign back = designOf(line, terrain.heights, terrain.frame);
    EXPECT_NEAR(back.nodes.front().height, design.nodes.back().height, 1e-6);
    EXPECT_NEAR(back.nodes.back().height, design.nodes.front().height, 1e-6);
  }
  EXPECT_GT(uphill, 0);
  EXPECT_LT(uphill, 12);
}

/// With everything that changes heights: joins, heights of points, bridges, curves, grades, offsets.
TEST(LineAlignment, RiversNeverRiseWhateverTheyAre) {
  std::mt19937_64 random(57);
  const auto below = [&](unsigned n) { return static_cast<unsigned>(random() % n); };
  for (int round = 0; round < 8; ++round) {
    const Terrain terrain = test::makeTerrain({221, 181, 4.0, 3.0}, [&](int c, int r) {
      const double noise = static_cast<double>((c * 7919 + r * 104729 + 31 * round) % 23);
      return static_cast<float>(80.0 * fractalNoise(c * 0.02, r * 0.02, 6, 0.5, 9) + 0.2 * noise);
    });
    std::vector<Line> lines;
    std::vector<Vec2> places;
    for (int i = 0; i < 6; ++i) {
      std::vector<Vec2> way =
          test::randomWay(random, terrain.frame, 2 + static_cast<int>(below(6)), i % 2 == 0 ? 90.0 : 9.0);
      if (!places.empty() && below(3) > 0) way.back() = places[below(static_cast<unsigned>(places.size()))];
      if (!places.empty() && below(3) == 0) way.front() = places[below(static_cast<unsigned>(places.size()))];
      if (way.front() == way.back()) way.back() += Vec2(40.0, 5.0);
      places.insert(places.end(), way.begin(), way.end());
      Line line = lineThrough(LineKind::River, way);
      line.id = static_cast<LineId>(i + 1);
      line.settings.course = below(2) == 0 ? LineCourse::Straight : LineCourse::Round;
      line.settings.heights = below(3) == 0 ? LineHeights::Points : LineHeights::Follow;
      line.settings.evenOver = 50.0 * below(3);
      line.settings.curve = 30.0 * below(3);
      line.settings.grade = below(3) == 0 ? 0.05 : 0.0;
      for (LinePoint& point : line.points) {
        if (below(3) == 0) point.width = 1.0 + 5.0 * below(8);
        if (below(5) == 0) point.height = -30.0 + 10.0 * below(7);
        if (below(6) == 0) point.onward = LineSpan::Bridge;
      }
      lines.push_back(line);
    }
    for (const auto& design : lineDesigns(lines, terrain.heights, terrain.frame)) {
      ASSERT_FALSE(design->nodes.empty());
      EXPECT_TRUE(fallsOneWay(*design)) << round << ", line " << design->line.id;
    }
  }
}

TEST(LineAlignment, ARiverEntersItsLoopWithoutAWaterfall) {
  // The loop in the east lies lower than the crossing, to which the river returns.
  const Terrain terrain = makeTerrain({601, 601, 3.0, 3.0}, [](int c, int r) {
    const double x = 3.0 * (c - 300), y = 3.0 * (300 - r), t = std::clamp((x - 50.0) / 200.0, 0.0, 1.0);
    return static_cast<float>(110.0 - 0.01 * (x + 400.0) - 25.0 * t * t * (3.0 - 2.0 * t) -
                              0.15 * std::max(0.0, y - 50.0));
  });
  const Line river =
      lineThrough(LineKind::River, {{-400.0, -300.0}, {400.0, 300.0}, {400.0, -300.0}, {-400.0, 300.0}});
  const LineDesign design = designOf(river, terrain.heights, terrain.frame);
  ASSERT_EQ(design.crossings.size(), 1U);
  const SelfCrossing& crossing = design.crossings.front();
  const double level = design.nodes[crossing.first].height;
  for (std::size_t i = crossing.first; i <= crossing.second + 1; ++i)
    EXPECT_NEAR(design.nodes[i].height, level, 1e-9) << i;
  EXPECT_TRUE(fallsOneWay(design));
  EXPECT_GT(design.nodes.front().height, level + 5.0);
  EXPECT_LT(design.nodes.back().height, level - 5.0);
  EXPECT_LT(steepestOf(design), 0.2);
}

TEST(LineAlignment, ACrossingThatTheGradeForbidsIsReportedWithItsPlace) {
  const Terrain steep =
      makeTerrain({601, 601, 3.0, 3.0}, [](int c, int) { return 0.9F * static_cast<float>(c); });
  Line line = lineThrough(LineKind::Road, {{-300.0, 0.0}, {300.0, 0.0}, {0.0, -200.0}, {0.0, 200.0}});
  line.settings.course = LineCourse::Straight;
  line.settings.grade = 0.05;
  const LineFindings findings =
      findingsOf(designOf(line, steep.heights, steep.frame), steep.heights, steep.frame);
  ASSERT_EQ(findings.crossings.size(), 1U);
  EXPECT_NEAR(findings.crossings[0].place.norm(), 0.0, 1e-6);
}

TEST(LineAlignment, ABowTieHasTheAreaOfItsTwoTriangles) {
  const Terrain level = levelGround();
  const Line pad = lineThrough(LineKind::Pad, {{-40.0, -30.0}, {40.0, 30.0}, {40.0, -30.0}, {-40.0, 30.0}});
  const LineReport report =
      measureLine(designOf(pad, level.heights, level.frame), level.heights, level.frame);
  EXPECT_NEAR(report.figures.planeArea, 2400.0, 1e-6);
  ASSERT_EQ(report.findings.crossings.size(), 1U);
  EXPECT_NEAR(report.findings.crossings[0].place.norm(), 0.0, 1e-9);
}

}  // namespace
}  // namespace scarp
