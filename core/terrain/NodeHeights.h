#pragma once

#include <array>
#include <cstdint>

#include "core/terrain/TiledRaster.h"

namespace scarp {

/// A closed range of heights, metres; empty where low > high.
struct HeightRange {
  float low, high;
  [[nodiscard]] bool empty() const { return !(low <= high); }
  bool operator==(const HeightRange&) const = default;
};

/// Lowest and highest height of the 8 × 8 children of a pyramid's node, row by row, metres; low > high
/// where a child has none.
struct alignas(64) ChildRanges {
  std::array<float, 64> low, high;
};

/// Heights of the children of a node, as bytes.
struct alignas(16) ChildBytes : std::array<std::uint8_t, 64> {};

/// A height within a node's range as a byte: 1 … 254, so that a ray above or below all of the node can
/// be told as 255 or 0. A child without heights has 255 as its highest and 0 as its lowest: every ray
/// has to look.
struct ByteScale {
  float low;   ///< Metres; byte 1.
  float rate;  ///< Bytes a metre; 0 where there is nothing to tell apart.
  explicit ByteScale(const HeightRange& range);
};

/// A node made of its children.
struct PackedNode {
  HeightRange range;           ///< Exact.
  ChildBytes highest, lowest;  ///< Rounded outwards, by at most two bytes.
};

/// Of the 64 blocks of 8 × 8 cells whose first cell is (64·column, 64·row); the samples on the far sides
/// of a block count, what is not a number does not. The same for every instruction set.
[[nodiscard]] ChildRanges blockRanges(const HeightRaster& heights, int column, int row);
[[nodiscard]] PackedNode pack(const ChildRanges& children);

}  // namespace scarp
