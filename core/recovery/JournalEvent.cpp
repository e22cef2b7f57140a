#include "core/recovery/JournalEvent.h"

#include <algorithm>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/document/TileParts.h"
#include "core/store/StoredModels.h"
#include "core/store/StoredNumbers.h"
#include "core/store/StoredPictures.h"

namespace scarp {

namespace {

constexpr std::size_t kKeyBytes = 1 + 4 + 4, kUnderBytes = kKeyBytes + 8;
constexpr std::size_t kPlaceBytes = kKeyBytes + 1 + 4 + 8;

void addKey(std::vector<std::byte>& bytes, const TileKey& key) {
  addNumber(bytes, static_cast<std::uint8_t>(key.raster.role));
  addNumber(bytes, key.raster.layer);
  addNumber(bytes, static_cast<std::uint32_t>(key.slot));
}

/// Nothing where there can be no such slot.
std::optional<TileKey> takeKey(std::span<const std::byte>& bytes) {
  const auto role = takeNumber<std::uint8_t>(bytes);
  const auto layer = takeNumber<std::uint32_t>(bytes);
  const auto slot = takeNumber<std::uint32_t>(bytes);
  const TileKey key{{static_cast<RasterRole>(role), layer}, static_cast<int>(slot)};
  const bool withId = key.raster.role == RasterRole::Layer || key.raster.role == RasterRole::LayerMask ||
                      key.raster.role == RasterRole::NamedMask || key.raster.role == RasterRole::Paint;
  if (role > static_cast<std::uint8_t>(RasterRole::Deposit) || slot > 0x7FFFFFFFU ||
      (layer != kBaseLayer) != withId)
    return {};
  return key;
}

HeightRaster::TilePtr presentIn(const TerrainDocument& document, RasterId id, int slot) {
  const HeightRaster* raster = document.raster(id);
  return raster && slot < raster->tileCount() ? raster->tile(slot) : nullptr;
}

/// Whether there was a raster before an edit that left `record` in the history.
bool wasThere(const EditRecord& record, RasterId id) {
  if (!record.state) return true;
  const std::vector<RasterId> were = rastersOf(*record.state);
  return std::ranges::find(were, id) != were.end();
}

TileSet allTiles(const HeightRaster& raster) {
  TileSet tiles;
  for (const int slot : raster.heldSlots()) tiles.emplace_hint(tiles.end(), slot, raster.tile(slot));
  return tiles;
}

/// All tiles of a document, as a record has them whose state has another size.
RecordTiles allTiles(const TerrainDocument& document) {
  RecordTiles tiles;
  for (const RasterId id : rastersOf(document.state()))
    if (const HeightRaster* raster = document.raster(id)) tiles.emplace(id, allTiles(*raster));
  return tiles;
}

void addNewContents(const DocumentState& before, const DocumentState& now, DoneEdit& edit) {
  PictureSet had, has;
  ModelSet hadModels, hasModels;
  addModels(before, hadModels);
  addModels(now, hasModels);
  addPictures(before, had);
  addPictures(hadModels, had);
  addPictures(now, has);
  addPictures(hasModels, has);
  for (const auto& [sum, picture] : has)
    if (!had.contains(sum)) edit.pictures.push_back(picture);
  for (const auto& [sum, model] : hasModels)
    if (!hadModels.contains(sum)) edit.models.push_back(model);
}

}  // namespace

std::string markName(const std::string& series, std::uint64_t number) {
  return series + ":" + std::to_string(number);
}

std::string seriesOfMark(const std::string& mark) { return mark.substr(0, mark.find(':')); }

Result<DoneEdit> latestEdit(const TerrainDocument& document) {
  const EditHistory& history = document.history();
  EXPECTS(history.position() > 0);
  const std::size_t index = history.position() - 1;
  const EditRecord& before = history.record(index);
  auto tiles =
      history.tilesOf(index, [&](const TileKey& key) { return presentIn(document, key.raster, key.slot); });
  if (!tiles.ok()) return tiles.error();
  DoneEdit edit;
  edit.record.id = before.id;
  edit.record.name = before.name;
  edit.record.changed = before.changed;
  edit.record.active = before.active;
  edit.record.operation = before.operation;
  for (const auto& [id, object] : before.objects) {
    const Object* now = document.objects().find(id);
    edit.record.objects.emplace(id, now ? std::optional(*now) : std::nullopt);
  }
  if (before.state) edit.record.state = document.state();
  if (before.state) addNewContents(*before.state, document.state(), edit);
  if (before.state && !(before.state->frame.samples() == document.frame().samples())) {
    edit.record.tiles = allTiles(document);
  } else {
    for (const auto& [id, set] : *tiles)
      for (const auto& [slot, tile] : set) edit.record.tiles[id].emplace(slot, presentIn(document, id, slot));
  }
  std::erase_if(*tiles, [&](const auto& entry) { return !wasThere(before, entry.first); });
  edit.bases = std::move(*tiles);
  return edit;
}

std::vector<TilePair> pairsOf(const DoneEdit& edit) {
  std::vector<TilePair> pairs;
  for (const auto& [id, set] : edit.record.tiles) {
    const auto under = edit.bases.find(id);
    for (const auto& [slot, tile] : set) {
      TilePair& pair = pairs.emplace_back(TilePair{{id, slot}, tile, nullptr});
      if (under == edit.bases.end()) continue;
      if (const auto base = under->second.find(slot); base != under->second.end()) pair.base = base->second;
    }
  }
  return pairs;
}

std::vector<std::byte> writeUnder(std::span<const TilePair> tiles) {
  std::vector<std::byte> bytes;
  for (const TilePair& pair : tiles) {
    if (!pair.base) continue;
    addKey(bytes, pair.key);
    addNumber(bytes, tileCheck(*pair.base));
  }
  return bytes;
}

Result<std::vector<UnderTile>> readUnder(std::span<const std::byte> bytes) {
  const Error broken = Error{"a step in the journal is damaged"};
  if (bytes.size() % kUnderBytes != 0) return broken;
  std::vector<UnderTile> tiles;
  while (!bytes.empty()) {
    const auto key = takeKey(bytes);
    if (!key) return broken;
    tiles.push_back({*key, takeNumber<std::uint64_t>(bytes)});
  }
  return tiles;
}

std::optional<std::vector<std::byte>> writeTiles(std::span<const TilePair> tiles,
                                                 const std::stop_token& stop) {
  const auto packed = packTiles(tiles, stop);
  if (!packed) return std::nullopt;
  std::vector<std::byte> bytes;
  bytes.reserve(4 + kPlaceBytes * tiles.size() + packed->bytes.size());
  addNumber(bytes, static_cast<std::uint32_t>(tiles.size()));
  for (const PackedTile& place : packed->directory) {
    addKey(bytes, place.key);
    addNumber(bytes, static_cast<std::uint8_t>(place.form));
    addNumber(bytes, place.bytes);
    addNumber(bytes, place.check);
  }
  bytes.insert(bytes.end(), packed->bytes.begin(), packed->bytes.end());
  return bytes;
}

Result<void> readTiles(std::span<const std::byte> bytes, const PresentTile& present, RecordTiles& to) {
  const Error broken = Error{"a step in the journal is damaged"};
  const Error other = Error{"a step in the journal is damaged, or was done to other ground than this"};
  if (bytes.size() < 4) return broken;
  const std::size_t count = takeNumber<std::uint32_t>(bytes);
  if (count > bytes.size() / kPlaceBytes) return broken;
  std::vector<PackedTile> directory(count);
  std::uint64_t offset = 0;
  bool onBases = false;
  for (PackedTile& place : directory) {
    const auto key = takeKey(bytes);
    const auto form = takeNumber<std::uint8_t>(bytes);
    place.form = static_cast<PackedTile::Form>(form);
    place.bytes = takeNumber<std::uint32_t>(bytes);
    place.offset = offset;
    offset += place.bytes;
    place.check = takeNumber<std::uint64_t>(bytes);
    onBases = onBases || place.form == PackedTile::Form::OnBase;
    if (!key || form > static_cast<std::uint8_t>(PackedTile::Form::OnBase)) return broken;
    place.key = *key;
    if (place.form == PackedTile::Form::OnBase && !present(place.key)) return other;
  }
  if (offset != bytes.size()) return broken;
  auto pairs = unpackTiles(directory, bytes, present);
  if (!pairs.ok()) return onBases ? other : broken;
  makeUsable(*pairs);
  for (TilePair& pair : *pairs)
    if (!to[pair.key.raster].emplace(pair.key.slot, std::move(pair.tile)).second) return broken;
  return {};
}

}  // namespace scarp
