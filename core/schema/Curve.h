#pragma once

#include <string>
#include <vector>

#include "core/base/Result.h"

namespace scarp {

/// A curve from 0…1 to 0…1 through points that a person sets: monotone between neighbours, so that it never
/// overshoots (cubic Hermite pieces with the tangents of Fritsch & Carlson 1980). Before the first point and
/// after the last it keeps their values. A value.
class Curve {
 public:
  struct Point {
    double x, y;
    bool operator==(const Point&) const = default;
  };
  static constexpr std::size_t mostPoints = 32;

  /// y = x.
  Curve();
  /// 2…32 points with x rising strictly, x and y in 0…1; else one line that says what is wrong.
  [[nodiscard]] static Result<Curve> through(std::vector<Point> points);

  /// x is clamped to 0…1; NaN gives the first value.
  [[nodiscard]] double at(double x) const;
  /// ∫₀¹ of the curve.
  [[nodiscard]] double mean() const;
  [[nodiscard]] const std::vector<Point>& points() const { return points_; }

  bool operator==(const Curve& other) const { return points_ == other.points_; }

 private:
  explicit Curve(std::vector<Point> points);

  std::vector<Point> points_;
  std::vector<double> slopes_;  ///< At the points.
};

}  // namespace scarp
