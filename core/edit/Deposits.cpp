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

}  // namespace

std::shared_ptr<HeightRaster::Tile> depositedOn(const DepositGround& tile, const GridRect& samples,
                                                std::shared_ptr<HeightRaster::Tile> made) {
  const TileRows groundBefore(tile.groundBefore, tile.fill), ground(tile.ground, tile.fill);
  if (!made) {
    if (!tile.before && !rises(groundBefore, ground, samples)) return nullptr;
    made = makeInLargePages<HeightRaster::Tile>();
    tile.before ? void(*made = *tile.before) : made->fill(0.0F);
  }
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

TileSet DepositRecorder::update(const GridRect& samples, const DocumentContent& content,
                                const RecordTiles& before) {
  const HeightRaster& heights = content.rasters.at(kGround);
  const HeightRaster* const present = content.raster(kDeposit);
  const auto replaced = [&before](RasterId id, int slot) -> const HeightRaster::TilePtr* {
    const auto raster = before.find(id);
    if (raster == before.end()) return nullptr;
    const auto tile = raster->second.find(slot);
    return tile == raster->second.end() ? nullptr : &tile->second;
  };
  struct Work {
    int slot;
    HeightRaster::TilePtr groundBefore, before;
    std::shared_ptr<HeightRaster::Tile> deposits;
  };
  std::vector<Work> tiles;
  const GridRect slots = heights.tilesTouching(samples);
  for (int row = slots.row0; row < slots.row1; ++row)
    for (int column = slots.column0; column < slots.column1; ++column) {
      const int slot = heights.tileIndex(column, row);
      const HeightRaster::TilePtr* const ground = replaced(kGround, slot);
      if (!ground) continue;
      const HeightRaster::TilePtr* const deposits = replaced(kDeposit, slot);
      const auto made = made_.find(slot);
      tiles.push_back({slot, *ground,
                       deposits  ? *deposits
                       : present ? present->tile(slot)
                                 : nullptr,
                       made == made_.end() ? nullptr : made->second});
    }
  parallelFor(tiles.size(), [&](std::size_t i) {
    Work& work = tiles[i];
    work.deposits = depositedOn({work.before, work.groundBefore, heights.tile(work.slot), heights.fill()},
                                heights.tileRect(work.slot).intersected(samples), std::move(work.deposits));
  });
  TileSet fresh;
  for (Work& work : tiles)
    if (work.deposits && made_.try_emplace(work.slot, work.deposits).second)
      fresh.emplace(work.slot, std::move(work.deposits));
  return fresh;
}

}  // namespace scarp
