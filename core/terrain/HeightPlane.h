#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/base/Progress.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// Heights of a whole raster, row by row, with a rim of some samples around them.
struct HeightPlane {
  HeightPlane(int columnCount, int rowCount, int rimWidth, float value);

  int columns, rows, rim;
  std::vector<float> values;

  [[nodiscard]] std::ptrdiff_t width() const { return columns + 2 * rim; }
  [[nodiscard]] std::size_t at(int column, int row) const {
    return static_cast<std::size_t>((row + rim) * width() + column + rim);
  }
  /// body(row) for each row within the rim, on several threads.
  void forRows(const std::function<void(int)>& body) const;
};

/// A copy of a raster's heights, less `level`. The rim is NaN.
[[nodiscard]] HeightPlane planeOf(const HeightRaster& heights, int rim = 0, float level = 0.0F);

/// What is to become of a tile: `after` holds its samples as they are, rows TiledRaster::tileSize apart, and
/// takes those that shall be. Called on several threads.
using TileChange = std::function<void(const GridRect& tile, float* after)>;

/// A raster whose tiles have been changed, as much as the selection (null: wholly) says. A hole stays one, a
/// sample stays where it would become one, and a tile in which nothing changes stays the tile that it was.
/// Nothing where `progress` says stop.
[[nodiscard]] std::optional<HeightRaster> changed(const HeightRaster& before, const MaskRaster* selection,
                                                  const TileChange& change, const Progress& progress = {});

/// The same with all heights that shall be.
[[nodiscard]] std::optional<HeightRaster> changedTo(const HeightRaster& before, const MaskRaster* selection,
                                                    const HeightPlane& after, const Progress& progress = {});

/// The same with what all heights gain. What gains 0 keeps its bits.
[[nodiscard]] std::optional<HeightRaster> changedBy(const HeightRaster& before, const MaskRaster* selection,
                                                    const HeightPlane& gain, const Progress& progress = {});

}  // namespace scarp
