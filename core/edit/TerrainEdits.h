#pragma once

#include "core/document/TerrainDocument.h"
#include "core/edit/Operation.h"

namespace scarp {

// What becomes of a whole terrain, as one undoable step that keeps `operation`. Errors are one line and leave
// the document as it was; so does stopping.

[[nodiscard]] Result<void> editTerrain(const FilterOperation& operation, TerrainDocument& document,
                                       const Progress& progress = {});
/// The same with heights that have been worked out already, by filtered() of the document's snapshot and
/// editMask().
[[nodiscard]] Result<void> commitFiltered(const FilterOperation& operation, const HeightRaster& heights,
                                          TerrainDocument& document);

}  // namespace scarp
