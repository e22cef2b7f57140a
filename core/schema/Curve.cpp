#include "core/schema/Curve.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/ReproducibleMath.h"

namespace scarp {

namespace {

/// Tangents at the points that keep every piece monotone.
std::vector<double> monotoneSlopes(const std::vector<Curve::Point>& points) {
  const std::size_t pieces = points.size() - 1;
  std::vector<double> rise(pieces), slopes(points.size());
  for (std::size_t i = 0; i < pieces; ++i)
    rise[i] = (points[i + 1].y - points[i].y) / (points[i + 1].x - points[i].x);
  slopes.front() = rise.front();
  slopes.back() = rise.back();
  for (std::size_t i = 1; i < pieces; ++i)
    slopes[i] = rise[i - 1] * rise[i] > 0.0 ? 0.5 * (rise[i - 1] + rise[i]) : 0.0;
  for (std::size_t i = 0; i < pieces; ++i) {
    if (rise[i] == 0.0) {
      slopes[i] = slopes[i + 1] = 0.0;
      continue;
    }
    const double a = slopes[i] / rise[i], b = slopes[i + 1] / rise[i], length = reproducible::hypot(a, b);
    if (length <= 3.0) continue;
    slopes[i] = 3.0 / length * a * rise[i];
    slopes[i + 1] = 3.0 / length * b * rise[i];
  }
  return slopes;
}

bool within(double value) { return value >= 0.0 && value <= 1.0; }

}  // namespace

Curve::Curve() : Curve(std::vector<Point>{{0.0, 0.0}, {1.0, 1.0}}) {}

Curve::Curve(std::vector<Point> points) : points_(std::move(points)), slopes_(monotoneSlopes(points_)) {}

Result<Curve> Curve::through(std::vector<Point> points) {
  if (points.size() < 2 || points.size() > mostPoints)
    return Error{"a curve goes through 2 to 32 points, not %1", points.size()};
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (!within(points[i].x) || !within(points[i].y))
      return Error{"point %1 of the curve is not within 0 to 1", i + 1};
    // Closer than this and a slope is no longer a number.
    if (i > 0 && !(points[i].x - points[i - 1].x >= 1e-9))
      return Error{"point %1 of the curve is not to the right of the one before", i + 1};
  }
  return Curve(std::move(points));
}

double Curve::at(double x) const {
  if (!(x > points_.front().x)) return points_.front().y;
  if (x >= points_.back().x) return points_.back().y;
  const auto next = std::upper_bound(points_.begin(), points_.end(), x,
                                     [](double value, const Point& point) { return value < point.x; });
  const auto i = static_cast<std::size_t>(next - points_.begin()) - 1;
  const Point &from = points_[i], &to = points_[i + 1];
  const double width = to.x - from.x, t = (x - from.x) / width, u = 1.0 - t;
  const double y = from.y * u * u * (1.0 + 2.0 * t) + to.y * t * t * (3.0 - 2.0 * t) +
                   width * t * u * (slopes_[i] * u - slopes_[i + 1] * t);
  return std::clamp(y, 0.0, 1.0);
}

double Curve::mean() const {
  double sum = points_.front().x * points_.front().y + (1.0 - points_.back().x) * points_.back().y;
  for (std::size_t i = 0; i + 1 < points_.size(); ++i) {
    const double width = points_[i + 1].x - points_[i].x;
    sum += width * (0.5 * (points_[i].y + points_[i + 1].y) + width * (slopes_[i] - slopes_[i + 1]) / 12.0);
  }
  return sum;
}

}  // namespace scarp
