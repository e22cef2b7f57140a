#pragma once

#include "core/base/Result.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/Operation.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class TerrainDocument;

/// Performs a filter as one undoable step, with heights that filtered() computed from the document's snapshot
/// and editMask(). Errors are one line and leave the document unchanged.
[[nodiscard]] Result<void> commitFiltered(const FilterOperation& operation, const HeightRaster& heights,
                                          TerrainDocument& document);

}  // namespace scarp
