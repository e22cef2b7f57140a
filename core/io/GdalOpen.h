#pragma once

#include <gdal_priv.h>

#include <string>
#include <vector>

#include "core/base/Result.h"

namespace scarp {

/// Opens a raster for reading by a name that resolveGdalName() accepts. Uses only the allowed drivers
/// (GdalDrivers.h); checks VRT files first. The error is one line that begins with the name. Linked into
/// scarp-reader only: no other program opens foreign files with GDAL. GDAL's warnings are appended
/// to `warnings`.
[[nodiscard]] Result<GDALDatasetUniquePtr> openGdalRaster(const std::string& name,
                                                          std::vector<std::string>* warnings = nullptr);

}  // namespace scarp
