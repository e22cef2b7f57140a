#include <gtest/gtest.h>

#include "core/team/NewsPace.h"

namespace scarp {
namespace {

using namespace std::chrono_literals;

TEST(NewsPace, AsksAtOnceAfterAPauseAndElseHalfOfTheTime) {
  NewsPace pace;
  const auto begin = NewsPace::Clock::now();
  EXPECT_LE(pace.next(), begin);
  pace.asked(begin, begin + 40ms);
  EXPECT_EQ(pace.next(), begin + 80ms);
  // However slow the server is, it is asked again soon.
  pace.asked(begin, begin + 10s);
  EXPECT_EQ(pace.next(), begin + 10250ms);
}

}  // namespace
}  // namespace scarp
