#pragma once

#include <string>

#include "core/base/Result.h"
#include "core/brush/Alpha.h"

namespace scarp {

/// Reads a greyscale picture of any format that terrains come in (PNG, EXR, TIFF …): black to white or lowest
/// to highest brought to 0…1, holes as 0, and what is larger than 1024 pixels a side averaged down. Its name
/// is the path. The same file, unchanged, gives the same alpha as long as somebody holds it. Errors are one
/// line that begins with the path. Any thread.
[[nodiscard]] Result<AlphaPtr> readAlpha(const std::string& path);

}  // namespace scarp
