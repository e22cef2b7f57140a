#include "core/store/SqliteStore.h"

#include <algorithm>

#include "core/store/SqliteTables.h"

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

}  // namespace scarp
