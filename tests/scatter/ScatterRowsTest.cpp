#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numbers>
#include <random>

#include "core/line/LinePath.h"
#include "core/scatter/ScatterRows.h"
#include "core/scatter/ScatterRuleSchema.h"

namespace scarp {
namespace {

constexpr GridFrame kRowFrame{401, 301, 2.0, 2.0};

ScatterRule rowRule(ScatterAlong along, double spacing) {
  ScatterRule rule;
  rule.id = 1;
  rule.assets = {{AssetKind::Marker, 1.0}};
  rule.along = along;
  rule.spacing = spacing;
  rule.randomYaw = false;
  return rule;
}

Line straight() {
  Line line;
  line.id = 3;
  line.settings.course = LineCourse::Straight;
  line.points = {{-100.0, 20.0}, {100.0, 20.0}};
  return line;
}

/// Metres along the pieces between the nodes to the place of the course that is nearest to this one.
double wayTo(const std::vector<LineNode>& nodes, const Vec2& place) {
  double way = 0.0, nearest = 1e300, found = 0.0;
  for (std::size_t i = 0; i + 1 < nodes.size(); ++i) {
    const Vec2 chord = nodes[i + 1].place - nodes[i].place;
    const double t = std::clamp((place - nodes[i].place).dot(chord) / chord.squaredNorm(), 0.0, 1.0);
    const double far = (nodes[i].place + t * chord - place).norm();
    if (far < nearest) {
      nearest = far;
      found = way + t * chord.norm();
    }
    way += chord.norm();
  }
  return found;
}

TEST(ScatterRows, StandAtEvenDistancesAlongTheLine) {
  std::mt19937 random(5);
  for (int turn = 0; turn < 12; ++turn) {
    Line line;
    line.id = 7;
    const double phase = std::uniform_real_distribution(0.0, 6.0)(random);
    for (int i = 0; i < 7; ++i)
      line.points.push_back({-300.0 + 100.0 * i, 60.0 * std::sin(phase + 0.9 * i)});
    const double spacing = std::uniform_real_distribution(3.0, 40.0)(random);
    const ScatterRule rule = [&] {
      ScatterRule made = rowRule(ScatterAlong::Middle, spacing);
      made.rowOffset = 0.0;
      return made;
    }();
    const std::vector<LineNode> nodes = lineNodes(line, kRowFrame);
    double length = 0.0;
    for (const LineNode& node : nodes) length += node.onward;
    const auto places = rowAlong(rule, line, kRowFrame, 1000);
    ASSERT_EQ(places.size(), static_cast<std::size_t>(std::floor(length / spacing)) + 1) << turn;
    for (std::size_t i = 0; i < places.size(); ++i) {
      const ScatteredObject& object = places[i].candidate.object;
      ASSERT_NEAR(wayTo(nodes, {object.x, object.y}), spacing * static_cast<double>(i), 1e-6) << turn;
      ASSERT_EQ(rowPlaceAt(rule, object.key, {{{"", LineSet({line})}}, kRowFrame}), object);
    }
  }
}

TEST(ScatterRows, StandBesideTheBedAndLookWhereTheyAreTold) {
  const Line line = straight();
  const double edge = 0.5 * line.settings.width + line.settings.shoulder;
  ScatterRule rule = rowRule(ScatterAlong::Both, 20.0);
  rule.rowOffset = 1.5;
  auto places = rowAlong(rule, line, kRowFrame, 1000);
  ASSERT_EQ(places.size(), 22U);
  for (const RowPlace& place : places) {
    const ScatteredObject& object = place.candidate.object;
    const bool left = object.key.attempt == 0;
    EXPECT_NEAR(object.y, 20.0 + (left ? edge + 1.5 : -edge - 1.5), 1e-9);
    EXPECT_NEAR(object.x, -100.0 + 20.0 * object.key.column, 1e-9);
    EXPECT_NEAR(object.yaw, left ? -0.5 * std::numbers::pi : 0.5 * std::numbers::pi, 1e-12) << "inward";
  }
  rule.facing = ScatterFacing::Along;
  rule.along = ScatterAlong::Alternating;
  places = rowAlong(rule, line, kRowFrame, 1000);
  ASSERT_EQ(places.size(), 11U);
  for (const RowPlace& place : places) {
    const ScatteredObject& object = place.candidate.object;
    EXPECT_EQ(object.y > 20.0, object.key.column % 2 == 0);
    EXPECT_EQ(object.yaw, 0.0);
  }
  rule.along = ScatterAlong::Right;
  EXPECT_FALSE(rowPlaceAt(rule, {3, 0, 0}, {{{"", LineSet({line})}}, kRowFrame})) << "no left row";
  EXPECT_FALSE(rowPlaceAt(rule, {3, 11, 1}, {{{"", LineSet({line})}}, kRowFrame})) << "beyond the end";
  EXPECT_FALSE(rowPlaceAt(rule, {4, 0, 1}, {{{"", LineSet({line})}}, kRowFrame})) << "no such line";
}

TEST(ScatterRows, LeaveOutBridgesByChoice) {
  Line line = straight();
  line.points.insert(line.points.begin() + 1, {{-31.0, 20.0}, {29.0, 20.0}});
  line.points[1].onward = LineSpan::Bridge;
  ScatterRule rule = rowRule(ScatterAlong::Left, 10.0);
  EXPECT_EQ(rowAlong(rule, line, kRowFrame, 1000).size(), 15U);
  for (const RowPlace& place : rowAlong(rule, line, kRowFrame, 1000))
    EXPECT_FALSE(place.candidate.object.x > -31.0 && place.candidate.object.x < 29.0);
  rule.skipSpans = false;
  EXPECT_EQ(rowAlong(rule, line, kRowFrame, 1000).size(), 21U);
}

TEST(ScatterRows, TheLeftOfAnAreaIsItsOutside) {
  for (const bool turned : {false, true}) {
    Line pad;
    pad.id = 1;
    pad.kind = LineKind::Pad;
    pad.settings.course = LineCourse::Straight;
    pad.points = {{-50.0, -50.0}, {50.0, -50.0}, {50.0, 50.0}, {-50.0, 50.0}};
    if (turned) std::swap(pad.points[1], pad.points[3]);
    ScatterRule rule = rowRule(ScatterAlong::Left, 30.0);
    rule.rowOffset = 2.0;
    const auto places = rowAlong(rule, pad, kRowFrame, 1000);
    ASSERT_EQ(places.size(), 13U) << "as many as fit around 400 m";
    for (const RowPlace& place : places)
      EXPECT_NEAR(std::max(std::abs(place.candidate.object.x), std::abs(place.candidate.object.y)), 52.0,
                  1e-9);
  }
}

TEST(ScatterRows, AreRefusedWhereTheyAreTooDense) {
  EXPECT_EQ(validate({rowRule(ScatterAlong::Left, 0.05)}).error().text(),
            "rule 1: the spacing of rows must be at least 0.1 m");
  EXPECT_TRUE(validate({rowRule(ScatterAlong::Left, 0.1)}));
}

ScatterRule trees(std::uint32_t id) {
  ScatterRule rule;
  rule.id = id;
  rule.name = "Trees";
  rule.assets = {{AssetKind::Conifer, 1.0}};
  return rule;
}

TEST(ScatterRuleSchema, SaysWhichRuleIsWrongAndWhy) {
  EXPECT_TRUE(validate({trees(1), trees(2)}));
  const auto refused = [](ScatterRule rule, const char* why) {
    const auto good = validate({trees(7), rule});
    ASSERT_FALSE(good);
    EXPECT_NE(good.error().text().find("rule 2 (Trees)"), std::string::npos) << good.error().text();
    EXPECT_NE(good.error().text().find(why), std::string::npos) << good.error().text();
  };
  refused(trees(7), "id");
  ScatterRule rule = trees(1);
  rule.assets.clear();
  refused(rule, "no asset");
  rule = trees(1);
  rule.assets.front().weight = 0.0;
  refused(rule, "weight");
  rule = trees(1);
  rule.density = std::numeric_limits<double>::quiet_NaN();
  refused(rule, "density");
  rule = trees(1);
  rule.spacing = -1.0;
  refused(rule, "spacing");
  rule = trees(1);
  rule.stand = ObjectRule::Flatten;
  refused(rule, "stand");
  rule = trees(1);
  rule.conditions.emplace_back();
  rule.conditions.front().low = 5.0;
  rule.conditions.front().high = 1.0;
  refused(rule, "begins above its end");
  rule = trees(1);
  rule.without = {{1, 0, 0}, {0, 0, 0}};
  refused(rule, "order");
  EXPECT_FALSE(validate(std::vector<ScatterRule>(kMostScatterRules + 1, trees(1))));
}

}  // namespace
}  // namespace scarp
