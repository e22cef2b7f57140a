#pragma once

#include <map>

#include "core/document/DocumentState.h"
#include "core/document/RasterId.h"
#include "core/objects/ObjectLayer.h"

namespace scarp {

/// All that a document holds at one time. A value; copies share their tiles.
struct DocumentContent {
  DocumentState state;
  /// The ground among them, and the base where there are layers. Each has the size that emptyRaster() gives its role.
  /// A raster that holds nothing may be absent.
  std::map<RasterId, HeightRaster> rasters;
  ObjectLayer objects;  ///< TerrainDocument gives it the assets of `state`.
};

}  // namespace scarp
