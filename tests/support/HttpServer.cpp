#include "tests/support/HttpServer.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <sstream>

namespace scarp::test {

namespace {

constexpr int kTick = 20;  ///< Milliseconds between two looks whether to stop.

bool readable(int socket) {
  pollfd what{socket, POLLIN, 0};
  return ::poll(&what, 1, kTick) > 0;
}

std::optional<HttpRequest> parsed(const std::string& head) {
  std::istringstream lines(head);
  HttpRequest request;
  std::string line;
  if (!std::getline(lines, line)) return std::nullopt;
  std::istringstream(line) >> request.method >> request.target;
  while (std::getline(lines, line)) {
    const std::size_t colon = line.find(':');
    if (colon == std::string::npos) continue;
    std::string name = line.substr(0, colon), value = line.substr(colon + 1);
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::tolower(c); });
    value.erase(0, std::min(value.find_first_not_of(' '), value.size()));
    while (!value.empty() && (value.back() == '\r' || value.back() == ' ')) value.pop_back();
    request.headers[name] = value;
  }
  return request;
}

std::string header(int status, const std::string& type, std::uint64_t length, const std::string& more = {}) {
  return "HTTP/1.1 " + std::to_string(status) + " Status\r\nContent-Type: " + type +
         "\r\nContent-Length: " + std::to_string(length) + "\r\nAccept-Ranges: bytes\r\n" + more + "\r\n";
}

}  // namespace

const char* nameOf(HttpFault fault) {
  constexpr std::array<const char*, kHttpFaults + 2> names{"none",
                                                       "late",
                                                       "slow",
                                                       "cut",
                                                       "stall",
                                                       "never answers",
                                                       "closes",
                                                       "403",
                                                       "404",
                                                       "500",
                                                       "503",
                                                       "length too long",
                                                       "length too short",
                                                       "total too long",
                                                       "total too short",
                                                       "other range",
                                                       "half range",
                                                       "ignores ranges",
                                                       "circle",
                                                       "web page",
                                                       "web page as part",
                                                       "no HTTP",
                                                       "other version",
                                                       "drops",
                                                       "endless"};
  return names[static_cast<std::size_t>(fault)];
}

HttpServer::HttpServer() : listener_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  sockaddr_in place{};
  place.sin_family = AF_INET;
  place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t length = sizeof place;
  if (::bind(listener_, reinterpret_cast<sockaddr*>(&place), length) != 0 || ::listen(listener_, 64) != 0 ||
      ::getsockname(listener_, reinterpret_cast<sockaddr*>(&place), &length) != 0) {
    std::perror("HttpServer");
    std::abort();
  }
  port_ = ntohs(place.sin_port);
  thread_ = std::thread([this] { listen(); });
}

HttpServer::~HttpServer() {
  stop_ = true;
  thread_.join();
  for (std::thread& connection : connections_) connection.join();
  ::close(listener_);
}

std::string HttpServer::address(const std::string& path) const {
  return "http://127.0.0.1:" + std::to_string(port_) + path;
}

void HttpServer::put(const std::string& path, std::string bytes, const std::string& type) {
  const std::lock_guard lock(mutex_);
  files_[path] = {std::move(bytes), type, ++changes_};
}

void HttpServer::misbehave(std::function<HttpFault(int, const HttpRequest&)> fault) {
  const std::lock_guard lock(mutex_);
  fault_ = std::move(fault);
  number_ = 0;
}

void HttpServer::answer(std::function<std::optional<HttpReply>(const HttpRequest&)> reply) {
  const std::lock_guard lock(mutex_);
  answer_ = std::move(reply);
}

std::vector<HttpRequest> HttpServer::requests() const {
  const std::lock_guard lock(mutex_);
  return requests_;
}

void HttpServer::forget() {
  const std::lock_guard lock(mutex_);
  requests_.clear();
  number_ = most_ = waits_ = 0;
  sent_ = 0;
}

int HttpServer::mostAtOnce() const {
  const std::lock_guard lock(mutex_);
  return most_;
}

int HttpServer::waits() const {
  const std::lock_guard lock(mutex_);
  return waits_;
}

/// As long as an answer takes on its way. Requests that come meanwhile are waited for together.
void HttpServer::await() {
  if (delay_ == 0) return;
  {
    const std::lock_guard lock(mutex_);
    most_ = std::max(most_, ++busy_);
    if (busy_ == 1) ++waits_;
  }
  std::this_thread::sleep_for(std::chrono::milliseconds(delay_));
  const std::lock_guard lock(mutex_);
  --busy_;
}

void HttpServer::listen() {
  while (!stop_)
    if (readable(listener_)) {
      const int socket = ::accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
      const int on = 1;
      ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
      if (socket >= 0) connections_.emplace_back([this, socket] { serve(socket); });
    }
}

void HttpServer::serve(int socket) {
  std::string head;
  std::array<char, 4096> buffer{};
  bool open = true;
  while (open && !stop_) {
    if (!readable(socket)) continue;
    const auto got = ::recv(socket, buffer.data(), buffer.size(), 0);
    if (got <= 0) break;
    head.append(buffer.data(), static_cast<std::size_t>(got));
    const std::size_t end = head.find("\r\n\r\n");
    if (end == std::string::npos) continue;
    const auto request = parsed(head.substr(0, end + 2));
    head.erase(0, end + 4);
    if (!request) break;
    HttpFault fault = HttpFault::None;
    {
      const std::lock_guard lock(mutex_);
      requests_.push_back(*request);
      if (fault_) fault = fault_(number_++, *request);
    }
    await();
    open = reply(socket, *request, fault);
  }
  ::close(socket);
}

bool HttpServer::send(int socket, const std::string& bytes, std::size_t piece, int pause) {
  for (std::size_t done = 0; done < bytes.size();) {
    if (stop_) return false;
    const auto sent = ::send(socket, bytes.data() + done, std::min(piece, bytes.size() - done), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    done += static_cast<std::size_t>(sent);
    sent_ += static_cast<std::uint64_t>(sent);
    if (pause > 0) std::this_thread::sleep_for(std::chrono::milliseconds(pause));
  }
  return true;
}

/// Until the other end has had enough.
void HttpServer::idle(int socket) const {
  char byte = 0;
  while (!stop_)
    if (readable(socket) && ::recv(socket, &byte, 1, 0) <= 0) return;
}

bool HttpServer::reply(int socket, const HttpRequest& request, HttpFault fault) {
  const auto plain = [&](int status, const std::string& type, const std::string& body,
                         const std::string& more = {}) {
    return send(socket, header(status, type, body.size(), more) + (request.method == "HEAD" ? "" : body));
  };
  const std::string page = "<!DOCTYPE html><html><body>Sign in to go on</body></html>";
  switch (fault) {
    case HttpFault::Never:
      idle(socket);
      return false;
    case HttpFault::Closes:
      return false;
    case HttpFault::NoHttp:
      send(socket, "220 mail.example ESMTP ready\r\n");
      return false;
    case HttpFault::Forbidden:
      return plain(403, "text/plain", "no");
    case HttpFault::NotFound:
      return plain(404, "text/html", page);
    case HttpFault::ServerError:
      return plain(500, "text/html", page);
    case HttpFault::Busy:
      return plain(503, "text/plain", "busy");
    case HttpFault::Circle:
      return plain(302, "text/plain", "", "Location: " + request.target + "\r\n");
    case HttpFault::WebPage:
      return plain(200, "text/html; charset=utf-8", page);
    default:
      break;
  }
  std::optional<File> file;
  std::function<std::optional<HttpReply>(const HttpRequest&)> answer;
  {
    const std::lock_guard lock(mutex_);
    if (const auto found = files_.find(request.path()); found != files_.end()) file = found->second;
    answer = answer_;
  }
  if (file) return sendFile(socket, request, *file, fault);
  const auto other = answer ? answer(request) : std::nullopt;
  if (!other) return plain(404, "text/plain", "nothing");
  if (!other->tellsLength) {
    send(socket, "HTTP/1.1 " + std::to_string(other->status) + " Status\r\nContent-Type: " + other->type +
                     "\r\nConnection: close\r\n\r\n" + other->body);
    return false;
  }
  return plain(other->status, other->type, other->body,
               other->location.empty() ? "" : "Location: " + other->location + "\r\n");
}

bool HttpServer::sendFile(int socket, const HttpRequest& request, const File& file, HttpFault fault) {
  if (fault == HttpFault::Late) std::this_thread::sleep_for(std::chrono::milliseconds(250));
  std::uint64_t first = 0, last = file.bytes.size() - 1, total = file.bytes.size();
  const auto range = request.headers.find("range");
  const bool part = range != request.headers.end() && fault != HttpFault::IgnoresRange &&
                    std::sscanf(range->second.c_str(), "bytes=%lu-%lu", &first, &last) >= 1;
  if (first >= total)
    return send(socket,
                header(416, "text/plain", 0, "Content-Range: bytes */" + std::to_string(total) + "\r\n"));
  last = std::min(last, total - 1);
  if (fault == HttpFault::OtherRange) {
    const std::uint64_t shift = std::min<std::uint64_t>(4096, total - 1 - last);
    first = shift > 0 ? first + shift : first / 2;
    last += shift;
  }
  if (fault == HttpFault::HalfRange) last = first + (last - first) / 2;
  std::string body = file.bytes.substr(first, last - first + 1);
  if (fault == HttpFault::TotalTooLong) total += 1 << 20;
  if (fault == HttpFault::TotalTooShort) total = std::max<std::uint64_t>(last + 1, total / 2);
  std::string type = file.type, more;
  if (part)
    more = "Content-Range: bytes " + std::to_string(first) + "-" + std::to_string(last) + "/" +
           std::to_string(total) + "\r\n";
  const std::string tag =
      "\"v" + std::to_string(file.version) + (fault == HttpFault::OtherVersion ? "x\"" : "\"");
  if (versions_) more += "ETag: " + tag + "\r\nLast-Modified: Tue, 15 Nov 1994 12:45:26 GMT\r\n";
  const auto known = request.headers.find("if-none-match");
  if (versions_ && conditions_ && known != request.headers.end() && known->second == tag)
    return send(socket, "HTTP/1.1 304 Not Modified\r\nETag: " + tag + "\r\n\r\n");
  if (fault == HttpFault::WebPageAsPart) {
    type = "text/html";
    body.assign(body.size(), ' ');
  }
  if (fault == HttpFault::Endless) {
    send(socket, "HTTP/1.1 200 Status\r\nContent-Type: " + type + "\r\nConnection: close\r\n\r\n" + file.bytes);
    const std::string zeros(1 << 16, '\0');
    while (send(socket, zeros)) {
    }
    return false;
  }
  std::uint64_t length = body.size();
  if (fault == HttpFault::LengthTooLong) length += 1000;
  if (fault == HttpFault::LengthTooShort) length = std::max<std::uint64_t>(1, length / 2);
  if (!send(socket, header(part ? 206 : 200, type, length, more))) return false;
  if (request.method == "HEAD") return true;
  if (fault == HttpFault::Cut || fault == HttpFault::Stall) {
    send(socket, body.substr(0, body.size() / 2));
    if (fault == HttpFault::Stall) idle(socket);
    return false;
  }
  if (fault == HttpFault::Drops) return send(socket, body, 50, 20);
  if (fault == HttpFault::Slow) return send(socket, body, std::max<std::size_t>(512, body.size() / 20), 15);
  const bool sent = send(socket, body);
  // What it has said of the length is not so: nothing can follow.
  return sent && fault != HttpFault::LengthTooLong && fault != HttpFault::LengthTooShort;
}

}  // namespace scarp::test
