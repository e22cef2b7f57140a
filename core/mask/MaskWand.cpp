#include "core/mask/MaskWand.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <memory>
#include <vector>

#include "core/base/Angles.h"
#include "core/base/Parallel.h"
#include "core/base/ReproducibleMath.h"
#include "core/mask/MaskTiles.h"
#include "core/terrain/HeldSlots.h"
#include "core/terrain/Surface.h"
#include "core/terrain/WorkingRange.h"

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

/// How like the ground at each sample is to that at one. Concurrent const use is safe.
class WandLikeness {
 public:
  /// Like the ground at a sample, which is no hole.
  WandLikeness(const Terrain& terrain, int column, int row, const WandSettings& settings);

  /// The weights, 0…1, of the samples of a tile.
  [[nodiscard]] std::shared_ptr<MaskRaster::Tile> tile(int index) const;

 private:
  [[nodiscard]] float weight(double value, bool hole) const;

  const Terrain& terrain_;
  WandSettings settings_;
  double wanted_;
};

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

constexpr int kTile = MaskRaster::tileSize;

struct Sample {
  int column, row;
};

/// Finds what hangs together with a sample, tile by tile: each round floods all tiles that were entered in
/// the one before, on several threads. What is found does not depend on the order.
class Flood {
 public:
  Flood(const MaskRaster& size, const WandLikeness& likeness) : mask_(size), likeness_(likeness) {}

  [[nodiscard]] Result<MaskRaster> from(const Sample& seed, const Progress& progress) {
    std::map<int, std::vector<Sample>> entries{{tileOf(seed), {seed}}};
    while (!entries.empty()) {
      std::vector<Entered> round;
      for (auto& [index, seeds] : entries) round.push_back({index, std::move(seeds), &tiles_[index], {}});
      parallelFor(round.size(), [&](std::size_t i) { floodTile(round[i]); });
      entries.clear();
      for (const Entered& each : round)
        for (const Sample& left : each.leaves) entries[tileOf(left)].push_back(left);
      if (!keepGoing(progress, double(tiles_.size()) / double(mask_.tileCount()))) return Error::cancel();
    }
    for (auto& [index, tile] : tiles_) {
      for (float& weight : *tile) weight = std::max(0.0F, -weight);
      putMaskTile(mask_, index, std::move(tile));
    }
    return std::move(mask_);
  }

 private:
  using Tile = MaskRaster::Tile;

  struct Entered {
    int index;
    std::vector<Sample> seeds;
    std::shared_ptr<Tile>* tile;  ///< Weights, once there are any; those that are found are negative.
    std::vector<Sample> leaves;   ///< Neighbours in other tiles of what was found.
  };

  [[nodiscard]] int tileOf(const Sample& s) const { return mask_.tileIndex(s.column / kTile, s.row / kTile); }

  void floodTile(Entered& entered) const {
    if (!*entered.tile) *entered.tile = likeness_.tile(entered.index);
    Tile& tile = **entered.tile;
    const GridRect rect = mask_.tileRect(entered.index);
    std::vector<Sample> open;
    const auto enter = [&](const Sample& s) {
      if (!rect.contains(s.column, s.row)) {
        if (mask_.rect().contains(s.column, s.row)) entered.leaves.push_back(s);
        return;
      }
      float& weight = tile[MaskRaster::offsetIn(s.column - rect.column0, s.row - rect.row0)];
      if (!(weight > 0.0F)) return;
      weight = -weight;
      open.push_back(s);
    };
    for (const Sample& seed : entered.seeds) enter(seed);
    while (!open.empty()) {
      const Sample s = open.back();
      open.pop_back();
      enter({s.column - 1, s.row});
      enter({s.column + 1, s.row});
      enter({s.column, s.row - 1});
      enter({s.column, s.row + 1});
    }
  }

  MaskRaster mask_;
  const WandLikeness& likeness_;
  std::map<int, std::shared_ptr<Tile>> tiles_;
};

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

Result<MaskRaster> wandMask(const Terrain& terrain, const Vec2& place, const WandSettings& settings,
                            const Progress& progress) {
  EXPECTS(settings.tolerance >= 0.0 && settings.softness >= 0.0);
  const auto cell =
      groundCellAt(terrain.heights, terrain.frame.column(place.x()), terrain.frame.row(place.y()));
  if (!cell) return Error{"there is no ground at the place to select from"};
  const Sample seed{cell->column + (cell->u >= 0.5), cell->row + (cell->v >= 0.5)};
  const WandLikeness likeness(terrain, seed.column, seed.row, settings);
  MaskRaster mask(terrain.frame.columns, terrain.frame.rows, 0.0F);
  if (const auto whole = checkWhole(terrain.frame); !whole) return whole.error();
  if (settings.contiguous) return Flood(mask, likeness).from(seed, progress);
  if (!makeMaskTiles(mask, allSlots(mask), progress, [&](int index) { return likeness.tile(index); }))
    return Error::cancel();
  return mask;
}

}  // namespace scarp
