#include <gtest/gtest.h>

#include "core/mask/MaskShape.h"
#include "core/mask/MaskTiles.h"
#include "tests/support/Masks.h"

namespace scarp {
namespace {

float expected(float a, float b, MaskOperation operation) {
  switch (operation) {
    case MaskOperation::Add:
      return std::min(1.0F, a + b);
    case MaskOperation::Subtract:
      return std::max(0.0F, a - b);
    case MaskOperation::Intersect:
      return std::min(a, b);
    default:
      return b;
  }
}

constexpr MaskOperation kAll[] = {MaskOperation::Replace, MaskOperation::Add, MaskOperation::Subtract,
                                  MaskOperation::Intersect};

TEST(MaskCombine, GivesWhatEachSampleSays) {
  const MaskRaster soft = test::blotches(300, 200), other = test::blotches(300, 200, 8);
  const MaskRaster most(300, 200, 1.0F), none(300, 200, 0.0F), some(300, 200, 0.25F);
  const MaskRaster shape = maskOf({300, 200, 1, 1}, MaskRectangle{{-120, -80}, {60, 70}});
  const std::vector<MaskRaster> masks{soft, other, most, none, some, shape, inverted(shape)};
  for (const MaskRaster& a : masks)
    for (const MaskRaster& b : masks)
      for (const MaskOperation operation : kAll) {
        const MaskRaster both = combined(a, b, operation);
        for (int row = 0; row < 200; row += 3)
          for (int column = 0; column < 300; column += 3)
            ASSERT_EQ(both.at(column, row), expected(a.at(column, row), b.at(column, row), operation));
      }
}

TEST(MaskCombine, SharesTilesWithWhatItEquals) {
  const GridFrame frame{600, 600, 1.0, 1.0};
  const MaskRaster left = maskOf(frame, MaskRectangle{{-290, -290}, {-200, 290}}, 20.0);
  const MaskRaster right = maskOf(frame, MaskRectangle{{200, -290}, {290, 290}}, 20.0);
  const MaskRaster both = combined(left, right, MaskOperation::Add);
  EXPECT_EQ(both.tile(0), left.tile(0));
  EXPECT_EQ(both.tile(4), right.tile(4));
  const MaskRaster minus = combined(left, right, MaskOperation::Subtract);
  for (int i = 0; i < left.tileCount(); ++i) EXPECT_EQ(minus.tile(i), left.tile(i));
  EXPECT_EQ(test::tilesHeld(combined(left, right, MaskOperation::Intersect)), 0);
}

TEST(MaskCombine, InvertingTwiceChangesNoPlainTileAndNoHalf) {
  const MaskRaster mask = maskOf({400, 300, 1, 1}, MaskRectangle{{-150, -100}, {20, 90}});
  const MaskRaster outside = inverted(mask);
  EXPECT_EQ(outside.fill(), 1.0F);
  for (int row = 0; row < 300; row += 7)
    for (int column = 0; column < 400; column += 7)
      EXPECT_EQ(outside.at(column, row), 1.0F - mask.at(column, row));
  EXPECT_EQ(test::tilesHeld(inverted(outside)), test::tilesHeld(mask));
}

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
