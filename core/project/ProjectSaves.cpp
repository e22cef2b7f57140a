#include <algorithm>
#include <limits>

#include "core/io/SampleSource.h"
#include "core/memory/LargePages.h"
#include "core/project/ProjectLoad.h"
#include "core/terrain/HeightPyramid.h"

namespace scarp {

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
