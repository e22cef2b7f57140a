#pragma once

#include <string>

#include "core/io/RasterExport.h"
#include "core/terrain/GridFrame.h"

namespace CLI {
class App;
}

namespace scarp {

/// Adds how samples are stored: --store and --source-file. `options` must outlive the
/// parsing.
void addStoreOptions(CLI::App& command, ExportOptions& options);
/// Adds how a raster is written: --preset, --format, --compression, --cog, --dither, --min, --max, --step,
/// --anchor, --big-endian, --south-first, and those above.
void addRasterOptions(CLI::App& command, ExportOptions& options);

/// Prints the report of an export of a terrain with that frame. kept: keptHeights(), for an error of 0.
void tellReport(const ExportReport& report, const GridFrame& frame,
                const std::string& kept = "every height is kept exactly");

}  // namespace scarp
