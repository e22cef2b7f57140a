#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <vector>

#include "core/base/Simd.h"
#include "core/brush/BlurSums.h"

namespace scarp {
namespace {

class BlurSums : public testing::TestWithParam<SimdLevel> {
  SimdChoice choice_{GetParam()};
};

TEST_P(BlurSums, TotalsOfARow) {
  std::mt19937 random(4);
  std::uniform_real_distribution<float> height(-3.0F, 250.0F);
  const HeightSteps steps(-3.0F, 250.0F, 129);
  for (int count = 1; count < 90; ++count) {
    std::vector<float> heights(static_cast<std::size_t>(count + kBlurLanes), steps.base);
    for (int i = 0; i < count; ++i) heights[static_cast<std::size_t>(i)] = height(random);
    std::vector<std::uint32_t> whole(heights.size() + 1);
    ASSERT_TRUE(totalHeights(heights.data(), count, steps, whole.data()));
    std::uint32_t total = 0;
    for (int i = 0; i < count; ++i) {
      ASSERT_EQ(whole[static_cast<std::size_t>(i)], total) << i << " of " << count;
      const float step = (heights[static_cast<std::size_t>(i)] - steps.base) * steps.perMetre;
      total += static_cast<std::uint32_t>(step + 0.5F);
    }
    ASSERT_EQ(whole[static_cast<std::size_t>(count)], total) << count;
  }
}

TEST_P(BlurSums, TellsWhatDoesNotFit) {
  const HeightSteps steps(10.0F, 20.0F, 33);
  constexpr float kInfinite = std::numeric_limits<float>::infinity();
  for (const float odd : {9.9F, 20.1F, -1e9F, 1e9F, 3e38F, -kInfinite, kInfinite, std::nanf("")})
    for (const int count : {1, 5, 16, 41})
      for (int at = 0; at < count; ++at) {
        std::vector<float> heights(static_cast<std::size_t>(count + kBlurLanes), 15.0F);
        std::vector<std::uint32_t> totals(heights.size() + 1);
        ASSERT_TRUE(totalHeights(heights.data(), count, steps, totals.data()));
        heights[static_cast<std::size_t>(at)] = odd;
        ASSERT_FALSE(totalHeights(heights.data(), count, steps, totals.data()))
            << odd << " at " << at << " of " << count;
      }
}

TEST_P(BlurSums, TotalsOfMeans) {
  constexpr int kCount = 75, kSize = 9;
  std::vector<std::uint32_t> values(kCount + kBlurLanes), totals(values.size() + 1), means(values.size() + 1);
  std::mt19937 random(5);
  for (std::size_t i = 0; i < kCount; ++i) values[i] = static_cast<std::uint32_t>(random() % 1000000);
  std::uint32_t total = 0;
  for (std::size_t i = 0; i <= kCount; ++i) {
    totals[i] = total;
    total += values[i];
  }
  totalMeans(totals.data(), kCount - kSize, kSize, means.data());
  total = 0;
  for (std::size_t i = 0; i <= kCount - kSize; ++i) {
    ASSERT_EQ(means[i], total) << i;
    std::uint32_t sum = 0;
    for (std::size_t k = 0; k < kSize; ++k) sum += values[i + k];
    total += static_cast<std::uint32_t>(static_cast<float>(sum) * (1.0F / kSize) + 0.5F);
  }
}

INSTANTIATE_TEST_SUITE_P(EachInstructionSet, BlurSums, testing::ValuesIn(simdLevels()),
                         [](const auto& level) {
                           std::string name = simdName(level.param);
                           std::erase(name, '-');
                           return name;
                         });

}  // namespace
}  // namespace scarp
