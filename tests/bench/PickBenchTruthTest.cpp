#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "tests/bench/PickBenchTruth.h"
#include "tests/support/PickOracle.h"
#include "tests/support/Terrains.h"

namespace scarp::bench {
namespace {

class Rays {
 public:
  explicit Rays(const Terrain& terrain) : frame_(terrain.frame), heights_(terrain.heights) {
    size_ = std::max(frame_.width(), frame_.depth()) + 20.0;
  }

  /// By turns: anything, aimed at a vertex, along a grid line, along a diagonal, upright on the border.
  LocalRay next(int kind) {
    const int c = integer(0, frame_.columns - 1), r = integer(0, frame_.rows - 1);
    const Vec3 vertex(frame_.x(c), frame_.y(r), std::isnan(heights_.at(c, r)) ? 0.0 : heights_.at(c, r));
    const double sign = integer(0, 1) == 0 ? 1.0 : -1.0;
    const Vec3 from(uniform(-1, 1) * size_, uniform(-1, 1) * size_, uniform(-0.5, 1.5) * size_);
    switch (kind % 5) {
      case 0:
        return {from, {uniform(-1, 1), uniform(-1, 1), uniform(-1, 1)}};
      case 1:
        return {from, vertex - from};
      case 2:
        return {{-sign * size_, frame_.y(r), uniform(0, 1) * size_}, {sign, 0, uniform(-0.6, 0)}};
      case 3:
        return {vertex + Vec3(-sign * 50 * frame_.dx, sign * 50 * frame_.dy, uniform(0, 1) * size_),
                {sign * frame_.dx, -sign * frame_.dy, uniform(-0.6, 0)}};
      default:
        return {{frame_.x(sign > 0 ? 0 : frame_.columns - 1), uniform(-0.5, 0.5) * frame_.depth(), 900},
                {0, 0, -1}};
    }
  }

 private:
  double uniform(double a, double b) { return std::uniform_real_distribution<double>(a, b)(random_); }
  int integer(int a, int b) { return std::uniform_int_distribution<int>(a, b)(random_); }
  GridFrame frame_;
  const HeightRaster& heights_;
  double size_;
  std::mt19937_64 random_{23};
};

void expectAgreement(const test::NamedTerrain& ground, int count) {
  SCOPED_TRACE(ground.name);
  const PickTruth truth(ground.terrain);
  const test::PickOracle oracle(ground.terrain);
  Rays rays(ground.terrain);
  std::vector<LocalRay> asked;
  for (int i = 0; i < count; ++i) asked.push_back(rays.next(i));
  const std::vector<double> answers = truth.pickMany(asked);
  int hits = 0;
  for (int i = 0; i < count; ++i) {
    const auto expected = oracle.pick(asked[static_cast<std::size_t>(i)]);
    const double answer = answers[static_cast<std::size_t>(i)];
    ASSERT_EQ(answer != kMiss, expected.has_value()) << "ray " << i;
    if (!expected) continue;
    ++hits;
    ASSERT_NEAR(answer, expected->t, 1e-9 * (1.0 + expected->t)) << "ray " << i;
  }
  EXPECT_GT(hits, count / 20);
}

TEST(PickBenchTruth, EqualsBruteForceOverEveryTriangle) {
  for (const test::NamedTerrain& ground : test::pickingTerrains()) expectAgreement(ground, 2000);
}

TEST(PickBenchTruth, SkipsBlocksOfALargerTerrainRightly) {
  expectAgreement({"fractal of several blocks", test::fractalTerrain(130, 97)}, 1000);
}

}  // namespace
}  // namespace scarp::bench
