#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <vector>

#include "core/memory/PieceBlocks.h"

namespace scarp {
namespace {

constexpr std::size_t kPieceSize = LargePages::pieceBytes;

TEST(Pieces, WhatIsPreparedIsThere) {
  Pieces pieces;
  char* const piece = Pieces::prepare();
  std::vector<unsigned char> pages(kPieceSize / static_cast<std::size_t>(sysconf(_SC_PAGESIZE)));
  ASSERT_EQ(mincore(piece, kPieceSize, pages.data()), 0);
  EXPECT_TRUE(std::ranges::all_of(pages, [](unsigned char page) { return (page & 1) != 0; }));
  pieces.addReady(piece);
  EXPECT_EQ(pieces.use().memory, 0u) << "nobody uses it yet";
  EXPECT_EQ(pieces.take(), piece);
  EXPECT_EQ(pieces.use().memory, kPieceSize);
  pieces.release(piece);
  EXPECT_EQ(pieces.use().memory, 0u);
}

TEST(Pieces, WantsAFewReadyAndNoneBeyondTheBudget) {
  Pieces free;
  int ready = 0;
  for (; free.wantsReady() && ready < 100; ++ready) free.addReady(Pieces::prepare());
  EXPECT_GE(ready, 4) << "the 5 × 5 tiles of a brush of 512 samples";
  EXPECT_LE(ready, 16);
  static_cast<void>(free.take());
  EXPECT_TRUE(free.wantsReady());

  Pieces bounded;
  bounded.setBudget(6 * kPieceSize, "/var/tmp");
  static_cast<void>(bounded.take());
  for (ready = 0; bounded.wantsReady() && ready < 100; ++ready) bounded.addReady(Pieces::prepare());
  EXPECT_EQ(ready, 2) << "with the one in use half of the budget";
  for (int i = 0; i < 2; ++i) static_cast<void>(bounded.take());
  EXPECT_FALSE(bounded.wantsReady());
}

}  // namespace
}  // namespace scarp
