#pragma once

#include <string>

#include "core/base/Result.h"

namespace scarp {

/// Whether a VRT file may be opened: it and the VRT files among its sources are plain mosaics, and all
/// sources are files below the folder of the file that names them, of drivers that may read. To be called
/// before GDAL opens it. The error is one line that says what it has that it may not.
[[nodiscard]] Result<void> checkVrt(const std::string& path);

/// Whether a file is one, as GDAL takes it.
[[nodiscard]] bool isVrt(const std::string& path);

}  // namespace scarp
