#pragma once

#include <string>

#include "core/base/Result.h"

namespace scarp {

/// Compares the counts in a model's file with its size, and with the limits of a model, before anything
/// decodes it: vertices and lists of PLY, FBX and COLLADA, buffers and hierarchy of glTF, objects and
/// materials of OBJ, solids of STL. Reads the file once. It accepts files that it cannot parse; the decoder
/// reports the reason. `extension`: lower case, without the dot. The error does not name the file.
[[nodiscard]] Result<void> checkModelCounts(const std::string& path, const std::string& extension);

}  // namespace scarp
