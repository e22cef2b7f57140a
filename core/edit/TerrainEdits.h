#pragma once

#include "core/base/Result.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/Operation.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class TerrainDocument;

// What becomes of a whole terrain, as one undoable step that keeps `operation`. Errors are one line and leave
// the document as it was; so does stopping.

[[nodiscard]] Result<void> editTerrain(const FilterOperation& operation, TerrainDocument& document,
                                       const Progress& progress = {});
/// The same with heights that have been worked out already, by filtered() of the document's snapshot and
/// editMask().
[[nodiscard]] Result<void> commitFiltered(const FilterOperation& operation, const HeightRaster& heights,
                                          TerrainDocument& document);

}  // namespace scarp
