#include "core/document/HeightSnapshot.h"

namespace scarp {

HeightSnapshot::HeightSnapshot(TerrainDocument& document)
    : document_(document), heights_(document.heights()) {
  EXPECTS(!document.editing());
  onTerrain_ = document.terrainChanged.subscribe(
      [this](const GridRect& samples) { behind_ = behind_.united(samples); });
  // The end of an edit: its tiles are written to no more, and copies of them need not be kept.
  onHistory_ = document.historyChanged.subscribe([this] { settle(); });
}

void HeightSnapshot::settle() {
  heights_ = document_.heights();
  behind_ = {};
}

const HeightRaster& HeightSnapshot::now() {
  if (!document_.editing()) {
    settle();
    return heights_;
  }
  const HeightRaster& present = document_.heights();
  const GridRect tiles = present.tilesTouching(behind_);
  for (int row = tiles.row0; row < tiles.row1; ++row)
    for (int column = tiles.column0; column < tiles.column1; ++column) {
      const int index = present.tileIndex(column, row);
      heights_.exchangeTile(index, present.copyOfTile(index));
    }
  behind_ = {};
  return heights_;
}

}  // namespace scarp
