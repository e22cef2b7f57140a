#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <set>

#include "core/line/LineSchema.h"
#include "core/line/LineSurface.h"
#include "core/scatter/BentRows.h"
#include "core/scatter/ScatterRuleSchema.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

constexpr double kBeam = 4.0;  ///< Metres, its length.

/// A beam along x or y, 0.2 m thick, from 0 to 1 m up, its faces at the ends left out; red where its other
/// axis is below 0, else blue.
Model beam(bool alongY = false, int parts = 4) {
  Model model;
  model.materials.emplace_back();
  const auto add = [&](double f, double side, double up, const Eigen::Vector3f& normal) {
    ModelVertex vertex;
    vertex.position = alongY ? Eigen::Vector3f(float(-side), float(f), float(up))
                             : Eigen::Vector3f(float(f), float(side), float(up));
    vertex.normal = alongY ? Eigen::Vector3f(-normal.y(), normal.x(), normal.z()) : normal;
    vertex.uv.setZero();
    vertex.colour = side < 0.0 ? std::array<std::uint8_t, 4>{255, 0, 0, 255}
                               : std::array<std::uint8_t, 4>{0, 0, 255, 255};
    model.vertices.push_back(vertex);
  };
  for (int k = 0; k < parts; ++k) {
    const double a = kBeam * k / parts - 1.0, b = kBeam * (k + 1) / parts - 1.0;
    for (const double side : {-0.1, 0.1}) {
      const auto first = static_cast<std::uint32_t>(model.vertices.size());
      const Eigen::Vector3f normal(0.0F, side < 0.0 ? -1.0F : 1.0F, 0.0F);
      for (const auto& [f, up] : {std::pair(a, 0.0), {b, 0.0}, {b, 1.0}, {a, 1.0}}) add(f, side, up, normal);
      for (const std::uint32_t i : {0U, 1U, 2U, 0U, 2U, 3U})
        model.indices.push_back(first + (side < 0.0 ? i : 3 - i));
    }
  }
  model.levels.push_back({{{0, 0, static_cast<std::uint32_t>(model.indices.size())}}, 0.0F});
  return model;
}

AssetTable tableOf(Model model) { return AssetTable({assetOf("beam", sharedModel(std::move(model)))}); }

ScatterRule bentRule(ScatterBend bent, ScatterAlong along = ScatterAlong::Left) {
  ScatterRule rule;
  rule.id = 1;
  rule.assets = {{*assetNamed("beam"), 1.0}};
  rule.along = along;
  rule.bent = bent;
  rule.rowOffset = -0.5;
  rule.facing = ScatterFacing::Along;
  rule.skipSpans = false;
  return rule;
}

LineDesign designed(std::mt19937& random, bool closed = false) {
  static const Terrain ground = test::fractalTerrain(300, 300, 2.0, 2.0);
  Line line;
  line.id = 5;
  line.closed = closed;
  line.settings.speed = 60.0;
  const auto between = [&](double low, double high) {
    return std::uniform_real_distribution(low, high)(random);
  };
  for (int i = 0; i < 6; ++i)
    line.points.push_back(closed ? LinePoint{120.0 * std::cos(i) + between(-9.0, 9.0), 120.0 * std::sin(i)}
                                 : LinePoint{-200.0 + 80.0 * i, between(-40.0, 40.0)});
  return designOf(line, ground.heights, ground.frame);
}

/// Where corners of all meshes are, and their colours say they are red.
struct Corner {
  Vec3 place, normal;
  bool red;
};
std::vector<Corner> cornersOf(const BentMeshes& meshes) {
  std::vector<Corner> corners;
  for (const auto& mesh : meshes)
    for (const ModelVertex& vertex : mesh->mesh.vertices)
      corners.push_back({mesh->origin + vertex.position.cast<double>(), vertex.normal.cast<double>(),
                         vertex.colour[0] > 127});
  return corners;
}

/// Of a beam's corners those that have no other one at their place: the ends of what hangs together.
std::size_t looseEnds(const BentMeshes& meshes) {
  const std::vector<Corner> corners = cornersOf(meshes);
  std::size_t loose = 0;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    bool met = false;
    for (std::size_t k = 0; k < corners.size() && !met; ++k)
      met = k != i && corners[k].red == corners[i].red && (corners[k].place - corners[i].place).norm() < 2e-4;
    loose += met ? 0 : 1;
  }
  return loose;
}

/// The nearest place of the course, the way to it, and the bed there.
struct OnCourse {
  double way, distance, height, tilt, half;
  double left;  ///< Metres to the left of the course.
};
OnCourse onCourse(const LineDesign& design, const Vec2& place) {
  OnCourse best{0.0, 1e300, 0.0, 0.0, 0.0, 0.0};
  double way = 0.0;
  const std::size_t count = design.nodes.size(), spans = design.line.closed ? count : count - 1;
  for (std::size_t i = 0; i < spans; ++i) {
    const LineNode &a = design.nodes[i], &b = design.nodes[(i + 1) % count];
    const Vec2 chord = b.place - a.place;
    const double t = std::clamp((place - a.place).dot(chord) / chord.squaredNorm(), 0.0, 1.0);
    const Vec2 off = place - a.place - t * chord;
    if (off.norm() < best.distance)
      best = {way + t * chord.norm(),
              off.norm(),
              a.height + t * (b.height - a.height),
              a.tilt + t * (b.tilt - a.tilt),
              a.half + t * (b.half - a.half),
              (chord.x() * off.y() - chord.y() * off.x()) / chord.norm()};
    way += chord.norm();
  }
  return best;
}

TEST(BentRows, AWholeNumberIsStretchedToTheEndsWithoutGaps) {
  std::mt19937 random(3);
  for (int turn = 0; turn < 2; ++turn) {
    BendableModels models(tableOf(beam()));
    const LineDesign design = designed(random);
    const auto bent = bentAlong(bentRule(ScatterBend::Stretched), design, models);
    ASSERT_TRUE(bent);
    // Two corners at each of four edges at both ends.
    EXPECT_EQ(looseEnds(*bent), 8U) << turn;
    const std::vector<Corner> corners = cornersOf(*bent);
    const Vec2 first = design.nodes.front().place, last = design.nodes.back().place;
    const double aside = design.nodes.front().half - 0.5;
    double nearestFirst = 1e300, nearestLast = 1e300;
    for (const Corner& corner : corners) {
      nearestFirst = std::min(nearestFirst, (corner.place.head<2>() - first).norm());
      nearestLast = std::min(nearestLast, (corner.place.head<2>() - last).norm());
      EXPECT_NEAR(corner.normal.norm(), 1.0, 1e-4);
    }
    EXPECT_NEAR(nearestFirst, aside - 0.1, 1e-3);
    EXPECT_NEAR(nearestLast, aside - 0.1, 1e-3);
    // No piece is stretched by more than half of one over all of them.
    const double pieces = static_cast<double>(corners.size()) / 32.0;
    EXPECT_GT(pieces, 90.0);
  }
}

TEST(BentRows, AClosedLineIsClosed) {
  std::mt19937 random(4);
  BendableModels models(tableOf(beam()));
  const LineDesign design = designed(random, true);
  for (const ScatterAlong along : {ScatterAlong::Left, ScatterAlong::Right, ScatterAlong::Middle}) {
    const auto bent = bentAlong(bentRule(ScatterBend::Stretched, along), design, models);
    ASSERT_TRUE(bent);
    ASSERT_FALSE(bent->empty());
    EXPECT_EQ(looseEnds(*bent), 0U);
  }
}

TEST(BentRows, TheSameFaceLooksToTheLineOnBothSides) {
  std::mt19937 random(5);
  const LineDesign design = designed(random);
  for (const bool alongY : {false, true})
    for (const ScatterFacing facing : {ScatterFacing::Along, ScatterFacing::Outward, ScatterFacing::Inward}) {
      if (alongY == (facing == ScatterFacing::Along)) continue;
      BendableModels models(tableOf(beam(alongY)));
      ScatterRule rule = bentRule(ScatterBend::Stretched, ScatterAlong::Both);
      rule.facing = facing;
      const auto bent = bentAlong(rule, design, models);
      ASSERT_TRUE(bent);
      std::set<int> sides;
      // Red is −y of a beam along x, +x of one along y.
      const bool redLooksIn = facing != ScatterFacing::Outward;
      for (const Corner& corner : cornersOf(*bent)) {
        const OnCourse at = onCourse(design, corner.place.head<2>());
        sides.insert(at.left > 0.0 ? 1 : -1);
        const double out = std::abs(at.left) - (at.half - 0.5);
        ASSERT_LT(std::abs(std::abs(out) - 0.1), 0.02);
        ASSERT_EQ(out < 0.0, corner.red == redLooksIn);
        // Normals look away from the middle of the beam.
        const Corner ahead{corner.place + 0.01 * corner.normal, {}, false};
        const double further = std::abs(onCourse(design, ahead.place.head<2>()).left) - std::abs(at.left);
        ASSERT_EQ(further > 0.0, out > 0.0);
      }
      EXPECT_EQ(sides.size(), 2U);
    }
}

TEST(BentRows, BasesAreOnTheBedAndUpIsAsAsked) {
  std::mt19937 random(6);
  const LineDesign design = designed(random);
  BendableModels models(tableOf(beam()));
  double steepest = 0.0;
  for (const ObjectRule stand : {ObjectRule::KeepOffset, ObjectRule::Align}) {
    ScatterRule rule = bentRule(ScatterBend::Stretched);
    rule.stand = stand;
    rule.heightOffset = 0.25;
    const auto bent = bentAlong(rule, design, models);
    ASSERT_TRUE(bent);
    const std::vector<Corner> corners = cornersOf(*bent);
    for (std::size_t i = 0; i < corners.size(); i += 4) {  // Of a face: two, and those above or below them.
      for (const std::size_t k : {i, i + 1}) {
        const Corner &one = corners[k], &other = corners[k == i ? i + 3 : i + 2];
        const Corner &low = one.place.z() < other.place.z() ? one : other, &high = &low == &one ? other : one;
        const OnCourse at = onCourse(design, low.place.head<2>());
        const double bed =
            besideMiddle(design.line.settings, design.section, at.half, at.tilt, at.half - 0.5);
        ASSERT_NEAR(low.place.z(), at.height + bed + 0.25, 0.04);
        const Vec3 up = high.place - low.place;
        if (stand == ObjectRule::KeepOffset) {
          ASSERT_LT((up - Vec3::UnitZ()).norm(), 2e-4);
        } else {
          ASSERT_NEAR(up.norm(), 1.0, 2e-3);
          const double lean = onCourse(design, high.place.head<2>()).left - at.left;
          ASSERT_NEAR(lean, -std::sin(std::atan(at.tilt)), 0.02);
          steepest = std::max(steepest, std::abs(lean));
        }
      }
    }
  }
  EXPECT_GT(steepest, 0.03);
}

TEST(BentRows, TheLastOneIsCutOrLeftOut) {
  std::mt19937 random(7);
  const LineDesign design = designed(random);
  BendableModels models(tableOf(beam()));
  ScatterRule rule = bentRule(ScatterBend::Cut, ScatterAlong::Middle);
  rule.rowOffset = 0.0;
  const auto cut = bentAlong(rule, design, models);
  rule.bent = ScatterBend::Whole;
  const auto whole = bentAlong(rule, design, models);
  ASSERT_TRUE(cut && whole);
  double length = 0.0;
  for (std::size_t i = 0; i + 1 < design.nodes.size(); ++i) {
    const LineNode &a = design.nodes[i], &b = design.nodes[i + 1];
    length += std::hypot((b.place - a.place).norm(), b.height - a.height);
  }
  const double fits = std::floor(length / kBeam);
  EXPECT_EQ(static_cast<double>(verticesOf(*whole)), fits * 32.0);
  EXPECT_EQ(looseEnds(*whole), 8U);
  const auto furthest = [&](const BentMeshes& meshes) {
    double way = 0.0;
    for (const Corner& corner : cornersOf(meshes))
      way = std::max(way, onCourse(design, corner.place.head<2>()).way);
    return way;
  };
  double plan = 0.0;
  for (const LineNode& node : design.nodes) plan += node.onward;
  EXPECT_NEAR(furthest(*cut), plan, 1e-3);
  EXPECT_LT(furthest(*whole), plan - 0.01);
  EXPECT_GT(furthest(*whole), plan - kBeam - 0.01);
}

TEST(BentRows, BridgesAreLeftOutWhereThatIsAsked) {
  static const Terrain ground = test::fractalTerrain(200, 200, 2.0, 2.0);
  Line line;
  line.id = 2;
  line.points = {{-150.0, 0.0}, {-40.0, 5.0}, {30.0, -5.0}, {150.0, 0.0}};
  line.points[1].onward = LineSpan::Bridge;
  const LineDesign design = designOf(line, ground.heights, ground.frame);
  BendableModels models(tableOf(beam()));
  for (const bool skips : {false, true}) {
    ScatterRule rule = bentRule(ScatterBend::Stretched);
    rule.skipSpans = skips;
    const auto bent = bentAlong(rule, design, models);
    ASSERT_TRUE(bent);
    const bool over = std::ranges::any_of(
        cornersOf(*bent), [](const Corner& corner) { return std::abs(corner.place.x() + 5.0) < 25.0; });
    EXPECT_EQ(over, !skips);
    EXPECT_EQ(looseEnds(*bent), skips ? 16U : 8U);
  }
}

TEST(BentRows, WhatIsTooMuchOrTooShortIsOneLine) {
  std::mt19937 random(8);
  const LineDesign design = designed(random);
  BendableModels models(tableOf(beam()));
  const auto many = bentAlong(bentRule(ScatterBend::Stretched), design, models, 1000);
  ASSERT_FALSE(many);
  EXPECT_EQ(many.error().text(), "the bent models have more than 8000000 vertices");
  ScatterRule rule = bentRule(ScatterBend::Stretched);
  rule.scale = 1e-4;
  const auto tiny = bentAlong(rule, design, models);
  ASSERT_FALSE(tiny);
  EXPECT_EQ(tiny.error().text(), "\"beam\" is too short along the line to be bent");
}

}  // namespace
}  // namespace scarp
