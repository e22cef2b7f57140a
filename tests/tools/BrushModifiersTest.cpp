#include <gtest/gtest.h>

#include "core/tools/Tool.h"

namespace scarp {
namespace {

TEST(BrushModifiers, ControlInvertsWhatHasAnInverse) {
  const auto with = [](BrushKind kind) {
    BrushSettings brush;
    brush.kind = kind;
    return brushWith(brush, {.control = true}).kind;
  };
  EXPECT_EQ(with(BrushKind::Raise), BrushKind::Lower);
  EXPECT_EQ(with(BrushKind::Lower), BrushKind::Raise);
  EXPECT_EQ(with(BrushKind::Pinch), BrushKind::Inflate);
  EXPECT_EQ(with(BrushKind::Inflate), BrushKind::Pinch);
  EXPECT_EQ(with(BrushKind::Hole), BrushKind::Fill);
  EXPECT_EQ(with(BrushKind::Fill), BrushKind::Hole);
  for (const BrushKind kind : {BrushKind::Smooth, BrushKind::Flatten, BrushKind::SetHeight, BrushKind::Noise})
    EXPECT_EQ(with(kind), kind);
}

TEST(BrushModifiers, ControlPressesStampsInAndSinksPlateaus) {
  BrushSettings brush;
  brush.kind = BrushKind::Stamp;
  for (const auto& [blend, other] : {std::pair(StampBlend::Add, StampBlend::Subtract),
                                     {StampBlend::Subtract, StampBlend::Add},
                                     {StampBlend::Highest, StampBlend::Lowest},
                                     {StampBlend::Replace, StampBlend::Replace}}) {
    brush.stampBlend = blend;
    EXPECT_EQ(brushWith(brush, {.control = true}).stampBlend, other);
    EXPECT_EQ(brushWith(brush, {.control = true}).kind, BrushKind::Stamp);
  }
  brush.kind = BrushKind::Plateau;
  brush.rise = 12.5;
  EXPECT_EQ(brushWith(brush, {.control = true}).rise, -12.5);
}

TEST(BrushModifiers, ShiftSmoothsWithTheSameBrush) {
  BrushSettings brush;
  brush.kind = BrushKind::Noise;
  brush.radius = 7.0;
  brush.strength = 3.0;
  brush.falloff = Falloff::Sharp;
  BrushSettings expected = brush;
  expected.kind = BrushKind::Smooth;
  EXPECT_EQ(brushWith(brush, {.shift = true}), expected);
  EXPECT_EQ(brushWith(brush, {.control = true, .shift = true}), expected);
  EXPECT_EQ(brushWith(brush, {}), brush);
  EXPECT_EQ(brushWith(brush, {.alt = true}), brush);
}

}  // namespace
}  // namespace scarp
