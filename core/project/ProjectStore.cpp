#include "core/project/ProjectStore.h"

#include <sys/stat.h>

#include <algorithm>

#include "core/project/ProjectSchema.h"

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

}  // namespace

Result<std::shared_ptr<ProjectStore>> ProjectStore::open(const std::string& path, SqliteDatabase::Mode mode,
                                                         const std::string& shown, const Hold& hold) {
  std::shared_ptr<ProjectStore> store(new ProjectStore);
  store->hold_ = ProjectHold::open(path, hold.toWrite, hold.shared);
  auto connected = store->connect(path, mode, shown);
  if (!connected.ok() && isDamage(connected.error()) &&
      store->connect(path, SqliteDatabase::Mode::Salvage, shown).ok()) {
    store->found({connected.error().message, {}, {}, Damage::Now::Rebuilt});
    connected = {};
  }
  if (!connected.ok()) return connected.error();
  return store;
}

Result<void> ProjectStore::connect(const std::string& path, SqliteDatabase::Mode mode,
                                   const std::string& shown) {
  readBytes_.reset();
  readCoarse_.reset();
  auto database = SqliteDatabase::open(path, mode, shown);
  if (!database.ok()) return database.error();
  database_ = std::move(*database);
  // Of a damaged schema what can be reached is still ours to read.
  if (auto ours = checkSchema(*database_);
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

ProjectStore::~ProjectStore() {
  readBytes_.reset();
  readCoarse_.reset();
  database_.reset();
}

bool ProjectStore::movedAway(const std::string& path) const { return hold_->movedAway(path); }

void ProjectStore::trust(std::int64_t save) {
  const std::lock_guard lock(traceMutex_);
  const auto check = saveCheckOf(save);
  trusted_ = save;
  trustedCheck_ = check.ok() ? std::optional(*check) : std::nullopt;
  trace_ = FileTrace::of(hold_->descriptor());
}

void ProjectStore::beginWriting() {
  const std::lock_guard lock(traceMutex_);
  trace_.reset();
}

bool ProjectStore::overwritten() {
  if (overwritten_) return true;
  {
    const std::lock_guard lock(traceMutex_);
    if (!trace_ || trace_->standsFor(hold_->descriptor())) return false;
    const auto now = FileTrace::of(hold_->descriptor());
    if (now && stillHolds(*now)) {
      trace_ = now;
      return false;
    }
    overwritten_ = true;
  }
  found({overwrittenError().message + "; what had not been read of it is not there",
         {},
         {},
         Damage::Now::Nothing});
  return true;
}

// A transaction counts on. Who copies an older state of the file over it takes the count back.
bool ProjectStore::stillHolds(const FileTrace& now) {
  const auto before = trace_->transactions(), after = now.transactions();
  if (!before || !after) return false;
  if (now.header == trace_->header) return now.bytes == trace_->bytes;
  if (static_cast<std::int32_t>(*after - *before) <= 0 || !trustedCheck_) return false;
  const auto check = saveCheckOf(trusted_);
  return check.ok() && *check == *trustedCheck_;
}

Result<std::int64_t> ProjectStore::saveCheckOf(std::int64_t save) {
  return database_->number("SELECT \"check\" FROM save WHERE id=" + std::to_string(save));
}

Error ProjectStore::overwrittenError() const {
  return {database_->shown() + ": was overwritten by another program while it was open"};
}

Result<std::vector<std::byte>> ProjectStore::bytes(const ContentKey& key, const ContentRef& ref) {
  if (overwritten()) return overwrittenError();
  const std::lock_guard lock(reading_);
  readBytes_->bind(1, ref.id);
  const auto row = readBytes_->step();
  Result<std::vector<std::byte>> read = Error{database_->shown() + ": is damaged: a piece of it is gone"};
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

Result<std::string> ProjectStore::text(const ContentKey& key, const ContentRef& ref) {
  const auto read = bytes(key, ref);
  if (!read.ok()) return read.error();
  if (checksum(*read) != ref.sum)
    return Error{database_->shown() + ": is damaged: a text in it is another one"};
  return std::string(static_cast<const char*>(static_cast<const void*>(read->data())), read->size());
}

std::vector<std::byte> ProjectStore::coarse(const ContentKey& key, const ContentRef& ref) {
  if (overwritten()) return {};
  const std::lock_guard lock(reading_);
  if (!coarseAhead_.contains(ref.id)) readCoarseAhead(ref.id);
  const auto found = coarseAhead_.extract(ref.id);
  if (found.empty() || found.mapped().key != key || found.mapped().ref != ref) return {};
  return std::move(found.mapped().samples);
}

// Pictures of the whole ask for tile after tile: where they do, more and more rows are read at a time, since
// a statement takes longer than a row.
void ProjectStore::readCoarseAhead(std::int64_t id) {
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

ProjectStore::Heads ProjectStore::heads() {
  Heads all;
  if (overwritten()) {
    all.complete = false;
    return all;
  }
  std::int64_t most = 0, from = 0;
  // What ids there may be, where the tables say different things about it.
  for (const char* sql : {"SELECT seq FROM sqlite_sequence WHERE name='content'",
                          "SELECT max(content) FROM slot", "SELECT max(id) FROM content"})
    if (const auto number = database_->number(sql); number.ok()) most = std::max(most, *number);
  struct stat status {};
  if (hold_->descriptor() >= 0 && ::fstat(hold_->descriptor(), &status) == 0)
    most = std::min<std::int64_t>(most, 1'000'000 + 64 * (status.st_size / 512));
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

std::vector<ContentRef> ProjectStore::earlier(const ContentKey& key, std::int64_t before) {
  if (overwritten()) return {};
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

void ProjectStore::found(Damage damage) {
  {
    const std::lock_guard lock(damageMutex_);
    if (std::ranges::find(damages_, damage.what, &Damage::what) != damages_.end()) return;
    damages_.push_back(damage);
  }
  const std::lock_guard lock(callMutex_);
  if (call_) call_(damage);
}

void ProjectStore::repairedFromJournal(RasterId raster, const GridRect& samples) {
  const std::lock_guard lock(damageMutex_);
  for (Damage& damage : damages_)
    if (damage.raster == raster && damage.samples == samples) damage.now = Damage::Now::Journal;
}

std::vector<Damage> ProjectStore::damages() const {
  const std::lock_guard lock(damageMutex_);
  return damages_;
}

bool ProjectStore::damaged() const {
  const std::lock_guard lock(damageMutex_);
  return !damages_.empty();
}

void ProjectStore::onDamage(std::function<void(const Damage&)> call) {
  const std::lock_guard lock(callMutex_);
  call_ = std::move(call);
}

}  // namespace scarp
