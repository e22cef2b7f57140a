#include "core/edit/LinesInStep.h"

#include <algorithm>
#include <utility>

#include "core/document/LayerGroups.h"
#include "core/document/TerrainDocument.h"
#include "core/terrain/HeldSlots.h"
#include "core/terrain/SameTiles.h"

namespace scarp {

namespace {

void addTo(std::set<int>& slots, const std::set<int>& more) { slots.insert(more.begin(), more.end()); }

}  // namespace

std::ptrdiff_t placeIn(const std::vector<Layer>& layers, const Layer& layer) {
  const auto found = std::ranges::find_if(layers, [&layer](const Layer& other) {
    return other.id == layer.id && other.name == layer.name && other.blend == layer.blend &&
           other.opacity == layer.opacity && other.visible == layer.visible && other.locked == layer.locked;
  });
  return found == layers.end() ? -1 : found - layers.begin();
}

void LinesInStep::note(const RasterId& id, int slot) {
  if (id == kBase || id.role == RasterRole::Layer || id.role == RasterRole::LayerMask) changed_[id].insert(slot);
}

std::set<int> LinesInStep::changedIn(const RasterId& id) const {
  const auto found = changed_.find(id);
  return found == changed_.end() ? std::set<int>() : found->second;
}

std::set<int> LinesInStep::changedBeneath(const std::vector<Layer>& before) const {
  std::set<int> beneath = changedIn(kBase);
  std::vector<const HeightRaster*> moved;
  const std::vector<Layer> were = withoutGroups(before), are = withoutGroups(layers_);
  for (const Layer& layer : are)
    if (placeIn(were, layer) != placeIn(are, layer))
      moved.push_back(document_.raster({RasterRole::Layer, layer.id}));
  for (const int slot : slotsHeldBy(moved)) beneath.insert(slot);
  for (const auto& [id, slots] : changed_)
    if (id.role != RasterRole::Base && std::ranges::find(layers_, id.layer, &Layer::id) == layers_.end())
      addTo(beneath, slots);
  return beneath;
}

std::optional<std::set<int>> LinesInStep::follow(const Exchange& exchange) {
  previews_.clear();
  const auto ofLines = [](const Layer& layer) { return static_cast<bool>(layer.lines); };
  if (!document_.raster(kBase) || std::ranges::none_of(document_.layers(), ofLines)) return std::nullopt;
  const std::vector<Layer> before = std::exchange(layers_, document_.layers());
  std::set<int> beneath = changedBeneath(before), composed = beneath;
  bool any = false;
  for (std::size_t place = 0; place < layers_.size(); ++place) {
    const Layer& layer = layers_[place];
    std::set<int> own = changedIn({RasterRole::Layer, layer.id});
    if (layer.lines) {
      own = remake(place, before, beneath, exchange);
      any = any || !own.empty();
      // What lies above was not told of these.
      addTo(own, previewed_[layer.id]);
    }
    addTo(beneath, own);
    addTo(beneath, changedIn({RasterRole::LayerMask, layer.id}));
    addTo(composed, own);
  }
  changed_.clear();
  previewed_.clear();
  return any ? std::optional(std::move(composed)) : std::nullopt;
}

std::set<int> LinesInStep::remake(std::size_t place, const std::vector<Layer>& before, const std::set<int>& beneath,
                                  const Exchange& exchange) {
  const Layer& layer = layers_[place];
  const RasterId id{RasterRole::Layer, layer.id};
  const HeightRaster& base = *document_.raster(kBase);
  const GridFrame& frame = document_.frame();
  const std::vector<Line>& lines = layer.lines.lines();
  const auto was = std::ranges::find(before, layer.id, &Layer::id);
  const bool there = was != before.end() && was->lines;
  static const std::vector<Line> kNone;
  std::set<int> own = changedIn(id), made;
  // A copy of another layer begins with that one's tiles.
  if (!there)
    for (const int slot : slotsHeldBy({document_.raster(id)})) own.insert(slot);
  LineDesigns& designs = designs_[layer.id];
  const auto groundIn = [&](const std::set<int>& some) {
    return groundBeneath(document_.content(), place, some);
  };
  const TileBlocks blocks =
      blocksToFollow({there ? was->lines.lines() : kNone, lines, beneath, own, frame, base, groundIn}, designs);
  if (blocks.empty()) return made;
  const std::vector<Line> near = linesNear(lines, frame, base, blocks);
  std::set<int> read = slotsReadBy(near, frame, base);
  for (const auto& [slot, some] : blocks) read.insert(slot);
  for (auto& [slot, tile] : lineTiles(near, frame, groundIn(read), blocks, designs, document_.raster(id))) {
    const HeightRaster* const held = document_.raster(id);
    if (sameTile(tile, held ? held->tile(slot) : nullptr)) continue;
    exchange(id, slot, std::move(tile));
    made.insert(slot);
  }
  return made;
}

std::optional<std::vector<int>> LinesInStep::show(LayerId layer, const Exchange& exchange) {
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
  auto tiles = preview->second.tilesFor(is->lines.lines(), [&](const std::set<int>& some) {
    return groundBeneath(document_.content(), place, some);
  });
  if (!tiles) return std::nullopt;
  std::vector<int> slots;
  for (auto& [slot, tile] : *tiles) {
    const HeightRaster* const raster = document_.raster(id);
    if (sameTile(tile, raster ? raster->tile(slot) : nullptr)) continue;
    exchange(id, slot, std::move(tile));
    slots.push_back(slot);
  }
  previewed_[layer].insert(slots.begin(), slots.end());
  return slots;
}

}  // namespace scarp
