#include "core/team/Postgres.h"

#include <libpq-fe.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <map>
#include <utility>

#include "core/base/PrintableLine.h"
#include "core/base/Sha256.h"
#include "core/team/TeamAddress.h"

namespace scarp {

namespace {

// Types of values: OIDs of PostgreSQL's catalogue (pg_type.dat).
constexpr unsigned kBytea = 17, kBigint = 20, kText = 25, kBigintArray = 1016, kUuid = 2950;

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

/// Waits until a socket is ready or `wake` is readable. Returns false after a timeout or a stop request.
bool waitFor(int socket, short events, std::chrono::steady_clock::time_point end, const std::stop_token& stop,
             int wake = -1) {
  // A stop request does not interrupt poll().
  const long long most = stop.stop_possible() ? 50 : 60'000;
  for (;;) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
    if (left.count() <= 0 || stop.stop_requested()) return false;
    pollfd waiting[] = {{socket, events, 0}, {wake, POLLIN, 0}};
    const int ready =
        poll(waiting, wake < 0 ? 1 : 2, static_cast<int>(std::min<long long>(left.count(), most)));
    if (ready > 0) return true;
    if (ready < 0 && errno != EINTR) return true;  // libpq reports the error.
  }
}

/// Returns the first line of a message of libpq or the server, without its label.
std::string firstLine(const char* said) {
  std::string_view first = said ? said : "";
  first = first.substr(0, first.find('\n'));
  std::string line = printableLine(first, 400);
  for (const char* label : {"ERROR:  ", "FATAL:  "})
    if (const auto at = line.find(label); at != std::string::npos) line = line.substr(at + std::strlen(label));
  while (!line.empty() && line.back() == ' ') line.pop_back();
  return line;
}

using Keywords = std::map<std::string, std::string>;

bool isSet(const char* variable) {
  const char* const value = std::getenv(variable);
  return value && *value;
}

/// Returns the file of certificate authorities: libpq's default, or else that of the system.
std::string usualAuthorities() {
  std::vector<std::string> files;
  if (isSet("HOME")) files.push_back(std::string(std::getenv("HOME")) + "/.postgresql/root.crt");
  for (const char* file : {"/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/ca-bundle.pem"})
    files.emplace_back(file);
  const auto found = std::ranges::find_if(files, [](const std::string& file) { return access(file.c_str(), R_OK) == 0; });
  return found == files.end() ? std::string() : *found;
}

std::string modeOf(const Keywords& keywords) {
  const auto mode = keywords.find("sslmode");
  if (mode != keywords.end()) return mode->second;
  const char* const set = std::getenv("PGSSLMODE");
  return set ? set : "";
}

/// Adds defaults for keywords that neither the address nor the environment sets. The server has to prove its
/// identity by its certificate. Sockets of this machine have no certificates; libpq ignores the setting
/// there.
void addDefaults(Keywords& keywords, const PostgresPatience& patience) {
  const bool chosen = !keywords.contains("sslmode") && !isSet("PGSSLMODE");
  if (chosen) keywords["sslmode"] = "verify-full";
  if (chosen && !trustNameOf(keywords).empty() && !isSet("PGCHANNELBINDING"))
    keywords.try_emplace("channel_binding", "require");
  if (modeOf(keywords).starts_with("verify") && !isSet("PGSSLROOTCERT"))
    if (const std::string file = usualAuthorities(); !file.empty()) keywords.try_emplace("sslrootcert", file);
  keywords.try_emplace("application_name", "scarp");
  keywords.try_emplace("keepalives_idle", "10");
  keywords.try_emplace("tcp_user_timeout", std::to_string(patience.answer.count()));
  keywords["client_encoding"] = "UTF8";
}

/// Returns the SHA-256 fingerprint of the server's certificate; empty if there is none.
std::string fingerprintOf(pg_conn* connection) {
  auto* const ssl = static_cast<SSL*>(PQsslStruct(connection, "OpenSSL"));
  X509* const certificate = ssl ? SSL_get1_peer_certificate(ssl) : nullptr;
  if (!certificate) return {};
  unsigned char* bytes = nullptr;
  const int count = i2d_X509(certificate, &bytes);
  Sha256 sum;
  if (count > 0) sum.add(std::as_bytes(std::span(bytes, static_cast<std::size_t>(count))));
  OPENSSL_free(bytes);
  X509_free(certificate);
  return count > 0 ? normalFingerprint(sum.finish()).value_or("") : std::string();
}

/// Result of an attempt to connect.
struct Attempt {
  pg_conn* connection = nullptr;  ///< Owned by the caller; null with an error.
  Error error;
  std::string reason;       ///< libpq's, within the error.
  bool isTls = false;       ///< The TLS handshake failed.
  std::string fingerprint;  ///< Of the server's certificate, where it was not accepted.
};

/// accepted: returns whether a certificate is trusted; called before anything is sent. Empty: libpq decides.
Attempt attempt(const Keywords& keywords, const Message& shown, const PostgresPatience& patience,
                const std::function<bool(const std::string&)>& accepted = {}) {
  std::vector<const char*> keys, values;
  for (const auto& [key, value] : keywords) {
    keys.push_back(key.c_str());
    values.push_back(value.c_str());
  }
  keys.push_back(nullptr);
  values.push_back(nullptr);
  Attempt made;
  std::unique_ptr<pg_conn, decltype(&PQfinish)> connection(PQconnectStartParams(keys.data(), values.data(), 0), PQfinish);
  if (!connection) {
    made.error = Error{"there is not enough memory to reach %1", shown};
    return made;
  }
  const auto end = std::chrono::steady_clock::now() + patience.connect;
  auto state = PGRES_POLLING_WRITING;
  bool asked = !accepted;
  while (PQstatus(connection.get()) != CONNECTION_BAD && state != PGRES_POLLING_OK && state != PGRES_POLLING_FAILED) {
    if (!waitFor(PQsocket(connection.get()), state == PGRES_POLLING_READING ? POLLIN : POLLOUT, end, patience.stop)) {
      made.error = Error{"%1 does not answer", shown};
      return made;
    }
    const auto before = PQstatus(connection.get());
    state = PQconnectPoll(connection.get());
    made.isTls = before == CONNECTION_SSL_STARTUP;
    if (!asked && before == CONNECTION_SSL_STARTUP && PQstatus(connection.get()) == CONNECTION_MADE) {
      asked = true;
      const std::string fingerprint = fingerprintOf(connection.get());
      if (!accepted(fingerprint)) {
        made.fingerprint = fingerprint;
        if (fingerprint.empty()) made.error = Error{"%1 cannot be reached: it has no certificate", shown};
        return made;
      }
    }
  }
  if (PQstatus(connection.get()) != CONNECTION_OK || state != PGRES_POLLING_OK) {
    made.reason = firstLine(PQerrorMessage(connection.get()));
    made.error = Error{"%1 cannot be reached: %2", shown, made.reason};
    return made;
  }
  // A connection without TLS has no certificate.
  if (asked) made.connection = connection.release();
  if (!asked) made.error = Error{"%1 cannot be reached: it does not encrypt", shown};
  return made;
}

/// Connects to a server whose certificate no known authority has signed, if the user has confirmed it. why:
/// libpq's reason why the previous attempt failed.
Attempt attemptByFingerprint(Keywords keywords, const std::string& server, const Message& shown,
                             const PostgresPatience& patience, const std::string& why) {
  const auto trusted = trustedFingerprint(server);
  keywords["sslmode"] = "require";
  // If the file existed, libpq would verify the authority nevertheless.
  keywords["sslrootcert"] = "/nonexistent";
  for (const char* unused : {"sslcrl", "sslcrldir"}) keywords.erase(unused);
  auto made = attempt(keywords, shown, patience, [&](const std::string& fingerprint) { return trusted && fingerprint == *trusted; });
  if (made.fingerprint.empty()) return made;
  const Message confirm = confirmFingerprintMessage(made.fingerprint);
  made.error = trusted ? Error{"the certificate of %1 has changed: somebody may pretend to be the server. %2",
                               shown, confirm}
                       : Error{"%1 cannot prove its identity: %2. %3", shown, why, confirm};
  return made;
}

/// Connects to an address with the defaults of addDefaults().
Attempt connectWithChecks(const Keywords& keywords, const Message& shown, const PostgresPatience& patience) {
  const std::string server = trustNameOf(keywords);
  const bool proves = modeOf(keywords).starts_with("verify") && !server.empty();
  if (!proves) return attempt(keywords, shown, patience);
  if (trustedFingerprint(server)) {
    auto made = attemptByFingerprint(keywords, server, shown, patience, {});
    if (made.connection || made.fingerprint.empty()) return made;
    // The server may have a certificate of an authority in the meantime.
    auto proved = attempt(keywords, shown, patience);
    return proved.connection ? proved : made;
  }
  auto proved = attempt(keywords, shown, patience);
  if (proved.connection || !proved.isTls) return proved;
  auto made = attemptByFingerprint(keywords, server, shown, patience, proved.reason);
  return made.fingerprint.empty() ? proved : made;
}

/// Returns a server's name for messages. An empty host is this machine.
Message shownServer(const std::string& host, const std::string& database) {
  const std::string server = printableLine(host), name = printableLine(database);
  if (host.empty())
    return name.empty() ? Message("the server on this machine")
                        : Message("the server on this machine (database %1)", name);
  return name.empty() ? Message("the server %1", server)
                      : Message("the server %1 (database %2)", server, name);
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
  // Number of dimensions, flag for nulls, type of elements; then length and first index of the dimension.
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

PostgresValue::PostgresValue(const std::array<std::byte, 16>& uuid)
    : type_(kUuid), own_(std::string(reinterpret_cast<const char*>(uuid.data()), uuid.size())) {}

Result<std::unique_ptr<PostgresConnection>> PostgresConnection::connect(const std::string& address,
                                                                        const PostgresPatience& patience) {
  auto keywords = addressKeywords(address);
  if (!keywords) return keywords.error();
  addDefaults(*keywords, patience);
  const std::string host = keywords->contains("host") ? keywords->at("host") : "";
  const std::string database = keywords->contains("dbname") ? keywords->at("dbname") : "";
  const std::string named = trustNameOf(*keywords);
  const bool here = named.empty() && (host.empty() || host.starts_with('/') || host.starts_with('@'));
  const Message shown = shownServer(here           ? ""
                                    : host.empty() ? named.substr(0, named.rfind(':'))
                                                   : host,
                                    database);
  const Attempt made = connectWithChecks(*keywords, shown, patience);
  if (!made.connection) return made.error;
  std::unique_ptr<PostgresConnection> connection(new PostgresConnection(made.connection, shown, patience));
  if (PQsetnonblocking(made.connection, 1) != 0) return connection->fail(Error{"%1 cannot be used", shown});
  return connection;
}

PostgresConnection::~PostgresConnection() { PQfinish(connection_); }

Error PostgresConnection::fail(Error error, std::string code, bool lost) {
  lost_ = lost_ || lost;
  latest_ = {std::move(error), std::move(code), lost};
  return latest_.error;
}

Result<PostgresRows> PostgresConnection::run(const char* statement, std::span<const PostgresValue> values) {
  if (lost_) return fail(lostError());
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
    return fail(lostError());
  return answer();
}

Result<void> PostgresConnection::execute(const std::string& statements) {
  if (lost_) return fail(lostError());
  if (PQsendQuery(connection_, statements.c_str()) == 0) return fail(lostError());
  const auto done = answer();
  if (!done) return done.error();
  return {};
}

Result<PostgresRows> PostgresConnection::answer() {
  latest_ = {};
  const auto end = Clock::now() + patience_.answer;
  const int socket = PQsocket(connection_);
  for (int waiting = PQflush(connection_); waiting != 0; waiting = PQflush(connection_)) {
    if (waiting < 0) return fail(lostError());
    if (!waitFor(socket, POLLIN | POLLOUT, end, patience_.stop))
      return fail(Error{"%1 does not answer", shown_});
    if (PQconsumeInput(connection_) == 0) return fail(lostError());
  }
  PostgresRows rows;
  std::optional<Error> error;
  for (;;) {
    while (PQisBusy(connection_) == 1) {
      if (!waitFor(socket, POLLIN, end, patience_.stop)) return fail(Error{"%1 does not answer", shown_});
      if (PQconsumeInput(connection_) == 0) return fail(lostError());
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
      error =
          fail(lost ? lostError() : Error{"%1 refuses: %2", shown_, firstLine(why)}, code ? code : "", lost);
    }
    // A server in copy mode would never end the results.
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
  if (lost_) return fail(lostError());
  std::vector<Notice> all;
  const auto end = Clock::now() + most;
  for (int looks = 0; looks < 2; ++looks) {
    if (PQconsumeInput(connection_) == 0) return fail(lostError());
    while (PGnotify* const notice = PQnotifies(connection_)) {
      all.push_back({notice->relname, notice->extra});
      PQfreemem(notice);
    }
    if (!all.empty() || looks > 0 || !waitFor(PQsocket(connection_), POLLIN, end, patience_.stop, wake)) break;
  }
  return all;
}

}  // namespace scarp
