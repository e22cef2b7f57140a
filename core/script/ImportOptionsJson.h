#pragma once

#include <memory>
#include <string_view>

#include "core/base/PathScope.h"
#include "core/io/RasterImport.h"

namespace scarp {

class Json;
class ObjectReader;

// How a raster is read, as the recovery journal stores it and scripts write it: only what differs from what
// the file says. Numbers are exact ("nan" for no no-data value).

[[nodiscard]] Json writeImportOptions(const ImportOptions& options);
/// `value`: the object under `name` in `outer`, which gets the errors.
[[nodiscard]] ImportOptions readImportOptions(const Json& value, ObjectReader& outer, std::string_view name);

/// Reads the options under "import", of a file that an operation names; null: none are given. `files`
/// resolves the paths of tiles.
[[nodiscard]] std::shared_ptr<const ImportOptions> readImport(ObjectReader& reader, const FileScope& files);
/// Writes them under "import", unless they are null or those of a file that is read as it says.
void writeImport(Json& json, const ImportOptions* options);

}  // namespace scarp
