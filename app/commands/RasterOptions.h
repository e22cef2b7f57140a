#pragma once

#include <string>

#include "core/io/RasterExport.h"
#include "core/terrain/GridFrame.h"

namespace CLI {
class App;
}

namespace scarp {

/// Adds how a raster is written: --preset, --format, --compression, --cog, --dither, --min and --max.
/// `options` must outlive the parsing.
void addRasterOptions(CLI::App& command, ExportOptions& options);

/// Prints the report of an export of a terrain with that frame. kept: keptHeights(), for an error of 0.
void tellReport(const ExportReport& report, const GridFrame& frame,
                const std::string& kept = "every height is kept exactly");

}  // namespace scarp
