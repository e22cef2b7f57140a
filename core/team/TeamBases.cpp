#include "core/team/TeamBases.h"

namespace scarp {

void TeamBases::set(const TeamKey& piece, std::int64_t content, const HeightRaster::TilePtr& tile) {
  const std::lock_guard lock(mutex_);
  if (tile)
    known_[piece] = {content, tile};
  else
    known_.erase(piece);
}

void TeamBases::set(const TeamPieces& pieces, const RecordTiles& tiles) {
  for (const auto& [key, content] : pieces) {
    if (!isTile(key)) continue;
    const auto raster = tiles.find(rasterOf(key));
    if (raster == tiles.end()) continue;
    const auto tile = raster->second.find(static_cast<int>(key.slot));
    if (tile != raster->second.end()) set(key, content ? content->id : 0, content ? tile->second : nullptr);
  }
}

TileBases TeamBases::of(const std::map<TeamKey, TeamSlot>& pieces) const {
  const std::lock_guard lock(mutex_);
  TileBases bases;
  for (const auto& [key, slot] : pieces) {
    const auto known = known_.find(key);
    if (known == known_.end()) continue;
    if (auto tile = known->second.tile.lock()) bases[key] = {known->second.content, std::move(tile)};
  }
  return bases;
}

}  // namespace scarp
