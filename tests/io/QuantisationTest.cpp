#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "core/io/ExportRows.h"

namespace scarp {
namespace {

TEST(Quantisation, EndsAreExact) {
  const Quantisation q{-100.0, 1900.0};
  EXPECT_EQ(q.step(-100.0), 0);
  EXPECT_EQ(q.step(1900.0), 65535);
  EXPECT_EQ(q.height(0), -100.0);
  EXPECT_NEAR(q.height(65535), 1900.0, 1e-9);
}

TEST(Quantisation, EveryHeightComesBackWithinHalfAStep) {
  const Quantisation q{115.0, 1908.0};
  std::mt19937 random(20);
  std::uniform_real_distribution<double> heights(q.min, q.max);
  for (int i = 0; i < 10'000; ++i) {
    const double h = heights(random);
    EXPECT_LE(std::abs(q.height(q.step(h)) - h), 0.5 * q.scale() * (1.0 + 1e-9));
  }
}

TEST(Quantisation, DitheredHeightsAreRightOnAverageAndWithinAStep) {
  Quantisation q{0.0, 65535.0};
  q.dither = true;
  for (const double height : {100.0, 100.1, 100.25, 100.5, 100.9}) {
    double sum = 0.0;
    constexpr int kSide = 256;
    for (int row = 0; row < kSide; ++row)
      for (int column = 0; column < kSide; ++column) {
        const double step = q.step(height, column, row);
        ASSERT_LT(std::abs(step - height), 1.0);
        ASSERT_EQ(step, q.step(height, column, row));
        sum += step;
      }
    EXPECT_NEAR(sum / (kSide * kSide), height, 0.002) << height;
  }
  EXPECT_EQ(q.step(-5.0, 3, 4), 0);
  EXPECT_EQ(q.step(70000.0, 3, 4), 65535);
  EXPECT_EQ(q.step(std::nan(""), 3, 4), 0);
}

TEST(Quantisation, UnityDividesBy65536) {
  const Quantisation q{10.0, 110.0, 65536.0};
  EXPECT_EQ(q.step(60.0), 32768);
  EXPECT_EQ(q.step(110.0), 65535);  // 65536 does not fit: clamped
  EXPECT_DOUBLE_EQ(q.height(32768), 60.0);
}

TEST(Quantisation, ClampsAndBearsHolesAndFlatGround) {
  const Quantisation q{0.0, 10.0};
  EXPECT_EQ(q.step(-5.0), 0);
  EXPECT_EQ(q.step(50.0), 65535);
  EXPECT_EQ(q.step(std::nan("")), 0);
  const Quantisation flat{7.0, 7.0};
  EXPECT_EQ(flat.step(7.0), 0);
  EXPECT_EQ(flat.height(0), 7.0);
}

}  // namespace
}  // namespace scarp
