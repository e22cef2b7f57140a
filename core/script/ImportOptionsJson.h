#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

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

/// Names of ImportTiles::Missing.
[[nodiscard]] const EnumNames& missingTileNames();
/// Words for colours that encode heights, "luminance" …, and the use of the bands that one of them names.
[[nodiscard]] std::vector<std::string_view> colourWords();
[[nodiscard]] std::optional<BandUse> colourUse(std::string_view word);
/// Words for the mends, "terraces" …; switches on the mend that one of them names, and returns whether there
/// is one.
[[nodiscard]] std::vector<std::string_view> mendWords();
[[nodiscard]] bool addMend(ImportMends& mends, std::string_view word);

/// Reads the options under "import", of a file that an operation names; null: none are given. `files`
/// resolves the paths of tiles.
[[nodiscard]] std::shared_ptr<const ImportOptions> readImport(ObjectReader& reader, const FileScope& files);
/// Writes them under "import", unless they are null or those of a file that is read as it says.
void writeImport(Json& json, const ImportOptions* options);

}  // namespace scarp
