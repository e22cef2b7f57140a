#include "core/erosion/ErosionRows.h"

#include <cmath>

#include "core/erosion/RowTerms.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/erosion/ErosionRows.cpp"
#include "core/base/ForEachTarget-inl.h"

HWY_BEFORE_NAMESPACE();
namespace scarp::HWY_NAMESPACE {
namespace {

constexpr float kStill = 0.03F;      ///< Of the load, that a step lays down in still water.
constexpr float kMostGiven = 0.5F;   ///< The same in any water.
constexpr float kReach = 0.3F;       ///< Of the way to the lowest or highest neighbour, in a step.
constexpr float kUnderWater = 0.1F;  ///< Of its depth, that a step may lay down on level ground.
constexpr float kCreep = 0.015F;     ///< Of the difference to each of four neighbours, where all is loose.
using namespace erosion;

/// How much of a sample is ground that has been worn or laid down, 0…1.
[[gnu::always_inline]] inline float loosened(float change, float perMetre) {
  return lower(std::abs(change) * perMetre, 1.0F);
}

/// What comes in from a neighbour as ground evens out that is loose on both sides.
[[gnu::always_inline]] inline float crept(const float* h, const float* change, const float* wet,
                                          std::ptrdiff_t to, float perMetre) {
  const float share = kCreep * wet[to] * lower(loosened(change[0], perMetre), loosened(change[to], perMetre));
  const float drop = h[to] - h[0];
  return drop == drop ? share * drop : 0.0F;
}

void densityRow(const float* depth, const float* load, int count, float* density) {
  for (int i = 0; i < count; ++i) density[i] = depth[i] > kLeastWater ? load[i] / depth[i] : 0.0F;
}

void carryRow(ErosionRow row, ErosionTerms terms, int count, float* __restrict change,
              float* __restrict groundOut, float* __restrict loadOut) {
  const std::ptrdiff_t width = terms.width;
  for (int i = 0; i < count; ++i) {
    const Flows flow = flowsAt(row.east + i, row.south + i, row.keep + i, width);
    const float* const density = row.density + i;
    const float carried = carriedOn(flow, row.load[i], density, width);

    // As steep as the water's surface falls: what comes to a lake's level comes to rest.
    const float* const h = row.ground + i;
    const float* const d = row.depth + i;
    const float level = h[0] + d[0];
    const float fallX = level - lower(h[1] + d[1], h[-1] + d[-1]);
    const float fallY = level - lower(h[width] + d[width], h[-width] + d[-width]);
    const float slope = positive(higher(fallX * terms.perX, fallY * terms.perY));
    const float through = throughFlow(flow);
    const float cells = terms.perRain * through;
    // Stream power (Howard & Kerby 1983): by the square root of the flow and the slope.
    const float could = timesSine(terms.wear * std::sqrt(cells), slope);
    // By a hole the slope is unknown, and nothing is worn.
    const float wanted = could > 0.0F ? could : 0.0F;
    // What has sunk to the ground by the end of a step (Davy & Lague 2009), and what still water drops.
    const float sinking = terms.sink / higher(d[0], terms.sink);
    const float still = positive(d[0] - through) / higher(d[0], kLeastWater);
    const float given = carried * lower(sinking + kStill * still + terms.drop, kMostGiven);

    // Digs no pit and piles up no peak: no further than part of the way to the lowest and to the highest
    // neighbour, but for what comes to rest under water.
    const float low = lower(lower(h[1], h[-1]), lower(h[width], h[-width]));
    const float high = higher(higher(h[1], h[-1]), higher(h[width], h[-width]));
    const float dig = kReach * positive(h[0] - low);
    const float pile = higher(kReach * positive(high - h[0]), kUnderWater * d[0]);
    const float before = change[i];
    const float after = before + row.wet[i] * (lower(given, pile) - lower(wanted, dig));
    change[i] = after;
    groundOut[i] = row.base[i] + after;
    // What the ground has really gained, after rounding.
    loadOut[i] = carried - (after - before);
  }
}

void relaxRow(const float* base, const float* h, const float* change, const float* wet, std::ptrdiff_t width,
              Talus talus, float perMetre, int count, float* __restrict changeOut,
              float* __restrict groundOut) {
  for (int i = 0; i < count; ++i) {
    const float *const at = h + i, *const c = change + i, *const w = wet + i;
    const float slid = slideIn(
        width, talus, [=](std::ptrdiff_t to, float most) { return w[to] * slideOver(at[to] - at[0], most); });
    const float even = fromFour(width, [=](std::ptrdiff_t to) { return crept(at, c, w, to, perMetre); });
    changeOut[i] = c[0] + w[0] * (slid + even);
    groundOut[i] = base[i] + changeOut[i];
  }
}

void slideRow(const float* start, const float* h, std::ptrdiff_t width, Talus talus, int count,
              float* __restrict gain, float* __restrict out) {
  for (int i = 0; i < count; ++i) {
    const float* const at = h + i;
    gain[i] +=
        slideIn(width, talus, [=](std::ptrdiff_t to, float most) { return slideOver(at[to] - at[0], most); });
    out[i] = start[i] + gain[i];
  }
}

void spreadRow(const float* load, const float* wet, std::ptrdiff_t width, int count, float* __restrict out) {
  constexpr float kShare = 0.2F;
  for (int i = 0; i < count; ++i) {
    const float *const at = load + i, *const w = wet + i;
    const float even = fromFour(width, [=](std::ptrdiff_t to) { return w[to] * (at[to] - at[0]); });
    out[i] = at[0] + kShare * w[0] * even;
  }
}

}  // namespace
}  // namespace scarp::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace scarp {

HWY_EXPORT(densityRow);
HWY_EXPORT(carryRow);
HWY_EXPORT(relaxRow);
HWY_EXPORT(slideRow);
HWY_EXPORT(spreadRow);

void densityRow(const float* depth, const float* load, int count, float* density) {
  HWY_DYNAMIC_DISPATCH(densityRow)(depth, load, count, density);
}
void carryRow(ErosionRow row, ErosionTerms terms, int count, float* change, float* groundOut,
              float* loadOut) {
  HWY_DYNAMIC_DISPATCH(carryRow)(row, terms, count, change, groundOut, loadOut);
}
void relaxRow(const float* base, const float* h, const float* change, const float* wet, std::ptrdiff_t width,
              Talus talus, float perMetre, int count, float* changeOut, float* groundOut) {
  HWY_DYNAMIC_DISPATCH(relaxRow)(base, h, change, wet, width, talus, perMetre, count, changeOut, groundOut);
}
void slideRow(const float* start, const float* h, std::ptrdiff_t width, Talus talus, int count, float* gain,
              float* out) {
  HWY_DYNAMIC_DISPATCH(slideRow)(start, h, width, talus, count, gain, out);
}
void spreadRow(const float* load, const float* wet, std::ptrdiff_t width, int count, float* out) {
  HWY_DYNAMIC_DISPATCH(spreadRow)(load, wet, width, count, out);
}

}  // namespace scarp
#endif
