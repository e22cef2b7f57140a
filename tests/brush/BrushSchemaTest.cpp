#include <gtest/gtest.h>

#include <set>

#include "core/brush/BrushKinds.h"
#include "core/brush/BrushSchema.h"
#include "tests/support/Brushes.h"

namespace scarp {
namespace {

TEST(BrushSchema, KeysAreUnique) {
  std::set<std::string_view> keys;
  for (const auto& any : brushSchema().settings())
    std::visit([&](const auto& field) { EXPECT_TRUE(keys.insert(field.key).second) << field.key; }, any);
}

TEST(BrushSchema, StoresWhatItReads) {
  for (const auto& number : brushSchema().numbers()) {
    BrushSettings brush;
    const double value = number.highAllowed ? number.high : 0.5 * (number.low + number.high);
    ASSERT_TRUE(number.set(brush, value)) << number.key;
    EXPECT_EQ(number.get(brush), value) << number.key;
    EXPECT_FALSE(number.set(brush, number.high + 1.0)) << number.key;
    EXPECT_FALSE(number.set(brush, std::nan(""))) << number.key;
    EXPECT_EQ(number.get(brush), value) << number.key << " stays what it was";
  }
  for (const auto& choice : brushSchema().choices())
    for (std::size_t i = 0; i < choice.names.size(); ++i) {
      BrushSettings brush;
      choice.store(brush, i);
      EXPECT_EQ(choice.get(brush), i) << choice.key;
    }
}

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
    EXPECT_TRUE(validate(brush)) << validate(brush).error().message;
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

}  // namespace
}  // namespace scarp
