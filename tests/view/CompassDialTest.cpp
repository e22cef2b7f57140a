#include <gtest/gtest.h>

#include <numbers>

#include "core/view/NamedView.h"

namespace scarp {
namespace {

TEST(CompassDial, EveryPartIsWhereItIsDrawn) {
  for (double yaw = -4.0; yaw < 4.0; yaw += 0.37)
    for (const double pitch : {-1.57, -0.6, -0.1, 0.0, 0.4})
      for (const CompassPart part : {CompassPart::North, CompassPart::East, CompassPart::South,
                                     CompassPart::West, CompassPart::Middle}) {
        const auto found = compassPartAt(0.9 * compassPlace(part, yaw, pitch), yaw, pitch);
        ASSERT_TRUE(found) << yaw << " " << pitch;
        EXPECT_EQ(*found, part) << yaw << " " << pitch;
      }
}

TEST(CompassDial, NorthIsUpWhereTheCameraLooksNorthAndToTheLeftWhereItLooksEast) {
  EXPECT_GT(compassPlace(CompassPart::North, 0.0, -1.5).y(), 0.8);
  EXPECT_LT(compassPlace(CompassPart::North, 0.5 * std::numbers::pi, -1.5).x(), -0.8);
  EXPECT_NEAR(headingOf(CompassPart::West), 1.5 * std::numbers::pi, 1e-12);
}

TEST(CompassDial, BeyondItsRimIsNothing) {
  EXPECT_FALSE(compassPartAt({0.99, 0.99}, 0.0, -1.0));
  EXPECT_FALSE(compassPartAt({0.0, 0.9}, 0.0, 0.0)) << "the dial lies flatter than that";
}

}  // namespace
}  // namespace scarp
