#include "app/commands/FractionOutput.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/io/AtomicFile.h"
#include "core/io/RasterExport.h"

namespace scarp {

Result<void> checkFractionTarget(const std::string& path) {
  if (const auto format = rasterFormatOf(path); !format) return format.error();
  if (const auto file = AtomicFile::create(path); !file) return file.error();
  return {};
}

HeightRaster noFractions(const Terrain& terrain) {
  return {terrain.frame.columns, terrain.frame.rows, std::numeric_limits<float>::quiet_NaN()};
}

Result<std::vector<std::string>> writeFractions(const Terrain& terrain, HeightRaster fractions,
                                                const std::string& path, CommandProgress& progress) {
  Terrain raster{terrain.frame, terrain.georeference, std::move(fractions)};
  raster.georeference.verticalUnit.clear();  // A fraction has none.
  raster.georeference.metresPerUnit = 1.0;
  raster.georeference.rounding = 0.0;
  raster.georeference.source.reset();
  const auto format = rasterFormatOf(path);
  if (!format) return format.error();
  ExportOptions options;
  if (isQuantised(*format)) {
    options.rangeMin = 0.0;
    options.rangeMax = 1.0;
  }
  const auto report = exportRaster(raster, path, options, progress.stage("writing"));
  if (!report) return report.error();
  std::vector<std::string> lines{report->path + ": " + std::to_string(terrain.frame.columns) + " x " +
                                 std::to_string(terrain.frame.rows) + " samples"};
  for (const Message& note : report->notes) lines.push_back("note: " + note.text());
  return lines;
}

}  // namespace scarp
