#include "core/project/ProjectStore.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <map>
#include <mutex>
#include <string_view>
#include <utility>

#include "core/base/SystemReason.h"
#include "core/project/ProjectCopy.h"
#include "core/store/Sqlite.h"

namespace scarp {

namespace {

using Inode = std::pair<dev_t, ino_t>;

/// What this process holds for saving. A hold belongs to an open file, not to a process: only so it is known
/// who stands in the way.
struct OurHolds {
  std::mutex mutex;
  std::map<Inode, std::weak_ptr<ProjectHold>> all;
};

OurHolds& ourHolds() {
  static OurHolds holds;
  return holds;
}

std::int64_t nanoseconds(const timespec& time) {
  return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

}  // namespace

std::shared_ptr<ProjectHold> ProjectHold::open(const std::string& path, bool wanted, bool shared) {
  OurHolds& ours = ourHolds();
  const std::lock_guard lock(ours.mutex);
  struct stat status {};
  if (wanted && shared && ::stat(path.c_str(), &status) == 0)
    if (const auto found = ours.all.find({status.st_dev, status.st_ino}); found != ours.all.end())
      if (auto there = found->second.lock()) return there;
  std::shared_ptr<ProjectHold> hold(new ProjectHold(::open(path.c_str(), O_RDONLY | O_CLOEXEC)));
  if (!wanted || hold->descriptor_ < 0) return hold;
  hold->refused_ = ::flock(hold->descriptor_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
  std::erase_if(ours.all, [](const auto& each) { return each.second.expired(); });
  if (!hold->refused_ && ::fstat(hold->descriptor_, &status) == 0)
    ours.all[{status.st_dev, status.st_ino}] = hold;
  return hold;
}

bool ProjectHold::movedAway(const std::string& path) const {
  struct stat ours {
  }, there{};
  if (descriptor_ < 0 || ::fstat(descriptor_, &ours) != 0) return false;
  return ::stat(path.c_str(), &there) != 0 || ours.st_ino != there.st_ino || ours.st_dev != there.st_dev;
}

ProjectHold::~ProjectHold() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

std::optional<FileTrace> FileTrace::of(int descriptor) {
  struct stat status {};
  FileTrace trace;
  if (::fstat(descriptor, &status) != 0) return std::nullopt;
  trace.bytes = status.st_size;
  trace.modified = nanoseconds(status.st_mtim);
  if (::pread(descriptor, trace.header.data(), trace.header.size(), 0) < 0) return std::nullopt;
  return trace;
}

bool FileTrace::standsFor(int descriptor) const {
  struct stat status {};
  return ::fstat(descriptor, &status) == 0 && status.st_size == bytes &&
         nanoseconds(status.st_mtim) == modified;
}

std::optional<std::uint32_t> FileTrace::transactions() const {
  // https://www.sqlite.org/fileformat.html: the magic string, and the file change counter at byte 24.
  constexpr std::string_view magic("SQLite format 3\0", 16);
  if (!std::equal(magic.begin(), magic.end(), header.begin())) return std::nullopt;
  std::uint32_t count = 0;
  for (std::size_t i = 24; i < 28; ++i) count = count << 8 | header[i];
  return count;
}

namespace {

constexpr std::size_t kHeaderBytes = 100;
constexpr unsigned char kWriteAheadLog = 2;

std::uint32_t bigEndian(const unsigned char* at) {
  return std::uint32_t{at[0]} << 24 | std::uint32_t{at[1]} << 16 | std::uint32_t{at[2]} << 8 | at[3];
}

}  // namespace

Result<void> createSchema(SqliteDatabase& database) {
  if (auto made = createTables(database); !made) return made;
  return database.execute("PRAGMA application_id=" + std::to_string(kProjectApplication) +
                          "; PRAGMA user_version=" + std::to_string(kProjectFormat));
}

Result<int> readFormat(const std::string& path, int newest) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) return errorIn(path, "cannot be read: %1", systemReason(errno));
  if (!S_ISREG(status.st_mode)) return errorIn(path, "is not a Scarp project: it is no file");
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return errorIn(path, "cannot be read: %1", systemReason(errno));
  std::array<unsigned char, kHeaderBytes> header{};
  const ssize_t count = ::pread(descriptor, header.data(), header.size(), 0);
  const int failure = errno;
  ::close(descriptor);
  if (count < 0) return errorIn(path, "cannot be read: %1", systemReason(failure));
  const bool sqlite =
      count == static_cast<ssize_t>(kHeaderBytes) && std::memcmp(header.data(), "SQLite format 3", 16) == 0;
  if (!sqlite || bigEndian(header.data() + 68) != std::uint32_t{kProjectApplication})
    return errorIn(path, "is not a Scarp project");
  // Bytes 18 and 19: how it is written to. Its latest pages may be in another file, which a copy leaves
  // behind.
  if (header[18] == kWriteAheadLog || header[19] == kWriteAheadLog)
    return errorIn(path,
                   "another program has set it to write-ahead logging, which Scarp does not read; PRAGMA "
                   "journal_mode=DELETE in that program puts it back");
  const auto format = static_cast<std::int32_t>(bigEndian(header.data() + 60));
  if (format < 1) return errorIn(path, "is damaged: it says that its format is %1", format);
  if (format > newest)
    return errorIn(path, "was saved by a newer version of Scarp (format %1; this one reads up to %2)", format,
                   newest);
  return format;
}

std::span<const Migration> migrations() {
  // What format 2 has more, no file of format 1 holds.
  static const std::array steps{Migration{1, [](SqliteDatabase&) { return Result<void>(); }}};
  return steps;
}

Result<void> migrate(SqliteDatabase& database, const std::string& path, int format, int wanted,
                     std::span<const Migration> steps) {
  auto transaction = SqliteTransaction::begin(database);
  if (!transaction.ok()) return transaction.error();
  for (int at = format; at < wanted; ++at) {
    const auto step = std::ranges::find(steps, at, &Migration::from);
    if (step == steps.end()) return errorIn(path, "is of format %1, which cannot be read any more", format);
    if (auto run = step->run(database); !run) return run;
    if (auto set = database.execute("PRAGMA user_version=" + std::to_string(at + 1)); !set) return set;
  }
  return transaction->commit();
}

Result<std::string> migrate(const std::string& path, int format, int wanted,
                            std::span<const Migration> steps) {
  auto opened = SqliteDatabase::open(path, SqliteDatabase::Mode::ReadWrite);
  if (!opened.ok()) return opened.error();
  // A save that was interrupted is rolled back first, as the copy has no journal.
  if (auto rolledBack = checkTables(**opened); !rolledBack && !isDamage(rolledBack.error()))
    return rolledBack.error();
  const std::string backup = freeName(path, "format" + std::to_string(format));
  if (auto copied = copyFile(path, backup); !copied) return copied.error();
  if (auto done = migrate(**opened, path, format, wanted, steps); !done) return done.error();
  return backup;
}

Result<std::shared_ptr<ProjectStore>> ProjectStore::open(const std::string& path, SqliteDatabase::Mode mode,
                                                         const std::string& shown, const Hold& hold) {
  std::shared_ptr<ProjectStore> store(new ProjectStore);
  store->hold_ = ProjectHold::open(path, hold.toWrite, hold.shared);
  if (auto connected = store->connect(path, mode, shown); !connected) return connected.error();
  return store;
}

ProjectStore::~ProjectStore() { disconnect(); }

Result<void> ProjectStore::readable() {
  if (overwritten()) return overwrittenError();
  return {};
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
  damage().found({Message("%1; what had not been read of it is not there", overwrittenError().message),
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
  return database().number("SELECT \"check\" FROM save WHERE id=" + std::to_string(save));
}

Error ProjectStore::overwrittenError() const {
  return errorIn(shown(), "was overwritten by another program while it was open");
}

}  // namespace scarp
