#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/objects/Object.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// Slot of the height raster → tile; null stands for one full of the raster's fill.
using RecordTiles = std::map<int, HeightRaster::TilePtr>;

/// Slot of the height raster → tile; null stands for one full of the raster's fill.
using RecordTiles = std::map<int, HeightRaster::TilePtr>;

/// What an edit replaced, to be swapped back in: after the swap it holds what it takes to do the edit
/// again. Heights and objects together.
struct EditRecord {
  std::string name;   ///< As the History dock shows it.
  RecordTiles tiles;  ///< The other tiles.
  std::map<ObjectId, std::optional<Object>> objects;
  GridRect changed;  ///< The samples that differ.

  [[nodiscard]] bool empty() const { return tiles.empty() && objects.empty(); }
};

}  // namespace scarp
