#pragma once

#include <map>
#include <optional>

#include "core/document/DocumentState.h"
#include "core/document/HistoryContents.h"
#include "core/document/RasterId.h"
#include "core/objects/ObjectLayer.h"
#include "core/terrain/HeightPyramid.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// What a document is made of: what a project file keeps of it.
struct DocumentParts {
  DocumentState state;
  std::map<RasterId, HeightRaster> rasters;  ///< The ground among them.
  ObjectLayer objects;
  LayerId activeLayer = kBaseLayer, nextLayer = 1;
  std::optional<HeightPyramid> pyramid;  ///< Of the ground; nothing: it is built.
  HistoryContents history;
};

}  // namespace scarp
