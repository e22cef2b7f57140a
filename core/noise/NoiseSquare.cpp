#include "core/noise/NoiseSquare.h"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <span>
#include <vector>

#include "core/base/Contract.h"
#include "core/noise/NoiseOctave.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/noise/NoiseSquare.cpp"
#include "core/base/ForEachTarget-inl.h"

HWY_BEFORE_NAMESPACE();
namespace scarp::HWY_NAMESPACE {
namespace {

constexpr int kSide = NoiseOctave::kSide, kBlock = NoiseOctave::kBlock;
constexpr int kMostBlocks = kNoiseSquare / kSide + 1;  ///< Along a side: a square may lie across them.

/// A register's worth of a block, the compiler's vectors: all of it, two rows, or one.
constexpr int kLanes = std::clamp(HWY_MAX_BYTES, 16, 64) / 4;
using Floats [[gnu::vector_size(kLanes * sizeof(float))]] = float;
using Ints [[gnu::vector_size(kLanes * sizeof(float))]] = std::int32_t;

/// 4 × 4 numbers to be looked up, where they stay in registers. Not by way of memory: what has just been
/// stored in parts cannot be loaded as a whole without a wait.
template <class Floats, class Ints>
class Table {
  static constexpr int lanes = sizeof(Floats) / sizeof(float);

 public:
  /// Four rows of four, `width` apart.
  [[gnu::always_inline]] Table(const float* at, int width)
      : at_(at), width_(static_cast<std::uint32_t>(width)) {
    using Row [[gnu::vector_size(16)]] = float;
    Row r[kSide];
    if constexpr (lanes > kSide)
      for (int i = 0; i < kSide; ++i) std::memcpy(&r[i], at + i * width, sizeof r[i]);
    if constexpr (lanes == 16) {
      const auto upper = __builtin_shufflevector(r[0], r[1], 0, 1, 2, 3, 4, 5, 6, 7);
      const auto lower = __builtin_shufflevector(r[2], r[3], 0, 1, 2, 3, 4, 5, 6, 7);
      first_ = __builtin_shufflevector(upper, lower, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    } else if constexpr (lanes == 8) {
      first_ = __builtin_shufflevector(r[0], r[1], 0, 1, 2, 3, 4, 5, 6, 7);
      second_ = __builtin_shufflevector(r[2], r[3], 0, 1, 2, 3, 4, 5, 6, 7);
    }
  }

  /// Those at each lane's index, 0…15.
  [[gnu::always_inline]] void pick(const Ints& index, Floats& out) const {
#if !defined(__clang__)
    if constexpr (lanes == 16) {
      out = __builtin_shuffle(first_, index);
      return;
    } else if constexpr (lanes == 8) {
      out = index > 7 ? __builtin_shuffle(second_, index) : __builtin_shuffle(first_, index);
      return;
    }
#endif
    std::uint32_t at[lanes];
    float found[lanes];
    std::memcpy(at, &index, sizeof at);
    for (int lane = 0; lane < lanes; ++lane) found[lane] = at_[at[lane] / kSide * width_ + at[lane] % kSide];
    std::memcpy(&out, found, sizeof found);
  }

 private:
  const float* at_;
  std::uint32_t width_;
  Floats first_, second_;
};

/// What the octaves so far have added up to.
struct Sum {
  Floats value{}, weight = Floats{} + 1.0F;

  [[gnu::always_inline]] void add(NoiseShape shape, const Floats& noise, float height) {
    if (shape == NoiseShape::Fbm) {
      value += height * noise;
      return;
    }
    const Floats size = noise < 0.0F ? -noise : noise;
    if (shape == NoiseShape::Billow) {
      value += height * size;
      return;
    }
    const Floats crest = 1.0F - size;
    const Floats signal = crest * crest * weight;
    value += height * signal;
    const Floats twice = 2.0F * signal;
    weight = twice < 1.0F ? twice : Floats{} + 1.0F;
  }
};

/// Where the blocks of a row are: the lattice point in the table, and how far they are from it.
struct BlockRow {
  std::int32_t at[kMostBlocks];
  float x[kMostBlocks], y[kMostBlocks];
};

[[gnu::always_inline]] inline void findBlocks(const NoiseOctave& o, int column, int row, int count,
                                              BlockRow& out) {
  const double x0 = static_cast<double>(o.column), y0 = static_cast<double>(o.row);
  for (int i = 0; i < count; ++i) {
    const LatticePlace place = o.steps.at(column + i * kSide, row);
    const double x = place.x + o.leastX - x0, y = place.y + o.leastY - y0;
    const int left = static_cast<int>(x), top = static_cast<int>(y);
    out.at[i] = top * o.width + left;
    out.x[i] = static_cast<float>(x - left);
    out.y[i] = static_cast<float>(y - top);
  }
}

/// A part of a block, from its sample `first` on.
[[gnu::always_inline]] inline void fromTable(const NoiseOctave& o, const BlockRow& blocks, int block,
                                             int first, Floats& noise) {
  Floats fx, fy;
  std::memcpy(&fx, o.x + first, sizeof fx);
  std::memcpy(&fy, o.y + first, sizeof fy);
  fx += blocks.x[block];
  fy += blocks.y[block];
  const Ints ix = __builtin_convertvector(fx, Ints), iy = __builtin_convertvector(fy, Ints);
  const Ints a = iy * kSide + ix;
  const Table<Floats, Ints> x(o.gx() + blocks.at[block], o.width), y(o.gy() + blocks.at[block], o.width);
  LatticeCorners<Floats> g;
  x.pick(a, g.ax);
  y.pick(a, g.ay);
  x.pick(a + 1, g.bx);
  y.pick(a + 1, g.by);
  x.pick(a + kSide, g.cx);
  y.pick(a + kSide, g.cy);
  x.pick(a + (kSide + 1), g.dx);
  y.pick(a + (kSide + 1), g.dy);
  noiseBetween(g, fx - __builtin_convertvector(ix, Floats), fy - __builtin_convertvector(iy, Floats), noise);
}

/// A row of `count` blocks over a square.
struct BlocksTo {
  NoiseShape shape;
  std::span<const NoiseOctave> octaves;
  int column, row, count;
  float scale;
  float* out;
  int stride;
};

/// Not inlined: amid the loops around it gcc keeps fewer of its numbers in registers, which costs a tenth.
[[gnu::noinline]] void evaluate(const BlocksTo& to, BlockRow* blocks) {
  constexpr int kParts = kBlock / kLanes;
  const std::span<const NoiseOctave> octaves = to.octaves;
  for (std::size_t i = 0; i < octaves.size(); ++i)
    if (octaves[i].byTable()) findBlocks(octaves[i], to.column, to.row, to.count, blocks[i]);
  for (int block = 0; block < to.count; ++block) {
    Sum sums[kParts];
    for (std::size_t i = 0; i < octaves.size(); ++i) {
      const NoiseOctave& o = octaves[i];
      float values[kBlock];
      if (!o.byTable()) o.block(to.column + block * kSide, to.row, values);
      for (int part = 0; part < kParts; ++part) {
        Floats noise;
        if (o.byTable())
          fromTable(o, blocks[i], block, part * kLanes, noise);
        else
          std::memcpy(&noise, values + part * kLanes, sizeof noise);
        sums[part].add(to.shape, noise, o.height);
      }
    }
    float values[kBlock];
    for (int part = 0; part < kParts; ++part) {
      const Floats scaled = sums[part].value * to.scale;
      std::memcpy(values + part * kLanes, &scaled, sizeof scaled);
    }
    for (int r = 0; r < kSide; ++r)
      std::memcpy(to.out + r * to.stride + block * kSide, values + kSide * r, kSide * sizeof(float));
  }
}

void square(const NoisePattern& pattern, int column, int row, float* out, int stride) {
  EXPECTS(pattern.octaves >= 1);
  // Blocks, too, are counted from the pattern's own sample.
  const auto floored = [](int at) { return (at >= 0 ? at : at - (kSide - 1)) / kSide * kSide; };
  const int left = floored(column - pattern.column), top = floored(row - pattern.row);
  const int inColumn = column - pattern.column - left, inRow = row - pattern.row - top;
  const bool even = inColumn == 0 && inRow == 0;
  const int across = even ? kNoiseSquare / kSide : kMostBlocks;
  std::vector<NoiseOctave> octaves;
  octaves.reserve(static_cast<std::size_t>(pattern.octaves));
  LatticeSteps steps{{pattern.x, pattern.y}, {pattern.dx, 0.0}, {0.0, pattern.dy}};
  float height = 1.0F, heights = 0.0F;
  for (int i = 0; i < pattern.octaves; ++i) {
    octaves.emplace_back(steps, pattern.seed + static_cast<std::uint32_t>(i), height, left, top, across);
    heights += height;
    height *= 0.5F;
    steps = steps.next();
  }
  std::vector<BlockRow> blocks(octaves.size());
  const auto fill = [&](float* to, int toStride) {
    for (int r = 0; r < across; ++r)
      evaluate({pattern.shape, octaves, left, top + r * kSide, across, 1.0F / heights,
                to + std::ptrdiff_t{r} * kSide * toStride, toStride},
               blocks.data());
  };
  if (even) return fill(out, stride);
  constexpr int side = kMostBlocks * kSide;
  std::vector<float> values(std::size_t{side} * side);
  fill(values.data(), side);
  const float* const from = values.data() + inRow * side + inColumn;
  for (int r = 0; r < kNoiseSquare; ++r)
    std::copy_n(from + r * side, kNoiseSquare, out + std::ptrdiff_t{r} * stride);
}

}  // namespace
}  // namespace scarp::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace scarp {

HWY_EXPORT(square);

void noiseSquare(const NoisePattern& pattern, int column, int row, float* out, int stride) {
  HWY_DYNAMIC_DISPATCH(square)(pattern, column, row, out, stride);
}

}  // namespace scarp
#endif
