#pragma once

#include <map>
#include <optional>
#include <string>

#include "core/base/Result.h"
#include "core/io/Sidecar.h"

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

}  // namespace scarp
