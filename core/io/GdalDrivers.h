#pragma once

#include <string>
#include <vector>

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

}  // namespace scarp
