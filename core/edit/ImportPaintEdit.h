#pragma once

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/Operation.h"

namespace scarp {

/// Why a document cannot take these weights in, as one line.
[[nodiscard]] Result<void> check(const ImportPaintOperation& operation, const TerrainDocument& document);

[[nodiscard]] Result<void> importPaint(const ImportPaintOperation& operation, TerrainDocument& document,
                                       const Progress& progress);

}  // namespace scarp
