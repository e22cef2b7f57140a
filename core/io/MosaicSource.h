#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/io/MosaicTiles.h"
#include "core/io/SampleSource.h"
#include "core/io/TileLayout.h"

namespace scarp {

/// Tiles as one raster of one band, north first. Where tiles overlap, the first one that has a sample counts. One thread
/// at a time.
class MosaicSource final : public SampleSource {
 public:
  /// Opens all files once. `whole` names them in messages. Layout and bands as for each file. nodata: in
  /// place of the files' own; NaN: none.
  [[nodiscard]] static Result<std::unique_ptr<MosaicSource>> open(const std::string& whole,
                                                                  const std::vector<std::string>& files,
                                                                  const ImportOptions& options,
                                                                  const Progress& progress = {});

  /// With what has been compared so far: rows that were read, each once.
  [[nodiscard]] TileLayout layout() const;
  /// Compares tiles where they overlap without reading the rest of them; no more than some millions of
  /// samples, from the middle of each overlap.
  Result<void> compare(const Progress& progress = {});

  /// Contents of the JSON file that describes the tiles; nothing without such a file.
  [[nodiscard]] const std::optional<ExportedTiles>& set() const { return tiles_.set(); }

  Result<void> readWindow(std::span<const int> bands, const GridRect& window, int columns, int rows,
                          std::span<double> out, const Progress& progress) override;

 protected:
  Result<void> readBand(int band, int row, int count, std::span<double> out) override;
  Result<void> readBandGrid(int band, int columns, int rows, std::span<double> out,
                            const Progress& progress) override;
  Result<void> describeBand(int) override { return {}; }

 private:
  MosaicSource(const std::string& whole, std::shared_ptr<const TileLayout> layout, MosaicTiles tiles);

  Result<void> readPart(const GridRect& part, std::span<double> out);

  std::shared_ptr<const TileLayout> layout_;
  MosaicTiles tiles_;
  double seaValue_ = 0.0, metres_ = 1.0;
  std::vector<TileDifferences> differences_;  ///< Of each overlap.
  std::vector<int> comparedTo_;               ///< Rows of each overlap before this one have been compared.
};

/// The files that tiles are in: those of a folder (not below it) that may be rasters, and files themselves,
/// each once, by their names. An error is one line.
[[nodiscard]] Result<std::vector<std::string>> tileFiles(const std::string& path, const ImportTiles& use);

}  // namespace scarp
