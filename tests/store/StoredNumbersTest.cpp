#include <gtest/gtest.h>

#include <random>
#include <set>

#include "core/store/StoredNumbers.h"

namespace scarp {
namespace {

template <class Whole>
void expectRoundTrips(std::mt19937_64& random) {
  std::vector<std::byte> bytes;
  std::vector<Whole> numbers{0, 1, std::numeric_limits<Whole>::max(), std::numeric_limits<Whole>::min()};
  for (int i = 0; i < 100; ++i) numbers.push_back(static_cast<Whole>(random()));
  for (const Whole number : numbers) addNumber(bytes, number);
  ASSERT_EQ(bytes.size(), numbers.size() * sizeof(Whole));
  std::span<const std::byte> rest(bytes);
  for (const Whole number : numbers) ASSERT_EQ(takeNumber<Whole>(rest), number);
  EXPECT_TRUE(rest.empty());
}

TEST(StoredNumbers, ComeBack) {
  std::mt19937_64 random(1);
  expectRoundTrips<std::uint8_t>(random);
  expectRoundTrips<std::uint16_t>(random);
  expectRoundTrips<std::uint32_t>(random);
  expectRoundTrips<std::int32_t>(random);
  expectRoundTrips<std::uint64_t>(random);
  expectRoundTrips<std::int64_t>(random);
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
