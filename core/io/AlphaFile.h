#pragma once

#include <string>

#include "core/base/PathScope.h"
#include "core/base/Result.h"
#include "core/brush/Alpha.h"

namespace scarp {

/// Reads a greyscale picture of any format that terrains come in (PNG, EXR, TIFF …): black to white or lowest
/// to highest are mapped to 0…1, holes to Alpha::ground, and images of more than 4096 pixels a side are
/// reduced. If there are values below 0, the value 0 maps to Alpha::ground. The name of the alpha is the
/// path. An unchanged file returns the same alpha while any pointer to it exists. Errors are one line that
/// begins with the path. Any thread.
[[nodiscard]] Result<AlphaPtr> readAlpha(const std::string& path);

/// Allows a file to be read as the alpha of a brush that a project keeps: the user chose it on this machine.
/// A file that readAlpha() read is allowed too. Any thread.
void allowAlphaFile(const std::string& path);
[[nodiscard]] bool isAllowedAlphaFile(const std::string& path);

/// Files that brushes of a project may name.
[[nodiscard]] inline FileScope projectFileScope() { return FileScope::none(isAllowedAlphaFile); }

}  // namespace scarp
