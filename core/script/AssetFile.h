#pragma once

#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/objects/Asset.h"

namespace scarp {

// A library of models is a folder of files with an asset each: its name, tags and model with pictures.
//
// "SCARPAST", u32 length of a JSON text (little-endian), the text {"assets": [one]} as AssetJson has it, and
// writeModelTransfer() of its model.

inline constexpr const char* kAssetEnding = ".scarp-asset";

/// Writes an asset into a library, in place of one of the same file name, and says into which file. The library is made
/// where it is not there. Contract: its model is not missing. Errors are one line that names the file.
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
