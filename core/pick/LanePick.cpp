#include "core/pick/LanePick.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>

#include "core/pick/PickedCell.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// GCC 12 takes the unset halves of registers in its own headers for a mistake (GCC bug 105593), and warns of
// how wide vectors are passed, where none is: they are all inlined.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wpsabi"
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
constexpr int kFull = 255;     // The highest byte, of a child where nothing is known.
constexpr int kMostTiers = 8;  // Enough for 2^27 cells a side.
// For each column of children the row where the ray enters and where it leaves, and their bits.
constexpr int kLaneCount = 16;
constexpr unsigned kIn = 0x5555, kOut = 0xAAAA;

/// Places along x and y, or along the major axis and the minor one.
using Two [[gnu::vector_size(16)]] = double;
using TwoBits [[gnu::vector_size(16)]] = std::int64_t;
[[gnu::always_inline]] inline Two absOf(Two a) {
  return std::bit_cast<Two>(std::bit_cast<TwoBits>(a) & std::numeric_limits<std::int64_t>::max());
}
[[gnu::always_inline]] inline Two laterOf(Two a, Two b) { return a > b ? a : b; }
[[gnu::always_inline]] inline Two soonerOf(Two a, Two b) { return a < b ? a : b; }

enum class LaneVerdict : std::uint8_t { Hit, Miss, Unsure };

/// A ray in the grid frame from where it comes into the map's box, at t = 0, to where it leaves it.
struct LaneRay {
  Two origin, direction;
  double z, dz, tEnd;
  double tMin, tMax;  ///< As asked for, from there on.
  Two askedOrigin;    ///< Its start as asked for.
  double askedZ;
  double slackCells, slackHeight;  ///< See RaySlack.
  bool fromAbove;                  ///< It comes into the box from above.
};

#define SCARP_LANES 128
namespace plain {
#include "core/pick/Lanes.inc"
//
#include "core/pick/LaneDescent.inc"
//
#include "core/pick/LaneCells.inc"
//
#include "core/pick/LanePick.inc"
}  // namespace plain
#undef SCARP_LANES

#if defined(__x86_64__)
SCARP_TARGET("avx2,bmi,bmi2,fma")
#define SCARP_LANES 256
namespace avx2 {
#include "core/pick/Lanes.inc"
//
#include "core/pick/LaneDescent.inc"
//
#include "core/pick/LaneCells.inc"
//
#include "core/pick/LanePick.inc"
}  // namespace avx2
#undef SCARP_LANES
SCARP_TARGET_END

SCARP_TARGET("avx2,bmi,bmi2,fma,avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi")
#define SCARP_LANES 512
namespace avx512 {
#include "core/pick/Lanes.inc"
//
#include "core/pick/LaneDescent.inc"
//
#include "core/pick/LaneCells.inc"
//
#include "core/pick/LanePick.inc"
}  // namespace avx512
#undef SCARP_LANES
SCARP_TARGET_END
#else
namespace avx2 = plain;
namespace avx512 = plain;
#endif

}  // namespace

bool pickByLanes(const HeightRaster& heights, const HeightPyramid& pyramid, const GridFrame& frame,
                 const LocalRay& ray, SimdLevel simd, std::optional<SurfaceHit>& hit, double& clearUntil) {
  clearUntil = 0.0;
#if defined(__x86_64__)
  static const bool hasVbmi = __builtin_cpu_supports("avx512vbmi");
  if (simd == SimdLevel::Avx512 && !hasVbmi) simd = SimdLevel::Avx2;
#endif
  switch (simd) {
    case SimdLevel::Avx512:
      return avx512::pick(heights, pyramid, frame, ray, hit, clearUntil);
    case SimdLevel::Avx2:
      return avx2::pick(heights, pyramid, frame, ray, hit, clearUntil);
    case SimdLevel::Plain:
      break;
  }
  return plain::pick(heights, pyramid, frame, ray, hit, clearUntil);
}

}  // namespace scarp
