#include <gtest/gtest.h>

#include <cmath>
#include <limits>

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
    return curve ? std::string() : curve.error().message;
  };
  const double nan = std::nan("");
  EXPECT_EQ(problem({{0, 0}}), "a curve goes through 2 to 32 points, not 1");
  EXPECT_EQ(problem(std::vector<Curve::Point>(33)), "a curve goes through 2 to 32 points, not 33");
  EXPECT_EQ(problem({{0, 0}, {1, 1.5}}), "point 2 of the curve is not within 0 to 1");
  EXPECT_EQ(problem({{nan, 0}, {1, 1}}), "point 1 of the curve is not within 0 to 1");
  EXPECT_EQ(problem({{0.5, 0}, {0.5, 1}}), "point 2 of the curve is not to the right of the one before");
}

}  // namespace
}  // namespace scarp
