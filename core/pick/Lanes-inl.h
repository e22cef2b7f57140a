// Included once for each instruction set (Highway's include guard).
#if defined(SCARP_PICK_LANES) == defined(HWY_TARGET_TOGGLE)
#ifdef SCARP_PICK_LANES
#undef SCARP_PICK_LANES
#else
#define SCARP_PICK_LANES
#endif

#include <bit>
#include <cstdint>
#include <cstring>

HWY_BEFORE_NAMESPACE();
namespace scarp::HWY_NAMESPACE {

// A row of eight squares goes together, in one or two registers of single precision.

constexpr int kLanes = HWY_ARCH_X86 && HWY_MAX_BYTES >= 32 ? 8 : 4, kParts = 8 / kLanes;
using Floats [[gnu::vector_size(kLanes * sizeof(float))]] = float;
using Ints [[gnu::vector_size(kLanes * sizeof(float))]] = std::int32_t;
static_assert(std::endian::native == std::endian::little);

[[gnu::always_inline]] inline Floats maxOf(Floats a, Floats b) { return a > b ? a : b; }
[[gnu::always_inline]] inline Floats minOf(Floats a, Floats b) { return a < b ? a : b; }
/// A bit for each lane, whose mask is 0 or −1.
[[gnu::always_inline]] inline unsigned bitsOf(Ints mask) {
#if HWY_ARCH_X86 && HWY_MAX_BYTES >= 32
  return static_cast<unsigned>(_mm256_movemask_ps(__builtin_bit_cast(__m256, mask)));
#elif defined(__SSE2__)
  return static_cast<unsigned>(_mm_movemask_ps(__builtin_bit_cast(__m128, mask)));
#else
  const Ints bits = mask & Ints{1, 2, 4, 8};
  return static_cast<unsigned>(bits[0] | bits[1] | bits[2] | bits[3]);
#endif
}
/// In every lane; what is left of the subtraction is a broadcast.
[[gnu::always_inline]] inline Floats all(float x) { return x - Floats{}; }
[[gnu::always_inline]] inline Floats load(const float* from) {
  Floats v;
  std::memcpy(&v, from, sizeof v);
  return v;
}
[[gnu::always_inline]] inline Floats loadBytes(const std::uint8_t* from) {
#if HWY_ARCH_X86 && HWY_MAX_BYTES >= 32
  const __m128i bytes = _mm_loadl_epi64(reinterpret_cast<const __m128i*>(from));
  return __builtin_convertvector(__builtin_bit_cast(Ints, _mm256_cvtepu8_epi32(bytes)), Floats);
#else
  static_assert(kLanes == 4);
  using Bytes [[gnu::vector_size(16)]] = std::uint8_t;
  using Pairs [[gnu::vector_size(16)]] = std::uint16_t;
  std::int32_t four;
  std::memcpy(&four, from, sizeof four);
  // Bytes, and then pairs of them, each beside a zero.
  const auto pairs = __builtin_bit_cast(
      Pairs, __builtin_shufflevector(__builtin_bit_cast(Bytes, Ints{four, 0, 0, 0}), Bytes{}, 0, 16, 1, 17, 2,
                                     18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23));
  const Pairs fours = __builtin_shufflevector(pairs, Pairs{}, 0, 8, 1, 9, 2, 10, 3, 11);
  return __builtin_convertvector(__builtin_bit_cast(Ints, fours), Floats);
#endif
}
/// A bit for each lane with a ≤ b.
[[gnu::always_inline]] inline unsigned notLater(Floats a, Floats b) { return bitsOf(a <= b); }
/// A bit for each lane whose h is above, or below, all four; none where one is not a number.
template <bool kAbove>
[[gnu::always_inline]] inline unsigned clearOf(Floats h, Floats a, Floats b, Floats c, Floats d) {
  return kAbove ? bitsOf((h > a) & (h > b) & (h > c) & (h > d))
                : bitsOf((h < a) & (h < b) & (h < c) & (h < d));
}

/// When a ray comes into and leaves the rows, or columns, of 8 × 8 squares.
struct alignas(32) Crossings {
  float in[8], out[8];
};
/// A bit for each of 8 × 8 squares, 8·row + column, that the ray passes no higher (kAbove; else no lower)
/// than the byte of its height: where it is closest to it, z + t·rise with t as it leaves (kAtExit; else
/// enters) the square.
template <bool kAbove, bool kAtExit>
[[gnu::always_inline]] inline std::uint64_t squaresMet(const Crossings& columns, const Crossings& rows,
                                                       const std::uint8_t* bytes, float z, float rise) {
  std::uint64_t met = 0;
  Floats columnIn[kParts], columnOut[kParts];
  for (int i = 0; i < kParts; ++i) {
    columnIn[i] = load(columns.in + i * kLanes);
    columnOut[i] = load(columns.out + i * kLanes);
  }
#pragma GCC unroll 8
  for (int row = 0; row < 8; ++row)
#pragma GCC unroll 2
    for (int i = 0; i < kParts; ++i) {
      const Floats in = maxOf(columnIn[i], all(rows.in[row])), out = minOf(columnOut[i], all(rows.out[row]));
      const Floats height = (kAtExit ? out : in) * rise + z, ground = loadBytes(bytes + row * 8 + i * kLanes);
      const Ints meets = (in <= out) & (kAbove ? height <= ground : height >= ground);
      met |= static_cast<std::uint64_t>(bitsOf(meets)) << (row * 8 + i * kLanes);
    }
  return met;
}

}  // namespace scarp::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
