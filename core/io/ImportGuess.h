#pragma once

#include <optional>
#include <string>

#include "core/base/Message.h"
#include "core/base/Progress.h"
#include "core/io/SampleSource.h"

namespace scarp {

/// Which of several bands, or what of the colours, most probably are the heights, and why.
struct BandGuess {
  BandUse use;
  Message reason;
};

/// Of a raster that is undecided, or whose colours differ. Colours are Terrarium or Mapbox heights where
/// these lie on earth and the lowest digits run through all steps as they do nowhere in a picture; a band is
/// the one that is called elevation or the like. Chooses bands of the source. An error is the source's.
[[nodiscard]] Result<BandGuess> guessBands(SampleSource& source, int gridColumns, int gridRows,
                                           const Progress& progress);

/// A square of the world map in Web Mercator, as services number them.
struct MapTile {
  int zoom = 0, column = 0, row = 0;  ///< 2^zoom columns from the west, and rows from the north.
};

/// What a file's name tells of the terrain in it.
struct NameHints {
  std::optional<double> lowest, highest;  ///< Heights, metres; lowest only together with highest.
  std::optional<double> width;            ///< Metres from side to side.
  std::optional<double> cellSize;         ///< Metres.
  std::optional<MapTile> tile;            ///< Where it is one.
};

/// Reads "_min-50_max1800", "_0-1200m", "height_2000m" and "elev900" as heights, "_8km" as a width, "_1m",
/// "_0.5m" and "2mpp" as a cell size, "12/656/1582.png" and "12_656_1582.png" as a tile. What could mean
/// something else is left alone: "alps2.png", "v3", "2023-11-05", "2000m" without a word before it. Pure.
[[nodiscard]] NameHints nameHints(const std::string& path);

/// Metres on the ground from side to side, in the middle of a tile.
[[nodiscard]] double widthOf(const MapTile& tile);

}  // namespace scarp
