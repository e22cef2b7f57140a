#pragma once

#include "core/base/Result.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/Operation.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class TerrainDocument;

/// Performs a filter as one undoable step, with heights that filtered() computed of the document's snapshot
/// and editMask(). An error is one line and leaves the document as it was.
[[nodiscard]] Result<void> commitFiltered(const FilterOperation& operation, const HeightRaster& heights,
                                          TerrainDocument& document);

}  // namespace scarp
