#include "core/edit/LayerUpdater.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/document/LayerGroups.h"
#include "core/edit/AdjustmentLayers.h"
#include "core/edit/LayerComposer.h"
#include "core/terrain/HeldSlots.h"

namespace scarp {

namespace {

constexpr float kNoHeight = std::numeric_limits<float>::quiet_NaN();

void addTo(std::set<int>& slots, const std::set<int>& more) { slots.insert(more.begin(), more.end()); }

}  // namespace

LayerUpdater::LayerUpdater(const DocumentContent& content)
    : content_(content), layers_(content.state.layers) {}

void LayerUpdater::note(const RasterId& id, int slot) {
  if (id == kBase || id.role == RasterRole::Layer || id.role == RasterRole::LayerMask) changed_[id].insert(slot);
}

std::set<int> LayerUpdater::changedIn(const RasterId& id) const {
  const auto found = changed_.find(id);
  return found == changed_.end() ? std::set<int>() : found->second;
}

std::set<int> LayerUpdater::changedAnywhere(const std::vector<Layer>& before) const {
  std::set<int> slots = changedIn(kBase);
  const std::vector<LayerId> moved = movedLayers(withoutGroups(before), withoutGroups(layers_));
  for (const int slot : slotsOfLayers(content_, moved)) slots.insert(slot);
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
  const std::vector<LayerId> moved = movedLayers(under, now);
  std::set<int> slots;
  for (const LayerId layer : moved) {
    addTo(slots, changedIn({RasterRole::Layer, layer}));
    addTo(slots, changedIn({RasterRole::LayerMask, layer}));
  }
  for (const int slot : slotsOfLayers(content_, moved)) slots.insert(slot);
  return slots;
}

std::optional<std::set<int>> LayerUpdater::update(const Exchange& exchange) {
  previews_.clear();
  if (!content_.raster(kBase) || std::ranges::none_of(content_.state.layers, &Layer::isDerived))
    return std::nullopt;
  const std::vector<Layer> before = std::exchange(layers_, content_.state.layers);
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
          outdated_.insert(layer.id);
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
  if (!any) return std::nullopt;
  return composed;
}

std::set<int> LayerUpdater::exchangeTiles(const RasterId& id, std::map<int, HeightRaster::TilePtr> tiles,
                                          const Exchange& exchange) const {
  std::set<int> changed;
  for (auto& [slot, tile] : tiles) {
    const HeightRaster* const held = content_.raster(id);
    if (sameTile(tile, held ? held->tile(slot) : nullptr)) continue;
    exchange(id, slot, std::move(tile));
    changed.insert(slot);
  }
  return changed;
}

std::set<int> LayerUpdater::clearTiles(const RasterId& id, const Exchange& exchange) const {
  std::map<int, HeightRaster::TilePtr> none;
  for (const int slot : slotsHeldBy({content_.raster(id)})) none.emplace(slot, nullptr);
  return exchangeTiles(id, std::move(none), exchange);
}

std::set<int> LayerUpdater::updateAdjustment(std::size_t place, const std::vector<Layer>& before,
                                             const std::set<int>& beneath, const Exchange& exchange) {
  const Layer& layer = layers_[place];
  const RasterId id{RasterRole::Layer, layer.id};
  const HeightRaster& base = *content_.raster(kBase);
  const Filter& filter = *layer.adjustment;
  const auto was = std::ranges::find(before, layer.id, &Layer::id);
  std::set<int> slots;
  if (was == before.end() || was->adjustment != layer.adjustment || was->blend != layer.blend) {
    for (const int slot : allSlots(base)) slots.insert(slots.end(), slot);
  } else {
    slots = slotsFiltered(beneath, filter, content_.state.frame, base);
    addTo(slots, changedIn(id));
  }
  if (slots.empty()) return {};
  const auto groundIn = [&](const std::set<int>& some) { return groundBeneath(content_, place, some); };
  return exchangeTiles(id, filteredTiles(filter, content_.state.frame, slots, base, groundIn), exchange);
}

std::set<int> LayerUpdater::updateLines(std::size_t place, const std::vector<Layer>& before, const std::set<int>& beneath,
                                  const Exchange& exchange) {
  const Layer& layer = layers_[place];
  const RasterId id{RasterRole::Layer, layer.id};
  const HeightRaster& base = *content_.raster(kBase);
  const GridFrame& frame = content_.state.frame;
  const std::vector<Line>& lines = layer.lines.lines();
  const auto was = std::ranges::find(before, layer.id, &Layer::id);
  const bool there = was != before.end() && was->lines;
  static const std::vector<Line> kNone;
  std::set<int> own = changedIn(id);
  // A copy of another layer begins with that one's tiles.
  if (!there)
    for (const int slot : slotsHeldBy({content_.raster(id)})) own.insert(slot);
  LineDesigns& designs = designs_[layer.id];
  const auto groundIn = [&](const std::set<int>& some) { return groundBeneath(content_, place, some); };
  const TileBlocks blocks =
      blocksToFollow({there ? was->lines.lines() : kNone, lines, beneath, own, frame, base, groundIn}, designs);
  if (blocks.empty()) return {};
  const std::vector<Line> near = linesNear(lines, frame, base, blocks);
  std::set<int> read = slotsReadBy(near, frame, base);
  for (const auto& [slot, some] : blocks) read.insert(slot);
  return exchangeTiles(id, lineTiles(near, frame, groundIn(read), blocks, designs, content_.raster(id)),
                       exchange);
}

std::optional<std::set<int>> LayerUpdater::preview(const Exchange& exchange) {
  const auto isPath = [](const Line& line) { return hasBrush(line.kind); };
  const std::vector<Layer>& layers = content_.state.layers;
  std::set<int> changed;
  for (std::size_t place = 0; place < layers.size(); ++place) {
    const Layer& layer = layers[place];
    if (!layer.lines) continue;
    const auto was = std::ranges::find(layers_, layer.id, &Layer::id);
    if (was == layers_.end() || !was->lines) return std::nullopt;
    if (was->lines == layer.lines && !previews_.contains(layer.id)) continue;
    if (std::ranges::none_of(layer.lines.lines(), isPath)) return std::nullopt;
    const RasterId id{RasterRole::Layer, layer.id};
    const HeightRaster* const held = content_.raster(id);
    const GridFrame& frame = content_.state.frame;
    const auto preview =
        previews_
            .try_emplace(layer.id, was->lines, held ? *held : emptyRaster(id.role, frame, kNoHeight), frame)
            .first;
    auto tiles = preview->second.tilesFor(
        layer.lines.lines(), [&](const std::set<int>& some) { return groundBeneath(content_, place, some); });
    if (!tiles) return std::nullopt;
    const std::set<int> slots = exchangeTiles(id, std::move(*tiles), exchange);
    addTo(previewed_[layer.id], slots);
    addTo(changed, slots);
  }
  return changed;
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
      HeightRaster made = emptyRaster(RasterRole::Layer, state.frame, kNoHeight);
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
