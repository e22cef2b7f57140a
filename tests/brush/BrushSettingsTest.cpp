#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "core/brush/BrushSettings.h"

namespace scarp {
namespace {

TEST(BrushSettings, DefaultsAreValid) { EXPECT_TRUE(validate({})); }

TEST(BrushSettings, NamesWhatIsOutOfRange) {
  const double nan = std::nan(""), infinity = std::numeric_limits<double>::infinity();
  const auto messageFor = [](auto change) {
    BrushSettings settings;
    change(settings);
    const auto result = validate(settings);
    return result ? std::string("valid") : result.error().message;
  };
  EXPECT_EQ(messageFor([](auto& s) { s.radius = -1; }), "radius -1 m is out of range (above 0 to 1e+09)");
  EXPECT_EQ(messageFor([](auto& s) { s.radius = 1e30; }),
            "radius 1e+30 m is out of range (above 0 to 1e+09)");
  EXPECT_EQ(messageFor([&](auto& s) { s.radius = nan; }), "radius nan m is out of range (above 0 to 1e+09)");
  EXPECT_EQ(messageFor([](auto& s) { s.radius = 1e9; }), "valid");
  EXPECT_EQ(messageFor([&](auto& s) { s.strength = infinity; }),
            "strength inf m is out of range (0 to 1e+09)");
  EXPECT_EQ(messageFor([](auto& s) { s.innerRadius = 1; }), "inner radius 1 is out of range (0 to below 1)");
  EXPECT_EQ(messageFor([](auto& s) { s.spacing = 0; }), "spacing 0 is out of range (0.01 to 1)");
  EXPECT_EQ(messageFor([](auto& s) { s.noise.octaves = 13; }), "noise octaves 13 is out of range (1 to 12)");
  EXPECT_EQ(messageFor([](auto& s) { s.flow = -0.5; }), "flow -0.5 m/s is out of range (0 to 1e+09)");
}

}  // namespace
}  // namespace scarp
