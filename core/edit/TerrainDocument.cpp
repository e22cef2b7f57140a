#include "core/edit/TerrainDocument.h"

#include <algorithm>
#include <vector>

namespace scarp {

namespace {

/// Rectangles about the tiles of a record, cut to what changed: few of them, and together not much larger
/// than the tiles. The one about all tiles of a slanting or winding stroke would be.
std::vector<GridRect> touchedParts(const EditRecord& record, const HeightRaster& heights) {
  constexpr double kMostSlack = 1.25;
  struct Part {
    GridRect rect;
    long long area;  ///< Of its tiles alone.
  };
  std::vector<Part> runs;  ///< Tiles side by side.
  for (const auto& [slot, tile] : record.tiles) {
    const GridRect rect = heights.tileRect(slot).intersected(record.changed);
    if (rect.empty()) continue;
    const bool goesOn =
        !runs.empty() && runs.back().rect.row0 == rect.row0 && runs.back().rect.column1 == rect.column0;
    if (!goesOn) runs.push_back({rect, 0});
    runs.back().rect = runs.back().rect.united(rect);
    runs.back().area += rect.area();
  }
  std::vector<Part> parts;
  for (const Part& run : runs) {
    const auto takes = [&](const Part& part) {
      const auto both = static_cast<double>(part.rect.united(run.rect).area());
      return both <= kMostSlack * static_cast<double>(part.area + run.area);
    };
    if (const auto part = std::ranges::find_if(parts, takes); part != parts.end())
      *part = {part->rect.united(run.rect), part->area + run.area};
    else
      parts.push_back(run);
  }
  std::vector<GridRect> rects;
  for (const Part& part : parts) rects.push_back(part.rect);
  return rects;
}

}  // namespace

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
  const auto done = step(Way::Back);
  EXPECTS(done.ok());
  historyChanged.emit();
}

void TerrainDocument::redo() {
  EXPECTS(!editing_);
  const auto done = step(Way::Forth);
  EXPECTS(done.ok());
  historyChanged.emit();
}

void TerrainDocument::goTo(std::size_t historyPosition) {
  EXPECTS(!editing_ && historyPosition <= history_.size());
  while (history_.position() != historyPosition) {
    const auto done = step(history_.position() > historyPosition ? Way::Back : Way::Forth);
    EXPECTS(done.ok());
  }
  historyChanged.emit();
}

void TerrainDocument::markSaved() {
  history_.markSaved();
  historyChanged.emit();
}

Result<void> TerrainDocument::step(Way way) {
  const auto present = [this](const TileKey& key) { return presentTile(key); };
  const auto swapIn = [this](EditRecord& record) { swap(record); };
  return way == Way::Back ? history_.stepBack(present, swapIn) : history_.stepForth(present, swapIn);
}

HeightRaster::TilePtr TerrainDocument::presentTile(const TileKey& key) const {
  return terrain_.heights.tile(key);
}

void TerrainDocument::swap(EditRecord& record) {
  for (auto& [slot, tile] : record.tiles) tile = terrain_.heights.exchangeTile(slot, std::move(tile));
  for (auto& [id, object] : record.objects) object = exchangeObject(id, std::move(object));
  const std::vector<GridRect> parts = touchedParts(record, terrain_.heights);
  for (const GridRect& part : parts) refresh(part);
  for (const GridRect& part : parts) terrainChanged.emit(part);
  if (!record.objects.empty()) objectsChanged.emit();
}

void TerrainDocument::groundChanged(const GridRect& samples) {
  refresh(samples);
  terrainChanged.emit(samples);
}

void TerrainDocument::refresh(const GridRect& samples) {
  pyramid_.refresh(terrain_.heights, samples);
  objectPicker_.groundChanged(samples);
}

std::optional<Object> TerrainDocument::exchangeObject(ObjectId id, std::optional<Object> object) {
  std::optional<Object> before = objects_.exchange(id, std::move(object));
  objectPicker_.objectChanged(id);
  return before;
}

}  // namespace scarp
