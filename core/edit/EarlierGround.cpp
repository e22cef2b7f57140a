#include "core/edit/EarlierGround.h"

namespace scarp {

HeightRaster heightsAt(const TerrainDocument& document, std::size_t position) {
  const EditHistory& history = document.history();
  EXPECTS(!document.editing() && position <= history.size());
  HeightRaster heights = document.heights();
  const auto present = [&heights](const TileKey& slot) { return heights.tile(slot); };
  const auto exchange = [&](std::size_t index) {
    const auto tiles = history.tilesOf(index, present);
    EXPECTS(tiles.ok());
    for (const auto& [slot, tile] : *tiles) heights.exchangeTile(slot, tile);
  };
  // A record holds the tiles of the other side: of before what is done, of after what is undone.
  for (std::size_t i = history.position(); i > position; --i) exchange(i - 1);
  for (std::size_t i = history.position(); i < position; ++i) exchange(i);
  return heights;
}

}  // namespace scarp
