#include "core/document/DocumentState.h"

#include <algorithm>
#include <utility>

#include "core/document/LayerGroups.h"
#include "core/material/PaintRaster.h"

namespace scarp {

namespace {

/// A value of any type, to count the members of a struct.
template <std::size_t>
struct AnyMember {
  template <class T>
  operator T() const;  // NOLINT(google-explicit-constructor)
};

template <std::size_t... kIndex>
constexpr bool hasMembers(std::index_sequence<kIndex...>) {
  return requires { DocumentState{AnyMember<kIndex>{}...}; };
}

constexpr std::size_t kPartCount = std::tuple_size_v<decltype(kStateParts)>;
static_assert(hasMembers(std::make_index_sequence<kPartCount>()) &&
                  !hasMembers(std::make_index_sequence<kPartCount + 1>()),
              "kStateParts has to list each member of DocumentState");
static_assert(std::apply(
                  []<class... Value>(const StatePart<Value>&... part) {
                    return ((HasIds<Value> == (part.ids != nullptr)) && ...);
                  },
                  kStateParts),
              "kStateParts has to name a series for each part whose elements have ids");

}  // namespace

void passIds(const DocumentState& state, StateIds& ids) {
  forEachStatePart([&]<class Value>(const StatePart<Value>& part) {
    if constexpr (HasIds<Value>)
      for (const auto& thing : state.*part.value) (ids.*part.ids).pass(thing.id);
  });
}

std::vector<RasterId> rastersOf(const DocumentState& state) {
  std::vector<RasterId> rasters{kGround, kDeposit};
  if (!state.layers.empty()) rasters.push_back(kBase);
  for (const Layer& layer : state.layers) {
    if (layer.isGroup) continue;
    for (const RasterRole role : {RasterRole::Layer, RasterRole::LayerMask})
      rasters.push_back({role, layer.id});
  }
  if (state.selecting) rasters.push_back(kSelection);
  for (const NamedMask& mask : state.masks) rasters.push_back({RasterRole::NamedMask, mask.id});
  for (const Material& material : state.materials) rasters.push_back({RasterRole::Paint, material.id});
  return rasters;
}

void dropUnused(const DocumentState& state, std::map<RasterId, HeightRaster>& rasters) {
  const std::vector<RasterId> needed = rastersOf(state);
  std::erase_if(rasters,
                [&](const auto& entry) { return std::ranges::find(needed, entry.first) == needed.end(); });
}

HeightRaster emptyRaster(RasterRole role, const GridFrame& frame, float fill) {
  return role == RasterRole::Paint ? emptyPaint(frame) : HeightRaster(frame.columns, frame.rows, fill);
}

GridRect samplesOf(RasterRole role, int slot, const HeightRaster& raster, const GridFrame& frame) {
  return role == RasterRole::Paint ? paintSamples(raster, slot, frame) : raster.tileRect(slot);
}

DocumentChange changeBetween(const DocumentState& before, const DocumentState& after) {
  DocumentChange change;
  forEachStatePart([&](const auto& part) {
    if (part.change && before.*part.value != after.*part.value) change.*part.change = true;
  });
  change.objects = change.assets;  // They are drawn by their assets.
  return change;
}

const HeightRaster* DocumentContent::raster(RasterId id) const {
  const auto found = rasters.find(id);
  return found == rasters.end() ? nullptr : &found->second;
}

LayerTile DocumentContent::layerTile(std::size_t index, int slot) const {
  return layerTile(state.layers[index], effectiveSettings(state.layers, index).opacity, slot);
}

LayerTile DocumentContent::layerTile(const Layer& layer, double opacity, int slot) const {
  const HeightRaster* heights = raster({RasterRole::Layer, layer.id});
  const MaskRaster* mask = raster({RasterRole::LayerMask, layer.id});
  return {layer.blend, static_cast<float>(opacity), heights ? heights->tile(slot) : nullptr,
          mask ? mask->tile(slot) : nullptr};
}

std::vector<LayerTile> DocumentContent::layerTiles(int slot, std::size_t count) const {
  std::vector<LayerTile> tiles;
  const std::vector<EffectiveSettings> settings = effectiveSettings(state.layers);
  for (std::size_t i = 0; i < count; ++i)
    if (settings[i].visible && !state.layers[i].isGroup)
      tiles.push_back(layerTile(state.layers[i], settings[i].opacity, slot));
  return tiles;
}

DocumentContent contentOf(Terrain terrain, ObjectLayer objects) {
  DocumentContent content;
  content.state.frame = terrain.frame;
  content.state.georeference = std::move(terrain.georeference);
  content.state.assets = objects.assets().own();
  content.rasters.emplace(kGround, std::move(terrain.heights));
  content.objects = std::move(objects);
  return content;
}

}  // namespace scarp
