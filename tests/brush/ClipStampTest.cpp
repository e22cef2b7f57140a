#include <gtest/gtest.h>

#include "core/brush/ClipStamp.h"
#include "core/mask/MaskShape.h"
#include "tests/support/Dabs.h"
#include "tests/support/Masks.h"

namespace scarp {
namespace {

constexpr GridFrame kFrame{160, 120, 2.0, 3.0};

/// Ground that leans, with this form on it, metres by the distance from (40, −30).
Terrain leaning(const std::function<double(double)>& form) {
  return test::makeTerrain(kFrame, [&](int c, int r) {
    const double x = kFrame.x(c), y = kFrame.y(r);
    return static_cast<float>(300.0 + 0.1 * x - 0.2 * y + form(std::hypot(x - 40.0, y + 30.0)));
  });
}

double hill(double distance) { return std::max(0.0, 30.0 - 0.6 * distance); }
double hollow(double distance) { return -hill(distance); }
/// Rising to a wall around a hole in the middle.
double crater(double distance) {
  return 20.0 * std::exp(-std::pow((distance - 35.0) / 8.0, 2)) - hill(distance);
}

Result<BrushSettings> stampOfForm(const Terrain& terrain) {
  const MaskRaster mask = maskOf(kFrame, MaskEllipse{{-30, -100}, {110, 40}});
  const auto clip = clipOf(terrain, &mask);
  EXPECT_TRUE(clip);
  return stampOf(*clip, {});
}

TEST(ClipStamp, PressesTheFormAsItWasOntoOtherGround) {
  for (const auto& form : {hill, hollow, crater}) {
    const auto brush = stampOfForm(leaning(form));
    ASSERT_TRUE(brush) << brush.error().text();
    Terrain flat = test::makeTerrain(kFrame, [](int, int) { return 7.0F; });
    test::applyDabTo(flat, {{-20, 10}, brush->strength, brush->radius}, *brush);
    for (int r = 0; r < kFrame.rows; ++r)
      for (int c = 0; c < kFrame.columns; ++c) {
        const double distance = std::hypot(kFrame.x(c) + 20.0, kFrame.y(r) - 10.0);
        if (distance > 72.0) {
          ASSERT_EQ(flat.heights.at(c, r), 7.0F) << "outside of what was selected";
        } else if (distance < 65.0) {
          // A kink of the form is rounded by as much as it bends within a cell.
          ASSERT_NEAR(flat.heights.at(c, r), 7.0 + form(distance), 2.0) << c << " " << r;
        }
      }
  }
}

TEST(ClipStamp, IsAsWideAndAsHighAsTheRegion) {
  const auto up = stampOfForm(leaning(hill)), down = stampOfForm(leaning(hollow)),
             both = stampOfForm(leaning(crater));
  ASSERT_TRUE(up && down && both);
  EXPECT_NEAR(up->radius, 70.0, 5.0);  // and a cell
  EXPECT_NEAR(up->strength, 30.0, 1.5);
  EXPECT_NEAR(up->alpha->ground, 0.0F, 0.02F);
  EXPECT_NEAR(down->strength, 30.0, 1.5);
  EXPECT_NEAR(down->alpha->ground, 1.0F, 0.02F);
  EXPECT_GT(both->alpha->ground, 0.4F);
  EXPECT_LT(both->alpha->ground, 0.9F);
  EXPECT_EQ(up->kind, BrushKind::Stamp);
  EXPECT_TRUE(up->alpha->embedded);
  const auto clip = clipOf(leaning(hill), nullptr);
  ASSERT_TRUE(clip);
  BrushSettings hand;
  hand.limits.highest = 900.0;
  hand.symmetry.kind = SymmetryKind::MirrorX;
  const auto brush = stampOf(*clip, hand), again = stampOf(*clip, hand);
  ASSERT_TRUE(brush && again);
  EXPECT_EQ(brush->limits, hand.limits);
  EXPECT_EQ(brush->symmetry, hand.symmetry);
  EXPECT_EQ(brush->alpha, again->alpha) << "one region is one alpha";
}

TEST(ClipStamp, WhatIsSelectedByHalfStandsHalfAsHigh) {
  const Terrain terrain = leaning(hill);
  MaskRaster half = test::makeMask(kFrame.columns, kFrame.rows, [](int c, int r) {
    return std::hypot(kFrame.x(c) - 40.0, kFrame.y(r) + 30.0) < 70.0 ? 0.5F : 0.0F;
  });
  const auto clip = clipOf(terrain, &half);
  ASSERT_TRUE(clip);
  const auto brush = stampOf(*clip, {});
  ASSERT_TRUE(brush);
  EXPECT_NEAR(brush->strength, 15.0, 1.0);
}

TEST(ClipStamp, GroundWithoutFormMakesNone) {
  const auto clip = clipOf(leaning([](double) { return 0.0; }), nullptr);
  ASSERT_TRUE(clip);
  const auto brush = stampOf(*clip, {});
  ASSERT_FALSE(brush);
  EXPECT_EQ(brush.error().text(),
            "what was copied is no higher or lower than its rim: it has no form to stamp");
}

}  // namespace
}  // namespace scarp
