#pragma once

#include "core/edit/TerrainDocument.h"

namespace scarp {

/// Makes the ground what it was, or will be again, at a position of the history, as far as the selection
/// reaches, as one undoable step; without a selection everywhere. An error, and nothing changed, where the
/// active layer cannot be edited, the terrain had another size then or history on disk was damaged. Contract:
/// the document is not being edited, position ≤ history().size().
[[nodiscard]] Result<void> revertGround(TerrainDocument& document, std::size_t position);

}  // namespace scarp
