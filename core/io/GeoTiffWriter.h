#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/RasterFormat.h"
#include "core/io/RowOrder.h"
#include "core/terrain/GeoReference.h"
#include "core/terrain/GridFrame.h"

class GDALDataset;

namespace scarp {

/// Returns whether two georeferences name the same CRS, with its vertical part and its coordinate epoch.
/// Names and codes may differ.
[[nodiscard]] bool sameReferenceSystem(const GeoReference& one, const GeoReference& other);

/// Returns the content of the .aux.xml file that has to be next to a GeoTIFF because GeoTIFF keys cannot
/// contain the CRS; empty if they can. Any thread.
[[nodiscard]] std::string auxOfGeoTiff(const GeoReference& reference);

/// Returns the content of the .prj file next to a raster without a CRS of its own: as Esri programs write it,
/// without the vertical part. Empty if there is no CRS or it cannot be written so. Any thread.
[[nodiscard]] std::string prjOf(const GeoReference& reference);

/// File name of auxOfGeoTiff() for a GeoTIFF.
[[nodiscard]] std::string auxName(const std::string& tiff);

/// What a GeoTIFF of other things than heights holds.
struct GeoTiffLayout {
  enum class Sample { U8, U16, F32 } sample = Sample::U8;
  std::vector<std::string> bands;  ///< Their names; ≥ 1. None is alpha or a colour.
  /// Of one band of classes: the colours of the values from 0 on. Empty: the values are amounts.
  std::vector<std::array<std::uint8_t, 3>> colours{};
  std::optional<double> nodata{};
  TiffCompression compression = TiffCompression::Deflate;
};

/// Gives a band's row as the file has it, bands from 1, samples as in memory.
using BandRows = std::function<void(int band, int row, std::span<std::uint8_t> bytes)>;

/// Which row a GeoTIFF of a terrain begins with.
[[nodiscard]] RowOrder geoTiffOrder(const GeoReference& reference);

/// Sets geotransform and CRS of a GeoTIFF that is being written. Omits what GeoTIFF keys cannot contain;
/// auxOfGeoTiff() returns it. A terrain without a geotransform gets its cell size from the origin, unless
/// `cellsOnly` is false.
void placeGeoTiff(GDALDataset& dataset, const GridFrame& frame, const GeoReference& reference,
                  bool cellsOnly = true);

/// Writes a whole file into an existing one: tiled, packed, with CRS and geotransform, without a colour
/// profile. The error is the reason alone. Any thread.
Result<void> writeGeoTiffBands(const std::string& path, const GridFrame& frame, const GeoReference& reference,
                               const GeoTiffLayout& layout, const BandRows& rowOf, const Progress& progress);

}  // namespace scarp
