#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace scarp {

/// Weights of one material over a tile, 0…255. Kept in blocks of 8 × 8 samples, and only where they are
/// neither all 0 nor all 255: most materials lie in a part of a tile, and wholly so in much of that. A value
/// that does not change; concurrent use is safe.
class WeightPlane {
 public:
  static constexpr int side = 128;  ///< Samples; as tiles of heights have.
  static constexpr std::size_t samples = std::size_t{side} * side;

  /// Of weights row by row. Contract: there are `samples`.
  explicit WeightPlane(std::span<const std::uint8_t> weights);

  [[nodiscard]] std::uint8_t at(int column, int row) const;
  /// All weights, row by row. Contract: room for `samples`.
  void read(std::span<std::uint8_t> out) const;
  /// Memory that it takes.
  [[nodiscard]] std::size_t bytes() const { return sizeof *this + mixed_.size(); }
  bool operator==(const WeightPlane&) const = default;

 private:
  static constexpr int kBlock = 8, kAcross = side / kBlock;
  using BlockSet = std::array<std::uint64_t, std::size_t{kAcross} * kAcross / 64>;
  static bool has(const BlockSet& set, int block) { return (set[block / 64] >> (block % 64) & 1U) != 0; }

  BlockSet isMixed_{}, isFull_{};
  std::vector<std::uint8_t> mixed_;  ///< Blocks that are neither, in their order, row by row.
};

}  // namespace scarp
