#include <algorithm>
#include <limits>
#include <string>
#include <utility>

#include "core/base/Json.h"
#include "core/base/Parallel.h"
#include "core/document/TerrainDocument.h"
#include "core/project/ProjectLoad.h"
#include "core/store/ContentRows.h"
#include "core/store/StateJson.h"
#include "core/store/StoredNumbers.h"
#include "core/store/TileContent.h"
#include "core/team/TeamPieces.h"

namespace scarp {

namespace {

Result<std::string> textIn(const TeamContent& content, const Message& what) {
  if (content.form != static_cast<std::int64_t>(ContentForm::Json) || checksum(content.bytes) != content.sum) return teamDamage(what);
  return std::string(reinterpret_cast<const char*>(content.bytes.data()), content.bytes.size());
}

Result<std::optional<ProjectState>> stateIn(const TeamPieces& pieces) {
  const auto found = std::ranges::find(pieces, std::int64_t{kStateRole},
                                       [](const auto& piece) { return piece.first.role; });
  if (found == pieces.end()) return std::optional<ProjectState>();
  if (!found->second) return teamDamage(Message("its state is missing"));
  const auto text = textIn(*found->second, Message("its state"));
  if (!text) return text.error();
  auto state = readProjectState(*text);
  if (!state) return teamDamage(state.error().message);
  return std::optional(std::move(*state));
}

Result<std::vector<Object>> objectsIn(const TeamContent& content, std::int64_t chunk) {
  const auto text = textIn(content, Message("a list of objects"));
  if (!text) return text.error();
  const auto list = readJson(*text);
  if (!list || !list->isArray()) return teamDamage(Message("a list of objects"));
  std::vector<Object> objects;
  for (const Json& value : *list) {
    auto object = readStoredObject(value, "object");
    if (!object) return teamDamage(object.error().message);
    if (static_cast<std::int64_t>(object->id / static_cast<ObjectId>(kObjectsInChunk)) != chunk)
      return teamDamage(Message("an object in another's place"));
    objects.push_back(std::move(*object));
  }
  return objects;
}

/// Checks that the places of pieces are valid.
Result<void> checkPlaces(const TeamPieces& pieces) {
  constexpr std::int64_t kMostLayer = std::numeric_limits<LayerId>::max(),
                         kMostSlot = std::numeric_limits<int>::max(),
                         kMostChunk = std::numeric_limits<std::int64_t>::max() / kObjectsInChunk - 1;
  const auto within = [](std::int64_t number, std::int64_t most) { return number >= 0 && number <= most; };
  for (const auto& [key, content] : pieces) {
    const std::int64_t mostLayer = isOfSelection(key) ? std::numeric_limits<std::int64_t>::max() : kMostLayer;
    if (isTile(key) && !(within(key.layer, mostLayer) && within(key.slot, kMostSlot)))
      return teamDamage(Message("a tile beyond the terrain"));
    if (key.role == kObjectsRole && !within(key.slot, kMostChunk))
      return teamDamage(Message("an object in another's place"));
  }
  return {};
}

/// Returns a tile and the area where it differs from its base; a null tile if it is damaged.
TileOnBase tileIn(const TeamKey& key, const TeamContent& content, const TileBases& bases) {
  if (content.form != static_cast<std::int64_t>(ContentForm::Tile)) return {};
  if (content.base == 0) return {unpackContent(rasterOf(key), content.bytes, content.sum), {}};
  const auto base = bases.find(key);
  if (base == bases.end() || base->second.content != content.base) return {};
  return unpackContentOnBase(rasterOf(key), content.difference, content.sum, *base->second.tile);
}

/// Reads tiles of pieces on several threads.
Result<void> readTiles(const TeamPieces& pieces, const TileBases& bases, ReadPieces& read) {
  std::vector<std::pair<const TeamKey*, const TeamContent*>> all;
  for (const auto& [key, content] : pieces)
    if (isTile(key)) all.emplace_back(&key, content);
  std::vector<TileOnBase> tiles(all.size());
  parallelFor(all.size(), [&](std::size_t i) {
    const auto& [key, content] = all[i];
    if (content) tiles[i] = tileIn(*key, *content, bases);
  });
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto& [key, content] = all[i];
    if (content && !tiles[i].tile) return teamDamage(Message("a tile"));
    const int slot = static_cast<int>(key->slot);
    if (content && content->base != 0 && rasterOf(*key) == kGround)
      read.onBase.push_back({slot, bases.at(*key).tile, tiles[i].changed});
    read.tiles[rasterOf(*key)].emplace(slot, std::move(tiles[i].tile));
  }
  return {};
}

}  // namespace

Result<ReadPieces> readPieces(const TeamPieces& pieces, const TileBases& bases) {
  ReadPieces read;
  if (auto sound = checkPlaces(pieces); !sound) return sound.error();
  // The state finds textures and models by checksum.
  if (auto taken = read.held.take(pieces); !taken) return taken.error();
  auto state = stateIn(pieces);
  if (!state) return state.error();
  read.state = std::move(*state);
  if (auto tiles = readTiles(pieces, bases, read); !tiles) return tiles.error();
  for (const auto& [key, content] : pieces) {
    if (key.role == kSelectingRole) read.selecting = content != nullptr;
    if (key.role != kObjectsRole) continue;
    std::vector<Object>& objects = read.objects[key.slot];
    if (!content) continue;
    auto listed = objectsIn(*content, key.slot);
    if (!listed) return listed.error();
    objects = std::move(*listed);
  }
  return read;
}

Result<DocumentParts> partsOf(ReadPieces pieces, std::map<RasterId, HeightRaster> begun) {
  if (!pieces.state) return teamDamage(Message("its state is missing"));
  DocumentParts parts;
  parts.state = pieces.state->document;
  parts.state.selecting = pieces.selecting.value_or(false);
  parts.state.selecting ? void(pieces.state->fills.try_emplace(kSelection, 0.0F))
                        : void(pieces.state->fills.erase(kSelection));
  const std::vector<RasterId> known = rastersOf(parts.state);
  for (const auto& [id, fill] : pieces.state->fills) {
    if (std::ranges::find(known, id) == known.end()) return teamDamage(Message("its state"));
    const auto there = begun.find(id);
    HeightRaster raster =
        there == begun.end() ? emptyRaster(id.role, parts.state.frame, fill) : std::move(there->second);
    auto& held = pieces.tiles[id];
    const bool needed = there != begun.end() || id == kGround || id == kBase || id == kSelection;
    if (!needed && std::ranges::none_of(held, [](const auto& entry) { return entry.second != nullptr; }))
      continue;
    for (auto& [slot, tile] : held)
      if (slot >= 0 && slot < raster.tileCount()) raster.exchangeTile(slot, std::move(tile));
    parts.rasters.emplace(id, std::move(raster));
  }
  for (auto& [chunk, objects] : pieces.objects)
    for (Object& object : objects) parts.objects.exchange(object.id, object);
  return parts;
}

PartsOfTiles partsChanged(const ReadPieces& pieces, const TerrainDocument& document) {
  const HeightRaster& ground = document.heights();
  PartsOfTiles parts;
  for (const ReadPieces::OnBase& one : pieces.onBase) {
    if (one.slot >= ground.tileCount() || ground.unread(one.slot) || ground.tile(one.slot) != one.base) continue;
    const GridRect tile = ground.tileRect(one.slot);
    parts[one.slot] = {tile.column0 + one.changed.column0, tile.row0 + one.changed.row0,
                       tile.column0 + one.changed.column1, tile.row0 + one.changed.row1};
  }
  return parts;
}

Result<EditRecord> recordOf(const ReadPieces& pieces, const TerrainDocument& document) {
  EditRecord record;
  if (pieces.state) record.state = pieces.state->document;
  const bool selecting = pieces.selecting.value_or(document.state().selecting);
  if (!record.state && selecting != document.state().selecting) record.state = document.state();
  if (record.state) record.state->selecting = selecting;
  const GridFrame frame = record.state ? record.state->frame : document.frame();
  const std::vector<RasterId> known = rastersOf(record.state ? *record.state : document.state());
  for (const auto& [id, set] : pieces.tiles) {
    const int count = emptyRaster(id.role, frame, 0.0F).tileCount();
    TileSet within;
    for (const auto& [slot, tile] : set) {
      // A larger earlier frame leaves empty slots.
      if (tile && (slot < 0 || slot >= count)) return teamDamage(Message("a tile beyond the terrain"));
      if (slot >= 0 && slot < count) within.emplace_hint(within.end(), slot, tile);
    }
    // Slots of a removed raster are empty. If the size changed, all rasters are rebuilt.
    const bool goes = frame.samples() == document.frame().samples() && document.raster(id);
    if (goes || std::ranges::find(known, id) != known.end()) record.tiles.emplace(id, std::move(within));
  }
  for (const auto& [chunk, objects] : pieces.objects) {
    for (const Object& object : objectsOfChunk(document.objects(), chunk))
      record.objects.emplace(object.id, std::nullopt);
    for (const Object& object : objects) record.objects.insert_or_assign(object.id, object);
  }
  record.changed = frame.samples();
  return record;
}

}  // namespace scarp
