#include "core/pick/Descent.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <span>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// GCC 12 takes the unset halves of registers in its own headers for a mistake (GCC bug 105593).
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
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

constexpr int kFan = HeightPyramid::fanOut, kSpan = HeightPyramid::cellsPerNode;
constexpr int kStride = HeightRaster::tileSize;  // From row to row of samples.
constexpr int kTileShift = std::countr_zero(static_cast<unsigned>(kStride));
constexpr int kFull = 255;                      // The highest byte, of a child where nothing is known.
[[maybe_unused]] constexpr int kMostTiers = 8;  // Enough for 2^27 cells a side.

// Written so that they are one instruction.
inline double later(double a, double b) { return a > b ? a : b; }
inline double sooner(double a, double b) { return a < b ? a : b; }

using Four [[gnu::vector_size(16)]] = float;

/// The corners of a cell.
inline Four corners(const float* at) {
  using Two [[gnu::vector_size(16)]] = double;
  double upper, lower;
  std::memcpy(&upper, at, sizeof upper);
  std::memcpy(&lower, at + kStride, sizeof lower);
  return std::bit_cast<Four>(Two{upper, lower});
}
inline bool all(const auto& lanes) {
  using Two [[gnu::vector_size(16)]] = std::int64_t;
  const auto pairs = std::bit_cast<Two>(lanes);
  return (pairs[0] & pairs[1]) == -1;
}
inline bool allBelow(const float* at, float height) { return all(corners(at) < height); }
inline bool allAbove(const float* at, float height) { return all(corners(at) > height); }

namespace plain {
#include "core/pick/Descent.inc"
//
#include "core/pick/DescentSteps.inc"
}  // namespace plain

#if defined(__x86_64__)
SCARP_TARGET("avx2,bmi,bmi2,fma")
namespace avx2 {
#define SCARP_LANES 256
#include "core/pick/Lanes.inc"
//
#include "core/pick/Descent.inc"
//
#include "core/pick/DescentSteps.inc"
//
#include "core/pick/DescentLanes.inc"
#undef SCARP_LANES
}  // namespace avx2
SCARP_TARGET_END

SCARP_TARGET("avx2,bmi,bmi2,fma,avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi")
namespace avx512 {
#define SCARP_LANES 512
#include "core/pick/Lanes.inc"
//
#include "core/pick/Descent.inc"
//
#include "core/pick/DescentSteps.inc"
//
#include "core/pick/DescentLanes.inc"
#undef SCARP_LANES
}  // namespace avx512
SCARP_TARGET_END
#else
namespace avx2 = plain;
namespace avx512 = plain;
#endif

}  // namespace

bool descend(const HeightRaster& heights, const HeightPyramid& pyramid, const ClippedRay& clipped,
             PickTrace* trace, SimdLevel simd, PickedCell& picked) {
  switch (simd) {
    case SimdLevel::Avx512:
      return avx512::Descent(heights, pyramid, clipped, trace, picked).run();
    case SimdLevel::Avx2:
      return avx2::Descent(heights, pyramid, clipped, trace, picked).run();
    case SimdLevel::Plain:
      break;
  }
  return plain::Descent(heights, pyramid, clipped, trace, picked).run();
}

}  // namespace scarp
