#pragma once

#include <string>
#include <vector>

#include "core/base/Result.h"
#include "core/schema/EnumNames.h"

namespace scarp {

/// Formats that terrains are written in. A format is added here, in the table of RasterFormat.cpp, and as a
/// file with its row.
enum class RasterFormat {
  GeoTiff,
  Png,
  Raw,
  Exr,
  AsciiGrid,
  Hgt,
  EsriFloat,
  EsriBil,
  Saga,
  Surfer,
  Envi,
  NetCdf
};

// Rows of the table, each in the file of its format.
struct RasterWriter;
RasterWriter geoTiffWriter();
RasterWriter pngWriter();
RasterWriter rawWriter();
RasterWriter exrWriter();
RasterWriter asciiGridWriter();
RasterWriter srtmWriter();
RasterWriter esriFloatWriter();
/// Grids of 32-bit floats that drivers of GDAL write.
std::vector<RasterWriter> driverWriters();

/// Storage of samples in a file.
enum class SampleStorage {
  Automatic,  ///< Of a GeoTIFF: Source for a terrain that was read from a GeoTIFF, if it is neither resampled
              ///< nor written for an engine; otherwise the first of RasterFormatInfo::samples.
  Source,     ///< As the file that the terrain was read from: type, no-data value, scale, bands, layout.
  Float,      ///< 32-bit floating point, one band, NaN for holes.
  UInt16,     ///< 0 to 65535, as all of the following with a scale and an offset to metres.
  Int16,      ///< −32768 to 32767.
  UInt8,      ///< 0 to 255.
};
/// Names in files and settings.
[[nodiscard]] const EnumNames& sampleStorageNames();
/// Returns whether heights become whole steps.
[[nodiscard]] bool isQuantised(SampleStorage samples);
/// Range of the numbers of a type of isQuantised().
struct StepLimits {
  int first = 0, last = 65535;
};
[[nodiscard]] StepLimits stepLimits(SampleStorage samples);

struct RasterFormatInfo {
  RasterFormat format;
  const char* name;                    ///< "OpenEXR (32-bit float)"
  const char* extension;               ///< Without the dot; the first of a format is the usual one.
  std::vector<SampleStorage> samples;  ///< Types that the format has, the usual one first.
};
[[nodiscard]] const std::vector<RasterFormatInfo>& rasterFormats();
/// Types that a file can have. A path whose extension is not one of the format can have all of them.
[[nodiscard]] std::vector<SampleStorage> samplesOf(RasterFormat format, const std::string& path = {});
/// Names in files and settings.
[[nodiscard]] const EnumNames& rasterFormatNames();

/// How a GeoTIFF is packed.
enum class TiffCompression { Deflate, Zstd, None };

struct TiffCompressionInfo {
  TiffCompression compression;
  const char* name;   ///< As typed and stored: "deflate".
  const char* title;  ///< "DEFLATE (any program)"
};
[[nodiscard]] const std::vector<TiffCompressionInfo>& tiffCompressions();

/// Returns whether a format does not contain its place and cell size: a JSON file beside it does.
[[nodiscard]] bool hasJsonBeside(RasterFormat format);

/// Returns whether heights become whole steps in the usual samples of a format.
[[nodiscard]] bool isQuantised(RasterFormat format);

/// Choices that not every format has.
struct RasterChoices {
  /// Samples stored as in the source, compression and the cloud optimised layout: those of a GeoTIFF.
  bool geoTiff = false;
  bool byteOrder = false;  ///< The order of bytes.
  /// Stores whole metres, with the lowest number for holes, so there is no height range to choose.
  bool wholeMetres = false;
};
[[nodiscard]] const RasterChoices& choicesOf(RasterFormat format);

/// Returns whether a file of this extension can have the usual samples of its format: ".raw" those of ".r16".
[[nodiscard]] bool hasUsualSamples(const RasterFormatInfo& info);

/// ".tif, .png, .r16": the extensions of some formats with their usual samples, or of all if none is named.
[[nodiscard]] std::string endingsOf(const std::vector<RasterFormat>& formats = {});
/// Extensions of the formats that have a choice, as endingsOf().
[[nodiscard]] std::string endingsWith(bool (*hasChoice)(RasterFormat));
/// Extensions of the rasters that a file dialog offers for opening, without dots: those of all formats that
/// are written, and of others that are only read.
[[nodiscard]] std::vector<std::string> openedExtensions();

/// The format that a path's ending names; the error is one line that lists those that there are.
[[nodiscard]] Result<RasterFormat> rasterFormatOf(const std::string& path);

/// Rejects a path whose ending names another kind of file than what is written into it: a GeoTIFF in
/// "terrain.jpg". Endings that name none may be; the error lists those that name the format.
[[nodiscard]] Result<void> checkEnding(const std::string& path, RasterFormat format);

}  // namespace scarp
