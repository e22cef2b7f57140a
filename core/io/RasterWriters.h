#pragma once

#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/ExportRows.h"
#include "core/io/RasterExport.h"
#include "core/io/RasterImport.h"
#include "core/io/StoredRows.h"
#include "core/terrain/Terrain.h"

namespace scarp {

// Each writes a whole file into an existing one. Progress runs 0…1. The error is the reason alone; the
// caller names the target. Any thread.

/// Whole numbers in a GeoTIFF, whose scale and offset give metres.
struct TiffSteps {
  SampleStorage samples;  ///< A type of isQuantised().
  Quantisation quantisation;
};
/// 32-bit float with predictor 3, or `steps` with predictor 2. Tiled, packed, with CRS, geotransform, unit
/// and the no-data value NaN, or Quantisation::hole.
Result<void> writeGeoTiff(const std::string& path, const Terrain& terrain, const ExportRows& rows,
                          TiffCompression compression, const std::optional<TiffSteps>& steps,
                          const Progress& progress);

/// The same as a cloud optimised one (COG), with overviews that are means. Takes as much of the disk again for
/// a while, beside `path`.
Result<void> writeCloudGeoTiff(const std::string& path, const Terrain& terrain, const ExportRows& rows,
                               TiffCompression compression, const std::optional<TiffSteps>& steps,
                               const Progress& progress);

/// A GeoTIFF that is removed with this object.
struct TemporaryTiff {
  std::string path;
  ~TemporaryTiff();
};
/// Copies an own GeoTIFF as a cloud optimised one. `options`: of GDAL's driver COG.
Result<void> copyAsCloud(const std::string& plain, const std::string& path, std::vector<std::string> options,
                         const Progress& progress);

/// How a GeoTIFF is written as the file that the terrain was read from.
struct StoredTiff {
  StoredLayout layout;  ///< What is wanted, with one band or all of them.
  int band = 1;         ///< The band with the heights.
  bool cloud = false;
  /// GDAL's name of a lossless compression; empty: none.
  std::string compression;
  bool compressionChosen = false;       ///< By the user, not by the source.
  std::vector<std::string> metadata{};  ///< Of the file, "NAME=VALUE".
};
/// By type, no-data value, scale, offset, bands, blocks, compression, mask and overviews of `tiff`. The error
/// is the reason alone.
Result<void> writeStoredGeoTiff(const std::string& path, const Terrain& terrain, StoredRows& rows,
                                const StoredTiff& tiff, const Progress& progress);

/// Grey, 16 or 8 bits. `samples`: UInt16 or UInt8.
Result<void> writePngSteps(const std::string& path, const ExportRows& rows, const Quantisation& quantisation,
                           SampleStorage samples, const Progress& progress);

/// Samples without a header, by type and byte order of `layout`: U8, U16, I16, or F32 in the file's unit.
Result<void> writeRawSamples(const std::string& path, const ExportRows& rows,
                             const Quantisation& quantisation, const RawLayout& layout,
                             const Progress& progress);

/// OpenEXR with one 32-bit float channel "Y", PIZ.
Result<void> writeExr(const std::string& path, const ExportRows& rows, const Progress& progress);

/// Position of a terrain as a grid that is north up, in the units of its CRS, or in metres from the origin if
/// the terrain has no position: formats without rotation.
struct UprightPlace {
  double west, south, dx, dy;
  RowOrder order;  ///< Of the terrain's rows in the file.
  bool mirrored;   ///< The file has the terrain's columns from the last to the first.
};
/// The error is the reason alone: the grid is turned against its coordinates.
[[nodiscard]] Result<UprightPlace> uprightPlace(const Terrain& terrain);

/// Header of an Arc/Info ASCII grid.
[[nodiscard]] std::string asciiGridHeader(const Terrain& terrain, const UprightPlace& place, double nodata);

/// Arc/Info ASCII grid, digits enough for every 32-bit float; `nodata` stands for holes.
Result<void> writeAsciiGrid(const std::string& path, const Terrain& terrain, const ExportRows& rows,
                            double nodata, const Progress& progress);

/// One of the formats of isForeignGrid(), with the files that belong beside it; `nodata` stands for holes.
/// Needs an empty folder, and temporarily the space of the samples again.
Result<void> writeByDriver(RasterFormat format, const std::string& path, const Terrain& terrain,
                           const ExportRows& rows, double nodata, const Progress& progress);

}  // namespace scarp
