#include "core/store/ConfinedVfs.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <filesystem>
#include <new>
#include <optional>
#include <utility>

#include "core/base/Contract.h"
#include "core/store/RollbackJournal.h"

namespace scarp {

namespace {

/// A database file that is opened for reading. The file of SQLite's own file system follows it in memory.
struct ReadFile {
  sqlite3_file base{};
  std::string path;
  std::optional<RollbackJournal> journal;  ///< Of an interrupted transaction, while the file is locked.

  [[nodiscard]] sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

ReadFile& readFileOf(sqlite3_file* file) { return *reinterpret_cast<ReadFile*>(file); }

int closeFile(sqlite3_file* handle) {
  ReadFile& file = readFileOf(handle);
  const int code = file.real()->pMethods->xClose(file.real());
  file.~ReadFile();
  return code;
}

/// Reads a part of one page of the journal's size.
int readPart(ReadFile& file, char* to, int bytes, std::uint64_t offset) {
  const std::uint32_t pageBytes = file.journal->pageBytes();
  const auto former = file.journal->find(static_cast<std::uint32_t>(offset / pageBytes + 1));
  if (!former)
    return file.real()->pMethods->xRead(file.real(), to, bytes, static_cast<sqlite3_int64>(offset));
  return file.journal->read(to, static_cast<std::size_t>(bytes), *former + offset % pageBytes)
             ? SQLITE_OK
             : SQLITE_IOERR_READ;
}

int readFile(sqlite3_file* handle, void* to, int bytes, sqlite3_int64 offset) {
  ReadFile& file = readFileOf(handle);
  if (!file.journal) return file.real()->pMethods->xRead(file.real(), to, bytes, offset);
  char* target = static_cast<char*>(to);
  const std::uint64_t pageBytes = file.journal->pageBytes(), end = file.journal->databaseBytes();
  auto at = static_cast<std::uint64_t>(offset);
  for (auto left = static_cast<std::uint64_t>(bytes); left > 0;) {
    if (at >= end) {
      std::memset(target, 0, left);
      return SQLITE_IOERR_SHORT_READ;
    }
    const std::uint64_t count = std::min({left, pageBytes - at % pageBytes, end - at});
    const int code = readPart(file, target, static_cast<int>(count), at);
    // Where the file is cut short, zeros replace the missing bytes.
    if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ) return code;
    target += count;
    at += count;
    left -= count;
  }
  return SQLITE_OK;
}

int refuseWrite(sqlite3_file*, const void*, int, sqlite3_int64) { return SQLITE_READONLY; }
int refuseTruncation(sqlite3_file*, sqlite3_int64) { return SQLITE_READONLY; }
int syncNothing(sqlite3_file*, int) { return SQLITE_OK; }

int sizeOfFile(sqlite3_file* handle, sqlite3_int64* size) {
  ReadFile& file = readFileOf(handle);
  if (!file.journal) return file.real()->pMethods->xFileSize(file.real(), size);
  *size = static_cast<sqlite3_int64>(file.journal->databaseBytes());
  return SQLITE_OK;
}

/// Finds out whether a transaction was interrupted, as hasHotJournal() of SQLite does: there is a journal,
/// and no connection has reserved the database for writing. A shared lock prevents changes meanwhile.
int findJournal(ReadFile& file) {
  if (file.journal && file.journal->isCurrent(file.path)) return SQLITE_OK;
  file.journal.reset();
  sqlite3_int64 bytes = 0;
  int reserved = 0;
  const sqlite3_io_methods& methods = *file.real()->pMethods;
  std::error_code none;
  if (!std::filesystem::exists(std::filesystem::symlink_status(RollbackJournal::pathOf(file.path), none)))
    return SQLITE_OK;
  if (const int code = methods.xCheckReservedLock(file.real(), &reserved); code != SQLITE_OK) return code;
  if (reserved != 0) return SQLITE_OK;
  if (const int code = methods.xFileSize(file.real(), &bytes); code != SQLITE_OK) return code;
  auto journal = RollbackJournal::open(file.path, static_cast<std::uint64_t>(bytes));
  if (!journal) return SQLITE_CANTOPEN;
  file.journal = std::move(*journal);
  return SQLITE_OK;
}

int lockFile(sqlite3_file* handle, int level) {
  if (level > SQLITE_LOCK_SHARED) return SQLITE_READONLY;
  ReadFile& file = readFileOf(handle);
  int code = file.real()->pMethods->xLock(file.real(), level);
  if (code != SQLITE_OK || level != SQLITE_LOCK_SHARED) return code;
  code = findJournal(file);
  if (code != SQLITE_OK) file.real()->pMethods->xUnlock(file.real(), SQLITE_LOCK_NONE);
  return code;
}

int unlockFile(sqlite3_file* handle, int level) {
  ReadFile& file = readFileOf(handle);
  return file.real()->pMethods->xUnlock(file.real(), level);
}

int checkReserved(sqlite3_file* handle, int* reserved) {
  ReadFile& file = readFileOf(handle);
  return file.real()->pMethods->xCheckReservedLock(file.real(), reserved);
}

int controlFile(sqlite3_file* handle, int what, void* value) {
  ReadFile& file = readFileOf(handle);
  return file.real()->pMethods->xFileControl(file.real(), what, value);
}

int sectorSizeOf(sqlite3_file* handle) {
  ReadFile& file = readFileOf(handle);
  return file.real()->pMethods->xSectorSize(file.real());
}

int characteristicsOf(sqlite3_file* handle) {
  ReadFile& file = readFileOf(handle);
  return file.real()->pMethods->xDeviceCharacteristics(file.real());
}

const sqlite3_io_methods& readMethods() {
  static const sqlite3_io_methods methods = [] {
    sqlite3_io_methods made{};
    made.iVersion = 1;  // Neither shared memory nor mapped files.
    made.xClose = closeFile;
    made.xRead = readFile;
    made.xWrite = refuseWrite;
    made.xTruncate = refuseTruncation;
    made.xSync = syncNothing;
    made.xFileSize = sizeOfFile;
    made.xLock = lockFile;
    made.xUnlock = unlockFile;
    made.xCheckReservedLock = checkReserved;
    made.xFileControl = controlFile;
    made.xSectorSize = sectorSizeOf;
    made.xDeviceCharacteristics = characteristicsOf;
    return made;
  }();
  return methods;
}

}  // namespace

Result<std::unique_ptr<ConfinedVfs>> ConfinedVfs::create(const std::string& path, Access access) {
  static std::atomic<unsigned> count{0};
  std::unique_ptr<ConfinedVfs> made(new ConfinedVfs);
  made->real_ = sqlite3_vfs_find(nullptr);
  EXPECTS(made->real_);
  made->access_ = access;
  made->name_ = "scarp-" + std::to_string(++count);
  if (auto added = made->addDatabase(path); !added) return added.error();
  made->vfs_ = *made->real_;
  made->vfs_.pNext = nullptr;
  made->vfs_.zName = made->name_.c_str();
  made->vfs_.pAppData = made.get();
  made->vfs_.szOsFile += static_cast<int>(sizeof(ReadFile));
  made->vfs_.xOpen = open;
  made->vfs_.xDelete = remove;
  made->vfs_.xAccess = ConfinedVfs::access;
  if (sqlite3_vfs_register(&made->vfs_, 0) != SQLITE_OK)
    return Error{"cannot be opened: there is not enough memory"};
  return made;
}

ConfinedVfs::~ConfinedVfs() {
  if (vfs_.zName) sqlite3_vfs_unregister(&vfs_);
}

Result<std::string> ConfinedVfs::fullPath(const std::string& path) const {
  std::string full(static_cast<std::size_t>(real_->mxPathname) + 1, '\0');
  const int code = real_->xFullPathname(real_, path.c_str(), static_cast<int>(full.size()), full.data());
  if ((code & 0xff) != SQLITE_OK)
    return Error{"cannot be opened: its path is too long or has too many links"};
  full.resize(std::strlen(full.c_str()));
  return full;
}

Result<void> ConfinedVfs::addDatabase(const std::string& path) {
  auto full = fullPath(path);
  if (!full) return full.error();
  databases_.push_back(std::move(*full));
  return {};
}

bool ConfinedVfs::isDatabase(const char* path) const {
  return std::ranges::find(databases_, path) != databases_.end();
}

bool ConfinedVfs::isJournal(const char* path) const {
  return std::ranges::any_of(
      databases_, [&](const std::string& database) { return RollbackJournal::pathOf(database) == path; });
}

int ConfinedVfs::open(sqlite3_vfs* vfs, const char* path, sqlite3_file* handle, int flags, int* outFlags) {
  const ConfinedVfs& self = *static_cast<const ConfinedVfs*>(vfs->pAppData);
  const bool reads = self.access_ == Access::Read;
  const bool database = path && (flags & SQLITE_OPEN_MAIN_DB) != 0 && self.isDatabase(path);
  const bool journal = path && (flags & SQLITE_OPEN_MAIN_JOURNAL) != 0 && self.isJournal(path) && !reads;
  handle->pMethods = nullptr;
  if (path && !database && !journal) return SQLITE_CANTOPEN;
  if (!database || !reads) return self.real_->xOpen(self.real_, path, handle, flags, outFlags);
  auto* const file = ::new (handle) ReadFile;
  file->path = path;
  file->real()->pMethods = nullptr;
  const int code = self.real_->xOpen(self.real_, path, file->real(), flags, outFlags);
  if (code != SQLITE_OK) {
    if (file->real()->pMethods) file->real()->pMethods->xClose(file->real());
    file->~ReadFile();
    handle->pMethods = nullptr;
    return code;
  }
  file->base.pMethods = &readMethods();
  return SQLITE_OK;
}

int ConfinedVfs::remove(sqlite3_vfs* vfs, const char* path, int syncFolder) {
  const ConfinedVfs& self = *static_cast<const ConfinedVfs*>(vfs->pAppData);
  if (self.access_ == Access::Read || !self.isJournal(path)) return SQLITE_IOERR_DELETE;
  return self.real_->xDelete(self.real_, path, syncFolder);
}

int ConfinedVfs::access(sqlite3_vfs* vfs, const char* path, int flags, int* result) {
  const ConfinedVfs& self = *static_cast<const ConfinedVfs*>(vfs->pAppData);
  *result = 0;
  if (!path || self.access_ == Access::Read || !self.isJournal(path)) return SQLITE_OK;
  return self.real_->xAccess(self.real_, path, flags, result);
}

}  // namespace scarp
