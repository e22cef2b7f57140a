#include <gtest/gtest.h>

#include <cmath>

#include "core/brush/BrushSettings.h"
#include "core/schema/Curve.h"

namespace scarp {
namespace {

TEST(Curve, GoesThroughItsPointsAndKeepsBetweenThem) {
  const std::vector<Curve::Point> points{{0.1, 0.2}, {0.3, 0.9}, {0.35, 0.9}, {0.6, 0.0}, {1.0, 1.0}};
  const Curve curve = *Curve::through(points);
  for (std::size_t i = 0; i < points.size(); ++i) EXPECT_NEAR(curve.at(points[i].x), points[i].y, 1e-12);
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    const double low = std::min(points[i].y, points[i + 1].y), high = std::max(points[i].y, points[i + 1].y);
    double before = points[i].y;
    for (double s = 0.0; s <= 1.0; s += 0.01) {
      const double y = curve.at(points[i].x + s * (points[i + 1].x - points[i].x));
      EXPECT_TRUE(y >= low - 1e-12 && y <= high + 1e-12);
      EXPECT_GE((y - before) * (points[i + 1].y - points[i].y), -1e-12) << "monotone";
      before = y;
    }
  }
  EXPECT_EQ(curve.at(0.0), 0.2);
  EXPECT_EQ(curve.at(-5.0), 0.2);
  EXPECT_EQ(curve.at(7.0), 1.0);
  EXPECT_EQ(curve.at(std::nan("")), 0.2);
}

TEST(Curve, IsStraightUnlessSaidOtherwise) {
  for (double x = 0.0; x <= 1.0; x += 0.1) EXPECT_NEAR(Curve().at(x), x, 1e-12);
  EXPECT_NEAR(Curve().mean(), 0.5, 1e-12);
}

TEST(Curve, MeanIsTheIntegral) {
  const Curve curve = *Curve::through({{0.2, 0.3}, {0.4, 1.0}, {0.9, 0.1}});
  double sum = 0.0;
  constexpr int kSteps = 10000;
  for (int i = 0; i < kSteps; ++i) sum += curve.at((i + 0.5) / kSteps);
  EXPECT_NEAR(curve.mean(), sum / kSteps, 1e-6);
}

TEST(Curve, SaysWhatIsWrong) {
  const auto problem = [](std::vector<Curve::Point> points) {
    const auto curve = Curve::through(std::move(points));
    return curve ? std::string() : curve.error().text();
  };
  const double nan = std::nan("");
  EXPECT_EQ(problem({{0, 0}}), "a curve goes through 2 to 32 points, not 1");
  EXPECT_EQ(problem(std::vector<Curve::Point>(33)), "a curve goes through 2 to 32 points, not 33");
  EXPECT_EQ(problem({{0, 0}, {1, 1.5}}), "point 2 of the curve is not within 0 to 1");
  EXPECT_EQ(problem({{nan, 0}, {1, 1}}), "point 1 of the curve is not within 0 to 1");
  EXPECT_EQ(problem({{0.5, 0}, {0.5, 1}}), "point 2 of the curve is not to the right of the one before");
}

constexpr Falloff kFalloffs[] = {Falloff::Smooth, Falloff::Linear, Falloff::Spherical,
                                 Falloff::Tip,    Falloff::Sharp,  Falloff::Constant};

TEST(Falloff, FallsFromOneToNothing) {
  for (const Falloff falloff : kFalloffs) {
    EXPECT_EQ(falloffWeight(falloff, 0.0), 1.0);
    EXPECT_EQ(falloffWeight(falloff, -3.0), 1.0) << "within the inner radius";
    EXPECT_EQ(falloffWeight(falloff, 1.0), 0.0);
    EXPECT_EQ(falloffWeight(falloff, 7.0), 0.0);
    EXPECT_EQ(falloffWeight(falloff, std::nan("")), 0.0);
    for (double d = 0.0; d < 1.0; d += 0.01)
      EXPECT_GE(falloffWeight(falloff, d), falloffWeight(falloff, d + 0.01));
  }
  EXPECT_EQ(falloffWeight(Falloff::Smooth, 0.5), 0.5);
  EXPECT_EQ(falloffWeight(Falloff::Linear, 0.25), 0.75);
  EXPECT_EQ(falloffWeight(Falloff::Spherical, 0.6), 0.8);
  EXPECT_EQ(falloffWeight(Falloff::Sharp, 0.5), 0.25);
  EXPECT_EQ(falloffWeight(Falloff::Constant, 0.99), 1.0);
}

}  // namespace
}  // namespace scarp
