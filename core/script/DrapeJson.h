#pragma once

#include "core/edit/DrapeOperations.h"
#include "core/edit/Operation.h"
#include "core/script/OperationReaders.h"

namespace scarp {

class Json;

/// Of the files that they name nothing is read.
[[nodiscard]] const OperationReaders& drapeReaders();
[[nodiscard]] Json writeOperation(const AddDrapeOperation& operation);
[[nodiscard]] Json writeOperation(const SetDrapeOperation& operation);
[[nodiscard]] Json writeOperation(const MoveDrapeOperation& operation);
[[nodiscard]] Json writeOperation(const RemoveDrapeOperation& operation);

/// {"colours", "opacity", "geotransform", "crs", "nearest"}: pictures by their sums. A picture that nobody
/// holds is missing, which is no error.
[[nodiscard]] Json writePackedDrape(const PackedDrape& packed);
[[nodiscard]] Result<PackedDrape> readPackedDrape(const Json& value, const std::string& path);

}  // namespace scarp
