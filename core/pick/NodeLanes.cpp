#include "core/pick/NodeLanes.h"

#include <cstring>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Everything between SCARP_TARGET and SCARP_TARGET_END is compiled for an instruction set.
#if defined(__clang__)
#define SCARP_PRAGMA(text) _Pragma(#text)
#define SCARP_TARGET(set) \
  SCARP_PRAGMA(clang attribute push(__attribute__((target(set))), apply_to = function))
#define SCARP_TARGET_END _Pragma("clang attribute pop")
#else
#define SCARP_PRAGMA(text) _Pragma(#text)
#define SCARP_TARGET(set) _Pragma("GCC push_options") SCARP_PRAGMA(GCC target(set))
#define SCARP_TARGET_END _Pragma("GCC pop_options")
#endif

namespace scarp {

namespace {

// GCC's vectors stand for whatever registers the functions around them may use. They are not handed
// from function to function by value: that would depend on the instruction set.
using Eight [[gnu::vector_size(32)]] = float;
using EightInts [[gnu::vector_size(32)]] = int;

constexpr float kWiden = 4e-6F;  ///< Units that a place in a node may be off.

/// Spreads eight bits to every fourth.
inline LaneMask spread(unsigned bits) {
  LaneMask m = bits;
  m = (m | m << 12) & 0x000F000FU;
  m = (m | m << 6) & 0x03030303U;
  return (m | m << 3) & 0x11111111U;
}

template <class Vector, class Element>
inline void get(const Element (&from)[8], Vector& to) {
  std::memcpy(&to, from, sizeof to);
}
template <class Vector, class Element>
inline void put(const Vector& from, Element (&to)[8]) {
  std::memcpy(to, &from, sizeof from);
}

namespace plain {

/// The bit of each lane that is not zero; lanes are 0 or −1.
inline unsigned bits(const EightInts& lanes) {
  unsigned mask = 0;
  for (int i = 0; i < 8; ++i) mask |= static_cast<unsigned>(lanes[i] & 1) << i;
  return mask;
}

/// The bit of each lane whose byte is at most (or else at least) the table's at its index.
inline void compare(const ChildBytes& table, const EightInts& indexA, const EightInts& byteA,
                    const EightInts& indexB, const EightInts& byteB, bool atMost, unsigned& maskA,
                    unsigned& maskB) {
  maskA = maskB = 0;
  for (int i = 0; i < 8; ++i) {
    const int a = table[static_cast<std::size_t>(indexA[i])], b = table[static_cast<std::size_t>(indexB[i])];
    maskA |= static_cast<unsigned>(atMost ? byteA[i] <= a : byteA[i] >= a) << i;
    maskB |= static_cast<unsigned>(atMost ? byteB[i] <= b : byteB[i] >= b) << i;
  }
}

#include "core/pick/NodeLanesKernel.inc"

}  // namespace plain

#if defined(__x86_64__)
SCARP_TARGET("avx2")
namespace avx2 {

inline unsigned bits(const EightInts& lanes) {
  __m256 v;
  std::memcpy(&v, &lanes, sizeof v);
  return static_cast<unsigned>(_mm256_movemask_ps(v));
}

/// The low bytes of sixteen ints, in the order a0…3 b0…3 a4…7 b4…7.
inline __m128i packed(const EightInts& a, const EightInts& b) {
  __m256i va, vb;
  std::memcpy(&va, &a, sizeof a);
  std::memcpy(&vb, &b, sizeof b);
  const __m256i words = _mm256_packs_epi32(va, vb);
  return _mm_packus_epi16(_mm256_castsi256_si128(words), _mm256_extracti128_si256(words, 1));
}

/// Compares packed bytes.
inline void split(const __m128i& bytes, const __m128i& there, bool atMost, unsigned& maskA, unsigned& maskB) {
  const __m128i bound = atMost ? _mm_max_epu8(bytes, there) : _mm_min_epu8(bytes, there);
  const auto m = static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(bound, there)));
  maskA = (m & 0xFU) | (m >> 4 & 0xF0U);
  maskB = (m >> 4 & 0xFU) | (m >> 8 & 0xF0U);
}

inline void compare(const ChildBytes& table, const EightInts& indexA, const EightInts& byteA,
                    const EightInts& indexB, const EightInts& byteB, bool atMost, unsigned& maskA,
                    unsigned& maskB) {
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
  split(packed(byteA, byteB), there, atMost, maskA, maskB);
}

#include "core/pick/NodeLanesKernel.inc"

}  // namespace avx2
SCARP_TARGET_END

SCARP_TARGET("avx2,avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi")
namespace avx512 {

using avx2::bits;

/// All 64 bytes are looked up at once.
inline void compare(const ChildBytes& table, const EightInts& indexA, const EightInts& byteA,
                    const EightInts& indexB, const EightInts& byteB, bool atMost, unsigned& maskA,
                    unsigned& maskB) {
  __m256i low, high;
  std::memcpy(&low, table.data(), sizeof low);
  std::memcpy(&high, table.data() + 32, sizeof high);
  const __m256i index = _mm256_castsi128_si256(avx2::packed(indexA, indexB));
  avx2::split(avx2::packed(byteA, byteB), _mm256_castsi256_si128(_mm256_permutex2var_epi8(low, index, high)),
              atMost, maskA, maskB);
}

#include "core/pick/NodeLanesKernel.inc"

}  // namespace avx512
SCARP_TARGET_END
#else
namespace avx2 = plain;
namespace avx512 = plain;
#endif

}  // namespace

const NodeLaneOps& nodeLaneOps(SimdLevel simd) {
  switch (simd) {
    case SimdLevel::Avx512:
      return avx512::ops;
    case SimdLevel::Avx2:
      return avx2::ops;
    case SimdLevel::Plain:
      break;
  }
  return plain::ops;
}

}  // namespace scarp
