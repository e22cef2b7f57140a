#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// A raw file's layout, which nothing in the file tells.
struct RawLayout {
  enum class Sample { U8, U16, I16, F32 };
  int columns = 0, rows = 0;
  Sample sample = Sample::U16;
  bool bigEndian = false;
  std::size_t headerBytes = 0;
};

/// What the person knows better than the file. Anything left empty is read from the file or guessed, and
/// guesses are said in the warnings.
struct ImportOptions {
  std::optional<std::string> verticalUnit;  ///< "m", "ft", "us-ft", "km", "cm", "mm", "dm", "fathom" …
  std::optional<double> nodata;             ///< Stored value that stands for a hole.
  std::optional<double> cellSize;           ///< Metres, both ways, in place of the file's.
  std::optional<double> scale, offset;      ///< height in file units = stored·scale + offset.
  std::optional<RawLayout> raw;             ///< Read the file as headerless samples.
};

struct ImportedTerrain {
  Terrain terrain;
  std::string driver;                 ///< "GTiff", "SRTMHGT", "EXR", "RAW" …
  std::string sampleType;             ///< As stored: "Int16", "Float32" …
  long long holes = 0;                ///< NaN samples.
  std::vector<std::string> warnings;  ///< One line each: guesses, undeclared voids, 8-bit terraces …
};

/// Reads a single-band raster: nodata to holes, vertical unit to metres, south-up turned, scale and
/// offset applied, CRS and geotransform kept. Anything GDAL reads, and EXR. Errors are one line that
/// names the file. Any thread; may be cancelled through progress.
[[nodiscard]] Result<ImportedTerrain> importRaster(const std::string& path, const ImportOptions& options = {},
                                                   const Progress& progress = {});

}  // namespace scarp
