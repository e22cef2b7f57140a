#include "core/remote/RemoteFile.h"

#include <cpl_vsi.h>
#include <cpl_vsi_virtual.h>

#include <algorithm>
#include <charconv>
#include <sstream>
#include <utility>

#include "core/base/Sha256.h"
#include "core/remote/QuietErrors.h"

namespace scarp {

namespace {

constexpr std::size_t kMostBlocks = 256;   ///< In memory, of a file.
constexpr std::uint64_t kLongestRun = 32;  ///< Blocks in one request.

class HttpOrigin final : public RemoteOrigin {
 public:
  explicit HttpOrigin(std::string address) : address_(std::move(address)) {}
  HttpResult<HttpPart> fetch(std::uint64_t first, std::uint64_t count, const FetchWatch& watch,
                             const HttpVersion& known) override {
    return fetchPart(address_, first, count, watch, known);
  }

 private:
  std::string address_;
};

class StoreOrigin final : public RemoteOrigin {
 public:
  StoreOrigin(std::string name, VSIFilesystemHandler& store) : name_(std::move(name)), store_(store) {}

  HttpResult<HttpPart> fetch(std::uint64_t first, std::uint64_t count, const FetchWatch& watch,
                             const HttpVersion&) override {
    if (watch && !watch()) return {{}, {"was cancelled", false, true}};
    const QuietErrors quiet;
    return fetchQuietly(first, count);
  }

 private:
  HttpResult<HttpPart> fetchQuietly(std::uint64_t first, std::uint64_t count) {
    VSIErrorReset();
    if (!file_) {
      VSIStatBufL status{};
      const int flags = VSI_STAT_EXISTS_FLAG | VSI_STAT_SIZE_FLAG | VSI_STAT_SET_ERROR_FLAG;
      if (store_.Stat(name_.c_str(), &status, flags) != 0) return {{}, failure()};
      if (VSI_ISDIR(status.st_mode)) return {{}, {"there is no object at this address", true}};
      total_ = static_cast<std::uint64_t>(status.st_size);
      if (status.st_mtime != 0) version_.time = std::to_string(status.st_mtime);
      file_.reset(store_.Open(name_.c_str(), "rb", true, nullptr));
      if (!file_) return {{}, failure()};
    }
    if (total_ == 0) return {{}, {"is empty"}};
    HttpPart part;
    part.first = first;
    part.total = total_;
    part.version = version_;
    part.bytes.resize(static_cast<std::size_t>(std::min(count, total_ - std::min(first, total_))));
    CPLErrorReset();
    const bool read = file_->Seek(first, SEEK_SET) == 0 &&
                      file_->Read(part.bytes.data(), 1, part.bytes.size()) == part.bytes.size();
    if (!read || CPLGetLastErrorType() == CE_Failure) {
      file_.reset();
      return {{}, {"the store gives less than it says it has"}};
    }
    return {std::move(part), {}};
  }

  static HttpFailure failure() {
    switch (VSIGetLastErrorNo()) {
      case VSIE_AWSAccessDenied:
      case VSIE_AWSInvalidCredentials:
      case VSIE_AWSSignatureDoesNotMatch:
        return {"the store does not permit it: GDAL's settings name no credentials that it takes"};
      case VSIE_AWSBucketNotFound:
        return {"the store has no such bucket", true};
      case VSIE_AWSObjectNotFound:
        return {"there is nothing at this address", true};
      default:
        return {"cannot be fetched: there is nothing there, or GDAL's settings do not open it"};
    }
  }

  std::string name_;
  VSIFilesystemHandler& store_;
  std::unique_ptr<VSIVirtualHandle> file_;
  std::uint64_t total_ = 0;
  HttpVersion version_;
};

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
      error == std::errc() && whole.size > 0 && whole.size <= kMostWhole && whole.version.told();
  return good ? std::optional(whole) : std::nullopt;
}

}  // namespace

std::unique_ptr<RemoteOrigin> httpOrigin(const std::string& address) {
  return std::make_unique<HttpOrigin>(address);
}

std::unique_ptr<RemoteOrigin> storeOrigin(const std::string& name, VSIFilesystemHandler& store) {
  return std::make_unique<StoreOrigin>(name, store);
}

HttpResult<std::shared_ptr<RemoteFile>> RemoteFile::open(std::unique_ptr<RemoteOrigin> origin,
                                                         const std::string& identity, BlockCache& cache,
                                                         const FetchWatch& watch) {
  const std::shared_ptr<RemoteFile> file(new RemoteFile(std::move(origin), cache));
  const auto kept = keptWhole(identity, cache);
  auto part = file->origin_->fetch(0, kBlock, watch, kept ? kept->version : HttpVersion());
  if (part.value && part.value->unchanged) {
    file->version_ = kept->version;
    if (file->takeKept(identity, kept->size)) return {file, {}};
    // Some of it has made room for others.
    part = file->origin_->fetch(0, kBlock, watch, {});
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
  return true;
}

void RemoteFile::keep(std::uint64_t block, std::span<const std::byte> bytes, bool onDisk) {
  if (blocks_.size() >= kMostBlocks) {
    blocks_.erase(order_.front());
    order_.erase(order_.begin());
  }
  if (blocks_.insert_or_assign(block, std::vector<std::byte>(bytes.begin(), bytes.end())).second)
    order_.push_back(block);
  if (onDisk && !key_.empty()) cache_.write(key_, block, bytes);
}

bool RemoteFile::has(std::uint64_t block) {
  if (blocks_.contains(block)) return true;
  if (key_.empty()) return false;
  const auto kept = cache_.read(key_, block);
  if (!kept || kept->size() != std::min(kBlock, size_ - block * kBlock)) return false;
  keep(block, *kept, false);
  return true;
}

bool RemoteFile::fetch(std::uint64_t first, std::uint64_t end, const FetchWatch& watch) {
  const std::uint64_t from = first * kBlock, count = std::min(end * kBlock, size_) - from;
  auto part = origin_->fetch(from, count, watch, {});
  if (!part.value) {
    failure_ = part.failure;
    return false;
  }
  if (part.value->whole || part.value->total != size_ || part.value->version != version_) {
    failure_ = {"it changes while it is read"};
    return false;
  }
  if (part.value->bytes.size() != count) {
    failure_ = {"the server gives less than it says it has"};
    return false;
  }
  const std::span<const std::byte> bytes(part.value->bytes);
  for (std::uint64_t block = first; block < end; ++block) {
    const std::uint64_t at = (block - first) * kBlock;
    keep(block, bytes.subspan(at, static_cast<std::size_t>(std::min(kBlock, count - at))), true);
  }
  return true;
}

std::optional<std::size_t> RemoteFile::read(std::uint64_t from, std::span<std::byte> out,
                                            const FetchWatch& watch) {
  if (from >= size_ || out.empty()) return 0;
  const std::uint64_t count = std::min<std::uint64_t>(out.size(), size_ - from);
  if (!whole_.empty()) {
    std::copy_n(whole_.begin() + static_cast<std::ptrdiff_t>(from), count, out.begin());
    return static_cast<std::size_t>(count);
  }
  const std::uint64_t last = (from + count - 1) / kBlock, all = (size_ + kBlock - 1) / kBlock;
  for (std::uint64_t block = from / kBlock; block <= last; ++block) {
    if (!has(block)) {
      // Who reads on from where the last request ended will go on so.
      const std::uint64_t ahead = block == next_ ? std::min(2 * run_, kLongestRun) : 1;
      const std::uint64_t wanted = std::min({std::max(last + 1, block + ahead), block + kLongestRun, all});
      std::uint64_t end = block + 1;
      while (end < wanted && !has(end)) ++end;
      if (!fetch(block, end, watch)) return std::nullopt;
      run_ = end - block;
      next_ = end;
    }
    const auto& bytes = blocks_.at(block);
    const std::uint64_t begin = std::max(from, block * kBlock);
    const std::uint64_t end = std::min(from + count, (block + 1) * kBlock);
    std::copy_n(bytes.begin() + static_cast<std::ptrdiff_t>(begin - block * kBlock), end - begin,
                out.begin() + static_cast<std::ptrdiff_t>(begin - from));
  }
  return static_cast<std::size_t>(count);
}

}  // namespace scarp
