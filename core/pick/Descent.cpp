#include "core/pick/Descent.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <limits>
#include <span>

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

// Written so that they are one instruction.
inline double later(double a, double b) { return a > b ? a : b; }
inline double sooner(double a, double b) { return a < b ? a : b; }

using Four [[gnu::vector_size(16)]] = float;

/// The corners of a cell.
inline Four corners(const float* at, int stride) {
  Four h;
  std::memcpy(&h, at, 2 * sizeof(float));
  std::memcpy(reinterpret_cast<char*>(&h) + 2 * sizeof(float), at + stride, 2 * sizeof(float));
  return h;
}
inline bool all(const auto& lanes) { return (lanes[0] & lanes[1] & lanes[2] & lanes[3]) != 0; }
inline bool allBelow(const float* at, int stride, float height) { return all(corners(at, stride) < height); }
inline bool allAbove(const float* at, int stride, float height) { return all(corners(at, stride) > height); }

namespace plain {
#include "core/pick/Descent.inc"
}  // namespace plain

#if defined(__x86_64__)
SCARP_TARGET("avx2,bmi,bmi2")
namespace avx2 {
#include "core/pick/Descent.inc"
}  // namespace avx2
SCARP_TARGET_END

SCARP_TARGET("avx2,bmi,bmi2,avx512f,avx512bw,avx512dq,avx512vl")
namespace avx512 {
#include "core/pick/Descent.inc"
}  // namespace avx512
SCARP_TARGET_END
#else
namespace avx2 = plain;
namespace avx512 = plain;
#endif

}  // namespace

std::optional<PickedCell> descend(const HeightRaster& heights, const HeightPyramid& pyramid,
                                  const ClippedRay& clipped, PickTrace* trace, SimdLevel simd) {
  switch (simd) {
    case SimdLevel::Avx512:
      return avx512::Descent(heights, pyramid, clipped, trace).run();
    case SimdLevel::Avx2:
      return avx2::Descent(heights, pyramid, clipped, trace).run();
    case SimdLevel::Plain:
      break;
  }
  return plain::Descent(heights, pyramid, clipped, trace).run();
}

}  // namespace scarp
