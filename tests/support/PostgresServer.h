#pragma once

#include <sys/types.h>

#include <memory>
#include <string>

namespace scarp::test {

/// A PostgreSQL server of a test's own, in a temporary folder, which ends with the test. It listens on a
/// socket of this machine, and on 127.0.0.1. Everybody is let in by the socket; by the port with a password.
class PostgresServer {
 public:
  /// Null where PostgreSQL is not installed, or cannot be started: `why` says it in a line.
  [[nodiscard]] static std::unique_ptr<PostgresServer> start(std::string& why);
  ~PostgresServer();
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;

  /// As a role; the server's own is "owner".
  [[nodiscard]] std::string address(const std::string& role = "owner") const;
  [[nodiscard]] int port() const { return port_; }
  /// The server's own role by a port of 127.0.0.1 that leads to this server's, with its password.
  [[nodiscard]] std::string passwordAddress(int port) const;
  /// The same with a host and parameters.
  [[nodiscard]] std::string passwordAddress(const std::string& host, const std::string& parameters) const;
  /// Makes the server encrypt, with a new certificate for `localhost` that it has signed itself. Returns the
  /// certificate's fingerprint as openssl prints it; empty where that fails.
  [[nodiscard]] std::string useTls();
  /// The file of that certificate.
  [[nodiscard]] std::string certificate() const { return folder_ + "/server.crt"; }
  /// Ends the server at once, as a loss of power would, and starts it again.
  void kill();
  [[nodiscard]] bool restart();

 private:
  PostgresServer() = default;
  [[nodiscard]] bool run();

  std::string folder_, programs_;
  int port_ = 0;
  pid_t server_ = -1;
};

}  // namespace scarp::test
