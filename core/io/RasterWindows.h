#pragma once

#include <optional>
#include <string>

#include "core/base/GridRect.h"
#include "core/io/RasterImport.h"

namespace scarp {

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
