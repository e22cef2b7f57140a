#include "core/document/EarlierGround.h"

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"

namespace scarp {

namespace {

/// Does to heights what swapping a record in would do to the ground.
Result<void> exchange(const EditHistory& history, std::size_t index, HeightRaster& heights) {
  const auto present = [&heights](const TileKey& key) {
    return key.slot < heights.tileCount() ? heights.tile(key.slot) : nullptr;
  };
  const auto tiles = history.tilesOf(index, present, kGround);
  if (!tiles.ok()) return tiles.error();
  // A record that changes the frame's size holds all tiles of the other side.
  const EditRecord& record = history.record(index);
  if (record.state && !(record.state->frame.samples() == heights.rect()))
    heights = HeightRaster(record.state->frame.columns, record.state->frame.rows, heights.fill());
  if (const auto ground = tiles->find(kGround); ground != tiles->end())
    for (const auto& [slot, tile] : ground->second) heights.exchangeTile(slot, tile);
  return {};
}

}  // namespace

Result<HeightRaster> heightsAt(const TerrainDocument& document, std::size_t position) {
  const EditHistory& history = document.history();
  if (const HeightRaster* before = document.groundBefore(position)) return *before;
  position -= document.stepsBefore();
  EXPECTS(!document.editing() && position <= history.size());
  HeightRaster heights = document.heights();
  // A record holds the tiles of the other side: of before what is done, of after what is undone.
  Result<void> done;
  for (std::size_t i = history.position(); i > position && done.ok(); --i)
    done = exchange(history, i - 1, heights);
  for (std::size_t i = history.position(); i < position && done.ok(); ++i)
    done = exchange(history, i, heights);
  if (!done.ok()) return done.error();
  return heights;
}

}  // namespace scarp
