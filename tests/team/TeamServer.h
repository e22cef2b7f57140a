#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

#include "core/team/TeamStore.h"
#include "tests/support/PostgresServer.h"

namespace scarp::test {

/// A server shared by the tests of a process; each test creates its own terrain in it.
class TeamServer : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    if (!server_) server_ = PostgresServer::start(why_);
  }
  void SetUp() override {
    if (!server_) GTEST_SKIP() << "NOTHING OF A TEAM'S TERRAIN IS TESTED: " << why_;
  }

  /// A terrain of the test's name.
  static std::unique_ptr<TeamStore> made() {
    auto store = TeamStore::make(server_->address(), name());
    EXPECT_TRUE(store) << store.error().text();
    return store ? std::move(*store) : nullptr;
  }
  static std::unique_ptr<TeamStore> opened(const std::string& role = "owner") {
    auto store = TeamStore::open(server_->address(role), name());
    EXPECT_TRUE(store) << store.error().text();
    return store ? std::move(*store) : nullptr;
  }
  static std::string name() { return testing::UnitTest::GetInstance()->current_test_info()->name(); }
  /// An address of another, empty database of the server.
  static std::string otherDatabase(const std::string& database, const std::string& role = "owner") {
    std::string address = server_->address(role);
    const std::string word = "dbname=postgres";
    return address.replace(address.find(word), word.size(), "dbname=" + database);
  }
  /// Makes such a database, with the tables of an earlier version; 0: without tables.
  static std::string madeDatabase(const std::string& database, int version = 0) {
    auto owner = PostgresConnection::connect(server_->address());
    EXPECT_TRUE(owner && (*owner)->execute("CREATE DATABASE " + database));
    std::string address = otherDatabase(database);
    auto inside = PostgresConnection::connect(address);
    EXPECT_TRUE(inside) << inside.error().text();
    for (int i = 1; i <= version; ++i) {
      std::ifstream file(SCARP_SOURCE_DIR "/tests/team/schemas/version" + std::to_string(i) + ".sql");
      const std::string sql((std::istreambuf_iterator<char>(file)), {});
      EXPECT_FALSE(sql.empty());
      const auto made = (*inside)->execute(sql);
      EXPECT_TRUE(made) << made.error().text();
    }
    return address;
  }
  /// Makes a role that may log in, unless it is there.
  static void makeRole(const std::string& role, const std::string& password = {}) {
    auto owner = PostgresConnection::connect(server_->address());
    ASSERT_TRUE(owner) << owner.error().text();
    const auto there = (*owner)->with("SELECT 1 FROM pg_roles WHERE rolname = $1", role);
    ASSERT_TRUE(there);
    if (there->size() > 0) return;
    const auto made = (*owner)->execute("CREATE ROLE " + quotedRole(role) + " LOGIN" +
                                        (password.empty() ? "" : " PASSWORD '" + password + "'"));
    ASSERT_TRUE(made) << made.error().text();
  }

  /// Returns a role name, quoted for SQL.
  static std::string quotedRole(const std::string& role) {
    std::string quoted = "\"";
    for (const char c : role) quoted += c == '"' ? std::string(2, c) : std::string(1, c);
    return quoted + '"';
  }

  inline static std::unique_ptr<PostgresServer> server_;
  inline static std::string why_;
};

}  // namespace scarp::test
