#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "core/measure/GroundProfile.h"
#include "core/terrain/Surface.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

double heightOn(const Terrain& terrain, const Vec2& place) {
  return heightAt(terrain.heights, terrain.frame.column(place.x()), terrain.frame.row(place.y()));
}

std::vector<Vec2> lineOver(const GridFrame& frame, std::mt19937_64& random, int corners, double reach) {
  std::uniform_real_distribution<double> x(-0.5 * reach * frame.width(), 0.5 * reach * frame.width());
  std::uniform_real_distribution<double> y(-0.5 * reach * frame.depth(), 0.5 * reach * frame.depth());
  std::vector<Vec2> line;
  for (int i = 0; i < corners; ++i) line.emplace_back(x(random), y(random));
  return line;
}

GroundProfile profileOf(const Terrain& terrain, const std::vector<Vec2>& line) {
  return groundProfile(terrain.heights, terrain.frame, line);
}

TEST(GroundProfile, IsTheDrawnSurfaceEverywhereAlongTheLine) {
  std::mt19937_64 random(1);
  for (const auto& [name, terrain] : test::pickingTerrains())
    for (int i = 0; i < 30; ++i) {
      const std::vector<Vec2> line = lineOver(terrain.frame, random, 2 + i % 3, 1.3);
      const GroundProfile profile = profileOf(terrain, line);
      double begin = 0.0;
      for (std::size_t leg = 1; leg < line.size(); ++leg) {
        const double length = (line[leg] - line[leg - 1]).norm();
        for (int k = 1; k < 200; ++k) {
          const double share = k / 200.0;
          const Vec2 place = line[leg - 1] + share * (line[leg] - line[leg - 1]);
          const auto spot = profile.at(begin + share * length);
          const double expected = heightOn(terrain, place);
          ASSERT_EQ(spot.has_value(), !std::isnan(expected)) << name << " " << place.transpose();
          if (!spot) continue;
          ASSERT_NEAR(spot->height, expected, 1e-9) << name;
          ASSERT_LT((spot->place - place).norm(), 1e-9) << name;
        }
        begin += length;
      }
      EXPECT_NEAR(profile.legEnds.back(), begin, 1e-12 * begin);
    }
}

TEST(GroundProfile, AlongEdgesAndThroughSamplesThereAreNoSpuriousSlopes) {
  const Terrain terrain = test::makeTerrain(
      {65, 65, 3.0, 3.0}, [](int c, int r) { return static_cast<float>(1000 + c + 2 * r); });
  for (const auto& [from, to, slope] :
       {std::tuple(Vec2(-96, 96), Vec2(96, -96), 1.0 / std::sqrt(2.0)),  // along the diagonals
        std::tuple(Vec2(-96, -96), Vec2(96, 96), 1.0 / (3.0 * std::sqrt(2.0))),
        std::tuple(Vec2(-90, 12), Vec2(90, 12), 1.0 / 3.0),
        std::tuple(Vec2(-96, 96), Vec2(96, 96), 1.0 / 3.0),  // the border
        std::tuple(Vec2(3, -90), Vec2(3, 90), 2.0 / 3.0)}) {
    const auto figures = figuresOf(profileOf(terrain, {from, to}));
    ASSERT_TRUE(figures);
    EXPECT_NEAR(figures->steepest, slope, 1e-6);
    EXPECT_NEAR(figures->surfaceLength, figures->planeLength * std::hypot(1.0, slope), 1e-9);
    EXPECT_EQ(figures->gaps, 0.0);
  }
}

TEST(GroundProfile, OverAPyramidGoesUpAndDownByItsHeight) {
  const Terrain terrain = test::makeTerrain({41, 41, 1.0, 1.0}, [](int c, int r) {
    return static_cast<float>(15 - std::abs(c - 20) - std::abs(r - 20));
  });
  const auto figures = figuresOf(profileOf(terrain, {{-10, 0}, {10, 0}, {10, 10}}));
  ASSERT_TRUE(figures);
  EXPECT_NEAR(figures->climb, 10.0, 1e-9);
  EXPECT_NEAR(figures->descent, 20.0, 1e-9);
  EXPECT_EQ(figures->highest.height, 15.0);
  EXPECT_NEAR(figures->highest.distance, 10.0, 1e-9);
  EXPECT_EQ(figures->lowest.height, -5.0);
  EXPECT_NEAR(figures->surfaceLength, 30.0 * std::sqrt(2.0), 1e-9);
  EXPECT_NEAR(figures->meanHeight, (20.0 * 10.0 + 10.0 * 0.0) / 30.0, 1e-9);
  EXPECT_NEAR(figures->steepest, 1.0, 1e-9);
}

TEST(GroundProfile, LeavesGapsOverHolesAndBeyondTheMap) {
  const Terrain terrain =
      test::makeTerrain({21, 21, 1.0, 1.0}, [](int c, int) { return c == 14 ? test::kHole : 2.0f; });
  const GroundProfile profile = profileOf(terrain, {{-15, 0.3}, {15, 0.3}});
  EXPECT_FALSE(profile.at(3.0)) << "west of the map";
  EXPECT_TRUE(profile.at(5.5));
  EXPECT_FALSE(profile.at(19.0)) << "the hole is at x = 4";
  EXPECT_FALSE(profile.at(31.0));
  EXPECT_FALSE(profile.at(-1.0));
  const auto figures = figuresOf(profile);
  ASSERT_TRUE(figures);
  EXPECT_NEAR(figures->planeLength, 30.0, 1e-12);
  EXPECT_NEAR(figures->gaps, 12.0, 1e-9);
  EXPECT_NEAR(figures->surfaceLength, 18.0, 1e-9);
  EXPECT_FALSE(figuresOf(profileOf(terrain, {{-15, 50}, {15, 50}})));
  EXPECT_FALSE(figuresOf(profileOf(terrain, {{0, 0}})));
  EXPECT_FALSE(figuresOf(profileOf(terrain, {{1, 1}, {1, 1}}))) << "two clicks at one place";
}

}  // namespace
}  // namespace scarp
