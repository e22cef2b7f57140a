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

constexpr int kLanes = HWY_MAX_BYTES >= 32 ? 8 : 4, kParts = 8 / kLanes;
using Floats [[gnu::vector_size(kLanes * sizeof(float))]] = float;
using Ints [[gnu::vector_size(kLanes * sizeof(float))]] = std::int32_t;
static_assert(std::endian::native == std::endian::little);

[[gnu::always_inline]] inline Floats maxOf(Floats a, Floats b) { return a > b ? a : b; }
[[gnu::always_inline]] inline Floats minOf(Floats a, Floats b) { return a < b ? a : b; }
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
/// A bit for each lane, whose mask is 0 or −1.
[[gnu::always_inline]] inline unsigned bitsOf(Ints mask) {
#if HWY_TARGET == HWY_AVX3
  return _mm256_movepi32_mask(__builtin_bit_cast(__m256i, mask));
#elif HWY_TARGET == HWY_AVX2
  return static_cast<unsigned>(_mm256_movemask_ps(__builtin_bit_cast(__m256, mask)));
#elif defined(__SSE2__)
  return static_cast<unsigned>(_mm_movemask_ps(__builtin_bit_cast(__m128, mask)));
#else
  const Ints bits = mask & Ints{1, 2, 4, 8};
  return static_cast<unsigned>(bits[0] | bits[1] | bits[2] | bits[3]);
#endif
}

}  // namespace scarp::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
