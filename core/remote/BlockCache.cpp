#include "core/remote/BlockCache.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <xxhash.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

#include "core/base/Contract.h"

namespace scarp {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kCheckBytes = sizeof(XXH64_hash_t);
constexpr std::uint64_t kMostBlock = std::uint64_t{1} << 20;

/// A number of bytes: "0", "1000000", "500MiB", "2G".
std::optional<std::uint64_t> bytesOf(const char* text) {
  char* end = nullptr;
  const double number = std::strtod(text, &end);
  constexpr std::string_view kUnits = "KMGT";
  double unit = 1.0;
  if (const std::size_t at =
          *end ? kUnits.find(static_cast<char>(std::toupper(*end))) : std::string_view::npos;
      at != std::string_view::npos) {
    for (std::size_t i = 0; i <= at; ++i) unit *= 1024.0;
    ++end;
    if (std::string_view(end) == "iB" || std::string_view(end) == "B") end += std::strlen(end);
  }
  if (end == text || *end != '\0' || !(number >= 0.0) || !(number * unit < 1e18)) return std::nullopt;
  return static_cast<std::uint64_t>(number * unit);
}

/// A descriptor that is closed, and with it its lock released.
class Lock {
 public:
  explicit Lock(const std::string& file) : file_(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)) {
    while (file_ >= 0 && ::flock(file_, LOCK_EX) != 0)
      if (errno != EINTR) break;
  }
  ~Lock() {
    if (file_ >= 0) ::close(file_);
  }
  Lock(const Lock&) = delete;
  Lock& operator=(const Lock&) = delete;
  [[nodiscard]] bool held() const { return file_ >= 0; }
  /// What the file says: the bytes of all blocks.
  [[nodiscard]] std::uint64_t bytes() const {
    std::uint64_t value = 0;
    return ::pread(file_, &value, sizeof value, 0) == sizeof value ? value : ~std::uint64_t{0};
  }
  void setBytes(std::uint64_t value) const {
    if (::pwrite(file_, &value, sizeof value, 0) != sizeof value) (void)::ftruncate(file_, 0);
  }

 private:
  int file_;
};

bool writeAll(const std::string& path, std::span<const std::byte> check, std::span<const std::byte> bytes) {
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (file < 0) return false;
  bool good = true;
  for (auto part : {check, bytes})
    while (good && !part.empty()) {
      const auto done = ::write(file, part.data(), part.size());
      good = done > 0 || (done < 0 && errno == EINTR);
      if (done > 0) part = part.subspan(static_cast<std::size_t>(done));
    }
  return ::close(file) == 0 && good;
}

std::optional<std::uint64_t> givenLimit() {
  const char* const own = std::getenv("SCARP_REMOTE_CACHE");
  return own ? bytesOf(own) : std::nullopt;
}

std::atomic<std::uint64_t>& wantedLimit() {
  static std::atomic<std::uint64_t> bytes{kUsualCache};
  return bytes;
}

}  // namespace

CacheSettings usualCache() {
  CacheSettings settings;
  const char* const home = std::getenv("HOME");
  if (const char* cache = std::getenv("XDG_CACHE_HOME"); cache && *cache == '/')
    settings.folder = std::string(cache) + "/scarp/remote";
  else if (home && *home == '/')
    settings.folder = std::string(home) + "/.cache/scarp/remote";
  settings.most = givenLimit().value_or(wantedLimit());
  settings.maxWritten = settings.most / 2;
  return settings;
}

void setCacheLimit(std::uint64_t bytes) { wantedLimit() = bytes; }

bool cacheLimitIsGiven() { return givenLimit().has_value(); }

BlockCache::BlockCache(CacheSettings settings) : settings_(std::move(settings)) {
  std::error_code failure;
  if (usable()) fs::create_directories(settings_.folder, failure);
  if (failure) settings_.folder.clear();
}

std::string BlockCache::fileOf(const std::string& key, std::uint64_t number) const {
  return settings_.folder + '/' + key + '/' + std::to_string(number);
}

std::optional<std::vector<std::byte>> BlockCache::read(const std::string& key, std::uint64_t number) {
  if (!usable()) return std::nullopt;
  const std::string path = fileOf(key, number);
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return std::nullopt;
  struct stat status {};
  std::vector<std::byte> bytes;
  XXH64_hash_t check = 0;
  bool good = ::fstat(file, &status) == 0 && status.st_size > static_cast<off_t>(kCheckBytes) &&
              static_cast<std::uint64_t>(status.st_size) <= kMostBlock + kCheckBytes;
  if (good) {
    bytes.resize(static_cast<std::size_t>(status.st_size) - kCheckBytes);
    good = ::pread(file, &check, kCheckBytes, 0) == static_cast<ssize_t>(kCheckBytes) &&
           ::pread(file, bytes.data(), bytes.size(), kCheckBytes) == static_cast<ssize_t>(bytes.size()) &&
           XXH3_64bits_withSeed(bytes.data(), bytes.size(), number) == check;
  }
  ::close(file);
  if (!good) return std::nullopt;
  ::utimensat(AT_FDCWD, path.c_str(), nullptr, 0);  // Used now.
  return bytes;
}

void BlockCache::write(const std::string& key, std::uint64_t number, std::span<const std::byte> bytes) {
  if (!usable() || bytes.empty() || bytes.size() > kMostBlock) return;
  const std::uint64_t need = bytes.size() + kCheckBytes;
  if (need > settings_.most || need > settings_.maxWritten - std::min(written_, settings_.maxWritten)) return;
  written_ += need;
  const Lock lock(settings_.folder + "/size");
  if (!lock.held()) return;
  std::uint64_t all = lock.bytes();
  // Who is killed between a block and the number has the next one count anew.
  if (all > settings_.most || need > settings_.most - all) all = makeRoom(need);
  lock.setBytes(~std::uint64_t{0});
  std::error_code failure;
  fs::create_directory(settings_.folder + '/' + key, failure);
  const std::string path = fileOf(key, number), temporary = path + ".new";
  const XXH64_hash_t check = XXH3_64bits_withSeed(bytes.data(), bytes.size(), number);
  struct stat old {};
  const bool replaces = ::stat(path.c_str(), &old) == 0;
  const bool written = writeAll(temporary, std::as_bytes(std::span(&check, 1)), bytes) &&
                       ::rename(temporary.c_str(), path.c_str()) == 0;
  if (!written) ::unlink(temporary.c_str());
  const std::uint64_t before = replaces ? static_cast<std::uint64_t>(old.st_size) : 0;
  lock.setBytes(written ? all + need - std::min(all, before) : all);
}

std::uint64_t BlockCache::makeRoom(std::uint64_t bytes) const {
  struct Kept {
    timespec used;
    std::uint64_t bytes;
    fs::path path;
  };
  std::vector<Kept> kept;
  std::uint64_t all = 0;
  std::error_code failure;
  for (fs::directory_iterator at(settings_.folder, failure), end; !failure && at != end;
       at.increment(failure)) {
    if (!at->is_directory(failure)) continue;
    std::error_code inner;
    for (fs::directory_iterator file(at->path(), inner), last; !inner && file != last;
         file.increment(inner)) {
      struct stat status {};
      if (::stat(file->path().c_str(), &status) != 0 || !S_ISREG(status.st_mode)) continue;
      kept.push_back({status.st_mtim, static_cast<std::uint64_t>(status.st_size), file->path()});
      all += kept.back().bytes;
    }
  }
  if (all + bytes <= settings_.most) return all;
  std::ranges::sort(kept, {}, [](const Kept& k) { return std::pair(k.used.tv_sec, k.used.tv_nsec); });
  // More than is needed, so that not every block looks through the folder.
  const std::uint64_t aim = settings_.most - std::max(bytes, settings_.most / 8);
  for (const Kept& one : kept) {
    if (all <= aim) break;
    if (::unlink(one.path.c_str()) == 0) all -= one.bytes;
    ::rmdir(one.path.parent_path().c_str());  // Where it was the last.
  }
  return all;
}

std::string processFolder(const std::string& cacheFolder) {
  namespace fs = std::filesystem;
  if (cacheFolder.empty()) return {};
  const fs::path folder = fs::path(cacheFolder) / "processes";
  std::error_code failure;
  for (fs::directory_iterator at(folder, failure), end; !failure && at != end; at.increment(failure)) {
    const int owner = std::atoi(at->path().filename().c_str());
    std::error_code ignored;
    if (owner > 0 && ::kill(owner, 0) != 0) fs::remove_all(at->path(), ignored);
  }
  const fs::path own = folder / std::to_string(::getpid());
  failure.clear();
  fs::create_directories(own, failure);
  return failure ? std::string() : own.string();
}

LocalCopy::LocalCopy(const std::string& folder, std::uint64_t most) : most_(most) {
  if (folder.empty()) return;
  path_ = folder + "/copy";
  ::unlink(path_.c_str());  // Of a process that had the same folder.
  file_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  named_ = file_ >= 0;
  if (named_ && ::ftruncate(file_, static_cast<off_t>(most)) != 0) {
    ::close(file_);
    file_ = -1;
  }
}

LocalCopy::~LocalCopy() {
  removeName();
  if (file_ >= 0) ::close(file_);
}

void LocalCopy::removeName() {
  if (!named_) return;
  named_ = false;
  ::unlink(path_.c_str());
  ::rmdir(path_.substr(0, path_.rfind('/')).c_str());
}

bool LocalCopy::write(std::uint64_t from, std::span<const std::byte> bytes) {
  EXPECTS(usable() && from <= most_ && bytes.size() <= most_ - from);
  if (bytes.empty()) return true;
  // Without room on the disk, a write to a map of it would kill. Not all file systems can tell.
  const auto begins = static_cast<off_t>(from), count = static_cast<off_t>(bytes.size());
  if (::fallocate(file_, FALLOC_FL_KEEP_SIZE, begins, count) != 0 && (errno == ENOSPC || errno == EDQUOT))
    return false;
  // By a map of it: a limit for files stops write() there, and kills.
  const auto page = static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
  const std::uint64_t begin = from / page * page;
  const auto length = static_cast<std::size_t>(from - begin) + bytes.size();
  void* const at =
      ::mmap(nullptr, length, PROT_READ | PROT_WRITE, MAP_SHARED, file_, static_cast<off_t>(begin));
  if (at == MAP_FAILED) return false;
  std::memcpy(static_cast<std::byte*>(at) + (from - begin), bytes.data(), bytes.size());
  ::munmap(at, length);
  return true;
}

bool LocalCopy::end(std::uint64_t size) {
  EXPECTS(usable() && size <= most_);
  return ::ftruncate(file_, static_cast<off_t>(size)) == 0;
}

}  // namespace scarp
