#pragma once

#include <map>
#include <memory>

#include "core/base/GridRect.h"
#include "core/document/EditRecord.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

struct DocumentContent;

// What erosion lays down is a layer of its own on the ground, which is worn off first (Beneš & Forsbach 2001,
// "Layered Data Representation for Visual Simulation of Terrain Erosion"). Different from there, it is
// taken from what an edit does as a whole: an erosion that raises a sample by so many metres lays down as
// much, one that lowers it takes as much of what lies there, down to nothing. Other edits leave it.

/// A tile of deposits and of the ground, as they were before an edit, and the ground as it is.
struct DepositGround {
  const HeightRaster::TilePtr& before;        ///< Metres ≥ 0; null: none.
  const HeightRaster::TilePtr& groundBefore;  ///< Null: full of `fill`.
  const HeightRaster::TilePtr& ground;        ///< The same.
  float fill;
};

/// Makes the deposits of samples (of any tile: they are taken modulo its side) anew, in `made`, the tile that
/// an earlier call returned for the same edit. Where there is none yet, a copy of those before; null as long
/// as there are none and nothing has risen. Any thread.
[[nodiscard]] std::shared_ptr<HeightRaster::Tile> depositedOn(const DepositGround& tile,
                                                              const GridRect& samples,
                                                              std::shared_ptr<HeightRaster::Tile> made);

/// Records the deposits of one edit: keeps the tiles of deposits that the edit made, and updates them as the
/// ground changes. One thread.
class DepositRecorder {
 public:
  /// Updates the deposits in samples of the ground. `before`: tiles of the ground and of the deposits that
  /// the edit replaced; slots whose ground is not among them are ignored. Returns the tiles that are new, to
  /// be put into the deposits of the document. Tiles that an earlier call returned are updated in place.
  [[nodiscard]] TileSet update(const GridRect& samples, const DocumentContent& content,
                               const RecordTiles& before);
  /// The deposits of a slot are again those from before the edit.
  void forget(int slot) { made_.erase(slot); }

 private:
  std::map<int, std::shared_ptr<HeightRaster::Tile>> made_;  ///< By slot.
};

}  // namespace scarp
