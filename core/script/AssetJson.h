#pragma once

#include <vector>

#include "core/edit/AssetOperations.h"
#include "core/edit/Operation.h"
#include "core/schema/ObjectReader.h"

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
/// What is wrong the reader remembers.
[[nodiscard]] std::vector<Asset> readAssets(ObjectReader& reader, std::string_view key);

/// Of the files that they name nothing is read.

}  // namespace scarp
