#include "core/edit/LayerComposer.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"
#include "core/document/DocumentContent.h"
#include "core/terrain/HeldSlots.h"
#include "core/terrain/SameTiles.h"

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

}  // namespace scarp
