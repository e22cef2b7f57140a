#pragma once

#include "core/edit/Operation.h"
#include "core/edit/TerrainDocument.h"

namespace scarp {

/// As ScatterOperation has it, as one undoable step. An error is one line: numbers out of range, nothing that
/// suits them, ground that they would level and that cannot be edited, cancelled.
[[nodiscard]] Result<void> scatter(const ScatterOperation& operation, TerrainDocument& document,
                                   const Progress& progress = {});

}  // namespace scarp
