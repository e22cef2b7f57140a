#include "core/material/WeightPlane.h"

#include <bit>
#include <cstring>

#include "core/base/Contract.h"

namespace scarp {

WeightPlane::WeightPlane(std::span<const std::uint8_t> weights) {
  EXPECTS(weights.size() == samples);
  constexpr std::uint64_t kAll = ~std::uint64_t{0};
  std::array<std::uint8_t, samples> packed;
  std::size_t count = 0;
  for (int block = 0; block < kAcross * kAcross; ++block) {
    const std::uint8_t* const from =
        &weights[static_cast<std::size_t>(block / kAcross * kBlock * side + block % kAcross * kBlock)];
    std::array<std::uint64_t, kBlock> rows;
    std::uint64_t any = 0, all = kAll;
    for (int r = 0; r < kBlock; ++r) {
      std::memcpy(&rows[r], from + r * side, kBlock);
      any |= rows[r];
      all &= rows[r];
    }
    const std::uint64_t bit = std::uint64_t{1} << (block % 64);
    if (all == kAll) {
      isFull_[block / 64] |= bit;
    } else if (any != 0) {
      isMixed_[block / 64] |= bit;
      std::memcpy(&packed[count], rows.data(), sizeof rows);
      count += sizeof rows;
    }
  }
  mixed_.assign(packed.begin(), packed.begin() + static_cast<std::ptrdiff_t>(count));
}

std::uint8_t WeightPlane::at(int column, int row) const {
  const int block = row / kBlock * kAcross + column / kBlock;
  if (!has(isMixed_, block)) return has(isFull_, block) ? 255 : 0;
  const int word = block / 64;
  int before = std::popcount(isMixed_[word] & ((std::uint64_t{1} << (block % 64)) - 1));
  for (int i = 0; i < word; ++i) before += std::popcount(isMixed_[i]);
  return mixed_[static_cast<std::size_t>(before * kBlock * kBlock + row % kBlock * kBlock + column % kBlock)];
}

void WeightPlane::read(std::span<std::uint8_t> out) const {
  EXPECTS(out.size() >= samples);
  const std::uint8_t* from = mixed_.data();
  for (int block = 0; block < kAcross * kAcross; ++block) {
    std::uint8_t* const to =
        &out[static_cast<std::size_t>(block / kAcross * kBlock * side + block % kAcross * kBlock)];
    const bool mixed = has(isMixed_, block);
    for (int r = 0; r < kBlock; ++r) {
      if (mixed)
        std::memcpy(to + r * side, from + r * kBlock, kBlock);
      else
        std::memset(to + r * side, has(isFull_, block) ? 255 : 0, kBlock);
    }
    if (mixed) from += kBlock * kBlock;
  }
}

}  // namespace scarp
