#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/HeightDatum.h"
#include "core/io/RasterImport.h"
#include "core/terrain/GeoReference.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/Terrain.h"

class GDALDataset;

namespace scarp {

/// A terrain in another CRS, with the accuracy of the reprojection.
struct ProjectedTerrain {
  Terrain
      terrain;  ///< North up, square cells whose borders are multiples of their size; or the file's cells.
  Message crs;  ///< "WGS 84 / UTM zone 18N (EPSG:32618)"
  bool ownCells = false;    ///< The CRS is that of the terrain: samples and place are unchanged.
  double placeError = 0.0;  ///< Metres, of the transformation there and back: the largest at 33 x 33 places.
  /// Metres between a height and the surface of the result (cubic) at its place: the maximum of all samples
  /// except `uncompared`, and the median, up to 0.05 % above the truth.
  double largestChange = 0.0, medianChange = 0.0;
  long long uncompared = 0;  ///< Heights without 4 x 4 samples of the result around them: borders, holes.
  /// Kernel scales for gdalwarp's options, if gdalwarp would choose different ones: it computes large
  /// results, and results that are rotated against the terrain's grid, in chunks.
  std::optional<std::array<double, 2>> kernelScales{};
  Message heightDatum{};      ///< Text for the user about the vertical datum; may be empty.
  bool datumAsWanted = true;  ///< If false, heightDatum is a warning.
};

/// Transforms a terrain to another CRS. In the terrain's CRS, without another cell size, all samples stay
/// unchanged. Otherwise GDAL's warper resamples them with the exact transformation of every sample: cubic,
/// with the kernel that `gdalwarp -r cubic -et 0` chooses if it warps all at once; NaN where the terrain has
/// no data. The result does not depend on the number of threads. Memory: the tiles of the terrain and of the
/// result, and some blocks. The error is one line without a name: no place, no transformation, too many
/// samples, cancelled. Any thread.
[[nodiscard]] Result<ProjectedTerrain> project(const Terrain& terrain, const ImportProjection& wish,
                                               const Progress& progress = {});

/// Converts the heights of a terrain to heights above the ellipsoid WGS 84, as globes have them. Nothing if
/// its CRS has no vertical part, or PROJ has no transformation for all heights. The error is a cancellation.
[[nodiscard]] Result<std::optional<HeightRaster>> heightsAboveWgs84(const Terrain& terrain,
                                                                    const Progress& progress = {});

/// What project() would make: its grid without heights. The same errors.
struct ProjectedGrid {
  GridFrame frame;
  GeoReference georeference;
  Message crs;
  bool own = false;  ///< It is the terrain's grid.
};
[[nodiscard]] Result<ProjectedGrid> projectedGrid(const GridFrame& frame, const GeoReference& reference,
                                                  const ImportProjection& wish);

/// What project() would do with the heights for another vertical datum, as ProjectedTerrain::heightDatum has
/// it. The same errors.
[[nodiscard]] Result<Message> projectedHeights(const GridFrame& frame, const GeoReference& reference,
                                               const ImportProjection& wish);

/// "EPSG:32618": the UTM zone of a place on the datum of a CRS (NAD83 and ETRS89 have their own). The error
/// is a line without a name.
[[nodiscard]] Result<std::string> utmZoneOf(const GridFrame& frame, const GeoReference& reference);

/// One line for the user, without the vertical datum.
[[nodiscard]] Message projectionText(const ProjectedTerrain& projected);

/// GDAL's six numbers of samples as they are held, north up, from a row on.
[[nodiscard]] std::array<double, 6> worldTransform(const GridFrame& frame, const GeoReference& reference,
                                                   int firstColumn, int firstRow);

/// Weights of Keys' cubic convolution with a = −1/2 (Keys 1981), as GDAL's cubic, for the samples at −1, 0, 1
/// and 2 of a place 0 ≤ t < 1.
[[nodiscard]] std::array<double, 4> cubicWeights(double t);

struct DatasetCloser {
  void operator()(GDALDataset* dataset) const;
};
/// A raster for GDAL over samples that outlive it; NaN is nodata.
[[nodiscard]] std::unique_ptr<GDALDataset, DatasetCloser> overSamples(std::span<float> samples, int columns,
                                                                      int rows,
                                                                      const std::array<double, 6>& transform);

}  // namespace scarp
