#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

#include "core/brush/Alpha.h"

namespace scarp {
namespace {

TEST(AlphaLibrary, HasADozenUnderPlainNames) {
  EXPECT_GE(alphaNames().size(), 12u);
  std::set<std::string_view> names(alphaNames().begin(), alphaNames().end());
  EXPECT_EQ(names.size(), alphaNames().size());
  for (const std::string_view name : names)
    EXPECT_TRUE(std::ranges::all_of(name, [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; })) << name;
  EXPECT_EQ(builtInAlpha("no such"), nullptr);
}

TEST(AlphaLibrary, EachIsMadeOnceUsesTheWholeRangeAndFadesToNothingAtTheRim) {
  for (const std::string_view name : alphaNames()) {
    const AlphaPtr alpha = builtInAlpha(name);
    ASSERT_TRUE(alpha) << name;
    EXPECT_EQ(alpha, builtInAlpha(name));
    EXPECT_EQ(alpha->name, name);
    ASSERT_EQ(alpha->values.size(), 256u * 256u);
    const auto [low, high] = std::ranges::minmax(alpha->values);
    EXPECT_EQ(low, 0.0F) << name;
    EXPECT_GT(high, 0.85F) << name;
    EXPECT_LE(high, 1.0F) << name;
    for (double turn = 0.0; turn < 6.3; turn += 0.01)
      EXPECT_LT(alpha->at(0.995 * std::cos(turn), 0.995 * std::sin(turn)), 0.02) << name << turn;
  }
}

}  // namespace
}  // namespace scarp
