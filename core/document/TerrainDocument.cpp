#include "core/document/TerrainDocument.h"

#include <algorithm>
#include <functional>
#include <limits>

#include "core/document/DocumentParts.h"
#include "core/document/EditHistory.h"
#include "core/document/LayerGroups.h"
#include "core/objects/ObjectPicker.h"
#include "core/pick/SurfacePicker.h"

namespace scarp {

namespace {

TileSet tilesOf(const HeightRaster& raster) {
  TileSet tiles;
  for (const int slot : raster.heldSlots()) tiles.emplace_hint(tiles.end(), slot, raster.tile(slot));
  return tiles;
}

}  // namespace

TerrainDocument::TerrainDocument(Terrain terrain, ObjectLayer objects)
    : TerrainDocument(DocumentParts{contentOf(std::move(terrain), std::move(objects)), kBaseLayer, 1}) {}

TerrainDocument::TerrainDocument(DocumentParts parts)
    : content_(std::move(static_cast<DocumentContent&>(parts))),
      ground_(content_.rasters.at(kGround)),
      active_(parts.activeLayer),
      pyramid_(parts.pyramid ? *std::move(parts.pyramid) : HeightPyramid(ground_)),
      history_(std::make_unique<EditHistory>()),
      stepsBefore_(parts.stepsBefore),
      groundsBefore_(std::move(parts.groundsBefore)) {
  ids_.layers.pass(parts.nextLayer - 1);
  EXPECTS(ground_.rect() == frame().samples());
  const std::vector<RasterId> needed = rastersOf(state());
  for (const auto& [id, raster] : content_.rasters)
    EXPECTS(raster.rect() == emptyRaster(id.role).rect() && std::ranges::find(needed, id) != needed.end());
  EXPECTS(layers().empty() || content_.rasters.contains(kBase));
  passIds(state(), ids_);
  makeNeeded();
  content_.objects.setAssets(AssetTable(assets()));
  history_->restore(std::move(parts.history));
  objectPicker_ = std::make_unique<ObjectPicker>(content_.objects, ground_, frame());
}

TerrainDocument::~TerrainDocument() = default;

SurfacePicker TerrainDocument::picker() const { return {heights(), pyramid_, frame()}; }

Box TerrainDocument::box() const {
  const HeightRange range = pyramid_.range();
  return range.empty() ? frame().box(0.0, 0.0) : frame().box(range.low, range.high);
}

const ObjectPicker& TerrainDocument::objectPicker() {
  objectPicker_->refresh();
  return *objectPicker_;
}

LayerId TerrainDocument::activeLayer() const {
  return std::ranges::find(layers(), active_, &Layer::id) != layers().end() ? active_ : kBaseLayer;
}

void TerrainDocument::activate(LayerId layer) {
  EXPECTS(!editing_ && placeOf(layer) <= layers().size());
  active_ = layer;
  announce({.layers = true});
}

LayerId TerrainDocument::editedLayer() const {
  for (std::size_t place = placeOf(activeLayer()); place > 0; --place)
    if (!layers()[place - 1].isDerived() && !layers()[place - 1].isGroup) return layers()[place - 1].id;
  return kBaseLayer;
}

std::size_t TerrainDocument::placeOf(LayerId layer) const {
  if (layer == kBaseLayer) return 0;
  const auto found = std::ranges::find(layers(), layer, &Layer::id);
  EXPECTS(found != layers().end());
  return static_cast<std::size_t>(found - layers().begin()) + 1;
}

LayerId TerrainDocument::takeLayerId(LayerId wanted) {
  const bool there = std::ranges::find(layers(), wanted, &Layer::id) != layers().end() ||
                     std::ranges::find(masks(), wanted, &NamedMask::id) != masks().end();
  return ids_.layers.take(there ? 0 : wanted);
}

TerrainDocument::Ids TerrainDocument::ids() const { return {ids_, content_.objects.ids(), history_->ids()}; }

void TerrainDocument::takeIdsFrom(Ids ids) {
  ids_ = ids;
  content_.objects.takeIdsFrom(std::move(ids.objects));
  history_->takeIdsFrom(std::move(ids.steps));
  // Somebody may have used ids of these series already.
  passIds(state(), ids_);
}

Message TerrainDocument::whyNotEditable() const {
  const LayerId edited = editedLayer();
  if (const std::size_t active = placeOf(activeLayer()); active > 0 && layers()[active - 1].isGroup)
    if (placeOf(edited) <= firstOf(layers(), active - 1))
      return Message("the group \"%1\" contains no layer that can be edited", layers()[active - 1].name);
  return whyNotEditable(edited);
}

Message TerrainDocument::whyNotEditable(LayerId edited) const {
  if (edited == kBaseLayer) return {};
  const std::size_t index = placeOf(edited) - 1;
  if (layers()[index].isGroup) return Message("the group \"%1\" has no mask", layers()[index].name);
  if (Message why = whyLocked(layers(), index); !why.empty()) return why;
  if (Message why = whyHidden(layers(), index); !why.empty()) return why;
  return whyTransparent(layers(), index);
}

std::optional<MaskRaster> TerrainDocument::editMask() const {
  const MaskRaster* selected = selection();
  const MaskRaster* shown = raster({RasterRole::LayerMask, editedLayer()});
  if (!selected || !shown)
    return selected ? std::optional(*selected) : shown ? std::optional(*shown) : std::nullopt;
  MaskRaster both = *selected;
  for (const int slot : both.heldSlots()) {
    // No tile of the selection: nothing is selected. None of the mask: it shows wholly.
    if (!shown->holds(slot)) continue;
    const auto product = both.copyOfTile(slot);
    std::ranges::transform(*product, *shown->tile(slot), product->begin(), std::multiplies<>());
    both.exchangeTile(slot, product);
  }
  return both;
}

const HeightRaster* TerrainDocument::groundBefore(std::size_t step) const {
  const auto found = groundsBefore_.find(step);
  return found == groundsBefore_.end() ? nullptr : &found->second;
}

HeightRaster TerrainDocument::emptyRaster(RasterRole role) const {
  float fill = ground_.fill();
  if (role == RasterRole::Layer) fill = std::numeric_limits<float>::quiet_NaN();
  if (role == RasterRole::LayerMask) fill = 1.0F;
  if (role == RasterRole::Selection || role == RasterRole::NamedMask || role == RasterRole::Deposit)
    fill = 0.0F;
  return scarp::emptyRaster(role, frame(), fill);
}

HeightRaster& TerrainDocument::rasterFor(RasterId id) {
  const auto found = content_.rasters.find(id);
  return found != content_.rasters.end() ? found->second
                                         : content_.rasters.emplace(id, emptyRaster(id.role)).first->second;
}

Result<void> TerrainDocument::undo() {
  EXPECTS(!editing_);
  const auto done = step(Way::Back);
  if (done.ok()) historyChanged.emit();
  return done;
}

Result<void> TerrainDocument::redo() {
  EXPECTS(!editing_);
  const auto done = step(Way::Forth);
  if (done.ok()) historyChanged.emit();
  return done;
}

Result<void> TerrainDocument::goTo(std::size_t historyPosition) {
  EXPECTS(!editing_ && historyPosition <= history_->size());
  Result<void> done;
  while (done.ok() && history_->position() != historyPosition)
    done = step(history_->position() > historyPosition ? Way::Back : Way::Forth);
  historyChanged.emit();
  return done;
}

void TerrainDocument::replay(EditRecord record) {
  EXPECTS(!editing_);
  if (record.state) passIds(*record.state, ids_);
  history_->pushUndone(std::move(record), [this](const TileKey& key) { return presentTile(key); });
  // What has just come in is in memory, so nothing can fail.
  const auto done = step(Way::Forth);
  EXPECTS(done.ok());
  historyChanged.emit();
}

void TerrainDocument::receive(EditRecord record, const PartsOfTiles& ground) {
  EXPECTS(!editing_);
  if (record.state) passIds(*record.state, ids_);
  history_->forgetUndone();
  // Nobody wants to know what was there: where it has not been read, it stays so.
  const bool sameSize = !record.state || record.state->frame.samples() == frame().samples();
  for (const auto& [id, tiles] : record.tiles) {
    if (!sameSize || !raster(id)) continue;
    for (const auto& [slot, tile] : tiles)
      if (HeightRaster& held = rasterFor(id); held.unread(slot)) held.replaceTile(slot, tile);
  }
  swap(record, ground);
}

void TerrainDocument::forgetDone(std::size_t steps) {
  EXPECTS(!editing_);
  history_->forgetDone(steps);
  historyChanged.emit();
}

void TerrainDocument::markSaved() {
  history_->markSaved();
  historyChanged.emit();
}

void TerrainDocument::groundRepaired(const GridRect& samples) {
  const GridRect there = samples.intersected(ground_.rect());
  if (there.empty()) return;
  announce({.ground = {there}});
}

void TerrainDocument::addEmptyStep() {
  EXPECTS(!editing_);
  history_->push({});
  historyChanged.emit();
}

Result<void> TerrainDocument::step(Way way) {
  const auto present = [this](const TileKey& key) { return presentTile(key); };
  const auto swapIn = [this](EditRecord& record) { swap(record); };
  return way == Way::Back ? history_->undo(present, swapIn) : history_->redo(present, swapIn);
}

HeightRaster::TilePtr TerrainDocument::presentTile(const TileKey& key) const {
  const HeightRaster* const there = raster(key.raster);
  return there && key.slot < there->tileCount() ? there->tile(key.slot) : nullptr;
}

void TerrainDocument::swap(EditRecord& record, const PartsOfTiles& known) {
  DocumentChange change = record.state ? changeBetween(state(), *record.state) : DocumentChange();
  const bool otherSize = change.frame && !(record.state->frame.samples() == frame().samples());
  otherSize ? swapAll(record) : swapTiles(record);
  for (auto& [id, object] : record.objects) object = exchangeObject(id, std::move(object));
  change.objects = change.objects || !record.objects.empty();
  for (const auto& [id, tiles] : record.tiles) addTiles(id, slotsOf(tiles), change);
  if (const auto ground = record.tiles.find(kGround); ground != record.tiles.end())
    change.ground = tileParts(slotsOf(ground->second), ground_, record.changed, known);
  announce(change);
}

void TerrainDocument::addTiles(const RasterId& id, const std::vector<int>& slots,
                               DocumentChange& change) const {
  switch (id.role) {
    case RasterRole::Ground:
    case RasterRole::Base:
      break;
    case RasterRole::Layer:
    case RasterRole::LayerMask:
      change.layers = true;
      break;
    case RasterRole::Selection:
      change.selection = true;
      break;
    case RasterRole::NamedMask:
      change.masks = true;
      break;
    case RasterRole::Paint: {
      const HeightRaster like = emptyRaster(id.role);
      for (const int slot : slots)
        change.paint = change.paint.united(samplesOf(id.role, slot, like, frame()));
      break;
    }
    case RasterRole::Deposit: {
      const std::vector<GridRect> parts = tileParts(slots, ground_, ground_.rect());
      change.deposits.insert(change.deposits.end(), parts.begin(), parts.end());
      break;
    }
  }
}

void TerrainDocument::announce(const DocumentChange& change) {
  if (change.frame) {
    pyramid_ = HeightPyramid(ground_);
    objectPicker_ = std::make_unique<ObjectPicker>(content_.objects, ground_, frame());
    DocumentChange all = change;
    all.ground.clear();
    all.paint = {};
    all.deposits.clear();
    return changed.emit(all);
  }
  for (const GridRect& samples : change.ground) {
    pyramid_.refresh(ground_, samples);
    objectPicker_->groundChanged(samples);
  }
  changed.emit(change);
}

void TerrainDocument::swapTiles(EditRecord& record) {
  if (record.state) exchangeState(*record.state);
  makeNeeded();
  for (auto& [id, tiles] : record.tiles) {
    HeightRaster& raster = rasterFor(id);
    for (auto& [slot, tile] : tiles) tile = raster.exchangeTile(slot, std::move(tile));
  }
  dropUnused();
}

void TerrainDocument::swapAll(EditRecord& record) {
  RecordTiles left;
  for (const auto& [id, raster] : content_.rasters) left.emplace(id, tilesOf(raster));
  std::erase_if(content_.rasters, [](const auto& entry) { return entry.first != kGround; });
  exchangeState(*record.state);
  ground_ = emptyRaster(RasterRole::Ground);
  makeNeeded();
  for (const auto& [id, tiles] : record.tiles) {
    HeightRaster& raster = rasterFor(id);
    for (const auto& [slot, tile] : tiles) raster.exchangeTile(slot, tile);
  }
  record.tiles = std::move(left);
}

void TerrainDocument::exchangeState(DocumentState& state) {
  std::swap(content_.state, state);
  if (state.assets == assets()) return;
  content_.objects.setAssets(AssetTable(assets()));
  objectPicker_->assetsChanged();
}

void TerrainDocument::makeNeeded() {
  if (!layers().empty()) content_.rasters.try_emplace(kBase, ground_);
  if (state().selecting) rasterFor(kSelection);
}

std::optional<Object> TerrainDocument::exchangeObject(ObjectId id, std::optional<Object> object) {
  std::optional<Object> before = content_.objects.exchange(id, std::move(object));
  objectPicker_->objectChanged(id);
  return before;
}

}  // namespace scarp
