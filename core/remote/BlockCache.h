#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace scarp {

/// How many bytes of remote files are kept on disk, and where.
struct CacheSettings {
  std::string folder;  ///< Absolute; empty: nothing is kept.
  std::uint64_t most = 0;
  /// Bytes that one BlockCache, and so one source, may write.
  std::uint64_t maxWritten = ~std::uint64_t{0};
};

/// $SCARP_REMOTE_CACHE, as 500MiB or 2GiB (0: none), else the limit of setCacheLimit(), else kUsualCache; in
/// $XDG_CACHE_HOME/scarp/remote, else in ~/.cache/scarp/remote. One source may write half of it. Any thread.
[[nodiscard]] CacheSettings usualCache();
inline constexpr std::uint64_t kUsualCache = std::uint64_t{1} << 30;
/// How many bytes are kept from now on in this process and those that it starts to read addresses.
void setCacheLimit(std::uint64_t bytes);
/// Whether $SCARP_REMOTE_CACHE says it.
[[nodiscard]] bool cacheLimitIsGiven();

/// Blocks of remote files in a folder that several processes share, with an exact limit: before one is
/// written, those not used for longest are removed. Blocks are checked when they are read; nothing that goes
/// wrong here is an error. Processes and threads may use a folder at once, a thread an object.
class BlockCache {
 public:
  explicit BlockCache(CacheSettings settings);

  /// The block that was kept by such a key (which no other file or version of it has) and number.
  [[nodiscard]] std::optional<std::vector<std::byte>> read(const std::string& key, std::uint64_t number);
  void write(const std::string& key, std::uint64_t number, std::span<const std::byte> bytes);
  [[nodiscard]] bool usable() const { return !settings_.folder.empty() && settings_.most > 0; }

 private:
  [[nodiscard]] std::string fileOf(const std::string& key, std::uint64_t number) const;
  /// Removes files until so many bytes have room; the bytes that there are then.
  [[nodiscard]] std::uint64_t makeRoom(std::uint64_t bytes) const;

  CacheSettings settings_;
  std::uint64_t written_ = 0;
};

/// A folder of this process's own below the one for what is kept of remote files, made where there is none;
/// empty where it cannot be. It goes with the first process that calls this after this one has ended.
[[nodiscard]] std::string processFolder(const std::string& cacheFolder);

/// A file on disk for libraries that read no file but the system's own. It has an ordinary name: HDF5 follows
/// a link, as /proc/self/fd/5 is one, to the name behind it, and a file without a name has none.
class LocalCopy {
 public:
  /// Room for `most` bytes in a folder (empty: not usable), of which none is taken yet. Contract for limits:
  /// made before the process limits the size of the files that it writes.
  LocalCopy(const std::string& folder, std::uint64_t most);
  ~LocalCopy();
  LocalCopy(const LocalCopy&) = delete;
  LocalCopy& operator=(const LocalCopy&) = delete;

  /// The system may refuse it one.
  [[nodiscard]] bool usable() const { return file_ >= 0; }
  [[nodiscard]] std::uint64_t most() const { return most_; }
  /// Bytes at a place, all within `most`. Whether they are there now.
  bool write(std::uint64_t from, std::span<const std::byte> bytes);
  /// Ends it there.
  bool end(std::uint64_t size);
  /// By which it is opened, until removeName().
  [[nodiscard]] const std::string& path() const { return path_; }
  /// Who has it open reads on; the file goes with the last of them. Also removes the folder where that is
  /// empty then.
  void removeName();

 private:
  int file_ = -1;
  std::string path_;
  std::uint64_t most_;
  bool named_ = false;
};

}  // namespace scarp
