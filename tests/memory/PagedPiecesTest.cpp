#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <span>
#include <vector>

#include "core/memory/PagedPieces.h"
#include "core/memory/PieceBlocks.h"

namespace scarp {
namespace {

constexpr std::size_t kPiece = std::size_t{2} << 20;

void fill(void* piece, std::uint64_t seed) {
  std::uint64_t* const words = static_cast<std::uint64_t*>(piece);
  for (std::size_t i = 0; i < kPiece / 8; ++i) words[i] = seed * 0x9E3779B97F4A7C15U + i;
}

bool holds(const void* piece, std::uint64_t seed) {
  const std::uint64_t* const words = static_cast<const std::uint64_t*>(piece);
  for (std::size_t i = 0; i < kPiece / 8; ++i)
    if (words[i] != seed * 0x9E3779B97F4A7C15U + i) return false;
  return true;
}

TEST(PagedPieces, HoldWhatWasWrittenWhileLittleIsResident) {
  PagedPieces pieces("/var/tmp", kPiece);
  std::vector<void*> taken;
  for (std::uint64_t i = 0; i < 50; ++i) {
    taken.push_back(pieces.take());
    ASSERT_TRUE(taken.back()) << pieces.trouble();
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(taken.back()) % kPiece, 0U);
    EXPECT_TRUE(pieces.owns(taken.back()));
    fill(taken.back(), i);
  }
  const std::size_t full = residentBytes();
  pieces.trim(100);
  pieces.trim(100);
  const std::size_t trimmed = residentBytes();
  EXPECT_LT(trimmed + 40 * kPiece, full);
  for (std::uint64_t i = 0; i < 50; ++i) EXPECT_TRUE(holds(taken[i], i)) << i;
  for (void* piece : taken) pieces.release(piece);
  EXPECT_EQ(pieces.used(), 0U);
}

TEST(PagedPieces, GivesPiecesOutAgainAndTheirDiskBack) {
  PagedPieces pieces("/var/tmp", kPiece);
  void* const one = pieces.take();
  void* const other = pieces.take();
  ASSERT_TRUE(one && other);
  EXPECT_NE(one, other);
  fill(one, 1);
  fill(other, 2);
  pieces.release(one);
  EXPECT_TRUE(holds(other, 2));
  void* const again = pieces.take();
  EXPECT_EQ(again, one);
  fill(again, 3);
  EXPECT_TRUE(holds(other, 2) && holds(again, 3));
  int local = 0;
  EXPECT_FALSE(pieces.owns(&local));
}

TEST(PagedPieces, SaysWhyThereIsNone) {
  PagedPieces nowhere("/nowhere/at all", kPiece);
  EXPECT_EQ(nowhere.take(), nullptr);
  EXPECT_EQ(
      nowhere.trouble(),
      "terrain beyond the memory budget cannot be kept in \"/nowhere/at all\": No such file or directory");
}

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
