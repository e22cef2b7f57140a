#include "core/document/DocumentSnapshot.h"

#include "core/document/TerrainDocument.h"

namespace scarp {

namespace {

/// Takes a record back.
Result<void> undo(const TerrainDocument& document, std::size_t index, DocumentSnapshot& snapshot) {
  const auto present = [&snapshot](const TileKey& key) {
    const auto found = snapshot.rasters.find(key.raster);
    const bool there = found != snapshot.rasters.end() && key.slot < found->second.tileCount();
    return there ? found->second.tile(key.slot) : nullptr;
  };
  const auto tilesBefore = document.history().tilesOf(index, present);
  if (!tilesBefore.ok()) return tilesBefore.error();
  const EditRecord& record = document.history().record(index);
  if (record.state) {
    const bool otherSize = !(record.state->frame.samples() == snapshot.state.frame.samples());
    const bool hadLayers = !snapshot.state.layers.empty();
    snapshot.state = *record.state;
    if (otherSize)
      for (auto& [id, raster] : snapshot.rasters)
        raster = emptyRaster(id.role, snapshot.state.frame, raster.fill());
    else if (!hadLayers && !snapshot.state.layers.empty())
      snapshot.rasters.insert_or_assign(kBase, snapshot.rasters.at(kGround));
  }
  for (const auto& [id, tiles] : *tilesBefore) {
    auto& raster =
        snapshot.rasters
            .try_emplace(id, emptyRaster(id.role, snapshot.state.frame, document.emptyRaster(id.role).fill()))
            .first->second;
    for (const auto& [slot, tile] : tiles) raster.exchangeTile(slot, tile);
  }
  if (record.state) snapshot.objects.setAssets(AssetTable(record.state->assets));
  for (const auto& [id, object] : record.objects) snapshot.objects.exchange(id, object);
  if (snapshot.state.layers.empty()) snapshot.rasters.erase(kBase);
  if (!snapshot.state.selecting) snapshot.rasters.erase(kSelection);
  return {};
}

}  // namespace

Result<DocumentSnapshot> snapshotAt(const TerrainDocument& document, std::size_t steps) {
  const EditHistory& history = document.history();
  EXPECTS(!document.editing() && steps <= history.position());
  DocumentSnapshot snapshot{document.state(), {}, document.objects(), steps, {}};
  for (const RasterId id : rastersOf(snapshot.state))
    if (const HeightRaster* raster = document.raster(id)) snapshot.rasters.emplace(id, *raster);
  for (std::size_t i = history.position(); i > steps; --i)
    if (auto done = undo(document, i - 1, snapshot); !done.ok()) return done.error();
  return snapshot;
}

}  // namespace scarp
