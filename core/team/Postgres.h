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

/// Result rows of a statement. A movable value; texts and bytes are valid as long as it exists.
class PostgresRows {
 public:
  PostgresRows() = default;
  explicit PostgresRows(pg_result* rows) : rows_(rows) {}

  [[nodiscard]] int size() const;
  [[nodiscard]] bool isNull(int row, int column) const;
  /// Returns a value of a column of type smallint, integer, bigint or boolean; 0 for other types.
  [[nodiscard]] std::int64_t number(int row, int column) const;
  /// Returns a value of a column of type text, name or bytea; empty if there is none.
  [[nodiscard]] std::string_view text(int row, int column) const;
  [[nodiscard]] std::span<const std::byte> bytes(int row, int column) const;
  /// Returns a time from milliseconds since 1970.
  [[nodiscard]] std::chrono::sys_time<std::chrono::milliseconds> time(int row, int column) const {
    return std::chrono::sys_time<std::chrono::milliseconds>(std::chrono::milliseconds(number(row, column)));
  }

 private:
  struct Clear {
    void operator()(pg_result* rows) const;
  };
  std::unique_ptr<pg_result, Clear> rows_;
};

/// Returns make(rows, row) of each row, in order. Fails if the statement did.
template <class Make>
[[nodiscard]] auto rowsAs(const Result<PostgresRows>& rows, const Make& make)
    -> Result<std::vector<decltype(make(*rows, 0))>> {
  if (!rows) return rows.error();
  std::vector<decltype(make(*rows, 0))> all;
  for (int i = 0; i < rows->size(); ++i) all.push_back(make(*rows, i));
  return all;
}

/// Value for a statement, in PostgreSQL's binary format.
class PostgresValue {
 public:
  PostgresValue(std::nullptr_t) {}
  PostgresValue(std::integral auto number) : PostgresValue(static_cast<std::int64_t>(number), 0) {}
  PostgresValue(std::string_view text);
  PostgresValue(const std::string& text) : PostgresValue(std::string_view(text)) {}
  PostgresValue(const char* text) : PostgresValue(std::string_view(text)) {}
  /// Does not copy the bytes, which have to exist until the statement is done.
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

/// Error of a statement. Errors of the server have a code of five characters (SQLSTATE). If the connection
/// was lost or the answer timed out, there is no code, and the statement may have been done.
struct PostgresError {
  Error error;
  std::string code;
  bool lost = false;
};

/// Timeouts. A waiting call ends soon after `stop` is requested.
struct PostgresPatience {
  std::chrono::milliseconds connect{10'000}, answer{30'000};
  std::stop_token stop{};
};

/// Connection to a PostgreSQL server. One thread at a time. No call takes longer than its timeout: if the
/// server does not respond, the connection is closed, and every later call fails at once.
class PostgresConnection {
 public:
  /// Connects to a server. address: a connection URI or keywords, as libpq accepts them; libpq's environment
  /// variables (PGSSLMODE, PGSSLROOTCERT, PGHOST …) apply. If neither sets `sslmode`, the server's
  /// certificate has to match the host name and be signed by an authority in ~/.postgresql/root.crt or of the
  /// system (verify-full). A server that requires a password also has to support channel binding
  /// (channel_binding=require). Under verify-full and verify-ca, a certificate without a known authority is
  /// accepted if its fingerprint was confirmed (trustServer()); this is checked before anything is sent.
  /// Passwords come from the address, PGPASSFILE or ~/.pgpass. Errors name the host, never a password, and
  /// the fingerprint if it can be confirmed (fingerprintToConfirm()).
  [[nodiscard]] static Result<std::unique_ptr<PostgresConnection>> connect(const std::string& address,
                                                                           const PostgresPatience& patience = {});
  ~PostgresConnection();
  PostgresConnection(const PostgresConnection&) = delete;
  PostgresConnection& operator=(const PostgresConnection&) = delete;

  /// Runs one statement with its values ($1 …). Errors are one line that names the server.
  [[nodiscard]] Result<PostgresRows> run(const char* statement, std::span<const PostgresValue> values = {});
  template <class... Values>
  [[nodiscard]] Result<PostgresRows> with(const char* statement, const Values&... values) {
    return run(statement, std::array<PostgresValue, sizeof...(Values)>{PostgresValue(values)...});
  }
  /// Runs a statement whose rows are not needed.
  template <class... Values>
  [[nodiscard]] Result<void> call(const char* statement, const Values&... values) {
    if (auto rows = with(statement, values...); !rows) return rows.error();
    return {};
  }
  /// Runs statements without values and rows.
  [[nodiscard]] Result<void> execute(const std::string& statements);
  /// Returns the latest error; without one, the code is empty.
  [[nodiscard]] const PostgresError& latest() const { return latest_; }

  /// Notification from another session.
  struct Notice {
    std::string channel, text;
  };
  /// Returns received notifications. Waits for the first at most `most`, or until the file descriptor `wake`
  /// is readable (−1: none).
  [[nodiscard]] Result<std::vector<Notice>> notices(std::chrono::milliseconds most, int wake = -1);
  /// Returns whether the connection was lost, so that all further calls fail.
  [[nodiscard]] bool lost() const { return lost_; }
  /// Returns host and database, for messages.
  [[nodiscard]] const Message& shown() const { return shown_; }

 private:
  using Clock = std::chrono::steady_clock;
  PostgresConnection(pg_conn* connection, Message shown, const PostgresPatience& patience)
      : connection_(connection), shown_(std::move(shown)), patience_(patience) {}
  /// Sends pending data, and reads until an answer is complete.
  [[nodiscard]] Result<PostgresRows> answer();
  /// Sets latest(), and returns its error.
  [[nodiscard]] Error fail(Error error, std::string code = {}, bool lost = true);
  [[nodiscard]] Error lostError() const { return Error{"%1 was lost", shown_}; }

  pg_conn* connection_;
  Message shown_;
  PostgresPatience patience_;
  bool lost_ = false;
  PostgresError latest_;
};

}  // namespace scarp
