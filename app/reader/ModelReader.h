#pragma once

#include <string>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/model/ModelImport.h"

namespace scarp {

/// Reads a model's file by Assimp, with the levels of detail that are drawn far away. An error is one line
/// that names no file. For a process of its own: Assimp's readers have faults on damaged files.
[[nodiscard]] Result<ModelFile> readByAssimp(const std::string& path, const Progress& told);

}  // namespace scarp
