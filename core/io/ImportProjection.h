#pragma once

#include <string>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/HeightDatum.h"
#include "core/io/ImportShape.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// A terrain in another CRS, and what that costs.
struct ProjectedTerrain {
  Terrain terrain;          ///< North up, square cells whose borders are multiples of their size.
  std::string crs;          ///< "WGS 84 / UTM zone 18N (EPSG:32618)"
  double placeError = 0.0;  ///< Metres, of the way there and back at 33 x 33 places: the greatest.
  double largestChange = 0.0, medianChange = 0.0;  ///< Metres: heights there and back, at samples all over.
  std::string heightDatum;  ///< What is to be said of the vertical datum; may be empty.
};

/// Brings a terrain into another CRS by GDAL's warper with the exact way of every sample: cubic, with the
/// kernel widened by the same factors everywhere where cells become larger, NaN where the terrain has
/// nothing. The same for any number of threads. Memory: the terrain's and the result's tiles, and some
/// blocks. An error is one line without a name: no place, no way there, too many samples, cancelled. Any
/// thread.
[[nodiscard]] Result<ProjectedTerrain> project(const Terrain& terrain, const ImportProjection& wish,
                                               const Progress& progress = {});

/// What project() would make: its grid without heights. The same errors.
struct ProjectedGrid {
  GridFrame frame;
  GeoReference georeference;
  std::string crs;
};
[[nodiscard]] Result<ProjectedGrid> projectedGrid(const GridFrame& frame, const GeoReference& reference,
                                                  const ImportProjection& wish);

/// What project() would do with the heights for another vertical datum, as ProjectedTerrain::heightDatum has
/// it. The same errors.
[[nodiscard]] Result<std::string> projectedHeights(const GridFrame& frame, const GeoReference& reference,
                                                   const ImportProjection& wish);

/// "EPSG:32618": the UTM zone of a place on the datum of a CRS (NAD83 and ETRS89 have their own). The error
/// is a line without a name.
[[nodiscard]] Result<std::string> utmZoneOf(const GridFrame& frame, const GeoReference& reference);

/// One line that says it all.
[[nodiscard]] std::string projectionText(const ProjectedTerrain& projected);

}  // namespace scarp
