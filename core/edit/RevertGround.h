#pragma once

#include "core/base/Result.h"
#include "core/edit/HistoryOperations.h"
#include "core/edit/Operation.h"

namespace scarp {

class TerrainDocument;

/// Makes the ground what it was, or will be again, at a position of the history, as far as the selection
/// reaches, as one undoable step; without a selection everywhere. What will be again goes with the step, so
/// that a record of it cannot be done anew. An error, and nothing changed, where there is no such position,
/// the active layer cannot be edited, the terrain had another size then or history on disk was damaged.
/// Contract: the document is not being edited.
[[nodiscard]] Result<void> revertGround(const RevertOperation& operation, TerrainDocument& document);

}  // namespace scarp
