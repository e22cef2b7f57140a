#pragma once

#include <gdal_priv.h>

#include <string>

#include "core/base/Result.h"

namespace scarp {

/// Where this program puts what it has in memory for GDAL; no file can be named so.
inline constexpr const char* kMemoryFolder = "/vsimem/scarp/";

/// Opens a raster for reading: a file, a grid in one (NETCDF:"file.nc":z, or HDF5, BAG, GTIFF_DIR), or a file
/// in an archive (/vsizip/, /vsitar/ or /vsigzip/ and the archive's path). By the drivers that may
/// (GdalDrivers.h), VRT files once they are checked. The error is one line that begins with the name.
/// Everything that opens rasters with GDAL goes through here.
[[nodiscard]] Result<GDALDatasetUniquePtr> openGdalRaster(const std::string& name);

/// Whether a folder is one raster: a Zarr array, or a group of them.
[[nodiscard]] bool isZarrFolder(const std::string& path);

/// Opens vectors of one driver from a file. Null, and GDAL's errors, where that fails.
[[nodiscard]] GDALDatasetUniquePtr openGdalVectors(const std::string& path, const char* driver);

}  // namespace scarp
