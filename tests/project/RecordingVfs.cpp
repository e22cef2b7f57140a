#include "tests/project/RecordingVfs.h"

#include <sqlite3.h>

#include <algorithm>
#include <cstring>
#include <new>

namespace scarp::test {

struct RecordingVfs::State {
  sqlite3_vfs vfs{};
  sqlite3_vfs* real = nullptr;
  mutable std::mutex mutex;
  std::vector<DiskEvent> events;
  int step = 0, failing = -1, code = SQLITE_OK;
  bool forGood = false;

  /// SQLITE_OK, or how the step ends.
  int take() {
    const std::lock_guard lock(mutex);
    const int now = step++;
    const bool fails = failing >= 0 && (forGood ? now >= failing : now == failing);
    return fails ? code : SQLITE_OK;
  }
  void note(DiskEvent event) {
    const std::lock_guard lock(mutex);
    events.push_back(std::move(event));
  }
};

namespace {

using State = RecordingVfs::State;

struct File {
  sqlite3_file base;
  State* state;
  std::string* path;
  sqlite3_file* real;  ///< Behind this struct.
};

File& fileOf(sqlite3_file* file) { return *reinterpret_cast<File*>(file); }
State& stateOf(sqlite3_vfs* vfs) { return *static_cast<State*>(vfs->pAppData); }

int close(sqlite3_file* handle) {
  File& file = fileOf(handle);
  const int result = file.real->pMethods ? file.real->pMethods->xClose(file.real) : SQLITE_OK;
  delete file.path;
  return result;
}
int read(sqlite3_file* handle, void* to, int bytes, sqlite3_int64 offset) {
  File& file = fileOf(handle);
  return file.real->pMethods->xRead(file.real, to, bytes, offset);
}
int write(sqlite3_file* handle, const void* from, int bytes, sqlite3_int64 offset) {
  File& file = fileOf(handle);
  if (const int failure = file.state->take(); failure != SQLITE_OK) {
    // As a disk that is full or fails: some of it may be there.
    file.real->pMethods->xWrite(file.real, from, bytes / 2, offset);
    return failure;
  }
  const char* const data = static_cast<const char*>(from);
  file.state->note({DiskEvent::Kind::Write, *file.path, offset, {data, data + bytes}});
  return file.real->pMethods->xWrite(file.real, from, bytes, offset);
}
int truncate(sqlite3_file* handle, sqlite3_int64 size) {
  File& file = fileOf(handle);
  if (file.state->take() != SQLITE_OK) return SQLITE_IOERR_TRUNCATE;
  file.state->note({DiskEvent::Kind::Truncate, *file.path, size, {}});
  return file.real->pMethods->xTruncate(file.real, size);
}
int sync(sqlite3_file* handle, int flags) {
  File& file = fileOf(handle);
  if (file.state->take() != SQLITE_OK) return SQLITE_IOERR_FSYNC;
  file.state->note({DiskEvent::Kind::Sync, *file.path, 0, {}});
  return file.real->pMethods->xSync(file.real, flags);
}
int fileSize(sqlite3_file* handle, sqlite3_int64* size) {
  File& file = fileOf(handle);
  return file.real->pMethods->xFileSize(file.real, size);
}
int lock(sqlite3_file* handle, int how) {
  File& file = fileOf(handle);
  return file.real->pMethods->xLock(file.real, how);
}
int unlock(sqlite3_file* handle, int how) {
  File& file = fileOf(handle);
  return file.real->pMethods->xUnlock(file.real, how);
}
int checkLock(sqlite3_file* handle, int* held) {
  File& file = fileOf(handle);
  return file.real->pMethods->xCheckReservedLock(file.real, held);
}
int control(sqlite3_file* handle, int what, void* value) {
  File& file = fileOf(handle);
  return file.real->pMethods->xFileControl(file.real, what, value);
}
int sectorSize(sqlite3_file* handle) {
  File& file = fileOf(handle);
  return file.real->pMethods->xSectorSize(file.real);
}
/// None is promised: no atomic writes, no order.
int characteristics(sqlite3_file*) { return 0; }

const sqlite3_io_methods kMethods = [] {
  sqlite3_io_methods methods{};
  methods.iVersion = 1;  // Neither shared memory nor mapped files.
  methods.xClose = close;
  methods.xRead = read;
  methods.xWrite = write;
  methods.xTruncate = truncate;
  methods.xSync = sync;
  methods.xFileSize = fileSize;
  methods.xLock = lock;
  methods.xUnlock = unlock;
  methods.xCheckReservedLock = checkLock;
  methods.xFileControl = control;
  methods.xSectorSize = sectorSize;
  methods.xDeviceCharacteristics = characteristics;
  return methods;
}();

int open(sqlite3_vfs* vfs, const char* path, sqlite3_file* handle, int flags, int* out) {
  State& state = stateOf(vfs);
  File& file = *::new (handle) File{};
  file.state = &state;
  file.real = reinterpret_cast<sqlite3_file*>(&file + 1);
  file.real->pMethods = nullptr;
  int exists = 1;
  if (path && (flags & SQLITE_OPEN_CREATE))
    state.real->xAccess(state.real, path, SQLITE_ACCESS_EXISTS, &exists);
  if (exists == 0 && state.take() != SQLITE_OK) return SQLITE_CANTOPEN;
  const int result = state.real->xOpen(state.real, path, file.real, flags, out);
  if (result != SQLITE_OK) return result;
  file.path = new std::string(path ? path : "");
  file.base.pMethods = &kMethods;
  return SQLITE_OK;
}
int remove(sqlite3_vfs* vfs, const char* path, int syncFolder) {
  State& state = stateOf(vfs);
  if (state.take() != SQLITE_OK) return SQLITE_IOERR_DELETE;
  state.note({DiskEvent::Kind::Delete, path, syncFolder, {}});
  return state.real->xDelete(state.real, path, syncFolder);
}

using Files = std::map<std::string, std::vector<char>>;

void apply(Files& files, const DiskEvent& event, std::size_t most) {
  std::vector<char>& file = files[event.path];
  if (event.kind == DiskEvent::Kind::Truncate) {
    file.resize(static_cast<std::size_t>(event.offset));
  } else if (event.kind == DiskEvent::Kind::Write) {
    const std::size_t bytes = std::min(most, event.bytes.size());
    const auto offset = static_cast<std::size_t>(event.offset);
    if (file.size() < offset + bytes) file.resize(offset + bytes);
    std::copy_n(event.bytes.begin(), bytes, file.begin() + event.offset);
  }
}

}  // namespace

RecordingVfs::RecordingVfs() : state_(std::make_shared<State>()) {
  state_->real = sqlite3_vfs_find(nullptr);
  state_->vfs = *state_->real;
  state_->vfs.pNext = nullptr;
  state_->vfs.zName = "recording";
  state_->vfs.szOsFile = static_cast<int>(sizeof(File)) + state_->real->szOsFile;
  state_->vfs.pAppData = state_.get();
  state_->vfs.xOpen = open;
  state_->vfs.xDelete = remove;
  sqlite3_vfs_register(&state_->vfs, 1);
}

RecordingVfs::~RecordingVfs() {
  sqlite3_vfs_unregister(&state_->vfs);
  sqlite3_vfs_register(state_->real, 1);
}

void RecordingVfs::clear() {
  const std::lock_guard lock(state_->mutex);
  state_->events.clear();
  state_->step = 0;
}

std::vector<DiskEvent> RecordingVfs::events() const {
  const std::lock_guard lock(state_->mutex);
  return state_->events;
}

void RecordingVfs::failAt(int step, int code, bool forGood) {
  const std::lock_guard lock(state_->mutex);
  state_->step = 0;
  state_->failing = step;
  state_->code = code;
  state_->forGood = forGood;
}

int RecordingVfs::steps() const {
  const std::lock_guard lock(state_->mutex);
  return state_->step;
}

Files afterPowerCut(Files files, const std::vector<DiskEvent>& events, std::size_t at,
                    const std::function<unsigned()>& random) {
  constexpr std::size_t kSector = 512;
  std::map<std::string, std::size_t> synced;  // Up to which event a file is certainly on the disk.
  for (std::size_t i = 0; i < at; ++i)
    if (events[i].kind == DiskEvent::Kind::Sync) synced[events[i].path] = i;
  for (std::size_t i = 0; i < at; ++i) {
    const DiskEvent& event = events[i];
    const auto sync = synced.find(event.path);
    const bool certain = sync != synced.end() && i < sync->second;
    if (event.kind == DiskEvent::Kind::Delete) {
      // A deletion whose folder was synced is certain.
      if (event.offset != 0 || random() % 2 == 0) files.erase(event.path);
      continue;
    }
    if (event.kind == DiskEvent::Kind::Sync) continue;
    const unsigned fate = certain ? 0 : random() % 3;  // There, not there, in part.
    if (fate == 0) apply(files, event, event.bytes.size());
    if (fate == 2) apply(files, event, event.bytes.size() / 2 / kSector * kSector);
  }
  return files;
}

}  // namespace scarp::test
