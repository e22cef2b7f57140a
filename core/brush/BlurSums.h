#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

namespace scarp {

// Running sums along rows and down columns in vectors of whole numbers, for boxBlur. Pure; for each
// instruction set, the same bits.

/// Samples that go together. Rows have room for as many more at their ends.
inline constexpr int kBlurLanes = 16;

/// Heights as whole numbers of steps above the lowest: sums of them are exact, in whatever order and however
/// many come and go, and so small that those of a window of `count` fit 31 bits.
struct HeightSteps {
  float base, perStep, perMetre, most;
  HeightSteps(float low, float high, int count)
      : base(low), most(static_cast<float>(0x7fffffff / count - 1)) {
    // Of level ground every step is as good.
    perStep = std::max((high - low) / most, std::numeric_limits<float>::min());
    perMetre = 1.0F / perStep;
    if (!(perMetre < std::numeric_limits<float>::infinity())) perStep = perMetre = 1.0F;
  }
};

/// What heights lie between.
struct HeightSpan {
  float low = std::numeric_limits<float>::infinity(), high = -low;
  bool whole = true;  ///< Finite numbers only.
  void add(const HeightSpan& other) {
    low = std::min(low, other.low);
    high = std::max(high, other.high);
    whole = whole && other.whole;
  }
};
[[nodiscard]] HeightSpan heightSpan(const float* heights, int count);

/// The running total of a row: out[i] is the sum of the i values before; whatever does not fit 32 bits is
/// left out, and differences are right all the same. There are kBlurLanes more behind both: heights that fit
/// the steps, and room. False where a height is beyond the steps, or none at all.
bool totalHeights(const float* heights, int count, const HeightSteps& steps, std::uint32_t* out);

/// Means of windows of one size: out[i] is that of the values from totals[i] to totals[i + size].
void evenMeans(const std::uint32_t* totals, int count, int size, std::uint32_t* out);

/// The running total of such means. Room for kBlurLanes more at the ends of both.
void totalMeans(const std::uint32_t* totals, int count, int size, std::uint32_t* out);

/// The window takes in a row.
void addTo(std::uint32_t* sums, const std::uint32_t* in, int count);

/// The window moves on by a row: sums += in − out, and their means.
void slide(std::uint32_t* sums, const std::uint32_t* in, const std::uint32_t* out, int count, float share,
           std::uint32_t* means);

/// The same, to heights.
void slideToHeights(std::uint32_t* sums, const std::uint32_t* in, const std::uint32_t* out, int count,
                    float metres, float base, float* heights);

}  // namespace scarp
