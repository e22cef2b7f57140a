#pragma once

#include <map>
#include <memory>
#include <optional>

#include "core/base/Message.h"
#include "core/document/DocumentState.h"
#include "core/document/OperationNames.h"
#include "core/document/RasterId.h"
#include "core/objects/Object.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class Operation;

/// Tiles of a raster by their slots; null stands for a tile full of the raster's fill.
using TileSet = std::map<int, HeightRaster::TilePtr>;

/// Tiles of several rasters.
using RecordTiles = std::map<RasterId, TileSet>;

/// What an edit replaced, to be swapped back in: after the swap it holds what it takes to do the edit
/// again. Heights, layers, masks and objects together.
struct EditRecord {
  StepId id = 0;  ///< 0: the history gives it one.
  Message name;   ///< As the History dock shows it.
  /// The other tiles. Where `state` has another size of frame: all tiles of all rasters of that state.
  RecordTiles tiles;
  std::map<ObjectId, std::optional<Object>> objects;
  std::optional<DocumentState> state;  ///< The other one, where the edit changed it.
  GridRect changed;                    ///< The samples of the ground that differ.
  LayerName active{};                  ///< The active layer when the edit began.
  std::shared_ptr<const Operation> operation;  ///< What did it; null for an edit that cannot be done anew.

  [[nodiscard]] bool empty() const { return tiles.empty() && objects.empty() && !state; }
};

}  // namespace scarp
