#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/Result.h"

class GDALDataset;
class GDALDriver;
class VSIFilesystemHandler;

namespace scarp {

/// What a person allows GDAL beyond what files from others may do: SCARP_GDAL_ALLOW, a list of drivers with
/// commas between them. The word "anywhere" in it allows names that are no files, the network, and VRT files
/// whose sources lie anywhere.
inline constexpr const char* kGdalAllow = "SCARP_GDAL_ALLOW";

/// Removes the drivers that may not read (the table in the source file says which may, and why), and closes
/// GDAL's file systems that lead out of this machine's files. Once, before GDAL is used, by prepareGdal().
void restrictGdal();

/// The drivers that may open a raster, as GDAL takes them: ends with a null pointer.
[[nodiscard]] const std::vector<const char*>& rasterDrivers();
/// Whether SCARP_GDAL_ALLOW has the word "anywhere".
[[nodiscard]] bool readsAnywhere();
/// GDAL's own file system for a name such as /vsis3/bucket/key, though it is closed to files. Null where it
/// has none.
[[nodiscard]] VSIFilesystemHandler* networkFileSystem(const std::string& name);
/// Lets one of the drivers that read by address (Zarr, WMS, WMTS, WCS) read in this process, which reads
/// nothing else: what a person gave the address of. False where GDAL has none.
bool admitDriver(const std::string& name);
/// Lets the drivers read in this process whose files may name other files or contain SQL: GeoPackage, PDS and
/// ISIS 3. Only for a process that confineToFile() confines. Once, before rasterDrivers().
void admitConfinedDrivers();
/// Lets the drivers that read lines read in this process, which reads nothing else: GPX, GeoJSON, GeoPackage,
/// Shapefile, KML, DXF, OSM, FlatGeobuf. As GDAL takes them: ends with a null pointer.
std::vector<const char*> admitVectorDrivers();
/// GDAL's rasters in memory, which no file may name.
[[nodiscard]] GDALDriver& memoryDriver();
/// For files that this program writes and reads back, and for nobody else's. Null where GDAL has none.
[[nodiscard]] GDALDriver* geoPackageDriver();

/// Lets GDAL keep as much as the memory budget allows of what it has read. Any time.
void limitGdalCache();

/// Whether a raster's blocks, of which GDAL always reads a whole one, fit into a part of the memory budget.
/// The error is one line that begins with the path.
[[nodiscard]] Result<void> checkBlocks(const std::string& path, GDALDataset& dataset);

/// A file in GDAL's memory that exists as long as this object. A database is written there and copied, so
/// that a failure of the disk is reported in the system's words.
class MemoryFile {
 public:
  explicit MemoryFile(const char* ending);  ///< ".gpkg"
  ~MemoryFile();
  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;

  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] std::string_view bytes() const;

 private:
  std::string path_;
};

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
