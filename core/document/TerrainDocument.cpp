#include "core/document/TerrainDocument.h"

#include <algorithm>
#include <functional>
#include <limits>

#include "core/document/TileParts.h"

namespace scarp {

namespace {

TileSet tilesOf(const HeightRaster& raster) {
  TileSet tiles;
  for (const int slot : raster.heldSlots()) tiles.emplace_hint(tiles.end(), slot, raster.tile(slot));
  return tiles;
}

}  // namespace

TerrainDocument::TerrainDocument(Terrain terrain, ObjectLayer objects)
    : terrain_(std::move(terrain)), pyramid_(terrain_.heights), objects_(std::move(objects)) {
  EXPECTS(terrain_.heights.columns() == terrain_.frame.columns &&
          terrain_.heights.rows() == terrain_.frame.rows);
  objectPicker_.emplace(objects_, terrain_.heights, terrain_.frame);
}

TerrainDocument::TerrainDocument(DocumentSnapshot snapshot)
    : terrain_{snapshot.state.frame, snapshot.state.georeference, snapshot.rasters.at(kGround)},
      rasters_(std::move(snapshot.rasters)),
      layers_(snapshot.state.layers),
      selecting_(snapshot.state.selecting),
      masks_(snapshot.state.masks),
      materials_(snapshot.state.materials),
      rules_(snapshot.state.rules),
      drapes_(snapshot.state.drapes),
      scatterRules_(snapshot.state.scatterRules),
      pyramid_(terrain_.heights),
      objects_(std::move(snapshot.objects)),
      stepsBefore_(snapshot.steps),
      groundsBefore_(std::move(snapshot.grounds)) {
  rasters_.erase(kGround);
  passIds(snapshot.state);
  objects_.setAssets(AssetTable(snapshot.state.assets));
  objectPicker_.emplace(objects_, terrain_.heights, terrain_.frame);
}

TerrainDocument::TerrainDocument(DocumentParts parts)
    : terrain_{parts.state.frame, parts.state.georeference, parts.rasters.at(kGround)},
      rasters_(std::move(parts.rasters)),
      layers_(parts.state.layers),
      selecting_(parts.state.selecting),
      masks_(parts.state.masks),
      materials_(parts.state.materials),
      rules_(parts.state.rules),
      drapes_(parts.state.drapes),
      scatterRules_(parts.state.scatterRules),
      active_(parts.activeLayer),
      pyramid_(parts.pyramid ? *std::move(parts.pyramid) : HeightPyramid(terrain_.heights)),
      objects_(std::move(parts.objects)) {
  layerIds_.pass(parts.nextLayer - 1);
  rasters_.erase(kGround);
  EXPECTS(terrain_.heights.rect() == terrain_.frame.samples());
  const std::vector<RasterId> needed = rastersOf(parts.state);
  for (const auto& [id, raster] : rasters_)
    EXPECTS(raster.rect() == emptyRaster(id.role).rect() && std::ranges::find(needed, id) != needed.end());
  EXPECTS(layers_.empty() || rasters_.contains(kBase));
  passIds(parts.state);
  makeNeeded();
  objects_.setAssets(AssetTable(parts.state.assets));
  history_.restore(std::move(parts.history));
  objectPicker_.emplace(objects_, terrain_.heights, terrain_.frame);
}

Box TerrainDocument::box() const {
  const HeightRange range = pyramid_.range();
  return range.empty() ? frame().box(0.0, 0.0) : frame().box(range.low, range.high);
}

const ObjectPicker& TerrainDocument::objectPicker() {
  objectPicker_->refresh();
  return *objectPicker_;
}

LayerId TerrainDocument::activeLayer() const {
  return std::ranges::find(layers_, active_, &Layer::id) != layers_.end() ? active_ : kBaseLayer;
}

void TerrainDocument::activate(LayerId layer) {
  EXPECTS(!editing_ && placeOf(layer) <= layers_.size());
  active_ = layer;
  layersChanged.emit();
}

LayerId TerrainDocument::editedLayer() const {
  for (std::size_t place = placeOf(activeLayer()); place > 0; --place)
    if (!layers_[place - 1].lines) return layers_[place - 1].id;
  return kBaseLayer;
}

std::size_t TerrainDocument::placeOf(LayerId layer) const {
  if (layer == kBaseLayer) return 0;
  const auto found = std::ranges::find(layers_, layer, &Layer::id);
  EXPECTS(found != layers_.end());
  return static_cast<std::size_t>(found - layers_.begin()) + 1;
}

LayerId TerrainDocument::takeLayerId(LayerId wanted) {
  const bool there = std::ranges::find(layers_, wanted, &Layer::id) != layers_.end() ||
                     std::ranges::find(masks_, wanted, &NamedMask::id) != masks_.end();
  return layerIds_.take(there ? 0 : wanted);
}

TerrainDocument::Ids TerrainDocument::ids() const {
  return {layerIds_, materialIds_, scatterRuleIds_, objects_.ids(), history_.ids()};
}

void TerrainDocument::takeIdsFrom(Ids ids) {
  layerIds_ = std::move(ids.layers);
  materialIds_ = std::move(ids.materials);
  scatterRuleIds_ = std::move(ids.scatterRules);
  objects_.takeIdsFrom(std::move(ids.objects));
  history_.takeIdsFrom(std::move(ids.steps));
  // Somebody may have used ids of these series already.
  passIds(state());
}

std::string TerrainDocument::whyNotEditable() const { return whyNotEditable(editedLayer()); }

std::string TerrainDocument::whyNotEditable(LayerId edited) const {
  if (edited == kBaseLayer) return {};
  const Layer& layer = layers_[placeOf(edited) - 1];
  const std::string name = "the layer \"" + layer.name + "\" ";
  if (layer.locked) return name + "is locked";
  if (!layer.visible) return name + "is hidden";
  if (!(layer.opacity > 0.0)) return name + "has no opacity";
  return {};
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

const HeightRaster* TerrainDocument::raster(RasterId id) const {
  if (id == kGround) return &terrain_.heights;
  const auto found = rasters_.find(id);
  return found == rasters_.end() ? nullptr : &found->second;
}

const HeightRaster* TerrainDocument::groundBefore(std::size_t step) const {
  const auto found = groundsBefore_.find(step);
  return found == groundsBefore_.end() ? nullptr : &found->second;
}

DocumentState TerrainDocument::state() const {
  return {terrain_.frame, terrain_.georeference, layers_, selecting_, masks_, materials_, rules_, drapes_,
          assets(),       scatterRules_};
}

HeightRaster TerrainDocument::emptyRaster(RasterRole role) const {
  float fill = terrain_.heights.fill();
  if (role == RasterRole::Layer) fill = std::numeric_limits<float>::quiet_NaN();
  if (role == RasterRole::LayerMask) fill = 1.0F;
  if (role == RasterRole::Selection || role == RasterRole::NamedMask || role == RasterRole::Deposit)
    fill = 0.0F;
  return scarp::emptyRaster(role, terrain_.frame, fill);
}

HeightRaster& TerrainDocument::rasterFor(RasterId id) {
  if (id == kGround) return terrain_.heights;
  const auto found = rasters_.find(id);
  return found != rasters_.end() ? found->second : rasters_.emplace(id, emptyRaster(id.role)).first->second;
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
  EXPECTS(!editing_ && historyPosition <= history_.size());
  Result<void> done;
  while (done.ok() && history_.position() != historyPosition)
    done = step(history_.position() > historyPosition ? Way::Back : Way::Forth);
  historyChanged.emit();
  return done;
}

void TerrainDocument::replay(EditRecord record) {
  EXPECTS(!editing_);
  if (record.state) passIds(*record.state);
  history_.pushUndone(std::move(record), [this](const TileKey& key) { return presentTile(key); });
  // What has just come in is in memory, so nothing can fail.
  const auto done = step(Way::Forth);
  EXPECTS(done.ok());
  historyChanged.emit();
}

void TerrainDocument::receive(EditRecord record, const PartsOfTiles& ground) {
  EXPECTS(!editing_);
  if (record.state) passIds(*record.state);
  history_.forgetUndone();
  // Nobody wants to know what was there: where it has not been read, it stays so.
  const bool sameSize = !record.state || record.state->frame.samples() == terrain_.frame.samples();
  for (const auto& [id, tiles] : record.tiles) {
    if (!sameSize || !raster(id)) continue;
    for (const auto& [slot, tile] : tiles)
      if (HeightRaster& held = rasterFor(id); held.unread(slot)) held.replaceTile(slot, tile);
  }
  swap(record, ground);
}

void TerrainDocument::forgetDone(std::size_t steps) {
  EXPECTS(!editing_);
  history_.forgetDone(steps);
  historyChanged.emit();
}

void TerrainDocument::markSaved() {
  history_.markSaved();
  historyChanged.emit();
}

void TerrainDocument::groundRepaired(const GridRect& samples) {
  const GridRect there = samples.intersected(terrain_.heights.rect());
  if (!there.empty()) groundChanged(there);
}

void TerrainDocument::addEmptyStep() {
  EXPECTS(!editing_);
  history_.push({});
  historyChanged.emit();
}

Result<void> TerrainDocument::step(Way way) {
  const auto present = [this](const TileKey& key) { return presentTile(key); };
  const auto swapIn = [this](EditRecord& record) { swap(record); };
  return way == Way::Back ? history_.undo(present, swapIn) : history_.redo(present, swapIn);
}

HeightRaster::TilePtr TerrainDocument::presentTile(const TileKey& key) const {
  const HeightRaster* const there = raster(key.raster);
  return there && key.slot < there->tileCount() ? there->tile(key.slot) : nullptr;
}

void TerrainDocument::swap(EditRecord& record, const PartsOfTiles& changed) {
  const bool otherState = record.state.has_value();
  const bool otherFrame = otherState && !(record.state->frame == terrain_.frame);
  const bool otherSize = otherFrame && !(record.state->frame.samples() == terrain_.frame.samples());
  const bool layers = std::ranges::any_of(record.tiles, [](const auto& set) {
    return set.first.role == RasterRole::Layer || set.first.role == RasterRole::LayerMask;
  });
  const bool selection =
      record.tiles.contains(kSelection) || (otherState && record.state->selecting != selecting_);
  const bool masks =
      (otherState && record.state->masks != masks_) || std::ranges::any_of(record.tiles, [](const auto& set) {
        return set.first.role == RasterRole::NamedMask;
      });
  const bool materials =
      otherState && (record.state->materials != materials_ || record.state->rules != rules_);
  const bool drapes = otherState && record.state->drapes != drapes_;
  const bool assets = otherState && record.state->assets != this->assets();
  const bool scatterRules = otherState && record.state->scatterRules != scatterRules_;
  otherSize ? swapAll(record) : swapTiles(record);
  for (auto& [id, object] : record.objects) object = exchangeObject(id, std::move(object));
  if (otherFrame) {
    deriveAnew();
    frameChanged.emit();
  } else if (const auto ground = record.tiles.find(kGround); ground != record.tiles.end()) {
    const auto parts = tileParts(slotsOf(ground->second), terrain_.heights, record.changed, changed);
    for (const GridRect& part : parts) refresh(part);
    for (const GridRect& part : parts) terrainChanged.emit(part);
  }
  if (!record.objects.empty() || assets) objectsChanged.emit();
  if (otherState || layers) layersChanged.emit();
  if (selection) selectionChanged.emit(terrain_.heights.rect());
  if (masks) masksChanged.emit();
  if (materials) materialsChanged.emit();
  if (drapes) drapesChanged.emit();
  if (assets) assetsChanged.emit();
  if (scatterRules) scatterRulesChanged.emit();
  if (otherFrame) return;
  for (const auto& [id, tiles] : record.tiles) {
    if (id.role == RasterRole::Paint) paintChangedIn(id, slotsOf(tiles));
    if (id == kDeposit) depositsChangedIn(slotsOf(tiles));
  }
}

void TerrainDocument::depositsChangedIn(const std::vector<int>& slots) {
  for (const GridRect& part : tileParts(slots, terrain_.heights, terrain_.heights.rect()))
    depositsChanged.emit(part);
}

void TerrainDocument::paintChangedIn(const RasterId& id, const std::vector<int>& slots) {
  const HeightRaster like = emptyRaster(id.role);
  GridRect changed;
  for (const int slot : slots) changed = changed.united(samplesOf(id.role, slot, like, terrain_.frame));
  if (!changed.empty()) paintChanged.emit(changed);
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
  std::map<RasterId, TileSet> left{{kGround, tilesOf(terrain_.heights)}};
  for (const auto& [id, raster] : rasters_) left.emplace(id, tilesOf(raster));
  rasters_.clear();
  exchangeState(*record.state);
  terrain_.heights = emptyRaster(RasterRole::Ground);
  makeNeeded();
  for (const auto& [id, tiles] : record.tiles) {
    HeightRaster& raster = rasterFor(id);
    for (const auto& [slot, tile] : tiles) raster.exchangeTile(slot, tile);
  }
  record.tiles = std::move(left);
}

void TerrainDocument::exchangeState(DocumentState& state) {
  DocumentState left = this->state();
  terrain_.frame = state.frame;
  terrain_.georeference = state.georeference;
  layers_ = state.layers;
  selecting_ = state.selecting;
  masks_ = state.masks;
  materials_ = state.materials;
  rules_ = state.rules;
  drapes_ = state.drapes;
  scatterRules_ = state.scatterRules;
  if (state.assets != assets()) {
    objects_.setAssets(AssetTable(state.assets));
    objectPicker_->assetsChanged();
  }
  state = std::move(left);
}

void TerrainDocument::makeNeeded() {
  if (!layers_.empty()) rasters_.try_emplace(kBase, terrain_.heights);
  if (selecting_) rasterFor(kSelection);
}

void TerrainDocument::passIds(const DocumentState& state) {
  for (const Layer& layer : state.layers) layerIds_.pass(layer.id);
  for (const NamedMask& mask : state.masks) layerIds_.pass(mask.id);
  for (const Material& material : state.materials) materialIds_.pass(material.id);
  for (const ScatterRule& rule : state.scatterRules) scatterRuleIds_.pass(rule.id);
}

void TerrainDocument::dropUnused() {
  const std::vector<RasterId> needed = rastersOf(state());
  std::erase_if(rasters_,
                [&](const auto& entry) { return std::ranges::find(needed, entry.first) == needed.end(); });
}

void TerrainDocument::deriveAnew() {
  pyramid_ = HeightPyramid(terrain_.heights);
  objectPicker_.emplace(objects_, terrain_.heights, terrain_.frame);
}

void TerrainDocument::groundChanged(const GridRect& samples) {
  refresh(samples);
  terrainChanged.emit(samples);
}

void TerrainDocument::refresh(const GridRect& samples) {
  pyramid_.refresh(terrain_.heights, samples);
  objectPicker_->groundChanged(samples);
}

std::optional<Object> TerrainDocument::exchangeObject(ObjectId id, std::optional<Object> object) {
  std::optional<Object> before = objects_.exchange(id, std::move(object));
  objectPicker_->objectChanged(id);
  return before;
}

std::vector<LayerTile> TerrainDocument::layerTiles(int slot, std::size_t count) const {
  std::vector<LayerTile> tiles;
  for (std::size_t i = 0; i < count; ++i)
    if (layers_[i].visible) tiles.push_back(layerTile(layers_[i], slot));
  return tiles;
}

LayerTile TerrainDocument::layerTile(const Layer& layer, int slot) const {
  const HeightRaster* heights = raster({RasterRole::Layer, layer.id});
  const MaskRaster* mask = raster({RasterRole::LayerMask, layer.id});
  return {layer.blend, static_cast<float>(layer.opacity), heights ? heights->tile(slot) : nullptr,
          mask ? mask->tile(slot) : nullptr};
}

}  // namespace scarp
