#include <gtest/gtest.h>

#include <atomic>
#include <vector>

#include "core/base/Parallel.h"

namespace scarp {
namespace {

TEST(ParallelFor, CallsEveryIndexOnce) {
  for (const std::size_t count : {std::size_t{0}, std::size_t{1}, std::size_t{1000}}) {
    std::vector<std::atomic<int>> calls(count);
    parallelFor(count, [&](std::size_t i) { ++calls[i]; });
    for (const auto& n : calls) EXPECT_EQ(n, 1);
  }
}

TEST(ParallelFor, WorksUnderALimitOfOneThread) {
  const ThreadLimit limit(1);
  std::vector<std::size_t> order;  // unguarded: one thread only
  parallelFor(100, [&](std::size_t i) { order.push_back(i); });
  EXPECT_EQ(order.size(), 100u);
}

TEST(ThreadLimitDeathTest, NeedsAThread) { EXPECT_DEATH(ThreadLimit(0), "precondition"); }

}  // namespace
}  // namespace scarp
