#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>

#include "core/base/Contract.h"
#include "core/base/StandardError.h"

namespace scarp {
namespace {

/// As a program that keeps standard error to itself, in a process of its own.
void printAfter(bool shown) {
  if (shown) ::setenv("SCARP_LIBRARY_MESSAGES", "1", 1);
  silenceLibraries();
  silenceLibraries();
  std::fputs("libpng error: chunk\n", stderr);
  writeError("scarp: own\n");
  std::_Exit(3);
}

TEST(StandardErrorDeathTest, HasOwnLinesOnly) {
  testing::FLAGS_gtest_death_test_style = "threadsafe";
  EXPECT_EXIT(printAfter(false), testing::ExitedWithCode(3), "^scarp: own\n$");
  EXPECT_EXIT(printAfter(true), testing::ExitedWithCode(3), "^libpng error: chunk\nscarp: own\n$");
}

TEST(StandardErrorDeathTest, StillHasWhatEndsTheProgram) {
  testing::FLAGS_gtest_death_test_style = "threadsafe";
  EXPECT_DEATH(
      {
        silenceLibraries();
        contractFailed("promise", "x > 0", "file.cpp", 7);
      },
      "scarp: broken promise: x > 0 .file.cpp:7.");
}

}  // namespace
}  // namespace scarp
