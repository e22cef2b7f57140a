#include "core/document/DocumentState.h"

#include <algorithm>

#include "core/document/DocumentChange.h"
#include "core/material/PaintRaster.h"

namespace scarp {

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
  change.frame = !(before.frame == after.frame);
  change.layers = before.layers != after.layers;
  change.selection = before.selecting != after.selecting;
  change.masks = before.masks != after.masks;
  change.materials = before.materials != after.materials || before.rules != after.rules;
  change.drapes = before.drapes != after.drapes;
  change.assets = before.assets != after.assets;
  change.objects = change.assets;
  change.scatterRules = before.scatterRules != after.scatterRules;
  return change;
}

}  // namespace scarp
