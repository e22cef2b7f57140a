#pragma once

#include <string_view>

#include "core/io/RasterImport.h"

namespace scarp {

class Json;
class ObjectReader;

// How a raster is read, as the recovery journal stores it and scripts write it: only what differs from what
// the file says. Numbers are exact ("nan" for no no-data value).

[[nodiscard]] Json writeImportOptions(const ImportOptions& options);
/// `value`: the object under `name` in `outer`, which gets the errors.
[[nodiscard]] ImportOptions readImportOptions(const Json& value, ObjectReader& outer, std::string_view name);

}  // namespace scarp
