#include "core/pick/PickRay.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <span>

#include "core/pick/CellMarch.h"

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

/// The ground that a pick has found.
struct PickedCell {
  MarchHit hit;
  CellHeights cell;
  int column, row;
};

/// The part of a ray that is over the map; it begins at t = 0.
struct ClippedRay {
  const GridRay& ray;
  RaySlack slack;
  double tEnd;
  std::optional<SurfaceSide> cameFrom;  ///< The side that it is known to begin on.
};

/// value · 2^power, by a product where 2^power is a normal number.
double scaled(double value, int power) {
  if (power < -1022 || power > 1023) return std::ldexp(value, power);
  return value * std::bit_cast<double>(static_cast<std::uint64_t>(power + 1023) << 52);
}

/// The power of two in a normal number; of any other, by the library.
int powerOf(double value) {
  const auto bits = static_cast<int>(std::bit_cast<std::uint64_t>(value) >> 52);
  return bits > 0 && bits < 2047 ? bits - 1023 : std::ilogb(value);
}

/// The same ray with its direction over 2^power.
void scale(GridRay& ray, int power) {
  Vec3& d = ray.direction;
  d = {scaled(d.x(), -power), scaled(d.y(), -power), scaled(d.z(), -power)};
  ray.tMin = scaled(ray.tMin, power);
  ray.tMax = scaled(ray.tMax, power);
}

/// A ray straight up or down meets one point.
bool pickUpright(const HeightRaster& heights, const GridRay& ray, PickedCell& picked) {
  const auto ground = groundCellAt(heights, ray.origin.x(), ray.origin.y());
  if (!ground) return false;
  const double t = (ground->height() - ray.origin.z()) / ray.direction.z();
  const double slack = RaySlack::kRounding * (std::abs(ground->height()) + std::abs(ray.origin.z())) /
                       std::abs(ray.direction.z());
  if (!(t >= ray.tMin - slack && t <= ray.tMax + slack)) return false;
  picked = {{std::clamp(t, ray.tMin, ray.tMax), ground->triangle(), std::nullopt},
            ground->heights,
            ground->column,
            ground->row};
  return true;
}

void toAskedTimes(PickTrace& trace, const auto& asked) {
  for (auto& node : trace.nodes) node.tEntry = asked(node.tEntry), node.tExit = asked(node.tExit);
  for (auto& cell : trace.cells) cell.tEntry = asked(cell.tEntry), cell.tExit = asked(cell.tExit);
  for (auto* samples : {&trace.march, &trace.refinement})
    for (auto& sample : *samples) sample.t = asked(sample.t);
}

namespace plain {
#include "core/pick/Descent.inc"
//
#include "core/pick/DescentSteps.inc"
//
#include "core/pick/PickRay.inc"
}  // namespace plain

#if defined(__x86_64__)
SCARP_TARGET("avx2,bmi,bmi2,fma")
namespace avx2 {
#define SCARP_LANES 256
#include "core/pick/Lanes.inc"
//
#include "core/pick/LanesOver.inc"
//
#include "core/pick/Descent.inc"
//
#include "core/pick/DescentSteps.inc"
//
#include "core/pick/DescentLanes.inc"
//
#include "core/pick/PickRay.inc"
#undef SCARP_LANES
}  // namespace avx2
SCARP_TARGET_END

SCARP_TARGET("avx2,bmi,bmi2,fma,avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi")
namespace avx512 {
#define SCARP_LANES 512
#include "core/pick/Lanes.inc"
//
#include "core/pick/LanesOver.inc"
//
#include "core/pick/Descent.inc"
//
#include "core/pick/DescentSteps.inc"
//
#include "core/pick/DescentLanes.inc"
//
#include "core/pick/PickRay.inc"
#undef SCARP_LANES
}  // namespace avx512
SCARP_TARGET_END
#else
namespace avx2 = plain;
namespace avx512 = plain;
#endif

}  // namespace

std::optional<SurfaceHit> pickRay(const HeightRaster& heights, const HeightPyramid& pyramid,
                                  const GridFrame& frame, const LocalRay& ray, PickTrace* trace,
                                  SimdLevel simd) {
  switch (simd) {
    case SimdLevel::Avx512:
      return avx512::pick(heights, pyramid, frame, ray, trace);
    case SimdLevel::Avx2:
      return avx2::pick(heights, pyramid, frame, ray, trace);
    case SimdLevel::Plain:
      break;
  }
  return plain::pick(heights, pyramid, frame, ray, trace);
}

}  // namespace scarp
