#include <gtest/gtest.h>

#include <Eigen/Geometry>
#include <cmath>
#include <numbers>

#include "core/brush/Symmetry.h"

namespace scarp {
namespace {

constexpr double kPi = std::numbers::pi;

/// Where a spot of the brush's alpha comes to lie: what all copies must agree about.
Vec2 onGround(const BrushPlace& place, Vec2 spot) {
  if (place.mirrored) spot.x() = -spot.x();
  const double c = std::cos(place.angle), s = std::sin(place.angle);
  return place.point + Vec2(c * spot.x() - s * spot.y(), s * spot.x() + c * spot.y());
}

BrushSymmetry symmetry(SymmetryKind kind) { return {.kind = kind, .count = 5, .x = 10.0, .y = -20.0}; }

const BrushPlace kPlace{{31.0, 47.0}, {3.0, 1.0}, 0.4};
const Vec2 kSpot(0.7, 0.2);

TEST(Symmetry, MirrorsCarryPointMotionAndPictureAcross) {
  const Vec2 spot = onGround(kPlace, kSpot);
  const auto acrossX = [](const Vec2& p) { return Vec2(20.0 - p.x(), p.y()); };
  const auto acrossY = [](const Vec2& p) { return Vec2(p.x(), -40.0 - p.y()); };

  const auto x = symmetricPlaces(symmetry(SymmetryKind::MirrorX), kPlace);
  ASSERT_EQ(x.size(), 2U);
  EXPECT_EQ(x[1].point, acrossX(kPlace.point));
  EXPECT_EQ(x[1].motion, Vec2(-3.0, 1.0));
  EXPECT_TRUE(onGround(x[1], kSpot).isApprox(acrossX(spot), 1e-12));

  const auto y = symmetricPlaces(symmetry(SymmetryKind::MirrorY), kPlace);
  ASSERT_EQ(y.size(), 2U);
  EXPECT_EQ(y[1].point, acrossY(kPlace.point));
  EXPECT_EQ(y[1].motion, Vec2(3.0, -1.0));
  EXPECT_TRUE(onGround(y[1], kSpot).isApprox(acrossY(spot), 1e-12));

  const auto both = symmetricPlaces(symmetry(SymmetryKind::MirrorBoth), kPlace);
  ASSERT_EQ(both.size(), 4U);
  EXPECT_EQ(both[3].point, acrossX(acrossY(kPlace.point)));
  EXPECT_EQ(both[3].motion, Vec2(-3.0, -1.0));
  EXPECT_FALSE(both[3].mirrored);
  EXPECT_TRUE(onGround(both[3], kSpot).isApprox(acrossX(acrossY(spot)), 1e-12));
}

TEST(Symmetry, RadialTurnsAllByEqualParts) {
  const auto places = symmetricPlaces(symmetry(SymmetryKind::Radial), kPlace);
  ASSERT_EQ(places.size(), 5U);
  EXPECT_EQ(places[0].point, kPlace.point);
  const Vec2 centre(10.0, -20.0);
  for (int arm = 1; arm < 5; ++arm) {
    const double angle = 2.0 * kPi * arm / 5.0;
    Eigen::Rotation2Dd turn(angle);
    const Vec2 point = centre + turn * (kPlace.point - centre);
    EXPECT_TRUE(places[arm].point.isApprox(point, 1e-12)) << arm;
    EXPECT_TRUE(places[arm].motion.isApprox(turn * kPlace.motion, 1e-12)) << arm;
    const Vec2 spot = centre + turn * (onGround(kPlace, kSpot) - centre);
    EXPECT_TRUE(onGround(places[arm], kSpot).isApprox(spot, 1e-12)) << arm;
  }
}

TEST(Symmetry, QuarterTurnsAreExact) {
  BrushSymmetry four = symmetry(SymmetryKind::Radial);
  four.count = 4;
  const auto places = symmetricPlaces(four, kPlace);
  ASSERT_EQ(places.size(), 4U);
  EXPECT_EQ(places[1].point, Vec2(10.0 - 67.0, -20.0 + 21.0));
  EXPECT_EQ(places[2].point, Vec2(10.0 - 21.0, -20.0 - 67.0));
  EXPECT_EQ(places[3].point, Vec2(10.0 + 67.0, -20.0 - 21.0));
  EXPECT_EQ(places[2].motion, Vec2(-3.0, -1.0));
}

}  // namespace
}  // namespace scarp
