#include <gtest/gtest.h>

#include "core/mask/MaskBounds.h"
#include "core/mask/MaskCombine.h"
#include "tests/support/Masks.h"

namespace scarp {
namespace {

TEST(MaskBounds, HoldAllThatIsSelectedAndNoMore) {
  const MaskRaster mask = test::makeMask(
      500, 400, [](int c, int r) { return (c == 120 && r == 300) || (c == 260 && r == 127) ? 1e-6F : 0.0F; });
  EXPECT_EQ(boundsOf(mask), (GridRect{120, 127, 261, 301}));
  EXPECT_FALSE(selectsNothing(mask));
  EXPECT_EQ(boundsOfOther(inverted(mask), 1.0F), (GridRect{120, 127, 261, 301}));
}

TEST(MaskBounds, OfPlainMasks) {
  EXPECT_TRUE(boundsOf(MaskRaster(300, 200, 0.0F)).empty());
  EXPECT_TRUE(selectsNothing(MaskRaster(300, 200, 0.0F)));
  EXPECT_EQ(boundsOf(MaskRaster(300, 200, 1.0F)), (GridRect{0, 0, 300, 200}));
  EXPECT_FALSE(selectsNothing(MaskRaster(300, 200, 1.0F)));
}

TEST(MaskBounds, DoNotLookAtPadding) {
  MaskRaster mask(130, 5, 0.0F);
  auto tile = mask.copyOfTile(1);
  tile->fill(1.0F);
  for (int row = 0; row < 5; ++row)
    for (int column = 0; column < 2; ++column) (*tile)[MaskRaster::offsetIn(column, row)] = 0.0F;
  mask.exchangeTile(1, tile);
  EXPECT_TRUE(boundsOf(mask).empty());
  EXPECT_TRUE(selectsNothing(mask));
}

}  // namespace
}  // namespace scarp
