#pragma once

#include <array>
#include <chrono>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/Result.h"

struct pg_conn;
struct pg_result;

namespace scarp {

/// Rows that a statement gave. A value that is moved; texts and bytes last as long as it does.
class PostgresRows {
 public:
  PostgresRows() = default;
  explicit PostgresRows(pg_result* rows) : rows_(rows) {}

  [[nodiscard]] int size() const;
  [[nodiscard]] bool isNull(int row, int column) const;
  /// Of columns of type smallint, integer, bigint or boolean; 0 where there is something else.
  [[nodiscard]] std::int64_t number(int row, int column) const;
  /// Of columns of type text, name or bytea; empty where there is nothing.
  [[nodiscard]] std::string_view text(int row, int column) const;
  [[nodiscard]] std::span<const std::byte> bytes(int row, int column) const;

 private:
  struct Clear {
    void operator()(pg_result* rows) const;
  };
  std::unique_ptr<pg_result, Clear> rows_;
};

/// A value for a statement, as PostgreSQL's binary format has it.
class PostgresValue {
 public:
  PostgresValue(std::nullptr_t) {}
  PostgresValue(std::integral auto number) : PostgresValue(static_cast<std::int64_t>(number), 0) {}
  PostgresValue(std::string_view text);
  PostgresValue(const std::string& text) : PostgresValue(std::string_view(text)) {}
  PostgresValue(const char* text) : PostgresValue(std::string_view(text)) {}
  /// Bytes are not copied: they stay until the statement is done.
  PostgresValue(std::span<const std::byte> bytes);
  /// bigint[].
  PostgresValue(std::span<const std::int64_t> numbers);
  PostgresValue(const std::array<std::byte, 16>& uuid);

 private:
  friend class PostgresConnection;
  PostgresValue(std::int64_t number, int);

  unsigned type_ = 0;
  std::optional<std::string> own_;
  std::span<const std::byte> bytes_;
};

/// What became of a statement: an error of the server has a code of five characters (SQLSTATE); where the
/// connection was lost, or no answer came in time, it has none, and the statement may have been done or not.
struct PostgresError {
  Error error;
  std::string code;
  bool lost = false;
};

/// How long to wait. Whoever waits gives up soon after `stop` is asked for.
struct PostgresPatience {
  std::chrono::milliseconds connect{10'000}, answer{30'000};
  std::stop_token stop{};
};

/// A connection to a PostgreSQL server. One thread at a time. No call takes longer than its time-out: where
/// the server does not answer the connection is given up, and every later call is an error at once.
class PostgresConnection {
 public:
  /// `address`: a connection URI or keywords, as libpq takes them; libpq's environment variables (PGSSLMODE,
  /// PGSSLROOTCERT, PGHOST …) apply. Where neither sets `sslmode`, the server's certificate has to match the
  /// host name and be signed by an authority in ~/.postgresql/root.crt or of the system (verify-full). A
  /// server that asks for a password also has to support channel binding (channel_binding=require). Under
  /// verify-full and verify-ca, a certificate without a known authority is accepted if its fingerprint was
  /// confirmed (trustServer()); this is checked before anything is sent. Passwords come from the address,
  /// PGPASSFILE or ~/.pgpass. Errors name the host, never a password, and the fingerprint where it can be
  /// confirmed (fingerprintToConfirm()).
  [[nodiscard]] static Result<std::unique_ptr<PostgresConnection>> connect(const std::string& address,
                                                                           const PostgresPatience& patience = {});
  ~PostgresConnection();
  PostgresConnection(const PostgresConnection&) = delete;
  PostgresConnection& operator=(const PostgresConnection&) = delete;

  /// One statement with its values ($1 …). What it fails with is one line that names the server.
  [[nodiscard]] Result<PostgresRows> run(const char* statement, std::span<const PostgresValue> values = {});
  template <class... Values>
  [[nodiscard]] Result<PostgresRows> with(const char* statement, const Values&... values) {
    return run(statement, std::array<PostgresValue, sizeof...(Values)>{PostgresValue(values)...});
  }
  /// Statements without values and rows.
  [[nodiscard]] Result<void> execute(const std::string& statements);
  /// What the latest error was; without one there is no code.
  [[nodiscard]] const PostgresError& latest() const { return latest_; }

  /// A notification that another session sent.
  struct Notice {
    std::string channel, text;
  };
  /// Those that have come, waiting for the first at most so long, and no longer than until the file descriptor
  /// `wake` can be read (−1: none).
  [[nodiscard]] Result<std::vector<Notice>> notices(std::chrono::milliseconds most, int wake = -1);
  /// Nothing can be asked of it any more.
  [[nodiscard]] bool lost() const { return lost_; }
  /// Host and database, for messages.
  [[nodiscard]] const std::string& shown() const { return shown_; }

 private:
  using Clock = std::chrono::steady_clock;
  PostgresConnection(pg_conn* connection, std::string shown, const PostgresPatience& patience)
      : connection_(connection), shown_(std::move(shown)), patience_(patience) {}
  /// Sends what waits to be sent, and reads until an answer is complete.
  [[nodiscard]] Result<PostgresRows> answer();
  [[nodiscard]] Error fail(const char* what, std::string code = {}, bool lost = true);

  pg_conn* connection_;
  std::string shown_;
  PostgresPatience patience_;
  bool lost_ = false;
  PostgresError latest_;
};

}  // namespace scarp
