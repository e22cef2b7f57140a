#include "core/edit/DocumentSnapshot.h"

#include "core/edit/TerrainDocument.h"

namespace scarp {

namespace {

HeightRaster emptyLike(const GridFrame& frame, const HeightRaster& raster) {
  return {frame.columns, frame.rows, raster.fill()};
}

/// Takes a record, whose tiles are given, back.
void stepBack(const EditRecord& record, const RecordTiles& recordTiles, const TerrainDocument& document,
              DocumentSnapshot& snapshot) {
  if (record.state) {
    const bool otherSize = !(record.state->frame.samples() == snapshot.state.frame.samples());
    const bool hadLayers = !snapshot.state.layers.empty();
    snapshot.state = *record.state;
    if (otherSize)
      for (auto& [id, raster] : snapshot.rasters) raster = emptyLike(snapshot.state.frame, raster);
    else if (!hadLayers && !snapshot.state.layers.empty())
      snapshot.rasters.insert_or_assign(kBase, snapshot.rasters.at(kGround));
  }
  for (const auto& [id, tiles] : recordTiles) {
    auto& raster =
        snapshot.rasters.try_emplace(id, emptyLike(snapshot.state.frame, document.emptyRaster(id.role)))
            .first->second;
    for (const auto& [slot, tile] : tiles) raster.exchangeTile(slot, tile);
  }
  for (const auto& [id, object] : record.objects) snapshot.objects.exchange(id, object);
  if (snapshot.state.layers.empty()) snapshot.rasters.erase(kBase);
  if (!snapshot.state.selecting) snapshot.rasters.erase(kSelection);
}

}  // namespace

Result<DocumentSnapshot> snapshotAt(const TerrainDocument& document, std::size_t steps) {
  const EditHistory& history = document.history();
  EXPECTS(!document.editing() && steps <= history.position());
  DocumentSnapshot snapshot{document.state(), {}, document.objects(), steps, {}};
  snapshot.rasters.emplace(kGround, document.heights());
  for (const RasterId id : {kBase, kSelection})
    if (const HeightRaster* raster = document.raster(id)) snapshot.rasters.emplace(id, *raster);
  for (const Layer& layer : document.layers())
    for (const RasterRole role : {RasterRole::Layer, RasterRole::LayerMask})
      if (const HeightRaster* raster = document.raster({role, layer.id}))
        snapshot.rasters.emplace(RasterId{role, layer.id}, *raster);
  const auto present = [&snapshot](const TileKey& key) -> HeightRaster::TilePtr {
    const auto there = snapshot.rasters.find(key.raster);
    return there != snapshot.rasters.end() && key.slot < there->second.tileCount()
               ? there->second.tile(key.slot)
               : nullptr;
  };
  for (std::size_t i = history.position(); i > steps; --i) {
    const auto tiles = history.tilesOf(i - 1, present);
    if (!tiles) return tiles.error();
    stepBack(history.record(i - 1), *tiles, document, snapshot);
  }
  return snapshot;
}

}  // namespace scarp
