#include "core/project/ProjectContents.h"

#include "core/document/TerrainDocument.h"

namespace scarp {

ProjectContents contentsOf(const TerrainDocument& document, const std::unordered_set<std::uint64_t>& known) {
  EXPECTS(!document.editing());
  ProjectContents contents;
  DocumentParts& parts = contents.document;
  parts.state = document.state();
  parts.rasters.emplace(kGround, document.heights());
  for (const RasterId id : {kBase, kSelection})
    if (const HeightRaster* raster = document.raster(id)) parts.rasters.emplace(id, *raster);
  for (const Layer& layer : document.layers())
    for (const RasterRole role : {RasterRole::Layer, RasterRole::LayerMask})
      if (const HeightRaster* raster = document.raster({role, layer.id}))
        parts.rasters.emplace(RasterId{role, layer.id}, *raster);
  for (const NamedMask& mask : document.masks())
    if (const HeightRaster* raster = document.raster({RasterRole::NamedMask, mask.id}))
      parts.rasters.emplace(RasterId{RasterRole::NamedMask, mask.id}, *raster);
  parts.objects = document.objects();
  parts.activeLayer = document.activeLayer();
  parts.nextLayer = document.nextLayerId();
  parts.pyramid = document.pyramid();
  parts.history = document.history().contents(known);
  return contents;
}

}  // namespace scarp
