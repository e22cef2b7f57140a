#include "core/edit/LayerComposer.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"
#include "core/memory/LargePages.h"
#include "core/terrain/HeldSlots.h"

namespace scarp {

namespace {

/// Returns true if two layers with equal rasters have the same effect on the terrain.
bool sameEffect(const Layer& one, const Layer& other) {
  return one.id == other.id && one.blend == other.blend && one.opacity == other.opacity &&
         one.visible == other.visible;
}

/// Index of a layer with the same effect; −1: there is none.
std::ptrdiff_t indexOfEffect(const std::vector<Layer>& layers, const Layer& layer) {
  const auto found =
      std::ranges::find_if(layers, [&layer](const Layer& other) { return sameEffect(layer, other); });
  return found == layers.end() ? -1 : found - layers.begin();
}

}  // namespace

std::vector<LayerId> movedLayers(const std::vector<Layer>& before, const std::vector<Layer>& after) {
  std::vector<LayerId> moved;
  if (std::ranges::equal(before, after, sameEffect)) return moved;
  for (const std::vector<Layer>* const layers : {&before, &after})
    for (const Layer& layer : *layers)
      if (indexOfEffect(before, layer) != indexOfEffect(after, layer) &&
          std::ranges::find(moved, layer.id) == moved.end())
        moved.push_back(layer.id);
  return moved;
}

std::vector<int> slotsOfLayers(const DocumentContent& content, const std::vector<LayerId>& layers) {
  std::vector<const HeightRaster*> rasters;
  rasters.reserve(layers.size());
  for (const LayerId layer : layers) rasters.push_back(content.raster({RasterRole::Layer, layer}));
  return slotsHeldBy(rasters);
}

TileSet composedTiles(const DocumentContent& content, const std::vector<int>& slots) {
  const HeightRaster* const base = content.raster(kBase);
  if (slots.empty() || !base) return {};
  std::vector<HeightRaster::TilePtr> composed(slots.size());
  parallelFor(slots.size(), [&](std::size_t i) {
    composed[i] = composedTile(base->tile(slots[i]), base->fill(),
                               content.layerTiles(slots[i], content.state.layers.size()));
  });
  const HeightRaster& ground = content.rasters.at(kGround);
  TileSet changed;
  for (std::size_t i = 0; i < slots.size(); ++i)
    if (!sameTile(composed[i], ground.tile(slots[i]))) changed.emplace(slots[i], std::move(composed[i]));
  return changed;
}

HeightRaster groundBeneath(const DocumentContent& content, std::size_t place, const std::set<int>& slots) {
  const HeightRaster* const base = content.raster(kBase);
  HeightRaster ground = base ? *base : content.rasters.at(kGround);
  const std::vector<int> wanted(slots.begin(), slots.end());
  std::vector<HeightRaster::TilePtr> composed(wanted.size());
  parallelFor(wanted.size(), [&](std::size_t i) {
    if (const auto tiles = content.layerTiles(wanted[i], place); !tiles.empty())
      composed[i] = composedTile(ground.tile(wanted[i]), ground.fill(), tiles);
  });
  // Slots of a raster must not be written on several threads.
  for (std::size_t i = 0; i < wanted.size(); ++i)
    if (composed[i] && composed[i] != ground.tile(wanted[i]))
      ground.exchangeTile(wanted[i], std::move(composed[i]));
  return ground;
}

HeightRaster groundBeneath(const DocumentContent& content, std::size_t place) {
  std::vector<LayerId> lower;
  for (std::size_t i = 0; i < place; ++i) lower.push_back(content.state.layers[i].id);
  const std::vector<int> slots = slotsOfLayers(content, lower);
  return groundBeneath(content, place, {slots.begin(), slots.end()});
}

RecordTiles foldedTiles(const DocumentContent& content, LayerId layer, const TileSet& before,
                        const std::set<int>& slots) {
  const HeightRaster* const base = content.raster(kBase);
  if (slots.empty() || !base) return {};
  const HeightRaster& ground = content.rasters.at(kGround);
  const std::vector<Layer>& layers = content.state.layers;
  const auto found = std::ranges::find(layers, layer, &Layer::id);
  EXPECTS(layer == kBaseLayer || found != layers.end());
  const auto index = static_cast<std::size_t>(found - layers.begin());
  const std::vector<int> wanted(slots.begin(), slots.end());
  std::vector<FoldedTile> folded(wanted.size());
  parallelFor(wanted.size(), [&](std::size_t i) {
    const int slot = wanted[i];
    const HeightRaster::TilePtr &was = before.at(slot), &is = ground.tile(slot);
    if (layer == kBaseLayer)
      folded[i].base = foldedBase(was, is, base->tile(slot), base->fill());
    else
      folded[i] = foldedTile(was, is, base->tile(slot), base->fill(), content.layerTiles(slot, index),
                             content.layerTile(index, slot));
  });
  RecordTiles tiles;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const int slot = wanted[i];
    if (folded[i].base != base->tile(slot)) tiles[kBase].emplace(slot, std::move(folded[i].base));
    if (layer != kBaseLayer) tiles[{RasterRole::Layer, layer}].emplace(slot, std::move(folded[i].layer));
  }
  return tiles;
}

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
