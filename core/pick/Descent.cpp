#include "core/pick/Descent.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

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
double later(double a, double b) { return a > b ? a : b; }
double sooner(double a, double b) { return a < b ? a : b; }

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
