#include "core/edit/TerrainDocument.h"

namespace scarp {

TerrainDocument::TerrainDocument(Terrain terrain, ObjectLayer objects)
    : terrain_(std::move(terrain)),
      pyramid_(terrain_.heights),
      objects_(std::move(objects)),
      objectPicker_(objects_, terrain_.heights, terrain_.frame) {
  EXPECTS(terrain_.heights.columns() == terrain_.frame.columns &&
          terrain_.heights.rows() == terrain_.frame.rows);
}

Box TerrainDocument::box() const {
  const HeightRange range = pyramid_.range();
  return range.empty() ? frame().box(0.0, 0.0) : frame().box(range.low, range.high);
}

const ObjectPicker& TerrainDocument::objectPicker() {
  objectPicker_.refresh();
  return objectPicker_;
}

void TerrainDocument::undo() {
  EXPECTS(!editing_);
  swap(history_.stepBack());
  historyChanged.emit();
}

void TerrainDocument::redo() {
  EXPECTS(!editing_);
  swap(history_.stepForth());
  historyChanged.emit();
}

void TerrainDocument::goTo(std::size_t historyPosition) {
  EXPECTS(!editing_ && historyPosition <= history_.size());
  while (history_.position() > historyPosition) swap(history_.stepBack());
  while (history_.position() < historyPosition) swap(history_.stepForth());
  historyChanged.emit();
}

void TerrainDocument::markSaved() {
  history_.markSaved();
  historyChanged.emit();
}

void TerrainDocument::swap(EditRecord& record) {
  for (auto& [slot, tile] : record.tiles) tile = terrain_.heights.exchangeTile(slot, std::move(tile));
  for (auto& [id, object] : record.objects) object = exchangeObject(id, std::move(object));
  if (!record.tiles.empty()) groundChanged(record.changed);
  if (!record.objects.empty()) objectsChanged.emit();
}

void TerrainDocument::groundChanged(const GridRect& samples) {
  pyramid_.refresh(terrain_.heights, samples);
  objectPicker_.groundChanged(samples);
  terrainChanged.emit(samples);
}

std::optional<Object> TerrainDocument::exchangeObject(ObjectId id, std::optional<Object> object) {
  std::optional<Object> before = objects_.exchange(id, std::move(object));
  objectPicker_.objectChanged(id);
  return before;
}

}  // namespace scarp
