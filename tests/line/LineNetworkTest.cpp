#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "core/line/LineNetwork.h"
#include "core/line/LineSurface.h"
#include "core/terrain/Surface.h"
#include "tests/line/Lines.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::fractalTerrain;
using test::lineThrough;

/// Roads between places of a loose lattice: each place is a point of up to four of them.
std::vector<Line> randomNetwork(std::mt19937_64& random, const GridFrame& frame, int along, bool round) {
  const auto share = [&random] { return std::uniform_real_distribution<double>(0.0, 1.0)(random); };
  const double dx = frame.width() / (along + 1), dy = frame.depth() / (along + 1);
  std::vector<Vec2> places;
  for (int r = 0; r < along; ++r)
    for (int c = 0; c < along; ++c)
      places.push_back({(c + 1 + 0.5 * (share() - 0.5)) * dx - 0.5 * frame.width(),
                        (r + 1 + 0.5 * (share() - 0.5)) * dy - 0.5 * frame.depth()});
  std::vector<Line> lines;
  const auto add = [&](const std::vector<Vec2>& way) {
    Line line = lineThrough(random() % 3 == 0 ? LineKind::Track : LineKind::Road, way);
    line.id = static_cast<LineId>(lines.size() + 1);
    line.settings.width = 3.0 + 5.0 * share();
    line.settings.course = round ? LineCourse::Round : LineCourse::Straight;
    line.settings.cut = line.settings.fill = 1.5;
    line.settings.reach = 60.0;
    line.settings.grade = 0.12;
    lines.push_back(line);
  };
  const auto at = [&](int c, int r) { return places[static_cast<std::size_t>(r * along + c)]; };
  // Some lines lead through, others end at each place.
  for (int r = 0; r < along; ++r) {
    std::vector<Vec2> way;
    for (int c = 0; c < along; ++c) way.push_back(at(c, r));
    add(way);
  }
  for (int c = 0; c < along; ++c)
    for (int r = 0; r + 1 < along; ++r)
      if (random() % 4 != 0) add({at(c, r), at(c, r + 1)});
  std::ranges::shuffle(lines, random);
  return lines;
}

/// Hills whose slopes roads can follow.
Terrain gentleHills(int side, std::uint32_t seed) {
  return test::makeTerrain({side, side, 2.0, 2.0}, [=](int c, int r) {
    return static_cast<float>(0.02 * 2.0 * side * fractalNoise(4.0 * c / side, 4.0 * r / side, 5, 0.5, seed));
  });
}

std::optional<double> heightAtPoint(const LineDesign& design, std::size_t point) {
  for (const LineNode& node : design.nodes)
    if (node.point == static_cast<std::ptrdiff_t>(point)) return node.height;
  return std::nullopt;
}

TEST(LineNetwork, HeightsAgreeWhereGradesAllowAndGradesHold) {
  std::mt19937_64 random(51);
  int agreeing = 0, apart = 0;
  for (int round = 0; round < 6; ++round) {
    const bool steep = round % 3 == 2;
    const Terrain terrain = steep ? fractalTerrain(300, 300, 2.0, 2.0, static_cast<std::uint32_t>(round))
                                  : gentleHills(300, static_cast<std::uint32_t>(round));
    const std::vector<Line> lines = randomNetwork(random, terrain.frame, 4, round % 2 == 0);
    const auto designs = lineDesigns(lines, terrain.heights, terrain.frame);
    const auto meetings = meetingsOf(lines);
    ASSERT_GT(meetings.size(), 8U);
    // What each line is asked for.
    std::vector<std::vector<std::pair<std::size_t, double>>> asked(lines.size());
    for (const LineMeeting& meeting : meetings) {
      const LineCorner& chief = meeting.corners[meeting.chief];
      const double height =
          *heightAtPoint(designOf(lines[chief.line], terrain.heights, terrain.frame), chief.point);
      for (const LineCorner& corner : meeting.corners) asked[corner.line].push_back({corner.point, height});
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const auto& nodes = designs[i]->nodes;
      for (std::size_t k = 0; k + 1 < nodes.size(); ++k)
        ASSERT_LE(std::abs(nodes[k + 1].height - nodes[k].height), 0.12 * nodes[k].onward + 1e-9);
      const auto stationOf = [&](std::size_t point) {
        double station = 0.0;
        for (const LineNode& node : nodes) {
          if (node.point == static_cast<std::ptrdiff_t>(point)) break;
          station += node.onward;
        }
        return station;
      };
      bool possible = true;
      for (const auto& one : asked[i])
        for (const auto& other : asked[i])
          possible = possible && std::abs(one.second - other.second) <=
                                     0.12 * std::abs(stationOf(one.first) - stationOf(other.first)) + 1e-9;
      for (const auto& [point, height] : asked[i]) {
        const double off = std::abs(*heightAtPoint(*designs[i], point) - height);
        if (possible) {
          ASSERT_LT(off, 1e-6) << "line " << i;
        }
        if (!steep) (possible ? agreeing : apart) += 1;
      }
    }
  }
  EXPECT_GT(agreeing, 80);
  EXPECT_LT(apart, agreeing / 10);
}

/// Ground, beds and slopes about a place, ten samples a metre or so.
struct CloseUp {
  GridFrame frame;
  GridRect rect;
  std::vector<float> ground, shaped;
  std::vector<char> onBed;

  [[nodiscard]] std::size_t at(int c, int r) const {
    return static_cast<std::size_t>(r - rect.row0) * static_cast<std::size_t>(rect.width()) +
           static_cast<std::size_t>(c - rect.column0);
  }
};

/// The beds of which a part may be within some metres of a place.
std::vector<LineBed> bedsNear(const std::vector<std::shared_ptr<const LineDesign>>& designs,
                              const Vec2& about, double metres) {
  std::vector<LineBed> near;
  for (const auto& design : designs)
    for (const LineBed& bed : design->beds)
      if ((bed.middle.a - about).norm() < metres + 12.0) near.push_back(bed);
  return near;
}

bool onAnyBed(const std::vector<LineBed>& beds, const Vec2& place) {
  return std::ranges::any_of(beds, [&](const LineBed& bed) {
    const Vec2 way = bed.middle.b - bed.middle.a, off = place - bed.middle.a;
    const double free = off.dot(way) / way.squaredNorm(), share = std::clamp(free, 0.0, 1.0);
    if ((off - share * way).norm() > bed.ha + share * (bed.hb - bed.ha) - 1e-9) return false;
    return !(bed.opens && free < 0.0) && !(bed.ends && free > 1.0);
  });
}

CloseUp closeUp(const Terrain& terrain, const std::vector<std::shared_ptr<const LineDesign>>& designs,
                const Vec2& about, double metres, int times) {
  CloseUp up;
  const GridFrame& coarse = terrain.frame;
  up.frame = {(coarse.columns - 1) * times + 1, (coarse.rows - 1) * times + 1, coarse.dx / times,
              coarse.dy / times};
  up.rect =
      up.frame.samplesWithin(about.x() - metres, about.y() - metres, about.x() + metres, about.y() + metres);
  up.ground.resize(static_cast<std::size_t>(up.rect.area()));
  up.shaped.resize(up.ground.size());
  up.onBed.resize(up.ground.size());
  const std::vector<LineBed> near = bedsNear(designs, about, 1.5 * metres);
  for (int r = up.rect.row0; r < up.rect.row1; ++r)
    for (int c = up.rect.column0; c < up.rect.column1; ++c) {
      up.ground[up.at(c, r)] = static_cast<float>(
          heightAt(terrain.heights, static_cast<double>(c) / times, static_cast<double>(r) / times));
      up.onBed[up.at(c, r)] = onAnyBed(near, {up.frame.x(c), up.frame.y(r)}) ? 1 : 0;
    }
  LineField(up.frame, designs).evaluate(up.rect, up.ground, up.shaped);
  for (std::size_t i = 0; i < up.shaped.size(); ++i)
    if (std::isnan(up.shaped[i])) up.shaped[i] = up.ground[i];
  return up;
}

struct SteepestSteps {
  double bed = 0.0, border = 0.0, slope = 0.0;  ///< Metres from one sample to the next.
  long bedPairs = 0, slopePairs = 0;
};

SteepestSteps stepsIn(const CloseUp& up) {
  SteepestSteps steps;
  for (int r = up.rect.row0; r + 1 < up.rect.row1; ++r)
    for (int c = up.rect.column0; c + 1 < up.rect.column1; ++c)
      for (const auto& [dc, dr] : {std::pair{1, 0}, {0, 1}}) {
        const std::size_t a = up.at(c, r), b = up.at(c + dc, r + dr);
        const double rise = std::abs(double(up.shaped[a]) - double(up.shaped[b]));
        if (up.onBed[a] && up.onBed[b]) {
          steps.bed = std::max(steps.bed, rise);
          ++steps.bedPairs;
        } else if (up.onBed[a] || up.onBed[b]) {
          steps.border = std::max(steps.border, rise);
        } else {
          const double overA = up.shaped[a] - up.ground[a], overB = up.shaped[b] - up.ground[b];
          if (overA * overB <= 0.0) continue;  // The ground's own, or it lies between.
          steps.slope = std::max(steps.slope, rise);
          ++steps.slopePairs;
        }
      }
  return steps;
}

TEST(LineNetwork, BedsAreContinuousAcrossJunctionsAndSlopesAsAsked) {
  std::mt19937_64 random(52);
  SteepestSteps worst;
  double unmerged = 0.0;
  for (int round = 0; round < 2; ++round) {
    const Terrain terrain = gentleHills(240, static_cast<std::uint32_t>(70 + round));
    const std::vector<Line> lines = randomNetwork(random, terrain.frame, 3, true);
    const auto designs = lineDesigns(lines, terrain.heights, terrain.frame);
    std::vector<std::shared_ptr<const LineDesign>> alone;
    for (const Line& line : lines) alone.push_back(test::designed(line, terrain.heights, terrain.frame));
    for (const LineMeeting& meeting : meetingsOf(lines)) {
      const CloseUp up = closeUp(terrain, designs, meeting.place, 10.0, 20);
      // All about the place is bed: no gap.
      for (int k = 0; k < 16; ++k) {
        const Vec2 beside = meeting.place + 1.4 * Vec2(std::cos(0.3927 * k), std::sin(0.3927 * k));
        EXPECT_TRUE(onAnyBed(bedsNear(designs, beside, 2.0), beside));
      }
      const SteepestSteps steps = stepsIn(up);
      worst.bed = std::max(worst.bed, steps.bed);
      worst.border = std::max(worst.border, steps.border);
      worst.slope = std::max(worst.slope, steps.slope);
      worst.bedPairs += steps.bedPairs;
      worst.slopePairs += steps.slopePairs;
      unmerged = std::max(unmerged, stepsIn(closeUp(terrain, alone, meeting.place, 10.0, 20)).bed);
    }
  }
  EXPECT_GT(worst.bedPairs, 100'000);
  EXPECT_GT(worst.slopePairs, 10'000);
  // Beds are nowhere steeper than 1 : 2 where they merge, and slopes are as asked.
  EXPECT_LT(worst.bed, 0.05);
  EXPECT_LT(worst.border, 0.2);
  EXPECT_LT(worst.slope, 0.1 / 1.5 + 1e-3);
  EXPECT_GT(unmerged, 0.2) << "else this test would find nothing";
}

TEST(LineNetwork, ALineThatMeetsNoneIsAsForItself) {
  const Terrain terrain = fractalTerrain(200, 200, 2.0, 2.0, 3);
  std::vector<Line> lines{lineThrough(LineKind::Road, {{-150.0, -80.0}, {0.0, -60.0}, {150.0, -80.0}}),
                          lineThrough(LineKind::River, {{-150.0, 60.0}, {0.0, 90.0}, {140.0, 60.0}}),
                          lineThrough(LineKind::Pad, {{-30.0, 0.0}, {30.0, 0.0}, {0.0, 30.0}})};
  lines.push_back(lines[0]);
  lines[3].visible = false;
  const auto designs = lineDesigns(lines, terrain.heights, terrain.frame);
  EXPECT_EQ(designs[3], nullptr);
  for (std::size_t i = 0; i < 3; ++i) {
    const LineDesign own = designOf(lines[i], terrain.heights, terrain.frame);
    EXPECT_EQ(designs[i]->nodes, own.nodes);
    EXPECT_EQ(designs[i]->edges, own.edges);
    EXPECT_EQ(designs[i]->beds, own.beds);
  }
}

TEST(LineNetwork, ChiefIsByHeightAreaRiverWidthAndOrder) {
  Line wide = lineThrough(LineKind::Road, {{-50.0, 0.0}, {0.0, 0.0}, {50.0, 0.0}}),
       narrow = lineThrough(LineKind::Road, {{0.0, 0.0}, {0.0, 50.0}}),
       pad = lineThrough(LineKind::Pad, {{0.0, 0.0}, {-20.0, -20.0}, {20.0, -20.0}});
  wide.settings.width = 8.0;
  narrow.settings.width = 4.0;
  const auto chiefOf = [](const std::vector<Line>& lines) {
    const auto meetings = meetingsOf(lines);
    EXPECT_EQ(meetings.size(), 1U);
    return meetings[0].corners[meetings[0].chief].line;
  };
  EXPECT_EQ(chiefOf({wide, narrow}), 0U);
  EXPECT_EQ(chiefOf({narrow, wide}), 1U);
  EXPECT_EQ(chiefOf({wide, pad, narrow}), 1U);
  Line pinned = narrow;
  pinned.points[0].height = 12.0;
  EXPECT_EQ(chiefOf({wide, pad, pinned}), 2U);
  // As wide: what leads through, then what comes last.
  Line equal = narrow;
  equal.settings.width = 8.0;
  EXPECT_EQ(chiefOf({wide, equal}), 0U);
  Line other = equal;
  other.points[1] = {10.0, 50.0};
  EXPECT_EQ(chiefOf({equal, other}), 1U);
  // A river meets no road, a bridge nothing that it leads over, what is hidden nothing.
  EXPECT_TRUE(
      meetingsOf(std::vector<Line>{wide, lineThrough(LineKind::River, {{0.0, 0.0}, {9.0, 9.0}})}).empty());
  Line over = wide;
  over.points[0].onward = over.points[1].onward = LineSpan::Bridge;
  EXPECT_TRUE(meetingsOf(std::vector<Line>{over, narrow}).empty());
  Line hidden = wide;
  hidden.visible = false;
  EXPECT_TRUE(meetingsOf(std::vector<Line>{hidden, narrow}).empty());
}

TEST(LineNetwork, RiversMeetWithoutRising) {
  std::mt19937_64 random(53);
  int met = 0;
  for (int round = 0; round < 5; ++round) {
    const Terrain terrain = fractalTerrain(300, 300, 2.0, 2.0, static_cast<std::uint32_t>(30 + round));
    std::vector<Line> lines{lineThrough(LineKind::River, test::randomWay(random, terrain.frame, 7, 70.0))};
    lines[0].settings.width = 12.0;
    for (const std::size_t into : {2U, 4U, 6U}) {
      auto way = test::randomWay(random, terrain.frame, 4, 60.0);
      way.push_back({lines[0].points[into].x, lines[0].points[into].y});
      lines.push_back(lineThrough(LineKind::River, way));
    }
    const auto designs = lineDesigns(lines, terrain.heights, terrain.frame);
    for (const auto& design : designs) {
      std::vector<double> heights;
      for (const LineNode& node : design->nodes) heights.push_back(node.height);
      if (heights.front() < heights.back()) std::ranges::reverse(heights);
      for (std::size_t k = 0; k + 1 < heights.size(); ++k) ASSERT_LE(heights[k + 1], heights[k]);
    }
    for (std::size_t i = 1; i < lines.size(); ++i) {
      const double there = *heightAtPoint(*designs[0], 2 * i);
      EXPECT_NEAR(designs[i]->nodes.back().height, there, 1e-9);
      ++met;
    }
  }
  EXPECT_EQ(met, 15);
}

TEST(LineNetwork, ARoadLeadsOntoAPad) {
  const Terrain terrain = fractalTerrain(200, 200, 2.0, 2.0, 8);
  std::vector<Line> lines{lineThrough(LineKind::Pad, {{0.0, 0.0}, {60.0, 0.0}, {60.0, 50.0}, {0.0, 50.0}}),
                          lineThrough(LineKind::Road, {{-150.0, -20.0}, {0.0, 0.0}})};
  lines[0].settings.offset = 3.0;
  const auto designs = lineDesigns(lines, terrain.heights, terrain.frame);
  EXPECT_NEAR(designs[1]->nodes.back().height, designs[0]->plane.height, 1e-9);
  EXPECT_TRUE(designs[1]->joins.empty());
}

}  // namespace
}  // namespace scarp
