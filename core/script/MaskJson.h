#pragma once

#include "core/edit/MaskOperations.h"
#include "core/edit/Operation.h"
#include "core/script/OperationReaders.h"

namespace scarp {

class Json;

// Operations on kept selections as scripts have them: "keep-mask" and "forget-mask", each with a "name".

[[nodiscard]] const OperationReaders& maskReaders();

[[nodiscard]] Json writeOperation(const KeepMaskOperation& operation);
[[nodiscard]] Json writeOperation(const ForgetMaskOperation& operation);

}  // namespace scarp
