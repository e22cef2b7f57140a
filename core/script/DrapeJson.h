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

/// {"colours", "opacity", "geotransform", "crs", "nearest"}: pictures by their sums. A picture that nobody
/// holds is missing, which is no error.
[[nodiscard]] nlohmann::ordered_json writePackedDrape(const PackedDrape& packed);
[[nodiscard]] Result<PackedDrape> readPackedDrape(const nlohmann::json& value, const std::string& path);

}  // namespace scarp
