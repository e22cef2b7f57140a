#pragma once

#include <string>

#include "core/base/Result.h"

namespace scarp {

/// Folder of GDAL's memory files of this program. No foreign file can have a name in it.
inline constexpr const char* kMemoryFolder = "/vsimem/scarp/";

/// The file and the driver that a name refers to: a file, a grid in one (NETCDF:"file.nc":z, or HDF5, BAG,
/// GTIFF_DIR), a file in an archive (/vsizip/, /vsitar/ or /vsigzip/ and the archive's path), a Zarr folder.
struct GdalName {
  std::string file;              ///< File or folder that must exist; empty: there is none.
  std::string name;              ///< Name for GDAL.
  const char* driver = nullptr;  ///< The only driver that may open it; null: any of rasterDrivers().
};
/// Opens nothing. The error is one line that begins with the name.
[[nodiscard]] Result<GdalName> resolveGdalName(const std::string& name);

/// Returns the driver for the prefix of a name, such as NETCDF:, or null for a name without such a prefix.
[[nodiscard]] const char* gridDriverOf(const std::string& name);

/// Whether a folder is one raster: a Zarr array, or a group of them.
[[nodiscard]] bool isZarrFolder(const std::string& path);

/// Returns a path that no driver interprets as a special name.
[[nodiscard]] std::string asGdalPath(const std::string& path);

}  // namespace scarp
