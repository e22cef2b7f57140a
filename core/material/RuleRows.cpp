#include "core/material/RuleRows.h"

#include <cstddef>
#include <vector>

#include "core/base/Contract.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/material/RuleRows.cpp"
#include "core/base/ForEachTarget-inl.h"

HWY_BEFORE_NAMESPACE();
namespace scarp::HWY_NAMESPACE {
namespace {

/// 0 of NaN.
[[gnu::always_inline]] inline float smoothStep(float t) {
  const float above = t > 0.0F ? t : 0.0F;
  const float s = above < 1.0F ? above : 1.0F;
  return s * s * (3.0F - 2.0F * s);
}
[[gnu::always_inline]] inline float turned(float weight, float sign, float offset) {
  return offset + sign * weight;
}

bool rangeRow(const float* measures, const RangeTerms& terms, int count, float* __restrict weights) {
  const float sign = terms.inverted ? -1.0F : 1.0F, offset = terms.inverted ? 1.0F : 0.0F;
  const RangeTerms t = terms;
  int any = 0;
  for (int i = 0; i < count; ++i) {
    const float v = measures[i];
    const float low = 1.0F + (v - t.low) * t.perLow, high = 1.0F + (t.high - v) * t.perHigh;
    const float weight = weights[i] * turned(smoothStep(low < high ? low : high), sign, offset);
    weights[i] = weight;
    any |= weight > 0.0F;
  }
  return any != 0;
}

bool aspectRangeRow(const float* aspects, const AspectTerms& terms, int count, float* __restrict weights) {
  const float sign = terms.inverted ? -1.0F : 1.0F, offset = terms.inverted ? 1.0F : 0.0F;
  const AspectTerms t = terms;
  int any = 0;
  for (int i = 0; i < count; ++i) {
    const float from = aspects[i] - t.low;
    const float round = from < 0.0F ? from + 360.0F : from;
    const float high = 1.0F - (round - t.width) * t.perHigh, low = 1.0F - (360.0F - round) * t.perLow;
    const float weight = weights[i] * turned(smoothStep(low > high ? low : high), sign, offset);
    weights[i] = weight;
    any |= weight > 0.0F;
  }
  return any != 0;
}

bool curveRow(const float* measures, const CurveTerms& terms, int count, float* __restrict weights) {
  const float sign = terms.inverted ? -1.0F : 1.0F, offset = terms.inverted ? 1.0F : 0.0F;
  const CurveTerms t = terms;
  int any = 0;
  for (int i = 0; i < count; ++i) {
    const float v = measures[i], from = v - t.low;
    const float at = (from < 0.0F ? from + t.period : from) * t.perRange * float{kCurveSteps};
    const float above = at > 0.0F ? at : 0.0F;
    const float x = above < float{kCurveSteps} ? above : float{kCurveSteps};
    const int step = static_cast<int>(x);
    const float y = t.table[step] + (x - static_cast<float>(step)) * (t.table[step + 1] - t.table[step]);
    const float weight = weights[i] * turned(v == v ? y : 0.0F, sign, offset);
    weights[i] = weight;
    any |= weight > 0.0F;
  }
  return any != 0;
}

bool beginRow(const float* heights, int count, float* __restrict left) {
  int any = 0;
  for (int i = 0; i < count; ++i) {
    left[i] = heights[i] == heights[i] ? kParts : 0.0F;
    any |= heights[i] == heights[i];
  }
  return any != 0;
}

bool coverRow(const float* weights, int count, float* __restrict left, float* __restrict shares) {
  // Whole numbers of this size have no fraction in a float.
  constexpr float kWhole = 8388608.0F;
  static_assert(kParts < kWhole);
  int any = 0;
  for (int i = 0; i < count; ++i) {
    const float share = (left[i] * weights[i] + kWhole) - kWhole;
    shares[i] += share;
    left[i] -= share;
    any |= left[i] > 0.0F;
  }
  return any != 0;
}

constexpr std::size_t kSamples = 128;
constexpr std::int32_t kRemainder = (1 << kPartBits) - 1;

void byteRows(std::span<const float* const> shares, std::span<std::uint8_t* const> bytes) {
  const std::size_t count = shares.size();
  EXPECTS(count >= 1 && count <= 256 && bytes.size() == count);
  constexpr std::size_t kOnStack = 16;
  std::int32_t few[kOnStack * kSamples];
  std::vector<std::int32_t> many(count > kOnStack ? count * kSamples : 0);
  // Remainders, of which no two are equal: the earlier material's is the larger.
  std::int32_t* const keys = count > kOnStack ? many.data() : few;
  std::int32_t lost[kSamples] = {};
  for (std::size_t m = 0; m < count; ++m) {
    const float* const share = shares[m];
    std::int32_t* const key = keys + m * kSamples;
    const auto place = static_cast<std::int32_t>(255 - m);
    for (std::size_t i = 0; i < kSamples; ++i) {
      const auto remainder = static_cast<std::int32_t>(share[i]) & kRemainder;
      lost[i] += remainder;
      key[i] = remainder * 256 + place;
    }
  }
  for (std::int32_t& all : lost) all >>= kPartBits;
  for (std::size_t m = 0; m < count; ++m) {
    std::int32_t larger[kSamples] = {};
    const std::int32_t* const key = keys + m * kSamples;
    for (std::size_t k = 0; k < count; ++k) {
      const std::int32_t* const other = keys + k * kSamples;
      for (std::size_t i = 0; i < kSamples; ++i) larger[i] += other[i] > key[i] ? 1 : 0;
    }
    const float* const share = shares[m];
    std::uint8_t* __restrict const out = bytes[m];
    for (std::size_t i = 0; i < kSamples; ++i)
      out[i] = static_cast<std::uint8_t>((static_cast<std::int32_t>(share[i]) >> kPartBits) +
                                         (larger[i] < lost[i] ? 1 : 0));
  }
}

}  // namespace
}  // namespace scarp::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace scarp {

HWY_EXPORT(rangeRow);
HWY_EXPORT(aspectRangeRow);
HWY_EXPORT(curveRow);
HWY_EXPORT(beginRow);
HWY_EXPORT(coverRow);
HWY_EXPORT(byteRows);

bool rangeRow(const float* measures, const RangeTerms& terms, int count, float* weights) {
  return HWY_DYNAMIC_DISPATCH(rangeRow)(measures, terms, count, weights);
}
bool aspectRangeRow(const float* aspects, const AspectTerms& terms, int count, float* weights) {
  return HWY_DYNAMIC_DISPATCH(aspectRangeRow)(aspects, terms, count, weights);
}
bool curveRow(const float* measures, const CurveTerms& terms, int count, float* weights) {
  return HWY_DYNAMIC_DISPATCH(curveRow)(measures, terms, count, weights);
}
bool beginRow(const float* heights, int count, float* left) {
  return HWY_DYNAMIC_DISPATCH(beginRow)(heights, count, left);
}
bool coverRow(const float* weights, int count, float* left, float* shares) {
  return HWY_DYNAMIC_DISPATCH(coverRow)(weights, count, left, shares);
}
void byteRows(std::span<const float* const> shares, std::span<std::uint8_t* const> bytes) {
  HWY_DYNAMIC_DISPATCH(byteRows)(shares, bytes);
}

}  // namespace scarp
#endif
