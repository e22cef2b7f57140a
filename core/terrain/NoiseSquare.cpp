#include "core/terrain/NoiseSquare.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <span>
#include <vector>

#include "core/base/Clones.h"
#include "core/base/Contract.h"
#include "core/terrain/NoiseLattice.h"

namespace scarp {

namespace {

constexpr int kSide = 4;  ///< Samples are taken in blocks of 4 × 4.
constexpr int kBlock = kSide * kSide;
constexpr int kMostBlocks = kNoiseSquare / kSide + 1;  ///< Along a side: a square may lie across them.

/// A register's worth of a block: all of it, two rows, or one.
template <int lanes>
struct Vectors {
  using Floats [[gnu::vector_size(lanes * sizeof(float))]] = float;
  using Ints [[gnu::vector_size(lanes * sizeof(float))]] = std::int32_t;
};

/// 4 × 4 numbers to be looked up, where they stay in registers. Not by way of memory: what has just been
/// stored in parts cannot be loaded as a whole without a wait.
template <int lanes>
class Table {
 public:
  using Floats = typename Vectors<lanes>::Floats;
  using Ints = typename Vectors<lanes>::Ints;

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

template <class Floats>
[[gnu::always_inline]] inline void fade(const Floats& t, Floats& out) {
  out = t * t * t * (t * (t * 6.0F - 15.0F) + 10.0F);
}

/// Gradients at the corners of each lane's lattice square.
template <class Floats>
struct Corners {
  Floats ax, ay, bx, by, cx, cy, dx, dy;
};

/// gradientNoise from the place within the square.
template <class Floats>
[[gnu::always_inline]] inline void between(const Corners<Floats>& g, const Floats& u, const Floats& v,
                                           Floats& out) {
  const Floats u1 = u - 1.0F, v1 = v - 1.0F;
  const Floats a = g.ax * u + g.ay * v, b = g.bx * u1 + g.by * v;
  const Floats c = g.cx * u + g.cy * v1, d = g.dx * u1 + g.dy * v1;
  Floats s, t;
  fade(u, s);
  fade(v, t);
  const Floats upper = a + s * (b - a), lower = c + s * (d - c);
  out = upper + t * (lower - upper);
}

/// What the octaves so far have added up to.
template <class Floats>
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

/// How an octave is looked up.
enum class Way : std::uint8_t {
  Table,   ///< A block sees no more than 4 × 4 lattice points, out of a table of those under the square.
  Hashes,  ///< Samples are so far apart that each has corners of its own.
  Points,  ///< Where not every lattice point has a number.
};

/// An octave over the square. Samples are counted from the pattern's own, so that a sample's bits do not
/// depend on the square that it is in.
struct Octave {
  Way way;
  std::uint32_t seed;
  float height;
  LatticePlace origin;         ///< Of the pattern's own sample.
  LatticePlace across, down;   ///< From column to column, and from row to row.
  std::int64_t column, row;    ///< The lattice point that the table begins with.
  float x[kBlock], y[kBlock];  ///< Of a block's samples, from the block's least.
  double leastX, leastY;       ///< That, from the block's first sample.
  int width;                   ///< Of the table.
  const float *gx, *gy;        ///< The table, row by row.
};

constexpr float kToOne = 1.41421356F;  // As gradientNoise has it.

/// Gradients by hash.
SCARP_CLONES void gradients(const std::uint32_t* hashes, int count, float* gx, float* gy) {
  for (int i = 0; i < count; ++i) latticeGradient(hashes[i], kToOne, gx[i], gy[i]);
}

/// A row of the table.
SCARP_CLONES void hashRow(const std::uint64_t* columns, int count, std::int64_t row, std::uint32_t* hashes) {
  for (int i = 0; i < count; ++i) hashes[i] = latticePoint(columns[i], row);
}

SCARP_CLONES void hashColumns(std::int64_t first, int count, std::uint32_t seed, std::uint64_t* columns) {
  for (int i = 0; i < count; ++i) columns[i] = latticeColumn(first + i, seed);
}

SCARP_CLONES void hashPoints(const std::int64_t* columns, const std::int64_t* rows, int count,
                             std::uint32_t seed, std::uint32_t* hashes) {
  for (int i = 0; i < count; ++i) hashes[i] = latticePoint(latticeColumn(columns[i], seed), rows[i]);
}

/// Where the blocks of a row are: the lattice point in the table, and how far they are from it.
struct BlockRow {
  std::int32_t at[kMostBlocks];
  float x[kMostBlocks], y[kMostBlocks];
};

[[gnu::always_inline]] inline void findBlocks(const Octave& o, int column, int row, int count,
                                              BlockRow& out) {
  const double x0 = static_cast<double>(o.column), y0 = static_cast<double>(o.row);
  for (int i = 0; i < count; ++i) {
    const int c = column + i * kSide;
    const double x = o.origin.x + c * o.across.x + row * o.down.x + o.leastX - x0;
    const double y = o.origin.y + c * o.across.y + row * o.down.y + o.leastY - y0;
    const int left = static_cast<int>(x), top = static_cast<int>(y);
    out.at[i] = top * o.width + left;
    out.x[i] = static_cast<float>(x - left);
    out.y[i] = static_cast<float>(y - top);
  }
}

/// A part of a block, from its sample `first` on.
template <int lanes>
[[gnu::always_inline]] inline void fromTable(const Octave& o, const BlockRow& blocks, int block, int first,
                                             typename Vectors<lanes>::Floats& noise) {
  using Floats = typename Vectors<lanes>::Floats;
  using Ints = typename Vectors<lanes>::Ints;
  Floats fx, fy;
  std::memcpy(&fx, o.x + first, sizeof fx);
  std::memcpy(&fy, o.y + first, sizeof fy);
  fx += blocks.x[block];
  fy += blocks.y[block];
  const Ints ix = __builtin_convertvector(fx, Ints), iy = __builtin_convertvector(fy, Ints);
  const Ints a = iy * kSide + ix;
  const Table<lanes> x(o.gx + blocks.at[block], o.width), y(o.gy + blocks.at[block], o.width);
  Corners<Floats> g;
  x.pick(a, g.ax);
  y.pick(a, g.ay);
  x.pick(a + 1, g.bx);
  y.pick(a + 1, g.by);
  x.pick(a + kSide, g.cx);
  y.pick(a + kSide, g.cy);
  x.pick(a + (kSide + 1), g.dx);
  y.pick(a + (kSide + 1), g.dy);
  between(g, fx - __builtin_convertvector(ix, Floats), fy - __builtin_convertvector(iy, Floats), noise);
}

/// A block with a lattice square of its own for every sample.
void fromHashes(const Octave& o, int column, int row, float* noise) {
  std::int64_t columns[4 * kBlock], rows[4 * kBlock];
  float u[kBlock], v[kBlock];
  for (int i = 0; i < kBlock; ++i) {
    const int c = column + i % kSide, r = row + i / kSide;
    const double x = o.origin.x + c * o.across.x + r * o.down.x,
                 y = o.origin.y + c * o.across.y + r * o.down.y;
    const double left = std::floor(x), top = std::floor(y);
    u[i] = static_cast<float>(x - left);
    v[i] = static_cast<float>(y - top);
    for (int corner = 0; corner < 4; ++corner) {
      columns[corner * kBlock + i] = static_cast<std::int64_t>(left) + corner % 2;
      rows[corner * kBlock + i] = static_cast<std::int64_t>(top) + corner / 2;
    }
  }
  std::uint32_t hashes[4 * kBlock];
  hashPoints(columns, rows, 4 * kBlock, o.seed, hashes);
  float gx[4][kBlock], gy[4][kBlock];
  gradients(hashes, 4 * kBlock, gx[0], gy[0]);
  for (int i = 0; i < kBlock; ++i)
    between({gx[0][i], gy[0][i], gx[1][i], gy[1][i], gx[2][i], gy[2][i], gx[3][i], gy[3][i]}, u[i], v[i],
            noise[i]);
}

void fromPoints(const Octave& o, int column, int row, float* noise) {
  for (int i = 0; i < kBlock; ++i) {
    const int c = column + i % kSide, r = row + i / kSide;
    noise[i] = static_cast<float>(gradientNoise(o.origin.x + c * o.across.x + r * o.down.x,
                                                o.origin.y + c * o.across.y + r * o.down.y, o.seed));
  }
}

/// A row of `count` blocks over a square.
struct BlocksTo {
  NoiseShape shape;
  std::span<const Octave> octaves;
  int column, row, count;
  float scale;
  float* out;
  int stride;
};

template <int lanes>
[[gnu::always_inline]] inline void evaluate(const BlocksTo& to, BlockRow* blocks) {
  using Floats = typename Vectors<lanes>::Floats;
  constexpr int kParts = kBlock / lanes;
  const std::span<const Octave> octaves = to.octaves;
  for (std::size_t i = 0; i < octaves.size(); ++i)
    if (octaves[i].way == Way::Table) findBlocks(octaves[i], to.column, to.row, to.count, blocks[i]);
  for (int block = 0; block < to.count; ++block) {
    Sum<Floats> sums[kParts];
    for (std::size_t i = 0; i < octaves.size(); ++i) {
      const Octave& o = octaves[i];
      float values[kBlock];
      if (o.way != Way::Table)
        (o.way == Way::Hashes ? fromHashes : fromPoints)(o, to.column + block * kSide, to.row, values);
      for (int part = 0; part < kParts; ++part) {
        Floats noise;
        if (o.way == Way::Table)
          fromTable<lanes>(o, blocks[i], block, part * lanes, noise);
        else
          std::memcpy(&noise, values + part * lanes, sizeof noise);
        sums[part].add(to.shape, noise, o.height);
      }
    }
    float values[kBlock];
    for (int part = 0; part < kParts; ++part) {
      const Floats scaled = sums[part].value * to.scale;
      std::memcpy(values + part * lanes, &scaled, sizeof scaled);
    }
    for (int r = 0; r < kSide; ++r)
      std::memcpy(to.out + r * to.stride + block * kSide, values + kSide * r, kSide * sizeof(float));
  }
}

void evaluatePlain(const BlocksTo& to, BlockRow* blocks) { evaluate<4>(to, blocks); }
#if defined(__x86_64__)
[[gnu::target("avx2")]] void evaluateAvx2(const BlocksTo& to, BlockRow* blocks) { evaluate<8>(to, blocks); }
[[gnu::target("avx512f")]] void evaluateAvx512(const BlocksTo& to, BlockRow* blocks) {
  evaluate<16>(to, blocks);
}
#else
constexpr auto evaluateAvx2 = evaluatePlain, evaluateAvx512 = evaluatePlain;
#endif

/// Makes the table of an octave, and what is looked up by it.
void makeTable(Octave& o, int column, int row, std::vector<float>& table) {
  constexpr double last = kMostBlocks * kSide - 1;
  const auto least = [](double across, double down, double steps) {
    return std::min(0.0, steps * across) + std::min(0.0, steps * down);
  };
  const auto points = [&](double across, double down) {
    return static_cast<int>(last * (std::abs(across) + std::abs(down))) + kSide + 3;
  };
  const double x = o.origin.x + column * o.across.x + row * o.down.x;
  const double y = o.origin.y + column * o.across.y + row * o.down.y;
  // A point more before and behind: sums of the same numbers in another order round differently.
  o.column = static_cast<std::int64_t>(std::floor(x + least(o.across.x, o.down.x, last))) - 1;
  o.row = static_cast<std::int64_t>(std::floor(y + least(o.across.y, o.down.y, last))) - 1;
  o.leastX = least(o.across.x, o.down.x, kSide - 1);
  o.leastY = least(o.across.y, o.down.y, kSide - 1);
  for (int lane = 0; lane < kBlock; ++lane) {
    const int c = lane % kSide, r = lane / kSide;
    o.x[lane] = static_cast<float>(c * o.across.x + r * o.down.x - o.leastX);
    o.y[lane] = static_cast<float>(c * o.across.y + r * o.down.y - o.leastY);
  }
  o.width = points(o.across.x, o.down.x);
  const int height = points(o.across.y, o.down.y);
  const auto count = static_cast<std::size_t>(o.width) * static_cast<std::size_t>(height);
  std::vector<std::uint64_t> columns(static_cast<std::size_t>(o.width));
  std::vector<std::uint32_t> hashes(count);
  hashColumns(o.column, o.width, o.seed, columns.data());
  for (int r = 0; r < height; ++r)
    hashRow(columns.data(), o.width, o.row + r,
            hashes.data() + static_cast<std::size_t>(r) * static_cast<std::size_t>(o.width));
  table.resize(2 * count);
  o.gx = table.data();
  o.gy = table.data() + count;
  gradients(hashes.data(), static_cast<int>(count), table.data(), table.data() + count);
}

/// The way to look an octave up whose place and steps are known.
Way wayOf(const Octave& o, int column, int row) {
  const double columns = std::abs(double(column)) + kMostBlocks * kSide,
               rows = std::abs(double(row)) + kMostBlocks * kSide;
  const auto reach = [&](double from, double across, double down) {
    return std::abs(from) + columns * std::abs(across) + rows * std::abs(down);
  };
  // A NaN compares as false.
  if (!(reach(o.origin.x, o.across.x, o.down.x) < 0.5 * kLatticeEnd &&
        reach(o.origin.y, o.across.y, o.down.y) < 0.5 * kLatticeEnd))
    return Way::Points;
  // From within a lattice square a block comes as far as the next but one.
  const double most = 1.99 / (kSide - 1);
  const bool close =
      std::abs(o.across.x) + std::abs(o.down.x) <= most && std::abs(o.across.y) + std::abs(o.down.y) <= most;
  return close ? Way::Table : Way::Hashes;
}

}  // namespace

void noiseSquare(const NoisePattern& pattern, int column, int row, float* out, int stride, SimdLevel simd) {
  EXPECTS(pattern.octaves >= 1);
  std::vector<Octave> octaves(static_cast<std::size_t>(pattern.octaves));
  std::vector<std::vector<float>> tables(octaves.size());
  // Blocks, too, are counted from the pattern's own sample.
  const auto floored = [](int at) { return (at >= 0 ? at : at - (kSide - 1)) / kSide * kSide; };
  const int left = floored(column - pattern.column), top = floored(row - pattern.row);
  LatticePlace place{pattern.x, pattern.y};
  LatticePlace across{pattern.dx, 0.0}, down{0.0, pattern.dy};
  float height = 1.0F, heights = 0.0F;
  for (std::size_t i = 0; i < octaves.size(); ++i) {
    Octave& o = octaves[i];
    o.seed = pattern.seed + static_cast<std::uint32_t>(i);
    o.height = height;
    o.origin = place;
    o.across = across;
    o.down = down;
    o.way = wayOf(o, left, top);
    if (o.way == Way::Table) makeTable(o, left, top, tables[i]);
    heights += height;
    height *= 0.5F;
    place = place.next();
    across = across.nextStep();
    down = down.nextStep();
  }
  std::vector<BlockRow> blocks(octaves.size());
  const auto evaluateRow = simd == SimdLevel::Avx512 ? evaluateAvx512
                           : simd == SimdLevel::Avx2 ? evaluateAvx2
                                                     : evaluatePlain;
  const auto fill = [&](int count, float* to, int toStride) {
    for (int r = 0; r < count; ++r)
      evaluateRow({pattern.shape, octaves, left, top + r * kSide, count, 1.0F / heights,
                   to + std::ptrdiff_t{r} * kSide * toStride, toStride},
                  blocks.data());
  };
  const int inColumn = column - pattern.column - left, inRow = row - pattern.row - top;
  if (inColumn == 0 && inRow == 0) {
    fill(kNoiseSquare / kSide, out, stride);
    return;
  }
  constexpr int side = kMostBlocks * kSide;
  std::vector<float> values(std::size_t{side} * side);
  fill(kMostBlocks, values.data(), side);
  const float* const from = values.data() + inRow * side + inColumn;
  for (int r = 0; r < kNoiseSquare; ++r)
    std::copy_n(from + r * side, kNoiseSquare, out + std::ptrdiff_t{r} * stride);
}

}  // namespace scarp
