#pragma once

#include <string>
#include <vector>

#include "app/commands/CommandProgress.h"
#include "core/base/Result.h"
#include "core/io/RasterExport.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/Terrain.h"

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

/// Whether a fraction raster can be written there, as far as that shows before the long work that makes it.
[[nodiscard]] Result<void> checkFractionTarget(const std::string& path);

/// A fraction, 0…1, for each sample of a terrain, NaN where there is none; as much of it as the memory lets.
[[nodiscard]] HeightRaster noFractions(const Terrain& terrain);

/// Writes them as a raster at the terrain's place in the world; the path's ending names the format. 16-bit
/// formats have their lowest step at 0 and their highest at 1. Returns what is to be told of it, a line each.
[[nodiscard]] Result<std::vector<std::string>> writeFractions(const Terrain& terrain, HeightRaster fractions,
                                                              const std::string& path,
                                                              CommandProgress& progress);

}  // namespace scarp
