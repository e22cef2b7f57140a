#include "core/team/TeamBytes.h"

#include <cpl_conv.h>
#include <cpl_http.h>
#include <cpl_string.h>
#include <cpl_vsi_virtual.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <ctime>
#include <mutex>
#include <optional>
#include <set>
#include <thread>
#include <utility>

#include "core/base/PrintableLine.h"
#include "core/base/Sha256.h"
#include "core/base/ShortNumber.h"
#include "core/io/GdalDrivers.h"
#include "core/io/GdalErrors.h"
#include "core/remote/HttpPart.h"
#include "core/store/ContentRows.h"

namespace scarp {

namespace {

constexpr std::size_t kIdDigits = 16, kSumDigits = 64;
constexpr std::size_t kShortestBucket = 3, kLongestBucket = 255, kLongestPrefix = 512;

class BytesInRows final : public TeamBytes {
 public:
  bool keyed() const override { return false; }
  Result<std::vector<std::string>> put(std::span<const TeamContent> contents) override {
    return std::vector<std::string>(contents.size());
  }
  Result<void> get(std::span<const KeyedContent>) override { return {}; }
};

bool isPlainLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.';
}

bool isWordOfPrefix(std::string_view word) {
  constexpr std::string_view others = "!*'()";
  return !word.empty() && word != "." && word != ".." && std::ranges::all_of(word, [&](char c) {
    return isPlainLetter(c) || others.find(c) != std::string_view::npos;
  });
}

}  // namespace

std::unique_ptr<TeamBytes> bytesInRows() { return std::make_unique<BytesInRows>(); }

Result<BucketPlace> parseBucketPlace(std::string_view text) {
  constexpr std::string_view scheme = "s3://";
  const Error none = Error{"'%1' is no place in an object store, like s3://bucket/prefix", printableLine(text, 80)};
  if (!text.starts_with(scheme)) return none;
  text.remove_prefix(scheme.size());
  const std::size_t slash = std::min(text.find('/'), text.size());
  BucketPlace place{std::string(text.substr(0, slash)), {}};
  if (place.bucket.size() < kShortestBucket || place.bucket.size() > kLongestBucket ||
      place.bucket.find("..") != std::string::npos || !std::ranges::all_of(place.bucket, isPlainLetter) ||
      place.bucket.starts_with('.'))
    return none;
  text.remove_prefix(std::min(text.size(), slash + 1));
  if (text.ends_with('/')) text.remove_suffix(1);
  if (text.size() > kLongestPrefix) return none;
  place.prefix = text;
  for (bool more = !text.empty(); more;) {
    const std::size_t end = text.find('/');
    more = end != std::string_view::npos;
    if (!isWordOfPrefix(text.substr(0, end))) return none;
    if (more) text.remove_prefix(end + 1);
  }
  return place;
}

namespace {

std::string objectKey(std::int64_t id, std::span<const std::byte> bytes) {
  Sha256 sum;
  sum.add(bytes);
  return hexadecimal(static_cast<std::uint64_t>(id)) + '-' + sum.finish();
}

/// Returns the hash in a key; empty if it is not a key of content `id`.
std::string_view sumOfObjectKey(std::string_view key, std::int64_t id) {
  const auto digit = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
  if (key.size() != kIdDigits + 1 + kSumDigits ||
      !key.starts_with(hexadecimal(static_cast<std::uint64_t>(id)) + '-'))
    return {};
  const std::string_view sum = key.substr(kIdDigits + 1);
  return std::ranges::all_of(sum, digit) ? sum : std::string_view();
}

/// Returns the id in a key; nothing if the text is not a key.
std::optional<std::int64_t> idOfObjectKey(std::string_view key) {
  const auto id = readHexadecimal(key.substr(0, std::min(kIdDigits, key.size())));
  if (!id || sumOfObjectKey(key, static_cast<std::int64_t>(*id)).empty()) return {};
  return static_cast<std::int64_t>(*id);
}

using namespace std::chrono_literals;

constexpr std::size_t kLargestObject = std::size_t{64} << 20;  ///< Same limit as for bytes in rows.
constexpr int kUploadTries = 3;
constexpr auto kUploadPause = 300ms;

/// Numbers of open connections for fetchPart(), unique in the process. Connections for addresses that the
/// user entered have the first ones.
class ConnectionNumbers {
 public:
  ConnectionNumbers() {
    const std::lock_guard lock(mutex());
    while (taken().contains(block_)) ++block_;
    taken().insert(block_);
  }
  ~ConnectionNumbers() {
    const std::lock_guard lock(mutex());
    taken().erase(block_);
  }
  ConnectionNumbers(const ConnectionNumbers&) = delete;
  ConnectionNumbers& operator=(const ConnectionNumbers&) = delete;
  [[nodiscard]] int of(int connection) const { return block_ * Connections::kMost + connection; }

 private:
  static std::mutex& mutex() {
    static std::mutex all;
    return all;
  }
  static std::set<int>& taken() {
    static std::set<int> all;
    return all;
  }
  int block_ = 1;
};

/// Timeouts of requests of this thread, unless the user's settings define them.
class RequestPatience {
 public:
  explicit RequestPatience(const PostgresPatience& patience)
      : connect_("GDAL_HTTP_CONNECTTIMEOUT", secondsOf(patience.connect).c_str(), true),
        // Half of the timeout of an answer, because there may be a second attempt.
        slow_("GDAL_HTTP_LOW_SPEED_TIME", secondsOf(patience.answer / 2).c_str(), true),
        speed_("GDAL_HTTP_LOW_SPEED_LIMIT", "1000", true) {}

  static std::string secondsOf(std::chrono::milliseconds time) {
    return std::to_string(std::max<long long>(1, std::chrono::ceil<std::chrono::seconds>(time).count()));
  }

 private:
  CPLConfigOptionSetter connect_, slow_, speed_;
};

bool liesInObject(const TeamContent& content) {
  const auto form = static_cast<ContentForm>(content.form);
  const bool text = form != ContentForm::Tile && form != ContentForm::Picture && form != ContentForm::Model;
  return !text && content.bytes.size() > kMinObjectBytes;
}

/// Shortens the timeouts of calls that can be stopped, so that a window closes quickly.
PostgresPatience patienceWithObjects(PostgresPatience patience) {
  constexpr std::chrono::milliseconds kConnect = 3s, kAnswer = 10s;
  if (patience.stop.stop_possible()) {
    patience.connect = std::min(patience.connect, kConnect);
    patience.answer = std::min(patience.answer, kAnswer);
  }
  return patience;
}

class BytesInObjects final : public TeamBytes {
 public:
  BytesInObjects(BucketPlace place, std::int64_t project, const PostgresPatience& patience)
      : shown_(place.shown()),
        patience_(patienceWithObjects(patience)),
        watch_([stop = patience.stop] { return !stop.stop_requested(); }) {
    folder_ = "/vsis3/" + place.bucket + "/" + (place.prefix.empty() ? "" : place.prefix + "/") +
              hexadecimal(static_cast<std::uint64_t>(project)) + "/";
    prepareGdal();
    store_ = networkFileSystem(folder_);
  }

  bool keyed() const override { return true; }
  Result<std::vector<std::string>> put(std::span<const TeamContent> contents) override {
    std::vector<std::string> keys(contents.size());
    std::vector<std::size_t> which;
    for (std::size_t i = 0; i < contents.size(); ++i)
      if (liesInObject(contents[i])) which.push_back(i);
    const auto why = forEach(which.size(), [&](std::size_t task, int connection, const FetchWatch& watch) {
      const TeamContent& content = contents[which[task]];
      std::string& key = keys[which[task]];
      key = objectKey(content.id, content.bytes);
      return upload(key, content.bytes, connection, watch);
    });
    if (why) return *why;
    return keys;
  }

  Result<void> get(std::span<const KeyedContent> contents) override {
    const auto why = forEach(contents.size(), [&](std::size_t task, int connection, const FetchWatch& watch) {
      return download(contents[task], connection, watch);
    });
    if (why) return *why;
    return {};
  }

  Result<std::vector<StoredObject>> objects() override {
    if (!store_) return errorIn(shown_, "GDAL here has no way to object stores");
    const QuietErrors quiet;
    const RequestPatience patient(patience_);
    VSICurlPartialClearCache(folder_.c_str());
    const std::unique_ptr<VSIDIR> folder(store_->OpenDir(folder_.c_str(), 0, nullptr));
    // The folder contains at least the object with the id 0.
    if (!folder)
      return errorIn(shown_,
                     "its objects cannot be listed: there is no right to (s3:ListBucket), or it fails");
    std::vector<StoredObject> all;
    for (const VSIDIREntry* entry = folder->NextDirEntry(); entry; entry = folder->NextDirEntry()) {
      if (!watch_()) return Error::cancel();
      const auto id = idOfObjectKey(entry->pszName);
      if (!id || !entry->bMTimeKnown) continue;
      all.push_back({entry->pszName, *id, static_cast<std::int64_t>(entry->nSize),
                     std::chrono::system_clock::from_time_t(static_cast<std::time_t>(entry->nMTime))});
    }
    return all;
  }

  Result<void> remove(std::span<const std::string> keys) override {
    const auto why =
        forEach(keys.size(), [&](std::size_t task, int connection, const FetchWatch& watch) -> Failure {
          if (deleted(folder_ + keys[task])) return {};
          if (const auto there = fetch(keys[task], connection, watch); there.failure.absent) return {};
          return errorIn(shown_,
                         "objects cannot be deleted: there is no right to (s3:DeleteObject), or it fails");
        });
    if (why) return *why;
    return {};
  }

  Result<void> check() {
    constexpr std::string_view text =
        "Contents of a terrain that is shared with Scarp: rows of its database name them.\n";
    const auto bytes = std::as_bytes(std::span(text.data(), text.size()));
    const auto why = forEach(1, [&](std::size_t, int connection, const FetchWatch& watch) -> Failure {
      const std::string key = objectKey(0, bytes);
      if (auto failed = upload(key, bytes, connection, watch)) return failed;
      TeamContent content;
      if (auto failed = download({&content, key, "you"}, connection, watch)) return failed;
      return content.trouble.empty() ? Failure() : Failure(content.trouble);
    });
    if (why) return *why;
    return {};
  }

 private:
  /// Reason of a failure, as one line; nothing on success.
  using Failure = std::optional<Error>;

  /// Runs tasks, several at a time. The first failure ends all.
  template <class Task>
  Failure forEach(std::size_t tasks, const Task& task) {
    if (tasks == 0) return {};
    if (!store_) return errorIn(shown_, "GDAL here has no way to object stores");
    std::mutex mutex;
    Failure first;
    std::atomic<std::size_t> done = 0;
    std::atomic<bool> failed = false;
    const FetchWatch watch = [&] { return watch_() && !failed; };
    connections_.run(tasks, watch, [&](std::size_t number, int connection, const FetchWatch& goesOn) {
      const RequestPatience patient(patience_);
      const Failure why = task(number, connection, goesOn);
      if (why) {
        const std::lock_guard lock(mutex);
        if (!first) first = why;
        failed = true;
        return false;
      }
      ++done;
      return true;
    });
    if (!first && done < tasks) first = errorIn(shown_, "was cancelled");
    return first;
  }

  Failure upload(const std::string& key, std::span<const std::byte> bytes, int connection,
                 const FetchWatch& watch) {
    const auto begin = std::chrono::steady_clock::now();
    for (int done = 1;; ++done) {
      if (!watch()) return errorIn(shown_, "was cancelled");
      const bool conditional = conditional_;
      if (written(folder_ + key, bytes, conditional)) return {};
      // GDAL does not report the reason. The object may exist nevertheless: it was stored before, or the
      // answer was lost.
      const auto there = fetch(key, connection, watch);
      if (there.value) {
        if (std::ranges::equal(there.value->bytes, bytes)) return {};
        return errorIn(shown_, "holds something else under the name %1", key);
      }
      if (!there.failure.absent) return errorIn(shown_, there.failure.message);
      // Some stores refuse conditional uploads (501). Later uploads are unconditional.
      if (conditional && written(folder_ + key, bytes, false)) {
        conditional_ = false;
        return {};
      }
      const bool late = std::chrono::steady_clock::now() - begin > patience_.answer / 2;
      if (done == kUploadTries || late)
        return errorIn(shown_, "takes no objects: there is no right to write, or it fails");
      std::this_thread::sleep_for(kUploadPause);
    }
  }

  Failure download(const KeyedContent& wanted, int connection, const FetchWatch& watch) {
    TeamContent& content = *wanted.content;
    content.bytes.clear();
    const std::string_view sum = sumOfObjectKey(wanted.key, content.id);
    const std::string author = printableLine(wanted.author, 80);
    if (sum.empty()) {
      content.trouble = messageIn(shown_, "'%1', which a row of %2 names, is no object of this terrain",
                                  printableLine(wanted.key, 80), author);
      return {};
    }
    auto part = fetch(wanted.key, connection, watch);
    if (!part.value && part.failure.absent) {
      content.trouble = messageIn(shown_, "the object %1 of %2 is not there", wanted.key, author);
      return {};
    }
    if (!part.value && !part.failure.empty) return errorIn(shown_, part.failure.message);
    Sha256 is;
    if (part.value) is.add(part.value->bytes);
    if (!part.value || part.value->bytes.size() != part.value->total || is.finish() != sum)
      content.trouble =
          messageIn(shown_, "the object %1 of %2 is not what was put there", wanted.key, author);
    else
      content.bytes = std::move(part.value->bytes);
    return {};
  }

  HttpResult<HttpPart> fetch(const std::string& key, int connection, const FetchWatch& watch) {
    const std::string address = addressOf(folder_ + key);
    if (address.empty()) return {{}, {Message("GDAL's settings name no credentials for it")}};
    return fetchPart(address, 0, kLargestObject, watch, {}, numbers_.of(connection));
  }

  /// Returns an address with a signature, which must not be displayed.
  std::string addressOf(const std::string& name) {
    const QuietErrors quiet;
    if (CPLTestBool(CPLGetConfigOption("AWS_NO_SIGN_REQUEST", "NO"))) {
      const char* const plain = store_->GetActualURL(name.c_str());
      return plain ? plain : "";
    }
    char* const made = store_->GetSignedURL(name.c_str(), nullptr);
    std::string address = made ? made : "";
    CPLFree(made);
    return address;
  }

  /// Deletes an object without GDAL's Unlink(), which uses the file system of the prefix; that is replaced
  /// here.
  bool deleted(const std::string& name) {
    const QuietErrors quiet;
    CPLStringList verb, request;
    verb.SetNameValue("VERB", "DELETE");
    request.SetNameValue("CUSTOMREQUEST", "DELETE");
    request.SetNameValue("TIMEOUT", RequestPatience::secondsOf(patience_.answer).c_str());
    char* const address = store_->GetSignedURL(name.c_str(), verb.List());
    if (!address) return false;
    CPLHTTPResult* const answer = CPLHTTPFetch(address, request.List());
    CPLFree(address);
    const bool done = answer && answer->nStatus == 0 && !answer->pszErrBuf;
    CPLHTTPDestroyResult(answer);
    return done;
  }

  bool written(const std::string& name, std::span<const std::byte> bytes, bool conditional) {
    const QuietErrors quiet;
    // Everything is sent in one request.
    constexpr std::size_t kUsualChunk = std::size_t{50} << 20;
    const std::string chunk = std::to_string((std::max(bytes.size(), kUsualChunk - 1) >> 20) + 1);
    // Buffered data counts as transfer speed for a while.
    constexpr std::size_t kSlowest = 32;  // Bytes per millisecond.
    const auto time = patience_.answer / 2 + std::chrono::milliseconds(bytes.size() / kSlowest);
    const CPLConfigOptionSetter inTime("GDAL_HTTP_TIMEOUT", RequestPatience::secondsOf(time).c_str(), true);
    const CPLConfigOptionSetter oneRequest("VSIS3_CHUNK_SIZE", chunk.c_str(), false);
    CPLStringList headers;
    headers.SetNameValue("Content-Type", "application/octet-stream");
    if (conditional) headers.SetNameValue("If-None-Match", "*");
    const std::unique_ptr<VSIVirtualHandle> file(store_->Open(name.c_str(), "wb", false, headers.List()));
    if (!file) return false;
    const bool taken = file->Write(bytes.data(), 1, bytes.size()) == bytes.size();
    return file->Close() == 0 && taken;
  }

  const std::string shown_;
  const PostgresPatience patience_;
  const FetchWatch watch_;
  std::string folder_;  ///< Path of GDAL.
  VSIFilesystemHandler* store_ = nullptr;
  std::atomic<bool> conditional_ = true;  ///< Uploads require that the object does not exist.
  const ConnectionNumbers numbers_;
  Connections connections_;
};

}  // namespace

std::unique_ptr<TeamBytes> bytesInObjects(BucketPlace place, std::int64_t project,
                                          const PostgresPatience& patience) {
  return std::make_unique<BytesInObjects>(std::move(place), project, patience);
}

Result<void> checkBucketPlace(const BucketPlace& place, std::int64_t project,
                              const PostgresPatience& patience) {
  return BytesInObjects(place, project, patience).check();
}

}  // namespace scarp
