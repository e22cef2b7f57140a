#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/edit/DocumentState.h"
#include "core/edit/RasterId.h"
#include "core/objects/Object.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

struct Operation;

/// Tiles of a raster by their slots; null stands for a tile full of the raster's fill.
using TileSet = std::map<int, HeightRaster::TilePtr>;

/// What an edit replaced, to be swapped back in: after the swap it holds what it takes to do the edit
/// again. Heights, layers, masks and objects together.
struct EditRecord {
  std::string name;  ///< As the History dock shows it.
  /// The other tiles. Where `state` has another size of frame: all tiles of all rasters of that state.
  std::map<RasterId, TileSet> tiles;
  std::map<ObjectId, std::optional<Object>> objects;
  std::optional<DocumentState> state;          ///< The other one, where the edit changed it.
  GridRect changed;                            ///< The samples of the ground that differ.
  std::shared_ptr<const Operation> operation;  ///< What did it; null for an edit that cannot be done anew.

  [[nodiscard]] bool empty() const { return tiles.empty() && objects.empty() && !state; }
  /// Memory that only this record may hold on to.
  [[nodiscard]] std::size_t bytes() const;
};

}  // namespace scarp
