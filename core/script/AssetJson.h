#pragma once

#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/edit/AssetOperations.h"
#include "core/edit/Operation.h"
#include "core/objects/Asset.h"
#include "core/schema/ObjectReader.h"
#include "core/schema/Schema.h"

namespace scarp {

class Json;

// An asset of a document's own, as its states and operations hold it: {"name", "tags", "source", "content":
// 16 hexadecimal digits, "box": six numbers}. The model is the one that somebody holds; without it it is
// missing.
//
// In a script an asset comes from a file instead: {"op": "add-asset", "path", "name", "tags", "import":
// {"unit", "up", "scale", "origin"}}, where all but the path may be left out. The file is read when the
// script is replayed.

[[nodiscard]] Json writeAssets(const std::vector<Asset>& assets);
[[nodiscard]] Result<std::vector<Asset>> readAssets(const Json& list, const std::string& path);
[[nodiscard]] ValueType assetListType();

// A library of models is a folder of files with an asset each: its name, tags and model with pictures.
//
// "SCARPAST", u32 length of a JSON text (little-endian), the text {"assets": [one]} as AssetJson has it, and
// writeModelTransfer() of its model.

inline constexpr const char* kAssetEnding = ".scarp-asset";

/// Writes an asset into a library, in place of one of the same file name, and says into which file. The
/// library is made where it is not there. Contract: its model is not missing. Errors are one line that names
/// the file.
[[nodiscard]] Result<std::string> writeAssetFile(const Asset& asset, const std::string& library);
/// Reads one, whoever wrote it. Errors are one line that begins with the path.
[[nodiscard]] Result<Asset> readAssetFile(const std::string& path);

/// An asset of a library, as far as it is told without its model.
struct LibraryAsset {
  std::string path, name, tags;
  Box bounds;
};
/// Those of a library, by name. A file that is none is left out; so is a library that is not there.
[[nodiscard]] std::vector<LibraryAsset> libraryAssets(const std::string& library);

}  // namespace scarp
