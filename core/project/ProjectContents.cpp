#include "core/project/ProjectContents.h"

#include "core/document/TerrainDocument.h"

namespace scarp {

ProjectContents contentsOf(const TerrainDocument& document, const std::unordered_set<std::uint64_t>& known) {
  EXPECTS(!document.editing());
  ProjectContents contents;
  DocumentParts& parts = contents.document;
  parts.state = document.state();
  for (const RasterId id : rastersOf(parts.state))
    if (const HeightRaster* raster = document.raster(id)) parts.rasters.emplace(id, *raster);
  parts.objects = document.objects();
  parts.activeLayer = document.activeLayer();
  parts.nextLayer = document.nextLayerId();
  parts.pyramid = document.pyramid();
  parts.history = document.history().contents(known);
  return contents;
}

}  // namespace scarp
