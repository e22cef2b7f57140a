#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/model/ModelImport.h"

namespace scarp {

/// The endings of the formats that models are read from, in small letters: "glb".
[[nodiscard]] std::span<const std::string_view> modelEndings();
/// Whether a name has one of them.
[[nodiscard]] bool isModelName(const std::string& path);

/// Reads glTF, GLB, OBJ, FBX, PLY, STL or DAE with the pictures of its base colours, in another process whose
/// memory and time are limited, and looks at all that comes back. Takes what lies beside and below the file
/// where it names it, and nothing elsewhere. An error is one line that begins with the path. Any thread.
[[nodiscard]] Result<ModelFile> readModelFile(const std::string& path, const Progress& progress = {});

/// The same at its size; `how`: nothing takes what is guessed.
[[nodiscard]] Result<ModelPtr> importModel(const std::string& path,
                                           const std::optional<ModelImport>& how = {},
                                           const Progress& progress = {});

/// What the two processes exchange beside JSON: the model's pictures, each as u64 sum, u64 length and
/// storedPicture(), behind their u32 count; then modelBytes(). The reader looks at everything; the error
/// names no file.
[[nodiscard]] std::vector<std::byte> writeModelTransfer(const Model& model);
[[nodiscard]] Result<Model> readModelTransfer(std::span<const std::byte> bytes);

}  // namespace scarp
