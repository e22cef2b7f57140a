#include <gtest/gtest.h>

#include "core/team/TeamLink.h"

namespace scarp {
namespace {

using namespace std::chrono_literals;
using Clock = NewsPace::Clock;

TEST(NewsPace, AsksAtOnceAfterAPauseAndElseHalfOfTheTime) {
  NewsPace pace;
  const auto begin = Clock::now();
  EXPECT_LE(pace.next(), begin);
  pace.asked(begin, begin + 40ms, 1);
  EXPECT_EQ(pace.next(), begin + 80ms);
  // However slow the server is, it is asked again soon.
  pace.asked(begin, begin + 10s, 1);
  EXPECT_EQ(pace.next(), begin + 10250ms);
}

/// The mean pause where so many changes are made a second, and each is asked for as soon as that may be.
Clock::duration pauseAt(int perSecond) {
  NewsPace pace;
  const Clock::time_point start = Clock::now();
  const auto between = std::chrono::duration_cast<Clock::duration>(1s) / perSecond;
  Clock::time_point now = start;
  Clock::duration pauses{};
  int seen = 0, answers = 0;
  while (now < start + 10s) {
    const int made = static_cast<int>((now - start) / between);
    if (made == seen) {
      now = start + (seen + 1) * between;
      continue;
    }
    pace.asked(now, now + 1ms, made - seen);
    seen = made;
    if (now > start + 5s) pauses += pace.next() - now - 1ms, ++answers;
    now = pace.next();
  }
  return pauses / answers;
}

TEST(NewsPace, AsksTheMoreSeldomTheMoreChangesThereAre) {
  EXPECT_EQ(pauseAt(1), 1ms);
  EXPECT_LT(pauseAt(5), 5ms);
  const auto at20 = pauseAt(20), at50 = pauseAt(50);
  EXPECT_GT(at20, 30ms);
  EXPECT_LT(at20, 60ms);
  EXPECT_GT(at50, 200ms);
  EXPECT_EQ(pauseAt(200), 250ms);
}

TEST(NewsPace, WhoWasAwayDoesNotWaitLongForTheNext) {
  NewsPace pace;
  const auto begin = Clock::now();
  pace.asked(begin, begin + 5ms, 10'000);
  EXPECT_EQ(pace.next(), begin + 255ms);
  const auto later = begin + 10s;
  pace.asked(later, later + 5ms, 1);
  EXPECT_LT(pace.next(), later + 50ms);
}

}  // namespace
}  // namespace scarp
