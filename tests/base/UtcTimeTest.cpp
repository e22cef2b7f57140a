#include <gtest/gtest.h>

#include "core/base/UtcTime.h"

namespace scarp {
namespace {

long long unixSeconds(std::string_view text) {
  const auto time = parseUtcTime(text);
  EXPECT_TRUE(time.ok()) << text;
  return time ? time->time_since_epoch().count() : -1;
}

TEST(UtcTime, ReadsTimesWithTheirZones) {
  EXPECT_EQ(unixSeconds("1970-01-01T00:00Z"), 0);
  EXPECT_EQ(unixSeconds("2024-06-21T15:00Z"), 1718982000);
  EXPECT_EQ(unixSeconds("2024-06-21T17:00:30+02:00"), 1718982030);
  EXPECT_EQ(unixSeconds("2024-06-21T08:30-06:30"), 1718982000);
  EXPECT_EQ(unixSeconds("2024-02-29T23:59:59Z"), 1709251199);
  EXPECT_EQ(unixSeconds("1800-01-01T00:00Z"), -5364662400);
}

TEST(UtcTime, RefusesWhatIsNoTimeAndQuotesIt) {
  for (const std::string text : {"",
                                 "noon",
                                 "2024-06-21",
                                 "2024-06-21T15:00",
                                 "2024-06-21 15:00Z",
                                 "2024-06-21T15:00ZZ",
                                 "2024-06-21T15:00z",
                                 "2024-6-21T15:00Z",
                                 "24-06-21T15:00Z",
                                 "2023-02-29T00:00Z",
                                 "2024-13-01T00:00Z",
                                 "2024-00-10T00:00Z",
                                 "2024-06-21T24:00Z",
                                 "2024-06-21T15:60Z",
                                 "2024-06-21T15:00:60Z",
                                 "2024-06-21T15:00+2",
                                 "2024-06-21T15:00+15:00",
                                 "2024-06-21T15:00+01:60",
                                 "1799-12-31T00:00Z",
                                 "2201-01-01T00:00Z",
                                 "-024-06-21T15:00Z",
                                 "2024-06-21T-1:00Z",
                                 "2024-06-21T15:00:Z"}) {
    const auto time = parseUtcTime(text);
    ASSERT_FALSE(time.ok()) << text;
    EXPECT_TRUE(time.error().text().starts_with("'" + text + "' is no time")) << time.error().text();
  }
}

}  // namespace
}  // namespace scarp
