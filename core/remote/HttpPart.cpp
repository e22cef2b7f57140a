#include "core/remote/HttpPart.h"

#include <cpl_conv.h>
#include <cpl_http.h>
#include <cpl_string.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <memory>
#include <new>
#include <system_error>
#include <thread>

#include "core/base/PrintableLine.h"

namespace scarp {

namespace {

/// A request without a reply.
struct CurlFailure {
  Message message;
  bool passes = false;  ///< Another try may have another end.
};

Message cutShort() { return Message("the connection was cut before all was there"); }

/// By the number that libcurl has (https://curl.se/libcurl/c/libcurl-errors.html); GDAL passes it on.
std::optional<CurlFailure> curlFailure(int number) {
  switch (number) {
    case 1:  // Another protocol.
    case 8:  // No line of status.
      return CurlFailure{Message("the server's answer is not HTTP")};
    case 6:
      return CurlFailure{Message("its server is not found")};
    case 7:
      return CurlFailure{Message("its server cannot be reached")};
    case 18:
    case 55:
    case 56:
      return CurlFailure{cutShort(), true};
    case 28:
      return CurlFailure{Message("the server does not answer in time")};
    case 47:
      return CurlFailure{Message("the server redirects in a circle")};
    case 52:
      return CurlFailure{Message("the server closed the connection without an answer"), true};
    case 60:
      return CurlFailure{Message("the server's certificate is not trusted")};
    default:
      return std::nullopt;
  }
}

std::atomic<std::uint64_t>& receivedCount() {
  static std::atomic<std::uint64_t> bytes{0};
  return bytes;
}

std::atomic<std::uint64_t>& expectedCount() {
  static std::atomic<std::uint64_t> bytes{0};
  return bytes;
}

std::atomic<std::size_t>& wholeMax() {
  static std::atomic<std::size_t> bytes{kMostWhole};
  return bytes;
}

struct FreeResult {
  void operator()(CPLHTTPResult* result) const { CPLHTTPDestroyResult(result); }
};

/// What libcurl calls while a request is under way.
struct Transfer {
  std::vector<std::byte> bytes{};
  std::size_t most;
  const FetchWatch& watch;
  bool tooLong = false, stopped = false;

  bool goOn() {
    stopped = stopped || (watch && !watch());
    return !stopped;
  }
};

std::size_t takeBytes(void* data, std::size_t size, std::size_t count, void* to) {
  auto& transfer = *static_cast<Transfer*>(to);
  const std::size_t length = size * count;
  receivedCount() += length;
  transfer.tooLong = transfer.tooLong || transfer.bytes.size() + length > transfer.most;
  if (transfer.tooLong || !transfer.goOn()) return 0;
  const auto* from = static_cast<const std::byte*>(data);
  transfer.bytes.insert(transfer.bytes.end(), from, from + length);
  return length;
}

int CPL_STDCALL goOnWaiting(double, const char*, void* to) {
  return static_cast<Transfer*>(to)->goOn() ? 1 : 0;
}

const char* setting(const char* name) { return CPLGetConfigOption(name, nullptr); }

/// A person's own headers, one a line, as GDAL takes them from a request's options.
std::string ownHeaders() {
  std::string lines;
  if (const char* own = setting("GDAL_HTTP_HEADERS")) {
    const CPLStringList list(CSLTokenizeString2(own, ",", CSLT_HONOURSTRINGS | CSLT_STRIPLEADSPACES));
    for (int i = 0; i < list.size(); ++i) lines += std::string(list[i]) + "\r\n";
  }
  return lines;
}

/// `seconds`: of the whole request, where GDAL's settings say nothing.
CPLStringList optionsOf(const std::string& header, double seconds, int connection) {
  CPLStringList options;
  options.SetNameValue("PERSISTENT", ("scarp" + std::to_string(connection)).c_str());
  if (const std::string lines = ownHeaders() + header; !lines.empty())
    options.SetNameValue("HEADERS", lines.c_str());
  options.SetNameValue("MAX_RETRY", "0");
  const auto usual = [&](const char* option, const char* name, const std::string& value) {
    if (!setting(name)) options.SetNameValue(option, value.c_str());
  };
  usual("CONNECTTIMEOUT", "GDAL_HTTP_CONNECTTIMEOUT", "10");
  usual("TIMEOUT", "GDAL_HTTP_TIMEOUT", std::to_string(static_cast<int>(seconds)));
  if (!setting("GDAL_HTTP_LOW_SPEED_TIME")) {
    options.SetNameValue("LOW_SPEED_TIME", "20");
    options.SetNameValue("LOW_SPEED_LIMIT", "1000");
  }
  return options;
}

/// The status of a reply that is a failure; 0: it is none, or there was no reply.
int statusOf(const CPLHTTPResult& result) {
  constexpr std::string_view words = "HTTP error code : ";
  const std::string_view text = result.pszErrBuf ? result.pszErrBuf : "";
  return text.starts_with(words) ? std::atoi(text.data() + words.size()) : 0;
}

HttpFailure failureOf(const CPLHTTPResult& result, const Transfer& transfer) {
  const int status = statusOf(result);
  switch (status) {
    case 0:
      break;
    case 401:
    case 403:
    case 407:
      return {Message("the server does not permit it (HTTP %1)", status)};
    case 404:
    case 410:
      return {Message("there is nothing at this address (HTTP %1)", status), true};
    case 416:
      return {Message("is empty, or ends before its header (HTTP %1)", status), false, true};
    default:
      return {Message("the server fails (HTTP %1)", status)};
  }
  if (transfer.stopped) return {Message("was cancelled")};
  if (const auto known = curlFailure(result.nStatus)) return {known->message};
  // libcurl's own words name hosts at the most; should they name an address, that is not for others.
  const std::string words = result.pszErrBuf ? printableLine(result.pszErrBuf, 120) : std::string();
  const bool tells = !words.empty() && words.find("//") == std::string::npos;
  return {tells ? Message("cannot be fetched (%1)", words) : Message("cannot be fetched")};
}

/// Whether another try may have another end.
bool passes(const CPLHTTPResult& result) {
  constexpr std::array statuses{429, 500, 502, 503, 504};
  if (const int status = statusOf(result); status != 0)
    return std::ranges::find(statuses, status) != statuses.end();
  const auto known = curlFailure(result.nStatus);
  return known && known->passes;
}

bool isWebPage(const CPLHTTPResult& result) {
  const std::string_view type = result.pszContentType ? result.pszContentType : "";
  return type.starts_with("text/html") || type.starts_with("application/xhtml");
}

/// "bytes 0-99/1234"; nothing where the file's length is not told.
bool readRange(const char* text, HttpPart& part, std::uint64_t& last) {
  unsigned long long first = 0, end = 0, total = 0;
  if (!text || std::sscanf(text, "bytes %llu-%llu/%llu", &first, &end, &total) != 3) return false;
  part.first = first;
  part.total = total;
  last = end;
  return first <= end && end < total;
}

/// Waits before another try; whether there is one.
bool waitsAgain(int done, const FetchWatch& watch) {
  const char* const most = setting("GDAL_HTTP_MAX_RETRY");
  const char* const delay = setting("GDAL_HTTP_RETRY_DELAY");
  if (done >= (most ? std::atoi(most) : 2)) return false;
  const auto until =
      std::chrono::steady_clock::now() +
      std::chrono::duration<double>(std::clamp(delay ? CPLAtof(delay) : 0.3, 0.0, 30.0) * (done + 1));
  while (std::chrono::steady_clock::now() < until) {
    if (watch && !watch()) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  return true;
}

/// Lines of a request for what is not of a version (RFC 9110, 13.1).
std::string unlessKnown(const HttpVersion& known) {
  std::string lines;
  if (!known.tag.empty()) lines += "\r\nIf-None-Match: " + known.tag;
  if (!known.time.empty()) lines += "\r\nIf-Modified-Since: " + known.time;
  return lines;
}

/// Whether an answer without a body is 304, whose status GDAL does not pass on. Such an answer repeats the
/// version's ETag where there is one, and may leave out its time.
bool saysUnchanged(const HttpPart& part, const Transfer& transfer, const HttpVersion& known) {
  if (!known.told() || !transfer.bytes.empty()) return false;
  return known.tag.empty() ? part.version.time == known.time || !part.version.told()
                           : part.version.tag == known.tag;
}

/// What was got for a range; `again`: another try may help.
HttpResult<HttpPart> partFrom(const CPLHTTPResult& result, Transfer& transfer, std::uint64_t first,
                              std::uint64_t count, const HttpVersion& known, bool& again) {
  if (transfer.tooLong)
    return {
        {},
        {Message(
            "its server serves no parts of files, and it has more than %1 MiB: download it and open the file",
            wholeLimit() >> 20)}};
  again = passes(result);
  if (result.nStatus != 0 || statusOf(result) != 0) return {{}, failureOf(result, transfer)};
  const CPLStringList headers(result.papszHeaders, FALSE);
  HttpPart part;
  if (const char* tag = headers.FetchNameValue("ETag")) part.version.tag = tag;
  if (const char* time = headers.FetchNameValue("Last-Modified")) part.version.time = time;
  if (saysUnchanged(part, transfer, known)) {
    part.version = known;
    part.unchanged = true;
    return {std::move(part), {}};
  }
  if (isWebPage(result)) return {{}, {Message("the server answers with a web page, not with data")}};
  std::uint64_t last = 0;
  const char* const range = headers.FetchNameValue("Content-Range");
  part.whole = !range;
  if (part.whole) {
    part.total = transfer.bytes.size();
    if (part.total == 0) return {{}, {Message("is empty"), false, true}};
  } else if (!readRange(range, part, last) || part.first != first) {
    return {{}, {Message("the server answers with another part than was asked for")}};
  } else if (last - first + 1 != transfer.bytes.size() || last + 1 < std::min(first + count, part.total)) {
    again = true;
    return {{}, {cutShort()}};
  }
  part.bytes = std::move(transfer.bytes);
  if (!part.whole && part.bytes.size() > count) part.bytes.resize(count);
  return {std::move(part), {}};
}

using CurlResult = std::unique_ptr<CPLHTTPResult, FreeResult>;

CurlResult request(const std::string& address, const CPLStringList& options, Transfer& transfer) {
  return CurlResult(
      CPLHTTPFetchEx(address.c_str(), options.List(), goOnWaiting, &transfer, takeBytes, &transfer));
}

constexpr std::uint64_t kAnswerBytes = 4096;  ///< Added to the size of each answer, see receivedBytes().

}  // namespace

void setWholeLimit(std::size_t bytes) { wholeMax() = std::min(bytes, kMostWhole); }
std::size_t wholeLimit() { return wholeMax(); }

std::uint64_t receivedBytes() { return receivedCount(); }
std::uint64_t expectedBytes() { return expectedCount(); }

ExpectedBytes::ExpectedBytes(std::uint64_t bytes) : bytes_(bytes) { expectedCount() += bytes; }
ExpectedBytes::~ExpectedBytes() {
  receivedCount() += bytes_;
  expectedCount() -= bytes_;
}

HttpResult<HttpPart> fetchPart(const std::string& address, std::uint64_t first, std::uint64_t count,
                               const FetchWatch& watch, const HttpVersion& known, int connection) {
  // A server that packs what it sends would pack parts of files too.
  const CPLConfigOptionSetter plain("CPL_CURL_GZIP", "NO", false);
  const std::string range =
      "Range: bytes=" + std::to_string(first) + "-" + std::to_string(first + count - 1) + unlessKnown(known);
  constexpr double kLongestWhole = 1800.0, kSlowest = 16384.0;  // Seconds; bytes a second.
  const double seconds = first == 0 ? kLongestWhole : 30.0 + static_cast<double>(count) / kSlowest;
  for (int done = 0;; ++done) {
    Transfer transfer{.most = first == 0 ? wholeLimit() : std::size_t{64} << 20, .watch = watch};
    const QuietErrors quiet;
    const CurlResult result = request(address, optionsOf(range, seconds, connection), transfer);
    bool again = false;
    if (!result) return {{}, {Message("cannot be fetched")}};
    receivedCount() += kAnswerBytes;
    auto part = partFrom(*result, transfer, first, count, known, again);
    if (part.value || !again) return part;
    if (!waitsAgain(done, watch)) return part;
  }
}

HttpResult<std::string> fetchText(const std::string& address, std::size_t most, const FetchWatch& watch) {
  for (int done = 0;; ++done) {
    Transfer transfer{.most = most, .watch = watch};
    const QuietErrors quiet;
    const CurlResult result = request(address, optionsOf({}, 45.0, 0), transfer);
    if (!result) return {{}, {Message("cannot be fetched")}};
    if (transfer.tooLong) return {{}, {Message("is longer than such a description")}};
    if (result->nStatus == 0 && statusOf(*result) == 0) {
      if (isWebPage(*result)) return {{}, {Message("the server answers with a web page, not with data")}};
      const auto* text = reinterpret_cast<const char*>(transfer.bytes.data());
      return {std::string(text, transfer.bytes.size()), {}};
    }
    if (!passes(*result) || !waitsAgain(done, watch)) return {{}, failureOf(*result, transfer)};
  }
}

Connections::~Connections() {
  for (std::jthread& thread : threads_) thread.request_stop();
}

bool Connections::take(std::size_t& task) {
  if (stop_ || next_ >= tasks_) return false;
  task = next_++;
  return true;
}

void Connections::serve(const std::stop_token& end, int connection) {
  const FetchWatch watch = [this] { return !stop_; };
  unsigned seen = 0;
  std::unique_lock lock(mutex_);
  while (changed_.wait(lock, end, [&] { return work_ && round_ != seen; })) {
    seen = round_;
    const Work& work = *work_;
    ++busy_;
    std::size_t task = 0;
    for (bool good = true; good && take(task);) {
      lock.unlock();
      try {
        good = work(task, connection, watch);
      } catch (const std::bad_alloc&) {
        good = false;
      }
      lock.lock();
    }
    --busy_;
    changed_.notify_all();
  }
}

void Connections::run(std::size_t tasks, const FetchWatch& watch, const Work& work) {
  const std::size_t wanted = one_ ? 1 : std::min<std::size_t>(tasks, kMost);
  while (threads_.size() + 1 < wanted) try {
      const int connection = static_cast<int>(threads_.size()) + 1;
      threads_.emplace_back([this, connection](const std::stop_token& end) { serve(end, connection); });
    } catch (const std::system_error&) {  // Those that there are do.
      break;
    }
  const FetchWatch own = [&] {
    if (watch && !watch()) stop_ = true;
    return !stop_;
  };
  std::unique_lock lock(mutex_);
  next_ = 0;
  tasks_ = tasks;
  stop_ = false;
  work_ = wanted > 1 ? &work : nullptr;
  ++round_;
  changed_.notify_all();
  std::exception_ptr thrown;
  for (std::size_t task = 0; take(task);) {
    lock.unlock();
    try {
      if (!work(task, 0, own)) stop_ = true;
    } catch (...) {
      thrown = std::current_exception();
      stop_ = true;
    }
    lock.lock();
  }
  work_ = nullptr;
  while (busy_ > 0) {
    changed_.wait_for(lock, std::chrono::milliseconds(20));
    lock.unlock();
    (void)own();
    lock.lock();
  }
  if (thrown) std::rethrow_exception(thrown);
}

}  // namespace scarp
