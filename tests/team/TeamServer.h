#pragma once

#include <gtest/gtest.h>

#include "core/team/TeamStore.h"
#include "tests/support/PostgresServer.h"

namespace scarp::test {

/// A server that the tests of a program share; every test has a terrain of its own in it.
class TeamServer : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    if (!server_) server_ = PostgresServer::start(why_);
  }
  static void TearDownTestSuite() { server_.reset(); }
  void SetUp() override {
    if (!server_) GTEST_SKIP() << "NOTHING OF A TEAM'S TERRAIN IS TESTED: " << why_;
  }

  /// A terrain of the test's name.
  static std::unique_ptr<TeamStore> made() {
    auto store = TeamStore::make(server_->address(), name());
    EXPECT_TRUE(store) << store.error().message;
    return store ? std::move(*store) : nullptr;
  }
  static std::unique_ptr<TeamStore> opened(const std::string& role = "owner") {
    auto store = TeamStore::open(server_->address(role), name());
    EXPECT_TRUE(store) << store.error().message;
    return store ? std::move(*store) : nullptr;
  }
  static std::string name() { return testing::UnitTest::GetInstance()->current_test_info()->name(); }
  /// Makes a role that may log in, unless it is there.
  static void makeRole(const std::string& role, const std::string& password = {}) {
    auto owner = PostgresConnection::connect(server_->address());
    ASSERT_TRUE(owner) << owner.error().message;
    const auto there = (*owner)->with("SELECT 1 FROM pg_roles WHERE rolname = $1", role);
    ASSERT_TRUE(there);
    if (there->size() > 0) return;
    const auto made = (*owner)->execute("CREATE ROLE " + role + " LOGIN" +
                                        (password.empty() ? "" : " PASSWORD '" + password + "'"));
    ASSERT_TRUE(made) << made.error().message;
  }

  inline static std::unique_ptr<PostgresServer> server_;
  inline static std::string why_;
};

}  // namespace scarp::test
