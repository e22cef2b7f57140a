#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace scarp::test {

/// What a server does wrong with a request.
enum class HttpFault {
  None,
  Late,            ///< Answers after a quarter of a second.
  Slow,            ///< Sends a little at a time, and all of it.
  Cut,             ///< Closes the connection in the middle of the body.
  Stall,           ///< Sends half of the body, and then nothing.
  Never,           ///< Takes the request, and never answers.
  Closes,          ///< Closes the connection without an answer.
  Forbidden,       ///< 403
  NotFound,        ///< 404
  ServerError,     ///< 500
  Busy,            ///< 503
  LengthTooLong,   ///< Content-Length is more than it sends.
  LengthTooShort,  ///< Content-Length is less than it sends.
  TotalTooLong,    ///< Content-Range tells a longer file.
  TotalTooShort,   ///< Content-Range tells a shorter file.
  OtherRange,      ///< Sends bytes from elsewhere, and says so.
  HalfRange,       ///< Sends the first half of what was asked for, and says so.
  IgnoresRange,    ///< 200 and the whole file.
  Circle,          ///< Redirects to itself.
  WebPage,         ///< 200 and HTML.
  WebPageAsPart,   ///< 206 and HTML of the length that was asked for.
  NoHttp,          ///< Sends something else than HTTP.
  OtherVersion,    ///< Another ETag.
  // Not among kHttpFaults:
  Drops,    ///< Sends 2.5 kB a second, and all of it.
  Endless,  ///< 200, and bytes without an end.
};
inline constexpr int kHttpFaults = static_cast<int>(HttpFault::OtherVersion) + 1;
[[nodiscard]] const char* nameOf(HttpFault fault);

struct HttpRequest {
  std::string method, target;                  ///< target: the path with its query.
  std::map<std::string, std::string> headers;  ///< Names in lower case.
  [[nodiscard]] std::string path() const { return target.substr(0, target.find('?')); }
};

struct HttpReply {
  int status = 200;
  std::string type = "application/octet-stream", body{}, location{};
  bool tellsLength = true;  ///< Else the end of the connection is the end of the body.
};

/// A server on this machine: byte ranges, ETags, and every fault on demand. A thread for each connection.
class HttpServer {
 public:
  HttpServer();
  ~HttpServer();
  HttpServer(const HttpServer&) = delete;
  HttpServer& operator=(const HttpServer&) = delete;

  /// "http://127.0.0.1:port" and the path.
  [[nodiscard]] std::string address(const std::string& path) const;
  [[nodiscard]] int port() const { return port_; }

  void put(const std::string& path, std::string bytes, const std::string& type = "image/tiff");
  /// The fault of each request, by its number from 0; may be called from several threads.
  void misbehave(std::function<HttpFault(int number, const HttpRequest& request)> fault);
  /// Answers what files do not; nothing: 404.
  void answer(std::function<std::optional<HttpReply>(const HttpRequest&)> reply);
  /// Every answer waits so long, as over a long way.
  void delay(int milliseconds) { delay_ = milliseconds; }
  /// Without ETags and times of change.
  void tellNoVersion() { versions_ = false; }
  /// Sends a file also to who has its version.
  void ignoreConditions() { conditions_ = false; }

  [[nodiscard]] std::vector<HttpRequest> requests() const;
  [[nodiscard]] std::uint64_t bytesSent() const { return sent_; }
  /// Requests that were waited for at one time, at the most.
  [[nodiscard]] int mostAtOnce() const;
  /// How often the first request came while none was waited for: how often somebody waited.
  [[nodiscard]] int waits() const;
  void forget();  ///< Requests, bytes and waits so far.

 private:
  struct File {
    std::string bytes, type;
    int version;
  };
  void listen();
  void serve(int socket);
  bool reply(int socket, const HttpRequest& request, HttpFault fault);
  bool sendFile(int socket, const HttpRequest& request, const File& file, HttpFault fault);
  bool send(int socket, const std::string& bytes, std::size_t piece = 1 << 16, int pause = 0);
  void idle(int socket) const;
  void await();

  int listener_ = -1, port_ = 0;
  std::atomic<bool> stop_{false}, versions_{true}, conditions_{true};
  std::atomic<int> delay_{0};
  std::atomic<std::uint64_t> sent_{0};
  mutable std::mutex mutex_;
  std::map<std::string, File> files_;
  std::function<HttpFault(int, const HttpRequest&)> fault_;
  std::function<std::optional<HttpReply>(const HttpRequest&)> answer_;
  std::vector<HttpRequest> requests_;
  int changes_ = 0, number_ = 0;
  int busy_ = 0, most_ = 0, waits_ = 0;  ///< Requests without an answer, of files and others.
  std::vector<std::thread> connections_;
  std::thread thread_;
};

}  // namespace scarp::test
