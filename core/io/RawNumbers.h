#pragma once

#include <cstdint>
#include <span>

#include "core/io/RasterImport.h"

namespace scarp {

/// Whole numbers that samples are told by, so that near samples have near numbers: the samples themselves,
/// without what none of them uses. A value.
struct RawNumbers {
  bool ordered = false;  ///< Floating point by the order of its bits (Lindstrom and Isenburg 2006).
  bool wide = false;     ///< It has 64 bits.
  int shift = 0;         ///< Of ordered: bits at the end that are 0 in all.
  int top = 0;           ///< Of ordered: exponent of the greatest.
  double origin = 0.0, step = 1.0;  ///< All samples are this and multiples of that.

  [[nodiscard]] std::int64_t numberOf(double value) const;
  /// Of a value that is no sample.
  [[nodiscard]] std::int64_t nearest(double value) const;
  /// By how much a difference to a value is to be multiplied, so that 1 is about the least there is.
  [[nodiscard]] double fineness(double value) const;
  /// Bits that a sample takes besides where it is not among these numbers.
  [[nodiscard]] double lostBits(double value) const;
  /// How many bits the difference of ordered samples has where all have the step of the greatest, with those
  /// that are finer: near 0 the order tells more than the others do. 64 for others.
  [[nodiscard]] int fixedBits(double value, double foretold) const;
};

/// Those of some samples; NaN stands for none. Pure.
[[nodiscard]] RawNumbers numbersFor(std::span<const double> values, RawLayout::Sample sample);

}  // namespace scarp
