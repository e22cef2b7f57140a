#include <gtest/gtest.h>

#include <Eigen/Geometry>
#include <random>

#include "core/document/TerrainDocument.h"
#include "tests/support/Terrains.h"
#include "ui/inspector/SideView.h"

namespace scarp {
namespace {

constexpr ViewSize kSize{1000.0, 600.0};

bool within(const std::optional<Vec2>& pixel) {
  return pixel && pixel->x() >= 0.0 && pixel->x() <= kSize.width && pixel->y() >= 0.0 &&
         pixel->y() <= kSize.height;
}

TEST(SideView, ShowsTheStretchAcrossTheViewAndMostlyTheHitItself) {
  const TerrainDocument ground(test::fractalTerrain(200, 200, 5.0, 5.0));
  constexpr unsigned kSeed = 11;
  std::mt19937 random(kSeed);
  std::uniform_real_distribution<double> place(-300.0, 300.0);
  const double top = ground.box().max.z();
  int hits = 0, seen = 0;
  for (int i = 0; i < 60; ++i) {
    const Vec3 from(place(random), place(random), top + 100.0), to(place(random), place(random), 0.0);
    const LocalRay ray{from, to - from, 0.0, 3.0};
    const PickReport report = reportPick(ground.heights(), ground.pyramid(), ground.frame(), ray, 20);
    if (!report.hit || !report.clip) continue;
    ++hits;
    const Camera camera = besideRay({}, report, ground, kSize);
    EXPECT_TRUE(within(camera.project(report.hit->point, kSize))) << "seed " << kSeed;
    EXPECT_TRUE(within(camera.project(ray.at(report.clip->tEntry), kSize))) << "seed " << kSeed;
    EXPECT_GT(std::abs(camera.right().dot(Vec3(ray.direction.x(), ray.direction.y(), 0.0).normalized())),
              0.99);
    const Vec3 sight = report.hit->point - camera.position;
    if (!ground.picker().pick({camera.position, sight, 0.0, 0.999})) ++seen;
  }
  EXPECT_GT(hits, 50);
  EXPECT_GT(seen, 0.9 * hits);
}

TEST(SideView, ARayFromBelowIsSeenFromBelow) {
  const TerrainDocument ground(test::fractalTerrain(200, 200, 5.0, 5.0));
  const LocalRay ray{{-120.0, 15.0, ground.box().min.z() - 200.0}, {200.0, 10.0, 300.0}, 0.0, 3.0};
  const PickReport report = reportPick(ground.heights(), ground.pyramid(), ground.frame(), ray, 20);
  ASSERT_TRUE(report.hit);
  ASSERT_EQ(report.hit->side, SurfaceSide::Below);
  const Camera camera = besideRay({}, report, ground, kSize);
  const Vec3 sight = report.hit->point - camera.position;
  EXPECT_FALSE(ground.picker().pick({camera.position, sight, 0.0, 0.999}));
  EXPECT_TRUE(within(camera.project(report.hit->point, kSize)));
}

TEST(SideView, UprightRaysAndMissesGiveAViewToo) {
  const TerrainDocument ground(test::fractalTerrain(50, 50));
  for (const LocalRay& ray :
       {LocalRay{{0.3, 0.4, 90.0}, {0.0, 0.0, -1.0}, 0.0, 200.0}, LocalRay{{0.3, 0.4, 90.0}, {0.0, 1.0, 1.0}},
        LocalRay{{0.3, 0.4, 90.0}, {0.0, 0.0, 1e4}, 0.0, 1.0}}) {
    const PickReport report = reportPick(ground.heights(), ground.pyramid(), ground.frame(), ray, 20);
    const Camera camera = besideRay({}, report, ground, kSize);
    EXPECT_TRUE(within(camera.project(ground.box().centre(), kSize)));
    EXPECT_TRUE(camera.position.allFinite());
    EXPECT_TRUE(std::isfinite(camera.yaw));
  }
}

}  // namespace
}  // namespace scarp
