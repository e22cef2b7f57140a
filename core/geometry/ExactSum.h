#pragma once

#include <vector>

namespace scarp {

/// A real number as a sum of doubles that do not overlap, smallest first: sums, differences and products
/// without rounding (Shewchuk 1997, "Adaptive Precision Floating-Point Arithmetic and Fast Robust
/// Geometric Predicates"). For the rare cases that doubles cannot decide; slow. Holds as long as nothing
/// overflows or gets smaller than about 1e-290. A value.
class ExactSum {
 public:
  ExactSum(double value);

  friend ExactSum operator+(const ExactSum& a, const ExactSum& b);
  friend ExactSum operator-(const ExactSum& a, const ExactSum& b);
  friend ExactSum operator*(const ExactSum& a, const ExactSum& b);

  /// −1, 0 or 1.
  [[nodiscard]] int sign() const;

 private:
  void add(double value);

  std::vector<double> terms_;  ///< None of them is zero.
};

}  // namespace scarp
