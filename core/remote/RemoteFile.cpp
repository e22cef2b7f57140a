#include "core/remote/RemoteFile.h"

#include <cpl_vsi.h>
#include <cpl_vsi_virtual.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <charconv>
#include <sstream>
#include <utility>

#include "core/base/Contract.h"
#include "core/base/Sha256.h"
#include "core/remote/HttpPart.h"

namespace scarp {

namespace {

class HttpOrigin final : public RemoteOrigin {
 public:
  explicit HttpOrigin(std::string address) : address_(std::move(address)) {}
  HttpResult<HttpPart> fetch(std::uint64_t first, std::uint64_t count, const FetchWatch& watch,
                             const HttpVersion& known, int connection) override {
    return fetchPart(address_, first, count, watch, known, connection);
  }

 private:
  std::string address_;
};

class StoreOrigin final : public RemoteOrigin {
 public:
  StoreOrigin(std::string name, VSIFilesystemHandler& store) : name_(std::move(name)), store_(store) {}

  HttpResult<HttpPart> fetch(std::uint64_t first, std::uint64_t count, const FetchWatch& watch,
                             const HttpVersion&, int connection) override {
    if (watch && !watch()) return {{}, {Message("was cancelled")}};
    const QuietErrors quiet;
    return fetchQuietly(objects_[static_cast<std::size_t>(connection)], first, count);
  }

 private:
  /// As one connection has it.
  struct Object {
    std::unique_ptr<VSIVirtualHandle> file;
    std::uint64_t total = 0;
    HttpVersion version;
  };

  HttpResult<HttpPart> fetchQuietly(Object& object, std::uint64_t first, std::uint64_t count) {
    VSIErrorReset();
    if (!object.file) {
      VSIStatBufL status{};
      const int flags = VSI_STAT_EXISTS_FLAG | VSI_STAT_SIZE_FLAG | VSI_STAT_SET_ERROR_FLAG;
      if (store_.Stat(name_.c_str(), &status, flags) != 0) return {{}, failure()};
      if (VSI_ISDIR(status.st_mode)) return {{}, {Message("there is no object at this address"), true}};
      object.total = static_cast<std::uint64_t>(status.st_size);
      if (status.st_mtime != 0) object.version.time = std::to_string(status.st_mtime);
      object.file.reset(store_.Open(name_.c_str(), "rb", true, nullptr));
      if (!object.file) return {{}, failure()};
    }
    if (object.total == 0) return {{}, {Message("is empty")}};
    HttpPart part;
    part.first = first;
    part.total = object.total;
    part.version = object.version;
    part.bytes.resize(static_cast<std::size_t>(std::min(count, part.total - std::min(first, part.total))));
    const ExpectedBytes expected(part.bytes.size());
    CPLErrorReset();
    const bool read = object.file->Seek(first, SEEK_SET) == 0 &&
                      object.file->Read(part.bytes.data(), 1, part.bytes.size()) == part.bytes.size();
    if (!read || CPLGetLastErrorType() == CE_Failure) {
      object.file.reset();
      return {{}, {Message("the store gives less than it says it has")}};
    }
    return {std::move(part), {}};
  }

  static HttpFailure failure() {
    switch (VSIGetLastErrorNo()) {
      case VSIE_AWSAccessDenied:
      case VSIE_AWSInvalidCredentials:
      case VSIE_AWSSignatureDoesNotMatch:
        return {Message("the store does not permit it: GDAL's settings name no credentials that it takes")};
      case VSIE_AWSBucketNotFound:
        return {Message("the store has no such bucket"), true};
      case VSIE_AWSObjectNotFound:
        return {Message("there is nothing at this address"), true};
      default:
        return {Message("cannot be fetched: there is nothing there, or GDAL's settings do not open it")};
    }
  }

  std::string name_;
  VSIFilesystemHandler& store_;
  std::array<Object, Connections::kMost> objects_;
};

}  // namespace

std::unique_ptr<RemoteOrigin> httpOrigin(const std::string& address) {
  return std::make_unique<HttpOrigin>(address);
}

std::unique_ptr<RemoteOrigin> storeOrigin(const std::string& name, VSIFilesystemHandler& store) {
  return std::make_unique<StoreOrigin>(name, store);
}

namespace {

constexpr std::size_t kMostBlocks = 192;  ///< In memory, of a file, besides those being read.
constexpr std::size_t kMostAtOnce = 96;   ///< That are read, besides those ahead of them.
constexpr std::uint64_t kMostAhead = 64;  ///< Fetched for who reads on.
constexpr std::uint64_t kShortestRun = 4,
                        kLongestRun = 32;  ///< Blocks in one request, where so many are missing.

/// Wanted bytes of one block.
struct BlockPiece {
  std::uint64_t block = 0;
  std::size_t within = 0;
  std::span<std::byte> to;
};

std::vector<BlockPiece> piecesOf(std::span<const WantedBytes> wanted) {
  std::vector<BlockPiece> pieces;
  for (const auto& [from, to] : wanted)
    for (std::size_t done = 0; done < to.size();) {
      const std::uint64_t at = from + done;
      const auto within = static_cast<std::size_t>(at % RemoteFile::kBlock);
      const std::size_t count =
          std::min(to.size() - done, static_cast<std::size_t>(RemoteFile::kBlock) - within);
      pieces.push_back({at / RemoteFile::kBlock, within, to.subspan(done, count)});
      done += count;
    }
  return pieces;
}

/// What is kept of a file that was served whole.
struct WholeFile {
  std::uint64_t size = 0;
  HttpVersion version;
};

std::string wholeKey(const std::string& identity) { return sha256Of("whole\n" + identity); }

/// Three lines.
std::string textOf(const WholeFile& whole) {
  return std::to_string(whole.size) + '\n' + whole.version.tag + '\n' + whole.version.time + '\n';
}

std::optional<WholeFile> keptWhole(const std::string& identity, BlockCache& cache) {
  const auto bytes = cache.read(wholeKey(identity), 0);
  if (!bytes) return std::nullopt;
  std::istringstream lines(std::string(reinterpret_cast<const char*>(bytes->data()), bytes->size()));
  WholeFile whole;
  std::string size;
  if (!std::getline(lines, size) || !std::getline(lines, whole.version.tag) ||
      !std::getline(lines, whole.version.time))
    return std::nullopt;
  const auto [end, error] = std::from_chars(size.data(), size.data() + size.size(), whole.size);
  const bool good =
      error == std::errc() && whole.size > 0 && whole.size <= wholeLimit() && whole.version.told();
  return good ? std::optional(whole) : std::nullopt;
}

std::atomic<std::uint64_t>& keptCount() {
  static std::atomic<std::uint64_t> bytes{0};
  return bytes;
}

}  // namespace

std::uint64_t keptBytesRead() { return keptCount(); }

HttpResult<std::shared_ptr<RemoteFile>> RemoteFile::open(std::unique_ptr<RemoteOrigin> origin,
                                                         const std::string& identity, BlockCache& cache,
                                                         Connections& connections, const FetchWatch& watch) {
  const std::shared_ptr<RemoteFile> file(new RemoteFile(std::move(origin), cache, connections));
  const auto kept = keptWhole(identity, cache);
  auto part = file->origin_->fetch(0, kBlock, watch, kept ? kept->version : HttpVersion(), 0);
  if (part.value && part.value->unchanged) {
    file->version_ = kept->version;
    if (file->takeKept(identity, kept->size)) return {file, {}};
    // Some of it has made room for others.
    part = file->origin_->fetch(0, kBlock, watch, {}, 0);
  }
  if (!part.value) return {{}, part.failure};
  file->size_ = part.value->total;
  file->version_ = part.value->version;
  if (part.value->whole) {
    file->whole_ = std::move(part.value->bytes);
    file->keepWhole(identity);
    return {file, {}};
  }
  if (file->version_.told()) file->key_ = keyOf(identity, file->size_, file->version_);
  // It has just been fetched, and is what tells whether the others still hold.
  file->keep(0, part.value->bytes, false);
  file->next_ = 1;
  return {file, {}};
}

std::string RemoteFile::keyOf(const std::string& identity, std::uint64_t size, const HttpVersion& version) {
  return sha256Of(identity + '\n' + std::to_string(size) + '\n' + version.tag + ' ' + version.time);
}

void RemoteFile::keepWhole(const std::string& identity) {
  if (!version_.told()) return;
  const std::string key = keyOf(identity, size_, version_);
  for (std::uint64_t at = 0; at < size_; at += kBlock)
    cache_.write(key, at / kBlock,
                 std::span(whole_).subspan(static_cast<std::size_t>(at),
                                           static_cast<std::size_t>(std::min(kBlock, size_ - at))));
  cache_.write(wholeKey(identity), 0, std::as_bytes(std::span<const char>(textOf({size_, version_}))));
}

bool RemoteFile::takeKept(const std::string& identity, std::uint64_t size) {
  const std::string key = keyOf(identity, size, version_);
  std::vector<std::byte> bytes;
  bytes.reserve(static_cast<std::size_t>(size));
  for (std::uint64_t at = 0; at < size; at += kBlock) {
    const auto block = cache_.read(key, at / kBlock);
    if (!block || block->size() != std::min(kBlock, size - at)) return false;
    bytes.insert(bytes.end(), block->begin(), block->end());
  }
  whole_ = std::move(bytes);
  size_ = size;
  keptCount() += size;
  return true;
}

void RemoteFile::keep(std::uint64_t block, std::span<const std::byte> bytes, bool onDisk) {
  if (blocks_.insert_or_assign(block, std::vector<std::byte>(bytes.begin(), bytes.end())).second)
    order_.push_back(block);
  if (onDisk && !key_.empty()) cache_.write(key_, block, bytes);
}

void RemoteFile::forgetOldest() {
  const std::size_t most = std::min(order_.size(), kMostBlocks);
  const auto kept = order_.end() - static_cast<std::ptrdiff_t>(most);
  for (auto at = order_.begin(); at != kept; ++at) blocks_.erase(*at);
  order_.erase(order_.begin(), kept);
}

bool RemoteFile::has(std::uint64_t block) {
  if (blocks_.contains(block)) return true;
  if (key_.empty()) return false;
  const auto kept = cache_.read(key_, block);
  if (!kept || kept->size() != std::min(kBlock, size_ - block * kBlock)) return false;
  keptCount() += kept->size();
  keep(block, *kept, false);
  return true;
}

std::uint64_t RemoteFile::bytesOf(const Request& request) const {
  return std::min(request.end * kBlock, size_) - request.first * kBlock;
}

void RemoteFile::make(Request& request, int connection, const FetchWatch& watch) {
  request.connection = connection;
  request.got = origin_->fetch(request.first * kBlock, bytesOf(request), watch, {}, connection);
}

bool RemoteFile::take(const Request& request) {
  const auto& part = request.got.value;
  if (!part)
    failure_ = request.got.failure;
  else if (part->whole || part->total != size_ || part->version != version_)
    failure_ = {Message("it changes while it is read")};
  else if (part->bytes.size() != bytesOf(request))
    failure_ = {Message("the server gives less than it says it has")};
  else {
    const std::span<const std::byte> bytes(part->bytes);
    for (std::uint64_t block = request.first; block < request.end; ++block) {
      const auto at = static_cast<std::size_t>((block - request.first) * kBlock);
      keep(block, bytes.subspan(at, std::min(static_cast<std::size_t>(kBlock), bytes.size() - at)), true);
    }
    return true;
  }
  return false;
}

bool RemoteFile::fetch(std::span<const std::uint64_t> blocks, const FetchWatch& watch) {
  const std::uint64_t each =
      std::clamp((blocks.size() + Connections::kMost - 1) / Connections::kMost, kShortestRun, kLongestRun);
  std::vector<Request> requests;
  for (const std::uint64_t block : blocks)
    if (requests.empty() || requests.back().end != block || block - requests.back().first >= each)
      requests.push_back({block, block + 1});
    else
      ++requests.back().end;
  connections_.run(requests.size(), watch, [&](std::size_t i, int connection, const FetchWatch& own) {
    make(requests[i], connection, own);
    return requests[i].got.value.has_value();
  });
  // What the first connection cannot have nobody can.
  for (const Request& request : requests)
    if (request.connection == 0 && !request.got.value) return take(request);
  for (Request& request : requests) {
    if (!request.got.value) {
      connections_.useOne();
      make(request, 0, watch);
    }
    if (!take(request)) return false;
    request.got = {};
  }
  return true;
}

bool RemoteFile::obtain(const std::set<std::uint64_t>& blocks, const FetchWatch& watch) {
  forgetOldest();
  std::vector<std::uint64_t> missing;
  for (const std::uint64_t block : blocks)
    if (!has(block)) missing.push_back(block);
  if (missing.empty()) return true;
  // Who reads on from where the last blocks ended will go on so.
  const std::uint64_t ahead = missing.front() == next_ ? std::min(2 * run_, kMostAhead) : 1;
  const std::uint64_t end = std::min(missing.front() + ahead, (size_ + kBlock - 1) / kBlock);
  for (std::uint64_t block = missing.back() + 1; block < end; ++block)
    if (!has(block)) missing.push_back(block);
  if (!fetch(missing, watch)) return false;
  run_ = missing.size();
  next_ = missing.back() + 1;
  return true;
}

bool RemoteFile::readAll(std::span<const WantedBytes> wanted, const FetchWatch& watch) {
  for (const auto& [from, to] : wanted) {
    EXPECTS(from <= size_ && to.size() <= size_ - from);
    if (!whole_.empty())
      std::copy_n(whole_.begin() + static_cast<std::ptrdiff_t>(from), to.size(), to.begin());
  }
  if (!whole_.empty()) return true;
  const std::vector<BlockPiece> pieces = piecesOf(wanted);
  for (auto at = pieces.begin(); at != pieces.end();) {
    std::set<std::uint64_t> blocks;
    auto end = at;
    while (end != pieces.end() && (blocks.size() < kMostAtOnce || blocks.contains(end->block)))
      blocks.insert((end++)->block);
    if (!obtain(blocks, watch)) return false;
    for (; at != end; ++at)
      std::ranges::copy(std::span(blocks_.at(at->block)).subspan(at->within, at->to.size()), at->to.begin());
  }
  return true;
}

std::optional<std::size_t> RemoteFile::read(std::uint64_t from, std::span<std::byte> out,
                                            const FetchWatch& watch) {
  if (from >= size_ || out.empty()) return 0;
  const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(out.size(), size_ - from));
  const WantedBytes wanted{from, out.first(count)};
  return readAll(std::span(&wanted, 1), watch) ? std::optional(count) : std::nullopt;
}

}  // namespace scarp
