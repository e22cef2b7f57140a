#include <algorithm>
#include <limits>
#include <set>

#include "core/store/SqliteChange.h"
#include "core/store/SqliteStore.h"

namespace scarp {

namespace {

constexpr const char* kEntryColumns = "id, place, meta, tiles, parts, \"check\"";

/// Nothing where it is not what was written.
std::optional<EntryRow> entryOf(const SqliteStatement& row) {
  const auto tiles = row.blob(3);
  EntryRow entry{{row.number(0), row.number(1), bits(row.number(5))},
                 row.number(4),
                 std::string(row.text(2)),
                 {tiles.begin(), tiles.end()}};
  const EntryRef& ref = entry.ref;
  if (entryCheck(ref.row, ref.place, entry.parts, entry.meta, tiles) != ref.check) return std::nullopt;
  return entry;
}

std::optional<StoredChange> changeOf(const SqliteStatement& row) {
  StoredChange change;
  change.number = row.number(0);
  change.time = decltype(change.time)(std::chrono::milliseconds(row.number(1)));
  change.name = row.text(2);
  change.summary = row.text(3);
  if (changeCheck(change.number, row.number(1), change.name, change.summary) != bits(row.number(4)))
    return std::nullopt;
  return change;
}

}  // namespace

StoredSlots SqliteStore::slots() {
  StoredSlots found;
  auto rows = database_->prepare("SELECT role, layer, slot, content, form, sum, \"check\" FROM slot");
  while (rows.ok()) {
    const auto row = rows->step();
    if (!row.ok()) break;
    if (!*row) return found;
    const ContentKey key{{static_cast<int>(rows->number(0)), static_cast<std::uint32_t>(rows->number(1))},
                         rows->number(2)};
    const ContentRef ref{rows->number(3), bits(rows->number(5)), static_cast<ContentForm>(rows->number(4))};
    if (slotCheck(key, ref) != bits(rows->number(6)) || !SlotMap::plausible(key))
      found.complete = false;
    else
      found.map.set(key, ref);
  }
  found.complete = false;
  return found;
}

StoredEntries SqliteStore::entries() {
  StoredEntries found;
  std::int64_t from = 0;
  const auto last = database_->number("SELECT seq FROM sqlite_sequence WHERE name='entry'");
  const std::int64_t most = last.ok() ? std::min<std::int64_t>(*last, 10'000'000) : 100'000;
  while (from <= most) {
    auto rows =
        database_->prepare(std::string("SELECT ") + kEntryColumns + " FROM entry WHERE id>=? ORDER BY id");
    if (!rows.ok()) break;
    rows->bind(1, from);
    for (;;) {
      const auto row = rows->step();
      if (!row.ok() || (*row && rows->number(0) < from)) {
        // Over the page that is damaged, row by row.
        found.complete = false;
        ++from;
        break;
      }
      if (!*row) return found;
      from = rows->number(0) + 1;
      if (auto entry = entryOf(*rows))
        found.rows.push_back(std::move(*entry));
      else
        found.complete = false;
    }
  }
  found.complete = false;
  return found;
}

std::optional<EntryRow> SqliteStore::entry(std::int64_t row) {
  if (!readable()) return std::nullopt;
  auto rows = database_->prepare(std::string("SELECT ") + kEntryColumns + " FROM entry WHERE id=?");
  if (!rows.ok()) return std::nullopt;
  rows->bind(1, row);
  const auto found = rows->step();
  return found.ok() && *found ? entryOf(*rows) : std::nullopt;
}

Result<std::vector<std::byte>> SqliteStore::entryBytes(std::int64_t row, std::int64_t parts) {
  const Message lost = Message("a step of the undo history is lost");
  if (auto open = readable(); !open) return Error{"%1: %2", open.error().message, lost};
  auto rows = database_->prepare("SELECT id, \"check\", bytes FROM entry_part WHERE id=?");
  if (!rows.ok()) return rows.error();
  std::vector<std::byte> all;
  for (std::int64_t part = 0; part < parts; ++part) {
    rows->bind(1, entryPart(row, part));
    const auto found = rows->step();
    if (!found.ok()) return found.error();
    const auto bytes = rows->blob(2);
    if (!*found || checksum(bytes, {bits(rows->number(0))}) != bits(rows->number(1)))
      return errorIn(shown(), "is damaged: %1", lost);
    all.insert(all.end(), bytes.begin(), bytes.end());
    rows->reset();
  }
  return all;
}

StoredSettings SqliteStore::settings() {
  StoredSettings found;
  auto rows = database_->prepare("SELECT key, value, \"check\" FROM setting");
  while (rows.ok()) {
    const auto row = rows->step();
    if (!row.ok()) break;
    if (!*row) return found;
    std::string key(rows->text(0));
    const auto value = rows->blob(1);
    if (settingCheck(key, value) != bits(rows->number(2)))
      found.complete = false;
    else
      found.values[std::move(key)].assign(value.begin(), value.end());
  }
  found.complete = false;
  return found;
}

StoredChanges SqliteStore::changesSince(std::int64_t number) {
  constexpr std::int64_t kLatest = std::numeric_limits<std::int64_t>::max();
  StoredChanges all;
  std::int64_t before = kLatest;
  std::set<std::int64_t> seen;
  for (;;) {
    auto rows = database_->prepare(
        "SELECT id, time, name, summary, \"check\" FROM save WHERE id<? AND id>? ORDER BY id DESC");
    if (!rows.ok()) {
      all.complete = false;
      return all;
    }
    rows->with(before, number);
    for (;;) {
      const auto row = rows->step();
      if (!row.ok()) {
        // Rows of a page that is gone are stepped over one by one, as far as somebody knows of them.
        all.complete = false;
        const auto last = database_->number("SELECT seq FROM sqlite_sequence WHERE name='save'");
        constexpr std::int64_t kFarthest = 10'000;
        if (before == kLatest) before = std::min(last.ok() ? *last + 1 : 0, kFarthest);
        if (--before <= number) return all;
        break;
      }
      if (!*row) return all;
      before = rows->number(0);
      if (!seen.insert(before).second) return all;
      if (auto change = changeOf(*rows))
        all.changes.push_back(std::move(*change));
      else
        all.complete = false;
    }
  }
}

Result<std::unique_ptr<StoreChange>> SqliteStore::begin(std::int64_t after, SlotMap slots) {
  auto change = SqliteChange::begin(*database_, after, std::move(slots));
  if (!change.ok()) return change.error();
  return std::unique_ptr<StoreChange>(std::move(*change));
}

}  // namespace scarp
