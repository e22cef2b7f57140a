#pragma once

#include <string>

#include "core/base/Result.h"

namespace scarp {

/// Checks the counts, sizes and nesting of a vector file before GDAL reads it: inserts of blocks in DXF, the
/// unpacked size of KMZ, views and blobs of GeoPackage. Formats are told by the first bytes of the file, and DXF
/// by its extension too. The error is one line that names the limit, and no file. To be called in the process
/// that decodes. Any thread.
[[nodiscard]] Result<void> checkVectorLimits(const std::string& path);

}  // namespace scarp
