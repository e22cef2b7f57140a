#include "core/objects/LevelledGround.h"

#include <algorithm>
#include <cmath>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"
#include "core/base/ReproducibleMath.h"
#include "core/terrain/Surface.h"

namespace scarp {

namespace {

/// An object's footprint, and how much of the level each place gets.
class Footprint {
 public:
  Footprint(const Object& object, const Box& bounds, const GridFrame& frame)
      : foot_(object.x, object.y),
        cos_(reproducible::cos(object.yaw)),
        sin_(reproducible::sin(object.yaw)),
        // The facets of every cell that the footprint touches are level when its corners are.
        apron_(reproducible::hypot(frame.dx, frame.dy)) {
    const Vec2 low = object.scale * bounds.min.head<2>(), high = object.scale * bounds.max.head<2>();
    middle_ = 0.5 * (low + high);
    half_ = 0.5 * (high - low);
    rim_ = std::max(half_.minCoeff(), 2.0 * std::max(frame.dx, frame.dy));
  }

  [[nodiscard]] double weightAt(const Vec2& place) const {
    const Vec2 from = place - foot_;
    const Vec2 own(cos_ * from.x() + sin_ * from.y(), cos_ * from.y() - sin_ * from.x());
    const double beyond = ((own - middle_).cwiseAbs() - half_).cwiseMax(0.0).norm() - apron_;
    const double t = std::clamp(1.0 - beyond / rim_, 0.0, 1.0);
    return t * t * (3.0 - 2.0 * t);
  }

  [[nodiscard]] GridRect samples(const GridFrame& frame) const {
    const double reach = middle_.norm() + half_.norm() + apron_ + rim_;
    return frame.samplesWithin(foot_.x() - reach, foot_.y() - reach, foot_.x() + reach, foot_.y() + reach);
  }

 private:
  Vec2 foot_;
  double cos_, sin_, apron_;
  Vec2 middle_, half_;
  double rim_;
};

}  // namespace

HeightRaster levelledUnder(const Object& object, const AssetTable& assets, const Terrain& terrain,
                           const MaskRaster* mask) {
  EXPECTS(std::isfinite(object.x) && std::isfinite(object.y) && std::isfinite(object.yaw) &&
          std::isfinite(object.scale) && object.scale > 0.0);
  const GridFrame& frame = terrain.frame;
  HeightRaster heights = terrain.heights;
  const double level = heightAt(heights, frame.column(object.x), frame.row(object.y));
  if (std::isnan(level)) return heights;
  const Footprint footprint(object, assets.shape(object.asset).bounds, frame);
  const GridRect under = footprint.samples(frame), tiles = heights.tilesTouching(under);
  parallelFor(static_cast<std::size_t>(tiles.area()), [&](std::size_t i) {
    const int at = static_cast<int>(i);
    const int slot = heights.tileIndex(tiles.column0 + at % tiles.width(), tiles.row0 + at / tiles.width());
    const GridRect rect = heights.tileRect(slot), part = rect.intersected(under);
    std::shared_ptr<HeightRaster::Tile> copy;
    for (int row = part.row0; row < part.row1; ++row)
      for (int column = part.column0; column < part.column1; ++column) {
        double weight = footprint.weightAt({frame.x(column), frame.y(row)});
        if (mask) weight *= mask->at(column, row);
        const float before = terrain.heights.at(column, row);
        if (weight <= 0.0 || std::isnan(before)) continue;
        if (!copy) copy = heights.copyOfTile(slot);
        (*copy)[HeightRaster::offsetIn(column - rect.column0, row - rect.row0)] =
            static_cast<float>(weight >= 1.0 ? level : before + weight * (level - before));
      }
    if (copy) heights.exchangeTile(slot, copy);
  });
  return heights;
}

}  // namespace scarp
