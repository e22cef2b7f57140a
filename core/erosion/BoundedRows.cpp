#include "core/erosion/BoundedRows.h"

#include <cmath>

#include "core/erosion/RowTerms.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/erosion/BoundedRows.cpp"
#include "core/base/ForEachTarget-inl.h"

HWY_BEFORE_NAMESPACE();
namespace scarp::HWY_NAMESPACE {
namespace {

using namespace erosion;

constexpr float kMostCarried = 16.0F;  ///< Of what a sample may change, what any flow carries down a wall.
constexpr float kExchange = 0.3F;      ///< Of the way to what the water can carry, in a step.
constexpr float kChangeCreep = 0.2F;   ///< Of the difference to each of four neighbours, in a step.

/// What comes in from a neighbour where change evens out; the same with the other sign seen from there.
[[gnu::always_inline]] inline float creptChange(const float* h, const float* start, const float* wet,
                                                std::ptrdiff_t to) {
  const float more = (h[to] - start[to]) - (h[0] - start[0]);
  const float share = kChangeCreep * lower(wet[to], wet[0]);
  return more == more ? share * more : 0.0F;
}

/// What comes in from a neighbour; < 0 where it goes there.
[[gnu::always_inline]] inline float slideBounded(const float* h, const float* most, std::ptrdiff_t to,
                                                 float talus, float share) {
  const float here = most[0], there = most[to];
  const float cap = share * lower(there, here), least = -cap;
  const float moved = slideOver(h[to] - h[0], talus), atMost = moved > cap ? cap : moved;
  return atMost < least ? least : atMost;
}

void carryRow(BoundedRow row, BoundedTerms terms, int count, float* __restrict groundOut,
              float* __restrict loadOut) {
  const std::ptrdiff_t width = terms.width;
  for (int i = 0; i < count; ++i) {
    const Flows flow = flowsAt(row.east + i, row.south + i, row.keep + i, width);
    const float carried = carriedOn(flow, row.load[i], row.density + i, width);

    // As steep as it falls to the steepest of the four sides, so that crests wear too.
    const float* const h = row.ground + i;
    const float fallX = h[0] - lower(h[1], h[-1]);
    const float fallY = h[0] - lower(h[width], h[-width]);
    const float slopeX = fallX * terms.perX, slopeY = fallY * terms.perY;
    const float slope = positive(higher(slopeX, slopeY));
    const float cells = terms.perRain * throughFlow(flow);
    const float share = timesSine(terms.carry * cells * std::sqrt(cells), slope);
    // By a hole the slope is unknown, and nothing is carried.
    const float capacity = share > 0.0F ? row.most[i] * lower(share, kMostCarried) : 0.0F;

    // Digs no pits, nor deeper than the dab may; lays no more than it may.
    const float over = 0.5F * positive(higher(fallX, fallY));
    const float change = h[0] - row.start[i];
    const float left = positive(row.most[i] + change), space = positive(row.most[i] - change);
    const float limit = lower(over, left);
    const float wanted = kExchange * positive(capacity - carried);
    const float given = kExchange * positive(carried - capacity);
    const float taken = lower(wanted, limit) - lower(given, space);
    groundOut[i] = h[0] - taken;
    loadOut[i] = carried + taken;
  }
}

void creepRow(const float* h, const float* start, const float* wet, std::ptrdiff_t width, int count,
              float* out) {
  for (int i = 0; i < count; ++i)
    out[i] =
        h[i] + fromFour(width, [=](std::ptrdiff_t to) { return creptChange(h + i, start + i, wet + i, to); });
}

void slideRow(const float* h, const float* most, std::ptrdiff_t width, Talus talus, float share, int count,
              float* __restrict out) {
  for (int i = 0; i < count; ++i) {
    const float* const at = h + i;
    const float* const may = most + i;
    out[i] = at[0] + slideIn(width, talus, [=](std::ptrdiff_t to, float steepest) {
               return slideBounded(at, may, to, steepest, share);
             });
  }
}

}  // namespace
}  // namespace scarp::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace scarp {

HWY_EXPORT(carryRow);
HWY_EXPORT(creepRow);
HWY_EXPORT(slideRow);

void carryRow(BoundedRow row, BoundedTerms terms, int count, float* groundOut, float* loadOut) {
  HWY_DYNAMIC_DISPATCH(carryRow)(row, terms, count, groundOut, loadOut);
}
void creepRow(const float* h, const float* start, const float* wet, std::ptrdiff_t width, int count,
              float* out) {
  HWY_DYNAMIC_DISPATCH(creepRow)(h, start, wet, width, count, out);
}
void slideRow(const float* h, const float* most, std::ptrdiff_t width, Talus talus, float share, int count,
              float* out) {
  HWY_DYNAMIC_DISPATCH(slideRow)(h, most, width, talus, share, count, out);
}

}  // namespace scarp
#endif
