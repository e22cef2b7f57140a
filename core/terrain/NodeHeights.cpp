#include "core/terrain/NodeHeights.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/terrain/NodeHeights.cpp"
#include "core/base/ForEachTarget-inl.h"

HWY_BEFORE_NAMESPACE();
namespace scarp::HWY_NAMESPACE {
namespace {

constexpr int kCells = 64, kBlock = 8, kBlocks = kCells / kBlock;
constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr float kNone = std::numeric_limits<float>::quiet_NaN();

// The compiler's vectors stand for whatever registers there are.
using Four [[gnu::vector_size(16)]] = float;
using Eight [[gnu::vector_size(32)]] = float;
using EightInts [[gnu::vector_size(32)]] = int;

// Written so that a NaN in h changes nothing.
template <class Height>
[[gnu::always_inline]] inline void keepLower(Height& low, const Height& h) {
  low = h < low ? h : low;
}
template <class Height>
[[gnu::always_inline]] inline void keepHigher(Height& high, const Height& h) {
  high = h > high ? h : high;
}

[[gnu::always_inline]] inline float lowest(const Eight& all) {
  Eight v = all;
  keepLower(v, __builtin_shufflevector(v, v, 4, 5, 6, 7, 0, 1, 2, 3));
  keepLower(v, __builtin_shufflevector(v, v, 2, 3, 0, 1, 6, 7, 4, 5));
  keepLower(v, __builtin_shufflevector(v, v, 1, 0, 3, 2, 5, 4, 7, 6));
  return v[0];
}
[[gnu::always_inline]] inline float highest(const Eight& all) {
  Eight v = all;
  keepHigher(v, __builtin_shufflevector(v, v, 4, 5, 6, 7, 0, 1, 2, 3));
  keepHigher(v, __builtin_shufflevector(v, v, 2, 3, 0, 1, 6, 7, 4, 5));
  keepHigher(v, __builtin_shufflevector(v, v, 1, 0, 3, 2, 5, 4, 7, 6));
  return v[0];
}

/// 65 × 65 samples: 64 × 64 in one piece, the column and the row behind them wherever they are.
struct Square {
  const float* samples;
  int stride;
  const float* lastColumn;  ///< Its 64 samples, lastStride apart.
  int lastStride;
  const float* lastRow;  ///< Its 64 samples.
  float corner;
};

/// Nine rows of samples: eight of a block's own and the first one behind it.
struct Rows {
  const float* first;
  std::ptrdiff_t stride;
  const float* last;
};

/// What is lowest and highest in each column of four blocks side by side: no more than fit into AVX2's
/// registers.
struct Columns {
  Eight low[4], high[4];
};

[[gnu::always_inline]] inline void reduceColumns(const Rows& rows, std::ptrdiff_t from, Columns& out) {
  const auto takeIn = [&](const float* row) {
    for (int i = 0; i < 4; ++i) {
      Eight h;
      std::memcpy(&h, row + from + i * kBlock, sizeof h);
      keepLower(out.low[i], h);
      keepHigher(out.high[i], h);
    }
  };
  for (int i = 0; i < 4; ++i) out.low[i] = Eight{} + kInfinity, out.high[i] = Eight{} - kInfinity;
  for (int r = 0; r < kBlock; ++r) takeIn(rows.first + r * rows.stride);
  takeIn(rows.last);
}

/// The extreme of each of four blocks out of their columns' and of the column behind each: the next one's
/// first, at the end `next`. What the columns hold are numbers.
template <class Keep>
[[gnu::always_inline]] inline void reduceBlocks(const Eight* columns, float next, const Keep& keep,
                                                float* out) {
  const auto unpack = [&](const Eight& a, const Eight& b, Eight& first, Eight& both) {
    first = both = __builtin_shufflevector(a, b, 0, 8, 1, 9, 4, 12, 5, 13);
    keep(both, __builtin_shufflevector(a, b, 2, 10, 3, 11, 6, 14, 7, 15));
  };
  Eight first01, first23, pairs01, pairs23;
  unpack(columns[0], columns[1], first01, pairs01);
  unpack(columns[2], columns[3], first23, pairs23);
  Eight halves = __builtin_shufflevector(pairs01, pairs23, 0, 1, 8, 9, 4, 5, 12, 13);
  keep(halves, __builtin_shufflevector(pairs01, pairs23, 2, 3, 10, 11, 6, 7, 14, 15));
  Four blocks = __builtin_shufflevector(halves, halves, 0, 1, 2, 3);
  keep(blocks, __builtin_shufflevector(halves, halves, 4, 5, 6, 7));
  const Four nexts{next, next, next, next};
  const Four firsts = __builtin_shufflevector(first01, first23, 0, 1, 8, 9);
  keep(blocks, __builtin_shufflevector(firsts, nexts, 1, 2, 3, 4));
  std::memcpy(out, &blocks, sizeof blocks);
}

[[gnu::always_inline]] inline void reduce(const Square& square, ChildRanges& out) {
  constexpr int kHalf = kBlocks / 2;
  const auto lower = [](auto& low, const auto& h) { keepLower(low, h); };
  const auto higher = [](auto& high, const auto& h) { keepHigher(high, h); };
  for (int block = 0; block < kBlocks; ++block) {
    const std::ptrdiff_t row = std::ptrdiff_t{block} * kBlock;
    const bool end = block + 1 == kBlocks;
    const Rows rows{square.samples + row * square.stride, square.stride,
                    end ? square.lastRow : square.samples + (row + kBlock) * square.stride};
    float nextLow = kInfinity, nextHigh = -kInfinity;
    for (int r = 0; r <= kBlock; ++r) {
      const float h = end && r == kBlock ? square.corner : square.lastColumn[(row + r) * square.lastStride];
      keepLower(nextLow, h);
      keepHigher(nextHigh, h);
    }
    float *const low = out.low.data() + row, *const high = out.high.data() + row;
    Columns columns;
    reduceColumns(rows, kHalf * kBlock, columns);
    reduceBlocks(columns.low, nextLow, lower, low + kHalf);
    reduceBlocks(columns.high, nextHigh, higher, high + kHalf);
    nextLow = columns.low[0][0];
    nextHigh = columns.high[0][0];
    reduceColumns(rows, 0, columns);
    reduceBlocks(columns.low, nextLow, lower, low);
    reduceBlocks(columns.high, nextHigh, higher, high);
  }
}

PackedNode packed(const ChildRanges& children) {
  PackedNode out;
  Eight low = Eight{} + kInfinity, high = Eight{} - kInfinity;
  for (std::size_t k = 0; k < children.low.size(); k += 8) {
    Eight h;
    std::memcpy(&h, &children.low[k], sizeof h);
    keepLower(low, h);
    std::memcpy(&h, &children.high[k], sizeof h);
    keepHigher(high, h);
  }
  out.range = {lowest(low), highest(high)};
  const ByteScale scale(out.range);
  for (std::size_t k = 0; k < children.low.size(); k += 8) {
    Eight childLow, childHigh;
    std::memcpy(&childLow, &children.low[k], sizeof childLow);
    std::memcpy(&childHigh, &children.high[k], sizeof childHigh);
    // A byte more or less than need be costs nothing, a rounding the wrong way would. What is not a number
    // ends up at the outer end.
    Eight up = 2.0F + (childHigh - scale.low) * scale.rate, down = (childLow - scale.low) * scale.rate;
    up = up < 254.0F ? up : Eight{} + 254.0F;
    up = up > 1.0F ? up : Eight{} + 1.0F;
    down = down < 254.0F ? down : Eight{} + 1.0F;
    down = down > 1.0F ? down : Eight{} + 1.0F;
    const EightInts empty = !(childLow <= childHigh);
    const EightInts highBytes = empty ? EightInts{} + 255 : __builtin_convertvector(up, EightInts);
    const EightInts lowBytes = empty ? EightInts{} : __builtin_convertvector(down, EightInts);
    for (std::size_t i = 0; i < 8; ++i) {
      out.highest[k + i] = static_cast<std::uint8_t>(highBytes[i]);
      out.lowest[k + i] = static_cast<std::uint8_t>(lowBytes[i]);
    }
  }
  return out;
}

ChildRanges rangesOfBlocks(const HeightRaster& heights, int column, int row) {
  constexpr int tileSize = HeightRaster::tileSize, side = kCells + 1;
  static_assert(tileSize % kCells == 0, "the square without its last row and column lies in one tile");
  const int column0 = column * kCells, row0 = row * kCells;
  const GridRect rect = GridRect{column0, row0, column0 + side, row0 + side}.intersected(heights.rect());
  const auto tile = [&](int c, int r) -> const auto& { return heights.tileAt(c / tileSize, r / tileSize); };
  const auto place = [&](int c, int r) {
    return tile(c, r)->data() + HeightRaster::offsetIn(c % tileSize, r % tileSize);
  };
  std::array<float, side * side> copy;
  Square square{copy.data(), side, copy.data() + kCells, side, copy.data() + kCells * side, 0.0F};
  const int lastColumn = column0 + kCells, lastRow = row0 + kCells;
  if (rect.area() == side * side && tile(column0, row0) && tile(lastColumn, row0) && tile(column0, lastRow)) {
    square = {place(column0, row0),    tileSize,
              place(lastColumn, row0), tileSize,
              place(column0, lastRow), heights.at(lastColumn, lastRow)};
  } else {
    // What a tile holds behind the map's end is not a height.
    std::array<float, side * side> compact;
    heights.read(rect, compact);
    copy.fill(kNone);
    for (int r = 0; r < rect.height(); ++r)
      std::copy_n(compact.data() + static_cast<std::ptrdiff_t>(r) * rect.width(), rect.width(),
                  copy.data() + static_cast<std::ptrdiff_t>(r) * side);
    square.corner = copy.back();
  }
  ChildRanges out;
  reduce(square, out);
  return out;
}

}  // namespace
}  // namespace scarp::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace scarp {

namespace {

constexpr float kBytes = 252.0F;

HWY_EXPORT(rangesOfBlocks);
HWY_EXPORT(packed);

}  // namespace

ByteScale::ByteScale(const HeightRange& range)
    : low(range.low),
      // The bytes of level ground have to be numbers as well.
      rate(kBytes / std::max(range.high - range.low, 1e-6F * std::max(1.0F, std::abs(range.low)))) {}

ChildRanges blockRanges(const HeightRaster& heights, int column, int row) {
  return HWY_DYNAMIC_DISPATCH(rangesOfBlocks)(heights, column, row);
}

PackedNode pack(const ChildRanges& children) { return HWY_DYNAMIC_DISPATCH(packed)(children); }

}  // namespace scarp
#endif
