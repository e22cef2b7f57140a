#pragma once

#include "core/base/GridRect.h"
#include "core/base/Signal.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class TerrainDocument;

/// The ground of a document for other threads to read, at any time. During an edit a plain snapshot would
/// not do: it shares the tiles that the edit goes on writing to. Follows the document that it is made with,
/// on its thread and for not longer than it.
class HeightSnapshot {
 public:
  explicit HeightSnapshot(TerrainDocument& document);

  /// The ground as it is now; what is kept of it stays that way. Costs a tile directory, during an edit also
  /// the tiles that changed since the last call.
  [[nodiscard]] const HeightRaster& now();

 private:
  void settle();

  TerrainDocument& document_;
  HeightRaster heights_;
  GridRect behind_;  ///< Where heights_ may be out of date.
  Subscription onTerrain_, onHistory_;
};

}  // namespace scarp
