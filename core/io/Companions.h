#pragma once

#include <string>
#include <vector>

namespace scarp {

/// Files next to a raster that other programs read with it: georeference, statistics, no-data values,
/// overviews and masks, as GDAL, Esri and MapInfo programs write them (.aux.xml, .ovr, .msk, .prj, .tfw …).
struct Companions {
  std::vector<std::string> own;  ///< Describe only this raster, so they are wrong once it is replaced.
  std::vector<std::string>
      shared;  ///< May also belong to another file of the same name (.prj of a shapefile).
};

/// Returns the existing companions of a raster. The raster itself need not exist. Empty if its file extension
/// is not that of a raster. Files with such a name and content of another kind, links and folders are
/// omitted.
[[nodiscard]] Companions companionsOf(const std::string& raster);

}  // namespace scarp
