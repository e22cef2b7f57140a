#pragma once

#include <cstddef>
#include <map>

#include "core/base/Result.h"
#include "core/document/DocumentState.h"
#include "core/document/RasterId.h"
#include "core/objects/ObjectLayer.h"

namespace scarp {

class TerrainDocument;

/// All that a document holds at some step of its history. A value that shares all tiles with it.
struct DocumentSnapshot {
  DocumentState state;
  std::map<RasterId, HeightRaster> rasters;  ///< The ground among them.
  ObjectLayer objects;
  std::size_t steps = 0;  ///< Of history that led here.
  std::map<std::size_t, HeightRaster>
      grounds;  ///< Ground before some of those steps, where something goes by it.
};

/// The document as it was after so many steps of what is done. Contract: it is not being edited, steps ≤
/// history().position(). An error where history on disk was damaged.
[[nodiscard]] Result<DocumentSnapshot> snapshotAt(const TerrainDocument& document, std::size_t steps);

}  // namespace scarp
