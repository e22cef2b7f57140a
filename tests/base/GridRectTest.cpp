#include <gtest/gtest.h>

#include "core/base/GridRect.h"

namespace scarp {
namespace {

TEST(GridRect, IsHalfOpen) {
  const GridRect rect{2, 3, 5, 4};
  EXPECT_EQ(rect.width(), 3);
  EXPECT_EQ(rect.height(), 1);
  EXPECT_EQ(rect.area(), 3);
  EXPECT_TRUE(rect.contains(2, 3));
  EXPECT_TRUE(rect.contains(4, 3));
  EXPECT_FALSE(rect.contains(5, 3));
  EXPECT_FALSE(rect.contains(2, 4));
}

TEST(GridRect, IntersectionOfStrangersIsEmpty) {
  const GridRect cut = GridRect{0, 0, 3, 3}.intersected({5, 0, 8, 3});
  EXPECT_TRUE(cut.empty());
  EXPECT_EQ(cut.area(), 0);
}

TEST(GridRect, UnionIgnoresTheEmpty) {
  const GridRect rect{1, 1, 2, 2};
  EXPECT_EQ(rect.united({}), rect);
  EXPECT_EQ(GridRect{}.united(rect), rect);
  EXPECT_EQ(rect.united({4, 0, 5, 1}), (GridRect{1, 0, 5, 2}));
}

TEST(GridRect, GrowsTowardOriginFromSamplesToCells) {
  EXPECT_EQ((GridRect{4, 4, 5, 5}.grownTowardOrigin(1)), (GridRect{3, 3, 5, 5}));
  EXPECT_TRUE(GridRect{}.grown(5).empty()) << "nothing stays nothing";
}

}  // namespace
}  // namespace scarp
