#pragma once

#include <string>

#include "core/base/Result.h"

namespace scarp {

/// Compares the counts in a model's file with its size, and with what a model may have, before anything decodes
/// it: vertices and lists of PLY, FBX and COLLADA, buffers and hierarchy of glTF, objects and materials of OBJ,
/// solids of STL. Reads the file once. Of a file that it does not understand it has nothing against: the
/// decoder gives the reason. `extension`: lower case, without the point. The error names no file.
[[nodiscard]] Result<void> checkModelCounts(const std::string& path, const std::string& extension);

}  // namespace scarp
