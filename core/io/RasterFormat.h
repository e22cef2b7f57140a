#pragma once

#include <string>
#include <vector>

#include "core/base/Result.h"
#include "core/schema/EnumNames.h"

namespace scarp {

/// What terrains are written as.
enum class RasterFormat {
  GeoTiff,
  Png16,
  Raw16,
  Exr,
  AsciiGrid,
  EsriFloat,
  EsriBil,
  Saga,
  Surfer,
  Envi,
  NetCdf
};

struct RasterFormatInfo {
  RasterFormat format;
  const char* name;       ///< "GeoTIFF (32-bit float)"
  const char* extension;  ///< Without the dot; the first is the usual one.
  bool quantised;
};
[[nodiscard]] const std::vector<RasterFormatInfo>& rasterFormats();
/// As files and settings name them.
[[nodiscard]] const EnumNames& rasterFormatNames();

/// How a GeoTIFF is packed.
enum class TiffCompression { Deflate, Zstd, None };

struct TiffCompressionInfo {
  TiffCompression compression;
  const char* name;   ///< As typed and stored: "deflate".
  const char* title;  ///< "DEFLATE (any program)"
};
[[nodiscard]] const std::vector<TiffCompressionInfo>& tiffCompressions();

/// How a GeoTIFF stores samples.
enum class SampleStorage {
  Automatic,  ///< Source for a terrain that was read from a GeoTIFF, if it is neither resampled nor written
              ///< for an engine; otherwise Float.
  Source,     ///< As the file that the terrain was read from: type, no-data value, scale, bands, layout.
  Float,      ///< 32-bit floating point, one band, NaN for holes.
};
/// As files and settings name them.
[[nodiscard]] const EnumNames& sampleStorageNames();

/// Whether heights become 16-bit steps in it.
[[nodiscard]] bool isQuantised(RasterFormat format);

/// Whether a format is a north-up grid of 32-bit floats in the form of another program (writeByDriver()): its
/// holes are a no-data value, and other files may belong to it.
[[nodiscard]] bool isForeignGrid(RasterFormat format);

/// ".tif, .png, .r16": the endings of some formats, or of all where none is named.
[[nodiscard]] std::string endingsOf(const std::vector<RasterFormat>& formats = {});

/// The format that a path's ending names; the error is one line that lists those that there are.
[[nodiscard]] Result<RasterFormat> rasterFormatOf(const std::string& path);

/// Rejects a path whose ending names another kind of file than what is written into it: a GeoTIFF in
/// "terrain.jpg". Endings that name none may be; the error lists those that name the format.
[[nodiscard]] Result<void> checkEnding(const std::string& path, RasterFormat format);

}  // namespace scarp
