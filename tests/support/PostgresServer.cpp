#include "tests/support/PostgresServer.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <grp.h>
#include <netinet/in.h>
#include <pwd.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>
#include <vector>

#include "core/team/Postgres.h"

namespace scarp::test {

namespace {

/// PostgreSQL's programs; empty where there are none.
std::string programsFolder() {
  std::error_code none;
  for (int version = 30; version >= 15; --version) {
    const std::string folder = "/usr/lib/postgresql/" + std::to_string(version) + "/bin";
    if (std::filesystem::exists(folder + "/initdb", none)) return folder;
  }
  return {};
}

/// Whom PostgreSQL runs as: it refuses root.
const passwd* runner() { return geteuid() == 0 ? getpwnam("postgres") : getpwuid(geteuid()); }

/// Starts a program; what it says goes to a file. −1 where it cannot be started.
pid_t startAs(const passwd& who, const std::vector<std::string>& words, const std::string& log) {
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  const pid_t child = fork();
  if (child != 0) return child;
  prctl(PR_SET_PDEATHSIG, SIGQUIT);
  const int out = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0666);
  dup2(out, STDOUT_FILENO);
  dup2(out, STDERR_FILENO);
  if (geteuid() == 0 && (setgroups(0, nullptr) != 0 || setgid(who.pw_gid) != 0 || setuid(who.pw_uid) != 0))
    _exit(126);
  // Changing the user forgets it.
  prctl(PR_SET_PDEATHSIG, SIGQUIT);
  setenv("LC_ALL", "C", 1);
  if (chdir("/") == 0) execv(arguments[0], arguments.data());
  _exit(127);
}

constexpr const char* kPassword = "of-the-tests";

int freePort() {
  const int listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in at{};
  at.sin_family = AF_INET;
  at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t length = sizeof at;
  const bool known = bind(listener, reinterpret_cast<sockaddr*>(&at), sizeof at) == 0 &&
                     getsockname(listener, reinterpret_cast<sockaddr*>(&at), &length) == 0;
  close(listener);
  return known ? ntohs(at.sin_port) : 0;
}

/// Creates the data folder of a server. programs: folder of initdb. Because initdb takes ten times as long as
/// a copy, a copy of the data is kept in the build folder.
bool makeData(const std::string& programs, const passwd& who, const std::string& data,
              const std::string& log) {
  namespace fs = std::filesystem;
  constexpr auto kWhole = fs::copy_options::recursive;
  std::error_code failed;
  const fs::path kept = SCARP_POSTGRES_DATA + fs::path(programs).parent_path().filename().string();
  if (!fs::exists(kept, failed)) {
    const pid_t initdb = startAs(who,
                                 {programs + "/initdb", "-D", data, "-U", "owner", "-N", "-E", "UTF8",
                                  "--locale=C", "--auth-local=trust", "--auth-host=scram-sha-256"},
                                 log);
    int status = -1;
    if (initdb < 0 || waitpid(initdb, &status, 0) != initdb || status != 0) return false;
    // If several programs create it at the same time, the first one is kept.
    const fs::path mine = kept.string() + "-" + std::to_string(getpid());
    fs::copy(data, mine, kWhole, failed);
    if (!failed) fs::rename(mine, kept, failed);
    if (failed) fs::remove_all(mine, failed);
    return true;
  }
  fs::copy(kept, data, kWhole, failed);
  if (failed || geteuid() != 0) return !failed;
  bool owned = lchown(data.c_str(), who.pw_uid, who.pw_gid) == 0;
  for (const auto& entry : fs::recursive_directory_iterator(data, failed))
    owned = lchown(entry.path().c_str(), who.pw_uid, who.pw_gid) == 0 && owned;
  return owned && !failed;
}

}  // namespace

std::unique_ptr<PostgresServer> PostgresServer::start(std::string& why) {
  // What terrains of tests hold is not kept in the folder of who runs them.
  setenv("SCARP_REMOTE_CACHE", "0", 1);
  std::unique_ptr<PostgresServer> server(new PostgresServer);
  server->programs_ = programsFolder();
  const passwd* const who = runner();
  if (server->programs_.empty() || !who) {
    why = "PostgreSQL is not installed (postgresql-15)";
    return nullptr;
  }
  std::string made = std::filesystem::temp_directory_path() / "scarp-pg-XXXXXX";
  if (!mkdtemp(made.data()) || (geteuid() == 0 && chown(made.c_str(), who->pw_uid, who->pw_gid) != 0)) {
    why = "no folder for a PostgreSQL server can be made";
    return nullptr;
  }
  server->folder_ = made;
  if (!makeData(server->programs_, *who, made + "/data", made + "/log")) {
    why = "initdb fails; " + made + "/log says why";
    server->folder_.clear();
    return nullptr;
  }
  server->port_ = freePort();
  const auto owner =
      server->run() ? PostgresConnection::connect(server->address()) : Error{"it does not start"};
  if (owner && (*owner)->execute("ALTER ROLE owner PASSWORD '" + std::string(kPassword) + "'")) return server;
  why = "PostgreSQL does not start";
  return nullptr;
}

bool PostgresServer::run() {
  server_ = startAs(*runner(),
                    {programs_ + "/postgres", "-D", folder_ + "/data", "-k", folder_, "-p",
                     std::to_string(port_), "-c", "listen_addresses=127.0.0.1", "-c", "max_wal_size=256MB",
                     "-c", "shared_buffers=64MB", "-c", "max_connections=120"},
                    folder_ + "/log");
  for (int i = 0; i < 3000 && server_ > 0; ++i) {
    if (PostgresConnection::connect(address())) return true;
    if (waitpid(server_, nullptr, WNOHANG) == server_) server_ = -1;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return false;
}

std::string PostgresServer::address(const std::string& role) const {
  return "host=" + folder_ + " port=" + std::to_string(port_) + " dbname=postgres user=" + role;
}

std::string PostgresServer::passwordAddress(int port) const {
  return "postgresql://owner:" + std::string(kPassword) + "@127.0.0.1:" + std::to_string(port) +
         "/postgres?sslmode=disable";
}

std::string PostgresServer::passwordAddress(const std::string& host, const std::string& parameters) const {
  return "postgresql://owner:" + std::string(kPassword) + "@" + host + ":" + std::to_string(port_) + "/postgres" +
         (parameters.empty() ? "" : "?" + parameters);
}

std::string PostgresServer::useTls() {
  const std::string key = folder_ + "/data/server.key", file = folder_ + "/data/server.crt";
  const pid_t openssl = startAs(*runner(),
                                {"/usr/bin/openssl", "req", "-new", "-x509", "-days", "3", "-nodes", "-subj", "/CN=localhost",
                                 "-addext", "subjectAltName=DNS:localhost", "-newkey", "ec", "-pkeyopt",
                                 "ec_paramgen_curve:prime256v1", "-keyout", key, "-out", file},
                                folder_ + "/log");
  int status = -1;
  std::error_code failed;
  if (openssl < 0 || waitpid(openssl, &status, 0) != openssl || status != 0) return {};
  std::filesystem::permissions(key, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write, failed);
  std::filesystem::copy_file(file, certificate(), std::filesystem::copy_options::overwrite_existing, failed);
  const auto owner = PostgresConnection::connect(address());
  if (failed || !owner || !(*owner)->execute("ALTER SYSTEM SET ssl = on") || !(*owner)->execute("SELECT pg_reload_conf()"))
    return {};
  FILE* const prints = popen(("openssl x509 -noout -fingerprint -sha256 -in " + certificate()).c_str(), "r");
  std::string line(200, '\0');
  line.resize(prints ? fread(line.data(), 1, line.size(), prints) : 0);
  if (prints) pclose(prints);
  const std::size_t at = line.find('=');
  if (at == std::string::npos) return {};
  const std::string fingerprint = line.substr(at + 1, line.find('\n') - at - 1);
  // The server applies its configuration after a moment.
  for (int i = 0; i < 100; ++i) {
    const auto refused = PostgresConnection::connect(passwordAddress("localhost", "sslmode=verify-full"));
    if (!refused && refused.error().text().find(fingerprint) != std::string::npos) return fingerprint;
    if (refused) return {};
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  return {};
}

void PostgresServer::kill() {
  if (server_ > 0) {
    ::kill(server_, SIGKILL);
    waitpid(server_, nullptr, 0);
  }
  server_ = -1;
}

bool PostgresServer::restart() {
  kill();
  // It does not start before the processes of the one that was killed have noticed.
  for (int i = 0; i < 250; ++i) {
    if (run()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  return false;
}

PostgresServer::~PostgresServer() {
  kill();
  std::error_code ignored;
  if (!folder_.empty()) std::filesystem::remove_all(folder_, ignored);
}

}  // namespace scarp::test
