#include "core/io/GdalWindow.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace scarp {

namespace {

constexpr int kSourceRowsAtOnce = 512;

}  // namespace

int GdalStrips::rowsAtOnce(const GdalWindow& window) {
  const double each = static_cast<double>(window.window.height()) / window.rows;
  return std::clamp(static_cast<int>(kSourceRowsAtOnce / each), 1, window.rows);
}

bool GdalStrips::read(GDALRasterBand& band, GDALRasterBand* mask, const GdalWindow& window, int row,
                      int count, GDALRIOResampleAlg by, std::span<double> out) {
  const GridRect& all = window.window;
  const double each = static_cast<double>(all.height()) / window.rows;
  GDALRasterIOExtraArg way;
  INIT_RASTERIO_EXTRA_ARG(way);
  way.eResampleAlg = by;
  way.bFloatingPointWindowValidity = TRUE;
  way.dfXOff = all.column0;
  way.dfXSize = all.width();
  way.dfYOff = all.row0 + row * each;
  way.dfYSize = count * each;
  const int top = static_cast<int>(std::floor(way.dfYOff + 1e-6));
  const int bottom = std::min(all.row1, static_cast<int>(std::ceil(way.dfYOff + way.dfYSize - 1e-6)));
  const auto io = [&](GDALRasterBand& from, void* to, GDALDataType type) {
    GDALRasterIOExtraArg own = way;
    return from.RasterIO(GF_Read, all.column0, top, all.width(), std::max(1, bottom - top), to,
                         window.columns, count, type, 0, 0, &own) == CE_None;
  };
  if (!io(band, out.data(), GDT_Float64)) return false;
  constexpr double nothing = std::numeric_limits<double>::quiet_NaN();
  int present = 0;
  double nodata = band.GetNoDataValue(&present);
  if (present && band.GetRasterDataType() == GDT_Float32 &&
      std::abs(nodata) <= std::numeric_limits<float>::max())
    nodata = static_cast<double>(static_cast<float>(nodata));
  if (present) std::ranges::replace(out, nodata, nothing);
  if (!mask) return true;
  std::vector<GByte> masked(out.size());
  if (!io(*mask, masked.data(), GDT_Byte)) return false;
  for (std::size_t i = 0; i < out.size(); ++i)
    if (masked[i] == 0) out[i] = nothing;
  return true;
}

}  // namespace scarp
