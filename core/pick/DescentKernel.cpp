#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

#include "core/pick/Descent.h"
#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Everything between SCARP_TARGET and SCARP_TARGET_END is compiled for an instruction set.
#define SCARP_PRAGMA(text) _Pragma(#text)
#if defined(__clang__)
#define SCARP_TARGET(set) \
  SCARP_PRAGMA(clang attribute push(__attribute__((target(set))), apply_to = function))
#define SCARP_TARGET_END _Pragma("clang attribute pop")
#else
#define SCARP_TARGET(set) _Pragma("GCC push_options") SCARP_PRAGMA(GCC target(set))
#define SCARP_TARGET_END _Pragma("GCC pop_options")
#endif

namespace scarp {

namespace {

// A ray goes through a square of 8 × 8 children, nodes or cells, column by column along its faster axis,
// and through at most three of a column's eight. All of them are tested at once: eight columns × {first
// row, last row}, in single precision, and the row between where the ray runs along a diagonal. Everything
// is widened by more than rounding can do, so that none is lost; what is left is looked at again in double.
// The arithmetic is the same for every instruction set, operation by operation, and so are the answers.

// GCC's vectors stand for whatever registers the functions around them may use. They are not handed
// from function to function by value: that would depend on the instruction set.
using Eight [[gnu::vector_size(32)]] = float;
using EightInts [[gnu::vector_size(32)]] = int;

constexpr float kWiden = 4e-6F;         ///< Children's sides that a place in a square may be off.
constexpr double kFar = 1e18;           ///< Heights beyond only have to stay numbers.
constexpr std::size_t kMostTiers = 11;  ///< 8^10 · 8 cells: more than an int can count.
/// Cells along a side of a child, from that of a block, and their inverses.
constexpr std::array<double, kMostTiers> kSpans{
    1.0, 8.0, 64.0, 512.0, 4096.0, 32768.0, 262144.0, 2097152.0, 16777216.0, 134217728.0, 1073741824.0};
constexpr std::array<double, kMostTiers> kPerSpan = [] {
  std::array<double, kMostTiers> inverses{};
  for (std::size_t i = 0; i < kMostTiers; ++i) inverses[i] = 1.0 / kSpans[i];
  return inverses;
}();

/// The ray's part over a square, in sides of its children, with the axes mirrored so that it goes up both
/// of them, at least as fast along the first ("columns" here); heights in metres or a node's bytes.
struct SquareRay {
  float enter, leave;            ///< Along the faster axis, 0 … 8.
  float aside;                   ///< Along the slower axis where it enters.
  float slope;                   ///< Slower axis a unit of the faster one, 0 … 1.
  float height;                  ///< Where it enters.
  float riseAlong, riseAside;    ///< Height gained a unit along the faster and the slower axis.
  float margin;                  ///< What heights may be off.
  int fixedRow;                  ///< −1, or the row that a ray along a grid line stays in.
  int mirrorAlong, mirrorAside;  ///< 7 where the axis is mirrored, or 0.
  int shiftAlong, shiftAside;    ///< Places in the index of a child: 0 or 3.
};

/// A bit for each child that the ray comes by, in the order in which it does: four a column, for the
/// first row, the row between, and the last row.
using LaneMask = std::uint32_t;
constexpr int kBitsPerColumn = 4;

struct Lanes {
  Eight from, to;         ///< Along the faster axis, from where the ray enters the square.
  EightInts first, last;  ///< Rows.
  LaneMask active;        ///< Children that the ray comes by.
  unsigned between;       ///< Columns that have a row between.
};

/// Samples of a block of cells, in the mirrored order.
struct BlockSamples {
  const float* corner;
  int along, aside;    ///< Floats to the next sample along the axes.
  const float* first;  ///< In the true order: the north-western sample,
  int stride;          ///< and floats to the next row.
};

/// A square that is being gone through: a node, or a block of cells.
struct Square {
  int tier;              ///< −1: a block.
  int along, aside;      ///< Its number among those of its size, mirrored.
  std::size_t node;      ///< Of a tier's nodes.
  BlockSamples samples;  ///< Of a block.
  double tIn, tOut;
  EightInts first, last;       ///< Rows.
  LaneMask remaining;          ///< Children ahead.
  LaneMask notOver, notUnder;  ///< Those that cannot be passed over; under, if that is known.
  bool knowsUnder;
};

struct Child {
  int tier;          ///< −1: a block, −2: a cell.
  int along, aside;  ///< Number among the squares of its size, mirrored.
  int column, row;   ///< True.
  double tIn, tOut;
};

/// One of the two axes along the ground. Where the ray goes down an axis its places are mirrored.
struct Axis {
  double origin;   ///< Mirrored place at t = 0, cells.
  double rate;     ///< Cells a unit of t, ≥ 0.
  double inverse;  ///< 1/rate; 0 where the rate is.
  int mirror;      ///< Where place p is at mirror − p, or 0.

  Axis(double place, double direction, int root)
      : origin(direction < 0.0 ? root - place : place),
        rate(std::abs(direction)),
        inverse(rate == 0.0 ? 0.0 : 1.0 / rate),
        mirror(direction < 0.0 ? root : 0) {}
  [[nodiscard]] double placeAt(double t) const { return origin + t * rate; }
  /// When the ray crosses a line of the grid, by its mirrored place.
  [[nodiscard]] double crossing(int line) const { return (line - origin) * inverse; }
};

// Written so that they are an instruction or two.
inline float bounded(double height) {
  height = height < kFar ? height : kFar;
  return static_cast<float>(height > -kFar ? height : -kFar);
}
inline float absolute(float value) { return __builtin_fabsf(value); }
inline double later(double a, double b) { return a > b ? a : b; }
inline double sooner(double a, double b) { return a < b ? a : b; }

/// What the kernel knows of the ray, and what it does once it has come down to a cell.
struct DescentKernel {
  Descent& descent;
  const HeightPyramid::Tier* tiers;
  int topTier;
  bool columnsAlong;
  Axis along, aside;
  int cellAside;              ///< −1, or the cell that a ray along a grid line stays in.
  int cellColumns, cellRows;  ///< Of the map.
  float slope;
  int mirrorAlong, mirrorAside, shiftAlong;
  double z, dz;                 ///< Metres, and metres a unit of t.
  double riseAlong, riseAside;  ///< Metres a cell.
  double margin;
  bool traced;

  explicit DescentKernel(Descent& d)
      : DescentKernel(d, std::abs(d.ray().direction.x()) >= std::abs(d.ray().direction.y()) ? 0 : 1,
                      HeightPyramid::childSpan(static_cast<int>(d.pyramid().tiers().size()))) {}

  DescentKernel(Descent& d, int faster, int root)
      : descent(d),
        tiers(d.pyramid().tiers().data()),
        topTier(static_cast<int>(d.pyramid().tiers().size()) - 1),
        columnsAlong(faster == 0),
        along(d.ray().origin[faster], d.ray().direction[faster], root),
        aside(d.ray().origin[1 - faster], d.ray().direction[1 - faster], root),
        cellAside(-1),
        cellColumns(d.heights().columns() - 1),
        cellRows(d.heights().rows() - 1),
        slope(static_cast<float>(aside.rate * along.inverse)),
        mirrorAlong(along.mirror > 0 ? 7 : 0),
        mirrorAside(aside.mirror > 0 ? 7 : 0),
        shiftAlong(columnsAlong ? 0 : 3),
        z(d.ray().origin.z()),
        dz(d.ray().direction.z()),
        riseAlong(dz * along.inverse),
        riseAside(dz * aside.inverse),
        margin(d.margin()),
        traced(d.trace() != nullptr) {
    if (aside.rate != 0.0) return;
    // Over the upper of the two cells, if there is one; as long as it takes to the next.
    cellAside = std::clamp(static_cast<int>(aside.origin), 0, (columnsAlong ? cellRows : cellColumns) - 1);
    riseAside = dz < 0.0 ? -kFar : kFar;
  }

  [[nodiscard]] Child childOf(const Square& square, int bit) const {
    const int lane = bit / kBitsPerColumn, which = bit % kBitsPerColumn;
    const int row = which == 2 ? square.last[lane] : square.first[lane] + which;
    const int shift = 3 * (square.tier + 1);
    Child child;
    child.tier = square.tier - 1;
    child.along = square.along * 8 + lane;
    child.aside = square.aside * 8 + row;
    child.tIn = later(square.tIn, along.crossing(child.along << shift));
    child.tOut = sooner(square.tOut, along.crossing((child.along + 1) << shift));
    if (cellAside < 0) {
      child.tIn = later(child.tIn, aside.crossing(child.aside << shift));
      child.tOut = sooner(child.tOut, aside.crossing((child.aside + 1) << shift));
    }
    const int trueAlong = along.mirror > 0 ? (along.mirror >> shift) - 1 - child.along : child.along;
    const int trueAside = aside.mirror > 0 ? (aside.mirror >> shift) - 1 - child.aside : child.aside;
    child.column = columnsAlong ? trueAlong : trueAside;
    child.row = columnsAlong ? trueAside : trueAlong;
    return child;
  }

  /// Whether a square or a cell is off the map.
  [[nodiscard]] bool outside(const Child& child) const {
    const int shift = 3 * (child.tier + 2);
    return child.column < 0 || child.row < 0 || child.column << shift >= cellColumns ||
           child.row << shift >= cellRows;
  }

  bool crossCell(const BlockSamples& samples, const Child& child) const {
    const float* at = samples.first + (child.row & 7) * samples.stride + (child.column & 7);
    return descent.crossCell({at[0], at[1], at[samples.stride], at[samples.stride + 1]}, child.column,
                             child.row, child.tIn, child.tOut);
  }

  /// In their tile, or copied where the block lies across tiles; not a number where there is no map.
  void findSamples(const Child& block, std::array<float, 81>& copy, BlockSamples& samples) const {
    constexpr int tileSize = HeightRaster::tileSize;
    const HeightRaster& heights = descent.heights();
    const int column0 = block.column * 8, row0 = block.row * 8;
    const int inColumn = column0 % tileSize, inRow = row0 % tileSize;
    const float* tile = nullptr;
    if (inColumn + 8 < tileSize && inRow + 8 < tileSize)
      if (const auto& there = heights.tile(heights.tileIndex(column0 / tileSize, row0 / tileSize)))
        tile = there->data();
    samples.first = tile ? tile + HeightRaster::offsetIn(inColumn, inRow) : copied(column0, row0, copy);
    samples.stride = tile ? tileSize : 9;
    const bool west = (columnsAlong ? mirrorAlong : mirrorAside) != 0;
    const bool north = (columnsAlong ? mirrorAside : mirrorAlong) != 0;
    const int toColumn = west ? -1 : 1, toRow = north ? -samples.stride : samples.stride;
    samples.corner = samples.first + (west ? 8 : 0) + (north ? 8 * samples.stride : 0);
    samples.along = columnsAlong ? toColumn : toRow;
    samples.aside = columnsAlong ? toRow : toColumn;
  }

  [[gnu::noinline]] const float* copied(int column0, int row0, std::array<float, 81>& copy) const {
    const HeightRaster& heights = descent.heights();
    const GridRect rect = GridRect{column0, row0, column0 + 9, row0 + 9}.intersected(heights.rect());
    if (rect.area() == 81) {
      heights.read(rect, copy);
      return copy.data();
    }
    copy.fill(std::numeric_limits<float>::quiet_NaN());
    for (int row = rect.row0; row < rect.row1; ++row)
      heights.read({rect.column0, row, rect.column1, row + 1},
                   std::span(copy).subspan(static_cast<std::size_t>(row - row0) * 9, 9));
    return copy.data();
  }

  void recordEntered(const Child& child) const {
    if (child.tier >= -1) record(child, false);
  }
  void recordPassed(const Square& square, LaneMask passed) const {
    if (square.tier < 0) return;
    for (; passed != 0; passed &= passed - 1)
      if (const Child child = childOf(square, std::countr_zero(passed)); child.tIn <= child.tOut)
        record(child, true);
  }
  void record(const Child& child, bool passed) const {
    const int span = 1 << (3 * (child.tier + 2));
    descent.trace()->nodes.push_back({span, child.column, child.row, child.tIn, child.tOut, passed});
  }
};

/// The same in all eight lanes.
#define EIGHT(x) \
  { x, x, x, x, x, x, x, x }

namespace plain {

/// Spreads eight bits to every fourth.
inline LaneMask spread(unsigned bits) {
  LaneMask m = bits;
  m = (m | m << 12) & 0x000F000FU;
  m = (m | m << 6) & 0x03030303U;
  return (m | m << 3) & 0x11111111U;
}

/// The bit of each lane that is not zero; lanes are 0 or −1.
inline unsigned bits(const EightInts& lanes) {
  unsigned mask = 0;
  for (int i = 0; i < 8; ++i) mask |= static_cast<unsigned>(lanes[i] & 1) << i;
  return mask;
}

inline LaneMask laneMask(const EightInts& first, const EightInts& last) {
  return spread(bits(first)) | spread(bits(last)) << 2;
}

/// The lanes whose byte is at most (or else at least) the table's at its index.
inline LaneMask compare(const ChildBytes& table, const EightInts& indexA, const EightInts& byteA,
                        const EightInts& indexB, const EightInts& byteB, bool atMost) {
  unsigned maskA = 0, maskB = 0;
  for (int i = 0; i < 8; ++i) {
    const int a = table[static_cast<std::size_t>(indexA[i])], b = table[static_cast<std::size_t>(indexB[i])];
    maskA |= static_cast<unsigned>(atMost ? byteA[i] <= a : byteA[i] >= a) << i;
    maskB |= static_cast<unsigned>(atMost ? byteB[i] <= b : byteB[i] >= b) << i;
  }
  return spread(maskA) | spread(maskB) << 2;
}

inline void gather(const float* base, const EightInts& index, Eight& out) {
  for (int i = 0; i < 8; ++i) out[i] = base[index[i]];
}

#include "core/pick/DescentKernel.inc"

}  // namespace plain

#if defined(__x86_64__)
SCARP_TARGET("avx2,bmi,bmi2")
namespace avx2 {

inline LaneMask spread(unsigned bits) { return _pdep_u32(bits, 0x11111111U); }

inline unsigned bits(const EightInts& lanes) {
  __m256 v;
  std::memcpy(&v, &lanes, sizeof v);
  return static_cast<unsigned>(_mm256_movemask_ps(v));
}

/// The low bytes of sixteen ints from −128 to 255, in the order a0 b0 a1 b1 …
inline __m128i packed(const EightInts& a, const EightInts& b) {
  __m256i va, vb;
  std::memcpy(&va, &a, sizeof a);
  std::memcpy(&vb, &b, sizeof b);
  // Ints to words, each a beside its b.
  const __m256i words = _mm256_blend_epi16(va, _mm256_slli_epi32(vb, 16), 0xAA);
  return _mm_packus_epi16(_mm256_castsi256_si128(words), _mm256_extracti128_si256(words, 1));
}

inline LaneMask laneMask(const EightInts& first, const EightInts& last) {
  __m256i va, vb;
  std::memcpy(&va, &first, sizeof va);
  std::memcpy(&vb, &last, sizeof vb);
  const __m256i words = _mm256_blend_epi16(va, vb, 0xAA);
  const __m128i bytes = _mm_packs_epi16(_mm256_castsi256_si128(words), _mm256_extracti128_si256(words, 1));
  return _pdep_u32(static_cast<unsigned>(_mm_movemask_epi8(bytes)), 0x55555555U);
}

/// Compares packed bytes.
inline LaneMask compareBytes(const __m128i& bytes, const __m128i& there, bool atMost) {
  const __m128i bound = atMost ? _mm_max_epu8(bytes, there) : _mm_min_epu8(bytes, there);
  return _pdep_u32(static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(bound, there))), 0x55555555U);
}

inline LaneMask compare(const ChildBytes& table, const EightInts& indexA, const EightInts& byteA,
                        const EightInts& indexB, const EightInts& byteB, bool atMost) {
  const __m128i index = packed(indexA, indexB);
  __m128i there = _mm_setzero_si128();
  for (int part = 0; part < 4; ++part) {
    __m128i bytes;
    std::memcpy(&bytes, table.data() + 16 * part, sizeof bytes);
    // Indices of other parts get their highest bit set, for which the shuffle gives 0.
    const __m128i mine =
        _mm_adds_epu8(_mm_sub_epi8(index, _mm_set1_epi8(static_cast<char>(16 * part))), _mm_set1_epi8(0x70));
    there = _mm_or_si128(there, _mm_shuffle_epi8(bytes, mine));
  }
  return compareBytes(packed(byteA, byteB), there, atMost);
}

inline void gather(const float* base, const EightInts& index, Eight& out) {
  __m256i at;
  std::memcpy(&at, &index, sizeof at);
  const __m256 v = _mm256_i32gather_ps(base, at, 4);
  std::memcpy(&out, &v, sizeof out);
}

#include "core/pick/DescentKernel.inc"

}  // namespace avx2
SCARP_TARGET_END

SCARP_TARGET("avx2,bmi,bmi2,avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi")
namespace avx512 {

using avx2::bits, avx2::laneMask, avx2::gather, avx2::spread;

/// All 64 bytes are looked up at once.
inline LaneMask compare(const ChildBytes& table, const EightInts& indexA, const EightInts& byteA,
                        const EightInts& indexB, const EightInts& byteB, bool atMost) {
  __m256i low, high;
  std::memcpy(&low, table.data(), sizeof low);
  std::memcpy(&high, table.data() + 32, sizeof high);
  const __m256i index = _mm256_castsi128_si256(avx2::packed(indexA, indexB));
  const __m256i there = _mm256_permutex2var_epi8(low, index, high);
  return avx2::compareBytes(avx2::packed(byteA, byteB), _mm256_castsi256_si128(there), atMost);
}

#include "core/pick/DescentKernel.inc"

}  // namespace avx512
SCARP_TARGET_END
#else
namespace avx2 = plain;
namespace avx512 = plain;
#endif

}  // namespace

void descendPyramid(Descent& descent, double tBegin, double tEnd, SimdLevel simd) {
  DescentKernel kernel(descent);
  switch (simd) {
    case SimdLevel::Avx512:
      return avx512::descend(kernel, tBegin, tEnd);
    case SimdLevel::Avx2:
      return avx2::descend(kernel, tBegin, tEnd);
    case SimdLevel::Plain:
      return plain::descend(kernel, tBegin, tEnd);
  }
}

}  // namespace scarp
