#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "core/brush/BrushKinds.h"
#include "core/brush/BrushSchema.h"
#include "tests/support/Brushes.h"

namespace scarp {
namespace {

TEST(BrushSchema, HoldsAllThatABrushIs) {
  // Copied entry by entry, a brush is the same brush: nothing is missing from the table.
  std::mt19937_64 random(5);
  for (int i = 0; i < 100; ++i) {
    const BrushSettings brush = test::anyBrush(random);
    BrushSettings copy;
    for (const auto& number : brushSchema().numbers()) number.store(copy, number.get(brush));
    for (const auto& choice : brushSchema().choices()) choice.store(copy, choice.get(brush));
    for (const auto& flag : brushSchema().flags()) flag.store(copy, flag.get(brush));
    for (const auto& curve : brushSchema().curves()) curve.store(copy, curve.get(brush));
    EXPECT_EQ(copy, brush);
    EXPECT_TRUE(validate(brush)) << validate(brush).error().text();
  }
}

TEST(BrushSchema, KnowsWhichKindUsesWhat) {
  EXPECT_TRUE(kindUses(BrushKind::Noise, "noise-scale"));
  EXPECT_FALSE(kindUses(BrushKind::Raise, "noise-scale"));
  EXPECT_TRUE(kindUses(BrushKind::Raise, "radius"));
  EXPECT_TRUE(kindUses(BrushKind::Hydraulic, "erosion-steps"));
  EXPECT_TRUE(kindUses(BrushKind::Thermal, "erosion-steps"));
  EXPECT_TRUE(kindUses(BrushKind::Ramp, "radius") && kindUses(BrushKind::Ramp, "steepest"));
  EXPECT_FALSE(kindUses(BrushKind::Hole, "strength") || kindUses(BrushKind::Fill, "flow"));
  EXPECT_FALSE(kindUses(BrushKind::Smudge, "spacing") || kindUses(BrushKind::Hydraulic, "spacing"));
  EXPECT_TRUE(kindUses(BrushKind::Crater, "spacing"));
  EXPECT_FALSE(kindUses(BrushKind::Ramp, "strength") || kindUses(BrushKind::Ramp, "symmetry"));
}

TEST(BrushSettings, DefaultsAreValid) { EXPECT_TRUE(validate({})); }

TEST(BrushSettings, NamesWhatIsOutOfRange) {
  const double nan = std::nan(""), infinity = std::numeric_limits<double>::infinity();
  const auto messageFor = [](auto change) {
    BrushSettings settings;
    change(settings);
    const auto result = validate(settings);
    return result ? std::string("valid") : result.error().text();
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
