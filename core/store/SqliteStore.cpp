#include "core/store/SqliteStore.h"

#include <algorithm>
#include <limits>
#include <set>

#include "core/store/Sqlite.h"
#include "core/store/SqliteChange.h"

namespace scarp {

namespace {

constexpr const char* kHeadColumns = "id, save, role, layer, slot, form, sum, head, coarse";

ContentHead headOf(const SqliteStatement& row) {
  ContentHead head;
  head.id = row.number(0);
  head.save = row.number(1);
  head.key = {{static_cast<int>(row.number(2)), static_cast<std::uint32_t>(row.number(3))}, row.number(4)};
  head.ref = {head.id, bits(row.number(6)), static_cast<ContentForm>(row.number(5))};
  return head;
}

bool sound(const SqliteStatement& row, const ContentHead& head) {
  return bits(row.number(7)) == contentHead(head.key, head.save, head.ref.form, head.ref.sum, row.blob(8)) &&
         SlotMap::plausible(head.key);
}

/// Checks that a file has the tables of a store. Opening a database for writing may change it at once, to
/// roll back an interrupted transaction. A file of another program must not change.
Result<void> checkBeforeWriting(const std::string& path, const std::string& shown) {
  const auto database = SqliteDatabase::open(path, SqliteDatabase::Mode::ReadOnly, shown);
  if (!database.ok()) return database.error();
  return checkTables(**database);
}

}  // namespace

Result<std::shared_ptr<SqliteStore>> SqliteStore::open(const std::string& path, SqliteDatabase::Mode mode,
                                                       const std::string& shown) {
  std::shared_ptr<SqliteStore> store(new SqliteStore);
  if (auto connected = store->connect(path, mode, shown); !connected) return connected.error();
  return store;
}

Result<void> SqliteStore::connect(const std::string& path, SqliteDatabase::Mode mode,
                                  const std::string& shown) {
  auto opened = openTables(path, mode, shown);
  if (!opened.ok() && isDamage(opened.error()) &&
      openTables(path, SqliteDatabase::Mode::Salvage, shown).ok()) {
    damage().found({opened.error().message, {}, {}, Damage::Now::Rebuilt});
    opened = {};
  }
  return opened;
}

Result<void> SqliteStore::openTables(const std::string& path, SqliteDatabase::Mode mode,
                                     const std::string& shown) {
  readBytes_.reset();
  readCoarse_.reset();
  if (mode == SqliteDatabase::Mode::ReadWrite)
    if (auto ours = checkBeforeWriting(path, shown); !ours) return ours;
  auto database = SqliteDatabase::open(path, mode, shown);
  if (!database.ok()) return database.error();
  database_ = std::move(*database);
  // Of a damaged schema what can be reached is still ours to read.
  if (auto ours = checkTables(*database_);
      !ours && (mode != SqliteDatabase::Mode::Salvage || !isDamage(ours.error())))
    return ours;
  auto readBytes = database_->prepare("SELECT role, layer, slot, form, sum, bytes FROM content WHERE id=?");
  if (!readBytes.ok()) return readBytes.error();
  readBytes_.emplace(std::move(*readBytes));
  auto readCoarse = database_->prepare(std::string("SELECT ") + kHeadColumns +
                                       " FROM content WHERE id>=? ORDER BY id LIMIT ?");
  if (!readCoarse.ok()) return readCoarse.error();
  readCoarse_.emplace(std::move(*readCoarse));
  return {};
}

void SqliteStore::disconnect() {
  readBytes_.reset();
  readCoarse_.reset();
  database_.reset();
}

SqliteStore::~SqliteStore() { disconnect(); }

Result<std::vector<std::byte>> SqliteStore::bytes(const ContentKey& key, const ContentRef& ref) {
  if (auto open = readable(); !open) return open.error();
  const std::lock_guard lock(reading_);
  readBytes_->bind(1, ref.id);
  const auto row = readBytes_->step();
  Result<std::vector<std::byte>> read = errorIn(shown(), "is damaged: a piece of it is gone");
  if (!row.ok()) {
    read = row.error();
  } else if (*row) {
    const SqliteStatement& r = *readBytes_;
    const bool same = r.number(0) == key.part.role && r.number(1) == key.part.layer &&
                      r.number(2) == key.slot && static_cast<ContentForm>(r.number(3)) == ref.form &&
                      bits(r.number(4)) == ref.sum;
    const auto blob = r.blob(5);
    if (same) read = std::vector<std::byte>(blob.begin(), blob.end());
  }
  readBytes_->reset();
  return read;
}

std::vector<std::byte> SqliteStore::coarse(const ContentKey& key, const ContentRef& ref) {
  if (!readable()) return {};
  const std::lock_guard lock(reading_);
  if (!coarseAhead_.contains(ref.id)) readCoarseAhead(ref.id);
  const auto found = coarseAhead_.extract(ref.id);
  if (found.empty() || found.mapped().key != key || found.mapped().ref != ref) return {};
  return std::move(found.mapped().samples);
}

// Pictures of the whole ask for tile after tile: where they do, more and more rows are read at a time, since
// a statement takes longer than a row.
void SqliteStore::readCoarseAhead(std::int64_t id) {
  constexpr std::int64_t kNear = 8, kFewest = 4, kMost = 256;
  constexpr std::size_t kKept = 16'384;
  coarseRun_ =
      id >= coarseEnd_ && id < coarseEnd_ + kNear ? std::clamp(2 * coarseRun_, kFewest, kMost) : kFewest;
  if (coarseAhead_.size() > kKept) coarseAhead_.clear();
  coarseEnd_ = id + 1;
  readCoarse_->bind(1, id);
  readCoarse_->bind(2, coarseRun_);
  for (auto row = readCoarse_->step(); row.ok() && *row; row = readCoarse_->step()) {
    ContentHead head = headOf(*readCoarse_);
    const auto blob = readCoarse_->blob(8);
    coarseEnd_ = head.id + 1;
    if (!blob.empty() && sound(*readCoarse_, head))
      coarseAhead_.insert_or_assign(head.id, Coarse{head.key, head.ref, {blob.begin(), blob.end()}});
  }
  readCoarse_->reset();
}

SqliteStore::Heads SqliteStore::heads() {
  Heads all;
  if (!readable()) {
    all.complete = false;
    return all;
  }
  std::int64_t most = 0, from = 0;
  // What ids there may be, where the tables say different things about it.
  for (const char* sql : {"SELECT seq FROM sqlite_sequence WHERE name='content'",
                          "SELECT max(content) FROM slot", "SELECT max(id) FROM content"})
    if (const auto number = database_->number(sql); number.ok()) most = std::max(most, *number);
  if (const std::uint64_t size = database_->fileBytes(); size > 0)
    most = std::min(most, static_cast<std::int64_t>(1'000'000 + 64 * (size / 512)));
  while (from <= most) {
    auto scan =
        database_->prepare(std::string("SELECT ") + kHeadColumns + " FROM content WHERE id>=? ORDER BY id");
    if (!scan.ok()) {
      all.complete = false;
      return all;
    }
    scan->bind(1, from);
    for (;;) {
      const auto row = scan->step();
      if (!row.ok()) {
        // Over the page that is damaged, row by row.
        all.complete = false;
        ++from;
        break;
      }
      if (!*row) return all;
      const ContentHead head = headOf(*scan);
      if (head.id < from) {
        all.complete = false;
        ++from;
        break;
      }
      from = head.id + 1;
      if (sound(*scan, head))
        all.heads.push_back(head);
      else
        all.complete = false;
    }
  }
  return all;
}

std::vector<ContentRef> SqliteStore::earlier(const ContentKey& key, std::int64_t before) {
  if (!readable()) return {};
  const std::lock_guard lock(earlierMutex_);
  if (!earlier_) {
    earlier_.emplace();
    for (const ContentHead& head : heads().heads) (*earlier_)[head.key].push_back(head.ref);
  }
  std::vector<ContentRef> refs;
  if (const auto found = earlier_->find(key); found != earlier_->end())
    for (const ContentRef& ref : found->second)
      if (ref.id < before && ref.holds()) refs.push_back(ref);
  std::ranges::reverse(refs);
  return refs;
}

StoredSlots SqliteStore::slotsAt(std::int64_t change) {
  StoredSlots found;
  const Heads all = heads();
  for (const ContentHead& head : all.heads)
    if (head.save <= change) found.map.set(head.key, head.ref);
  found.complete = all.complete;
  return found;
}

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
