#include <gtest/gtest.h>

#include "core/io/VerticalUnit.h"

namespace scarp {
namespace {

TEST(VerticalUnit, KnowsTheSpellingsOfFiles) {
  EXPECT_EQ(metresPerUnit("m"), 1.0);
  EXPECT_EQ(metresPerUnit("metre"), 1.0);
  EXPECT_EQ(metresPerUnit(" Meters "), 1.0);
  EXPECT_EQ(metresPerUnit("ft"), 0.3048);
  EXPECT_EQ(metresPerUnit("FEET"), 0.3048);
  EXPECT_EQ(metresPerUnit("US survey foot"), 1200.0 / 3937.0);
  EXPECT_EQ(metresPerUnit("us-ft"), 1200.0 / 3937.0);
  EXPECT_EQ(metresPerUnit("km"), 1000.0);
  EXPECT_EQ(metresPerUnit("fathom"), 1.8288);
}

TEST(VerticalUnit, TurnsAwayOtherWords) {
  for (const char* word : {"", "mm/hr", "degree", "furlong", "1"})
    EXPECT_EQ(metresPerUnit(word), std::nullopt) << word;
  EXPECT_NE(verticalUnitNames().find("us-ft"), std::string::npos);
}

TEST(VerticalUnit, TellsHeightsThatNoPlanetHas) {
  EXPECT_TRUE(plausibleHeights(-10994.0, 8849.0));
  EXPECT_TRUE(plausibleHeights(-8200.0, 21900.0));  // Mars
  EXPECT_FALSE(plausibleHeights(0.0, 65535.0));
  EXPECT_FALSE(plausibleHeights(-7'438'000.0, 2'804'000.0));
}

}  // namespace
}  // namespace scarp
