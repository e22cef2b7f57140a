#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/ExportRows.h"
#include "core/io/RasterImport.h"
#include "core/io/RasterWriters.h"
#include "core/io/SampleSource.h"

namespace scarp {

// Written files are read with the reader that imports use, and compared with what they should contain. Errors
// are the reason alone.

/// Compares a raster sample by sample. Returns the largest difference from the terrain, metres.
Result<double> readBackRaster(const RasterWriter& writer, const RasterEncoding& how, const ExportRows& rows,
                              const std::string& path, const Progress& progress);

/// A GeoTIFF that stores samples as its source: all bands and the mask are compared bit by bit. Returns the
/// largest error of the samples that were encoded, metres. Resets the counts of `rows`, which then are those
/// of the file.
Result<double> readBackStored(const std::string& path, StoredRows& rows, const StoredTiff& tiff,
                              const Progress& progress);

/// Fills what some bands of a row hold, as the file holds it (SampleSource::readCodes), the bands of a sample
/// beside one another.
using CodeRows = std::function<void(int row, std::span<std::uint32_t> codes)>;

/// Reads bands of a written file and compares them with what they should hold. The error is the reason alone.
Result<void> readBackCodes(SampleSource& source, int firstBand, int bands, const CodeRows& expected,
                           const Progress& progress);
/// Opens a written file to be read back: of so many columns, rows and bands.
Result<std::unique_ptr<SampleSource>> openWritten(const std::string& path,
                                                  const std::optional<RawLayout>& raw, int columns, int rows,
                                                  int bands);

}  // namespace scarp
