#pragma once

namespace scarp {

/// The part above zero of a plane over a triangle, by its heights at the corners: the mean over the whole
/// triangle. Exact up to rounding.
[[nodiscard]] inline double meanAbove(double a, double b, double c) {
  const int positive = (a > 0.0) + (b > 0.0) + (c > 0.0);
  const double mean = (a + b + c) / 3.0;
  if (positive == 3) return mean;
  if (positive == 0) return 0.0;
  // The corner that is alone on its side is the tip of a pyramid over a triangle like the whole.
  const auto tip = [](double t, double p, double q) { return t * t * t / (3.0 * (t - p) * (t - q)); };
  const bool up = positive == 1;
  const auto alone = [up](double x) { return (x > 0.0) == up; };
  const double cut = alone(a) ? tip(a, b, c) : alone(b) ? tip(b, c, a) : tip(c, a, b);
  return up ? cut : mean - cut;
}

}  // namespace scarp
