#include <gtest/gtest.h>
#include <sys/resource.h>

#include <cstdlib>

#include "core/base/Threads.h"

namespace scarp {
namespace {

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
