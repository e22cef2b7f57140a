#include "core/project/ProjectHistory.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "core/base/Parallel.h"
#include "core/document/EditHistory.h"

namespace scarp {

LoadedHistory loadHistory(const std::shared_ptr<ProjectStore>& store, const SaveSummary& summary,
                          bool summaryKnown) {
  LoadedHistory loaded;
  const StoredEntries stored = store->entries();
  bool complete = stored.complete;
  std::vector<HistoryItem> items(stored.rows.size());
  parallelFor(items.size(), [&](std::size_t i) { items[i] = understood(stored.rows[i], store); });
  struct Entry {
    EntryRef ref;
    HistoryItem item;
  };
  std::map<std::int64_t, Entry> entries;  ///< By place.
  std::uint64_t digest = 0;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (!items[i].record) continue;
    const EntryRef& ref = stored.rows[i].ref;
    digest += ref.check;
    entries.insert_or_assign(ref.place, Entry{ref, std::move(items[i])});
  }
  const auto tell = [&](Message what) {
    store->damage().found(
        damageOf(store->shown(), std::move(what), Damage::Now::Nothing, Damage::Part::History));
  };
  if (!summaryKnown) {
    if (!entries.empty() || !complete) tell(Message("the undo history is lost"));
    return loaded;
  }
  complete = complete && digest == summary.entryDigest && std::ssize(entries) == summary.entries;
  // What is whole about the position.
  std::int64_t first = summary.position, end = summary.position;
  while (first > 0 && entries.contains(first - 1)) --first;
  while (end < summary.entries && entries.contains(end)) ++end;
  for (std::int64_t place = first; place < end; ++place) {
    Entry& entry = entries.at(place);
    entry.item.id = EditHistory::freshId();
    entry.ref.place = place;
    loaded.refs.emplace(entry.item.id, entry.ref);
    loaded.contents.items.push_back(std::move(entry.item));
  }
  loaded.contents.position = static_cast<std::size_t>(summary.position - first);
  if (!complete) {
    const std::int64_t lost = summary.entries - (end - first);
    tell(lost > 0 ? Message("%1 of %2 steps of the undo history are lost", lost, summary.entries)
                  : Message("the directory of the undo history"));
  }
  return loaded;
}

Result<void> writeHistory(StoreChange& change, const std::string& shown, const HistoryContents& contents,
                          EntryRefs& refs, SaveSummary& summary, const Progress& progress) {
  EntryRefs kept;
  std::set<std::int64_t> rows;
  summary.entryDigest = 0;
  // What goes, goes first: its pages are used again.
  for (const HistoryItem& item : contents.items)
    if (const auto known = refs.find(item.id); known != refs.end()) rows.insert(known->second.row);
  for (const auto& [id, ref] : refs)
    if (!rows.contains(ref.row))
      if (auto removed = change.removeEntry(ref.row); !removed) return removed;
  for (std::size_t place = 0; place < contents.items.size(); ++place) {
    const HistoryItem& item = contents.items[place];
    const auto known = refs.find(item.id);
    EntryRef ref;
    if (known != refs.end() && known->second.place == static_cast<std::int64_t>(place)) {
      ref = known->second;
    } else {
      if (!item.record) return errorIn(shown, "cannot be saved: its undo history is another one by now");
      if (!keepGoing(progress, static_cast<double>(place) / static_cast<double>(contents.items.size())))
        return Error::cancel();
      auto written = writeEntry(change, item, static_cast<std::int64_t>(place));
      if (!written.ok()) return written.error();
      ref = *written;
    }
    kept.emplace(item.id, ref);
    summary.entryDigest += ref.check;
  }
  summary.entries = static_cast<std::int64_t>(contents.items.size());
  summary.position = static_cast<std::int64_t>(contents.position);
  refs = std::move(kept);
  return {};
}

HistoryContents withRecords(const std::shared_ptr<ProjectStore>& store, const EntryRefs& refs,
                            HistoryContents contents) {
  for (HistoryItem& item : contents.items) {
    const auto known = refs.find(item.id);
    if (item.record || known == refs.end()) continue;
    const auto entry = store->entry(known->second.row);
    if (!entry) continue;
    HistoryItem read = understood(*entry, store);
    item.record = std::move(read.record);
    item.packed = std::move(read.packed);
  }
  return contents;
}

std::size_t dropMisfits(HistoryContents& contents, const GridFrame& present) {
  // Whether the step leads elsewhere with tiles that are there; from then on the frame is the one it leads
  // to.
  const auto fits = [&](const HistoryItem& item, GridFrame& frame) {
    if (item.record->state) frame = item.record->state->frame;
    const int slots = emptyRaster(RasterRole::Ground, frame, 0.0F).tileCount(),
              paintSlots = emptyRaster(RasterRole::Paint, frame, 0.0F).tileCount();
    return !item.packed || std::ranges::all_of(item.packed->directory, [&](const PackedTile& tile) {
      return tile.key.slot < (tile.key.raster.role == RasterRole::Paint ? paintSlots : slots);
    });
  };
  std::size_t first = contents.position, end = contents.position;
  GridFrame frame = present;
  while (first > 0 && fits(contents.items[first - 1], frame)) --first;
  frame = present;
  while (end < contents.items.size() && fits(contents.items[end], frame)) ++end;
  const std::size_t dropped = contents.items.size() - (end - first);
  contents.items.erase(contents.items.begin() + static_cast<std::ptrdiff_t>(end), contents.items.end());
  contents.items.erase(contents.items.begin(), contents.items.begin() + static_cast<std::ptrdiff_t>(first));
  contents.position -= first;
  return dropped;
}

HistoryContents wholeHistory(HistoryContents contents) {
  const auto readable = [](const HistoryItem& item) {
    return item.record && (!item.packed || !item.packed->stored || item.packed->stored->read().ok());
  };
  std::size_t first = contents.position, end = contents.position;
  while (first > 0 && readable(contents.items[first - 1])) --first;
  while (end < contents.items.size() && readable(contents.items[end])) ++end;
  contents.items.erase(contents.items.begin() + static_cast<std::ptrdiff_t>(end), contents.items.end());
  contents.items.erase(contents.items.begin(), contents.items.begin() + static_cast<std::ptrdiff_t>(first));
  contents.position -= first;
  return contents;
}

Result<void> checkHistory(ProjectStore& store, const Progress& progress) {
  const StoredEntries entries = store.entries();
  bool sound = entries.complete;
  for (const EntryRow& entry : entries.rows) {
    if (!keepGoing(progress, 0.5)) return Error::cancel();
    if (!store.entryBytes(entry.ref.row, entry.parts).ok()) sound = false;
  }
  if (!sound)
    store.damage().found(damageOf(store.shown(), Message("steps of the undo history are lost"),
                                  Damage::Now::Nothing, Damage::Part::History));
  return {};
}

}  // namespace scarp
