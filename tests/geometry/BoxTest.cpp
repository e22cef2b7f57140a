#include <gtest/gtest.h>

#include <Eigen/Geometry>
#include <cmath>
#include <limits>
#include <random>

#include "core/geometry/Box.h"

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

}  // namespace
}  // namespace scarp
