#pragma once

#include <gdal_priv.h>

#include <string>

namespace scarp {

class MemoryFile;

// Open files that this process has just written under a name that it chose, to compare them with the data or
// to convert them. Foreign files are opened by scarp-reader only (docs/reading-files.md). tests/architecture
// allows OwnFile.cpp, and no other source of the program, to refer to functions that open files of others'
// formats. Return null if opening fails; GDAL's errors are then set.

/// A GeoTIFF in memory.
[[nodiscard]] GDALDatasetUniquePtr openOwnGeoTiff(const MemoryFile& file);
/// A GeoTIFF that is to be converted.
[[nodiscard]] GDALDatasetUniquePtr openOwnGeoTiff(const std::string& path);
/// A GeoJSON file that is to be compared.
[[nodiscard]] GDALDatasetUniquePtr openOwnGeoJson(const std::string& path);
/// A GeoPackage that is to be compared.
[[nodiscard]] GDALDatasetUniquePtr openOwnGeoPackage(const std::string& path);

// readPngBytes() of PictureRows.h is defined there too.

}  // namespace scarp
