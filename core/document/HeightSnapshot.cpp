#include "core/document/HeightSnapshot.h"

#include <vector>

#include "core/document/TerrainDocument.h"

namespace scarp {

HeightSnapshot::HeightSnapshot(TerrainDocument& document)
    : document_(document), heights_(document.heights()) {
  EXPECTS(!document.editing());
  onTerrain_ = document.changed.subscribe([this](const DocumentChange& change) {
    for (const GridRect& samples : change.ground) behind_ = behind_.united(samples);
  });
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
  std::vector<int> gone;
  heights_.forEachHeld(tiles, [&](int index) {
    if (!present.holds(index)) gone.push_back(index);
  });
  for (const int index : gone) heights_.exchangeTile(index, nullptr);
  present.forEachHeld(tiles, [&](int index) { heights_.exchangeTile(index, present.copyOfTile(index)); });
  behind_ = {};
  return heights_;
}

}  // namespace scarp
