#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <random>
#include <set>

#include "core/line/LineNetwork.h"
#include "core/line/WaterMesh.h"
#include "core/terrain/Surface.h"
#include "tests/line/Lines.h"
#include "tests/line/RealGround.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::lineThrough;

/// Lines with the ground that they make and their water, all of it made anew.
struct WaterScene {
  WaterScene(Terrain terrain, std::vector<Line> some)
      : frame(terrain.frame), lines(std::move(some)), field(frame, {}) {
    const auto designs = lineDesigns(lines, terrain.heights, frame);
    ground = withLines(terrain.heights, LineField(frame, designs));
    waters = waterOfLines(lines, designs, frame);
    field = WaterField(frame, {&waters, 1});
    for (int slot = 0; slot < ground->tileCount(); ++slot)
      if (WaterMesh mesh = waterMesh(field, *ground, slot); !mesh.empty()) meshes.push_back(std::move(mesh));
  }
  [[nodiscard]] double heightOf(const Vec2& place) const {
    return heightAt(*ground, frame.column(place.x()), frame.row(place.y()));
  }

  GridFrame frame;
  std::vector<Line> lines;
  std::optional<HeightRaster> ground;
  std::vector<std::shared_ptr<const LineWater>> waters;
  WaterField field;
  std::vector<WaterMesh> meshes;
};

/// What the meshes of all tiles are together, corners told by their places.
struct MeshCheck {
  std::size_t triangles = 0;
  std::size_t twice = 0;   ///< Edges that two triangles have in the same direction: they lie over each other.
  std::size_t inAir = 0;   ///< Edges of one triangle that neither follow the shore nor the terrain's border.
  double offGround = 0.0;  ///< Metres that a corner is furthest below the ground, or a shore's from it.
  double offDepth = 0.0;   ///< Metres that a depth is off the way to the ground, at most.
};

MeshCheck check(const WaterScene& scene) {
  MeshCheck result;
  using Corner = std::pair<double, double>;
  std::map<std::pair<Corner, Corner>, int> edges;
  std::set<Corner> shore;
  for (const WaterMesh& mesh : scene.meshes) {
    const auto cornerOf = [&](std::uint32_t i) {
      const WaterVertex& v = mesh.vertices[i];
      return Corner{mesh.column + double(v.column), mesh.row + double(v.row)};
    };
    for (const WaterVertex& v : mesh.vertices) {
      const double column = mesh.column + double(v.column), row = mesh.row + double(v.row);
      const double height = heightAt(*scene.ground, column, row);
      const double above = double(v.level) - height;
      result.offDepth = std::max(result.offDepth, std::abs(above - double(v.depth)));
      result.offGround = std::max(result.offGround, v.depth > 0.0F ? -above : std::abs(above));
      if (v.depth == 0.0F) shore.insert({column, row});
    }
    result.triangles += mesh.triangles.size();
    for (const auto& triangle : mesh.triangles)
      for (std::size_t i = 0; i < 3; ++i)
        if (++edges[{cornerOf(triangle[i]), cornerOf(triangle[(i + 1) % 3])}] > 1) ++result.twice;
  }
  const GridFrame& frame = scene.frame;
  for (const auto& [edge, count] : edges) {
    const auto& [a, b] = edge;
    if (edges.contains({b, a})) continue;
    const auto onBorder = [&](double first, double second, int last) {
      return first == second && (first == 0.0 || first == last);
    };
    if (onBorder(a.first, b.first, frame.columns - 1) || onBorder(a.second, b.second, frame.rows - 1))
      continue;
    if (!shore.contains(a) || !shore.contains(b)) ++result.inAir;
  }
  return result;
}

/// At the nodes of a line that lie on the ground; its levels that rise, and nodes of its bed that are dry.
struct LevelCheck {
  long nodes = 0, rising = 0, dry = 0;
};

LevelCheck checkLevels(const LineWater& water) {
  LevelCheck result;
  const bool backward = !water.levels.empty() && water.levels.back()[1] > water.levels.front()[0];
  const auto rises = [backward](double from, double to) {
    return (backward ? from > to : to > from) ? 1 : 0;
  };
  for (std::size_t i = 0; i < water.levels.size(); ++i) {
    ++result.nodes;
    result.rising += rises(water.levels[i][0], water.levels[i][1]);
    if (i > 0 && !water.design->beds[i].opens)
      result.rising += rises(water.levels[i - 1][1], water.levels[i][0]);
    result.dry += water.levels[i][0] <= water.design->beds[i].middle.za ? 1 : 0;
  }
  return result;
}

Terrain gentleSlope(int columns, int rows, double fall) {
  return test::makeTerrain({columns, rows, 1.0, 1.0},
                           [=](int c, int) { return static_cast<float>(100.0 - fall * c); });
}

TEST(Water, ReachesUpTheBanksToItsLevel) {
  Line river = lineThrough(LineKind::River, {{-120.0, 0.0}, {120.0, 0.0}});
  river.settings.width = 12.0;
  const WaterScene scene(gentleSlope(300, 100, 0.01), {river});
  // The bed lies 1.5 m below the ground, the water 1 m above it, and the banks rise 1 in 1.5.
  const double half = 6.0 + river.settings.shoulder, wide = half + 1.5;
  double furthest = 0.0;
  for (const WaterMesh& mesh : scene.meshes)
    for (const WaterVertex& v : mesh.vertices) {
      const Vec3 at = mesh.place(v, scene.frame);
      if (std::abs(at.x()) > 100.0) continue;
      furthest = std::max(furthest, std::abs(at.y()));
      EXPECT_NEAR(at.z(), 100.0 - 0.01 * scene.frame.column(at.x()) - 0.5, 0.1);
    }
  EXPECT_NEAR(furthest, wide, 0.3);
  const MeshCheck checked = check(scene);
  EXPECT_GT(checked.triangles, 500U);
  EXPECT_EQ(checked.twice + checked.inAir, 0U);
  EXPECT_LT(checked.offGround, 1e-3);
}

TEST(Water, PondIsLevelAndItsMiddleIsFewTriangles) {
  Line pond = lineThrough(LineKind::Pond, {{-110.0, -90.0}, {110.0, -80.0}, {120.0, 90.0}, {-100.0, 100.0}});
  const WaterScene scene(gentleSlope(400, 400, 0.0), {pond});
  const MeshCheck checked = check(scene);
  EXPECT_EQ(checked.twice + checked.inAir, 0U);
  EXPECT_LT(checked.offGround, 1e-3);
  for (const WaterMesh& mesh : scene.meshes)
    for (const WaterVertex& v : mesh.vertices)
      if (v.depth > 0.0F) {
        EXPECT_EQ(v.level, scene.meshes.front().vertices.front().level);
      }
  EXPECT_GT(checked.triangles, 500U);
  EXPECT_LT(checked.triangles, 12'000U) << "of 40,000 cells";
}

TEST(Water, RiversThatMeetHaveOneSurface) {
  const Vec2 meet{0.0, 0.0};
  Line river = lineThrough(LineKind::River, {{-150.0, 40.0}, meet, {140.0, -30.0}});
  Line brook = lineThrough(LineKind::River, {{-90.0, -120.0}, {-20.0, -40.0}, meet});
  Line canal = lineThrough(LineKind::Canal, {meet, {60.0, 80.0}, {130.0, 110.0}});
  river.settings.width = 16.0;
  brook.id = 2;
  brook.settings.width = 5.0;
  brook.settings.water = 0.4;
  canal.id = 3;
  canal.settings.width = 7.0;
  const WaterScene scene(gentleSlope(360, 300, 0.02), {river, brook, canal});
  const MeshCheck checked = check(scene);
  EXPECT_GT(checked.triangles, 3000U);
  EXPECT_EQ(checked.twice + checked.inAir, 0U);
  EXPECT_LT(checked.offGround, 1e-3);
  for (const auto& water : scene.waters) EXPECT_EQ(checkLevels(*water).rising + checkLevels(*water).dry, 0);
  // All three come to one level, that of the deepest.
  EXPECT_NEAR(scene.waters[1]->levels.back()[1], scene.waters[2]->levels.front()[0], 1e-9);
  EXPECT_NEAR(scene.waters[1]->levels.back()[1],
              brook.settings.water + 0.6 + scene.waters[1]->design->nodes.back().height, 1e-9);
}

TEST(Water, WhereNoBankHoldsItItEndsOnTheGround) {
  // The right side of the bed is filled up, and falls away beside it.
  Line river = lineThrough(LineKind::River, {{-100.0, 0.0}, {100.0, 0.0}});
  river.settings.offset = 1.0;
  river.settings.width = 10.0;
  const WaterScene scene(gentleSlope(260, 120, 0.0), {river});
  const MeshCheck checked = check(scene);
  EXPECT_GT(checked.triangles, 500U);
  EXPECT_EQ(checked.twice + checked.inAir, 0U);
  for (const WaterMesh& mesh : scene.meshes)
    for (const WaterVertex& v : mesh.vertices)
      EXPECT_LT(std::abs(mesh.place(v, scene.frame).y()), 5.0 + river.settings.shoulder + 1.0);
}

TEST(Water, BedsTooNarrowForTheSamplesHaveAStripOnTheGround) {
  Line brook = lineThrough(LineKind::River, {{-900.0, 200.0}, {0.0, -100.0}, {900.0, 300.0}});
  const WaterScene scene(test::fractalTerrain(101, 81, 30.0, 30.0), {brook});
  std::size_t triangles = 0;
  for (const WaterMesh& mesh : scene.meshes) {
    triangles += mesh.triangles.size();
    for (const WaterVertex& v : mesh.vertices)
      EXPECT_GE(double(v.level),
                heightAt(*scene.ground, mesh.column + double(v.column), mesh.row + double(v.row)) - 1e-3);
  }
  EXPECT_EQ(triangles, 8 * scene.waters[0]->levels.size()) << "four parts a piece";
}

TEST(Water, LiesWithinTheBanksOfRiversOnRealGround) {
  SCARP_REAL_DATA(path, "srtm_bigtujunga30m_utm11.tif");
  const Terrain terrain = test::realGround(path);
  std::mt19937_64 random(28);
  MeshCheck worst;
  LevelCheck levels;
  for (int i = 0; i < 60; i += 5) {
    std::vector<Line> lines;
    const std::vector<Vec2> way = test::randomWay(random, terrain.frame, 4, 900.0);
    lines.push_back(lineThrough(i % 4 == 3 ? LineKind::Canal : LineKind::River, way));
    if (i % 2 == 0) lines.push_back(lineThrough(LineKind::River, {way[1] + Vec2(700.0, 400.0), way[1]}));
    for (std::size_t k = 0; k < lines.size(); ++k) {
      lines[k].id = static_cast<LineId>(k + 1);
      lines[k].settings.width = 60.0 + 3.0 * i + 20.0 * static_cast<double>(k);
      lines[k].settings.water = 1.0 + 0.1 * i;
      lines[k].settings.reach = 3000.0;
    }
    const WaterScene scene(terrain, lines);
    const MeshCheck checked = check(scene);
    worst.triangles += checked.triangles;
    worst.twice += checked.twice;
    worst.inAir += checked.inAir;
    worst.offGround = std::max(worst.offGround, checked.offGround);
    worst.offDepth = std::max(worst.offDepth, checked.offDepth);
    for (const auto& water : scene.waters) {
      ASSERT_TRUE(water);
      const LevelCheck one = checkLevels(*water);
      levels.nodes += one.nodes;
      levels.rising += one.rising;
      levels.dry += one.dry;
    }
  }
  EXPECT_GT(worst.triangles, 1'000U);
  EXPECT_EQ(worst.twice, 0U);
  EXPECT_EQ(worst.inAir, 0U);
  EXPECT_LT(worst.offGround, 0.01);
  EXPECT_LT(worst.offDepth, 0.01);
  EXPECT_GT(levels.nodes, 300);
  EXPECT_EQ(levels.rising, 0);
  EXPECT_EQ(levels.dry, 0);
}

}  // namespace
}  // namespace scarp
