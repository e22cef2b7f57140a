#pragma once

#include "core/edit/DrapeOperations.h"
#include "core/edit/Operation.h"
#include "core/schema/ObjectReader.h"

namespace scarp {

class Json;

/// {"colours", "opacity", "geotransform", "crs", "nearest"}: pictures by their sums. A picture that nobody
/// holds is missing, which is no error.
[[nodiscard]] Json writePackedDrape(const PackedDrape& packed);
[[nodiscard]] Result<PackedDrape> readPackedDrape(const Json& value, const std::string& path);

}  // namespace scarp
