#include "core/brush/WeightRows.h"

#include <algorithm>
#include <cmath>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/brush/WeightRows.cpp"
#include "core/base/ForEachTarget-inl.h"

HWY_BEFORE_NAMESPACE();
namespace scarp::HWY_NAMESPACE {
namespace {

[[gnu::always_inline]] inline float fromMiddle(const WeightRun& run, int i) {
  const float x = (run.first + static_cast<float>(i)) * run.step + run.offset;
  return std::sqrt(x * x + run.northing2);
}

/// 0 within the inner radius … 1 at the rim, and beyond.
[[gnu::always_inline]] inline float outwards(const WeightRun& run, int i) {
  const float d = (fromMiddle(run, i) - run.inner) * run.perOuter;
  return d > 0.0F ? d : 0.0F;
}

[[gnu::always_inline]] inline float amountWithin(const WeightRun& run, float d, float weight) {
  return d < 1.0F ? run.amount * weight : 0.0F;
}

void smoothRow(const WeightRun& run, float* out) {
  const auto each = [&](const auto& distance) {
    for (int i = 0; i < run.count; ++i) {
      const float d = distance(run, i);
      out[i] = amountWithin(run, d, 1.0F - d * d * (3.0F - 2.0F * d));
    }
  };
  // What a brush begins with: the same numbers by less than two thirds of the work.
  if (run.inner == 0.0F) return each(fromMiddle);
  each(outwards);
}

void linearRow(const WeightRun& run, float* out) {
  for (int i = 0; i < run.count; ++i) {
    const float d = outwards(run, i);
    out[i] = amountWithin(run, d, 1.0F - d);
  }
}

void sphericalRow(const WeightRun& run, float* out) {
  for (int i = 0; i < run.count; ++i) {
    const float d = outwards(run, i);
    const float rest = 1.0F - d * d;
    out[i] = amountWithin(run, d, std::sqrt(rest > 0.0F ? rest : 0.0F));
  }
}

void tipRow(const WeightRun& run, float* out) {
  for (int i = 0; i < run.count; ++i) {
    const float d = outwards(run, i);
    const float rest = d * (2.0F - d);
    out[i] = amountWithin(run, d, 1.0F - std::sqrt(rest > 0.0F ? rest : 0.0F));
  }
}

void sharpRow(const WeightRun& run, float* out) {
  for (int i = 0; i < run.count; ++i) {
    const float d = outwards(run, i);
    out[i] = amountWithin(run, d, (1.0F - d) * (1.0F - d));
  }
}

void constantRow(const WeightRun& run, float* out) {
  for (int i = 0; i < run.count; ++i) out[i] = amountWithin(run, outwards(run, i), 1.0F);
}

void tableRow(const WeightRun& run, float* out) {
  for (int i = 0; i < run.count; ++i) {
    const float d = outwards(run, i);
    const float at = (d < 1.0F ? d : 1.0F) * kWeightTableSteps;
    const int step = static_cast<int>(at);
    const float from = run.table[step], to = run.table[step + 1];
    out[i] = amountWithin(run, d, from + (at - static_cast<float>(step)) * (to - from));
  }
}

void weightRow(Falloff falloff, const WeightRun& run, float* out) {
  switch (falloff) {
    case Falloff::Smooth:
      return smoothRow(run, out);
    case Falloff::Linear:
      return linearRow(run, out);
    case Falloff::Spherical:
      return sphericalRow(run, out);
    case Falloff::Tip:
      return tipRow(run, out);
    case Falloff::Sharp:
      return sharpRow(run, out);
    case Falloff::Constant:
      return constantRow(run, out);
    case Falloff::Curve:
      return tableRow(run, out);
  }
}

void alphaRow(AlphaRun run, float* __restrict out) {
  for (int i = 0; i < run.count; ++i) {
    const float at = run.first + static_cast<float>(i);
    const float u = run.u + at * run.du, v = run.v + at * run.dv;
    const float column = std::min(std::max(u, 0.0F), run.lastColumn);
    const float line = std::min(std::max(v, 0.0F), run.lastRow);
    const int left = static_cast<int>(column), top = static_cast<int>(line);
    const float across = column - static_cast<float>(left), down = line - static_cast<float>(top);
    // On the last column or row the next one has no weight.
    const int right = across > 0.0F ? 1 : 0, below = down > 0.0F ? run.stride : 0;
    const int corner = top * run.stride + left;
    const float a = run.values[corner], b = run.values[corner + right];
    const float c = run.values[corner + below], d = run.values[corner + below + right];
    const float upper = a + across * (b - a), lower = c + across * (d - c);
    const float value = upper + down * (lower - upper);
    // Within half a pixel of where it was before it was clamped.
    const float outside = std::max(std::abs(column - u), std::abs(line - v));
    out[i] = outside <= 0.5F ? value : 0.0F;
  }
}

void multiplyRow(const float* factors, int count, float* out) {
  for (int i = 0; i < count; ++i) out[i] *= factors[i];
}

}  // namespace
}  // namespace scarp::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace scarp {

HWY_EXPORT(weightRow);
HWY_EXPORT(alphaRow);
HWY_EXPORT(multiplyRow);

void weightRow(Falloff falloff, const WeightRun& run, float* out) {
  HWY_DYNAMIC_DISPATCH(weightRow)(falloff, run, out);
}
void alphaRow(AlphaRun run, float* out) { HWY_DYNAMIC_DISPATCH(alphaRow)(run, out); }
void multiplyRow(const float* factors, int count, float* out) {
  HWY_DYNAMIC_DISPATCH(multiplyRow)(factors, count, out);
}

}  // namespace scarp
#endif
