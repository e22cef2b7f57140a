#pragma once


#include "core/base/Progress.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/Operation.h"
#include "core/script/OperationReaders.h"

namespace scarp {

class Json;

/// "import-paint"; the files are read when it is replayed, for the terrain that there is by then.
[[nodiscard]] const OperationReaders& paintImportReaders();
[[nodiscard]] Json writeOperation(const ImportPaintOperation& operation);

/// Reads the weights of one that has none yet and performs it. An error is one line: a file cannot be read,
/// or has changed since the script was written, or has another number of layers.
[[nodiscard]] Result<void> replayPaintImport(const ImportPaintOperation& operation, TerrainDocument& document,
                                             const Progress& progress);

}  // namespace scarp
