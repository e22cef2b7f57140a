#include "core/brush/RowOps.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/brush/DabMask.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/brush/RowOps.cpp"
#include "core/base/ForEachTarget-inl.h"

HWY_BEFORE_NAMESPACE();
namespace scarp::HWY_NAMESPACE {
namespace {

/// Change of a sample; `metres` counts only if `any`.
struct Change {
  bool any;
  float metres;
};

/// Adds change(i) to each height of a row together with its rest; what rounding leaves becomes the rest.
template <class OfSample>
[[gnu::always_inline]] inline void addToRow(const DabRow& row, const OfSample& change) {
  float* const h = row.heights;
  float* const rests = row.rests;
  for (int i = 0; i < row.count; ++i) {
    const float height = h[i], rest = rests[i];
    const Change by = change(i);
    const RestedHeight sum = addedExactly(height, by.metres + rest);
    h[i] = by.any ? sum.height : height;
    rests[i] = by.any ? sum.rest : rest;
  }
}

/// Brings each height towards goal(i) by up to most; where it gets there it is the goal exactly.
template <class OfSample>
[[gnu::always_inline]] inline void bringToward(const DabRow& row, const OfSample& goal) {
  float* const h = row.heights;
  float* const rests = row.rests;
  const float* const mosts = row.most;
  for (int i = 0; i < row.count; ++i) {
    const float height = h[i], rest = rests[i], most = mosts[i], to = goal(i, height);
    const float way = (to - height) - rest;
    float step = way < most ? way : most;
    step = step > -most ? step : -most;
    const RestedHeight sum = addedExactly(height, step + rest);
    const bool any = most > 0.0F && way == way, there = step == way;
    h[i] = any ? (there ? to : sum.height) : height;
    rests[i] = any ? (there ? 0.0F : sum.rest) : rest;
  }
}

constexpr float kNoGoal = std::numeric_limits<float>::quiet_NaN();

void addSigned(const DabRow& row, float sign) {
  addToRow(row, [most = row.most, sign](int i) { return Change{most[i] > 0.0F, sign * most[i]}; });
}

void addFactors(const DabRow& row, const float* factors) {
  addToRow(row, [most = row.most, factors](int i) { return Change{most[i] > 0.0F, factors[i] * most[i]}; });
}

void towardOne(const DabRow& row, float goal) {
  bringToward(row, [goal](int, float) { return goal; });
}

void towardEach(const DabRow& row, const float* goals) {
  bringToward(row, [goals](int i, float) { return goals[i]; });
}

void towardLine(const DabRow& row, float level, int from, float step) {
  bringToward(row, [=](int i, float) { return level + static_cast<float>(from + i) * step; });
}

void upTowardRow(const DabRow& row, float goal) {
  bringToward(row, [goal](int, float height) { return height < goal ? goal : kNoGoal; });
}

void downTowardRow(const DabRow& row, float goal) {
  bringToward(row, [goal](int, float height) { return height > goal ? goal : kNoGoal; });
}

void fractionRow(const DabRow& row, const float* goals, float perMetre) {
  addToRow(row, [=, h = row.heights, rests = row.rests, most = row.most](int i) {
    const float way = (goals[i] - h[i]) - rests[i];
    const float share = most[i] * perMetre < 1.0F ? most[i] * perMetre : 1.0F;
    return Change{most[i] > 0.0F && way == way, share * way};
  });
}

void craterRow(const DabRow& row, float amount, float scale, float rim) {
  const float perMetre = 1.0F / amount;
  addToRow(row, [=, most = row.most](int i) {
    const float w = most[i] * perMetre;
    return Change{most[i] > 0.0F, scale * most[i] * (rim - (1.0F + 2.0F * rim) * w + rim * w * w)};
  });
}

/// The riser is as wide as a share 1/steepness of the step.
void terraceGoals(const float* heights, int count, float step, float steepness, float* goals) {
  const float perStep = 1.0F / step;
  for (int i = 0; i < count; ++i) {
    const float at = heights[i] * perStep, tread = std::floor(at);
    const float up = 0.5F + (at - tread - 0.5F) * steepness;
    goals[i] = (tread + (up > 0.0F ? (up < 1.0F ? up : 1.0F) : 0.0F)) * step;
  }
}

/// There exactly where the cover is whole.
[[gnu::always_inline]] inline float stamped(const StampRow& stamp, float height, float cover, int i) {
  const float goal = stamp.level + stamp.metres * stamp.alphas[i];
  return cover < 1.0F ? height + cover * (goal - height) : goal;
}

void highestRow(const DabRow& row, const StampRow& stamp) {
  for (int i = 0; i < row.count; ++i) {
    const float h = row.heights[i], to = stamped(stamp, h, row.most[i], i);
    row.heights[i] = row.most[i] > 0.0F && to > h ? to : h;
  }
}

void lowestRow(const DabRow& row, const StampRow& stamp) {
  for (int i = 0; i < row.count; ++i) {
    const float h = row.heights[i], to = stamped(stamp, h, row.most[i], i);
    row.heights[i] = row.most[i] > 0.0F && to < h ? to : h;
  }
}

void replaceRow(const DabRow& row, const StampRow& stamp) {
  for (int i = 0; i < row.count; ++i) {
    const float h = row.heights[i], to = stamped(stamp, h, row.most[i], i);
    row.heights[i] = row.most[i] > 0.0F && h == h ? to : h;
  }
}

void detailRow(const float* around, int stride, const float* blurred, int count, float perColumn,
               float perRow, float* detail) {
  constexpr float kPerSteepest = 1.0F / 3.0F;  // 1/tan²60°
  for (int i = 0; i < count; ++i) {
    const float* const m = around + i;
    const float *const n = m - stride, *const s = m + stride;
    const float fine =
        0.0625F * (n[-1] + n[1] + s[-1] + s[1]) + 0.125F * (n[0] + s[0] + m[-1] + m[1]) + 0.25F * m[0];
    const float w = (m[0] - m[-1]) * perColumn, e = (m[1] - m[0]) * perColumn;
    const float u = (n[0] - m[0]) * perRow, d = (m[0] - s[0]) * perRow;
    const float x = w * w > e * e ? w * w : e * e, y = u * u > d * d ? u * u : d * d;
    const float rest = 1.0F - (x + y) * kPerSteepest;
    detail[i] = (rest > 0.0F ? rest : 0.0F) * (fine - blurred[i]);
  }
}

void clampToOne(float* factors, int count, float perMetre) {
  for (int i = 0; i < count; ++i) {
    const float f = factors[i] * perMetre;
    factors[i] = f > 1.0F ? 1.0F : f < -1.0F ? -1.0F : f == f ? f : 0.0F;
  }
}

void holdHeights(const float* before, int count, const HeightBand& band, float* after) {
  for (int i = 0; i < count; ++i) {
    const float was = before[i];
    float h = after[i];
    h = h < band.lowest ? band.lowest : h > band.highest ? band.highest : h;
    h = (h > was && !band.mayRise) || (h < was && !band.mayFall) ? was : h;
    after[i] = was < band.lowest || was > band.highest ? was : h;
  }
}

/// The square of the slope along one axis, from the neighbours on both sides; NaN = none.
[[gnu::always_inline]] inline float slope2(float lower, float middle, float upper, float perStep) {
  const bool hasLower = lower == lower, hasUpper = upper == upper;
  const float rise = (hasUpper ? upper : middle) - (hasLower ? lower : middle);
  const float slope = rise * perStep * (hasLower && hasUpper ? 0.5F : 1.0F);
  return slope * slope;
}

void holdSlopes(const float* above, const float* ground, const float* below, const float* before, int count,
                const SlopeBand& band, float* after) {
  for (int i = 0; i < count; ++i) {
    const float slope = std::sqrt(slope2(ground[i - 1], ground[i], ground[i + 1], band.perColumn) +
                                  slope2(above[i], ground[i], below[i], band.perRow));
    const float low = (slope - band.least) * band.perFade, high = (band.most - slope) * band.perFade;
    const float share = low < high ? low : high;
    const float way = after[i] - before[i];
    // What is or was a hole, and what had no slope, has no way to go a share of.
    const float partly = way == way ? before[i] + share * way : after[i];
    after[i] = share <= 0.0F ? before[i] : share < 1.0F ? partly : after[i];
  }
}

constexpr float kNone = std::numeric_limits<float>::infinity();

bool lowerFromRows(float* row, std::ptrdiff_t toNext, int count, const SlopeRises& rises) {
  const float *const next = row + toNext, *const second = next + toNext;
  int lowered = 0;
  for (int i = 0; i < count; ++i) {
    const float old = row[i];
    const float left = next[i - 1], middle = next[i], right = next[i + 1];
    float v = std::min(std::min(left, right) + rises.diagonal, middle + rises.above);
    // A knight's move leads over a neighbour, which is to be there.
    v = std::min(v, (left < kNone ? next[i - 2] : kNone) + rises.far);
    v = std::min(v, (right < kNone ? next[i + 2] : kNone) + rises.far);
    v = std::min(v, (middle < kNone ? std::min(second[i - 1], second[i + 1]) : kNone) + rises.steep);
    v = old < kNone ? std::min(old, v) : old;
    lowered |= v < old;
    row[i] = v;
  }
  return lowered != 0;
}

}  // namespace
}  // namespace scarp::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace scarp {

HWY_EXPORT(addSigned);
HWY_EXPORT(addFactors);
HWY_EXPORT(towardOne);
HWY_EXPORT(towardEach);
HWY_EXPORT(towardLine);
HWY_EXPORT(upTowardRow);
HWY_EXPORT(downTowardRow);
HWY_EXPORT(fractionRow);
HWY_EXPORT(craterRow);
HWY_EXPORT(terraceGoals);
HWY_EXPORT(highestRow);
HWY_EXPORT(lowestRow);
HWY_EXPORT(replaceRow);
HWY_EXPORT(detailRow);
HWY_EXPORT(clampToOne);
HWY_EXPORT(holdHeights);
HWY_EXPORT(holdSlopes);
HWY_EXPORT(lowerFromRows);

void addRow(const DabRow& row, float sign) { HWY_DYNAMIC_DISPATCH(addSigned)(row, sign); }
void addRow(const DabRow& row, const float* factors) { HWY_DYNAMIC_DISPATCH(addFactors)(row, factors); }
void towardRow(const DabRow& row, float goal) { HWY_DYNAMIC_DISPATCH(towardOne)(row, goal); }
void towardRow(const DabRow& row, const float* goals) { HWY_DYNAMIC_DISPATCH(towardEach)(row, goals); }
void towardRow(const DabRow& row, float level, int from, float step) {
  HWY_DYNAMIC_DISPATCH(towardLine)(row, level, from, step);
}
void upTowardRow(const DabRow& row, float goal) { HWY_DYNAMIC_DISPATCH(upTowardRow)(row, goal); }
void downTowardRow(const DabRow& row, float goal) { HWY_DYNAMIC_DISPATCH(downTowardRow)(row, goal); }
void fractionRow(const DabRow& row, const float* goals, float perMetre) {
  HWY_DYNAMIC_DISPATCH(fractionRow)(row, goals, perMetre);
}
void craterRow(const DabRow& row, float amount, float scale, float rim) {
  HWY_DYNAMIC_DISPATCH(craterRow)(row, amount, scale, rim);
}
void terraceRow(const TerraceBrush& terrace, const float* heights, int count, float* goals) {
  const auto steepness = static_cast<float>(std::fmin(1.0 / (1.0 - terrace.sharpness), 1e6));
  HWY_DYNAMIC_DISPATCH(terraceGoals)(heights, count, static_cast<float>(terrace.step), steepness, goals);
}
void highestRow(const DabRow& row, const StampRow& stamp) { HWY_DYNAMIC_DISPATCH(highestRow)(row, stamp); }
void lowestRow(const DabRow& row, const StampRow& stamp) { HWY_DYNAMIC_DISPATCH(lowestRow)(row, stamp); }
void replaceRow(const DabRow& row, const StampRow& stamp) { HWY_DYNAMIC_DISPATCH(replaceRow)(row, stamp); }
void detailRow(const float* around, int stride, const float* blurred, int count, float perColumn,
               float perRow, float* detail) {
  HWY_DYNAMIC_DISPATCH(detailRow)(around, stride, blurred, count, perColumn, perRow, detail);
}
void clampToOne(float* factors, int count, float perMetre) {
  HWY_DYNAMIC_DISPATCH(clampToOne)(factors, count, perMetre);
}
void holdHeights(const float* before, int count, const HeightBand& band, float* after) {
  HWY_DYNAMIC_DISPATCH(holdHeights)(before, count, band, after);
}
void holdSlopes(const float* above, const float* ground, const float* below, const float* before, int count,
                const SlopeBand& band, float* after) {
  HWY_DYNAMIC_DISPATCH(holdSlopes)(above, ground, below, before, count, band, after);
}
bool lowerFromRows(float* row, std::ptrdiff_t toNext, int count, const SlopeRises& rises) {
  return HWY_DYNAMIC_DISPATCH(lowerFromRows)(row, toNext, count, rises);
}

}  // namespace scarp
#endif
