#include "core/edit/LayerUpdater.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/document/LayerGroups.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/AdjustmentLayers.h"
#include "core/terrain/HeldSlots.h"
#include "core/terrain/SameTiles.h"

namespace scarp {

namespace {

void addTo(std::set<int>& slots, const std::set<int>& more) { slots.insert(more.begin(), more.end()); }

/// Returns true if two layers with equal rasters have the same effect on the terrain.
bool sameEffect(const Layer& one, const Layer& other) {
  return one.id == other.id && one.blend == other.blend && one.opacity == other.opacity &&
         one.visible == other.visible;
}

}  // namespace

std::ptrdiff_t placeIn(const std::vector<Layer>& layers, const Layer& layer) {
  const auto found = std::ranges::find_if(layers, [&layer](const Layer& other) { return sameEffect(layer, other); });
  return found == layers.end() ? -1 : found - layers.begin();
}

void LayerUpdater::note(const RasterId& id, int slot) {
  if (id == kBase || id.role == RasterRole::Layer || id.role == RasterRole::LayerMask) changed_[id].insert(slot);
}

std::set<int> LayerUpdater::changedIn(const RasterId& id) const {
  const auto found = changed_.find(id);
  return found == changed_.end() ? std::set<int>() : found->second;
}

std::set<int> LayerUpdater::changedAnywhere(const std::vector<Layer>& before) const {
  std::set<int> slots = changedIn(kBase);
  std::vector<const HeightRaster*> moved;
  const std::vector<Layer> were = withoutGroups(before), are = withoutGroups(layers_);
  for (const Layer& layer : are)
    if (placeIn(were, layer) != placeIn(are, layer))
      moved.push_back(document_.raster({RasterRole::Layer, layer.id}));
  for (const int slot : slotsHeldBy(moved)) slots.insert(slot);
  for (const auto& [id, some] : changed_)
    if (id.role != RasterRole::Base && std::ranges::find(layers_, id.layer, &Layer::id) == layers_.end())
      addTo(slots, some);
  return slots;
}

std::set<int> LayerUpdater::movedBeneath(std::size_t place, const std::vector<Layer>& before) const {
  const std::vector<Layer> were = withoutGroups(before), are = withoutGroups(layers_);
  const auto was = std::ranges::find(were, layers_[place].id, &Layer::id),
             is = std::ranges::find(are, layers_[place].id, &Layer::id);
  if (was == were.end()) return {};
  const std::vector<Layer> under(were.begin(), was), now(are.begin(), is);
  if (std::ranges::equal(under, now, sameEffect)) return {};
  std::set<int> slots;
  std::vector<const HeightRaster*> moved;
  for (const std::vector<Layer>* const layers : {&under, &now})
    for (const Layer& layer : *layers) {
      if (placeIn(under, layer) == placeIn(now, layer)) continue;
      moved.push_back(document_.raster({RasterRole::Layer, layer.id}));
      addTo(slots, changedIn({RasterRole::Layer, layer.id}));
      addTo(slots, changedIn({RasterRole::LayerMask, layer.id}));
    }
  for (const int slot : slotsHeldBy(moved)) slots.insert(slot);
  return slots;
}

LayerUpdate LayerUpdater::update(const Exchange& exchange) {
  previews_.clear();
  LayerUpdate update;
  if (!document_.raster(kBase) || std::ranges::none_of(document_.layers(), &Layer::isDerived)) return update;
  const std::vector<Layer> before = std::exchange(layers_, document_.layers());
  std::set<int> changed = changedIn(kBase), composed = changedAnywhere(before);
  bool any = false;
  for (std::size_t place = 0; place < layers_.size(); ++place) {
    const Layer& layer = layers_[place];
    std::set<int> own = changedIn({RasterRole::Layer, layer.id});
    if (layer.isDerived()) {
      std::set<int> beneath = movedBeneath(place, before);
      addTo(beneath, changed);
      if (layer.lines) {
        own = updateLines(place, before, beneath, exchange);
      } else if (layer.isUpdatedByEdits()) {
        own = updateAdjustment(place, before, beneath, exchange);
      } else {
        const auto was = std::ranges::find(before, layer.id, &Layer::id);
        if (was == before.end() || was->adjustment != layer.adjustment || !beneath.empty())
          update.outdated.insert(layer.id);
        // Filtered heights cannot be added.
        if (was != before.end() && was->isUpdatedByEdits())
          own = clearTiles({RasterRole::Layer, layer.id}, exchange);
      }
      any = any || !own.empty();
      // The layers above have not been updated to these.
      addTo(own, previewed_[layer.id]);
    }
    addTo(changed, own);
    addTo(changed, changedIn({RasterRole::LayerMask, layer.id}));
    addTo(composed, own);
  }
  changed_.clear();
  previewed_.clear();
  if (any) update.slots = std::move(composed);
  return update;
}

std::set<int> LayerUpdater::exchangeTiles(const RasterId& id, std::map<int, HeightRaster::TilePtr> tiles,
                                          const Exchange& exchange) const {
  std::set<int> changed;
  for (auto& [slot, tile] : tiles) {
    const HeightRaster* const held = document_.raster(id);
    if (sameTile(tile, held ? held->tile(slot) : nullptr)) continue;
    exchange(id, slot, std::move(tile));
    changed.insert(slot);
  }
  return changed;
}

std::set<int> LayerUpdater::clearTiles(const RasterId& id, const Exchange& exchange) const {
  std::map<int, HeightRaster::TilePtr> none;
  for (const int slot : slotsHeldBy({document_.raster(id)})) none.emplace(slot, nullptr);
  return exchangeTiles(id, std::move(none), exchange);
}

std::set<int> LayerUpdater::updateAdjustment(std::size_t place, const std::vector<Layer>& before,
                                             const std::set<int>& beneath, const Exchange& exchange) {
  const Layer& layer = layers_[place];
  const RasterId id{RasterRole::Layer, layer.id};
  const HeightRaster& base = *document_.raster(kBase);
  const Filter& filter = *layer.adjustment;
  const auto was = std::ranges::find(before, layer.id, &Layer::id);
  std::set<int> slots;
  if (was == before.end() || was->adjustment != layer.adjustment || was->blend != layer.blend) {
    for (const int slot : allSlots(base)) slots.insert(slots.end(), slot);
  } else {
    slots = slotsFiltered(beneath, filter, document_.frame(), base);
    addTo(slots, changedIn(id));
  }
  if (slots.empty()) return {};
  const auto groundIn = [&](const std::set<int>& some) { return groundBeneath(document_.content(), place, some); };
  return exchangeTiles(id, filteredTiles(filter, document_.frame(), slots, base, groundIn), exchange);
}

std::set<int> LayerUpdater::updateLines(std::size_t place, const std::vector<Layer>& before, const std::set<int>& beneath,
                                  const Exchange& exchange) {
  const Layer& layer = layers_[place];
  const RasterId id{RasterRole::Layer, layer.id};
  const HeightRaster& base = *document_.raster(kBase);
  const GridFrame& frame = document_.frame();
  const std::vector<Line>& lines = layer.lines.lines();
  const auto was = std::ranges::find(before, layer.id, &Layer::id);
  const bool there = was != before.end() && was->lines;
  static const std::vector<Line> kNone;
  std::set<int> own = changedIn(id);
  // A copy of another layer begins with that one's tiles.
  if (!there)
    for (const int slot : slotsHeldBy({document_.raster(id)})) own.insert(slot);
  LineDesigns& designs = designs_[layer.id];
  const auto groundIn = [&](const std::set<int>& some) { return groundBeneath(document_.content(), place, some); };
  const TileBlocks blocks =
      blocksToFollow({there ? was->lines.lines() : kNone, lines, beneath, own, frame, base, groundIn}, designs);
  if (blocks.empty()) return {};
  const std::vector<Line> near = linesNear(lines, frame, base, blocks);
  std::set<int> read = slotsReadBy(near, frame, base);
  for (const auto& [slot, some] : blocks) read.insert(slot);
  return exchangeTiles(id, lineTiles(near, frame, groundIn(read), blocks, designs, document_.raster(id)), exchange);
}

std::optional<std::vector<int>> LayerUpdater::show(LayerId layer, const Exchange& exchange) {
  const auto was = std::ranges::find(layers_, layer, &Layer::id);
  const auto is = std::ranges::find(document_.layers(), layer, &Layer::id);
  const auto isPath = [](const Line& line) { return hasBrush(line.kind); };
  if (was == layers_.end() || !was->lines || std::ranges::none_of(is->lines.lines(), isPath)) return std::nullopt;
  const RasterId id{RasterRole::Layer, layer};
  const HeightRaster* const held = document_.raster(id);
  const auto preview =
      previews_
          .try_emplace(layer, was->lines, held ? *held : document_.emptyRaster(RasterRole::Layer), document_.frame())
          .first;
  const auto place = static_cast<std::size_t>(is - document_.layers().begin());
  auto tiles = preview->second.tilesFor(
      is->lines.lines(), [&](const std::set<int>& some) { return groundBeneath(document_.content(), place, some); });
  if (!tiles) return std::nullopt;
  const std::set<int> slots = exchangeTiles(id, std::move(*tiles), exchange);
  addTo(previewed_[layer], slots);
  return std::vector<int>(slots.begin(), slots.end());
}

Result<HeightRaster> recomputedLayers(const DocumentState& state, std::map<RasterId, HeightRaster>& rasters,
                                      const Progress& progress) {
  HeightRaster ground = rasters.at(kBase);
  const auto beneath = [&](const std::set<int>&) { return ground; };
  const std::vector<Layer> layers = withoutGroups(state.layers);
  const auto count = static_cast<double>(layers.size());
  for (std::size_t i = 0; i < layers.size(); ++i) {
    const Layer& layer = layers[i];
    const Progress part = partOf(progress, double(i) / count, double(i + 1) / count);
    if (!keepGoing(part, 0.0)) return Error::cancel();
    const RasterId id{RasterRole::Layer, layer.id};
    std::map<int, HeightRaster::TilePtr> tiles;
    if (layer.lines) {
      std::set<int> slots;
      for (const Line& line : layer.lines.lines()) addSlotsOf(line, state.frame, ground, slots);
      TileBlocks blocks;
      for (const int slot : slots) blocks.emplace_hint(blocks.end(), slot, kAllBlocks);
      LineDesigns designs;
      tiles = lineTiles(layer.lines.lines(), state.frame, ground, blocks, designs, nullptr);
    } else if (layer.isUpdatedByEdits()) {
      const std::vector<int> all = allSlots(ground);
      tiles = filteredTiles(*layer.adjustment, state.frame, {all.begin(), all.end()}, ground, beneath);
    } else if (layer.adjustment && !layer.outdated && !rasters.contains(id)) {
      auto change = AdjustmentTask{*layer.adjustment, {state.frame, state.georeference, ground}}.run(part);
      if (!change) return change.error();
      rasters.emplace(id, *std::move(change));
    }
    if (layer.isUpdatedByEdits()) {
      HeightRaster made = emptyRaster(RasterRole::Layer, state.frame, std::numeric_limits<float>::quiet_NaN());
      for (auto& [slot, tile] : tiles)
        if (tile) made.exchangeTile(slot, std::move(tile));
      rasters.insert_or_assign(id, std::move(made));
    }
    const auto held = rasters.find(id);
    if (!layer.visible || held == rasters.end()) continue;
    const auto mask = rasters.find({RasterRole::LayerMask, layer.id});
    for (const int slot : held->second.heldSlots()) {
      const LayerTile tile{layer.blend, static_cast<float>(layer.opacity), held->second.tile(slot),
                           mask == rasters.end() ? nullptr : mask->second.tile(slot)};
      ground.exchangeTile(slot, composedTile(ground.tile(slot), ground.fill(), {&tile, 1}));
    }
  }
  return ground;
}

}  // namespace scarp
