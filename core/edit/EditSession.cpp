#include "core/edit/EditSession.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <utility>

#include "core/base/Parallel.h"
#include "core/document/EditHistory.h"
#include "core/document/LayerGroups.h"
#include "core/document/TerrainDocument.h"
#include "core/document/TileParts.h"
#include "core/edit/LayerComposer.h"
#include "core/edit/LayerUpdater.h"
#include "core/edit/OperationInfo.h"
#include "core/memory/LargePages.h"
#include "core/terrain/HeldSlots.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

bool sameBits(float one, float other) {
  return std::bit_cast<std::uint32_t>(one) == std::bit_cast<std::uint32_t>(other);
}

HeightRaster::TilePtr tileFullOf(float value) {
  auto tile = makeInLargePages<HeightRaster::Tile>();
  tile->fill(value);
  return tile;
}

}  // namespace

EditSession::EditSession(TerrainDocument& document, Message title)
    : document_(document), updater_(std::make_unique<LayerUpdater>(document.content())) {
  EXPECTS(!document_.editing_);
  document_.editing_ = true;
  record_.name = std::move(title);
  record_.active = {document_.placeOf(document_.activeLayer()), document_.activeLayer()};
}

EditSession::~EditSession() {
  if (open_) rollback();
}

std::vector<TileLoan<float>> EditSession::lend(const GridRect& samples,
                                               const std::function<bool(const GridRect&)>& wanted) {
  EXPECTS(open_);
  HeightRaster& heights = document_.ground_;
  const GridRect inside = samples.intersected(heights.rect());
  const GridRect tiles = heights.tilesTouching(inside);
  std::vector<int> slots;
  for (int tr = tiles.row0; tr < tiles.row1; ++tr)
    for (int tc = tiles.column0; tc < tiles.column1; ++tc)
      if (const int slot = heights.tileIndex(tc, tr); wanted(heights.tileRect(slot).intersected(inside)))
        slots.push_back(slot);
  copyOnce(slots);
  std::vector<TileLoan<float>> loans;
  loans.reserve(slots.size());
  for (const int slot : slots) {
    const GridRect rect = heights.tileRect(slot).intersected(inside);
    const auto offset =
        HeightRaster::offsetIn(rect.column0 % HeightRaster::tileSize, rect.row0 % HeightRaster::tileSize);
    loans.push_back({rect, written_.at(slot)->data() + offset, HeightRaster::tileSize});
  }
  return loans;
}

void EditSession::copyOnce(const std::vector<int>& slots) {
  const HeightRaster& heights = document_.ground_;
  std::vector<int> fresh;
  std::ranges::copy_if(slots, std::back_inserter(fresh), [&](int slot) {
    const auto lent = written_.find(slot);
    if (lent == written_.end() || heights.mayBeShared(slot)) return true;
    // A copy of the raster may have its own block with the same tile. Releasing `tile` synchronises with
    // owners on other threads that released theirs; use_count() alone does not.
    const auto tile = lent->second;
    constexpr int kRasterWrittenAndThis = 3;
    return tile.use_count() != kRasterWrittenAndThis;
  });
  std::vector<std::shared_ptr<HeightRaster::Tile>> copies(fresh.size());
  const auto copy = [&](std::size_t i) { copies[i] = heights.copyOfTile(fresh[i]); };
  // Most of what a copy takes is to wait for memory: on two threads half as long.
  if (fresh.size() > 1)
    parallelFor(fresh.size(), copy);
  else if (!fresh.empty())
    copy(0);
  for (std::size_t i = 0; i < fresh.size(); ++i) {
    unfolded_.insert(fresh[i]);
    exchange(kGround, fresh[i], copies[i]);
    written_.insert_or_assign(fresh[i], std::move(copies[i]));
  }
}

void EditSession::exchange(RasterId id, int slot, HeightRaster::TilePtr tile) {
  HeightRaster::TilePtr before = document_.rasterFor(id).exchangeTile(slot, std::move(tile));
  record_.tiles[id].try_emplace(slot, std::move(before));
  updater_->note(id, slot);
}

void EditSession::touched(const GridRect& samples) {
  EXPECTS(open_);
  DocumentChange change;
  addGround(samples, change);
  if (!change.ground.empty()) document_.announce(change);
}

void EditSession::addGround(const GridRect& samples, DocumentChange& change) {
  const GridRect changed = samples.intersected(document_.heights().rect());
  if (changed.empty()) return;
  record_.changed = record_.changed.united(changed);
  if (recordsDeposits_)
    for (auto& [slot, tile] : depositTiles(changed, document_.content(), record_.tiles))
      exchange(kDeposit, slot, std::move(tile));
  change.ground.push_back(changed);
}

void EditSession::replaceGround(const HeightRaster& heights) {
  const std::vector<int> slots = heights.unsharedSlots(document_.heights());
  for (const int slot : slots) {
    unfolded_.insert(slot);
    exchange(kGround, slot, heights.tile(slot));
    written_.erase(slot);
  }
  DocumentChange change;
  for (const GridRect& part : tileParts(slots, heights, heights.rect())) addGround(part, change);
  if (!change.ground.empty()) document_.announce(change);
}

void EditSession::replace(RasterId id, const HeightRaster& raster, Ground ground) {
  const HeightRaster& present = document_.rasterFor(id);
  EXPECTS(open_ && raster.rect() == present.rect());
  if (id == kGround) return replaceGround(raster);
  // A slot without a tile means something else in a raster that is full of something else.
  const HeightRaster::TilePtr full =
      sameBits(raster.fill(), present.fill()) ? nullptr : tileFullOf(raster.fill());
  std::vector<int> slots;
  for (const int slot : full ? allSlots(raster) : raster.unsharedSlots(present)) {
    const HeightRaster::TilePtr tile = raster.tile(slot) ? raster.tile(slot) : full;
    if (tile == present.tile(slot)) continue;
    slots.push_back(slot);
    exchange(id, slot, tile);
  }
  if (slots.empty()) return;
  DocumentChange change;
  document_.addTiles(id, slots, change);
  const bool ofLayers = change.layers || id == kBase;
  if (ofLayers && ground == Ground::Follows) compose(slots, change);
  if (!ofLayers || ground == Ground::Follows) document_.announce(change);
}

void EditSession::setState(DocumentState state, DerivedLayers derived) {
  EXPECTS(open_ && unfolded_.empty() && state.frame == document_.frame());
  DocumentChange change = changeBetween(document_.state(), state);
  const std::vector<int> slots = slotsOfLayers(
      document_.content(), movedLayers(withoutGroups(document_.layers()), withoutGroups(state.layers)));
  passIds(state, document_.ids_);
  const std::vector<RasterId> needed = rastersOf(state);
  DocumentState left = std::move(state);
  document_.exchangeState(left);
  document_.makeNeeded();
  if (!record_.state) record_.state = std::move(left);
  // What nothing asks for any more goes into the record, tile by tile.
  for (auto& [id, raster] : document_.content_.rasters) {
    if (id == kBase || std::ranges::find(needed, id) != needed.end()) continue;
    for (const int slot : raster.heldSlots()) exchange(id, slot, nullptr);
  }
  compose(slots, change);
  document_.dropUnused();
  if (derived != DerivedLayers::AtCommit) updateLayers(derived, change);
  document_.announce(change);
}

void EditSession::reframe(const DocumentState& state, std::map<RasterId, HeightRaster> rasters) {
  EXPECTS(open_ && record_.empty() && rasters.contains(kGround));
  record_.state = state;
  record_.changed = state.frame.samples();
  const bool sameSize = state.frame.samples() == document_.frame().samples();
  for (const auto& [id, raster] : rasters) {
    EXPECTS(raster.rect() == emptyRaster(id.role, state.frame, 0.0F).rect());
    const HeightRaster::TilePtr full =
        sameBits(raster.fill(), document_.emptyRaster(id.role).fill()) ? nullptr : tileFullOf(raster.fill());
    TileSet& tiles = record_.tiles[id];
    // Where the size stays, tiles that are there now may go.
    for (const int slot :
         full ? allSlots(raster) : slotsHeldBy({&raster, sameSize ? document_.raster(id) : nullptr}))
      tiles.emplace_hint(tiles.end(), slot, raster.tile(slot) ? raster.tile(slot) : full);
  }
  document_.swap(record_);
}

void EditSession::compose(const std::vector<int>& slots, DocumentChange& change) {
  TileSet tiles = composedTiles(document_.content(), slots);
  const std::vector<int> changed = slotsOf(tiles);
  for (auto& [slot, tile] : tiles) exchange(kGround, slot, std::move(tile));
  for (const GridRect& part : tileParts(changed, document_.heights(), document_.heights().rect()))
    addGround(part, change);
}

void EditSession::fold() {
  if (unfolded_.empty() || !document_.raster(kBase)) return;
  for (auto& [id, tiles] :
       foldedTiles(document_.content(), document_.editedLayer(), record_.tiles.at(kGround), unfolded_))
    for (auto& [slot, tile] : tiles) exchange(id, slot, std::move(tile));
  const std::vector<int> slots(unfolded_.begin(), unfolded_.end());
  unfolded_.clear();
  written_.clear();
  DocumentChange change{.layers = true};
  compose(slots, change);
  document_.announce(change);
}

bool EditSession::updateLayers(DerivedLayers derived, DocumentChange& change) {
  // For a new frame, reframe() was given current ones.
  if (record_.state && !(record_.state->frame == document_.frame())) return false;
  const LayerUpdater::Exchange exchanging = [this](const RasterId& id, int slot, HeightRaster::TilePtr tile) {
    exchange(id, slot, std::move(tile));
  };
  const auto updated = [&]() -> std::optional<std::set<int>> {
    if (derived == DerivedLayers::Preview)
      if (auto previewed = updater_->preview(exchanging)) return previewed;
    return updater_->update(exchanging);
  };
  const std::optional<std::set<int>> slots = updated();
  if (!slots) return false;
  change.layers = true;
  compose({slots->begin(), slots->end()}, change);
  return true;
}

void EditSession::markOutdated() {
  const std::set<LayerId>& outdated = updater_->outdated();
  const auto fresh = [&outdated](const Layer& layer) {
    return outdated.contains(layer.id) && !layer.outdated;
  };
  if (std::ranges::none_of(document_.layers(), fresh)) return;
  if (!record_.state) record_.state = document_.state();
  for (Layer& layer : document_.content_.state.layers)
    if (outdated.contains(layer.id)) layer.outdated = true;
  document_.announce({.layers = true});
}

ObjectId EditSession::takeObjectId(ObjectId wanted) { return document_.content_.objects.takeId(wanted); }

void EditSession::exchangeObjects(std::map<ObjectId, std::optional<Object>> objects) {
  EXPECTS(open_);
  if (objects.empty()) return;
  for (auto& [id, object] : objects) exchangeObject(id, std::move(object));
  document_.announce({.objects = true});
}

void EditSession::exchangeObject(ObjectId id, std::optional<Object> object) {
  const bool gone = !object;
  // The first "before" of an id is the one that undo goes back to.
  const auto kept = record_.objects.try_emplace(id, document_.exchangeObject(id, std::move(object))).first;
  if (gone && !kept->second) record_.objects.erase(kept);  // it came within this edit
}

bool EditSession::dropReturned() {
  // All of another frame is kept.
  if (record_.state && !(record_.state->frame == document_.frame())) return false;
  bool written = false;
  for (auto raster = record_.tiles.begin(); raster != record_.tiles.end();) {
    const RasterId id = raster->first;
    const HeightRaster* present = document_.raster(id);
    const bool ground = id == kGround;
    std::erase_if(raster->second, [&](const auto& entry) {
      const auto& [slot, before] = entry;
      if (!present || (ground && !unfolded_.contains(slot))) return false;
      const HeightRaster::TilePtr after = present->tile(slot);
      if (!sameTile(before, after, present->fill())) return false;
      if (before != after) {
        document_.rasterFor(id).exchangeTile(slot, before);
        written = true;
      }
      if (ground) unfolded_.erase(slot);
      return true;
    });
    raster = raster->second.empty() ? record_.tiles.erase(raster) : std::next(raster);
  }
  return written;
}

void EditSession::restore() {
  EXPECTS(open_);
  document_.swap(record_);
  EditRecord fresh;
  fresh.name = std::move(record_.name);
  fresh.active = record_.active;
  record_ = std::move(fresh);
  written_.clear();
  unfolded_.clear();
  updater_ = std::make_unique<LayerUpdater>(document_.content());
}

bool EditSession::commit(std::shared_ptr<const Operation> operation) {
  EXPECTS(open_);
  const bool idle = dropReturned();
  fold();
  if (DocumentChange change; updateLayers(DerivedLayers::Now, change)) document_.announce(change);
  markOutdated();
  if (const auto fit = checkHeights(document_.pyramid().range()); !fit) {
    refusal_ = fit.error().message;
    rollback();
    return false;
  }
  close();
  const bool changed = !record_.empty();
  if (!changed && !(idle && document_.countsIdleSteps())) return false;
  if (operation && namesByPlace(*operation))
    operation = std::make_shared<const Operation>(
        withIds(*operation, record_.state ? record_.state->layers : document_.layers(), document_));
  record_.operation = std::move(operation);
  document_.history_->push(std::move(record_),
                           [this](const TileKey& key) { return document_.presentTile(key); });
  document_.historyChanged.emit();
  return changed;
}

Result<void> EditSession::keep(std::shared_ptr<const Operation> operation) {
  commit(std::move(operation));
  if (refusal_.empty()) return {};
  return Error{refusal_};
}

Result<void> EditSession::keep(Operation operation) {
  return keep(std::make_shared<const Operation>(std::move(operation)));
}

Result<void> commitState(TerrainDocument& document, Message title, DocumentState state, Operation operation) {
  if (state == document.state()) return {};
  EditSession session(document, std::move(title));
  session.setState(std::move(state));
  return session.keep(std::move(operation));
}

void EditSession::rollback() {
  EXPECTS(open_);
  close();
  document_.swap(record_);
}

void EditSession::close() {
  open_ = false;
  written_.clear();
  recordsDeposits_ = false;
  document_.editing_ = false;
}

}  // namespace scarp
