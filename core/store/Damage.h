#pragma once

#include <optional>
#include <string>

#include "core/base/GridRect.h"
#include "core/document/RasterId.h"

namespace scarp {

/// Something in a project file that is not what was saved.
struct Damage {
  /// What stands in its place.
  enum class Now { Nothing, Earlier, Holes, Rebuilt, Journal };

  std::string what;  ///< Names it, in one line; where it is not a tile, also what stands there now.
  std::optional<RasterId> raster;  ///< Nothing: not a tile.
  GridRect samples;                ///< Of the tile.
  Now now = Now::Nothing;

  /// One line for a person: what it is, and what stands there now.
  [[nodiscard]] std::string message() const;
};

}  // namespace scarp
