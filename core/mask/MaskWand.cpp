#include "core/mask/MaskWand.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include "core/base/Parallel.h"
#include "core/mask/MaskTiles.h"
#include "core/mask/WandLikeness.h"
#include "core/terrain/Surface.h"

namespace scarp {

namespace {

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

Result<MaskRaster> wandMask(const Terrain& terrain, const Vec2& place, const WandSettings& settings,
                            const Progress& progress) {
  EXPECTS(settings.tolerance >= 0.0 && settings.softness >= 0.0);
  const auto cell =
      groundCellAt(terrain.heights, terrain.frame.column(place.x()), terrain.frame.row(place.y()));
  if (!cell) return Error{"there is no ground at the place to select from"};
  const Sample seed{cell->column + (cell->u >= 0.5), cell->row + (cell->v >= 0.5)};
  const WandLikeness likeness(terrain, seed.column, seed.row, settings);
  MaskRaster mask(terrain.frame.columns, terrain.frame.rows, 0.0F);
  if (settings.contiguous) return Flood(mask, likeness).from(seed, progress);
  const GridRect tiles{0, 0, mask.tileColumns(), mask.tileRows()};
  if (!makeMaskTiles(mask, tiles, progress, [&](int index) { return likeness.tile(index); }))
    return Error::cancel();
  return mask;
}

}  // namespace scarp
