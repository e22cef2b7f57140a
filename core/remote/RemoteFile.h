#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "core/remote/BlockCache.h"
#include "core/remote/HttpPart.h"

class VSIFilesystemHandler;

namespace scarp {

/// Where the bytes of a remote file come from.
class RemoteOrigin {
 public:
  virtual ~RemoteOrigin() = default;
  /// `known`: as fetchPart() has it; an origin may look away from it. Several threads at once, each with a
  /// `connection` of its own below Connections::kMost.
  [[nodiscard]] virtual HttpResult<HttpPart> fetch(std::uint64_t first, std::uint64_t count,
                                                   const FetchWatch& watch, const HttpVersion& known,
                                                   int connection) = 0;
};

/// An http or https address.
[[nodiscard]] std::unique_ptr<RemoteOrigin> httpOrigin(const std::string& address);
/// An object of a store, by GDAL's file system for it, with its settings and credentials.
[[nodiscard]] std::unique_ptr<RemoteOrigin> storeOrigin(const std::string& name, VSIFilesystemHandler& store);

/// Bytes that are wanted of a file, and where they go.
struct WantedBytes {
  std::uint64_t from = 0;
  std::span<std::byte> to;
};

/// A file elsewhere, in blocks that are fetched as they are read: several in one request where they follow
/// each other, several requests at once; kept in memory and on disk. A request that fails on another
/// connection than the first is made again on that, and none but that is used from then on. What serves no
/// parts is fetched whole, and kept on disk with its version: the next time the server is asked for another
/// one only. A file whose length or version changes while it is read is a failure, as is a reply that is
/// short: no byte is ever made up. One thread at a time.
class RemoteFile {
 public:
  static constexpr std::uint64_t kBlock = std::uint64_t{128} << 10;

  /// Fetches its first block. `identity`: what tells it from other files, for the cache on disk.
  [[nodiscard]] static HttpResult<std::shared_ptr<RemoteFile>> open(std::unique_ptr<RemoteOrigin> origin,
                                                                    const std::string& identity,
                                                                    BlockCache& cache,
                                                                    Connections& connections,
                                                                    const FetchWatch& watch);

  [[nodiscard]] std::uint64_t size() const { return size_; }
  /// Bytes from there on, as many as asked for but at the file's end; nothing: see failure().
  [[nodiscard]] std::optional<std::size_t> read(std::uint64_t from, std::span<std::byte> out,
                                                const FetchWatch& watch);
  /// Bytes of several places, in as few waits as there can be. Contract: they are within the file. Whether
  /// they are there now; else see failure().
  [[nodiscard]] bool readAll(std::span<const WantedBytes> wanted, const FetchWatch& watch);
  [[nodiscard]] const HttpFailure& failure() const { return failure_; }

 private:
  /// Blocks [first, end).
  struct Request {
    std::uint64_t first = 0, end = 0;
    HttpResult<HttpPart> got{};
    int connection = -1;  ///< On which it has been made; -1: on none.
  };

  RemoteFile(std::unique_ptr<RemoteOrigin> origin, BlockCache& cache, Connections& connections)
      : origin_(std::move(origin)), cache_(cache), connections_(connections) {}
  [[nodiscard]] static std::string keyOf(const std::string& identity, std::uint64_t size,
                                         const HttpVersion& version);
  void keepWhole(const std::string& identity);
  bool takeKept(const std::string& identity, std::uint64_t size);
  [[nodiscard]] bool has(std::uint64_t block);
  bool obtain(const std::set<std::uint64_t>& blocks, const FetchWatch& watch);
  bool fetch(std::span<const std::uint64_t> blocks, const FetchWatch& watch);
  void make(Request& request, int connection, const FetchWatch& watch);
  bool take(const Request& request);
  void keep(std::uint64_t block, std::span<const std::byte> bytes, bool onDisk);
  void forgetOldest();
  [[nodiscard]] std::uint64_t bytesOf(const Request& request) const;

  std::unique_ptr<RemoteOrigin> origin_;
  BlockCache& cache_;
  Connections& connections_;
  std::uint64_t size_ = 0;
  HttpVersion version_;
  std::string key_;               ///< On disk; empty: there is no telling whether it has changed.
  std::vector<std::byte> whole_;  ///< Where the server serves no parts.
  std::map<std::uint64_t, std::vector<std::byte>> blocks_;
  std::vector<std::uint64_t> order_;  ///< Of blocks_, the oldest first.
  std::uint64_t next_ = 0, run_ = 1;  ///< After the last blocks that were fetched, and how many those were.
  HttpFailure failure_;
};

/// Bytes that this process has read from the cache on disk. Any thread.
[[nodiscard]] std::uint64_t keptBytesRead();

}  // namespace scarp
