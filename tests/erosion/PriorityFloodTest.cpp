#include <gtest/gtest.h>

#include <algorithm>
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
  for (std::uint32_t seed = 1; seed <= 6; ++seed) {
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

/// A square of heights whose border is where water leaves.
struct Square {
  static constexpr int side = 60;
  std::vector<double> heights;

  explicit Square(std::uint32_t seed) {
    std::mt19937 random(seed);
    for (int i = 0; i < side * side; ++i)
      heights.push_back(static_cast<double>(random() % (seed % 2 == 0 ? 12U : 100'000U)));
  }
  [[nodiscard]] static bool border(int i) {
    const int column = i % side, row = i / side;
    return column == 0 || row == 0 || column == side - 1 || row == side - 1;
  }
  template <class Visit>
  static void forEachNeighbour(int i, const Visit& visit) {
    for (int y = -1; y <= 1; ++y)
      for (int x = -1; x <= 1; ++x) {
        const int column = i % side + x, row = i / side + y;
        if ((x != 0 || y != 0) && column >= 0 && row >= 0 && column < side && row < side)
          visit(static_cast<std::size_t>(row * side + column));
      }
  }
  /// By lowering until nothing changes.
  [[nodiscard]] std::vector<double> filledBySweeps() const {
    std::vector<double> filled(heights.size(), 1e9);
    for (bool changed = true; changed;) {
      changed = false;
      for (int i = 0; i < side * side; ++i) {
        double lowest = border(i) ? -1e9 : 1e9;
        forEachNeighbour(i, [&](std::size_t j) { lowest = std::min(lowest, filled[j]); });
        const auto at = static_cast<std::size_t>(i);
        const double level = std::max(heights[at], lowest);
        changed |= level < filled[at];
        filled[at] = level;
      }
    }
    return filled;
  }
  struct Start {
    LevelQueue<double> queue{0.0, 100'000.0, 3600};
    std::vector<bool> wet = std::vector<bool>(std::size_t{side} * side);
  };
  [[nodiscard]] Start start() const {
    Start made;
    for (int i = 0; i < side * side; ++i)
      if (border(i)) {
        made.queue.push(heights[static_cast<std::size_t>(i)], i);
        made.wet[static_cast<std::size_t>(i)] = true;
      }
    return made;
  }
};

TEST(PriorityFlood, FillsPoolsToTheirOutletsAndVisitsTheLowestFirst) {
  for (std::uint32_t seed = 1; seed <= 4; ++seed) {
    const Square square(seed);
    Square::Start start = square.start();
    std::vector<double> filled = square.heights, order;
    priorityFlood(
        start.queue, std::span(filled), [&](std::size_t i) { order.push_back(filled[i]); },
        [&](std::size_t i, const auto& wet) {
          Square::forEachNeighbour(static_cast<int>(i), [&](std::size_t j) {
            if (start.wet[j]) return;
            start.wet[j] = true;
            wet(j);
          });
        });
    EXPECT_EQ(filled, square.filledBySweeps()) << "seed " << seed;
    EXPECT_EQ(order.size(), filled.size());
    EXPECT_TRUE(std::is_sorted(order.begin(), order.end()));
  }
}

}  // namespace
}  // namespace scarp
