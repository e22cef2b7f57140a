#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/edit/Operation.h"
#include "core/script/OperationReaders.h"

namespace scarp {

// Operations on kept selections as scripts have them: "keep-mask" and "forget-mask", each with a "name".

[[nodiscard]] const OperationReaders& maskReaders();

[[nodiscard]] nlohmann::ordered_json writeOperation(const KeepMaskOperation& operation);
[[nodiscard]] nlohmann::ordered_json writeOperation(const ForgetMaskOperation& operation);

}  // namespace scarp
