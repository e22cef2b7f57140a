#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <vector>

#include "core/pick/LanePick.h"
#include "core/pick/SurfacePicker.h"
#include "core/terrain/HeightPyramid.h"
#include "tests/support/PickRays.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::makeTerrain;
using test::same;
using test::show;

/// Rays as a camera above the ground sends them: some hit, some fly off.
class CameraRays {
 public:
  explicit CameraRays(const Terrain& terrain)
      : terrain_(terrain), range_(HeightPyramid(terrain.heights).range()) {}
  LocalRay next() {
    const GridFrame& frame = terrain_.frame;
    const double height = range_.high + uniform(0.0, 2.0) * (range_.high - range_.low + 1.0);
    return {{uniform(-0.5, 0.5) * frame.width(), uniform(-0.5, 0.5) * frame.depth(), height},
            {uniform(-1.0, 1.0), uniform(-1.0, 1.0), uniform(-1.0, 0.1)}};
  }

 private:
  double uniform(double a, double b) { return std::uniform_real_distribution<double>(a, b)(random_); }
  const Terrain& terrain_;
  HeightRange range_;
  std::mt19937_64 random_{5};
};

struct Counts {
  int answered = 0, hits = 0, resumed = 0;
};

/// Compares what lanes answer with a pick step by step, as one that is traced is.
Counts compare(const Terrain& terrain, SimdLevel simd, int count) {
  const HeightPyramid pyramid(terrain.heights);
  const SurfacePicker picker(terrain.heights, pyramid, terrain.frame);
  CameraRays rays(terrain);
  Counts counts;
  for (int i = 0; i < count; ++i) {
    const LocalRay ray = rays.next();
    std::optional<SurfaceHit> hit;
    double clearUntil = -1.0;
    if (!pickByLanes(terrain.heights, pyramid, terrain.frame, ray, simd, hit, clearUntil)) {
      EXPECT_GE(clearUntil, 0.0) << show(ray);
      counts.resumed += clearUntil > 0.0;
      PickTrace trace;
      EXPECT_TRUE(same(picker.pick(ray, &trace),
                       SurfacePicker(terrain.heights, pyramid, terrain.frame, simd).pick(ray)))
          << simdName(simd) << ": " << show(ray);
      EXPECT_FALSE(hit) << "what is not sure is not said: " << show(ray);
      continue;
    }
    PickTrace trace;
    EXPECT_TRUE(same(picker.pick(ray, &trace), hit)) << simdName(simd) << ": " << show(ray);
    ++counts.answered;
    counts.hits += hit.has_value();
  }
  return counts;
}

TEST(LanePick, AnswersNearlyAllRaysOfACameraAsStepByStep) {
  // Across tiles, with rows and columns that fill no block, in cells that are no squares.
  const Terrain terrain = test::fractalTerrain(700, 603);
  ASSERT_GT(terrain.heights.tileCount(), 1);
  constexpr int kCount = 20000;
  for (const SimdLevel simd : simdLevels()) {
    const Counts counts = compare(terrain, simd, kCount);
    EXPECT_GT(counts.answered, kCount * 995 / 1000) << simdName(simd);
    EXPECT_GT(counts.hits, kCount / 4) << simdName(simd);
    EXPECT_LT(counts.hits, counts.answered) << simdName(simd);
  }
}

TEST(LanePick, GroundThatIsAllOneHeightHasNoTiles) {
  Terrain terrain{{300, 200, 1.0, 1.0}, {}, HeightRaster(300, 200, 12.5F)};
  const std::vector<float> hill(40 * 30, 25.0F);
  terrain.heights.write({20, 30, 60, 60}, hill);
  ASSERT_FALSE(terrain.heights.tile(1));
  for (const SimdLevel simd : simdLevels()) {
    const Counts counts = compare(terrain, simd, 4000);
    EXPECT_GT(counts.answered, 3900) << simdName(simd);
    EXPECT_GT(counts.hits, 400) << simdName(simd);
  }
}

TEST(LanePick, WhereGroundIsMissingItIsNotSure) {
  const auto hole = [](int column, int row) { return std::hypot(column - 60, row - 50) < 20.0; };
  const Terrain terrain = makeTerrain({129, 129, 1.0, 1.0}, [&](int column, int row) {
    return hole(column, row) ? std::nanf("")
                             : static_cast<float>(5.0 * std::sin(column * 0.2) + 3.0 * std::cos(row * 0.3));
  });
  for (const SimdLevel simd : simdLevels()) {
    const Counts counts = compare(terrain, simd, 10000);
    EXPECT_GT(counts.answered, 6000) << simdName(simd);
    EXPECT_LT(counts.answered, 9900) << simdName(simd) << ": the hole was looked into";
    EXPECT_GT(counts.resumed, 100) << simdName(simd) << ": from where they came to the hole";
  }
}

TEST(LanePick, RaysAimedAtAVertexAreAnsweredToo) {
  const Terrain terrain = test::fractalTerrain(257, 200);
  const HeightPyramid pyramid(terrain.heights);
  const SurfacePicker traced(terrain.heights, pyramid, terrain.frame);
  const HeightRange range = pyramid.range();
  std::mt19937_64 random{9};
  for (const SimdLevel simd : simdLevels()) {
    const SurfacePicker picker(terrain.heights, pyramid, terrain.frame, simd);
    int answered = 0;
    for (int i = 0; i < 3000; ++i) {
      const auto column = static_cast<int>(random() % 255) + 1, row = static_cast<int>(random() % 198) + 1;
      const Vec3 vertex{terrain.frame.x(column), terrain.frame.y(row), terrain.heights.at(column, row)};
      const Vec3 from{static_cast<double>(random() % 200) - 100.0, static_cast<double>(random() % 150) - 75.0,
                      range.high + 30.0};
      const LocalRay ray{from, vertex - from};
      std::optional<SurfaceHit> hit;
      double clearUntil = 0.0;
      answered += pickByLanes(terrain.heights, pyramid, terrain.frame, ray, simd, hit, clearUntil);
      PickTrace trace;
      ASSERT_TRUE(same(traced.pick(ray, &trace), picker.pick(ray))) << simdName(simd) << ": " << show(ray);
    }
    EXPECT_GT(answered, 2900) << simdName(simd);
  }
}

TEST(LanePick, HardlyRisingOrFallingIsFollowedOrLeft) {
  const Terrain terrain = test::fractalTerrain(257, 257);
  const HeightPyramid pyramid(terrain.heights);
  const SurfacePicker picker(terrain.heights, pyramid, terrain.frame);
  const HeightRange range = pyramid.range();
  for (const SimdLevel simd : simdLevels())
    for (const double rise : {-1e-3, 1e-3, -1e-9, 1e-9, -1e-18, 1e-18, -1e-40, 1e-300, 0.0, -0.0})
      for (int i = 0; i < 200; ++i) {
        const double z = range.low + double(range.high - range.low) * i / 200.0;
        const LocalRay ray{{-200.0, -140.0 + i, z}, {1.0, 0.31, rise}};
        PickTrace trace;
        ASSERT_TRUE(same(picker.pick(ray, &trace),
                         SurfacePicker(terrain.heights, pyramid, terrain.frame, simd).pick(ray)))
            << simdName(simd) << ": " << show(ray);
      }
}

}  // namespace
}  // namespace scarp
