#include "core/brush/BlurSums.h"

#include <algorithm>
#include <cstring>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/brush/BlurSums.cpp"
#include "core/base/ForEachTarget-inl.h"

HWY_BEFORE_NAMESPACE();
namespace scarp::HWY_NAMESPACE {
namespace {

/// What of a row goes together: as much as a register holds, the compiler's vectors.
constexpr int kLanes = std::clamp(HWY_MAX_BYTES, 16, 64) / 4;
using Whole [[gnu::vector_size(kLanes * sizeof(float))]] = std::uint32_t;
using Signed [[gnu::vector_size(kLanes * sizeof(float))]] = std::int32_t;
using Floats [[gnu::vector_size(kLanes * sizeof(float))]] = float;

/// Adds to every lane those before it, and all that came before.
template <class Vector>
[[gnu::always_inline]] inline void runOn(Vector& v, Vector& carry) {
  constexpr int lanes = sizeof(Vector) / sizeof(v[0]);
  const Vector none{};
  if constexpr (lanes == 16) {
    v += __builtin_shufflevector(none, v, 0, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30);
    v += __builtin_shufflevector(none, v, 0, 1, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29);
    v += __builtin_shufflevector(none, v, 0, 1, 2, 3, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27);
    v += __builtin_shufflevector(none, v, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23);
    v += carry;
    carry = __builtin_shufflevector(v, v, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15);
  } else if constexpr (lanes == 8) {
    // Halves first: only they have quick shifts.
    v += __builtin_shufflevector(none, v, 0, 8, 9, 10, 4, 12, 13, 14);
    v += __builtin_shufflevector(none, v, 0, 1, 8, 9, 4, 5, 12, 13);
    v += __builtin_shufflevector(none, v, 0, 1, 2, 3, 11, 11, 11, 11);
    v += carry;
    carry = __builtin_shufflevector(v, v, 7, 7, 7, 7, 7, 7, 7, 7);
  } else {
    v += __builtin_shufflevector(none, v, 0, 4, 5, 6);
    v += __builtin_shufflevector(none, v, 0, 1, 4, 5);
    v += carry;
    carry = __builtin_shufflevector(v, v, 3, 3, 3, 3);
  }
}
static_assert(kBlurLanes == 16);

bool totalHeights(const float* heights, int count, const HeightSteps& steps, std::uint32_t* out) {
  const Floats base = Floats{} + steps.base, perMetre = Floats{} + steps.perMetre;
  Floats sum{};  // Not finite once there was a height that is not.
  Whole highest{}, carry{};
  out[0] = 0;
  for (int i = 0; i < count; i += kLanes) {
    Floats h;
    std::memcpy(&h, heights + i, sizeof h);
    const Floats step = (h - base) * perMetre;
    sum += step;
    // What is below the lowest is far above the highest, its sign taken for a digit.
    Whole v = __builtin_bit_cast(Whole, __builtin_convertvector(step + 0.5F, Signed));
    highest = v > highest ? v : highest;
    runOn(v, carry);
    std::memcpy(out + 1 + i, &v, sizeof v);
  }
  const Signed wrong = (highest > static_cast<std::uint32_t>(steps.most)) | (sum - sum != 0.0F);
  std::uint64_t pairs[kLanes / 2], any = 0;
  std::memcpy(pairs, &wrong, sizeof pairs);
  for (const std::uint64_t pair : pairs) any |= pair;
  return any == 0;
}

void totalMeans(const std::uint32_t* totals, int count, int size, std::uint32_t* out) {
  const float share = 1.0F / static_cast<float>(size);
  Whole carry{};
  out[0] = 0;
  for (int i = 0; i < count; i += kLanes) {
    Whole from, to, v;
    std::memcpy(&from, totals + i, sizeof from);
    std::memcpy(&to, totals + i + size, sizeof to);
    const auto sum = __builtin_convertvector(__builtin_bit_cast(Signed, to - from), Floats);
    // To the nearest step.
    v = __builtin_bit_cast(Whole, __builtin_convertvector(sum * share + 0.5F, Signed));
    runOn(v, carry);
    std::memcpy(out + 1 + i, &v, sizeof v);
  }
}

void evenMeans(const std::uint32_t* totals, int count, int size, std::uint32_t* out) {
  const float share = 1.0F / static_cast<float>(size);
  for (int i = 0; i < count; ++i) {
    const auto sum = static_cast<std::int32_t>(totals[i + size] - totals[i]);
    out[i] = static_cast<std::uint32_t>(static_cast<std::int32_t>(static_cast<float>(sum) * share + 0.5F));
  }
}

void addTo(std::uint32_t* sums, const std::uint32_t* in, int count) {
  for (int i = 0; i < count; ++i) sums[i] += in[i];
}

void slide(std::uint32_t* sums, const std::uint32_t* in, const std::uint32_t* out, int count, float share,
           std::uint32_t* means) {
  for (int i = 0; i < count; ++i) {
    sums[i] += in[i] - out[i];
    const auto sum = static_cast<float>(static_cast<std::int32_t>(sums[i]));
    means[i] = static_cast<std::uint32_t>(static_cast<std::int32_t>(sum * share + 0.5F));
  }
}

void slideToHeights(std::uint32_t* sums, const std::uint32_t* in, const std::uint32_t* out, int count,
                    float metres, float base, float* heights) {
  for (int i = 0; i < count; ++i) {
    sums[i] += in[i] - out[i];
    heights[i] = base + static_cast<float>(static_cast<std::int32_t>(sums[i])) * metres;
  }
}

HeightSpan heightSpan(const float* heights, int count) {
  HeightSpan span;
  using Line [[gnu::vector_size(kBlurLanes * sizeof(float))]] = float;
  Line low = Line{} + span.low, high = Line{} + span.high, odd{};
  int i = 0;
  for (; i + kBlurLanes <= count; i += kBlurLanes) {
    Line h;
    std::memcpy(&h, heights + i, sizeof h);
    low = h < low ? h : low;
    high = h > high ? h : high;
    odd += h - h;  // NaN once there was one that is not finite.
  }
  float sum = 0.0F;
  for (int lane = 0; lane < kBlurLanes; ++lane) {
    span.low = std::min(span.low, low[lane]);
    span.high = std::max(span.high, high[lane]);
    sum += odd[lane];
  }
  for (; i < count; ++i) {
    span.low = std::min(span.low, heights[i]);
    span.high = std::max(span.high, heights[i]);
    sum += heights[i] - heights[i];
  }
  span.whole = sum == 0.0F;
  return span;
}

}  // namespace
}  // namespace scarp::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace scarp {

HWY_EXPORT(totalHeights);
HWY_EXPORT(totalMeans);
HWY_EXPORT(evenMeans);
HWY_EXPORT(addTo);
HWY_EXPORT(slide);
HWY_EXPORT(slideToHeights);
HWY_EXPORT(heightSpan);

bool totalHeights(const float* heights, int count, const HeightSteps& steps, std::uint32_t* out) {
  return HWY_DYNAMIC_DISPATCH(totalHeights)(heights, count, steps, out);
}

void evenMeans(const std::uint32_t* totals, int count, int size, std::uint32_t* out) {
  HWY_DYNAMIC_DISPATCH(evenMeans)(totals, count, size, out);
}

void totalMeans(const std::uint32_t* totals, int count, int size, std::uint32_t* out) {
  HWY_DYNAMIC_DISPATCH(totalMeans)(totals, count, size, out);
}

void addTo(std::uint32_t* sums, const std::uint32_t* in, int count) {
  HWY_DYNAMIC_DISPATCH(addTo)(sums, in, count);
}

void slide(std::uint32_t* sums, const std::uint32_t* in, const std::uint32_t* out, int count, float share,
           std::uint32_t* means) {
  HWY_DYNAMIC_DISPATCH(slide)(sums, in, out, count, share, means);
}

void slideToHeights(std::uint32_t* sums, const std::uint32_t* in, const std::uint32_t* out, int count,
                    float metres, float base, float* heights) {
  HWY_DYNAMIC_DISPATCH(slideToHeights)(sums, in, out, count, metres, base, heights);
}

HeightSpan heightSpan(const float* heights, int count) {
  return HWY_DYNAMIC_DISPATCH(heightSpan)(heights, count);
}

}  // namespace scarp
#endif
