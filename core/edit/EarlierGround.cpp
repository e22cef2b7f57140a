#include "core/edit/EarlierGround.h"

namespace scarp {

HeightRaster heightsAt(const TerrainDocument& document, std::size_t position) {
  const EditHistory& history = document.history();
  EXPECTS(!document.editing() && position <= history.size());
  HeightRaster heights = document.heights();
  const auto exchange = [&heights](const EditRecord& record) {
    // A record that changes the frame's size holds all tiles of the other side.
    if (record.state && !(record.state->frame.samples() == heights.rect()))
      heights = HeightRaster(record.state->frame.columns, record.state->frame.rows, heights.fill());
    const auto ground = record.tiles.find(kGround);
    if (ground == record.tiles.end()) return;
    for (const auto& [slot, tile] : ground->second) heights.exchangeTile(slot, tile);
  };
  // A record holds the tiles of the other side: of before what is done, of after what is undone.
  for (std::size_t i = history.position(); i > position; --i) exchange(history.record(i - 1));
  for (std::size_t i = history.position(); i < position; ++i) exchange(history.record(i));
  return heights;
}

}  // namespace scarp
