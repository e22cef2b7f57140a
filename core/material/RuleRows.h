#pragma once

#include <cstdint>
#include <span>

namespace scarp {

// What rules do with a row of samples. For each instruction set, the same bits. `weights` are multiplied by
// how far a condition holds, 0…1; whether any is left above 0. Measures that are NaN are in no range.

struct RangeTerms {
  float low, high;
  float perLow, perHigh;  ///< Share of the way from 1 to 0 for a unit beyond low, high.
  bool inverted;
};
[[nodiscard]] bool rangeRow(const float* measures, const RangeTerms& terms, int count, float* weights);

/// Of directions, 0…360, from low on clockwise for so many degrees.
struct AspectTerms {
  float low, width;
  float perLow, perHigh;
  bool inverted;
};
[[nodiscard]] bool aspectRangeRow(const float* aspects, const AspectTerms& terms, int count, float* weights);

/// By a table of kCurveSteps + 1 values and one more, linear in between.
inline constexpr int kCurveSteps = 1024;
struct CurveTerms {
  const float* table;
  float low, perRange;  ///< perRange: 1/(high − low).
  float period;         ///< What is below low comes again so much higher; 0: never.
  bool inverted;
};
[[nodiscard]] bool curveRow(const float* measures, const CurveTerms& terms, int count, float* weights);

/// Weights of materials are shared out in this many parts, whole numbers in floats, so that nothing is lost.
inline constexpr int kPartBits = 15;
inline constexpr float kParts = 255 << kPartBits;

/// kParts on ground, 0 in holes. Whether there is any ground.
[[nodiscard]] bool beginRow(const float* heights, int count, float* left);

/// Gives a material so much of what is `left`. Whether any is left.
[[nodiscard]] bool coverRow(const float* weights, int count, float* left, float* shares);

/// Rounds the shares of materials, whose sum is kParts or 0 at each sample, to bytes whose sum is 255 or 0:
/// what is lost by rounding down goes to the largest remainders, of equal ones to the earlier material.
/// `materials`: 1…256 rows of shares and of bytes. count ≤ 128; rows have room for 128.
void byteRows(std::span<const float* const> shares, std::span<std::uint8_t* const> bytes);

}  // namespace scarp
