#pragma once

#include "core/edit/MaskOperations.h"
#include "core/edit/Operation.h"
#include "core/script/OperationReaders.h"

namespace scarp {

class Json;

// Operations on kept selections as scripts have them: "keep-mask" and "forget-mask", each with a "name".

/// The file under "path", which must be there.
[[nodiscard]] std::string readMaskPath(ObjectReader& reader, const FileScope& files);
/// What an object says of the features of a vector file: "where", "crs", "buffer", "feather", "edge".
void readVectorMask(ObjectReader& reader, VectorMaskSettings& settings);
/// Adds what differs from the usual settings.
void writeVectorMask(Json& object, const VectorMaskSettings& settings);

[[nodiscard]] const OperationReaders& maskReaders();

[[nodiscard]] Json writeOperation(const KeepMaskOperation& operation);
[[nodiscard]] Json writeOperation(const ForgetMaskOperation& operation);

}  // namespace scarp
