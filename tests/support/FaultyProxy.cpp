#include "tests/support/FaultyProxy.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <deque>
#include <string>
#include <vector>

namespace scarp::test {

namespace {

using Clock = std::chrono::steady_clock;

sockaddr_in onThisMachine(int port) {
  sockaddr_in at{};
  at.sin_family = AF_INET;
  at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  at.sin_port = htons(static_cast<std::uint16_t>(port));
  return at;
}

/// Negative where the port is taken. Port 0: any.
int listenAt(int port) {
  const int listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  const int yes = 1;
  setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  const sockaddr_in at = onThisMachine(port);
  if (bind(listener, reinterpret_cast<const sockaddr*>(&at), sizeof at) == 0 && listen(listener, 128) == 0)
    return listener;
  close(listener);
  return -1;
}

int connectTo(int port) {
  const int connection = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_in at = onThisMachine(port);
  if (connect(connection, reinterpret_cast<const sockaddr*>(&at), sizeof at) != 0) {
    close(connection);
    return -1;
  }
  return connection;
}

void makeQuick(int connection) {
  const int yes = 1;
  setsockopt(connection, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  fcntl(connection, F_SETFL, fcntl(connection, F_GETFL) | O_NONBLOCK);
}

/// One way of a connection.
struct Way {
  struct Piece {
    Clock::time_point due;
    std::string bytes;
  };
  std::deque<Piece> pieces;
  std::size_t waiting = 0;  ///< Bytes.
};

struct Line {
  std::array<int, 2> ends;  ///< The client's, the server's.
  std::array<Way, 2> from;  ///< What came from each.
  bool over = false;

  /// A line that ends tells both so at once, with what was on its way lost.
  void end() {
    const linger now{1, 0};
    for (const int connection : ends)
      if (connection >= 0) {
        setsockopt(connection, SOL_SOCKET, SO_LINGER, &now, sizeof now);
        close(connection);
      }
    over = true;
  }
};

constexpr std::size_t kMostWaiting = std::size_t{4} << 20;

}  // namespace

std::unique_ptr<FaultyProxy> FaultyProxy::start(int serverPort) {
  const int listener = listenAt(0);
  sockaddr_in at{};
  socklen_t length = sizeof at;
  if (listener < 0 || getsockname(listener, reinterpret_cast<sockaddr*>(&at), &length) != 0) return nullptr;
  return std::unique_ptr<FaultyProxy>(new FaultyProxy(serverPort, ntohs(at.sin_port), listener));
}

FaultyProxy::FaultyProxy(int serverPort, int port, int listener)
    : serverPort_(serverPort),
      port_(port),
      listener_(listener),
      thread_([this](const std::stop_token& stop) { serve(stop); }) {}

FaultyProxy::~FaultyProxy() {
  thread_.request_stop();
  thread_.join();
  if (listener_ >= 0) close(listener_);
}

void FaultyProxy::serve(const std::stop_token& stop) {
  std::vector<Line> lines;
  int cuts = 0;
  const auto endAll = [&] {
    for (Line& line : lines) line.end();
    lines.clear();
  };
  while (!stop.stop_requested()) {
    if (cuts != cuts_) {
      cuts = cuts_;
      endAll();
    }
    if (gone_ && listener_ >= 0) {
      endAll();
      close(listener_);
      listener_ = -1;
    }
    if (!gone_ && listener_ < 0) listener_ = listenAt(port_);

    const bool frozen = frozen_;
    std::vector<pollfd> watched{{listener_, POLLIN, 0}};
    int patience = 20;
    const auto now = Clock::now();
    for (const Line& line : lines)
      for (std::size_t side = 0; side < 2; ++side) {
        const Way &out = line.from[1 - side], &in = line.from[side];
        short events = 0;
        if (!frozen && in.waiting < kMostWaiting) events |= POLLIN;
        if (!frozen && !out.pieces.empty()) {
          const auto left =
              std::chrono::duration_cast<std::chrono::milliseconds>(out.pieces.front().due - now);
          if (left.count() <= 0)
            events |= POLLOUT;
          else
            patience = std::min(patience, static_cast<int>(left.count()));
        }
        watched.push_back({line.ends[side], events, 0});
      }
    poll(watched.data(), watched.size(), patience);
    if (frozen_ || cuts != cuts_ || gone_) {
      if (watched.front().revents == 0 || gone_) continue;
    }

    for (std::size_t i = 0; i < lines.size(); ++i)
      for (std::size_t side = 0; side < 2 && !lines[i].over; ++side) {
        Line& line = lines[i];
        const short events = watched[1 + 2 * i + side].revents;
        if (!frozen && (events & (POLLIN | POLLHUP | POLLERR)) != 0) {
          std::array<char, 65536> bytes;
          const ssize_t count = read(line.ends[side], bytes.data(), bytes.size());
          if (count <= 0) {
            if (count == 0 || (errno != EAGAIN && errno != EINTR)) line.end();
            continue;
          }
          int passes = static_cast<int>(count);
          if (left_ >= 0) {
            passes = std::min(passes, left_.load());
            if ((left_ -= passes) <= 0) {
              left_ = -1;
              ++cuts_;
            }
          }
          line.from[side].pieces.push_back(
              {Clock::now() + oneWay_.load(), std::string(bytes.data(), static_cast<std::size_t>(passes))});
          line.from[side].waiting += static_cast<std::size_t>(passes);
        }
        Way& out = line.from[1 - side];
        while (!frozen && !line.over && !out.pieces.empty() && out.pieces.front().due <= Clock::now()) {
          std::string& piece = out.pieces.front().bytes;
          const ssize_t count = send(line.ends[side], piece.data(), piece.size(), MSG_NOSIGNAL);
          if (count < 0) {
            if (errno != EAGAIN && errno != EINTR) line.end();
            break;
          }
          out.waiting -= static_cast<std::size_t>(count);
          piece.erase(0, static_cast<std::size_t>(count));
          if (!piece.empty()) break;
          out.pieces.pop_front();
        }
      }
    std::erase_if(lines, [](const Line& line) { return line.over; });
    if ((watched.front().revents & POLLIN) != 0) {
      const int client = accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
      if (client < 0) continue;
      const int server = connectTo(serverPort_);
      if (server < 0) {
        close(client);
        continue;
      }
      makeQuick(client);
      makeQuick(server);
      lines.push_back({{client, server}, {}});
    }
  }
  endAll();
}

}  // namespace scarp::test
