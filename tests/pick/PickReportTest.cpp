#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "core/pick/PickReport.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

struct ReportedGround {
  explicit ReportedGround(Terrain t) : terrain(std::move(t)), pyramid(terrain.heights) {}
  [[nodiscard]] PickReport report(const LocalRay& ray, int steps = 300) const {
    return reportPick(terrain.heights, pyramid, terrain.frame, ray, steps);
  }
  [[nodiscard]] MethodAnswer search(const LocalRay& ray, const PickReport& report) const {
    return bruteForceAnswer(terrain.heights, terrain.frame, ray, report.hit);
  }
  Terrain terrain;
  HeightPyramid pyramid;
};

/// From well above the western rim, down to a place on the other half.
LocalRay across(const ReportedGround& ground, std::mt19937& random) {
  const GridFrame& frame = ground.terrain.frame;
  const HeightRange band = ground.pyramid.range();
  std::uniform_real_distribution<double> unit(0.0, 1.0);
  const Vec3 from(-0.7 * frame.width(), (unit(random) - 0.5) * frame.depth(), band.high + 5.0 * unit(random));
  const Vec3 to(0.4 * frame.width() * unit(random), (unit(random) - 0.5) * frame.depth(), band.low);
  return {from, to - from, 0.0, 2.0};
}

TEST(PickReport, ShowsThePickAsItIs) {
  const ReportedGround ground(test::fractalTerrain(300, 200, 2.0, 3.0));
  const SurfacePicker picker(ground.terrain.heights, ground.pyramid, ground.terrain.frame);
  std::mt19937 random(5);
  for (int i = 0; i < 60; ++i) {
    const LocalRay ray = across(ground, random);
    const PickReport report = ground.report(ray);
    const auto hit = picker.pick(ray);
    ASSERT_EQ(report.hit.has_value(), hit.has_value());
    if (!hit) continue;
    EXPECT_EQ(report.hit->t, hit->t);
    EXPECT_EQ(report.nodesSkipped + report.nodesEntered, static_cast<int>(report.nodes.size()));
    EXPECT_GT(report.nodesEntered, 0);
    ASSERT_TRUE(report.clip);
    EXPECT_EQ(report.metres(2.0), 2.0 * ray.direction.norm());
  }
}

TEST(PickReport, TheWalksGoFromNeighbourToNeighbourUpToTheHit) {
  std::mt19937 random(9);
  int walked = 0;
  // Cells lower than a layer, layers as high as a cell, and more heights than layers.
  for (const double spread : {0.5, 20.0, 900.0}) {
    const ReportedGround ground(test::fractalTerrain(120, 90, 2.0, spread));
    const GridFrame& frame = ground.terrain.frame;
    for (int i = 0; i < 40; ++i) {
      const PickReport report = ground.report(across(ground, random));
      if (!report.hit) continue;
      ++walked;
      const VoxelWalk& walk = report.voxelWalk;
      ASSERT_FALSE(report.walk.empty());
      ASSERT_GE(walk.voxels.size(), report.walk.size());
      EXPECT_GE(walk.layerHeight, frame.cellSize());
      EXPECT_LE(walk.layers, 257);
      EXPECT_LT(walk.bottom, report.band.low);
      EXPECT_GT(walk.bottom + walk.layers * walk.layerHeight, report.band.high);
      const auto& last = walk.voxels.back();
      EXPECT_EQ(last[0], report.hit->cellColumn);
      EXPECT_EQ(last[1], report.hit->cellRow);
      const double floor = walk.bottom + last[2] * walk.layerHeight;
      EXPECT_GE(report.hit->point.z(), floor - 1e-6);
      EXPECT_LE(report.hit->point.z(), floor + walk.layerHeight + 1e-6);
      EXPECT_EQ(report.walk.back(), (std::array<int, 2>{report.hit->cellColumn, report.hit->cellRow}));
      for (std::size_t k = 1; k < report.walk.size(); ++k)
        ASSERT_EQ(std::abs(report.walk[k][0] - report.walk[k - 1][0]) +
                      std::abs(report.walk[k][1] - report.walk[k - 1][1]),
                  1);
      for (std::size_t k = 1; k < walk.voxels.size(); ++k) {
        int steps = 0;
        for (std::size_t axis = 0; axis < 3; ++axis)
          steps += std::abs(walk.voxels[k][axis] - walk.voxels[k - 1][axis]);
        ASSERT_EQ(steps, 1);
      }
    }
  }
  EXPECT_GT(walked, 50);
}

TEST(PickReport, NamesTheFacesOfTheLocalFrame) {
  const ReportedGround ground(test::fractalTerrain(33, 33));
  const GridFrame& frame = ground.terrain.frame;
  const HeightRange band = ground.pyramid.range();
  const double middle = 0.5 * (double(band.low) + double(band.high));
  const struct {
    Vec3 from, direction;
    BoxFace face;
  } cases[] = {{{0.0, frame.depth(), middle}, {0.0, -1.0, 0.0}, BoxFace::MaxY},
               {{0.0, -frame.depth(), middle}, {0.0, 1.0, 0.0}, BoxFace::MinY},
               {{frame.width(), 0.0, middle}, {-1.0, 0.0, 0.0}, BoxFace::MaxX},
               {{-frame.width(), 0.0, middle}, {1.0, 0.0, 0.0}, BoxFace::MinX},
               {{0.3, 0.2, band.high + 9.0}, {0.0, 0.0, -1.0}, BoxFace::MaxZ},
               {{0.3, 0.2, band.low - 9.0}, {0.0, 0.0, 1.0}, BoxFace::MinZ}};
  for (const auto& c : cases) {
    const PickReport report = ground.report({c.from, c.direction});
    ASSERT_TRUE(report.clip);
    EXPECT_EQ(report.clip->entryFace, c.face);
  }
}

TEST(PickReport, PutsTheTextbookBesideIt) {
  const ReportedGround ground(test::fractalTerrain(120, 90, 10.0, 10.0));
  std::mt19937 random(8);
  for (int i = 0; i < 10; ++i) {
    const LocalRay ray = across(ground, random);
    const PickReport report = ground.report(ray);
    ASSERT_EQ(report.answers.size(), kPickMethods - 1);
    for (std::size_t k = 0; k < report.answers.size(); ++k) {
      EXPECT_GT(report.answers[k].seconds, 0.0);
      EXPECT_GT(report.answers[k].looks, 0);
    }
    const MethodAnswer& own = report.answers[0];
    EXPECT_TRUE(own.agrees);
    if (report.hit) {
      EXPECT_EQ(own.error, 0.0);
    }
    const MethodAnswer search = ground.search(ray, report);
    EXPECT_TRUE(search.agrees);
    EXPECT_LT(search.error.value_or(0.0), 1e-6);
    EXPECT_EQ(search.looks, 2 * 119 * 89);
  }
}

TEST(PickReport, TellsByHowMuchAMarchIsOffAndWhatItMisses) {
  // A wall one cell thick, on level ground: 4 steps go over it, and then land late on the ground behind.
  const ReportedGround ground(
      test::makeTerrain({65, 65, 1.0, 1.0}, [](int c, int) { return c == 20 ? 30.0F : 0.0F; }));
  const LocalRay onto{{-40.0, 0.3, 20.0}, {80.0, 0.0, -40.0 + 9.0}, 0.0, 1.0};
  const PickReport late = ground.report(onto, 4);
  ASSERT_TRUE(late.hit);
  EXPECT_LT(late.hit->point.x(), -11.0);
  const MethodAnswer& march = late.answers[std::size_t(PickMethod::LinearMarch)];
  ASSERT_TRUE(march.t);
  EXPECT_TRUE(march.agrees);
  EXPECT_NEAR(*march.error, (*march.t - late.hit->t) * onto.direction.norm(), 1e-9);
  EXPECT_GT(*march.error, 5.0);

  const LocalRay over{{-40.0, 0.3, 20.0}, {80.0, 0.0, 0.0}, 0.0, 1.0};
  const PickReport missed = ground.report(over, 3);
  ASSERT_TRUE(missed.hit);
  EXPECT_FALSE(missed.answers[std::size_t(PickMethod::LinearMarch)].agrees);
  EXPECT_FALSE(missed.answers[std::size_t(PickMethod::LinearMarch)].error);
  EXPECT_TRUE(missed.answers[std::size_t(PickMethod::GridWalk)].agrees);
}

TEST(PickReport, ARayThatPassesByHasNothingToShow) {
  const ReportedGround ground(test::fractalTerrain(33, 33));
  const LocalRay ray{{0.0, 0.0, 1e4}, {1.0, 0.0, 0.5}};
  const PickReport report = ground.report(ray);
  EXPECT_FALSE(report.clip);
  EXPECT_FALSE(report.hit);
  EXPECT_TRUE(report.nodes.empty());
  EXPECT_TRUE(report.walk.empty());
  EXPECT_TRUE(report.voxelWalk.voxels.empty());
  for (const MethodAnswer& answer : report.answers) EXPECT_TRUE(answer.agrees && !answer.t);
  EXPECT_TRUE(ground.search(ray, report).agrees);
}

}  // namespace
}  // namespace scarp
