// Included once for each instruction set (Highway's include guard).
#if defined(SCARP_PICK_LANES) == defined(HWY_TARGET_TOGGLE)
#ifdef SCARP_PICK_LANES
#undef SCARP_PICK_LANES
#else
#define SCARP_PICK_LANES
#endif

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <type_traits>

HWY_BEFORE_NAMESPACE();
namespace scarp::HWY_NAMESPACE {

#undef SCARP_PICK_AVX2
#if HWY_ARCH_X86 && HWY_MAX_BYTES >= 32
#define SCARP_PICK_AVX2 1
#else
#define SCARP_PICK_AVX2 0
#endif
constexpr int kBytes = SCARP_PICK_AVX2 ? 32 : 16;  ///< In a register.
using Floats [[gnu::vector_size(kBytes)]] = float;
using Ints [[gnu::vector_size(kBytes)]] = std::int32_t;
using Bytes [[gnu::vector_size(kBytes)]] = std::uint8_t;
using Bytes16 [[gnu::vector_size(16)]] = std::uint8_t;
static_assert(std::endian::native == std::endian::little);

/// Numbers in as many registers as they take.
template <class Part, int kParts>
struct Lanes {
  Part part[kParts];
};
template <class F, class... Part, int kParts>
HWY_INLINE auto each(const F& f, const Lanes<Part, kParts>&... of) {
  Lanes<std::remove_cvref_t<decltype(f(of.part[0]...))>, kParts> out;
  for (int i = 0; i < kParts; ++i) out.part[i] = f(of.part[i]...);
  return out;
}
using Eight = Lanes<Floats, 32 / kBytes>;  ///< One for each row, or column, of a square.
using EightInts = Lanes<Ints, 32 / kBytes>;
using Squares = Lanes<Bytes, 64 / kBytes>;  ///< A byte for each of 8 × 8 children, row by row.

HWY_INLINE Eight operator+(const Eight& a, const Eight& b) {
  return each([](Floats x, Floats y) { return x + y; }, a, b);
}
HWY_INLINE Eight operator-(const Eight& a, const Eight& b) {
  return each([](Floats x, Floats y) { return x - y; }, a, b);
}
HWY_INLINE Eight operator*(const Eight& a, const Eight& b) {
  return each([](Floats x, Floats y) { return x * y; }, a, b);
}
HWY_INLINE EightInts operator&(const EightInts& a, const EightInts& b) {
  return each([](Ints x, Ints y) { return x & y; }, a, b);
}
HWY_INLINE Squares operator&(const Squares& a, const Squares& b) {
  return each([](Bytes x, Bytes y) { return x & y; }, a, b);
}
HWY_INLINE Squares operator~(const Squares& a) {
  return each([](Bytes x) { return ~x; }, a);
}
HWY_INLINE Eight all(float x) {
  Eight v;
  for (Floats& part : v.part) part = x - Floats{};  // What is left of the subtraction is a broadcast.
  return v;
}
template <class Numbers = Eight>
HWY_INLINE Numbers load(const void* from) {
  Numbers v;
  std::memcpy(&v, from, sizeof v);
  return v;
}
HWY_INLINE Eight maxOf(const Eight& a, const Eight& b) {
  return each([](Floats x, Floats y) { return x > y ? x : y; }, a, b);
}
HWY_INLINE Eight minOf(const Eight& a, const Eight& b) {
  return each([](Floats x, Floats y) { return x < y ? x : y; }, a, b);
}
/// All bits of a lane where that is so.
HWY_INLINE EightInts less(const Eight& a, const Eight& b) {
  return each([](Floats x, Floats y) { return x < y; }, a, b);
}
HWY_INLINE EightInts notMore(const Eight& a, const Eight& b) {
  return each([](Floats x, Floats y) { return x <= y; }, a, b);
}
HWY_INLINE Squares notMore(const Squares& a, const Squares& b) {
  return each([](Bytes x, Bytes y) { return __builtin_bit_cast(Bytes, (x > y ? x : y) == y); }, a, b);
}
HWY_INLINE EightInts toInts(const Eight& x) {
  return each([](Floats v) { return __builtin_convertvector(v, Ints); }, x);
}

#if SCARP_PICK_AVX2
HWY_INLINE unsigned signs(Ints x) {
  return static_cast<unsigned>(_mm256_movemask_ps(__builtin_bit_cast(__m256, x)));
}
HWY_INLINE unsigned signs(Bytes x) {
  return static_cast<unsigned>(_mm256_movemask_epi8(__builtin_bit_cast(__m256i, x)));
}
HWY_INLINE __m128i pairsOf(const EightInts& x) {
  const auto v = __builtin_bit_cast(__m256i, x);
  return _mm_packs_epi32(_mm256_castsi256_si128(v), _mm256_extracti128_si256(v, 1));
}
#elif HWY_ARCH_X86
HWY_INLINE unsigned signs(Ints x) {
  return static_cast<unsigned>(_mm_movemask_ps(__builtin_bit_cast(__m128, x)));
}
HWY_INLINE unsigned signs(Bytes x) {
  return static_cast<unsigned>(_mm_movemask_epi8(__builtin_bit_cast(__m128i, x)));
}
HWY_INLINE __m128i pairsOf(const EightInts& x) {
  return _mm_packs_epi32(__builtin_bit_cast(__m128i, x.part[0]), __builtin_bit_cast(__m128i, x.part[1]));
}
#else
template <class Part>
HWY_INLINE unsigned signs(Part x) {
  unsigned bits = 0;
  for (unsigned i = 0; i < sizeof x / sizeof x[0]; ++i) bits |= (x[i] != 0 ? 1U : 0U) << i;
  return bits;
}
#endif
/// A bit for each lane, from masks; of squares 8·row + column.
template <class Part, int kParts>
HWY_INLINE std::uint64_t bitsOf(const Lanes<Part, kParts>& masks) {
  constexpr int kInPart = sizeof(Part) / sizeof(Part{}[0]);
  std::uint64_t bits = 0;
  for (int i = 0; i < kParts; ++i) bits |= std::uint64_t{signs(masks.part[i])} << i * kInPart;
  return bits;
}
/// As bytes, from 0 to 255; b after a.
HWY_INLINE Bytes16 bytesOf(const EightInts& a, const EightInts& b) {
#if HWY_ARCH_X86
  return __builtin_bit_cast(Bytes16, _mm_packus_epi16(pairsOf(a), pairsOf(b)));
#else
  Bytes16 bytes;
  for (int i = 0; i < 16; ++i)
    bytes[i] = static_cast<std::uint8_t>(std::clamp((i < 8 ? a : b).part[i % 8 / 4][i % 4], 0, 255));
  return bytes;
#endif
}
/// Eight bytes, from the first or the ninth on, one for each row of squares.
template <int kFirst>
HWY_INLINE Squares rowsOf(const Bytes16& bytes) {
#if SCARP_PICK_AVX2
  const __m256i both = _mm256_broadcastsi128_si256(__builtin_bit_cast(__m128i, bytes));
  const auto rows = [&](int r) {
    const auto row = [](int place) { return (kFirst + place) * 0x0101010101010101; };
    return __builtin_bit_cast(
        Bytes, _mm256_shuffle_epi8(both, _mm256_setr_epi64x(row(r), row(r + 1), row(r + 2), row(r + 3))));
  };
  return {rows(0), rows(4)};
#else
  using Pairs [[gnu::vector_size(16)]] = std::uint16_t;
  constexpr int k = kFirst;
  const auto two = __builtin_bit_cast(
      Pairs, __builtin_shufflevector(bytes, bytes, k, k, k + 1, k + 1, k + 2, k + 2, k + 3, k + 3, k + 4,
                                     k + 4, k + 5, k + 5, k + 6, k + 6, k + 7, k + 7));
  const auto low = __builtin_bit_cast(Ints, __builtin_shufflevector(two, two, 0, 0, 1, 1, 2, 2, 3, 3)),
             high = __builtin_bit_cast(Ints, __builtin_shufflevector(two, two, 4, 4, 5, 5, 6, 6, 7, 7));
  return {__builtin_bit_cast(Bytes, __builtin_shufflevector(low, low, 0, 0, 1, 1)),
          __builtin_bit_cast(Bytes, __builtin_shufflevector(low, low, 2, 2, 3, 3)),
          __builtin_bit_cast(Bytes, __builtin_shufflevector(high, high, 0, 0, 1, 1)),
          __builtin_bit_cast(Bytes, __builtin_shufflevector(high, high, 2, 2, 3, 3))};
#endif
}
/// The first eight bytes, one for each column of squares.
HWY_INLINE Squares columnsOf(const Bytes16& bytes) {
  using Longs [[gnu::vector_size(kBytes)]] = std::uint64_t;
  std::uint64_t first;
  std::memcpy(&first, &bytes, sizeof first);
  Squares squares;
  for (Bytes& part : squares.part) part = __builtin_bit_cast(Bytes, Longs{} + first);
  return squares;
}

/// The last one first.
HWY_INLINE Eight reversed(const Eight& x) {
#if SCARP_PICK_AVX2
  return {__builtin_shufflevector(x.part[0], x.part[0], 7, 6, 5, 4, 3, 2, 1, 0)};
#else
  const auto turned = [](Floats part) { return __builtin_shufflevector(part, part, 3, 2, 1, 0); };
  return {turned(x.part[1]), turned(x.part[0])};
#endif
}
/// Squares with the last column first.
HWY_INLINE std::uint64_t columnsReversed(std::uint64_t squares) {
  squares = (squares >> 1 & 0x5555555555555555U) | (squares & 0x5555555555555555U) << 1;
  squares = (squares >> 2 & 0x3333333333333333U) | (squares & 0x3333333333333333U) << 2;
  return (squares >> 4 & 0x0f0f0f0f0f0f0f0fU) | (squares & 0x0f0f0f0f0f0f0f0fU) << 4;
}

/// The bytes of 8 × 8 squares: that of `square` stands at square ^ turn.
HWY_INLINE Squares loadTurned(const std::uint8_t* bytes, int turn) {
#if SCARP_PICK_AVX2
  const __m128i order = _mm_xor_si128(_mm_setr_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
                                      _mm_set1_epi8(static_cast<char>(turn & 15)));
  const auto two = [&](int i) {
    return _mm_load_si128(reinterpret_cast<const __m128i*>(bytes + (16 * i ^ (turn & 48))));
  };
  const auto half = [&](int i) {
    return __builtin_bit_cast(
        Bytes, _mm256_shuffle_epi8(_mm256_inserti128_si256(_mm256_castsi128_si256(two(i)), two(i + 1), 1),
                                   _mm256_broadcastsi128_si256(order)));
  };
  return {half(0), half(2)};
#else
  std::uint64_t rows[8];
  for (int i = 0; i < 8; ++i) std::memcpy(&rows[i], bytes + (8 * i ^ (turn & 56)), sizeof rows[i]);
  if (turn % 8 != 0)
    for (std::uint64_t& row : rows) row = __builtin_bswap64(row);
  Squares out;
  std::memcpy(&out, rows, sizeof out);
  return out;
#endif
}

}  // namespace scarp::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
