#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/io/SampleSource.h"
#include "core/io/TileLayout.h"

namespace scarp {

/// Tiles as one raster of one band, north first. Files are opened as their rows are asked for, and few at a
/// time. Where tiles overlap, the first one that has a sample counts. One thread at a time.
class MosaicSource final : public SampleSource {
 public:
  /// Opens all files once. `whole` names them in messages. Layout and bands as for each file. nodata: in
  /// place of the files' own; NaN: none.
  [[nodiscard]] static Result<std::unique_ptr<MosaicSource>> open(const std::string& whole,
                                                                  const std::vector<std::string>& files,
                                                                  const ImportOptions& options,
                                                                  const Progress& progress = {});
  ~MosaicSource() override;

  /// With what has been compared so far: rows that were read, each once.
  [[nodiscard]] TileLayout layout() const;
  /// Compares tiles where they overlap without reading the rest of them; no more than some millions of
  /// samples, from the middle of each overlap.
  Result<void> compare(const Progress& progress = {});

  Result<void> readWindow(std::span<const int> bands, const GridRect& window, int columns, int rows,
                          std::span<double> out, const Progress& progress) override;

 protected:
  Result<void> readBand(int band, int row, int count, std::span<double> out) override;
  Result<void> readBandGrid(int band, int columns, int rows, std::span<double> out,
                            const Progress& progress) override;
  Result<void> describeBand(int) override { return {}; }

 private:
  struct Tile;
  MosaicSource(const std::string& whole, TileLayout layout, std::vector<Tile> tiles, ImportOptions options);

  Result<void> openAgain(int tile);
  /// Closes those that were not used for longest, so that so many more can be open.
  void makeRoom(std::size_t wanted);
  /// Opens what is read over a part, several at once.
  Result<void> openFor(const GridRect& part);
  Result<SampleSource*> source(int tile);
  /// A tile's samples over part of the whole, NaN where it has none; out: as large as the part.
  Result<void> readTile(int tile, const GridRect& part, std::span<double> out);
  Result<void> readResampled(int tile, const GridRect& part, std::span<double> out);
  void toValues(const Tile& tile, std::span<double> values) const;
  Result<void> readPart(const GridRect& part, std::span<double> out);
  void comparePart(const std::vector<int>& tiles, const GridRect& part);

  TileLayout layout_;
  std::vector<Tile> tiles_;
  ImportOptions options_;
  double seaValue_ = 0.0, metres_ = 1.0;
  std::vector<TileDifferences> differences_;  ///< Of each overlap.
  std::vector<int> comparedTo_;               ///< Rows of each overlap before this one have been compared.
  std::uint64_t clock_ = 0;
};

/// The files that tiles are in: those of a folder (not below it) that may be rasters, and files themselves,
/// each once, by their names. An error is one line.
[[nodiscard]] Result<std::vector<std::string>> tileFiles(const std::string& path, const ImportTiles& use);

}  // namespace scarp
