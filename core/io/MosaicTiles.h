#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/Result.h"
#include "core/io/SampleSource.h"
#include "core/io/Sidecar.h"
#include "core/io/TileLayout.h"

namespace scarp {

/// Contents of the JSON file of a set of exported tiles (name_tiles.json, docs/command-line.md): layout,
/// heights, cell size and position of each file, and the width of a filled border.
class ExportedTiles {
 public:
  /// Looks in the folder of a tile for the file that lists it. Nothing where there is none. The error names
  /// the file: it is damaged, or larger than 64 MB.
  [[nodiscard]] static Result<std::optional<ExportedTiles>> beside(const std::string& tile);

  /// Null for a file that is not listed.
  [[nodiscard]] const SidecarReading* of(const std::string& tile) const;
  [[nodiscard]] std::size_t tiles() const { return tiles_.size(); }
  /// Samples of the terrain; the tiles together may have more to the east and to the south.
  [[nodiscard]] int columns() const { return columns_; }
  [[nodiscard]] int rows() const { return rows_; }

 private:
  std::map<std::string, SidecarReading> tiles_;  ///< By file name.
  int columns_ = 0, rows_ = 0;
};

/// The files of a mosaic. They are opened as their rows are asked for, and few at a time. One thread at a time.
class MosaicTiles {
 public:
  explicit MosaicTiles(ImportOptions options) : options_(std::move(options)) {}

  /// Opens all files once, and says what they are.
  [[nodiscard]] Result<std::vector<TileFile>> open(const std::vector<std::string>& files, const Progress& progress);
  /// Contents of the JSON file that describes the tiles; nothing without such a file.
  [[nodiscard]] const std::optional<ExportedTiles>& set() const { return set_; }
  /// Those that are open, null for others: all, where the files do not say where they lie.
  [[nodiscard]] std::vector<SampleSource*> sources() const;
  /// Where they lie; before anything is read.
  void place(std::shared_ptr<const TileLayout> layout) { layout_ = std::move(layout); }

  /// Opens what is read over a part of the whole, several at once, and closes what lies above it, where there are many.
  [[nodiscard]] Result<void> openFor(const GridRect& part);
  /// A tile's samples over part of the whole, NaN where it has none; out: as large as the part.
  [[nodiscard]] Result<void> read(int tile, const GridRect& part, std::span<double> out);
  /// Some samples of a whole tile, as SampleSource::readGrid(); its own rows, north or south first.
  [[nodiscard]] Result<void> readGrid(int tile, int columns, int rows, std::span<double> out);

 private:
  struct Tile {
    double scale = 1.0, offset = 0.0, metres = 1.0;
    std::optional<double> nodata;
    int columns = 0, rows = 0;
    bool whole = false;  ///< Its samples are whole numbers.
    std::unique_ptr<SampleSource> source{};
    std::uint64_t lastUsed = 0;
  };

  Result<void> openAgain(int tile);
  /// Closes those that were not used for longest, so that so many more can be open.
  void makeRoom(std::size_t wanted);
  Result<SampleSource*> source(int tile);
  Result<void> readResampled(int tile, const GridRect& part, std::span<double> out);
  void toValues(const Tile& tile, std::span<double> values) const;

  ImportOptions options_;
  std::optional<ExportedTiles> set_;
  std::shared_ptr<const TileLayout> layout_;
  std::vector<Tile> tiles_;
  std::uint64_t clock_ = 0;
};

/// Metres of a unit of a source's heights; 1 where it says none.
[[nodiscard]] double metresOfUnit(const SourceInfo& info);

}  // namespace scarp
