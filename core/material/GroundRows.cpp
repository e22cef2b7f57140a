#include "core/material/GroundRows.h"

#include <cmath>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/material/GroundRows.cpp"
#include "core/base/ForEachTarget-inl.h"

HWY_BEFORE_NAMESPACE();
namespace scarp::HWY_NAMESPACE {
namespace {

constexpr float kDegrees = 57.2957795F;
constexpr float kLevelRise = 1e-9F;  ///< Rise per metre below which ground faces nowhere.

/// A difference for a sample's step, and how much it counts.
struct Rise {
  float rise, weight;
};

[[gnu::always_inline]] inline Rise riseOf(float before, float here, float after) {
  const float from = before == before ? before : here, to = after == after ? after : here;
  float share = after == after ? 0.5F : 1.0F;
  share = before == before ? share : 1.0F;
  const float rise = (to - from) * share;
  float weight = before == before ? 1.0F : 0.0F;
  weight = after == after ? 1.0F : weight;
  return {rise == rise ? rise : 0.0F, rise == rise ? weight : 0.0F};
}

[[gnu::always_inline]] inline float meanRise(Rise a, Rise b, Rise c, float per) {
  const float sum = (a.rise + 2.0F * b.rise) + c.rise, weight = (a.weight + 2.0F * b.weight) + c.weight;
  return sum / (weight > 1.0F ? weight : 1.0F) * per;
}

/// Rise a metre.
struct Gradient {
  float east, south;
};

[[gnu::always_inline]] inline Gradient gradientAt(const float* h, std::ptrdiff_t stride, float perX,
                                                  float perY) {
  const float *const u = h - stride, *const d = h + stride;
  return {meanRise(riseOf(u[-1], u[0], u[1]), riseOf(h[-1], h[0], h[1]), riseOf(d[-1], d[0], d[1]), perX),
          meanRise(riseOf(u[-1], h[-1], d[-1]), riseOf(u[0], h[0], d[0]), riseOf(u[1], h[1], d[1]), perY)};
}

/// Radians of y/x, x and y ≥ 0 and not both 0, to 2e-7 (Moshier's Cephes, atanf).
[[gnu::always_inline]] inline float angleOf(float y, float x) {
  constexpr float kHalfPi = 1.57079633F, kQuarterPi = 0.785398163F, kTanEighth = 0.414213562F;
  const float low = y < x ? y : x, high = y < x ? x : y;
  const float ratio = low / high;
  // (r − 1)/(r + 1) with one division.
  const float turned = (low - high) / (low + high);
  const float t = ratio > kTanEighth ? turned : ratio, from = ratio > kTanEighth ? kQuarterPi : 0.0F;
  const float z = t * t;
  const float poly = ((8.05374449538e-2F * z - 1.38776856032e-1F) * z + 1.99777106478e-1F) * z;
  const float angle = from + ((poly - 3.33329491539e-1F) * z * t + t);
  return y < x ? angle : kHalfPi - angle;
}

void gradientRow(const GroundRow& row, int count, float* __restrict east, float* __restrict south) {
  for (int i = 0; i < count; ++i) {
    const Gradient g = gradientAt(row.heights + i, row.stride, row.perX, row.perY);
    east[i] = g.east;
    south[i] = g.south;
  }
}

void slopeRow(const GroundRow& row, int count, float* __restrict slopes) {
  const float* const heights = row.heights;
  const std::ptrdiff_t stride = row.stride;
  const float perX = row.perX, perY = row.perY;
  for (int i = 0; i < count; ++i) {
    const Gradient g = gradientAt(heights + i, stride, perX, perY);
    slopes[i] = kDegrees * angleOf(std::sqrt(g.east * g.east + g.south * g.south), 1.0F);
  }
}

void aspectRow(const GroundRow& row, int count, float* __restrict aspects) {
  const float* const heights = row.heights;
  const std::ptrdiff_t stride = row.stride;
  const float perX = row.perX, perY = row.perY;
  for (int i = 0; i < count; ++i) {
    const Gradient g = gradientAt(heights + i, stride, perX, perY);
    // It faces downhill: northward where it rises to the south.
    const float north = g.south, east = -g.east;
    const float toEast = east < 0.0F ? -east : east, toNorth = north < 0.0F ? -north : north;
    const bool level = !(g.east * g.east + g.south * g.south >= kLevelRise * kLevelRise);
    const float quarter = kDegrees * angleOf(toEast, level ? 1.0F : toNorth);
    const float half = north < 0.0F ? 180.0F - quarter : quarter;
    const float all = east < 0.0F ? 360.0F - half : half;
    aspects[i] = level ? __builtin_nanf("") : all;
  }
}

void bendRow(const GroundRow& row, int count, float* __restrict bends) {
  const float* const heights = row.heights;
  const std::ptrdiff_t stride = row.stride;
  const float perXX = row.perX * row.perX, perYY = row.perY * row.perY;
  for (int i = 0; i < count; ++i) {
    const float* const h = heights + i;
    const float bend =
        ((h[0] - h[-1]) + (h[0] - h[1])) * perXX + ((h[0] - h[-stride]) + (h[0] - h[stride])) * perYY;
    bends[i] = bend == bend ? bend : 0.0F;
  }
}

void smoothRow(const float* above, const float* here, const float* below, int count,
               float* __restrict means) {
  for (int i = 0; i < count; ++i) {
    const float left = (above[i] + 2.0F * here[i]) + below[i];
    const float middle = (above[i + 1] + 2.0F * here[i + 1]) + below[i + 1];
    const float right = (above[i + 2] + 2.0F * here[i + 2]) + below[i + 2];
    means[i] = ((left + 2.0F * middle) + right) * 0.0625F;
  }
}

}  // namespace
}  // namespace scarp::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace scarp {

HWY_EXPORT(gradientRow);
HWY_EXPORT(slopeRow);
HWY_EXPORT(aspectRow);
HWY_EXPORT(bendRow);
HWY_EXPORT(smoothRow);

void gradientRow(const GroundRow& row, int count, float* east, float* south) {
  HWY_DYNAMIC_DISPATCH(gradientRow)(row, count, east, south);
}
void slopeRow(const GroundRow& row, int count, float* slopes) {
  HWY_DYNAMIC_DISPATCH(slopeRow)(row, count, slopes);
}
void aspectRow(const GroundRow& row, int count, float* aspects) {
  HWY_DYNAMIC_DISPATCH(aspectRow)(row, count, aspects);
}
void bendRow(const GroundRow& row, int count, float* bends) {
  HWY_DYNAMIC_DISPATCH(bendRow)(row, count, bends);
}
void smoothRow(const float* above, const float* here, const float* below, int count, float* means) {
  HWY_DYNAMIC_DISPATCH(smoothRow)(above, here, below, count, means);
}

}  // namespace scarp
#endif
