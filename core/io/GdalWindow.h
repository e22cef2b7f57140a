#pragma once

#include <gdal_priv.h>

#include <span>

#include "core/base/GridRect.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"

namespace scarp {

/// What is read of a band, and how.
struct GdalWindow {
  GridRect window;    ///< Within the band.
  int columns, rows;  ///< That come of it, at most as many as the window's.
};

/// Reads means by area of the samples that a band has, out of its overviews where there are some; NaN where
/// it has none: by nodata or a mask that is no alpha. Goes over the file in strips, so that the blocks that
/// several bands share are decoded about once where these are asked for one after the other, strip by strip.
class GdalStrips {
 public:
  /// Output rows that are read at once.
  [[nodiscard]] static int rowsAtOnce(const GdalWindow& window);
  /// Rows [row, row + count) of what comes of the window; false where GDAL has an error.
  [[nodiscard]] static bool read(GDALRasterBand& band, GDALRasterBand* mask, const GdalWindow& window,
                                 int row, int count, GDALRIOResampleAlg by, std::span<double> out);
};

}  // namespace scarp
