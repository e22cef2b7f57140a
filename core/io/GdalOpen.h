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
                                                          std::vector<Message>* warnings = nullptr);

/// Checks that a VRT file may be opened: it and the VRT files among its sources are plain mosaics, and all
/// sources are files below the folder of the file that names them, of drivers that may read. To be called
/// before GDAL opens it. The error is one line that says what it has that it may not.
[[nodiscard]] Result<void> checkVrt(const std::string& path);

/// Returns true if GDAL takes a file as VRT.
[[nodiscard]] bool isVrt(const std::string& path);

}  // namespace scarp
