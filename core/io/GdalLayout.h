#pragma once

#include <gdal_priv.h>

#include <optional>
#include <span>
#include <string>

#include "core/base/GridRect.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/terrain/GeoReference.h"

namespace scarp {

/// Describes how an open raster stores its samples and what else it contains, so that a copy can repeat it.
/// Texts with control characters are not repeated; they are listed in StoredLayout::others.
[[nodiscard]] StoredLayout storedLayoutOf(GDALDataset& dataset);

/// Reason to take the values of an open picture as sRGB-encoded: "it has an sRGB chunk". Reads the colour
/// profile (PNG chunks sRGB, gAMA and iCCP, profiles of TIFF and JPEG) and the EXIF colour space. Empty if
/// nothing says so.
[[nodiscard]] Message whySrgb(GDALDataset& dataset);

/// Returns the declared no-data value as it compares with a stored sample: text in a header has more or fewer
/// digits than a 32-bit float keeps.
[[nodiscard]] std::optional<double> declaredNodata(GDALRasterBand& band);

/// Part of a band to read, and its conversion.
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

/// Vertical scale in the header of a BT file: metres per stored unit, as stored, so possibly 0, negative or
/// not finite. 1 for the versions before 1.3, which have no such field. Nothing if the file is not a BT file
/// or cannot be read. `name` is a name that GDAL's file systems open. Any thread.
[[nodiscard]] std::optional<float> btVerticalScale(const std::string& name);

}  // namespace scarp
