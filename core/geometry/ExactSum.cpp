#include "core/geometry/ExactSum.h"

#include <cmath>

namespace scarp {

ExactSum::ExactSum(double value) {
  if (value != 0.0) terms_.push_back(value);
}

void ExactSum::add(double value) {
  // Grow-Expansion: each step keeps the rounding of a sum (Knuth's two-sum) and passes on the sum.
  std::size_t kept = 0;
  for (const double term : terms_) {
    const double sum = value + term, other = sum - value;
    const double rounding = (value - (sum - other)) + (term - other);
    if (rounding != 0.0) terms_[kept++] = rounding;
    value = sum;
  }
  terms_.resize(kept);
  if (value != 0.0) terms_.push_back(value);
}

ExactSum operator+(const ExactSum& a, const ExactSum& b) {
  ExactSum sum = a;
  for (const double term : b.terms_) sum.add(term);
  return sum;
}

ExactSum operator-(const ExactSum& a, const ExactSum& b) {
  ExactSum difference = a;
  for (const double term : b.terms_) difference.add(-term);
  return difference;
}

ExactSum operator*(const ExactSum& a, const ExactSum& b) {
  ExactSum product(0.0);
  for (const double x : a.terms_)
    for (const double y : b.terms_) {
      const double high = x * y;
      product.add(std::fma(x, y, -high));
      product.add(high);
    }
  return product;
}

int ExactSum::sign() const {
  if (terms_.empty()) return 0;
  return terms_.back() > 0.0 ? 1 : -1;
}

}  // namespace scarp
