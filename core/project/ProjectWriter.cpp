#include "core/project/ProjectWriter.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>

#include "core/base/Json.h"
#include "core/base/Parallel.h"
#include "core/base/PathScope.h"
#include "core/base/ShortNumber.h"
#include "core/io/RememberedSource.h"
#include "core/project/ProjectLoad.h"
#include "core/project/ProjectTiles.h"
#include "core/store/PyramidChunks.h"
#include "core/store/StateJson.h"
#include "core/store/StoredNumbers.h"
#include "core/store/TileContent.h"
#include "core/terrain/ReadWatch.h"

namespace scarp {

namespace {

/// A tile to be written, and what it becomes.
struct Changed {
  ContentKey key;
  HeightRaster::TilePtr tile;
  std::uint64_t sum = 0;
  std::vector<std::byte> bytes;  ///< None: it turned out to be what is stored.
};

/// Whether a slot's tile is the one that is stored, as far as can be told without reading any.
bool isStored(const HeightRaster& raster, const HeightRaster* before, int slot, const ContentRef& ref) {
  if (ref.form != ContentForm::Tile) return false;
  const bool unread = raster.unread(slot);
  if (before && slot < before->tileCount() && !unread && !before->unread(slot) &&
      raster.tile(slot) == before->tile(slot))
    return true;
  const auto source = std::dynamic_pointer_cast<ProjectTiles>(raster.source());
  return source && source->sumOf(slot, unread ? nullptr : raster.tile(slot)) == ref.sum;
}

/// Tiles that are other than what is stored, in batches, packed on several threads.
Result<void> writeTiles(StoreChange& change, const StoredProject& stored, const DocumentParts& parts,
                        std::size_t& written, const Progress& progress) {
  std::vector<std::pair<ContentKey, const HeightRaster*>> changed;
  for (const auto& [id, raster] : parts.rasters) {
    const auto before = stored.rasters.find(id);
    const HeightRaster* const old = before == stored.rasters.end() ? nullptr : &before->second;
    raster.forEachHeld(raster.directory(), [&](int slot) {
      const ContentKey key{partOf(id), slot};
      if (!isStored(raster, old, slot, change.slots().find(key))) changed.emplace_back(key, &raster);
    });
  }
  constexpr std::size_t kBatch = 128, kGroup = 8;
  std::vector<Changed> batch;
  for (std::size_t first = 0; first < changed.size(); first += kBatch) {
    if (!keepGoing(progress, static_cast<double>(first) / static_cast<double>(changed.size())))
      return Error::cancel();
    const std::size_t count = std::min(kBatch, changed.size() - first);
    batch.assign(count, {});
    parallelFor((count + kGroup - 1) / kGroup, [&](std::size_t group) {
      std::vector<TilePair> pairs;
      std::vector<std::size_t> which;
      for (std::size_t i = group * kGroup; i < std::min(count, (group + 1) * kGroup); ++i) {
        const auto& [key, raster] = changed[first + i];
        const int slot = static_cast<int>(key.slot);
        // Not through the raster, which would keep it.
        HeightRaster::TilePtr tile = raster->unread(slot) ? raster->source()->tile(slot) : raster->tile(slot);
        batch[i] = {key, tile, tileCheck(*tile), {}};
        const ContentRef ref = change.slots().find(key);
        if (ref.form == ContentForm::Tile && ref.sum == batch[i].sum) continue;
        pairs.push_back({{}, std::move(tile), nullptr});
        which.push_back(i);
      }
      const auto packed = packTiles(pairs);
      for (std::size_t i = 0; i < which.size(); ++i) {
        const PackedTile& place = packed->directory[i];
        const auto begin = packed->bytes.begin() + static_cast<std::ptrdiff_t>(place.offset);
        batch[which[i]].bytes.assign(begin, begin + place.bytes);
      }
    });
    for (const Changed& tile : batch) {
      if (tile.bytes.empty()) continue;
      const bool ground = tile.key.part == partOf(kGround);
      if (auto done = change.put(tile.key, ContentForm::Tile, tile.sum, tile.bytes,
                                 ground ? coarseOf(*tile.tile) : std::vector<std::byte>{});
          !done)
        return done;
      ++written;
    }
  }
  return {};
}

/// Slots of rasters that are no more, or hold nothing there.
Result<void> clearGone(StoreChange& change, const DocumentParts& parts) {
  std::vector<ContentKey> gone;
  for (const PartId part : change.slots().parts()) {
    if (!SlotMap::dense(part)) continue;
    const auto raster = parts.rasters.find({static_cast<RasterRole>(part.role), part.layer});
    const HeightRaster* const now = raster == parts.rasters.end() ? nullptr : &raster->second;
    change.slots().forEach(part, [&](std::int64_t slot, const ContentRef& ref) {
      const bool there = now && slot < now->tileCount() && now->holds(static_cast<int>(slot));
      if (!there && ref.holds()) gone.push_back({part, slot});
    });
  }
  for (const ContentKey& key : gone)
    if (auto done = change.clear(key); !done) return done;
  return {};
}

Result<void> writeObjects(StoreChange& change, const std::map<ObjectId, Object>& before,
                          const std::map<ObjectId, Object>& now) {
  std::vector<std::uint64_t> chunks;
  const auto changed = [&](ObjectId id) {
    if (chunks.empty() || chunks.back() != id / kObjectsInChunk) chunks.push_back(id / kObjectsInChunk);
  };
  auto old = before.begin();
  for (auto object = now.begin(); object != now.end() || old != before.end();) {
    if (old == before.end() || (object != now.end() && object->first < old->first)) {
      changed((object++)->first);
    } else if (object == now.end() || old->first < object->first) {
      changed((old++)->first);
    } else {
      if (!(object->second == old->second)) changed(object->first);
      ++object, ++old;
    }
  }
  for (const std::uint64_t chunk : chunks) {
    const ContentKey key{{kObjectsRole, 0}, static_cast<std::int64_t>(chunk)};
    Json list = Json::array();
    for (auto object = now.lower_bound(chunk * kObjectsInChunk);
         object != now.end() && object->first / kObjectsInChunk == chunk; ++object)
      list.push_back(writeStoredObject(object->second));
    if (auto done = list.empty() ? change.clear(key) : change.putText(key, list.dump()); !done) return done;
  }
  return {};
}

Result<void> writePyramid(StoreChange& change, const HeightPyramid& pyramid) {
  std::vector<ContentKey> gone;
  std::vector<std::vector<int>> made;
  for (std::size_t tier = 0; tier < pyramid.tiers().size(); ++tier)
    made.push_back(madeChunks(pyramid, tier));
  for (const PartId part : change.slots().parts())
    if (part.role == kPyramidRole)
      change.slots().forEach(part, [&](std::int64_t slot, const ContentRef& ref) {
        const bool there = part.layer < made.size() && std::ranges::binary_search(made[part.layer], slot);
        if (!there && ref.holds()) gone.push_back({part, slot});
      });
  for (const ContentKey& key : gone)
    if (auto done = change.clear(key); !done) return done;
  for (std::size_t tier = 0; tier < pyramid.tiers().size(); ++tier)
    for (const int chunk : made[tier]) {
      const ContentKey key{{kPyramidRole, static_cast<std::uint32_t>(tier)}, chunk};
      const auto bytes = chunkBytes(pyramid, tier, chunk);
      const std::uint64_t sum = checksum(bytes);
      const ContentRef ref = change.slots().find(key);
      if (ref.form == ContentForm::Nodes && ref.sum == sum) continue;
      if (auto done = change.put(key, ContentForm::Nodes, sum, squeezed(bytes), {}); !done) return done;
    }
  return {};
}

/// `shown`: path of the project.
std::string stateText(const DocumentParts& parts, const std::string& shown) {
  ProjectState state{parts.state, parts.activeLayer, parts.nextLayer, parts.objects.nextId(), {}};
  if (auto& source = state.document.georeference.source)
    source->path =
        portableSourcePath(source->path, std::filesystem::path(resolvedPath(shown)).parent_path().string());
  for (const auto& [id, raster] : parts.rasters) state.fills.emplace(id, raster.fill());
  return writeProjectState(state);
}

Result<void> writeSettings(StoreChange& change, const StoredProject& stored, const ProjectContents& contents,
                           StoredProject& next) {
  for (const auto& [key, text] : contents.settings) {
    const auto before = stored.settings.find(key);
    if (before != stored.settings.end() && before->second == text) continue;
    if (auto done = change.set(key, std::as_bytes(std::span(text))); !done) return done;
  }
  for (const auto& [key, text] : stored.settings)
    if (!contents.settings.contains(key))
      if (auto done = change.unset(key); !done) return done;
  next.settings = contents.settings;
  next.preview = stored.preview;
  if (contents.preview.empty()) return {};
  next.preview = checksum(contents.preview);
  return next.preview == stored.preview ? Result<void>() : change.set("preview", contents.preview);
}

}  // namespace

Result<StoredProject> writeProject(ProjectStore& store, const StoredProject& stored,
                                   const ProjectContents& contents, const std::string& file, int versions,
                                   SaveReport& report, const Progress& progress) {
  EXPECTS(versions >= 1);
  const DocumentParts& parts = contents.document;
  auto begun = store.begin(stored.stamp.save, stored.map);
  if (!begun.ok()) return begun.error();
  StoreChange& change = **begun;
  const auto now = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
  std::optional<HeightPyramid> built;

  std::vector<ReadWatch> read;
  for (const auto& [id, raster] : parts.rasters) read.emplace_back(raster);
  // Before the tiles, as it reads them too, and keeps them.
  const HeightRaster& ground = parts.rasters.at(kGround);
  const bool exact = parts.pyramid && parts.pyramid->exact();
  const HeightPyramid& pyramid = exact ? *parts.pyramid : built.emplace(ground);

  StoredProject next;
  SaveSummary summary;
  summary.file = file;
  summary.stamp = hexadecimal(drawnNumber());
  summary.state = stateText(parts, store.shown());
  if (auto done = writeTiles(change, stored, parts, report.tilesWritten, partOf(progress, 0.0, 0.7)); !done)
    return done.error();
  if (auto done = clearGone(change, parts); !done) return done.error();
  if (auto done = writeObjects(change, stored.objects, parts.objects.all()); !done) return done.error();
  if (auto done = writePyramid(change, pyramid); !done) return done.error();
  if (auto done = writePictures(change, contents.pictures); !done) return done.error();
  if (auto done = writeModels(change, contents.models); !done) return done.error();
  if (auto done = change.putText({{kStateRole, 0}, 0}, summary.state); !done) return done.error();
  next.entries = stored.entries;
  if (auto done = writeHistory(change, store.shown(), parts.history, next.entries, summary,
                               partOf(progress, 0.7, 0.95));
      !done)
    return done.error();
  if (auto done = writeSettings(change, stored, contents, next); !done) return done.error();
  if (auto done = change.thin(versions); !done) return done.error();
  summarise(change.slots(), summary);
  if (!keepGoing(progress, 0.95)) return Error::cancel();
  for (const ReadWatch& watch : read)
    if (auto whole = watch.whole(); !whole) return whole.error();
  if (auto done = change.commit({change.number(), now, contents.name, writeSummary(summary)}); !done)
    return done.error();
  next.map = change.slots();
  next.rasters = parts.rasters;
  next.objects = parts.objects.all();
  next.stamp = {file, change.number(), summary.stamp};
  return next;
}

}  // namespace scarp
