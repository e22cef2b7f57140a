#pragma once

#include <optional>
#include <string>

#include "core/base/GridRect.h"
#include "core/edit/RasterId.h"

namespace scarp {

/// Something in a project file that is not what was saved.
struct Damage {
  /// What stands in its place.
  enum class Now { Nothing, Earlier, Holes, Rebuilt };

  /// One line for a person, that names what it is and what stands there now: "the ground's tile at column
  /// 128, row 256 is damaged; its state of an earlier save stands there".
  std::string message;
  std::optional<RasterId> raster;  ///< Nothing: not a tile.
  GridRect samples;                ///< Of the tile.
  Now now = Now::Nothing;
};

}  // namespace scarp
