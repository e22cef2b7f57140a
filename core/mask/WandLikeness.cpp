#include "core/mask/WandLikeness.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "core/base/Angles.h"
#include "core/base/ReproducibleMath.h"

namespace scarp {

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
constexpr double kLevel = 1e-9;  ///< Rise per metre below which ground faces nowhere.

/// A sample and its neighbours on one axis, metres; NaN where there is no ground.
struct Three {
  double before, here, after;

  /// Rise for a metre; 0 where neither neighbour has ground.
  [[nodiscard]] double gradient(double step) const {
    const bool b = !std::isnan(before), a = !std::isnan(after);
    if (a && b) return (after - before) / (2.0 * step);
    return a ? (after - here) / step : b ? (here - before) / step : 0.0;
  }
  /// Change of that for a metre; 0 where a neighbour has no ground.
  [[nodiscard]] double bend(double step) const {
    const double twice = (after - here) - (here - before);
    return std::isnan(twice) ? 0.0 : twice / (step * step);
  }
};

double valueOf(const Three& across, const Three& down, const GridFrame& frame, WandCriterion criterion) {
  if (std::isnan(across.here)) return kNone;
  if (criterion == WandCriterion::Height) return across.here;
  if (criterion == WandCriterion::Curvature) return across.bend(frame.dx) + down.bend(frame.dy);
  // Rows run southward.
  const double east = across.gradient(frame.dx), north = -down.gradient(frame.dy);
  const double rise = reproducible::hypot(east, north);
  if (criterion == WandCriterion::Slope) return reproducible::atan(rise) * kDegrees;
  return rise < kLevel ? kNone : reproducible::atan2(-east, -north) * kDegrees;
}

}  // namespace

double wandValue(const Terrain& terrain, int column, int row, WandCriterion criterion) {
  const HeightRaster& heights = terrain.heights;
  const auto at = [&](int c, int r) {
    return heights.rect().contains(c, r) ? double(heights.at(c, r)) : kNone;
  };
  const double here = at(column, row);
  return valueOf({at(column - 1, row), here, at(column + 1, row)},
                 {at(column, row - 1), here, at(column, row + 1)}, terrain.frame, criterion);
}

WandLikeness::WandLikeness(const Terrain& terrain, int column, int row, const WandSettings& settings)
    : terrain_(terrain), settings_(settings), wanted_(wandValue(terrain, column, row, settings.criterion)) {}

float WandLikeness::weight(double value, bool hole) const {
  if (hole) return 0.0F;
  if (std::isnan(value) || std::isnan(wanted_)) return std::isnan(value) && std::isnan(wanted_) ? 1.0F : 0.0F;
  double apart = std::abs(value - wanted_);
  if (settings_.criterion == WandCriterion::Aspect && apart > 180.0) apart = 360.0 - apart;
  if (apart <= settings_.tolerance) return 1.0F;
  if (apart >= settings_.tolerance + settings_.softness) return 0.0F;
  const double t = 1.0 - (apart - settings_.tolerance) / settings_.softness;
  return static_cast<float>(t * t * (3.0 - 2.0 * t));
}

std::shared_ptr<MaskRaster::Tile> WandLikeness::tile(int index) const {
  const HeightRaster& heights = terrain_.heights;
  const GridRect rect = heights.tileRect(index);
  // With a rim, which is no ground where it is off the terrain.
  const GridRect wide = rect.grown(1), there = wide.intersected(heights.rect());
  std::vector<float> read(static_cast<std::size_t>(there.area()));
  heights.read(there, read);
  const int stride = wide.width();
  std::vector<float> samples(static_cast<std::size_t>(wide.area()), std::numeric_limits<float>::quiet_NaN());
  const auto offset = [&](int column, int row) {
    return static_cast<std::ptrdiff_t>(row - wide.row0) * stride + (column - wide.column0);
  };
  for (int row = there.row0; row < there.row1; ++row)
    std::copy_n(read.begin() + static_cast<std::ptrdiff_t>(row - there.row0) * there.width(), there.width(),
                samples.begin() + offset(there.column0, row));
  auto tile = makeInLargePages<MaskRaster::Tile>();
  tile->fill(0.0F);
  for (int row = rect.row0; row < rect.row1; ++row)
    for (int column = rect.column0; column < rect.column1; ++column) {
      const float* const h = samples.data() + offset(column, row);
      const double value =
          valueOf({h[-1], h[0], h[1]}, {h[-stride], h[0], h[stride]}, terrain_.frame, settings_.criterion);
      (*tile)[MaskRaster::offsetIn(column - rect.column0, row - rect.row0)] = weight(value, std::isnan(h[0]));
    }
  return tile;
}

}  // namespace scarp
