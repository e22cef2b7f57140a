#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <random>

#include "core/line/LineSchema.h"
#include "core/line/NearLines.h"
#include "tests/line/PlainDistance.h"

namespace scarp {
namespace {

constexpr GridFrame kNearFrame{401, 301, 2.0, 3.0};

class RandomLines {
 public:
  explicit RandomLines(std::uint32_t seed) : random_(seed) {}

  double between(double low, double high) { return std::uniform_real_distribution(low, high)(random_); }
  int below(int count) { return static_cast<int>(random_() % static_cast<unsigned>(count)); }
  /// Also beyond the terrain's border.
  Vec2 place() { return {between(-500.0, 500.0), between(-550.0, 550.0)}; }
  Line line(LineId id) {
    Line made;
    made.id = id;
    made.kind = static_cast<LineKind>(below(12));
    made.settings = usualSettings(made.kind);
    made.brush = usualBrush(made.kind);
    made.closed = below(4) == 0;
    const Vec2 middle = place();
    for (int i = 3 + below(4); i > 0; --i) {
      made.points.push_back({middle.x() + between(-150.0, 150.0), middle.y() + between(-150.0, 150.0)});
      made.points.back().onward = static_cast<LineSpan>(below(6) < 3 ? 0 : below(3));
    }
    return made;
  }
  std::vector<Line> lines(int count) {
    std::vector<Line> all;
    for (int i = 0; i < count; ++i) all.push_back(line(static_cast<LineId>(i + 1)));
    return all;
  }
  void change(std::vector<Line>& lines) {
    Line& chosen = lines[static_cast<std::size_t>(below(static_cast<int>(lines.size())))];
    LinePoint& point = chosen.points[static_cast<std::size_t>(below(static_cast<int>(chosen.points.size())))];
    switch (below(7)) {
      case 0:
        chosen = line(chosen.id);
        break;
      case 1:
        chosen.visible = !chosen.visible;
        break;
      case 2:
        chosen.settings.width = between(1.0, 40.0);
        break;
      case 3:
        std::swap(lines.front(), lines.back());
        break;
      default:
        point.x += between(-40.0, 40.0);
        point.y += between(-40.0, 40.0);
    }
  }

 private:
  std::mt19937 random_;
};

/// Lines of changing width.
std::vector<Line> widened(RandomLines& random, std::vector<Line> lines) {
  for (Line& line : lines) {
    line.settings.width = random.between(1.0, 30.0);
    for (LinePoint& point : line.points)
      if (random.below(3) == 0) point.width = random.between(1.0, 60.0);
  }
  return lines;
}

TEST(NearLines, SayWhatADistanceToTheEdgesOfAllBedsSays) {
  RandomLines random(3);
  for (const int count : {1, 7, 60}) {
    const std::vector<Line> roads = widened(random, random.lines(count)), rivers = random.lines(2);
    const NearLines near({{"Roads", LineSet(roads)}, {"Rivers", LineSet(rivers)}}, kNearFrame);
    const auto plainly = [](const std::vector<Line>& lines) {
      std::vector<test::PlainLine> plain;
      for (const Line& line : lines) plain.emplace_back(line, kNearFrame);
      return plain;
    };
    const std::vector<test::PlainLine> plainRoads = plainly(roads), plainRivers = plainly(rivers);
    int inside = 0, outside = 0;
    for (int i = 0; i < 200; ++i) {
      const Vec2 place = random.place();
      double toRoads = std::numeric_limits<double>::infinity(), toRivers = toRoads;
      for (const test::PlainLine& line : plainRoads) toRoads = std::min(toRoads, line.distance(place));
      for (const test::PlainLine& line : plainRivers) toRivers = std::min(toRivers, line.distance(place));
      for (const double metres : {0.01, 1.0, random.between(1.0, 60.0), 400.0, 1e6}) {
        if (std::abs(toRoads - metres) < 1e-6 || std::abs(toRivers - metres) < 1e-6) continue;
        EXPECT_EQ(near.anyWithin(place, metres, "Roads"), toRoads < metres) << toRoads << " " << metres;
        EXPECT_EQ(near.anyWithin(place, metres, "Rivers"), toRivers < metres) << toRivers << " " << metres;
        EXPECT_EQ(near.anyWithin(place, metres, ""), std::min(toRoads, toRivers) < metres);
        EXPECT_FALSE(near.anyWithin(place, metres, "Walls"));
        (toRoads < metres ? inside : outside) += 1;
      }
    }
    EXPECT_GT(inside, 130);
    EXPECT_GT(outside, 130);
  }
}

/// Of all samples of a rectangle, row by row.
std::vector<float> distances(const LineDistance& distance, const NearLines& lines, const GridRect& samples) {
  std::vector<float> all(static_cast<std::size_t>(samples.area()));
  distance.measure(lines, samples, all.data(), samples.width());
  return all;
}

TEST(LineDistance, IsHowFarTheNearestEdgeIsOrHowDeepOneStands) {
  RandomLines random(5);
  long near = 0, within = 0;
  for (const int count : {1, 5, 40}) {
    std::vector<Line> roads = random.lines(count), rivers = random.lines(2);
    roads = widened(random, std::move(roads));
    roads.front().name = rivers.front().name = "Main";
    const NearLines lines({{"Roads", LineSet(roads)}, {"Rivers", LineSet(rivers)}}, kNearFrame);
    std::vector<std::pair<std::string, test::PlainLine>> plain;
    for (const Line& line : roads) plain.emplace_back("Roads", test::PlainLine(line, kNearFrame));
    for (const Line& line : rivers) plain.emplace_back("Rivers", test::PlainLine(line, kNearFrame));
    for (const LineChoice& choice : {LineChoice{}, LineChoice{"Roads", {}, {}}, LineChoice{{}, "Main", {}},
                                     LineChoice{"Rivers", "#2", {}}, LineChoice{{}, {}, roads.back().kind},
                                     LineChoice{"Paths", {}, {}}, LineChoice{{}, {}, {}, true}}) {
      LineDistance distance{choice};
      distance.cover(random.between(-20.0, 0.0));
      distance.cover(random.below(4) == 0 ? 1e6 : random.between(0.0, 80.0));
      const int column = random.below(kNearFrame.columns - 60), row = random.below(kNearFrame.rows - 50);
      const GridRect samples{column, row, column + 60, row + 50};
      const std::vector<float> measured = distances(distance, lines, samples);
      for (int i = 0; i < samples.area(); i += 29) {
        const Vec2 place(kNearFrame.x(column + i % 60), kNearFrame.y(row + i / 60));
        double wanted = distance.to;
        for (const auto& [layer, line] : plain)
          if ((choice.layer.empty() || choice.layer == layer) && line.isIn(choice))
            wanted = std::min(wanted, line.distance(choice, place));
        wanted = std::max(wanted, distance.from);
        ASSERT_NEAR(measured[static_cast<std::size_t>(i)], wanted, 1e-6 * std::abs(wanted) + 1e-5)
            << place.transpose();
        near += wanted > 0.0 && wanted < distance.to;
        within += wanted < 0.0;
      }
      // To the bit, whatever else is asked for.
      const GridRect part{column + 13, row + 5, column + 40, row + 31};
      const std::vector<float> again = distances(distance, lines, part);
      for (int i = 0; i < part.area(); ++i)
        ASSERT_EQ(again[static_cast<std::size_t>(i)],
                  measured[static_cast<std::size_t>((5 + i / 27) * 60 + 13 + i % 27)]);
    }
  }
  EXPECT_GT(near, 400);
  EXPECT_GT(within, 50);
}

TEST(LineDistance, OfLinesWithWaterIsToTheEdgeOfTheWater) {
  Line river, road, pond;
  river.id = 1;
  river.kind = LineKind::River;
  river.settings = usualSettings(LineKind::River);
  river.settings.water = 2.0;
  river.points = {{-100.0, 0.0}, {100.0, 0.0}};
  road.id = 2;
  road.points = {{-100.0, 20.0}, {100.0, 20.0}};
  pond.id = 3;
  pond.kind = LineKind::Pond;
  pond.settings = usualSettings(LineKind::Pond);
  pond.points = {{0.0, -200.0}, {60.0, -200.0}, {60.0, -140.0}, {0.0, -140.0}};
  LineDistance distance{{{}, {}, {}, true}};
  distance.cover(-500.0);
  distance.cover(500.0);
  const auto at = [&](const std::vector<Line>& lines, const Vec2& place) {
    return distance.at(NearLines({{"Lines", LineSet(lines)}}, kNearFrame), place);
  };
  const std::vector<Line> all{river, road, pond};
  // Half of a bed of 8 m, and banks of 1.5 m for each metre of water.
  EXPECT_NEAR(at(all, {0.0, 20.0}), 20.0 - 4.0 - 1.5 * 2.0, 1e-9) << "the road has no water";
  EXPECT_NEAR(at(all, {0.0, 0.0}), -7.0, 1e-9);
  const double beside = pond.settings.water * pond.settings.cut;
  EXPECT_NEAR(at(all, {-30.0, -170.0}), 30.0 - beside, 1e-9);
  EXPECT_NEAR(at(all, {30.0, -170.0}), -30.0 - beside, 1e-9);
  std::vector<Line> dry = all;
  dry[0].settings.water = 0.0;
  dry[2].visible = false;
  EXPECT_GE(at(dry, {0.0, 0.0}), 500.0);
  // A change of depth alone is a difference, as far as the water reaches.
  const NearLines before({{"Lines", LineSet(all)}}, kNearFrame);
  std::vector<Line> deeper = all;
  deeper[0].settings.water = 6.0;
  const auto boxes = NearLines({{"Lines", LineSet(deeper)}}, kNearFrame, &before).differencesFrom(before);
  pieces::PlanBox shore;
  shore.add(Vec2(0.0, 12.9));
  EXPECT_TRUE(
      std::ranges::any_of(boxes, [&](const pieces::PlanBox& box) { return box.least(shore) == 0.0; }));
}

TEST(NearLines, WidensWithItsLine) {
  Line line;
  line.points = {{0.0, 0.0, {}, 10.0}, {100.0, 0.0, {}, 30.0}};
  line.settings.shoulder = 1.0;
  const NearLines near({{"", LineSet({line})}}, kNearFrame);
  EXPECT_TRUE(near.anyWithin({1e-6, 5.9}, 1e-3, "")) << "on the shoulder";
  EXPECT_TRUE(near.anyWithin({100.0, -15.9}, 1e-3, ""));
  EXPECT_FALSE(near.anyWithin({119.0, 0.0}, 2.99, "")) << "it ends round";
  EXPECT_TRUE(near.anyWithin({119.0, 0.0}, 3.01, ""));
}

TEST(NearLines, LinesAndLayersWithoutABedAreFarFromEverything) {
  Line dot, far;
  dot.points = {{5.0, 5.0}, {5.0, 5.0}};
  far.id = 1;
  far.points = {{0.0, 0.0}, {9.0, 0.0}};
  far.visible = false;
  const NearLines near({{"Roads", LineSet({dot, far})}, {"Roads", LineSet(std::vector<Line>())}}, kNearFrame);
  EXPECT_FALSE(near.anyWithin({5.0, 5.0}, 1e6, ""));
  EXPECT_FALSE(NearLines({}, kNearFrame).anyWithin({5.0, 5.0}, 1e6, ""));
}

TEST(NearLines, DifferencesAreAroundAllThatIsOther) {
  RandomLines random(8);
  std::vector<Line> roads = random.lines(12), paths = random.lines(3);
  // Two layers of one name.
  const auto layers = [&] {
    return std::vector<NamedLines>{{"Roads", LineSet(roads)}, {"Roads", LineSet(paths)}};
  };
  auto near = std::make_unique<NearLines>(layers(), kNearFrame);
  int others = 0;
  for (int edit = 0; edit < 40; ++edit) {
    random.change(edit % 4 == 0 ? paths : roads);
    if (edit % 9 == 8) roads.erase(roads.begin() + 1);
    if (edit % 9 == 4) roads.push_back(random.line(static_cast<LineId>(100 + edit)));
    auto now = std::make_unique<NearLines>(layers(), kNearFrame, near.get());
    const NearLines anew(layers(), kNearFrame);
    const auto boxes = now->differencesFrom(*near);
    for (int i = 0; i < 200; ++i) {
      const Vec2 place = random.place();
      const double metres = random.between(0.1, 60.0);
      const bool is = now->anyWithin(place, metres, "Roads");
      ASSERT_EQ(is, anew.anyWithin(place, metres, "Roads")) << "what is shared";
      if (is == near->anyWithin(place, metres, "Roads")) continue;
      ++others;
      pieces::PlanBox at;
      at.add(place);
      EXPECT_TRUE(
          std::ranges::any_of(boxes, [&](const pieces::PlanBox& box) { return box.least(at) < metres; }));
    }
    near = std::move(now);
  }
  EXPECT_GT(others, 10);
  EXPECT_TRUE(near->isOf(layers(), kNearFrame));
  EXPECT_TRUE(NearLines(layers(), kNearFrame, near.get()).differencesFrom(*near).empty());
}

TEST(NearLines, AMovedPointIsDifferentAboutItselfAlone) {
  Line line;
  line.id = 1;
  for (int i = 0; i <= 40; ++i) line.points.push_back({-380.0 + 19.0 * i, i % 2 == 0 ? 10.0 : -10.0});
  const NearLines before({{"Roads", LineSet({line})}}, kNearFrame);
  line.points[5].y += 15.0;
  const NearLines after({{"Roads", LineSet({line})}}, kNearFrame, &before);
  const auto boxes = after.differencesFrom(before);
  ASSERT_FALSE(boxes.empty());
  for (const pieces::PlanBox& box : boxes) {
    EXPECT_GT(box.low.x(), -380.0 + 19.0 * 2);
    EXPECT_LT(box.high.x(), -380.0 + 19.0 * 8);
  }
}

}  // namespace
}  // namespace scarp
