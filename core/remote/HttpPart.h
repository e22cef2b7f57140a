#pragma once

#include <cpl_error.h>

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "core/base/Result.h"

namespace scarp {

/// While it lives GDAL's errors on this thread are nobody's; then the last one is again that of before. A
/// driver that finds one from a request which another try made good would take its file for broken.
class QuietErrors {
 public:
  QuietErrors() : type_(CPLGetLastErrorType()), number_(CPLGetLastErrorNo()), message_(CPLGetLastErrorMsg()) {
    CPLPushErrorHandler(CPLQuietErrorHandler);
  }
  ~QuietErrors() {
    CPLPopErrorHandler();
    CPLErrorSetState(type_, number_, message_.c_str());
  }
  QuietErrors(const QuietErrors&) = delete;
  QuietErrors& operator=(const QuietErrors&) = delete;

 private:
  CPLErr type_;
  CPLErrorNum number_;
  std::string message_;
};

/// Told now and then while data is awaited; answers whether to go on waiting. May be empty.
using FetchWatch = std::function<bool()>;

/// What a server tells of a file's version. A value; of equal ones the bytes are the same.
struct HttpVersion {
  std::string tag{};   ///< ETag; empty: it tells none.
  std::string time{};  ///< Last-Modified; empty: it tells none.

  [[nodiscard]] bool told() const { return !tag.empty() || !time.empty(); }
  bool operator==(const HttpVersion&) const = default;
};

/// What a server gave for some bytes of a file.
struct HttpPart {
  std::vector<std::byte> bytes;
  /// It gave the whole file, whatever was asked for: `bytes` are all of it.
  bool whole = false;
  std::uint64_t first = 0;  ///< Of the file, where it is a part.
  std::uint64_t total = 0;  ///< Bytes of the file.
  HttpVersion version{};
  bool unchanged = false;  ///< It is of the version that was known; there are no bytes, nor their number.
};

/// Why there is no data, as the end of a line that begins with the address.
struct HttpFailure {
  Message message;
  bool absent = false;  ///< There is nothing at the address (404, 410).
  bool empty = false;   ///< What is there has no bytes.
};

template <class T>
struct HttpResult {
  std::optional<T> value{};
  HttpFailure failure{};
};

/// Bytes [first, first + count) of what is at an http or https address, fewer at its end. Time-outs, proxies,
/// certificates, users and headers are GDAL's (GDAL_HTTP_…); where these say nothing: 10 s to connect, 20 s
/// with less than 1000 bytes a second, 2 tries more after a cut connection or a server's failure. A web page
/// is not accepted as data. A whole file of more than wholeLimit() bytes in place of a part is a failure.
/// `known`: a version of which nothing needs to be sent. Several threads at once, each with a separate
/// `connection`, which stays open for the next request.
[[nodiscard]] HttpResult<HttpPart> fetchPart(const std::string& address, std::uint64_t first,
                                             std::uint64_t count, const FetchWatch& watch,
                                             const HttpVersion& known = {}, int connection = 0);
inline constexpr std::size_t kMostWhole = std::size_t{256} << 20;
/// Limits the bytes of a file that a server sends whole, in this process: at most kMostWhole. Any thread.
void setWholeLimit(std::size_t bytes);
[[nodiscard]] std::size_t wholeLimit();

/// Bytes that this process has received, including those of running requests. Each answer counts as 4 KiB
/// more, so that the many small answers of a slow line are progress too. Any thread.
[[nodiscard]] std::uint64_t receivedBytes();
/// Bytes that running requests of libraries without progress reports expect.
[[nodiscard]] std::uint64_t expectedBytes();
/// A request by another library: its bytes are expected while this lives, and received from then on.
class ExpectedBytes {
 public:
  explicit ExpectedBytes(std::uint64_t bytes);
  ~ExpectedBytes();
  ExpectedBytes(const ExpectedBytes&) = delete;
  ExpectedBytes& operator=(const ExpectedBytes&) = delete;

 private:
  std::uint64_t bytes_;
};

/// All of a text at an address, of `most` bytes at the most.
[[nodiscard]] HttpResult<std::string> fetchText(const std::string& address, std::size_t most,
                                                const FetchWatch& watch);

/// Threads that wait for several requests to one server at once. All that is public by one thread.
class Connections {
 public:
  static constexpr int kMost = 6;
  /// Whether the task, a request, has ended well. Never called for one connection by two threads at once, and
  /// for connection 0 by the thread that calls run() only; `watch` says when to stop.
  using Work = std::function<bool(std::size_t task, int connection, const FetchWatch& watch)>;

  Connections() = default;
  ~Connections();
  Connections(const Connections&) = delete;
  Connections& operator=(const Connections&) = delete;

  /// Does tasks 0 … tasks − 1, each once at the most, and returns when nothing is under way any more. A
  /// connection on which one ends badly begins no other; where that is connection 0, or `watch` says so, all
  /// stop.
  void run(std::size_t tasks, const FetchWatch& watch, const Work& work);
  /// From now on there is one connection: the server does not serve several.
  void useOne() { one_ = true; }

 private:
  void serve(const std::stop_token& end, int connection);
  bool take(std::size_t& task);

  std::mutex mutex_;
  std::condition_variable_any changed_;
  const Work* work_ = nullptr;  ///< Null: nothing is to be begun.
  std::size_t next_ = 0, tasks_ = 0;
  unsigned round_ = 0;  ///< Of run().
  int busy_ = 0;        ///< Threads that are at work.
  bool one_ = false;
  std::atomic<bool> stop_{false};
  std::vector<std::jthread> threads_;
};

}  // namespace scarp
