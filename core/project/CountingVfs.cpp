#include "core/project/CountingVfs.h"

#include <sqlite3.h>

#include <atomic>
#include <cstddef>
#include <new>

#include "core/base/Contract.h"

namespace scarp {

namespace {

struct Shared {
  sqlite3_vfs* base = nullptr;
  std::atomic<std::uint64_t> written = 0;
};

/// Before a file of the base's. SQLite's room for both is aligned as a pointer.
struct CountedFile {
  sqlite3_file file;
  Shared* shared;
};

Shared& sharedOf(sqlite3_vfs* vfs) { return *static_cast<Shared*>(vfs->pAppData); }
sqlite3_vfs* baseOf(sqlite3_vfs* vfs) { return sharedOf(vfs).base; }

sqlite3_file* under(sqlite3_file* file) {
  return static_cast<sqlite3_file*>(
      static_cast<void*>(static_cast<std::byte*>(static_cast<void*>(file)) + sizeof(CountedFile)));
}

int closeFile(sqlite3_file* f) {
  const int result = under(f)->pMethods->xClose(under(f));
  f->pMethods = nullptr;
  return result;
}
int readFile(sqlite3_file* f, void* to, int bytes, sqlite3_int64 at) {
  return under(f)->pMethods->xRead(under(f), to, bytes, at);
}
int writeFile(sqlite3_file* f, const void* from, int bytes, sqlite3_int64 at) {
  static_cast<CountedFile*>(static_cast<void*>(f))->shared->written += static_cast<std::uint64_t>(bytes);
  return under(f)->pMethods->xWrite(under(f), from, bytes, at);
}
int truncateFile(sqlite3_file* f, sqlite3_int64 bytes) {
  return under(f)->pMethods->xTruncate(under(f), bytes);
}
int syncFile(sqlite3_file* f, int flags) { return under(f)->pMethods->xSync(under(f), flags); }
int fileSize(sqlite3_file* f, sqlite3_int64* bytes) { return under(f)->pMethods->xFileSize(under(f), bytes); }
int lockFile(sqlite3_file* f, int lock) { return under(f)->pMethods->xLock(under(f), lock); }
int unlockFile(sqlite3_file* f, int lock) { return under(f)->pMethods->xUnlock(under(f), lock); }
int checkLock(sqlite3_file* f, int* held) { return under(f)->pMethods->xCheckReservedLock(under(f), held); }
int control(sqlite3_file* f, int what, void* argument) {
  return under(f)->pMethods->xFileControl(under(f), what, argument);
}
int sectorSize(sqlite3_file* f) { return under(f)->pMethods->xSectorSize(under(f)); }
int characteristics(sqlite3_file* f) { return under(f)->pMethods->xDeviceCharacteristics(under(f)); }

// Version 1: no shared memory, and no mapping of the file, which would end the program where it is cut short.
const sqlite3_io_methods kMethods{1,        closeFile,  readFile,        writeFile,  truncateFile,
                                  syncFile, fileSize,   lockFile,        unlockFile, checkLock,
                                  control,  sectorSize, characteristics, nullptr,    nullptr,
                                  nullptr,  nullptr,    nullptr,         nullptr};

int openFile(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* given) {
  auto* const counted = new (static_cast<void*>(file)) CountedFile{{nullptr}, &sharedOf(vfs)};
  sqlite3_file* const inner = under(file);
  inner->pMethods = nullptr;
  const int result = baseOf(vfs)->xOpen(baseOf(vfs), name, inner, flags, given);
  if (inner->pMethods) counted->file.pMethods = &kMethods;
  return result;
}
int deleteFile(sqlite3_vfs* vfs, const char* name, int sync) {
  return baseOf(vfs)->xDelete(baseOf(vfs), name, sync);
}
int access(sqlite3_vfs* vfs, const char* name, int flags, int* result) {
  return baseOf(vfs)->xAccess(baseOf(vfs), name, flags, result);
}
int fullPath(sqlite3_vfs* vfs, const char* name, int bytes, char* out) {
  return baseOf(vfs)->xFullPathname(baseOf(vfs), name, bytes, out);
}
int randomness(sqlite3_vfs* vfs, int bytes, char* out) {
  return baseOf(vfs)->xRandomness(baseOf(vfs), bytes, out);
}
int sleepFor(sqlite3_vfs* vfs, int microseconds) { return baseOf(vfs)->xSleep(baseOf(vfs), microseconds); }
int currentTime(sqlite3_vfs* vfs, double* days) { return baseOf(vfs)->xCurrentTime(baseOf(vfs), days); }
int lastError(sqlite3_vfs* vfs, int bytes, char* out) {
  return baseOf(vfs)->xGetLastError(baseOf(vfs), bytes, out);
}

}  // namespace

struct CountingVfs::Private {
  std::string name;
  Shared shared;
  sqlite3_vfs vfs{};
};

CountingVfs::CountingVfs() : d_(std::make_unique<Private>()) {
  static std::atomic<unsigned> next = 0;
  d_->name = "scarp-" + std::to_string(next++);
  d_->shared.base = sqlite3_vfs_find(nullptr);
  EXPECTS(d_->shared.base);
  sqlite3_vfs& vfs = d_->vfs;
  vfs.iVersion = 1;
  vfs.szOsFile = static_cast<int>(sizeof(CountedFile)) + d_->shared.base->szOsFile;
  vfs.mxPathname = d_->shared.base->mxPathname;
  vfs.zName = d_->name.c_str();
  vfs.pAppData = &d_->shared;
  vfs.xOpen = openFile;
  vfs.xDelete = deleteFile;
  vfs.xAccess = access;
  vfs.xFullPathname = fullPath;
  vfs.xRandomness = randomness;
  vfs.xSleep = sleepFor;
  vfs.xCurrentTime = currentTime;
  vfs.xGetLastError = lastError;
  EXPECTS(sqlite3_vfs_register(&vfs, 0) == SQLITE_OK);
}

CountingVfs::~CountingVfs() { sqlite3_vfs_unregister(&d_->vfs); }

const std::string& CountingVfs::name() const { return d_->name; }
std::uint64_t CountingVfs::bytesWritten() const { return d_->shared.written; }

}  // namespace scarp
