#include <gtest/gtest.h>

#include <Eigen/Geometry>
#include <cmath>
#include <random>

#include "core/base/Parallel.h"
#include "core/base/Simd.h"
#include "core/pick/PickTrace.h"
#include "core/pick/SurfacePicker.h"
#include "tests/support/PickOracle.h"
#include "tests/support/PickRays.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::makeTerrain;
using test::show;

struct Ground {
  explicit Ground(Terrain t) : terrain(std::move(t)), pyramid(terrain.heights) {}
  [[nodiscard]] SurfacePicker picker() const { return {terrain.heights, pyramid, terrain.frame}; }
  [[nodiscard]] std::optional<SurfaceHit> pick(const LocalRay& ray, PickTrace* trace = nullptr) const {
    return picker().pick(ray, trace);
  }
  Terrain terrain;
  HeightPyramid pyramid;
};

TEST(SurfacePicker, EqualsBruteForceOverEveryTriangle) {
  constexpr int kRaysEach = 3000;
  constexpr std::uint64_t kSeed = 20240611;
  std::cout << "seed " << kSeed << "\n";
  for (auto& [name, terrain] : test::pickingTerrains()) {
    const Ground ground(std::move(terrain));
    const test::PickOracle oracle(ground.terrain);
    test::RayMaker make(ground.terrain, kSeed);
    std::vector<LocalRay> rays;
    for (int i = 0; i < kRaysEach; ++i) rays.push_back(make.next(i));
    std::vector<std::optional<test::PickOracle::Hit>> truths(rays.size());
    parallelFor(rays.size(), [&](std::size_t i) { truths[i] = oracle.pick(rays[i]); });
    int hits = 0, wrong = 0;
    for (std::size_t i = 0; i < rays.size(); ++i) {
      const auto hit = ground.pick(rays[i]);
      hits += truths[i].has_value();
      const double allowed =
          !truths[i] ? 0.0
                     : std::max(1e-9 * std::abs(truths[i]->t),
                                1e-6 * ground.terrain.frame.cellSize() / rays[i].direction.norm());
      const bool agrees =
          hit.has_value() == truths[i].has_value() && (!hit || std::abs(hit->t - truths[i]->t) <= allowed);
      if (!agrees && ++wrong <= 5)
        ADD_FAILURE() << name << ", kind " << i % 12 << ": " << show(rays[i]) << "\n  picker "
                      << (hit ? std::to_string(hit->t) : "misses") << ", oracle "
                      << (truths[i] ? std::to_string(truths[i]->t) : "misses");
    }
    EXPECT_EQ(wrong, 0) << name;
    EXPECT_GT(hits, kRaysEach / 5) << name << ": too few hits to mean anything";
    EXPECT_LT(hits, kRaysEach) << name;
  }
}

TEST(SurfacePicker, HitNamesItsFacetAndLiesOnIt) {
  for (auto& [name, terrain] : test::pickingTerrains()) {
    const Ground ground(std::move(terrain));
    const GridFrame& frame = ground.terrain.frame;
    test::RayMaker make(ground.terrain, 5);
    for (int i = 0; i < 1200; ++i) {
      const LocalRay ray = make.next(i);
      const auto hit = ground.pick(ray);
      if (!hit) continue;
      const double u = hit->column - hit->cellColumn, v = hit->row - hit->cellRow;
      ASSERT_TRUE(u >= -1e-9 && u <= 1 + 1e-9 && v >= -1e-9 && v <= 1 + 1e-9) << name << " " << show(ray);
      const CellHeights cell = cellHeights(ground.terrain.heights, hit->cellColumn, hit->cellRow);
      ASSERT_FALSE(cell.hole()) << name;
      if (std::abs(u - v) > 1e-9) {
        ASSERT_EQ(hit->triangle, CellHeights::triangleAt(u, v)) << name << " " << show(ray);
      }
      const double scale = 1.0 + std::abs(hit->point.z()) + std::abs(ray.origin.z());
      ASSERT_NEAR(cell.at(u, v), hit->point.z(), 1e-9 * scale) << name << " " << show(ray);
      ASSERT_LT((ray.at(hit->t) - hit->point).norm(), 1e-9 * (scale + ray.origin.norm()))
          << name << " " << show(ray);
      ASSERT_NEAR(hit->normal.norm(), 1.0, 1e-12);
      ASSERT_EQ(hit->normal, facetNormal(cell, hit->triangle, frame));
    }
  }
}

TEST(SurfacePicker, SaysFromWhichSide) {
  const Ground ground(makeTerrain({9, 9, 1, 1}, [](int, int) { return 2.0f; }));
  EXPECT_EQ(ground.pick({{0.3, 0.2, 9}, {0.1, 0, -1}})->side, SurfaceSide::Above);
  EXPECT_EQ(ground.pick({{0.3, 0.2, -9}, {0.1, 0, 1}})->side, SurfaceSide::Below);
  EXPECT_EQ(ground.pick({{0.3, 0.2, 9}, {0, 0, -1}})->side, SurfaceSide::Above);
  EXPECT_EQ(ground.pick({{0.3, 0.2, -9}, {0, 0, 1}})->side, SurfaceSide::Below);
}

TEST(SurfacePicker, AHoleIsAWayUnderTheGroundBehindIt) {
  // A node's worth of low ground with a hole at its end, then high ground in the next node: over the low
  // ground the ray is above everything in its node, over the hole nothing is known.
  const Ground ground(makeTerrain({200, 70, 1, 1}, [](int c, int) {
    return c < 40 ? 0.1f * static_cast<float>(c % 3) : c < 64 ? test::kHole : 100.0f;
  }));
  for (const double drift : {0.0, 0.01, 0.3, 1.0})
    EXPECT_FALSE(ground.pick({{-95, -20, 50}, {1, drift / 5, 1e-3}})) << drift;
}

TEST(SurfacePicker, VerticalRayVisitsOneCell) {
  const Ground ground(test::fractalTerrain(200, 150));
  PickTrace trace;
  ASSERT_TRUE(ground.pick({{10.3, 20.7, 500}, {0, 0, -1}}, &trace));
  EXPECT_EQ(trace.cells.size(), 1u);
}

TEST(SurfacePicker, NotANumberNeverHits) {
  const Ground ground(test::fractalTerrain(20, 20));
  EXPECT_FALSE(ground.pick({{std::nan(""), 0, 50}, {0, 0, -1}}));
  const Ground nothing(makeTerrain({9, 9, 1, 1}, [](int, int) { return test::kHole; }));
  EXPECT_FALSE(nothing.pick({{0, 0, 50}, {0, 0, -1}}));
  EXPECT_FALSE(nothing.pick({{0, 0, 50}, {0.5, 0, -1}}));
}

TEST(SurfacePicker, EveryInstructionSetGivesTheSameBits) {
  std::vector<test::NamedTerrain> terrains = test::pickingTerrains();
  terrains.push_back({"large", test::fractalTerrain(300, 260)});
  for (auto& [name, terrain] : terrains) {
    const Ground ground(std::move(terrain));
    const auto answers = [&](SimdLevel simd, bool traced) {
      const SimdChoice choice(simd);
      test::RayMaker make(ground.terrain, 31);
      std::vector<std::optional<SurfaceHit>> hits;
      PickTrace trace;
      for (int i = 0; i < 1200; ++i) hits.push_back(ground.pick(make.next(i), traced ? &trace : nullptr));
      return hits;
    };
    const auto plain = answers(SimdLevel::Plain, false);
    for (const SimdLevel simd : simdLevels())
      for (const bool traced : {false, true}) {
        const auto hits = answers(simd, traced);
        for (std::size_t i = 0; i < hits.size(); ++i)
          ASSERT_TRUE(test::same(plain[i], hits[i]))
              << name << ", " << simdName(simd) << ", ray " << i << (traced ? ", traced" : "");
      }
  }
}

/// Rays that a camera above sends over the ground, compared with every triangle.
void expectTruth(const Terrain& terrain, const std::vector<LocalRay>& rays, std::size_t leastHits) {
  const HeightPyramid pyramid(terrain.heights);
  const SurfacePicker picker(terrain.heights, pyramid, terrain.frame);
  const test::PickOracle oracle(terrain);
  std::size_t hits = 0;
  for (const LocalRay& ray : rays) {
    const auto hit = picker.pick(ray);
    const auto truth = oracle.pick(ray);
    ASSERT_EQ(hit.has_value(), truth.has_value()) << show(ray);
    if (!hit) continue;
    ++hits;
    ASSERT_NEAR(hit->t, truth->t, 1e-9 * std::abs(truth->t) + 1e-6 / ray.direction.norm()) << show(ray);
  }
  EXPECT_GE(hits, leastHits);
}

TEST(SurfacePicker, GroundThatIsAllOneHeightHasNoTiles) {
  Terrain terrain{{300, 200, 1.0, 1.0}, {}, HeightRaster(300, 200, 12.5F)};
  const std::vector<float> hill(40 * 30, 25.0F);
  terrain.heights.write({20, 30, 60, 60}, hill);
  ASSERT_FALSE(terrain.heights.tile(1));
  std::mt19937_64 random(5);
  std::uniform_real_distribution<double> unit(-1.0, 1.0);
  std::vector<LocalRay> rays;
  for (int i = 0; i < 90; ++i)
    rays.push_back({{150.0 * unit(random), 100.0 * unit(random), 40.0 + 20.0 * unit(random)},
                    {unit(random), unit(random), 0.5 * unit(random) - 0.4}});
  expectTruth(terrain, rays, 30);
}

TEST(SurfacePicker, FollowsWhatHardlyRisesOrFalls) {
  const Terrain terrain = test::fractalTerrain(97, 97);
  const HeightRange range = HeightPyramid(terrain.heights).range();
  std::vector<LocalRay> rays;
  for (const double rise : {-1e-3, 1e-3, -1e-9, 1e-9, -1e-18, 1e-18, -1e-40, 1e-300, 0.0, -0.0})
    for (int i = 0; i < 20; ++i) {
      const double z = range.low + double(range.high - range.low) * i / 20.0;
      rays.push_back({{-80.0, -50.0 + 4 * i, z}, {1.0, 0.31, rise}});
    }
  expectTruth(terrain, rays, 50);
}

TEST(SurfacePickerDeathTest, DirectionMustBeFiniteAndNotZero) {
  const Ground ground(test::fractalTerrain(20, 20));
  EXPECT_DEATH((void)ground.pick({{0, 0, 50}, {0, 0, 0}}), "precondition");
  EXPECT_DEATH((void)ground.pick({{0, 0, 50}, {0, std::nan(""), 1}}), "precondition");
}

TEST(SurfacePicker, LengthOfDirectionAndFarOriginsChangeNothing) {
  const Ground ground(test::fractalTerrain(65, 65));
  test::RayMaker make(ground.terrain, 9);
  int hits = 0;
  for (int i = 0; i < 1000; ++i) {
    const LocalRay ray = make.next(i % 12 == 11 ? 0 : i);
    const auto hit = ground.pick(ray);
    for (const double factor : {1e-9, 1e9, 1e-300}) {
      const auto scaled = ground.pick({ray.origin, ray.direction * factor});
      ASSERT_EQ(hit.has_value(), scaled.has_value()) << show(ray);
      if (!hit) continue;
      ASSERT_LT((hit->point - scaled->point).norm(), 1e-6) << show(ray);
    }
    if (!hit || hit->t < 1e-6 || hit->side == SurfaceSide::Below) continue;
    ++hits;
    // From 1,000 km further back, where nothing but the ground's own box is in the way.
    const Vec3 back = ray.direction.normalized() * 1e6;
    if (ray.origin.z() <= ground.pyramid.range().high) continue;
    const auto far = ground.pick({ray.origin - back, ray.direction});
    ASSERT_TRUE(far) << show(ray);
    ASSERT_LT((far->point - hit->point).norm(), 1e-6) << show(ray);
  }
  EXPECT_GT(hits, 100);
}

TEST(SurfacePicker, PyramidSparesMostOfTheCells) {
  const Ground ground(test::fractalTerrain(1025, 1025));
  PickTrace trace;
  ASSERT_TRUE(ground.pick({{-500, -480, 160}, {1, 0.9, -0.2}}, &trace));
  EXPECT_LT(trace.cells.size(), 64u);
  EXPECT_GT(trace.nodes.size(), 0u);
  for (std::size_t i = 1; i < trace.cells.size(); ++i)
    EXPECT_GE(trace.cells[i].tEntry, trace.cells[i - 1].tEntry) << "cells come front to back";
}

TEST(SurfacePicker, PyramidSparesMostOfTheCellsAlongAGridLineUnderTheGround) {
  const Ground ground(makeTerrain({1025, 1025, 1, 1}, [](int c, int r) {
    return c > 1000 ? 0.0f : 100.0f + static_cast<float>((c * 7 + r * 13) % 5);
  }));
  for (const double row : {0.0, 1.0, 8.0, 512.0}) {
    PickTrace trace;
    const auto hit = ground.pick({{-600, row, 50}, {1, 0, 1e-4}}, &trace);
    ASSERT_TRUE(hit) << row;
    EXPECT_EQ(hit->side, SurfaceSide::Below);
    EXPECT_EQ(hit->cellColumn, 1000);
    EXPECT_LT(trace.cells.size(), 64u) << row;
  }
}

TEST(SurfacePicker, AnotherHitChangesNothing) {
  for (auto& [name, terrain] : test::pickingTerrains()) {
    const Ground ground(std::move(terrain));
    test::RayMaker make(ground.terrain, 41);
    std::optional<SurfaceHit> last;
    for (int i = 0; i < 1000; ++i) {
      const LocalRay ray = make.next(i);
      const auto hit = ground.pick(ray);
      ASSERT_TRUE(test::same(hit, ground.picker().pickNear(ray, last))) << name << ": " << show(ray);
      ASSERT_TRUE(test::same(hit, ground.picker().pickNear(ray, hit))) << name << ": " << show(ray);
      if (hit) last = hit;
      // One of other ground, which may have been larger.
      if (last && i % 7 == 0) last->column += 1000.0, last->point.z() += 50.0;
    }
  }
}

TEST(SurfacePicker, ManyRaysGetTheSameAnswersInOrder) {
  const Ground ground(test::fractalTerrain(129, 129));
  test::RayMaker make(ground.terrain, 3);
  std::vector<LocalRay> rays;
  for (int i = 0; i < 1500; ++i) rays.push_back(make.next(i));
  const auto hits = ground.picker().pickMany(rays);
  ASSERT_EQ(hits.size(), rays.size());
  for (std::size_t i = 0; i < rays.size(); ++i) {
    const auto one = ground.pick(rays[i]);
    ASSERT_EQ(hits[i].has_value(), one.has_value());
    if (!one) continue;
    ASSERT_EQ(hits[i]->t, one->t);
  }
}

}  // namespace
}  // namespace scarp
