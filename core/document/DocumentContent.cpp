#include "core/document/DocumentContent.h"

#include <utility>

#include "core/document/LayerGroups.h"

namespace scarp {

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
