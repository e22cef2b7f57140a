#include <gtest/gtest.h>

#include <functional>
#include <queue>
#include <random>
#include <utility>
#include <vector>

#include "core/erosion/PriorityFlood.h"

namespace scarp {
namespace {

/// As a flood uses it: what is pushed is not below what was popped last.
TEST(LevelQueue, GivesPlacesInTheOrderOfAHeapOfAll) {
  for (std::uint32_t seed = 1; seed <= 20; ++seed) {
    std::mt19937 random(seed);
    const int distinct = seed % 2 == 0 ? 30 : 100'000;  // Few levels: many ties.
    const auto level = [&] {
      return -7.0 + 0.01 * static_cast<double>(random() % static_cast<unsigned>(distinct));
    };
    // What is pushed lies within the range, partly within, or nowhere.
    LevelQueue<double> queue(seed % 3 == 0 ? 100.0 : -7.0, seed % 3 == 1 ? -7.0 : 900.0, 20'000);
    std::priority_queue<std::pair<double, int>, std::vector<std::pair<double, int>>, std::greater<>> heap;
    double last = -7.0;
    int place = 0;
    for (int step = 0; step < 20'000; ++step) {
      if (heap.empty() || random() % 5 < 3) {
        const double at = std::max(last, level());
        const int name = (place++ * 7919) % 1'000'003;
        queue.push(at, name);
        heap.emplace(at, name);
      } else {
        last = heap.top().first;
        ASSERT_EQ(queue.pop(), heap.top().second) << "seed " << seed << ", step " << step;
        heap.pop();
      }
      ASSERT_EQ(queue.empty(), heap.empty());
    }
    for (; !heap.empty(); heap.pop()) ASSERT_EQ(queue.pop(), heap.top().second);
    EXPECT_TRUE(queue.empty());
  }
}

}  // namespace
}  // namespace scarp
