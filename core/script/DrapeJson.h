#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/edit/Operation.h"
#include "core/script/OperationReaders.h"

namespace scarp {

/// Of the files that they name nothing is read.
[[nodiscard]] const OperationReaders& drapeReaders();
[[nodiscard]] nlohmann::ordered_json writeOperation(const AddDrapeOperation& operation);
[[nodiscard]] nlohmann::ordered_json writeOperation(const SetDrapeOperation& operation);
[[nodiscard]] nlohmann::ordered_json writeOperation(const MoveDrapeOperation& operation);
[[nodiscard]] nlohmann::ordered_json writeOperation(const RemoveDrapeOperation& operation);

}  // namespace scarp
