#include <gtest/gtest.h>

#include <random>
#include <thread>
#include <vector>

#include "core/memory/SharedBlocks.h"

namespace scarp {
namespace {

struct Number : SharedBlock {
  explicit Number(int start) : value(start) { ++living; }
  Number(const Number& other) : SharedBlock(other), value(other.value) { ++living; }
  Number& operator=(const Number&) = delete;
  ~Number() { --living; }
  int value;
  inline static std::atomic<int> living = 0;
};
using Numbers = SharedBlocks<Number>;

Number& own(Numbers& numbers, std::size_t place) {
  return numbers.own(place, [](const Number* there) {
    return there ? std::make_unique<Number>(*there) : std::make_unique<Number>(0);
  });
}
int valueAt(const Numbers& numbers, std::size_t place) {
  return numbers.at(place) ? numbers.at(place)->value : 0;
}

TEST(SharedBlocks, BehaveAsCopiesOfAVector) {
  std::mt19937_64 random(2);
  {
    std::vector<Numbers> all(4, Numbers(20));
    std::vector<std::vector<int>> plain(4, std::vector<int>(20));
    for (int step = 0; step < 5'000; ++step) {
      const std::size_t i = random() % all.size(), j = random() % all.size(), place = random() % 20;
      switch (random() % 8) {
        case 0:
          all[i] = all[j];
          plain[i] = plain[j];
          break;
        case 1:
          all[i].clear(place);
          plain[i][place] = 0;
          break;
        case 2: {
          Numbers moved = std::move(all[i]);
          all[i] = std::move(moved);
          break;
        }
        default:
          own(all[i], place).value += step;
          plain[i][place] += step;
      }
      for (std::size_t k = 0; k < all.size(); ++k) ASSERT_EQ(valueAt(all[k], place), plain[k][place]);
    }
  }
  EXPECT_EQ(Number::living, 0) << "each block is deleted once";
}

TEST(SharedBlocks, ACopySharesUntilOneWrites) {
  Numbers one(3);
  own(one, 1).value = 7;
  const Number* const block = one.at(1);
  EXPECT_EQ(&own(one, 1), block) << "nobody else holds it";
  {
    Numbers other = one;
    EXPECT_EQ(other.at(1), block);
    EXPECT_EQ(other.at(0), nullptr);
    own(other, 1).value = 8;
    EXPECT_EQ(one.at(1), block);
    EXPECT_EQ(valueAt(one, 1), 7);
    other = one;
  }
  EXPECT_EQ(&own(one, 1), block) << "the others are gone";
}

TEST(SharedBlocks, ThreadsOwnBlocksAtATime) {
  Numbers before(64);
  for (std::size_t i = 0; i < 64; i += 2) own(before, i).value = static_cast<int>(i);
  for (int round = 0; round < 20; ++round) {
    Numbers copy = before;
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
      threads.emplace_back([&copy] {
        for (std::size_t i = 0; i < 64; ++i) (void)own(copy, i);
      });
    for (std::thread& thread : threads) thread.join();
    for (std::size_t i = 0; i < 64; ++i) {
      ASSERT_EQ(valueAt(copy, i), i % 2 == 0 ? static_cast<int>(i) : 0);
      ASSERT_NE(copy.at(i), before.at(i));
    }
  }
}

}  // namespace
}  // namespace scarp
