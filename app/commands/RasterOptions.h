#pragma once

#include "core/io/RasterExport.h"
#include "core/terrain/GridFrame.h"

namespace CLI {
class App;
}

namespace scarp {

/// Adds how a raster is written: --preset, --format, --compression, --cog, --dither, --min and --max.
/// `options` must outlive the parsing.
void addRasterOptions(CLI::App& command, ExportOptions& options);

/// Says what was written of a terrain of that frame.
void tellReport(const ExportReport& report, const GridFrame& frame);

}  // namespace scarp
