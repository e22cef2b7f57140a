#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/objects/Object.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// What an edit replaced, to be swapped back in: after the swap it holds what it takes to do the edit
/// again. Heights and objects together.
struct EditRecord {
  std::string name;                            ///< As the History dock shows it.
  std::map<int, HeightRaster::TilePtr> tiles;  ///< Slot of the height raster → the other tile.
  std::map<ObjectId, std::optional<Object>> objects;
  GridRect changed;  ///< The samples that differ.

  [[nodiscard]] bool empty() const { return tiles.empty() && objects.empty(); }
  /// Memory that only this record may hold on to.
  [[nodiscard]] std::size_t bytes() const;
};

}  // namespace scarp
