#include "core/edit/Deposits.h"

#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "core/base/Parallel.h"
#include "core/document/DocumentContent.h"
#include "core/memory/LargePages.h"

namespace scarp {

namespace {

constexpr int kTile = HeightRaster::tileSize;

/// Calls run(place in the tile, samples) for each row.
template <class F>
void forRows(const GridRect& samples, F&& run) {
  for (int row = samples.row0; row < samples.row1; ++row)
    run(HeightRaster::offsetIn(samples.column0 % kTile, row % kTile), samples.width());
}

/// A row of a tile, or of one that is full of a value.
struct TileRows {
  TileRows(const HeightRaster::TilePtr& tile, float fill) : tile_(tile.get()) {
    if (!tile_) full_.fill(fill);
  }
  [[nodiscard]] const float* at(std::size_t place) const { return tile_ ? tile_->data() + place : &full_[0]; }

 private:
  const HeightRaster::Tile* tile_;
  std::array<float, kTile> full_;
};

bool rises(const TileRows& before, const TileRows& after, const GridRect& samples) {
  bool any = false;
  forRows(samples, [&](std::size_t place, int count) {
    const float *const was = before.at(place), *const is = after.at(place);
    for (int i = 0; i < count; ++i) any |= is[i] > was[i];
  });
  return any;
}

/// A tile of the ground and of the deposits, before an edit and now. Null: full of `fill`, and no deposits.
struct DepositWork {
  int slot;
  HeightRaster::TilePtr groundBefore, before, present;
};

/// Null as long as there are no deposits and nothing has risen.
HeightRaster::TilePtr depositedOn(const DepositWork& tile, const HeightRaster& heights,
                                  const GridRect& samples) {
  const TileRows groundBefore(tile.groundBefore, heights.fill()),
      ground(heights.tile(tile.slot), heights.fill());
  if (!tile.present && !rises(groundBefore, ground, samples)) return nullptr;
  const auto made = makeInLargePages<HeightRaster::Tile>();
  tile.present ? void(*made = *tile.present) : made->fill(0.0F);
  const TileRows before(tile.before, 0.0F);
  forRows(samples, [&](std::size_t place, int count) {
    const float *const laid = before.at(place), *const was = groundBefore.at(place),
                       *const is = ground.at(place);
    float* const out = made->data() + place;
    for (int i = 0; i < count; ++i) {
      const float now = laid[i] + (is[i] - was[i]);
      out[i] = now > 0.0F ? now : 0.0F;  // NaN, in holes: nothing.
    }
  });
  return made;
}

}  // namespace

TileSet depositTiles(const GridRect& samples, const DocumentContent& content, const RecordTiles& before) {
  const HeightRaster& heights = content.rasters.at(kGround);
  const HeightRaster* const deposits = content.raster(kDeposit);
  const auto replaced = [&before](RasterId id, int slot) -> const HeightRaster::TilePtr* {
    const auto raster = before.find(id);
    if (raster == before.end()) return nullptr;
    const auto tile = raster->second.find(slot);
    return tile == raster->second.end() ? nullptr : &tile->second;
  };
  std::vector<DepositWork> tiles;
  const GridRect slots = heights.tilesTouching(samples);
  for (int row = slots.row0; row < slots.row1; ++row)
    for (int column = slots.column0; column < slots.column1; ++column) {
      const int slot = heights.tileIndex(column, row);
      const HeightRaster::TilePtr* const ground = replaced(kGround, slot);
      if (!ground) continue;
      const HeightRaster::TilePtr present = deposits ? deposits->tile(slot) : nullptr;
      const HeightRaster::TilePtr* const was = replaced(kDeposit, slot);
      tiles.push_back({slot, *ground, was ? *was : present, present});
    }
  std::vector<HeightRaster::TilePtr> made(tiles.size());
  parallelFor(tiles.size(), [&](std::size_t i) {
    made[i] = depositedOn(tiles[i], heights, heights.tileRect(tiles[i].slot).intersected(samples));
  });
  TileSet changed;
  for (std::size_t i = 0; i < tiles.size(); ++i)
    if (made[i]) changed.emplace(tiles[i].slot, std::move(made[i]));
  return changed;
}

}  // namespace scarp
