#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "core/base/Parallel.h"
#include "core/memory/Scratch.h"

namespace scarp {
namespace {

TEST(Scratch, IsUsedAgain) {
  constexpr std::size_t count = 1'000'003;
  const float* first = nullptr;
  {
    ScratchArray<float> array(count);
    first = array.data();
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(first) % 64, 0u);
    array[count - 1] = 5.0f;
  }
  const ScratchArray<float> again(count - 7);
  EXPECT_EQ(again.data(), first) << "nearly the same size";
  const ScratchArray<float> other(count);
  EXPECT_NE(other.data(), first) << "in use";
}

TEST(Scratch, KeepsNoMoreThanItSays) {
  std::vector<ScratchArray<char>> arrays;
  for (int i = 0; i < 5; ++i) arrays.emplace_back(Scratch::keptBytes / 3);
  arrays.clear();
  EXPECT_LE(Scratch::kept(), Scratch::keptBytes);
  EXPECT_GT(Scratch::kept(), Scratch::keptBytes / 3);
  { const ScratchArray<char> huge(2 * Scratch::keptBytes); }
  EXPECT_LE(Scratch::kept(), Scratch::keptBytes);
}

TEST(Scratch, MovesAndTakesNothing) {
  ScratchArray<int> a(10), b(20);
  a[9] = 1;
  b[19] = 2;
  a = std::move(b);
  EXPECT_EQ(a.size(), 20u);
  EXPECT_EQ(a[19], 2);
  const ScratchArray<int> c(std::move(a)), none(0);
  EXPECT_EQ(c[19], 2);
  EXPECT_EQ(none.begin(), none.end());
}

TEST(Scratch, VectorsStandInItToo) {
  constexpr std::size_t kCount = 300000;
  const float* first = nullptr;
  {
    ScratchVector<float> values(kCount, 2.5F);
    first = values.data();
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(first) % 64, 0u);
    const ScratchVector<float> copy = values;
    values.assign(kCount, 1.0F);
    EXPECT_EQ(copy[kCount - 1], 2.5F);
    EXPECT_NE(copy.data(), first);
  }
  const ScratchVector<float> again(kCount);
  EXPECT_EQ(again.size(), kCount);
  const ScratchVector<float> other(kCount);
  EXPECT_TRUE(again.data() == first || other.data() == first) << "what was given back";
}

TEST(Scratch, AnyThreadMayAsk) {
  std::vector<int> wrong(64);
  parallelFor(wrong.size(), [&](std::size_t i) {
    for (int round = 0; round < 50; ++round) {
      ScratchArray<std::size_t> array(1000 + 100 * (i % 5));
      for (std::size_t& value : array) value = i;
      for (const std::size_t value : array) wrong[i] += value != i;
    }
  });
  for (const int count : wrong) EXPECT_EQ(count, 0);
}

}  // namespace
}  // namespace scarp
