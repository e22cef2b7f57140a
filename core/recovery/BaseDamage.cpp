#include "core/recovery/BaseDamage.h"

#include <algorithm>
#include <utility>

#include "core/document/TerrainDocument.h"

namespace scarp {

BaseDamage::BaseDamage(TerrainDocument& document, std::shared_ptr<ProjectFile> file,
                       std::vector<Message>& warnings)
    : document_(document), file_(std::move(file)), warnings_(warnings) {
  if (!file_) return;
  // They are told of at the end, as they are then.
  for (const Damage& damage : file_->damages()) std::erase(warnings_, damage.message());
  notice();
}

HeightRaster::TilePtr BaseDamage::present(const TileKey& key) const {
  const HeightRaster* raster = document_.raster(key.raster);
  return raster && key.slot < raster->tileCount() ? raster->tile(key.slot) : nullptr;
}

void BaseDamage::notice() {
  if (!file_) return;
  const std::vector<Damage> damages = file_->damages();
  for (; known_ < damages.size(); ++known_) {
    const Damage& damage = damages[known_];
    const HeightRaster* raster = damage.raster ? document_.raster(*damage.raster) : nullptr;
    if (!raster) continue;
    const GridRect place = raster->tilesTouching(damage.samples);
    const TileKey key{*damage.raster, raster->tileIndex(place.column0, place.row0)};
    if (place.empty() || raster->tileRect(key.slot) != damage.samples) continue;
    standIns_.push_back({key, damage.samples, present(key)});
    if (damage.raster == kGround) document_.groundRepaired(damage.samples);
  }
}

bool BaseDamage::has(const UnderTile& tile) {
  const HeightRaster::TilePtr there = present(tile.key);
  notice();
  return there && (tileCheck(*there) == tile.check ||
                   std::ranges::find(standIns_, there, &StandIn::tile) != standIns_.end());
}

void BaseDamage::widen(EditRecord& record) const {
  const auto ground = record.tiles.find(kGround);
  if (ground == record.tiles.end()) return;
  for (const StandIn& standIn : standIns_)
    if (standIn.key.raster == kGround && ground->second.contains(standIn.key.slot))
      record.changed = record.changed.united(standIn.samples);
}

bool BaseDamage::isGood(const StandIn& standIn) const {
  const TileKey base{kBase, standIn.key.slot};
  // What is seen lies on the base where there are layers.
  return document_.raster(standIn.key.raster) && present(standIn.key) != standIn.tile &&
         (standIn.key.raster != kGround || present(base) != standIn.tile);
}

void BaseDamage::tell() {
  if (!file_) return;
  notice();
  for (const StandIn& standIn : standIns_)
    if (isGood(standIn)) file_->repairedFromJournal(standIn.key.raster, standIn.samples);
  for (const Damage& damage : file_->damages()) warnings_.push_back(damage.message());
}

}  // namespace scarp
