#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/Result.h"

namespace scarp {

/// Returns the content of a file that a glTF file names; nothing if it may not or cannot be read.
using NamedFileReader = std::function<std::optional<std::string>(const std::string& name)>;

/// Decodes what Assimp cannot read of a .gltf or .glb file, and returns all of it as a .glb file: meshes of
/// EXT_meshopt_compression, KHR_draco_mesh_compression and KHR_mesh_quantization, with KHR_texture_transform
/// in such files. Attributes become floats. Returns nothing if the file uses none of the three. The error is
/// one line that does not name the file.
[[nodiscard]] Result<std::optional<std::string>> unpackedGltf(std::string_view file,
                                                              const NamedFileReader& read);

}  // namespace scarp
