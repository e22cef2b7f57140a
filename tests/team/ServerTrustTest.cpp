#include "core/team/TeamAddress.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>

#include "tests/support/TempFolder.h"
#include "tests/team/TeamServer.h"

namespace scarp {
namespace {

/// Environment variables of libpq, which are as before afterwards.
class TlsEnvironment {
 public:
  TlsEnvironment() {
    for (const char* name : {"PGSSLMODE", "PGSSLROOTCERT", "PGCHANNELBINDING", "PGHOST", "PGPORT", "HOME", "XDG_CONFIG_HOME"}) {
      const char* const value = std::getenv(name);
      before_[name] = value ? std::optional<std::string>(value) : std::nullopt;
      ::unsetenv(name);
    }
    set("HOME", folder.path().string());
    set("XDG_CONFIG_HOME", folder.file("config"));
  }
  ~TlsEnvironment() {
    for (const auto& [name, value] : before_)
      value ? ::setenv(name.c_str(), value->c_str(), 1) : ::unsetenv(name.c_str());
  }
  static void set(const char* name, const std::string& value) { ::setenv(name, value.c_str(), 1); }
  test::TempFolder folder;

 private:
  std::map<std::string, std::optional<std::string>> before_;
};

class ServerTrust : public test::TeamServer {
 protected:
  [[nodiscard]] static std::string address(const std::string& parameters = {}, const std::string& host = "localhost") {
    return server_->passwordAddress(host, parameters);
  }
  /// Connects, and returns whether the connection is encrypted.
  static void expectConnects(const std::string& address, bool encrypted = true) {
    const auto connection = PostgresConnection::connect(address);
    ASSERT_TRUE(connection) << address << ": " << connection.error().text();
    const auto row = (*connection)->with("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()");
    ASSERT_TRUE(row && row->size() == 1);
    EXPECT_EQ(row->number(0, 0) != 0, encrypted) << address;
  }
  static Message refusal(const std::string& address) {
    const auto connection = PostgresConnection::connect(address);
    EXPECT_FALSE(connection) << address;
    const Message why = connection ? Message() : connection.error().message;
    EXPECT_EQ(why.text().find('\n'), std::string::npos);
    EXPECT_EQ(why.text().find("of-the-tests"), std::string::npos) << "the password";
    return why;
  }
};

TEST_F(ServerTrust, AServerThatSignedItsOwnCertificateIsTrustedByItsFingerprint) {
  const TlsEnvironment environment;
  const std::string fingerprint = server_->useTls();
  ASSERT_EQ(fingerprint.size(), 95U);
  const Message first = refusal(address());
  EXPECT_NE(first.text().find("cannot prove its identity: "), std::string::npos) << first;
  EXPECT_EQ(fingerprintToConfirm(first), fingerprint);
  EXPECT_FALSE(std::filesystem::exists(environment.folder.file("config/scarp/known-servers"))) << "nothing is trusted by itself";
  EXPECT_FALSE(trustServer(address(), "AB:CD"));
  EXPECT_FALSE(trustServer(server_->address(), fingerprint)) << "a socket has no certificate";
  ASSERT_TRUE(trustServer(address(), "sha256:" + fingerprint));
  expectConnects(address());
  expectConnects(address("sslmode=verify-ca"));
  // Another host is not trusted.
  EXPECT_EQ(fingerprintToConfirm(refusal(address({}, "127.0.0.1"))), fingerprint);
  // The server gets another certificate, or somebody else answers.
  const std::string second = server_->useTls();
  ASSERT_EQ(second.size(), 95U);
  ASSERT_NE(second, fingerprint);
  const Message changed = refusal(address());
  EXPECT_NE(changed.text().find("has changed: somebody may pretend to be the server"), std::string::npos)
      << changed;
  EXPECT_EQ(fingerprintToConfirm(changed), second);
  ASSERT_TRUE(trustServer(address(), second));
  expectConnects(address());
  std::ifstream in(environment.folder.file("config/scarp/known-servers"));
  std::string line;
  int lines = 0;
  while (std::getline(in, line)) {
    ++lines;
    EXPECT_EQ(line, "localhost:" + std::to_string(server_->port()) + " " + second);
  }
  EXPECT_EQ(lines, 1);
}

TEST_F(ServerTrust, TheSettingsOfLibpqApply) {
  const TlsEnvironment environment;
  ASSERT_FALSE(server_->useTls().empty());
  EXPECT_TRUE(fingerprintToConfirm(refusal(address())));
  // The address decides.
  expectConnects(address("sslmode=require"));
  expectConnects(address("sslmode=prefer"));
  expectConnects(address("sslmode=disable"), false);
  expectConnects(address("sslmode=verify-full&sslrootcert=" + server_->certificate()));
  EXPECT_TRUE(fingerprintToConfirm(refusal(address("sslrootcert=" + server_->certificate(), "127.0.0.1")))) << "another name";
  expectConnects(address("sslmode=verify-ca&sslrootcert=" + server_->certificate(), "127.0.0.1"));
  // The environment decides; the address comes first.
  TlsEnvironment::set("PGSSLMODE", "require");
  expectConnects(address());
  EXPECT_TRUE(fingerprintToConfirm(refusal(address("sslmode=verify-full"))));
  TlsEnvironment::set("PGSSLMODE", "disable");
  expectConnects(address(), false);
  ::unsetenv("PGSSLMODE");
  TlsEnvironment::set("PGSSLROOTCERT", server_->certificate());
  expectConnects(address());
  ::unsetenv("PGSSLROOTCERT");
  // The files in ~/.postgresql decide.
  std::filesystem::create_directories(environment.folder.path() / ".postgresql");
  std::filesystem::copy_file(server_->certificate(), environment.folder.path() / ".postgresql/root.crt");
  expectConnects(address());
  EXPECT_TRUE(fingerprintToConfirm(refusal(address({}, "127.0.0.1"))));
  // A host of the environment is no socket of this machine.
  std::filesystem::remove(environment.folder.path() / ".postgresql/root.crt");
  TlsEnvironment::set("PGHOST", "localhost");
  TlsEnvironment::set("PGPORT", std::to_string(server_->port()));
  EXPECT_TRUE(fingerprintToConfirm(refusal("postgresql://owner@/postgres?password=x")));
}

TEST(ServerTrustWords, FingerprintsAndServersAreWrittenInOneWay) {
  const std::string digits(64, 'a');
  const auto normal = normalFingerprint(digits);
  ASSERT_TRUE(normal);
  EXPECT_EQ(normal->substr(0, 6), "AA:AA:");
  EXPECT_EQ(normalFingerprint("SHA256:" + *normal), normal);
  for (const std::string& bad : {std::string(), std::string(63, 'a'), std::string(65, 'a'), std::string(64, 'g'), "x" + digits})
    EXPECT_FALSE(normalFingerprint(bad)) << bad;
  EXPECT_EQ(*trustName("postgresql://me@DB.example/x"), "db.example:5432");
  EXPECT_EQ(*trustName("host=db.example port=99"), "db.example:99");
  EXPECT_EQ(*trustName("hostaddr=192.0.2.7"), "192.0.2.7:5432");
  EXPECT_EQ(*trustName("postgresql:///x"), "");
  EXPECT_EQ(*trustName("host=/run/postgresql"), "");
  EXPECT_EQ(*trustName("postgresql://a,b/x"), "");
  EXPECT_FALSE(trustName("http://x"));
  EXPECT_FALSE(fingerprintToConfirm(Message("%1 cannot be reached", "SHA-256 fingerprint " + *normal)));
  EXPECT_FALSE(fingerprintToConfirm(confirmFingerprintMessage("AB")));
  EXPECT_EQ(fingerprintToConfirm(Message("no: %1", confirmFingerprintMessage(*normal))), normal);
}

}  // namespace
}  // namespace scarp
