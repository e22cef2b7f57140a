#include "core/team/Postgres.h"

#include <libpq-fe.h>
#include <poll.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <map>
#include <utility>

#include "core/base/PrintableLine.h"

namespace scarp {

namespace {

// Types of values, as PostgreSQL's catalogue numbers them (pg_type.dat).
constexpr unsigned kBytea = 17, kBigint = 20, kText = 25, kBigintArray = 1016;

template <class Whole>
void addBigEndian(std::string& to, Whole number) {
  for (int shift = 8 * (static_cast<int>(sizeof(Whole)) - 1); shift >= 0; shift -= 8)
    to.push_back(static_cast<char>(static_cast<std::uint64_t>(number) >> shift));
}

std::int64_t bigEndian(const char* bytes, int count) {
  std::uint64_t number = 0;
  for (int i = 0; i < count; ++i) number = number << 8 | static_cast<unsigned char>(bytes[i]);
  const int unused = 64 - 8 * count;
  return static_cast<std::int64_t>(number << unused) >> unused;
}

std::span<const std::byte> asBytes(std::string_view text) {
  return {reinterpret_cast<const std::byte*>(text.data()), text.size()};
}

/// Waits for a socket, or for `wake` to be readable; false when the time is up, or it is to stop.
bool waitFor(int socket, short events, std::chrono::steady_clock::time_point end, const std::stop_token& stop,
             int wake = -1) {
  // Nothing tells a poll that it is to stop.
  const long long most = stop.stop_possible() ? 50 : 60'000;
  for (;;) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
    if (left.count() <= 0 || stop.stop_requested()) return false;
    pollfd waiting[] = {{socket, events, 0}, {wake, POLLIN, 0}};
    const int ready =
        poll(waiting, wake < 0 ? 1 : 2, static_cast<int>(std::min<long long>(left.count(), most)));
    if (ready > 0) return true;
    if (ready < 0 && errno != EINTR) return true;  // libpq says what is wrong with it.
  }
}

/// The first line of what libpq or the server says, without its label.
std::string firstLine(const char* said) {
  std::string_view first = said ? said : "";
  first = first.substr(0, first.find('\n'));
  std::string line = printableLine(first, 400);
  for (const char* label : {"ERROR:  ", "FATAL:  "})
    if (const auto at = line.find(label); at != std::string::npos) line = line.substr(at + std::strlen(label));
  while (!line.empty() && line.back() == ' ') line.pop_back();
  return line;
}

/// What an address says, by libpq's keywords; an error where it is none.
Result<std::map<std::string, std::string>> readAddress(const std::string& address) {
  char* why = nullptr;
  PQconninfoOption* const options = PQconninfoParse(address.c_str(), &why);
  if (!options) {
    // It may quote a part of the address that holds a password.
    PQfreemem(why);
    return Error{"the address is none of a PostgreSQL server, like postgresql://name@host/database"};
  }
  std::map<std::string, std::string> said;
  for (const PQconninfoOption* option = options; option->keyword; ++option)
    if (option->val && *option->val) said[option->keyword] = option->val;
  PQconninfoFree(options);
  return said;
}

}  // namespace

void PostgresRows::Clear::operator()(pg_result* rows) const { PQclear(rows); }

int PostgresRows::size() const { return rows_ ? PQntuples(rows_.get()) : 0; }

bool PostgresRows::isNull(int row, int column) const { return PQgetisnull(rows_.get(), row, column) == 1; }

std::int64_t PostgresRows::number(int row, int column) const {
  const int length = PQgetlength(rows_.get(), row, column);
  const bool whole = length == 1 || length == 2 || length == 4 || length == 8;
  return whole ? bigEndian(PQgetvalue(rows_.get(), row, column), length) : 0;
}

std::string_view PostgresRows::text(int row, int column) const {
  return {PQgetvalue(rows_.get(), row, column),
          static_cast<std::size_t>(PQgetlength(rows_.get(), row, column))};
}

std::span<const std::byte> PostgresRows::bytes(int row, int column) const {
  return asBytes(text(row, column));
}

PostgresValue::PostgresValue(std::int64_t number, int) : type_(kBigint), own_(std::string()) {
  addBigEndian(*own_, number);
}

PostgresValue::PostgresValue(std::string_view text) : type_(kText), own_(std::string(text)) {}

PostgresValue::PostgresValue(std::span<const std::byte> bytes) : type_(kBytea), bytes_(bytes) {}

PostgresValue::PostgresValue(std::span<const std::int64_t> numbers)
    : type_(kBigintArray), own_(std::string()) {
  // Dimensions, whether there are nulls, the elements' type; of the one dimension its length and first index.
  addBigEndian(*own_, std::int32_t{numbers.empty() ? 0 : 1});
  addBigEndian(*own_, std::int32_t{0});
  addBigEndian(*own_, static_cast<std::int32_t>(kBigint));
  if (numbers.empty()) return;
  addBigEndian(*own_, static_cast<std::int32_t>(numbers.size()));
  addBigEndian(*own_, std::int32_t{1});
  for (const std::int64_t number : numbers) {
    addBigEndian(*own_, std::int32_t{8});
    addBigEndian(*own_, number);
  }
}

Result<std::unique_ptr<PostgresConnection>> PostgresConnection::connect(const std::string& address,
                                                                        const PostgresPatience& patience) {
  auto said = readAddress(address);
  if (!said) return said.error();
  const std::string host = said->contains("host") ? said->at("host") : "";
  const bool here = host.empty() || host.starts_with('/');
  if (!here) {
    said->try_emplace("sslmode", "verify-full");
    // The library of PostgreSQL 15 has no name for the system's certificates.
    said->try_emplace("sslrootcert", "/etc/ssl/certs/ca-certificates.crt");
    const std::string& mode = said->at("sslmode");
    if (mode == "verify-full" || mode == "verify-ca" || mode == "require")
      said->try_emplace("channel_binding", "require");
  }
  said->try_emplace("application_name", "scarp");
  said->try_emplace("keepalives_idle", "10");
  said->try_emplace("tcp_user_timeout", std::to_string(patience.answer.count()));
  (*said)["client_encoding"] = "UTF8";
  const std::string database = said->contains("dbname") ? said->at("dbname") : "";
  const std::string shown = printableLine("the server " + (here ? "on this machine" : host) +
                                          (database.empty() ? "" : " (database " + database + ")"));
  std::vector<const char*> keys, values;
  for (const auto& [key, value] : *said) {
    keys.push_back(key.c_str());
    values.push_back(value.c_str());
  }
  keys.push_back(nullptr);
  values.push_back(nullptr);

  std::unique_ptr<PostgresConnection> made(
      new PostgresConnection(PQconnectStartParams(keys.data(), values.data(), 0), shown, patience));
  pg_conn* const connection = made->connection_;
  const auto end = Clock::now() + patience.connect;
  if (!connection) return Error{"there is not enough memory to reach " + shown};
  auto state = PGRES_POLLING_WRITING;
  while (PQstatus(connection) != CONNECTION_BAD && state != PGRES_POLLING_OK) {
    if (!waitFor(PQsocket(connection), state == PGRES_POLLING_READING ? POLLIN : POLLOUT, end,
                 patience.stop))
      return Error{shown + " does not answer"};
    state = PQconnectPoll(connection);
    if (state == PGRES_POLLING_FAILED) break;
  }
  if (PQstatus(connection) != CONNECTION_OK || state != PGRES_POLLING_OK)
    return Error{shown + " cannot be reached: " + firstLine(PQerrorMessage(connection))};
  if (PQsetnonblocking(connection, 1) != 0) return made->fail("cannot be used");
  return made;
}

PostgresConnection::~PostgresConnection() { PQfinish(connection_); }

Error PostgresConnection::fail(const char* what, std::string code, bool lost) {
  lost_ = lost_ || lost;
  latest_ = {{shown_ + " " + what}, std::move(code), lost};
  return latest_.error;
}

Result<PostgresRows> PostgresConnection::run(const char* statement, std::span<const PostgresValue> values) {
  if (lost_) return fail("was lost");
  std::vector<Oid> types;
  std::vector<const char*> bytes;
  std::vector<int> lengths, formats(values.size(), 1);
  for (const PostgresValue& value : values) {
    const std::span<const std::byte> held = value.own_ ? asBytes(*value.own_) : value.bytes_;
    types.push_back(value.type_);
    // A null pointer would be a null value.
    const char* const there = held.empty() ? "" : reinterpret_cast<const char*>(held.data());
    bytes.push_back(value.type_ == 0 ? nullptr : there);
    lengths.push_back(static_cast<int>(held.size()));
  }
  if (PQsendQueryParams(connection_, statement, static_cast<int>(values.size()), types.data(), bytes.data(),
                        lengths.data(), formats.data(), 1) == 0)
    return fail("was lost");
  return answer();
}

Result<void> PostgresConnection::execute(const std::string& statements) {
  if (lost_) return fail("was lost");
  if (PQsendQuery(connection_, statements.c_str()) == 0) return fail("was lost");
  const auto done = answer();
  if (!done) return done.error();
  return {};
}

Result<PostgresRows> PostgresConnection::answer() {
  latest_ = {};
  const auto end = Clock::now() + patience_.answer;
  const int socket = PQsocket(connection_);
  for (int waiting = PQflush(connection_); waiting != 0; waiting = PQflush(connection_)) {
    if (waiting < 0) return fail("was lost");
    if (!waitFor(socket, POLLIN | POLLOUT, end, patience_.stop)) return fail("does not answer");
    if (PQconsumeInput(connection_) == 0) return fail("was lost");
  }
  PostgresRows rows;
  std::optional<Error> error;
  for (;;) {
    while (PQisBusy(connection_) == 1) {
      if (!waitFor(socket, POLLIN, end, patience_.stop)) return fail("does not answer");
      if (PQconsumeInput(connection_) == 0) return fail("was lost");
    }
    pg_result* const result = PQgetResult(connection_);
    if (!result) break;
    PostgresRows given(result);
    const auto status = PQresultStatus(result);
    if (status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK) {
      rows = std::move(given);
    } else if (!error) {
      const char* const code = PQresultErrorField(result, PG_DIAG_SQLSTATE);
      const char* const why = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
      const bool lost = PQstatus(connection_) != CONNECTION_OK;
      error = fail(lost ? "was lost" : ("refuses: " + firstLine(why)).c_str(), code ? code : "", lost);
    }
    // A server that ends a copy nobody began would be asked for ever.
    if (status == PGRES_COPY_IN || status == PGRES_COPY_OUT || status == PGRES_COPY_BOTH) {
      lost_ = true;
      break;
    }
  }
  if (error) return *error;
  return rows;
}

Result<std::vector<PostgresConnection::Notice>> PostgresConnection::notices(std::chrono::milliseconds most,
                                                                            int wake) {
  if (lost_) return fail("was lost");
  std::vector<Notice> all;
  const auto end = Clock::now() + most;
  for (int looks = 0; looks < 2; ++looks) {
    if (PQconsumeInput(connection_) == 0) return fail("was lost");
    while (PGnotify* const notice = PQnotifies(connection_)) {
      all.push_back({notice->relname, notice->extra});
      PQfreemem(notice);
    }
    if (!all.empty() || looks > 0 || !waitFor(PQsocket(connection_), POLLIN, end, patience_.stop, wake)) break;
  }
  return all;
}

}  // namespace scarp
