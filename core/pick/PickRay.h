#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/geometry/Ray.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/NodeHeights.h"

namespace scarp {

// Each is one instruction; b where either is not a number.
inline double later(double a, double b) { return a > b ? a : b; }
inline double sooner(double a, double b) { return a < b ? a : b; }

/// Steps 1 and 2 of a pick (docs/architecture.md): the ray between the near and the far plane, in the grid
/// frame, clipped to the terrain's height band. Its t begins where it comes into the terrain's box, so that a
/// far origin costs no digits, and a direction of extreme length is scaled by a power of two.
struct PickRay {
  /// Rounding of a place or a height, relative to the largest coordinate that went into it.
  static constexpr double kRounding = 8.0 * std::numeric_limits<double>::epsilon();
  static constexpr double kLeastRate = 1e-30;

  std::array<double, 3> origin, direction;  ///< Column, row, metres; at t = 0.
  std::array<double, 3> inverse;            ///< 1/direction, at most 1e30 either way; negative where that is.
  double tEnd;                              ///< Where it leaves the box, or tMax.
  /// How far rounding may have moved the ray off the place where it was meant to pass. A cursor that snaps to
  /// the grid sends rays through vertices and along grid lines all day.
  double slackCells, slackHeight;

  /// False where it misses the box, is not finite, or comes from so far away that doubles cannot tell a cell
  /// from the next. `band`: the heights of the terrain, not empty.
  [[nodiscard]] bool clip(const LocalRay& asked, const GridFrame& frame, const HeightRange& band);
  [[nodiscard]] Vec3 at(double t) const {
    return {origin[0] + t * direction[0], origin[1] + t * direction[1], origin[2] + t * direction[2]};
  }
  /// The t of the ray that was asked for.
  [[nodiscard]] double askedTime(double t) const {
    return exponent_ == 0 ? start_ + t : std::ldexp(start_ + t, -exponent_);
  }

 private:
  double start_;
  int exponent_;
};

inline bool PickRay::clip(const LocalRay& asked, const GridFrame& frame, const HeightRange& band) {
  GridRay ray = toGrid(asked, frame);
  Vec3 &o = ray.origin, &d = ray.direction;
  if (!(o.x() * 0.0 + o.y() * 0.0 + o.z() * 0.0 == 0.0)) return false;
  const double size = later(later(std::abs(d.x()), std::abs(d.y())), std::abs(d.z()));
  exponent_ = 0;
  if (!(size > 0x1p-40 && size < 0x1p40)) [[unlikely]] {
    exponent_ = std::ilogb(size);
    d = {std::ldexp(d.x(), -exponent_), std::ldexp(d.y(), -exponent_), std::ldexp(d.z(), -exponent_)};
    ray.tMin = std::ldexp(ray.tMin, exponent_);
    ray.tMax = std::ldexp(ray.tMax, exponent_);
  }
  const double lastColumn = frame.columns - 1.0, lastRow = frame.rows - 1.0;
  slackCells = kRounding * later(later(std::abs(o.x()), std::abs(o.y())), later(lastColumn, lastRow) + 1.0);
  slackHeight = kRounding * std::abs(o.z());
  if (!(slackCells < 1.0 && slackHeight < 1.0)) return false;

  // The slab test (Kay & Kajiya 1986), without infinite numbers.
  double in = ray.tMin, out = ray.tMax;
  const auto slab = [&](double from, double rate, double low, double high) {
    const double perRate = std::abs(rate) > kLeastRate ? 1.0 / rate : (rate < 0.0 ? -1.0 : 1.0) / kLeastRate;
    const double a = (low - from) * perRate, b = (high - from) * perRate;
    in = later(sooner(a, b), in);
    out = sooner(later(a, b), out);
    return perRate;
  };
  // A coordinate that rounding has put just off the border goes back onto it.
  const auto snapped = [&](double from, double last) {
    const double onto = sooner(later(from, 0.0), last);
    return std::abs(from - onto) <= slackCells ? onto : from;
  };
  // The band is a little higher than the ground, so that a ray over a sea or a plateau does not begin or end
  // right on it.
  const double more = 1e-3 + 1e-3 * (double(band.high) - band.low) +
                      1e-5 * (std::abs(double(band.low)) + std::abs(double(band.high)));
  const double column = snapped(o.x(), lastColumn), row = snapped(o.y(), lastRow);
  inverse = {slab(column, d.x(), -slackCells, lastColumn + slackCells),
             slab(row, d.y(), -slackCells, lastRow + slackCells),
             slab(o.z(), d.z(), band.low - more, band.high + more)};
  if (!(in <= out)) return false;
  start_ = in;
  tEnd = out - in;
  direction = {d.x(), d.y(), d.z()};
  origin = {column + in * d.x(), row + in * d.y(), o.z() + in * d.z()};
  return true;
}

}  // namespace scarp
