#include "core/document/DocumentParts.h"

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"

namespace scarp {

namespace {

/// Undoes a record in `parts`.
Result<void> undo(const TerrainDocument& document, std::size_t index, DocumentParts& parts) {
  const auto present = [&parts](const TileKey& key) {
    const auto found = parts.rasters.find(key.raster);
    const bool there = found != parts.rasters.end() && key.slot < found->second.tileCount();
    return there ? found->second.tile(key.slot) : nullptr;
  };
  const auto tilesBefore = document.history().tilesOf(index, present);
  if (!tilesBefore.ok()) return tilesBefore.error();
  const EditRecord& record = document.history().record(index);
  if (record.state) {
    const bool otherSize = !(record.state->frame.samples() == parts.state.frame.samples());
    const bool hadLayers = !parts.state.layers.empty();
    parts.state = *record.state;
    if (otherSize)
      for (auto& [id, raster] : parts.rasters)
        raster = emptyRaster(id.role, parts.state.frame, raster.fill());
    else if (!hadLayers && !parts.state.layers.empty())
      parts.rasters.insert_or_assign(kBase, parts.rasters.at(kGround));
  }
  for (const auto& [id, tiles] : *tilesBefore) {
    auto& raster =
        parts.rasters
            .try_emplace(id, emptyRaster(id.role, parts.state.frame, document.emptyRaster(id.role).fill()))
            .first->second;
    for (const auto& [slot, tile] : tiles) raster.exchangeTile(slot, tile);
  }
  if (record.state) parts.objects.setAssets(AssetTable(record.state->assets));
  for (const auto& [id, object] : record.objects) parts.objects.exchange(id, object);
  if (parts.state.layers.empty()) parts.rasters.erase(kBase);
  return {};
}

}  // namespace

Result<DocumentParts> partsAt(const TerrainDocument& document, std::size_t steps) {
  const EditHistory& history = document.history();
  EXPECTS(!document.editing() && steps <= history.position());
  DocumentParts parts{document.content()};
  parts.stepsBefore = steps;
  for (std::size_t i = history.position(); i > steps; --i)
    if (auto done = undo(document, i - 1, parts); !done.ok()) return done.error();
  dropUnused(parts.state, parts.rasters);
  return parts;
}

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
