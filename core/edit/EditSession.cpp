#include "core/edit/EditSession.h"

#include "core/base/Parallel.h"

namespace scarp {

EditSession::EditSession(TerrainDocument& document, std::string name) : document_(document) {
  EXPECTS(!document_.editing_);
  document_.editing_ = true;
  record_.name = std::move(name);
}

EditSession::~EditSession() {
  if (open_) rollback();
}

std::vector<TileLoan<float>> EditSession::lend(const GridRect& samples) {
  EXPECTS(open_);
  HeightRaster& heights = document_.terrain_.heights;
  const GridRect wanted = samples.intersected(heights.rect());
  const GridRect tiles = heights.tilesTouching(wanted);
  copyOnce(tiles);
  std::vector<TileLoan<float>> loans;
  loans.reserve(static_cast<std::size_t>(tiles.area()));
  for (int tr = tiles.row0; tr < tiles.row1; ++tr)
    for (int tc = tiles.column0; tc < tiles.column1; ++tc) {
      const int slot = heights.tileIndex(tc, tr);
      const GridRect rect = heights.tileRect(slot).intersected(wanted);
      const auto offset =
          HeightRaster::offsetIn(rect.column0 % HeightRaster::tileSize, rect.row0 % HeightRaster::tileSize);
      loans.push_back({rect, written_.at(slot)->data() + offset, HeightRaster::tileSize});
    }
  return loans;
}

void EditSession::copyOnce(const GridRect& tiles) {
  HeightRaster& heights = document_.terrain_.heights;
  struct Fresh {
    int slot;
    std::shared_ptr<HeightRaster::Tile>* copy;
  };
  std::vector<Fresh> fresh;
  for (int tr = tiles.row0; tr < tiles.row1; ++tr)
    for (int tc = tiles.column0; tc < tiles.column1; ++tc) {
      const int slot = heights.tileIndex(tc, tr);
      const auto [place, first] = written_.try_emplace(slot);
      if (first) fresh.push_back({slot, &place->second});
    }
  const auto copy = [&](std::size_t i) { *fresh[i].copy = heights.copyOfTile(fresh[i].slot); };
  // Most of what a copy takes is to wait for memory: on two threads half as long.
  if (fresh.size() > 1)
    parallelFor(fresh.size(), copy);
  else if (!fresh.empty())
    copy(0);
  for (const Fresh& tile : fresh)
    record_.tiles.emplace(tile.slot, heights.exchangeTile(tile.slot, *tile.copy));
}

void EditSession::touched(const GridRect& samples) {
  EXPECTS(open_);
  const GridRect changed = samples.intersected(document_.heights().rect());
  if (changed.empty()) return;
  record_.changed = record_.changed.united(changed);
  document_.groundChanged(changed);
}

ObjectId EditSession::add(Object object) {
  object.id = document_.objects_.takeId();
  exchangeObject(object.id, object);
  return object.id;
}

void EditSession::remove(ObjectId id) {
  EXPECTS(document_.objects().find(id));
  exchangeObject(id, std::nullopt);
}

void EditSession::update(const Object& object) {
  EXPECTS(document_.objects().find(object.id));
  exchangeObject(object.id, object);
}

void EditSession::exchangeObject(ObjectId id, std::optional<Object> object) {
  EXPECTS(open_);
  // The first "before" of an id is the one that undo goes back to.
  record_.objects.try_emplace(id, document_.exchangeObject(id, std::move(object)));
  document_.objectsChanged.emit();
}

void EditSession::restore() {
  EXPECTS(open_);
  document_.swap(record_);
  record_ = {.name = std::move(record_.name), .tiles = {}, .objects = {}, .changed = {}};
  written_.clear();
}

void EditSession::commit() {
  EXPECTS(open_);
  close();
  if (record_.empty()) return;
  document_.history_.push(std::move(record_),
                          [this](const TileKey& key) { return document_.presentTile(key); });
  document_.historyChanged.emit();
}

void EditSession::rollback() {
  EXPECTS(open_);
  close();
  document_.swap(record_);
}

void EditSession::close() {
  open_ = false;
  written_.clear();
  document_.editing_ = false;
}

}  // namespace scarp
