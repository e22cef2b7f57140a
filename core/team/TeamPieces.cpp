#include "core/team/TeamPieces.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/base/Json.h"
#include "core/base/Parallel.h"
#include "core/document/TerrainDocument.h"
#include "core/document/TilePack.h"
#include "core/project/ProjectLoad.h"
#include "core/project/ProjectSummary.h"
#include "core/store/ContentRows.h"
#include "core/store/StateJson.h"
#include "core/store/StoredContents.h"
#include "core/store/StoredNumbers.h"
#include "core/store/TileContent.h"
#include "core/team/TeamLog.h"

namespace scarp {

namespace {

constexpr std::int64_t kTileForm = static_cast<std::int64_t>(ContentForm::Tile),
                       kTextForm = static_cast<std::int64_t>(ContentForm::Json),
                       kPictureForm = static_cast<std::int64_t>(ContentForm::Picture),
                       kModelForm = static_cast<std::int64_t>(ContentForm::Model);

/// A difference is told where it has this share of a tile's bytes at most.
constexpr std::size_t kWorthDifference = 2;

/// Of a picture or model; slots have 57 bits.
TeamKey heldKey(std::int64_t project, int role, std::uint64_t sum) {
  return {teamCell(project, role), role, 0, static_cast<std::int64_t>(sum >> 8)};
}

TeamContent textContent(std::int64_t cell, const std::string& text) {
  const auto bytes = std::as_bytes(std::span(text));
  return {cell, drawnTeamId(), kTextForm, checksum(bytes), {bytes.begin(), bytes.end()}, {}};
}

}  // namespace

Error teamDamage(const Message& what) { return Error{"the team's terrain is damaged: %1", what}; }

TeamKey tileKey(std::int64_t project, RasterId raster, int slot, int tileColumns, std::int64_t owner) {
  return {teamCell(project, slot % tileColumns, slot / tileColumns), static_cast<std::int64_t>(raster.role),
          raster == kSelection ? owner : raster.layer, slot};
}

TeamKey selectingKey(std::int64_t project, std::int64_t owner) {
  return {teamCell(project, kSelectingRole), kSelectingRole, owner, 0};
}

bool isOfSelection(const TeamKey& key) {
  return key.role == kSelectingRole || key.role == static_cast<std::int64_t>(RasterRole::Selection);
}

RasterId rasterOf(const TeamKey& key) {
  return {static_cast<RasterRole>(key.role), isOfSelection(key) ? kBaseLayer : static_cast<LayerId>(key.layer)};
}

Result<void> checkCells(const std::map<TeamKey, TeamSlot>& slots, std::int64_t project, const GridFrame& frame) {
  std::map<std::int64_t, int> columns;
  const auto isOwn = [&](const TeamKey& key) {
    if (!isTile(key)) {
      const bool alone = key.role == kStateRole || key.role == kSelectingRole;
      return key.cell == teamCell(project, static_cast<int>(key.role)) && (!alone || key.slot == 0) &&
             (key.role == kSelectingRole || key.layer == 0);
    }
    if (key.slot < 0 || key.slot > std::numeric_limits<int>::max()) return false;
    auto [found, fresh] = columns.try_emplace(key.role, 0);
    if (fresh) found->second = emptyRaster(static_cast<RasterRole>(key.role), frame, 0.0F).tileColumns();
    const int slot = static_cast<int>(key.slot);
    return key.cell == teamCell(project, slot % found->second, slot / found->second);
  };
  for (const auto& [key, slot] : slots)
    if (slot.content > 0 && !isOwn(key)) return teamDamage(Message("a piece in another's place"));
  return {};
}

std::map<TeamKey, TeamSlot> seenBy(std::int64_t session, std::map<TeamKey, TeamSlot> slots) {
  std::erase_if(slots, [&](const auto& slot) { return isOfSelection(slot.first) && slot.first.layer != session; });
  return slots;
}

TilePiece tilePiece(const TeamKey& key, HeightRaster::TilePtr tile, const HeightRaster& like) {
  const GridRect rect = like.tileRect(static_cast<int>(key.slot));
  return {key, std::move(tile), rect.width(), rect.height()};
}

bool isTile(const TeamKey& key) { return key.role >= 0 && key.role <= kMostRole; }

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
                   kTileForm,               packed->directory.front().check,
                   std::move(packed->bytes),
                   ground ? outlineOf(*piece.tile, piece.columns, piece.rows) : std::vector<std::byte>{}};
    if (piece.baseContent == 0 || !piece.base) return;
    const TilePair onBase{{}, piece.tile, piece.base};
    auto difference = packTiles(std::span(&onBase, 1));
    if (difference->bytes.size() > contents[i].bytes.size() / kWorthDifference) return;
    contents[i].base = piece.baseContent;
    contents[i].difference = std::move(difference->bytes);
  });
  return contents;
}

HeightRaster::TilePtr tileOrNull(const HeightRaster* raster, std::int64_t slot) {
  return raster && slot < raster->tileCount() ? raster->tile(static_cast<int>(slot)) : nullptr;
}

std::vector<Object> objectsOfChunk(const ObjectLayer& objects, std::int64_t chunk) {
  std::vector<Object> found;
  const auto first = static_cast<ObjectId>(chunk * kObjectsInChunk);
  const auto& all = objects.all();
  for (auto at = all.lower_bound(first); at != all.end() && at->first - first < kObjectsInChunk; ++at)
    found.push_back(at->second);
  return found;
}

TeamContent objectsContent(const ObjectLayer& objects, const TeamKey& key) {
  Json list = Json::array();
  for (const Object& object : objectsOfChunk(objects, key.slot)) list.push_back(writeStoredObject(object));
  return list.empty() ? TeamContent{.cell = key.cell} : textContent(key.cell, list.dump());
}

TeamContent stateContent(const TeamSource& source, const TeamKey& key) {
  // Which layer is active, and what ids come next, everybody has for oneself.
  ProjectState state{withoutSelection(source.state), kBaseLayer, 1, 1, {}};
  // Also of those that are not there yet: they come without another state.
  for (const RasterId& id : rastersOf(state.document)) {
    const HeightRaster* const raster = source.raster(id);
    state.fills.emplace(id, raster ? raster->fill() : source.emptyFill(id.role));
  }
  return textContent(key.cell, writeProjectState(state));
}

TeamContent selectingContent(bool selecting, const TeamKey& key) {
  return selecting ? textContent(key.cell, "true") : TeamContent{.cell = key.cell};
}

DocumentState withoutSelection(DocumentState state) {
  state.selecting = false;
  return state;
}

TeamSource sourceOf(const TerrainDocument& document) {
  return {document.state(), [&document](RasterId id) { return document.raster(id); },
          [&document](RasterRole role) { return document.emptyRaster(role).fill(); }, &document.objects()};
}

TeamSource sourceOf(const DocumentParts& earlier, const TerrainDocument& document) {
  const auto raster = [&earlier](RasterId id) {
    const auto found = earlier.rasters.find(id);
    return found == earlier.rasters.end() ? nullptr : &found->second;
  };
  return {earlier.state, raster, [&document](RasterRole role) { return document.emptyRaster(role).fill(); },
          &earlier.objects};
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
      const bool own = key.slot == static_cast<std::int64_t>(content->sum >> 8);
      if (role == kPictureRole) {
        PicturePtr picture = own && content->form == kPictureForm ? restoredPicture(content->bytes, content->sum) : nullptr;
        if (!picture) return teamDamage(Message("a picture of a material"));
        pictures_.push_back(std::move(picture));
      } else {
        ModelPtr model = own && content->form == kModelForm ? restoredModel(content->bytes, content->sum) : nullptr;
        if (!model) return teamDamage(Message("the model of an asset"));
        models_.push_back(std::move(model));
      }
    }
  return {};
}

void TeamHeld::add(TeamHeld other) {
  pictures_.insert(pictures_.end(), other.pictures_.begin(), other.pictures_.end());
  models_.insert(models_.end(), other.models_.begin(), other.models_.end());
}

void TeamHeld::addContents(const DocumentState& state, const DocumentState* before, std::int64_t project,
                           const std::map<TeamKey, TeamSlot>& known, std::map<TeamKey, TeamContent>& to) {
  ModelSet models, hadModels;
  PictureSet pictures, hadPictures;
  const auto addAll = [](const DocumentState& from, ModelSet& ofModels, PictureSet& ofPictures) {
    addModels(from, ofModels);
    addPictures(from, ofPictures);
    addPictures(ofModels, ofPictures);
  };
  addAll(state, models, pictures);
  if (before) addAll(*before, hadModels, hadPictures);
  const auto isThere = [&known](const TeamKey& key) {
    const auto slot = known.find(key);
    return slot != known.end() && slot->second.content > 0;
  };
  for (const auto& [sum, picture] : pictures) {
    const TeamKey key = heldKey(project, kPictureRole, sum);
    if (!hadPictures.contains(sum) || !isThere(key))
      to.emplace(key, TeamContent{key.cell, drawnTeamId(), kPictureForm, sum, storedPicture(*picture), {}});
  }
  for (const auto& [sum, model] : models) {
    const TeamKey key = heldKey(project, kModelRole, sum);
    if (!hadModels.contains(sum) || !isThere(key))
      to.emplace(key, TeamContent{key.cell, drawnTeamId(), kModelForm, sum, storedModel(*model), {}});
  }
}

std::vector<TilePiece> tilesOf(const TeamSource& source, std::int64_t project, std::int64_t owner) {
  std::vector<TilePiece> tiles;
  for (const RasterId& id : rastersOf(source.state)) {
    const HeightRaster* const raster = source.raster(id);
    if (!raster || (id == kSelection && owner == kNobody)) continue;
    for (const int slot : raster->heldSlots())
      tiles.push_back(tilePiece(tileKey(project, id, slot, raster->tileColumns(), owner), raster->tile(slot), *raster));
  }
  return tiles;
}

std::vector<TeamContent> textsOf(const TeamSource& source, std::int64_t project,
                                 std::map<TeamKey, std::int64_t>& writes) {
  std::map<TeamKey, TeamContent> all;
  TeamHeld::addContents(source.state, nullptr, project, {}, all);
  all.emplace(stateKey(project), stateContent(source, stateKey(project)));
  std::map<ObjectId, std::optional<Object>> objects;
  for (const auto& [id, object] : source.objects->all()) objects.emplace(id, object);
  for (const std::int64_t chunk : chunksOf(objects)) {
    const TeamKey key = objectsKey(project, chunk);
    all.emplace(key, objectsContent(*source.objects, key));
  }
  std::vector<TeamContent> contents;
  for (auto& [key, content] : all) {
    writes[key] = content.id;
    contents.push_back(std::move(content));
  }
  return contents;
}

Result<FetchedPieces> fetchPieces(TeamLog& log, const std::map<TeamKey, TeamSlot>& slots, const TileBases& bases) {
  std::vector<std::int64_t> cells, ids, known;
  for (const auto& [key, slot] : slots)
    if (slot.content > 0) {
      cells.push_back(key.cell);
      ids.push_back(slot.content);
      const auto base = bases.find(key);
      known.push_back(base == bases.end() ? 0 : base->second.content);
    }
  auto contents = log.contents(cells, ids, known);
  if (!contents) return contents.error();
  return piecesOf(std::move(*contents), slots, log.shown());
}

Result<FetchedPieces> piecesOf(std::vector<TeamContent> contents, const std::map<TeamKey, TeamSlot>& slots,
                               const Message& shown) {
  FetchedPieces fetched{std::move(contents), {}};
  std::map<std::pair<std::int64_t, std::int64_t>, const TeamContent*> byId;
  for (const TeamContent& content : fetched.contents) byId[{content.cell, content.id}] = &content;
  for (const auto& [key, slot] : slots) {
    const TeamContent*& piece = fetched.pieces[key];
    if (slot.content <= 0) continue;
    const auto found = byId.find({key.cell, slot.content});
    if (found == byId.end()) return Error{"%1 lacks a part of the terrain", shown};
    if (!found->second->trouble.empty()) return Error{found->second->trouble};
    piece = found->second;
  }
  return fetched;
}

std::map<TeamKey, TeamSlot> byKey(const std::vector<TeamSlot>& slots) {
  std::map<TeamKey, TeamSlot> all;
  for (const TeamSlot& slot : slots)
    if (slot.content >= 0) all[slot.key] = slot;
  return all;
}

void giveIdsAgain(TerrainDocument& document, bool again) {
  TerrainDocument::Ids ids = document.ids();
  for (const auto series : kStateIdSeries) (ids.*series).giveAgain(again);
  ids.objects.giveAgain(again);
  document.takeIdsFrom(std::move(ids));
}

}  // namespace scarp
