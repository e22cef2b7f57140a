#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "core/edit/Operation.h"
#include "core/script/ObjectReader.h"

namespace scarp {

// Operations on the selection as scripts have them: "select" (with one of "rectangle", "ellipse", "lasso",
// "wand", "paint", "mask"), "change-selection", and "paste", which brings its clip with it.

/// Reads one, its "op" being `name`; nothing where that is none of these. What is wrong the reader remembers.
/// Pictures that brushes are shaped by are read too, by paths that go from `folder`.
[[nodiscard]] std::optional<Operation> readSelectionOperation(const std::string& name, ObjectReader& reader,
                                                              const std::string& folder);

[[nodiscard]] nlohmann::ordered_json writeOperation(const SelectOperation& operation);
[[nodiscard]] nlohmann::ordered_json writeOperation(const ChangeSelectionOperation& operation);
[[nodiscard]] nlohmann::ordered_json writeOperation(const PasteOperation& operation);

}  // namespace scarp
