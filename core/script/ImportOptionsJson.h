#pragma once

#include <memory>

#include "core/base/PathScope.h"
#include "core/io/RasterImport.h"

namespace scarp {

class Json;
class ObjectReader;
template <class Settings>
class Schema;

/// Options of an import, as the recovery journal and scripts contain them: those that differ from the file's
/// own description. Numbers are exact ("nan": no no-data value).
[[nodiscard]] const Schema<ImportOptions>& importSchema();

/// Reads the options under "import", of a file that an operation names; null: none are given. `files`
/// resolves the paths of tiles.
[[nodiscard]] std::shared_ptr<const ImportOptions> readImport(ObjectReader& reader, const FileScope& files);
/// Writes them under "import", unless they are null or those of a file that is read as it says.
void writeImport(Json& json, const ImportOptions* options);

}  // namespace scarp
