#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Result.h"
#include "core/io/RasterImport.h"
#include "core/io/SampleSource.h"
#include "core/io/TileNames.h"

namespace scarp {

/// Two tiles that have samples at the same places, and by how much these differ.
struct TileOverlap {
  int first = 0, second = 0;  ///< Of the layout's tiles.
  GridRect rect;              ///< In samples of the whole.
  long long compared = 0;     ///< Samples that both have, of those looked at.
  double greatest = 0.0;      ///< Metres, of the amount; 0 where none was compared.
  double median = 0.0;        ///< Metres, of first − second with its sign.
};

/// Differences of two tiles, kept so that their median is known: all of few, some of many.
class TileDifferences {
 public:
  void add(double difference);
  [[nodiscard]] long long count() const { return count_; }
  [[nodiscard]] double greatest() const { return greatest_; }
  [[nodiscard]] double median() const;

 private:
  static constexpr std::size_t kMost = 1 << 16;
  std::vector<float> kept_;
  long long count_ = 0, every_ = 1;
  double greatest_ = 0.0;
};

/// A file with a tile of the ground, as it says of itself. With several bands: of the one that is read.
struct TileFile {
  std::string path;
  SourceInfo info;
};

/// Where the samples of a tile lie among those of the whole, whose rows run from north to south.
struct PlacedTile {
  std::string path, name;   ///< name: without its folder.
  GridRect rect;            ///< In samples of the whole.
  bool southFirst = false;  ///< Its first row is the southern one.
  bool resampled = false;   ///< It has other cells, or lies between those of the whole.
  /// The tile's column = first + step · column of the whole; the same for rows, north first.
  double firstColumn = 0.0, columnStep = 1.0, firstRow = 0.0, rowStep = 1.0;
};

/// Tiles of one ground on one grid.
struct TileLayout {
  std::vector<PlacedTile> tiles;
  std::vector<TileOverlap> overlaps;
  SourceInfo info;          ///< Of the whole: size, place, unit. Without nodata.
  bool normalised = false;  ///< Tiles have different units, scales or types: values are metres.
  bool sea = false;         ///< Where there is no tile, the ground is at height 0; else there are holes.
  long long uncovered = 0;  ///< Samples without a tile.
};

/// Layout of tiles whose only position is a number in their names (numbersOf).
struct NumberedTiles {
  std::vector<GridTile> tiles{};  ///< Of each file; empty if the names contain no numbers.
  bool shared = true;        ///< The last column of one is the first of the next.
  bool rowsToNorth = false;  ///< Row numbers grow to the north.
};

/// Lays tiles out by the place that each says, or by its name (placeByName), or by its number. Columns and
/// rows that differ from a common grid by less than a twentieth of a cell are on it. An error is one line
/// that begins with the file that does not fit: another CRS, other cells, between the cells, no place. Pure.
[[nodiscard]] Result<TileLayout> layTiles(const std::vector<TileFile>& files, const ImportTiles& use,
                                          NumberedTiles numbered = {});

/// A line for each pair of tiles that disagree, worst first; for many pairs the worst, and how many more.
[[nodiscard]] std::vector<Message> disagreements(const TileLayout& layout);

/// Arrangement of numbered tiles, judged by their borders: shared rows or columns are equal, and neighbours
/// join better than others. Looks at up to four pairs. sources: of each file; null ones are not looked at.
/// If that is undecided, odd sizes share their borders. `numbers`: of the files. The error is that of reading.
[[nodiscard]] Result<NumberedTiles> seamsOf(const std::vector<TileFile>& files,
                                            const std::vector<SampleSource*>& sources,
                                            const std::optional<TileNumbers>& numbers);

}  // namespace scarp
