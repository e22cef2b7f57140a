#include "core/project/ProjectCopy.h"

#include <fcntl.h>
#include <linux/fs.h>
#include <sqlite3.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <filesystem>
#include <system_error>
#include <vector>

#include "core/base/SystemReason.h"
#include "core/io/AtomicFile.h"
#include "core/project/ProjectStore.h"

namespace scarp {

namespace {

/// Closes itself.
struct Descriptor {
  explicit Descriptor(int opened) : number(opened) {}
  ~Descriptor() {
    if (number >= 0) ::close(number);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int number;
};

/// 0, or the system's number of what went wrong.
int copyBytes(int from, int to, std::uint64_t size, const Progress& progress, bool& cancelled) {
  if (::ioctl(to, FICLONE, from) == 0) return 0;
  std::vector<char> buffer(std::size_t{1} << 20);
  for (std::uint64_t done = 0; done < size;) {
    if (!keepGoing(progress, static_cast<double>(done) / static_cast<double>(size))) {
      cancelled = true;
      return 0;
    }
    const ssize_t count = ::pread(from, buffer.data(), buffer.size(), static_cast<off_t>(done));
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return errno;
    if (count == 0) return 0;
    for (ssize_t written = 0; written < count;) {
      const ssize_t step = ::write(to, buffer.data() + written, static_cast<std::size_t>(count - written));
      if (step < 0 && errno == EINTR) continue;
      if (step <= 0) return step < 0 ? errno : ENOSPC;
      written += step;
    }
    done += static_cast<std::uint64_t>(count);
  }
  return 0;
}

}  // namespace

Result<void> copyFile(const std::string& from, const std::string& to, const Progress& progress) {
  const Descriptor source(::open(from.c_str(), O_RDONLY | O_CLOEXEC));
  struct stat status {};
  if (source.number < 0 || ::fstat(source.number, &status) != 0)
    return errorIn(from, "cannot be read: %1", systemReason(errno));
  auto target = AtomicFile::create(to);
  if (!target.ok()) return target.error();
  {
    const Descriptor copy(::open(target->temporaryPath().c_str(), O_WRONLY | O_CLOEXEC));
    if (copy.number < 0) return cannotWrite(to, systemReason(errno));
    bool cancelled = false;
    const int failure = copyBytes(source.number, copy.number, static_cast<std::uint64_t>(status.st_size),
                                  progress, cancelled);
    if (cancelled) return Error::cancel();
    if (failure != 0) return cannotWrite(to, systemReason(failure));
  }
  if (auto synced = target->sync(); !synced) return synced;
  const std::array<AtomicFile*, 1> files{&*target};
  return AtomicFile::commit(files);
}

std::string freeName(const std::string& path, const std::string& purpose) {
  const std::filesystem::path whole(path);
  const std::string start = (whole.parent_path() / whole.stem()).string() + "." + purpose;
  const std::string ending = whole.extension().string();
  std::string name = start + ending;
  std::error_code failure;
  for (int number = 2; std::filesystem::exists(name, failure); ++number)
    name = start + "-" + std::to_string(number) + ending;
  return name;
}

namespace {

using Mode = SqliteDatabase::Mode;

/// Whether it is the reading of the source that failed, and not the writing of the copy.
bool isOfReading(int code) {
  const int kind = code & 0xff;
  return kind == SQLITE_CORRUPT || kind == SQLITE_NOTADB || kind == SQLITE_BUSY || kind == SQLITE_LOCKED ||
         code == SQLITE_IOERR_READ || code == SQLITE_IOERR_SHORT_READ || code == SQLITE_IOERR_CORRUPTFS;
}

/// Pages of a database into another, some at a time.
Result<void> backup(SqliteDatabase& from, SqliteDatabase& to, const Progress& progress) {
  constexpr int kPagesAtOnce = 512;
  sqlite3_backup* const copy = sqlite3_backup_init(to.handle(), "main", from.handle(), "main");
  if (!copy) return to.error(sqlite3_extended_errcode(to.handle()));
  int code = SQLITE_OK;
  bool cancelled = !keepGoing(progress, 0.0);
  while (code == SQLITE_OK && !cancelled) {
    code = sqlite3_backup_step(copy, kPagesAtOnce);
    const int all = sqlite3_backup_pagecount(copy), left = sqlite3_backup_remaining(copy);
    cancelled =
        code == SQLITE_OK && !keepGoing(progress, all > 0 ? 1.0 - static_cast<double>(left) / all : 0.0);
  }
  const int finished = sqlite3_backup_finish(copy);
  if (cancelled) return Error::cancel();
  if (code != SQLITE_DONE) return (isOfReading(code) ? from : to).error(code);
  if (finished != SQLITE_OK) return to.error(finished);
  return {};
}

/// A file that is thrown away if anything goes wrong needs no journal, and is synced once at its end.
Result<std::unique_ptr<SqliteDatabase>> openTemporary(const std::string& path, const std::string& shown) {
  auto database = SqliteDatabase::open(path, Mode::Create, shown);
  if (!database.ok()) return database;
  if (auto set = (*database)->execute("PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF"); !set)
    return set.error();
  return database;
}

Result<void> place(AtomicFile& file, const std::string& shown) {
  if (auto synced = file.sync(); !synced) return synced;
  if (auto settled = SqliteDatabase::settleJournal(file.target(), shown); !settled) return settled;
  const std::array<AtomicFile*, 1> files{&file};
  return AtomicFile::commit(files);
}

/// A second name for what has the name now.
Result<void> keepOriginal(const std::string& path, const std::string& original) {
  if (::link(path.c_str(), original.c_str()) == 0 || errno == ENOENT) return {};
  return copyFile(path, original);
}

}  // namespace

Result<WrittenProject> writeNewProject(const NewProject& wanted, const ProjectContents& contents,
                                       ProjectStore* source, const StoredProject& stored, SaveReport& report,
                                       const Progress& progress) {
  auto file = AtomicFile::create(wanted.real);
  if (!file.ok()) return file.error();
  WrittenProject written;
  {
    auto database = openTemporary(file->temporaryPath(), wanted.path);
    if (!database.ok()) return database.error();
    const auto made = source ? backup(source->database(), **database, partOf(progress, 0.0, 0.5))
                             : createSchema(**database);
    if (!made.ok()) return made.error();
    // Out of one that was only read it may be of an older format.
    const auto format = (*database)->number("PRAGMA user_version");
    if (!format.ok()) return format.error();
    if (auto done = migrate(**database, wanted.path, static_cast<int>(*format), kProjectFormat, migrations());
        !done)
      return done.error();
    report.bytesWritten += (*database)->bytesWritten();
  }
  {
    auto store = ProjectStore::open(file->temporaryPath(), Mode::ReadWrite, wanted.path, {});
    if (!store.ok()) return store.error();
    SqliteDatabase& database = (*store)->database();
    if (auto set = database.execute("PRAGMA journal_mode=MEMORY; PRAGMA synchronous=OFF"); !set)
      return set.error();
    ProjectContents whole;
    if (!source) {
      whole = contents;
      whole.document.history = wholeHistory(std::move(whole.document.history));
    }
    auto next = writeProject(**store, stored, source ? contents : whole, wanted.identity, wanted.versions,
                             report, partOf(progress, source ? 0.5 : 0.0, 0.95));
    if (!next.ok()) return next.error();
    written.stored = std::move(*next);
    report.bytesWritten += database.bytesWritten();
  }
  if (!report.original.empty())
    if (auto kept = keepOriginal(wanted.real, report.original); !kept) return kept.error();
  if (auto placed = place(*file, wanted.path); !placed) return placed.error();
  auto store = ProjectStore::open(wanted.real, Mode::ReadWrite, wanted.path, {.toWrite = true});
  if (!store.ok()) return store.error();
  written.store = std::move(*store);
  return written;
}

Result<std::shared_ptr<ProjectStore>> compactProject(SqliteDatabase& source, const std::string& path,
                                                     const std::string& real, const Progress& progress) {
  auto file = AtomicFile::create(real);
  if (!file.ok()) return file.error();
  if (auto run = source.vacuumInto(file->temporaryPath(), progress); !run) return run.error();
  if (auto placed = place(*file, path); !placed) return placed.error();
  return ProjectStore::open(real, Mode::ReadWrite, path, {.toWrite = true});
}

}  // namespace scarp
