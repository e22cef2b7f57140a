#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/io/ImportSource.h"
#include "core/operation/FilterWindow.h"
#include "core/project/ProjectFile.h"
#include "core/terrain/Terrain.h"
#include "core/visibility/SkyView.h"

namespace scarp {

/// The terrain that parts are made of: a raster, or the ground of a project. Any thread.
class PartGround {
 public:
  /// Reads the description of the file, not its samples. Options are for rasters; errors name the path.
  /// acceptDamage: where a project is damaged, window() returns the replacement data; otherwise damage is an
  /// error.
  [[nodiscard]] static Result<PartGround> open(const std::string& path, const ImportOptions& options,
                                               bool acceptDamage = false);

  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] const ImportOptions& options() const { return options_; }
  [[nodiscard]] const GridFrame& frame() const;
  [[nodiscard]] const GeoReference& georeference() const;

  /// As RasterWindows has them; of a project there is nothing to guess.
  [[nodiscard]] Result<RasterGuesses> guess(const Progress& progress = {}) const;
  void take(const RasterGuesses& guesses);
  /// Contract: take() has been called, and the rectangle begins at multiples of the tile size.
  [[nodiscard]] Result<GroundWindow> window(const GridRect& rect, const Progress& progress = {}) const;

 private:
  std::string path_;
  ImportOptions options_;
  std::optional<RasterWindows> raster_;
  std::shared_ptr<const Terrain> project_;  ///< Whose tiles are read when they are looked at.
  std::shared_ptr<const ProjectFile> file_;
  bool acceptDamage_ = false;
};

/// What is known of a whole terrain, by which parts of it are made and told from those of another.
struct PartSurvey {
  RasterGuesses guesses;
  std::string sum;  ///< 16 hexadecimal digits of all heights.
  FarGround far;    ///< By farStep().
};

/// Looks through all samples, some rows at a time; the same bits on every machine. Leaves the ground ready
/// for windows (take()).
[[nodiscard]] Result<PartSurvey> surveyGround(PartGround& ground, const Progress& progress = {});

/// The survey that a folder of parts shares, from there if it is of this ground, else made and put there. Its
/// file says of which file it is, how long that is and when it was changed last: only where this fits, it is
/// believed; where the file is another one the samples decide. An error: the folder is for another terrain.
[[nodiscard]] Result<PartSurvey> sharedSurvey(PartGround& ground, const std::string& folder,
                                              const Progress& progress = {});

}  // namespace scarp
