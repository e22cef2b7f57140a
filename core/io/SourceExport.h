#pragma once

#include <string>
#include <vector>

#include "core/io/RasterExport.h"
#include "core/io/RasterWriters.h"
#include "core/io/StoredRows.h"

namespace scarp {

// A GeoTIFF that stores samples as the file that the terrain was read from, and the notes of what it does not
// keep.

struct StoredExport {
  StoredRows rows;
  StoredTiff tiff;
};
/// Opens the source, if it is still there, and decides how the file is written. Adds notes of bands and
/// values that cannot be kept. The error is the reason alone: nothing can be stored as in the source.
[[nodiscard]] Result<StoredExport> openStored(const Terrain& terrain, const ExportRows& rows,
                                              const ExportOptions& options, const Progress& progress,
                                              std::vector<std::string>& notes);

/// Adds notes of all differences between the layout of the source and the one of the written file, as it was
/// read back.
void noteStored(const StoredSource& source, const StoredTiff& tiff, const StoredLayout& written,
                std::vector<std::string>& notes);

/// Adds notes of heights that were rounded to the steps of the source or clipped to its range. After
/// readBackStored().
void noteHeights(const StoredRows& rows, std::vector<std::string>& notes);

}  // namespace scarp
