#include <gtest/gtest.h>

#include "core/document/HeightSnapshot.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/EditSession.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::sameBits;
using test::samplesOf;

void fill(EditSession& session, const GridRect& rect, float height) {
  for (const TileLoan<float>& loan : session.lend(rect))
    for (int row = loan.rect.row0; row < loan.rect.row1; ++row)
      std::fill_n(loan.row(row), loan.rect.width(), height);
  session.touched(rect);
}

TEST(HeightSnapshot, IsTheGroundAsItIsAtAnyTime) {
  TerrainDocument document(test::fractalTerrain(300, 200));
  HeightSnapshot still(document);
  const auto present = [&] { return sameBits(samplesOf(still.now()), samplesOf(document.heights())); };
  EXPECT_TRUE(present());
  {
    EditSession edit(document, "edit");
    fill(edit, {100, 100, 150, 140}, 1.0f);
    EXPECT_TRUE(present());
    fill(edit, {110, 90, 260, 120}, 2.0f);
    fill(edit, {0, 0, 10, 10}, 3.0f);
    EXPECT_TRUE(present());
    edit.commit();
  }
  EXPECT_TRUE(present());
  EXPECT_TRUE(document.undo().ok());
  EXPECT_TRUE(present());
  EXPECT_TRUE(document.redo().ok());
  {
    EditSession edit(document, "taken back");
    fill(edit, {20, 20, 290, 60}, 9.0f);
    EXPECT_TRUE(present());
  }
  EXPECT_TRUE(present());
}

TEST(HeightSnapshot, WhatIsKeptStaysWhileTheEditGoesOn) {
  TerrainDocument document(test::fractalTerrain(300, 200));
  HeightSnapshot still(document);
  EditSession edit(document, "edit");
  fill(edit, {100, 100, 150, 140}, 1.0f);
  const HeightRaster kept = still.now(), shared = document.heights();
  const auto before = samplesOf(kept);
  fill(edit, {120, 110, 170, 150}, 2.0f);
  EXPECT_TRUE(sameBits(samplesOf(kept), before));
  EXPECT_FALSE(sameBits(samplesOf(shared), before));  // a plain snapshot would have changed
}

TEST(HeightSnapshot, AfterAnEditItSharesTheTilesAgain) {
  TerrainDocument document(test::fractalTerrain(300, 200));
  HeightSnapshot still(document);
  EditSession edit(document, "edit");
  fill(edit, {100, 100, 150, 140}, 1.0f);
  EXPECT_NE(still.now().tile(0), document.heights().tile(0));
  EXPECT_EQ(still.now().tile(5), document.heights().tile(5));
  edit.commit();
  EXPECT_EQ(still.now().tile(0), document.heights().tile(0));
}

}  // namespace
}  // namespace scarp
