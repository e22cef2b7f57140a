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

constexpr int kSide = 4;  ///< Samples are taken in blocks of 4 × 4: one vector.
constexpr int kLanes = kSide * kSide, kBlocks = kNoiseSquare / kSide + 1;
using Floats [[gnu::vector_size(64)]] = float;
using Ints [[gnu::vector_size(64)]] = std::int32_t;

/// table[index] in each lane, index 0…15.
[[gnu::always_inline]] inline void pick(const Floats& table, const Ints& index, Floats& out) {
#if defined(__clang__)
  for (int lane = 0; lane < kLanes; ++lane) out[lane] = table[index[lane]];
#else
  out = __builtin_shuffle(table, index);
#endif
}

/// Gradients at the corners of each lane's lattice square.
struct Corners {
  Floats ax, ay, bx, by, cx, cy, dx, dy;
};

[[gnu::always_inline]] inline void fade(const Floats& t, Floats& out) {
  out = t * t * t * (t * (t * 6.0F - 15.0F) + 10.0F);
}

/// gradientNoise from the place within the square.
[[gnu::always_inline]] inline void between(const Corners& g, const Floats& u, const Floats& v, Floats& out) {
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
  LatticePlace origin;        ///< Of the pattern's own sample.
  LatticePlace across, down;  ///< From column to column, and from row to row.
  std::int64_t column, row;   ///< The lattice point that the table begins with.
  Floats x, y;                ///< Of a block's lanes, from the block's least.
  double leastX, leastY;      ///< That, from the block's first sample.
  int width;                  ///< Of the table.
  const float *gx, *gy;       ///< The table, row by row.
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

/// Four rows of four from a table. Not by way of memory: what has just been stored in parts cannot be loaded
/// as a whole without a wait.
[[gnu::always_inline]] inline void loadBlock(const float* at, int width, Floats& out) {
  using Row [[gnu::vector_size(16)]] = float;
  Row r[kSide];
  for (int i = 0; i < kSide; ++i) std::memcpy(&r[i], at + i * width, sizeof r[i]);
  const auto upper = __builtin_shufflevector(r[0], r[1], 0, 1, 2, 3, 4, 5, 6, 7);
  const auto lower = __builtin_shufflevector(r[2], r[3], 0, 1, 2, 3, 4, 5, 6, 7);
  out = __builtin_shufflevector(upper, lower, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
}

/// Where the blocks of a row are: the lattice point in the table, and how far they are from it.
struct BlockRow {
  std::int32_t at[kBlocks];
  float x[kBlocks], y[kBlocks];
};

[[gnu::always_inline]] inline void findBlocks(const Octave& o, int column, int row, BlockRow& out) {
  const double x0 = static_cast<double>(o.column), y0 = static_cast<double>(o.row);
  for (int i = 0; i < kBlocks; ++i) {
    const int c = column + i * kSide;
    const double x = o.origin.x + c * o.across.x + row * o.down.x + o.leastX - x0;
    const double y = o.origin.y + c * o.across.y + row * o.down.y + o.leastY - y0;
    const int left = static_cast<int>(x), top = static_cast<int>(y);
    out.at[i] = top * o.width + left;
    out.x[i] = static_cast<float>(x - left);
    out.y[i] = static_cast<float>(y - top);
  }
}

[[gnu::always_inline]] inline void fromTable(const Octave& o, const BlockRow& blocks, int block,
                                             Floats& noise) {
  const Floats fx = blocks.x[block] + o.x, fy = blocks.y[block] + o.y;
  const Ints ix = __builtin_convertvector(fx, Ints), iy = __builtin_convertvector(fy, Ints);
  const Ints a = iy * kSide + ix;
  Floats tableX, tableY;
  loadBlock(o.gx + blocks.at[block], o.width, tableX);
  loadBlock(o.gy + blocks.at[block], o.width, tableY);
  Corners g;
  pick(tableX, a, g.ax);
  pick(tableY, a, g.ay);
  pick(tableX, a + 1, g.bx);
  pick(tableY, a + 1, g.by);
  pick(tableX, a + kSide, g.cx);
  pick(tableY, a + kSide, g.cy);
  pick(tableX, a + (kSide + 1), g.dx);
  pick(tableY, a + (kSide + 1), g.dy);
  between(g, fx - __builtin_convertvector(ix, Floats), fy - __builtin_convertvector(iy, Floats), noise);
}

/// With a lattice square of its own for every sample.
void fromHashes(const Octave& o, int column, int row, Floats& noise) {
  std::int64_t columns[4 * kLanes], rows[4 * kLanes];
  float u[kLanes], v[kLanes];
  for (int lane = 0; lane < kLanes; ++lane) {
    const int c = column + lane % kSide, r = row + lane / kSide;
    const double x = o.origin.x + c * o.across.x + r * o.down.x,
                 y = o.origin.y + c * o.across.y + r * o.down.y;
    const double left = std::floor(x), top = std::floor(y);
    u[lane] = static_cast<float>(x - left);
    v[lane] = static_cast<float>(y - top);
    for (int corner = 0; corner < 4; ++corner) {
      columns[corner * kLanes + lane] = static_cast<std::int64_t>(left) + corner % 2;
      rows[corner * kLanes + lane] = static_cast<std::int64_t>(top) + corner / 2;
    }
  }
  std::uint32_t hashes[4 * kLanes];
  hashPoints(columns, rows, 4 * kLanes, o.seed, hashes);
  float gx[4][kLanes], gy[4][kLanes];
  gradients(hashes, 4 * kLanes, gx[0], gy[0]);
  Corners g;
  Floats* const xs[] = {&g.ax, &g.bx, &g.cx, &g.dx};
  Floats* const ys[] = {&g.ay, &g.by, &g.cy, &g.dy};
  for (int corner = 0; corner < 4; ++corner) {
    std::memcpy(xs[corner], gx[corner], sizeof(Floats));
    std::memcpy(ys[corner], gy[corner], sizeof(Floats));
  }
  Floats fu, fv;
  std::memcpy(&fu, u, sizeof fu);
  std::memcpy(&fv, v, sizeof fv);
  between(g, fu, fv, noise);
}

void fromPoints(const Octave& o, int column, int row, Floats& noise) {
  for (int lane = 0; lane < kLanes; ++lane) {
    const int c = column + lane % kSide, r = row + lane / kSide;
    noise[lane] = static_cast<float>(gradientNoise(o.origin.x + c * o.across.x + r * o.down.x,
                                                   o.origin.y + c * o.across.y + r * o.down.y, o.seed));
  }
}

/// A row of blocks.
SCARP_CLONES void evaluate(NoiseShape shape, std::span<const Octave> octaves, BlockRow* blocks, int column,
                           int row, float scale, float* out, int stride) {
  for (std::size_t i = 0; i < octaves.size(); ++i)
    if (octaves[i].way == Way::Table) findBlocks(octaves[i], column, row, blocks[i]);
  for (int block = 0; block < kBlocks; ++block) {
    Sum sum;
    for (std::size_t i = 0; i < octaves.size(); ++i) {
      const Octave& o = octaves[i];
      Floats noise{};
      if (o.way == Way::Table)
        fromTable(o, blocks[i], block, noise);
      else
        (o.way == Way::Hashes ? fromHashes : fromPoints)(o, column + block * kSide, row, noise);
      sum.add(shape, noise, o.height);
    }
    float values[kLanes];
    const Floats scaled = sum.value * scale;
    std::memcpy(values, &scaled, sizeof values);
    for (int r = 0; r < kSide; ++r)
      std::memcpy(out + r * stride + block * kSide, values + kSide * r, kSide * sizeof(float));
  }
}

/// Makes the table of an octave, and what is looked up by it.
void makeTable(Octave& o, int column, int row, std::vector<float>& table) {
  constexpr double last = kBlocks * kSide - 1;
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
  for (int lane = 0; lane < kLanes; ++lane) {
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
  const double columns = std::abs(double(column)) + kBlocks * kSide,
               rows = std::abs(double(row)) + kBlocks * kSide;
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

void noiseSquare(const NoisePattern& pattern, int column, int row, float* out, int stride) {
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
  constexpr int side = kBlocks * kSide;
  std::vector<BlockRow> blocks(octaves.size());
  std::vector<float> values(std::size_t{side} * side);
  for (int r = 0; r < side; r += kSide)
    evaluate(pattern.shape, octaves, blocks.data(), left, top + r, 1.0F / heights, values.data() + r * side,
             side);
  const float* from = values.data() + (row - pattern.row - top) * side + (column - pattern.column - left);
  for (int r = 0; r < kNoiseSquare; ++r) std::copy_n(from + r * side, kNoiseSquare, out + r * stride);
}

}  // namespace scarp
