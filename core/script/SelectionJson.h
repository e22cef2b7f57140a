#pragma once

#include "core/edit/ClipOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/Operation.h"
#include "core/script/OperationReaders.h"

namespace scarp {

class Json;

// Operations on the selection as scripts have them: "select" (with one of "rectangle", "ellipse", "lasso",
// "wand", "paint", "mask", "named", "layer-mask", "path"), "change-selection", "cut", and "paste", which
// brings its clip and the objects on it with it.

[[nodiscard]] const OperationReaders& selectionReaders();

[[nodiscard]] Json writeOperation(const SelectOperation& operation);
[[nodiscard]] Json writeOperation(const ChangeSelectionOperation& operation);
[[nodiscard]] Json writeOperation(const CutOperation& operation);
[[nodiscard]] Json writeOperation(const PasteOperation& operation);

}  // namespace scarp
