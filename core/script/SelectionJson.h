#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/edit/Operation.h"
#include "core/script/OperationReaders.h"

namespace scarp {

// Operations on the selection as scripts have them: "select" (with one of "rectangle", "ellipse", "lasso",
// "wand", "paint", "mask", "named"), "change-selection", "cut", and "paste", which brings its clip and the
// objects on it with it.

[[nodiscard]] const OperationReaders& selectionReaders();

[[nodiscard]] nlohmann::ordered_json writeOperation(const SelectOperation& operation);
[[nodiscard]] nlohmann::ordered_json writeOperation(const ChangeSelectionOperation& operation);
[[nodiscard]] nlohmann::ordered_json writeOperation(const CutOperation& operation);
[[nodiscard]] nlohmann::ordered_json writeOperation(const PasteOperation& operation);

}  // namespace scarp
