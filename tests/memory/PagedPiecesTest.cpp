#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <span>
#include <vector>

#include "core/memory/PagedPieces.h"

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

}  // namespace
}  // namespace scarp
