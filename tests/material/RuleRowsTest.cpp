#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numeric>
#include <random>
#include <vector>

#include "core/base/Simd.h"
#include "core/material/RuleRows.h"

namespace scarp {
namespace {

constexpr int kRow = 128;

/// Largest remainders, by sorting.
std::vector<int> roundedByHand(const std::vector<long>& shares) {
  std::vector<int> bytes;
  int missing = 255;
  for (const long share : shares) {
    bytes.push_back(static_cast<int>(share >> kPartBits));
    missing -= bytes.back();
  }
  std::vector<std::size_t> order(shares.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto remainder = [&](std::size_t m) { return shares[m] & ((1L << kPartBits) - 1); };
  std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return remainder(a) > remainder(b); });
  for (int i = 0; i < missing; ++i) ++bytes[order[static_cast<std::size_t>(i)]];
  return bytes;
}

TEST(RuleRows, BytesAreRoundedByLargestRemaindersAndTiesGoToTheEarlier) {
  std::mt19937 random(3);
  const long all = static_cast<long>(kParts);
  for (const SimdLevel level : simdLevels()) {
    const SimdChoice choice(level);
    for (const std::size_t count : {1U, 2U, 3U, 5U, 9U, 17U, 64U, 256U}) {
      std::vector<std::vector<long>> wanted(kRow, std::vector<long>(count, 0));
      for (int i = 1; i < kRow; ++i) {
        auto& shares = wanted[static_cast<std::size_t>(i)];
        if (i % 3 == 0) {  // Equal ones.
          std::fill(shares.begin(), shares.end(), all / static_cast<long>(count));
          shares[random() % count] += all % static_cast<long>(count);
        } else {
          long left = all;
          for (std::size_t m = 0; m + 1 < count; ++m) {
            shares[m] = random() % 4 == 0 ? 0 : static_cast<long>(random()) % (left + 1);
            if (count > 8) shares[m] /= 8;
            left -= shares[m];
          }
          shares[count - 1] += left;
          std::shuffle(shares.begin(), shares.end(), random);
        }
      }
      std::vector<std::vector<float>> rows(count, std::vector<float>(kRow));
      std::vector<std::vector<std::uint8_t>> out(count, std::vector<std::uint8_t>(kRow));
      std::vector<const float*> shares;
      std::vector<std::uint8_t*> bytes;
      for (std::size_t m = 0; m < count; ++m) {
        for (std::size_t i = 0; i < kRow; ++i) rows[m][i] = static_cast<float>(wanted[i][m]);
        shares.push_back(rows[m].data());
        bytes.push_back(out[m].data());
      }
      byteRows(shares, bytes);
      for (std::size_t i = 0; i < kRow; ++i) {
        const std::vector<int> byHand = i == 0 ? std::vector<int>(count, 0) : roundedByHand(wanted[i]);
        for (std::size_t m = 0; m < count; ++m)
          ASSERT_EQ(out[m][i], byHand[m]) << simdName(level) << ", " << count << " materials, sample " << i;
      }
    }
  }
}

TEST(RuleRows, CoveringLosesNothing) {
  std::mt19937 random(5);
  std::uniform_real_distribution<float> weight(0.0F, 1.0F);
  for (const SimdLevel level : simdLevels()) {
    const SimdChoice choice(level);
    std::array<float, kRow> heights{}, left{}, weights{}, sum{};
    heights[7] = std::numeric_limits<float>::quiet_NaN();
    EXPECT_TRUE(beginRow(heights.data(), kRow, left.data()));
    EXPECT_FALSE(beginRow(&heights[7], 1, &sum[7]));
    for (int rule = 0; rule < 40; ++rule) {
      std::array<float, kRow> shares{};
      for (float& w : weights) w = random() % 3 == 0 ? 0.0F : weight(random);
      weights[9] = 1.0F;
      (void)coverRow(weights.data(), kRow, left.data(), shares.data());
      for (std::size_t i = 0; i < kRow; ++i) {
        ASSERT_EQ(shares[i], std::floor(shares[i]));
        ASSERT_GE(left[i], 0.0F);
        sum[i] += shares[i];
        ASSERT_EQ(sum[i] + left[i], i == 7 ? 0.0F : kParts) << simdName(level);
      }
      EXPECT_EQ(left[9], 0.0F);
    }
    std::fill(weights.begin(), weights.end(), 1.0F);
    EXPECT_FALSE(coverRow(weights.data(), kRow, left.data(), sum.data()));
  }
}

TEST(RuleRows, WhatIsNoNumberIsInNoRange) {
  const float none = std::numeric_limits<float>::quiet_NaN();
  const std::vector<float> table(kCurveSteps + 2, 1.0F);
  for (const bool inverted : {false, true}) {
    const float wanted = inverted ? 1.0F : 0.0F;
    float weights[3] = {1.0F, 1.0F, 1.0F};
    EXPECT_EQ(rangeRow(&none, {-1.0F, 1.0F, 1.0F, 1.0F, inverted}, 1, &weights[0]), inverted);
    EXPECT_EQ(aspectRangeRow(&none, {0.0F, 360.0F, 1.0F, 1.0F, inverted}, 1, &weights[1]), inverted);
    EXPECT_EQ(curveRow(&none, {table.data(), 0.0F, 1.0F, 0.0F, inverted}, 1, &weights[2]), inverted);
    for (const float w : weights) EXPECT_EQ(w, wanted);
  }
}

}  // namespace
}  // namespace scarp
