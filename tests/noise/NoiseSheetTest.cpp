#include <gtest/gtest.h>

#include <cmath>

#include "core/noise/NoiseSheet.h"

namespace scarp {
namespace {

TEST(NoiseSheet, HoldsThePatternWhereItWasRequired) {
  const NoisePattern pattern{NoiseShape::Ridged, 4, 3, -1.5, 2.5, 0.05, -0.07};
  NoiseSheet sheet(pattern, 300, 200);
  for (const GridRect& part : {GridRect{100, 60, 128, 70}, GridRect{256, 128, 300, 200}}) {
    sheet.require(part);
    for (int r = part.row0; r < part.row1; ++r) {
      const float* values = sheet.row(part.column0, r);
      for (int c = part.column0; c < part.column1; ++c)
        ASSERT_NEAR(values[c - part.column0],
                    shapedNoise(NoiseShape::Ridged, -1.5 + 0.05 * c, 2.5 - 0.07 * r, 4, 3), 4e-6);
    }
  }
}

TEST(NoiseSheet, WhatIsThereStaysAsItWas) {
  NoiseSheet sheet({}, 128, 128);
  sheet.require({0, 0, 10, 10});
  const float* const first = sheet.row(0, 0);
  const float value = first[9];
  sheet.require({0, 0, 128, 128});
  EXPECT_EQ(sheet.row(0, 0), first);
  EXPECT_EQ(first[9], value);
}

TEST(NoiseSheetDeathTest, RequiresWithinATile) {
  NoiseSheet sheet({}, 300, 300);
  EXPECT_DEATH(sheet.require({100, 0, 140, 10}), "precondition");
  EXPECT_DEATH(static_cast<void>(sheet.row(0, 0)), "precondition");
}

}  // namespace
}  // namespace scarp
