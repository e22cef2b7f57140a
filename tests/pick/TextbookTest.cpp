#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "core/pick/SurfacePicker.h"
#include "core/pick/Textbook.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using namespace textbook;
using test::makeTerrain;

struct MarchedGround {
  explicit MarchedGround(Terrain t)
      : terrain(std::move(t)),
        pyramid(terrain.heights),
        picker(terrain.heights, pyramid, terrain.frame),
        textbook{terrain.heights, terrain.frame, pyramid.range()} {}
  [[nodiscard]] std::optional<double> exact(const LocalRay& ray) const {
    const auto hit = picker.pick(ray);
    return hit ? std::optional(hit->t) : std::nullopt;
  }
  Terrain terrain;
  HeightPyramid pyramid;
  SurfacePicker picker;
  TextbookGround textbook;
};

/// The four ways with enough steps for the ground at hand.
std::vector<TextbookAnswer> allWays(const MarchedGround& ground, const LocalRay& ray, int steps = 1000) {
  return {linearMarch(ground.textbook, ray, steps), marchAndBisect(ground.textbook, ray, steps),
          gridWalk(ground.textbook, ray), bruteForce(ground.textbook, ray)};
}

class Rays {
 public:
  explicit Rays(const MarchedGround& ground) : ground_(ground) {}

  /// From well above, steeply onto the ground's middle half.
  LocalRay steep() {
    const GridFrame& f = ground_.terrain.frame;
    const Vec3 at(0.25 * f.width() * uniform(-1, 1), 0.25 * f.depth() * uniform(-1, 1), 0.0);
    const Vec3 down(uniform(-0.3, 0.3), uniform(-0.3, 0.3), -1.0);
    return {at - 100.0 * down, down};
  }
  /// From 1–6 m above the ground, nearly level.
  LocalRay grazing() {
    const GridFrame& f = ground_.terrain.frame;
    const double column = uniform(0, f.columns - 1), row = uniform(0, f.rows - 1);
    const double z = heightAt(ground_.terrain.heights, column, row) + uniform(1, 6);
    const double yaw = uniform(0, 6.28);
    return {{f.x(column), f.y(row), z}, {std::cos(yaw), std::sin(yaw), uniform(-0.05, 0.0)}};
  }

 private:
  double uniform(double a, double b) { return std::uniform_real_distribution<double>(a, b)(random_); }
  const MarchedGround& ground_;
  std::mt19937_64 random_{17};
};

TEST(Textbook, AllWaysAgreeWithThePickerOnEasyRays) {
  const MarchedGround ground(test::fractalTerrain(65, 65));
  Rays rays(ground);
  for (int i = 0; i < 150; ++i) {
    const LocalRay ray = rays.steep();
    const auto exact = ground.exact(ray);
    ASSERT_TRUE(exact);
    const auto answers = allWays(ground, ray);
    for (const TextbookAnswer& answer : answers) ASSERT_TRUE(answer.t) << "ray " << i;
    // A march alone is late by up to a step; the box is no taller than 20 m, so a step is below 2 cm.
    EXPECT_GE(*answers[0].t, *exact - 1e-9);
    EXPECT_LE(*answers[0].t, *exact + 0.02);
    for (std::size_t way = 1; way < answers.size(); ++way) EXPECT_NEAR(*answers[way].t, *exact, 1e-9) << way;
  }
}

TEST(Textbook, AMarchMisjudgesGrazingRaysAndTheWalkDoesNot) {
  const MarchedGround ground(test::fractalTerrain(257, 257));
  Rays rays(ground);
  int wrong = 0, wrongWithMore = 0;
  for (int i = 0; i < 800; ++i) {
    const LocalRay ray = rays.grazing();
    const double exact = ground.exact(ray).value_or(-1.0);
    EXPECT_NEAR(gridWalk(ground.textbook, ray).t.value_or(-1.0), exact, 1e-6) << "ray " << i;
    wrong += std::abs(marchAndBisect(ground.textbook, ray, 50).t.value_or(-1.0) - exact) > 0.01;
    wrongWithMore += std::abs(marchAndBisect(ground.textbook, ray, 500).t.value_or(-1.0) - exact) > 0.01;
  }
  EXPECT_GT(wrong, 6);
  EXPECT_LT(wrongWithMore, wrong);
}

TEST(Textbook, AHoleIsPassedThroughAndWhatIsBehindItIsHit) {
  const MarchedGround ground(makeTerrain({41, 41, 1.0, 1.0}, [](int c, int) {
    return c >= 10 && c <= 20 ? test::kHole : static_cast<float>(c > 30 ? 10 : 0);
  }));
  const LocalRay intoHole{{-5.0, 0.2, 50.0}, {0, 0, -1}};
  for (const TextbookAnswer& answer : allWays(ground, intoHole)) EXPECT_FALSE(answer.t);
  const LocalRay under{{-7.0, 0.2, 5.0}, {1, 0, -0.1}};  // over the hole, and against the step behind it
  const auto exact = ground.exact(under);
  ASSERT_TRUE(exact);
  EXPECT_GT(*exact, 17.0);
  for (const TextbookAnswer& answer : allWays(ground, under, 10'000)) {
    ASSERT_TRUE(answer.t);
    EXPECT_NEAR(*answer.t, *exact, 0.01);
  }
}

TEST(Textbook, TellsItsCost) {
  const MarchedGround ground(makeTerrain({11, 11, 1.0, 1.0}, [](int c, int r) {
    return c == 3 && r == 3 ? test::kHole : static_cast<float>(c % 2);
  }));
  const LocalRay across{{-20.0, -2.6, 0.9}, {1, 0, 0}};
  const LocalRay over{{-20.0, -2.6, 5.0}, {1, 0, 0}};
  EXPECT_EQ(bruteForce(ground.textbook, over).looks, 2 * (100 - 4));
  for (const TextbookAnswer& answer :
       {linearMarch(ground.textbook, over, 7), gridWalk(ground.textbook, over)})
    EXPECT_EQ(answer.looks, 0);  // it misses the box
  const TextbookAnswer march = linearMarch(ground.textbook, across, 10);
  ASSERT_TRUE(march.t);
  EXPECT_EQ(march.looks, 2);  // the entry, and the first peak a step further
  EXPECT_GT(marchAndBisect(ground.textbook, across, 10).looks, 10);
  EXPECT_LE(marchAndBisect(ground.textbook, across, 10).looks, 2 + 64);
  EXPECT_EQ(gridWalk(ground.textbook, across).looks, 2);
}

TEST(Textbook, KeepsToTheRaysOwnLimits) {
  const MarchedGround ground(test::fractalTerrain(33, 33));
  const LocalRay down{{0.3, 0.4, 50.0}, {0, 0, -1}};
  const double t = *ground.exact(down);
  for (const auto& [tMin, tMax, hit] : {std::tuple(0.0, t - 0.1, false), std::tuple(0.0, t + 0.1, true)}) {
    const LocalRay limited{down.origin, down.direction, tMin, tMax};
    for (const TextbookAnswer& answer : allWays(ground, limited, 10'000))
      EXPECT_EQ(answer.t.has_value(), hit) << tMax - t;
  }
  const LocalRay beyond{down.origin, down.direction, t + 0.1, 1e9};
  EXPECT_FALSE(gridWalk(ground.textbook, beyond).t);
  EXPECT_FALSE(bruteForce(ground.textbook, beyond).t);
}

TEST(Textbook, NotANumberNeverHits) {
  const MarchedGround ground(test::fractalTerrain(9, 9));
  for (const Vec3& origin : {Vec3(std::nan(""), 0, 50), Vec3(0, std::nan(""), 50), Vec3(0, 0, std::nan(""))})
    for (const TextbookAnswer& answer : allWays(ground, {origin, {0.1, 0.2, -1}})) EXPECT_FALSE(answer.t);
}

TEST(TextbookDeathTest, DirectionAndStepsMustMakeSense) {
  const MarchedGround ground(test::fractalTerrain(9, 9));
  EXPECT_DEATH((void)gridWalk(ground.textbook, {{0, 0, 50}, {0, 0, 0}}), "precondition");
  EXPECT_DEATH((void)bruteForce(ground.textbook, {{0, 0, 50}, {0, std::nan(""), 1}}), "precondition");
  EXPECT_DEATH((void)linearMarch(ground.textbook, {{0, 0, 50}, {0, 0, -1}}, 0), "precondition");
}

}  // namespace
}  // namespace scarp
