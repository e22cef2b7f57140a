#include <gtest/gtest.h>

#include <Eigen/Geometry>
#include <cmath>
#include <limits>
#include <random>

#include "core/geometry/Box.h"
#include "core/geometry/ExactSum.h"

namespace scarp {
namespace {

const Box kUnit{{0, 0, 0}, {1, 1, 1}};
constexpr double kEndless = std::numeric_limits<double>::infinity();

TEST(SlabTest, GivesEntryAndExitWithTheirFaces) {
  const auto span = slabTest(kUnit, {-1, 0.5, 0.25}, {2, 0, 0.1}, 0, kEndless);
  ASSERT_TRUE(span);
  EXPECT_DOUBLE_EQ(span->tEntry, 0.5);
  EXPECT_DOUBLE_EQ(span->tExit, 1.0);
  EXPECT_EQ(span->entryFace, BoxFace::MinX);
  EXPECT_EQ(span->exitFace, BoxFace::MaxX);
}

TEST(SlabTest, LimitInsideHasNoExitFace) {
  const auto span = slabTest(kUnit, {0.5, 0.5, 0.5}, {0, -1, 0}, 0, 0.25);
  ASSERT_TRUE(span);
  EXPECT_EQ(span->tExit, 0.25);
  EXPECT_EQ(span->exitFace, BoxFace::None);
  EXPECT_FALSE(slabTest(kUnit, {-1, 0.5, 0.5}, {1, 0, 0}, 0, 0.99));
  EXPECT_FALSE(slabTest(kUnit, {-1, 0.5, 0.5}, {1, 0, 0}, 2.01, 9));
}

TEST(SlabTest, ZeroComponentsAndTouchingCount) {
  EXPECT_TRUE(slabTest(kUnit, {-1, 1.0, 0.0}, {1, 0, 0}, 0, kEndless)) << "along an edge";
  EXPECT_FALSE(slabTest(kUnit, {-1, 1.0 + 1e-15, 0.0}, {1, 0, 0}, 0, kEndless));
  EXPECT_TRUE(slabTest(kUnit, {-1, 0, 0.5}, {1, 0, -0.0}, 0, kEndless)) << "negative zero";
  const Box sheet{{0, 0, 2}, {1, 1, 2}};
  const auto span = slabTest(sheet, {0.5, 0.5, 3}, {0, 0, -1}, 0, kEndless);
  ASSERT_TRUE(span);
  EXPECT_EQ(span->tEntry, span->tExit);
  EXPECT_EQ(span->entryFace, BoxFace::MaxZ);
}

TEST(SlabTest, NotANumberMisses) {
  const double nan = std::nan("");
  EXPECT_FALSE(slabTest(kUnit, {nan, 0.5, 0.5}, {1, 0, 0}, 0, kEndless));
  EXPECT_FALSE(slabTest(kUnit, {0.5, nan, 0.5}, {1, 0, 0}, 0, kEndless));
  EXPECT_FALSE(wooTest(kUnit, {nan, 0.5, 0.5}, {1, 0, 0}));
  EXPECT_FALSE(slabTest(kUnit, {0.5, 0.5, 0.5}, {nan, 0, 0}, 0, kEndless));
}

TEST(WooTest, InsideHitsAtOnce) {
  const auto hit = wooTest(kUnit, {0.5, 0.5, 0.5}, {1, 2, 3});
  ASSERT_TRUE(hit);
  EXPECT_TRUE(hit->inside);
  EXPECT_EQ(hit->t, 0.0);
  EXPECT_EQ(hit->face, BoxFace::None);
  EXPECT_TRUE(hit->normal.isZero());
}

TEST(WooTest, AgreesWithTheSlabTest) {
  std::mt19937_64 random(4711);
  std::uniform_real_distribution<double> place(-3, 3), side(0.01, 2);
  int hits = 0;
  for (int i = 0; i < 40000; ++i) {
    const Vec3 corner(place(random), place(random), place(random));
    const Box box{corner, corner + Vec3(side(random), side(random), side(random))};
    const Vec3 origin(place(random), place(random), place(random));
    Vec3 direction(place(random), place(random), place(random));
    if (i % 5 == 0) direction[i % 3] = 0.0;
    const auto slab = slabTest(box, origin, direction, 0, kEndless);
    const auto woo = wooTest(box, origin, direction);
    // Where the slab's span is a bare touch, one rounding decides; nowhere else may they differ.
    const bool touch = slab && slab->tExit - slab->tEntry < 1e-12;
    if (touch) continue;
    ASSERT_EQ(slab.has_value(), woo.has_value()) << "ray " << i;
    if (!slab) continue;
    ++hits;
    ASSERT_NEAR(slab->tEntry, woo->t, 1e-12 * (1 + slab->tEntry));
    ASSERT_EQ(slab->entryFace, woo->face);
    ASSERT_EQ(woo->normal, faceNormal(slab->entryFace));
    ASSERT_LT((woo->point - (origin + woo->t * direction)).norm(), 1e-9);
  }
  EXPECT_GT(hits, 600);
}

const Vec3 kA(0, 0, 0), kB(4, 0, 0), kC(0, 4, 0);

TEST(HitTriangle, GivesDistanceWeightsAndSide) {
  const auto hit = hitTriangle({1, 2, 6}, {0, 0, -2}, kA, kB, kC);
  ASSERT_TRUE(hit);
  EXPECT_DOUBLE_EQ(hit->t, 3.0);
  EXPECT_DOUBLE_EQ(hit->u, 0.25);
  EXPECT_DOUBLE_EQ(hit->v, 0.5);
  EXPECT_TRUE(hit->front);
  EXPECT_FALSE(hitTriangle({1, 2, -6}, {0, 0, 2}, kA, kB, kC)->front);
}

TEST(HitTriangle, BordersCountAndBeyondMisses) {
  EXPECT_TRUE(hitTriangle({0, 0, 1}, {0, 0, -1}, kA, kB, kC));
  EXPECT_TRUE(hitTriangle({2, 2, 1}, {0, 0, -1}, kA, kB, kC));
  EXPECT_FALSE(hitTriangle({2.01, 2, 1}, {0, 0, -1}, kA, kB, kC));
  EXPECT_FALSE(hitTriangle({1, 1, 1}, {1, 0, 0}, kA, kB, kC)) << "parallel";
  EXPECT_FALSE(hitTriangle({std::nan(""), 1, 1}, {0, 0, -1}, kA, kB, kC));
}

TEST(ExactSum, KeepsWhatDoublesLose) {
  const ExactSum huge(1e200), tiny(1e-80);
  EXPECT_EQ(((huge + tiny) - huge).sign(), 1);
  EXPECT_EQ(((huge - tiny) - huge).sign(), -1);
  EXPECT_EQ(((huge + tiny) - huge - tiny).sign(), 0);
  EXPECT_EQ((ExactSum(0.1) + ExactSum(0.2) - ExactSum(0.3)).sign(), 1)
      << "the doubles themselves do not add up";
  EXPECT_EQ((ExactSum(0.0) * ExactSum(5.0)).sign(), 0);
}

TEST(ExactSum, ProductsAreExact) {
  const double next = std::nextafter(1.0, 2.0);
  // (1 + e)² − 1 − 2e = e²
  EXPECT_EQ((ExactSum(next) * ExactSum(next) - ExactSum(1.0) - ExactSum(2.0 * (next - 1.0))).sign(), 1);
  EXPECT_EQ((ExactSum(next) * ExactSum(next) - ExactSum(1.0) - ExactSum(2.0 * (next - 1.0)) -
             ExactSum((next - 1.0) * (next - 1.0)))
                .sign(),
            0);
}

TEST(ExactSum, ObeysTheLawsOfArithmetic) {
  std::mt19937_64 random(4);
  std::uniform_real_distribution<double> mantissa(-1.0, 1.0);
  std::uniform_int_distribution<int> exponent(-40, 40);
  const auto any = [&] { return ExactSum(std::ldexp(mantissa(random), exponent(random))); };
  for (int i = 0; i < 600; ++i) {
    const ExactSum a = any() + any(), b = any() - any(), c = any();
    EXPECT_EQ(((a + b) * c - (a * c + b * c)).sign(), 0);
    EXPECT_EQ((a * b - b * a).sign(), 0);
    EXPECT_EQ((a - b).sign(), -(b - a).sign());
    EXPECT_EQ((a * a).sign(), 1);
  }
}

}  // namespace
}  // namespace scarp
