#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/io/RasterWindows.h"
#include "core/operation/FilterWindow.h"
#include "core/project/ProjectFile.h"
#include "core/terrain/Terrain.h"

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

}  // namespace scarp
