#include <gtest/gtest.h>

#include <array>
#include <set>

#include "core/store/StoredNumbers.h"

namespace scarp {
namespace {

constexpr std::array<std::byte, 5> kBytes{std::byte{1}, std::byte{2}, std::byte{3}, std::byte{0},
                                          std::byte{255}};

TEST(Checksum, IsAnotherForEveryFlippedBit) {
  const std::uint64_t sound = checksum(kBytes);
  for (std::size_t bit = 0; bit < 8 * kBytes.size(); ++bit) {
    auto flipped = kBytes;
    flipped[bit / 8] ^= std::byte{1} << bit % 8;
    EXPECT_NE(checksum(flipped), sound) << bit;
  }
  EXPECT_NE(checksum(std::span(kBytes).first(4)), sound);
}

TEST(Checksum, IsAnotherInAnotherPlace) {
  EXPECT_EQ(checksum(kBytes, {1, 2}), checksum(kBytes, {1, 2}));
  EXPECT_NE(checksum(kBytes, {1, 2}), checksum(kBytes, {2, 1}));
  EXPECT_NE(checksum(kBytes, {1, 2}), checksum(kBytes, {1}));
  EXPECT_NE(checksum(kBytes, {0}), checksum(kBytes));
}

TEST(Checksum, StaysTheSameFromVersionToVersion) {
  // What files hold was made by it.
  EXPECT_EQ(checksum(kBytes), 13855231691933700948U);
  EXPECT_EQ(checksum({}, {7}), 14581750949944362154U);
}

TEST(StoredNumbers, HaveTheLowestByteFirst) {
  std::vector<std::byte> bytes;
  addNumber(bytes, std::uint32_t{0x01020304});
  EXPECT_EQ(bytes, (std::vector{std::byte{4}, std::byte{3}, std::byte{2}, std::byte{1}}));
}

TEST(StoredNumbers, AreDrawnAnew) {
  std::set<std::uint64_t> drawn;
  for (int i = 0; i < 100; ++i) drawn.insert(drawnNumber());
  EXPECT_EQ(drawn.size(), 100U);
}

}  // namespace
}  // namespace scarp
