#pragma once

#include <memory>
#include <string>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// Reads tiles of a joined terrain out of the files of its parts.
class PartTiles;

struct JoinedParts {
  Terrain terrain;         ///< Its tiles are read when they are looked at.
  bool fractions = false;  ///< Of the sky's light, 0…1, in place of heights.
  int parts = 0;
  std::shared_ptr<PartTiles> tiles;

  /// What could not be read since, as one line; empty where all could. Holes stand for it.
  [[nodiscard]] Message failure() const;
};

/// All parts in a folder as one terrain. Each is read once and compared with its checksums, some tiles at a
/// time. An error is one line: parts that are missing, which are all named, one that is damaged, ones that
/// were made of different things.
[[nodiscard]] Result<JoinedParts> joinParts(const std::string& folder, const Progress& progress = {});

}  // namespace scarp
