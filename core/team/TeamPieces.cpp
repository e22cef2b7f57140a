#include "core/team/TeamPieces.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/base/Parallel.h"
#include "core/document/TilePack.h"
#include "core/document/UsableTiles.h"
#include "core/store/Checksum.h"
#include "core/project/ProjectLoad.h"
#include "core/store/StoredModels.h"
#include "core/store/StoredPictures.h"
#include "core/store/ContentRows.h"
#include "core/project/ProjectSummary.h"
#include "core/store/TileContent.h"
#include "core/store/StateJson.h"
#include "core/script/JsonReader.h"

namespace scarp {

namespace {

constexpr std::int64_t kTileForm = static_cast<std::int64_t>(ContentForm::Tile),
                       kTextForm = static_cast<std::int64_t>(ContentForm::Json),
                       kPictureForm = static_cast<std::int64_t>(ContentForm::Picture),
                       kModelForm = static_cast<std::int64_t>(ContentForm::Model);

/// Of a picture or model; slots have 57 bits.
TeamKey heldKey(std::int64_t project, int role, std::uint64_t sum) {
  return {teamCell(project, role), role, 0, static_cast<std::int64_t>(sum >> 8)};
}

TeamContent textContent(std::int64_t cell, const std::string& text) {
  const auto bytes = std::as_bytes(std::span(text));
  return {cell, drawnTeamId(), kTextForm, checksum(bytes), {bytes.begin(), bytes.end()}, {}};
}

Error damaged(const char* what) { return Error{std::string("the team's terrain is damaged: ") + what}; }

Result<std::string> textOf(const TeamContent& content, const char* what) {
  if (content.form != kTextForm || checksum(content.bytes) != content.sum) return damaged(what);
  return std::string(reinterpret_cast<const char*>(content.bytes.data()), content.bytes.size());
}

bool isTile(const TeamKey& key) { return key.role >= 0 && key.role <= kMostRole; }

RasterId rasterOf(const TeamKey& key) {
  return {static_cast<RasterRole>(key.role), static_cast<LayerId>(key.layer)};
}

Result<ProjectState> stateIn(const TeamPieces& pieces) {
  const auto found = std::ranges::find(pieces, std::int64_t{kStateRole},
                                       [](const auto& piece) { return piece.first.role; });
  if (found == pieces.end() || !found->second) return damaged("its state is missing");
  const auto text = textOf(*found->second, "its state");
  if (!text) return text.error();
  auto state = readProjectState(*text);
  if (!state) return damaged(state.error().message.c_str());
  return state;
}

Result<std::vector<Object>> objectsIn(const TeamContent& content, std::int64_t chunk) {
  const auto text = textOf(content, "a list of objects");
  if (!text) return text.error();
  const auto list = readJson(*text);
  if (!list || !list->is_array()) return damaged("a list of objects");
  std::vector<Object> objects;
  for (const nlohmann::json& value : *list) {
    auto object = readStoredObject(value, "object");
    if (!object) return damaged(object.error().message.c_str());
    if (static_cast<std::int64_t>(object->id / static_cast<ObjectId>(kObjectsInChunk)) != chunk)
      return damaged("an object in another's place");
    objects.push_back(std::move(*object));
  }
  return objects;
}

/// Tiles of pieces, read on several threads.
Result<RecordTiles> tilesIn(const TeamPieces& pieces) {
  std::vector<std::pair<const TeamKey*, const TeamContent*>> all;
  for (const auto& [key, content] : pieces)
    if (isTile(key)) all.emplace_back(&key, content);
  std::vector<HeightRaster::TilePtr> tiles(all.size());
  parallelFor(all.size(), [&](std::size_t i) {
    const auto& [key, content] = all[i];
    if (content && content->form == kTileForm)
      tiles[i] = unpackContent(rasterOf(*key), content->bytes, content->sum);
  });
  RecordTiles made;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].second && !tiles[i]) return damaged("a tile");
    made[rasterOf(*all[i].first)].emplace(static_cast<int>(all[i].first->slot), std::move(tiles[i]));
  }
  return made;
}

}  // namespace

TeamKey tileKey(std::int64_t project, RasterId raster, int slot, int tileColumns) {
  return {teamCell(project, slot % tileColumns, slot / tileColumns), static_cast<std::int64_t>(raster.role),
          raster.layer, slot};
}

TeamKey objectsKey(std::int64_t project, std::int64_t chunk) {
  return {teamCell(project, kObjectsRole), kObjectsRole, 0, chunk};
}

TeamKey stateKey(std::int64_t project) { return {teamCell(project, kStateRole), kStateRole, 0, 0}; }

std::vector<TeamContent> tileContents(const std::vector<TilePiece>& tiles) {
  std::vector<TeamContent> contents(tiles.size());
  parallelFor(tiles.size(), [&](std::size_t i) {
    const TilePiece& piece = tiles[i];
    const TilePair pair{{}, piece.tile, nullptr};
    auto packed = packTiles(std::span(&pair, 1));
    const bool ground = piece.key.role == static_cast<std::int64_t>(RasterRole::Ground);
    contents[i] = {piece.key.cell,          drawnTeamId(),
                   kTileForm,               tileCheck(*piece.tile),
                   std::move(packed->bytes), ground ? coarseOf(*piece.tile) : std::vector<std::byte>{}};
  });
  return contents;
}

TeamContent objectsContent(const ObjectLayer& objects, const TeamKey& key) {
  nlohmann::ordered_json list = nlohmann::json::array();
  const auto first = static_cast<ObjectId>(key.slot * kObjectsInChunk);
  const auto& all = objects.all();
  for (auto object = all.lower_bound(first); object != all.end() && object->first - first < kObjectsInChunk;
       ++object)
    list.push_back(writeStoredObject(object->second));
  return list.empty() ? TeamContent{.cell = key.cell} : textContent(key.cell, list.dump());
}

TeamContent stateContent(const TerrainDocument& document, const TeamKey& key) {
  // Which layer is active, and what ids come next, everybody has for oneself.
  ProjectState state{document.state(), kBaseLayer, 1, 1, {}};
  // Also of those that are not there yet: they come without another state.
  for (const RasterId& id : rastersOf(state.document)) {
    const HeightRaster* const raster = document.raster(id);
    state.fills.emplace(id, raster ? raster->fill() : document.emptyRaster(id.role).fill());
  }
  return textContent(key.cell, writeProjectState(state));
}

std::set<std::int64_t> chunksOf(const std::map<ObjectId, std::optional<Object>>& objects) {
  std::set<std::int64_t> chunks;
  for (const auto& [id, object] : objects) chunks.insert(static_cast<std::int64_t>(id) / kObjectsInChunk);
  return chunks;
}

Result<void> TeamHeld::take(const TeamPieces& pieces) {
  // Models have pictures.
  for (const int role : {kPictureRole, kModelRole})
    for (const auto& [key, content] : pieces) {
      if (key.role != role || !content) continue;
      if (role == kPictureRole) {
        PicturePtr picture = content->form == kPictureForm ? restoredPicture(content->bytes, content->sum) : nullptr;
        if (!picture) return damaged("a picture of a material");
        pictures_.push_back(std::move(picture));
      } else {
        ModelPtr model = content->form == kModelForm ? restoredModel(content->bytes, content->sum) : nullptr;
        if (!model) return damaged("the model of an asset");
        models_.push_back(std::move(model));
      }
    }
  return {};
}

void TeamHeld::addContents(const DocumentState& state, std::int64_t project,
                           const std::map<TeamKey, TeamSlot>& known, std::map<TeamKey, TeamContent>& to) {
  ModelSet models;
  PictureSet pictures;
  addModels(state, models);
  addPictures(state, pictures);
  addPictures(models, pictures);
  for (const auto& [sum, picture] : pictures) {
    const TeamKey key = heldKey(project, kPictureRole, sum);
    if (!known.contains(key))
      to.emplace(key, TeamContent{key.cell, drawnTeamId(), kPictureForm, sum, storedPicture(*picture), {}});
  }
  for (const auto& [sum, model] : models) {
    const TeamKey key = heldKey(project, kModelRole, sum);
    if (!known.contains(key))
      to.emplace(key, TeamContent{key.cell, drawnTeamId(), kModelForm, sum, storedModel(*model), {}});
  }
}

std::map<TeamKey, TeamContent> contentsOf(const TerrainDocument& document, std::int64_t project) {
  std::map<TeamKey, TeamContent> all;
  TeamHeld::addContents(document.state(), project, {}, all);
  all.emplace(stateKey(project), stateContent(document, stateKey(project)));
  std::map<ObjectId, std::optional<Object>> objects;
  for (const auto& [id, object] : document.objects().all()) objects.emplace(id, object);
  for (const std::int64_t chunk : chunksOf(objects)) {
    const TeamKey key = objectsKey(project, chunk);
    all.emplace(key, objectsContent(document.objects(), key));
  }
  std::vector<TilePiece> tiles;
  for (const RasterId& id : rastersOf(document.state())) {
    const HeightRaster* const raster = document.raster(id);
    if (!raster) continue;
    for (const int slot : raster->heldSlots())
      tiles.push_back({tileKey(project, id, slot, raster->tileColumns()), raster->tile(slot)});
  }
  std::vector<TeamContent> contents = tileContents(tiles);
  for (std::size_t i = 0; i < tiles.size(); ++i) all.emplace(tiles[i].key, std::move(contents[i]));
  return all;
}

Result<FetchedPieces> fetchPieces(TeamLog& log, const std::map<TeamKey, TeamSlot>& slots) {
  std::vector<std::int64_t> cells, ids;
  for (const auto& [key, slot] : slots)
    if (slot.content > 0) {
      cells.push_back(key.cell);
      ids.push_back(slot.content);
    }
  auto contents = log.contents(cells, ids);
  if (!contents) return contents.error();
  FetchedPieces fetched{std::move(*contents), {}};
  std::map<std::pair<std::int64_t, std::int64_t>, const TeamContent*> byId;
  for (const TeamContent& content : fetched.contents) byId[{content.cell, content.id}] = &content;
  for (const auto& [key, slot] : slots) {
    const TeamContent*& piece = fetched.pieces[key];
    if (slot.content <= 0) continue;
    const auto found = byId.find({key.cell, slot.content});
    if (found == byId.end()) return Error{log.shown() + " lacks a part of the terrain"};
    piece = found->second;
  }
  return fetched;
}

std::map<TeamKey, TeamSlot> byKey(const std::vector<TeamSlot>& slots) {
  std::map<TeamKey, TeamSlot> all;
  for (const TeamSlot& slot : slots)
    if (slot.content != TeamWrite::kOnlyRead) all[slot.key] = slot;
  return all;
}

void giveIdsAgain(TerrainDocument& document, bool again) {
  TerrainDocument::Ids ids = document.ids();
  ids.layers.giveAgain(again);
  ids.materials.giveAgain(again);
  ids.scatterRules.giveAgain(again);
  ids.objects.giveAgain(again);
  document.takeIdsFrom(std::move(ids));
}

std::optional<GridFrame> frameIn(const TeamPieces& pieces) {
  const auto state = stateIn(pieces);
  return state ? std::optional(state->document.frame) : std::nullopt;
}

Result<DocumentParts> partsOf(const TeamPieces& pieces) {
  auto state = stateIn(pieces);
  if (!state) return state.error();
  auto tiles = tilesIn(pieces);
  if (!tiles) return tiles.error();
  DocumentParts parts;
  parts.state = state->document;
  const std::vector<RasterId> known = rastersOf(parts.state);
  for (const auto& [id, fill] : state->fills) {
    if (std::ranges::find(known, id) == known.end()) return damaged("its state");
    HeightRaster raster = emptyRaster(id.role, parts.state.frame, fill);
    auto& held = (*tiles)[id];
    const bool needed = id == kGround || id == kBase || id == kSelection;
    if (!needed && std::ranges::none_of(held, [](const auto& entry) { return entry.second != nullptr; }))
      continue;
    for (auto& [slot, tile] : held)
      if (slot >= 0 && slot < raster.tileCount()) raster.exchangeTile(slot, std::move(tile));
    parts.rasters.emplace(id, std::move(raster));
  }
  for (const auto& [key, content] : pieces) {
    if (key.role != kObjectsRole || !content) continue;
    auto objects = objectsIn(*content, key.slot);
    if (!objects) return objects.error();
    for (Object& object : *objects) parts.objects.exchange(object.id, object);
  }
  return parts;
}

Result<EditRecord> recordOf(const TeamPieces& pieces, const TerrainDocument& document) {
  EditRecord record;
  GridFrame frame = document.frame();
  if (std::ranges::any_of(pieces, [](const auto& piece) { return piece.first.role == kStateRole; })) {
    auto state = stateIn(pieces);
    if (!state) return state.error();
    frame = state->document.frame;
    record.state = std::move(state->document);
  }
  auto tiles = tilesIn(pieces);
  if (!tiles) return tiles.error();
  const std::vector<RasterId> known = rastersOf(record.state ? *record.state : document.state());
  for (auto& [id, set] : *tiles) {
    const int count = emptyRaster(id.role, frame, 0.0F).tileCount();
    for (const auto& [slot, tile] : set)
      if (slot < 0 || slot >= count) return damaged("a tile beyond the terrain");
    // A raster that is there no more has been emptied.
    if (std::ranges::find(known, id) != known.end() || document.raster(id))
      record.tiles.emplace(id, std::move(set));
  }
  for (const auto& [key, content] : pieces) {
    if (key.role != kObjectsRole) continue;
    const auto first = static_cast<ObjectId>(key.slot * kObjectsInChunk);
    const auto& all = document.objects().all();
    for (auto object = all.lower_bound(first); object != all.end() && object->first - first < kObjectsInChunk;
         ++object)
      record.objects.emplace(object->first, std::nullopt);
    if (!content) continue;
    auto objects = objectsIn(*content, key.slot);
    if (!objects) return objects.error();
    for (Object& object : *objects) record.objects.insert_or_assign(object.id, object);
  }
  record.changed = frame.samples();
  return record;
}

}  // namespace scarp
