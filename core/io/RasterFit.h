#pragma once

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// A raster's heights at the samples of a terrain.
struct FittedRaster {
  HeightRaster heights;  ///< Metres; NaN where the raster has nothing.
  enum class Way {
    AsItIs,     ///< It has just these samples.
    ByPlace,    ///< Put where both say that they lie in the world, from one CRS to the other.
    Stretched,  ///< From corner to corner: one of them does not say where it lies.
  } way = Way::AsItIs;
};

/// How samples are made of those of a raster.
enum class FitBy {
  Height,  ///< Bicubic; of finer rasters means of what falls on a sample.
  Area,    ///< Finer rasters: means by area. Coarser ones: bilinear. Never beyond what there is.
};

/// Brings a raster onto a terrain's grid by GDAL's warper. Rasters of the same size, of which not both say
/// where they lie, are taken as they are. An error is one line: nothing of it lies on the terrain, no way
/// between the CRSs, cancelled. Takes 4 bytes for each of the raster's samples. Any thread.
[[nodiscard]] Result<FittedRaster> fitted(const Terrain& raster, const Terrain& onto,
                                          const Progress& progress = {}, FitBy by = FitBy::Height);

/// The samples of a raster that lie around a terrain where both say where they lie, with some more to every
/// side; none where it lies elsewhere. All where that cannot be told.
[[nodiscard]] GridRect samplesAround(const GridFrame& frame, const GeoReference& reference,
                                     const Terrain& onto);

}  // namespace scarp
