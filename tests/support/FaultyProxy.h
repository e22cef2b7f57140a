#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <thread>

namespace scarp::test {

/// Stands between clients and a server of this machine, on a port of 127.0.0.1 of its own: it takes its time,
/// and fails as lines do. Any thread.
class FaultyProxy {
 public:
  /// To a port of 127.0.0.1. Null where the system gives it no port.
  [[nodiscard]] static std::unique_ptr<FaultyProxy> start(int serverPort);
  ~FaultyProxy();
  FaultyProxy(const FaultyProxy&) = delete;
  FaultyProxy& operator=(const FaultyProxy&) = delete;

  [[nodiscard]] int port() const { return port_; }
  /// From now on bytes take half of it to go either way.
  void setRoundTrip(std::chrono::milliseconds time) { oneWay_ = time / 2; }
  /// All connections end now, in the middle of whatever is said.
  void cut() { ++cuts_; }
  /// The next so many bytes still pass, then all connections end.
  void cutAfter(int bytes) { left_ = bytes; }
  /// Nothing passes, and nobody is told so; new connections are taken and lead nowhere.
  void freeze(bool frozen) { frozen_ = frozen; }
  /// As if its process had been killed: connections end, and the port is closed, until it is there again.
  void setGone(bool gone) { gone_ = gone; }

 private:
  FaultyProxy(int serverPort, int port, int listener);
  void serve(const std::stop_token& stop);

  const int serverPort_, port_;
  int listener_;
  std::atomic<std::chrono::milliseconds> oneWay_{};
  std::atomic<int> cuts_ = 0, left_ = -1;
  std::atomic<bool> frozen_ = false, gone_ = false;
  std::jthread thread_;
};

}  // namespace scarp::test
