#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/GridRect.h"
#include "core/io/GridPlacement.h"
#include "core/io/MosaicSource.h"
#include "core/io/RasterImport.h"
#include "core/io/SampleSource.h"
#include "core/io/Sidecar.h"

namespace scarp {

/// The samples that an import is made of, and what is known of them.
struct ImportSource {
  std::unique_ptr<SampleSource> source;
  SourceInfo info;  ///< The source's, with what stands beside the file and what its name says.
  std::vector<ImportFinding>
      findings{};                  ///< Of the place of one file; what is put right of it is so in info.
  bool ordered = false;            ///< ImportOptions::rows has been applied.
  MosaicSource* mosaic = nullptr;  ///< Within source, where there are tiles.
  int across = 1, down = 1;        ///< Samples of the raster that are averaged for each sample of the cut.
  int storedBand = 0;  ///< The band of one file that contains the heights as they are; 0: there is none.
  std::optional<GridPlacement> whole{};  ///< Of a cut: position of the whole raster.
};

/// Whether the samples are those of one file as it is: no tiles, no cut.
[[nodiscard]] bool isPlain(const std::string& path, const ImportOptions& options);

/// Whether a path is a folder of tiles.
[[nodiscard]] bool isTileFolder(const std::string& path);

/// Opens what importRaster() reads: one file, or tiles, or what is cut out of either. Bands and layout must
/// be decided. Errors are one line that begins with the path, or with the tile that is wrong. `inWindows`:
/// only windows of it will be held, so that it may have any number of samples. Any thread.
[[nodiscard]] Result<ImportSource> openImportSource(const std::string& path, const ImportOptions& options,
                                                    const Progress& progress = {}, bool inWindows = false);

/// The samples of a raster that a cut takes: columns and rows of the raster, north first, and how many of
/// them become one.
struct CutRect {
  GridRect rect;
  int across = 1, down = 1;

  [[nodiscard]] int columns() const { return rect.width() / across; }
  [[nodiscard]] int rows() const { return rect.height() / down; }
};
/// For a raster as `info` describes it. The error begins with the path: nothing of it lies there, or it says
/// nothing of its place.
[[nodiscard]] Result<CutRect> cutOf(const std::string& path, const SourceInfo& info,
                                    const ImportOptions& options);

/// What is known of the file by its sidecar, or where that and the file say nothing, by its name.
void describeByName(const std::string& path, SourceInfo& info);

/// What importRaster() finds out by looking at all samples, without which no window can be read as the whole.
struct RasterGuesses {
  std::optional<double> undeclaredVoid;  ///< A stored value that stands for a hole.
  bool unitLies = false;                 ///< In the file's unit the heights would be further than any ground.
  bool valuesAreHeights = false;         ///< Although the file declares depths: none is positive.
  bool operator==(const RasterGuesses&) const = default;
};

/// A raster of which windows are read, with the heights that importRaster() reads of the whole, bit for bit.
/// A value; any thread.
class RasterWindows {
 public:
  /// Looks at what the file says of itself, not at its samples. An error, beside those of importRaster():
  /// options that need all of the raster at once (mends, another CRS, a range of heights, a cut).
  [[nodiscard]] static Result<RasterWindows> open(const std::string& path, const ImportOptions& options);

  [[nodiscard]] const GridFrame& frame() const { return frame_; }
  [[nodiscard]] const GeoReference& georeference() const { return georeference_; }

  /// Looks through all samples, some rows at a time.
  [[nodiscard]] Result<RasterGuesses> guess(const Progress& progress = {}) const;
  /// From now on windows are read by these guesses.
  void take(const RasterGuesses& guesses);

  /// The samples of a rectangle of the terrain, not empty, row 0 the northern one. Contract: take() has been
  /// called.
  [[nodiscard]] Result<HeightRaster> read(const GridRect& rect, const Progress& progress = {}) const;

 private:
  std::string path_;
  ImportOptions asked_;    ///< By the person.
  ImportOptions options_;  ///< With nothing left to guess.
  std::optional<double> declaredVoid_;
  GridFrame frame_;
  GeoReference georeference_;
  bool ready_ = false;
};

}  // namespace scarp
