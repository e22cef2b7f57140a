#include <gtest/gtest.h>
#include <sys/resource.h>

#include <atomic>
#include <cstdlib>
#include <thread>
#include <vector>

#include "core/base/Parallel.h"
#include "core/base/Threads.h"

namespace scarp {
namespace {

TEST(ParallelFor, CallsEveryIndexOnce) {
  for (const std::size_t count : {std::size_t{0}, std::size_t{1}, std::size_t{1000}}) {
    std::vector<std::atomic<int>> calls(count);
    parallelFor(count, [&](std::size_t i) { ++calls[i]; });
    for (const auto& n : calls) EXPECT_EQ(n, 1);
  }
}

TEST(ParallelFor, TellsProgressOnTheCallingThreadAlone) {
  const auto caller = std::this_thread::get_id();
  double last = 0.0;  // unguarded: one thread only
  std::vector<std::atomic<int>> calls(500);
  const bool all = parallelFor(
      calls.size(),
      [&](double fraction) {
        EXPECT_EQ(std::this_thread::get_id(), caller);
        EXPECT_GE(fraction, last);
        EXPECT_LE(fraction, 1.0);
        last = fraction;
        return true;
      },
      [&](std::size_t i) { ++calls[i]; });
  EXPECT_TRUE(all);
  for (const auto& n : calls) EXPECT_EQ(n, 1);
}

TEST(ParallelFor, StopsSoonOnceProgressSaysNo) {
  const ThreadLimit limit(1);
  int calls = 0;
  EXPECT_FALSE(parallelFor(
      1000, [&](double) { return calls < 3; }, [&](std::size_t) { ++calls; }));
  EXPECT_EQ(calls, 3);
  EXPECT_FALSE(parallelFor(
      10, [](double) { return false; }, [](std::size_t) { FAIL(); }));
}

TEST(ThreadLimitDeathTest, NeedsAThread) { EXPECT_DEATH(ThreadLimit(0), "precondition"); }

TEST(Threads, CanBeStartedUsually) { EXPECT_TRUE(canStartThreads()); }

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
[[noreturn]] void tryWithoutRoom() {
  const rlimit none{1U << 20, 1U << 20};
  ::setrlimit(RLIMIT_AS, &none);
  std::_Exit(canStartThreads() ? 1 : 0);
}

TEST(Threads, CannotWhereTheirStacksHaveNoRoom) {
  EXPECT_EXIT(tryWithoutRoom(), ::testing::ExitedWithCode(0), "");
}
#endif

}  // namespace
}  // namespace scarp
