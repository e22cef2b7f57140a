#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/terrain/Terrain.h"

namespace scarp {

enum class RasterFormat { GeoTiff, Png16, Raw16, Exr, AsciiGrid };

struct ExportOptions {
  std::optional<RasterFormat> format;        ///< Empty: by the file's ending.
  std::string preset;                        ///< "", "unity", "unreal", "terrain3d" or "blender".
  std::optional<double> rangeMin, rangeMax;  ///< Quantised formats: the heights of the first and the last
                                             ///< step; the terrain's own range where empty.
};

struct ExportReport {
  std::string path;
  std::string sidecar;             ///< Path of the JSON beside a quantised file; empty where none.
  double largestError = 0.0;       ///< Metres, over all samples, found by reading the file back.
  double step = 0.0;               ///< Metres between two quantised heights; 0 for float formats.
  std::vector<std::string> notes;  ///< One line each: what the format could not keep, engine settings.
};

/// Writes to a temporary file beside the target, reads that back, compares it with the terrain, and only
/// then takes the target's place: a failure or a full disk leaves the old file as it was. Errors are one
/// line that names the file. Any thread; may be cancelled through progress.
[[nodiscard]] Result<ExportReport> exportRaster(const Terrain& terrain, const std::string& path,
                                                const ExportOptions& options = {},
                                                const Progress& progress = {});

struct RasterFormatInfo {
  RasterFormat format;
  const char* name;       ///< "GeoTIFF (32-bit float)"
  const char* extension;  ///< Without the dot; the first is the usual one.
  bool quantised;
};
[[nodiscard]] const std::vector<RasterFormatInfo>& rasterFormats();

/// The format that a path's ending names; the error is one line that lists those that there are.
[[nodiscard]] Result<RasterFormat> rasterFormatOf(const std::string& path);

}  // namespace scarp
