#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "core/geometry/ExactSum.h"

namespace scarp {
namespace {

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
