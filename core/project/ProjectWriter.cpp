#include "core/project/ProjectWriter.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <limits>
#include <optional>

#include "core/base/Json.h"
#include "core/base/Parallel.h"
#include "core/base/PathScope.h"
#include "core/base/ShortNumber.h"
#include "core/io/RememberedSource.h"
#include "core/io/SampleSource.h"
#include "core/memory/LargePages.h"
#include "core/project/ProjectLoad.h"
#include "core/store/PyramidChunks.h"
#include "core/store/StateJson.h"
#include "core/store/StoredNumbers.h"
#include "core/store/TileContent.h"
#include "core/terrain/HeightPyramid.h"
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

namespace {

constexpr std::int64_t kLatest = std::numeric_limits<std::int64_t>::max();

/// Puts the newest contents up to a save into slots that the map does not have; true if none was missed.
bool addContents(ProjectStore& store, std::int64_t upTo, SlotMap& map) {
  const StoredSlots newest = store.slotsAt(upTo);
  for (const PartId part : newest.map.parts())
    newest.map.forEach(part, [&](std::int64_t slot, const ContentRef& ref) {
      if (map.find({part, slot}).id == 0) map.set({part, slot}, ref);
    });
  return newest.complete;
}

std::int64_t tilesOf(const GridFrame& frame) {
  constexpr std::int64_t side = HeightRaster::tileSize;
  return ((frame.columns + side - 1) / side) * ((frame.rows + side - 1) / side);
}

/// How many slots a part of the state can have; of objects and the like as many as are worth telling of.
std::int64_t mostSlots(const ProjectState& state, PartId part) {
  constexpr std::int64_t enough = 4'000;
  constexpr std::uint32_t mostTiers = 16;
  if (part.role == kPyramidRole) return part.layer < mostTiers ? enough : 0;
  if (!SlotMap::dense(part))
    return (part == PartId{kObjectsRole, 0} || part == PartId{kStateRole, 0}) ? enough : 0;
  const RasterId raster{static_cast<RasterRole>(part.role), part.layer};
  return state.fills.contains(raster) ? tilesOf(state.document.frame) : 0;
}

/// As many slots of a part are worth marking as lost: what a file says of itself is not to cost more than it
/// has.
std::int64_t mostLost(const SlotMap& map, PartId part) {
  constexpr std::int64_t few = 4'096, share = 8;
  std::int64_t known = 0;
  map.forEach(part, [&](std::int64_t, const ContentRef&) { ++known; });
  return few + share * known;
}

/// Marks slots that held something and are not known any more, so that whoever reads them is told.
void markLost(const SaveSummary& summary, const ProjectState& state, SlotMap& map) {
  for (const auto& [part, runs] : summary.held) {
    const std::int64_t most = mostSlots(state, part);
    std::int64_t next = 0, left = mostLost(map, part);  // Runs are in order, and do not overlap.
    for (const auto& [first, last] : runs) {
      for (std::int64_t slot = std::max(first, next); slot <= std::min(last, most - 1) && left > 0; ++slot) {
        if (map.find({part, slot}).holds()) continue;
        map.set({part, slot}, {-1, 0, ContentForm::Tile});
        --left;
      }
      next = std::max(next, last + 1);
    }
  }
}

/// The same where nobody can tell which slots held something: all that are not known. Of a terrain that is so
/// large that most of it must have been empty they are taken to be so.
void markUnknown(const ProjectState& state, SlotMap& map) {
  const std::int64_t tiles = tilesOf(state.document.frame);
  for (const auto& [id, fill] : state.fills) {
    if (tiles > mostLost(map, partOf(id))) continue;
    for (std::int64_t slot = 0; slot < tiles; ++slot)
      if (map.find({partOf(id), slot}).id == 0) map.set({partOf(id), slot}, {-1, 0, ContentForm::Tile});
  }
}

/// Whether the directories of what the file holds fit into memory.
Result<void> checkFrame(const std::string& shown, const ProjectState& state, const SlotMap& map) {
  const GridFrame& frame = state.document.frame;
  constexpr double bytesASlot = 200.0, bytesAnEmptySlot = 1.0 / 64.0;
  double need =
      static_cast<double>(tilesOf(frame)) * bytesAnEmptySlot * static_cast<double>(state.fills.size());
  for (const auto& [id, fill] : state.fills)
    map.forEach(partOf(id),
                [&](std::int64_t, const ContentRef& ref) { need += ref.holds() ? bytesASlot : 0.0; });
  const auto most = static_cast<double>(memoryBudget() / 2);
  if (need <= most) return {};
  return errorIn(shown, "its terrain of %1 x %2 samples needs %3 at once; the memory budget allows %4",
                 frame.columns, frame.rows, gigabytes(need), gigabytes(most));
}

Result<ProjectState> stateOf(ProjectStore& store, const SavedStates& saves, const SavedState& wanted,
                             const SlotMap& map, bool& sound) {
  const auto own = readProjectState(wanted.summary.state);
  if (own.ok()) return own;
  const ContentKey key{{kStateRole, 0}, 0};
  std::vector<ContentRef> refs = store.earlier(key, kLatest);
  refs.insert(refs.begin(), map.find(key));
  for (const ContentRef& ref : refs) {
    const auto text = store.text(key, ref);
    if (!text.ok()) continue;
    if (auto state = readProjectState(*text); state.ok()) return state;
  }
  sound = false;
  for (const SavedState& save : saves.states)
    if (auto state = readProjectState(save.summary.state); state.ok()) return state;
  return errorIn(store.shown(), "is damaged: how large its terrain is and which layers it has is lost (%1)",
                 own.error().message);
}

}  // namespace

SavedStates readSaves(ProjectStore& store) {
  StoredChanges stored = store.changesSince(0);
  SavedStates all{{}, stored.complete};
  for (StoredChange& change : stored.changes) {
    if (auto summary = readSummary(change.summary); summary.ok())
      all.states.push_back({{change.number, change.time, std::move(change.name)}, std::move(*summary)});
    else
      all.complete = false;
  }
  return all;
}

Result<LoadedSave> loadSave(ProjectStore& store, std::optional<std::int64_t> save) {
  LoadedSave loaded;
  const SavedStates saves = readSaves(store);
  loaded.sound = saves.complete;
  const auto wanted =
      save ? std::ranges::find(saves.states, *save, [](const SavedState& s) { return s.version.id; })
           : saves.states.begin();
  if (save && wanted == saves.states.end())
    return errorIn(store.shown(), "that version is not in it any more");
  const bool known = wanted != saves.states.end();
  if (known) loaded.saved = *wanted;
  const bool present = !save || *save == saves.states.front().version.id;
  bool complete = present && known;
  if (present) {
    StoredSlots slots = store.slots();
    loaded.map = std::move(slots.map);
    complete = complete && slots.complete;
  }
  if (!complete || loaded.map.digest() != loaded.saved.summary.digest) {
    // Of an earlier state the contents alone tell.
    const bool all = addContents(store, present ? kLatest : *save, loaded.map);
    loaded.sound = loaded.sound && !present && all;
    complete = all;
    if (!present) {
      SaveSummary found;
      summarise(loaded.map, found);
      loaded.sound =
          loaded.sound && (!loaded.saved.summary.heldKnown || found.held == loaded.saved.summary.held);
    }
  }
  loaded.pictures = loadPictures(store, loaded.map);
  loaded.models = loadModels(store, loaded.map);
  auto state = stateOf(store, saves, loaded.saved, loaded.map, loaded.sound);
  if (!state.ok()) return state.error();
  loaded.state = std::move(*state);
  if (auto fit = checkFrame(store.shown(), loaded.state, loaded.map); !fit) return fit.error();
  if (loaded.sound) return loaded;
  if (known && saves.complete && loaded.saved.summary.heldKnown)
    markLost(loaded.saved.summary, loaded.state, loaded.map);
  else if (!complete)
    markUnknown(loaded.state, loaded.map);
  return loaded;
}

}  // namespace scarp
