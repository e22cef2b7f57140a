#include "core/team/TeamSchema.h"

#include <gtest/gtest.h>

#include <atomic>
#include <string>
#include <thread>
#include <vector>

#include "core/team/TeamAdmin.h"
#include "core/team/TeamSync.h"
#include "tests/team/LinkedEditor.h"
#include "tests/team/TeamServer.h"

namespace scarp {
namespace {

using namespace std::chrono_literals;
using test::linkedStroke;

class TeamUpgradeOf : public test::TeamServer {
 protected:
  static std::unique_ptr<PostgresConnection> connected(const std::string& address) {
    auto connection = PostgresConnection::connect(address);
    EXPECT_TRUE(connection) << connection.error().text();
    return connection ? std::move(*connection) : nullptr;
  }
  /// Everything that the catalogue has of the tables and functions, one line each.
  static std::vector<std::string> catalogue(const std::string& address) {
    const auto connection = connected(address);
    std::vector<std::string> lines;
    for (const char* query :
         {"SELECT c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull || ' ' || "
          "coalesce(pg_get_expr(d.adbin, d.adrelid), '') || ' ' || coalesce(a.attacl::text, '') || ' ' || "
          "coalesce(c.relacl::text, '') || c.relrowsecurity FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid "
          "LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum "
          "WHERE c.relnamespace = 'scarp'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped ORDER BY 1",
          "SELECT conrelid::regclass || ' ' || pg_get_constraintdef(oid) FROM pg_constraint "
          "WHERE connamespace = 'scarp'::regnamespace ORDER BY 1",
          "SELECT oid::regprocedure || ' ' || pg_get_functiondef(oid) || coalesce(proacl::text, '') FROM pg_proc "
          "WHERE pronamespace = 'scarp'::regnamespace ORDER BY 1",
          "SELECT tablename || ' ' || policyname || ' ' || cmd || coalesce(qual, '') || coalesce(with_check, '') FROM pg_policies "
          "WHERE schemaname = 'scarp' ORDER BY 1"}) {
      const auto rows = connection->with(query);
      EXPECT_TRUE(rows) << rows.error().text();
      for (int i = 0; rows && i < rows->size(); ++i) lines.emplace_back(rows->text(i, 0));
      EXPECT_TRUE(rows && rows->size() > 5);
    }
    return lines;
  }
  /// What a database has that this program made.
  static const std::vector<std::string>& present() {
    static const std::vector<std::string> lines = [] {
      const std::string address = madeDatabase("upgrade_present");
      EXPECT_TRUE(connected(address)->execute(teamSchema()));
      return catalogue(address);
    }();
    return lines;
  }
  /// A terrain as a program of the database's version makes it.
  static void shareIn(const std::string& address) {
    ASSERT_TRUE(connected(address)->with("SELECT scarp.make_project($1, 'Valley', 7, 1)", drawnTeamId()));
    const auto store = TeamStore::open(address, "Valley");
    ASSERT_TRUE(store) << store.error().text();
    TerrainDocument first(test::fractalTerrain(400, 300));
    const auto shared = shareDocument(**store, first);
    ASSERT_TRUE(shared) << shared.error().text();
  }
  static std::vector<float> groundIn(const std::string& address, std::int64_t change = 0) {
    const auto store = TeamStore::open(address, "Valley");
    EXPECT_TRUE(store) << store.error().text();
    const auto team = change == 0 ? openTeam(**store) : openTeamAt(**store, change);
    EXPECT_TRUE(team) << team.error().text();
    return team ? test::samplesOf(team->document->heights()) : std::vector<float>();
  }
};

TEST_F(TeamUpgradeOf, EveryEarlierVersionBecomesThePresentOneAndKeepsItsTerrains) {
  makeRole("ann");
  for (int version = 1; version < kTeamSchemaVersion; ++version) {
    SCOPED_TRACE(version);
    const std::string database = "upgrade_" + std::to_string(version);
    const std::string address = madeDatabase(database, version);
    const auto before = connected(address);
    EXPECT_EQ(*teamSchemaVersion(*before), version);
    shareIn(address);
    {
      // Calls that need the upgrade report that; the others work as before.
      const auto store = TeamStore::open(address, "Valley");
      ASSERT_TRUE(store);
      ASSERT_TRUE((*store)->invite("ann", "edit"));
      EXPECT_EQ((*store)->members()->size(), 2U);
      for (const auto& refused : {(*store)->archive(true), (*store)->rename("Hill")}) {
        ASSERT_FALSE(refused);
        EXPECT_NE(refused.error().text().find("scarp team upgrade"), std::string::npos)
            << refused.error().text();
      }
    }
    test::LinkedEditor editor(otherDatabase(database, "ann"), "Valley");
    ASSERT_TRUE(perform(linkedStroke(-40.0, 0.0), *editor.document_));
    ASSERT_TRUE(test::stepUntil({&editor}, [&] { return editor.settled() && editor.follower().head() == 2; })) << editor.why_;
    const std::vector<float> then = groundIn(address);

    const auto stranger = upgradeTeamSchema(*connected(otherDatabase(database, "ann")));
    ASSERT_FALSE(stranger);
    EXPECT_NE(stranger.error().text().find("only the owner of its tables, the role \"owner\""),
              std::string::npos)
        << stranger.error().text();
    const auto upgraded = upgradeTeamSchema(*before);
    ASSERT_TRUE(upgraded) << upgraded.error().text();
    EXPECT_EQ(upgraded->from, version);
    EXPECT_EQ(upgraded->to, kTeamSchemaVersion);
    EXPECT_EQ(catalogue(address), present());
    const auto again = upgradeTeamSchema(*before);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->from, kTeamSchemaVersion);
    EXPECT_EQ(catalogue(address), present());

    // The connected client continues.
    EXPECT_EQ(groundIn(address), then);
    ASSERT_TRUE(perform(linkedStroke(40.0, 10.0), *editor.document_));
    ASSERT_TRUE(test::stepUntil({&editor}, [&] { return editor.settled() && editor.follower().head() == 3; })) << editor.why_;
    EXPECT_TRUE(test::sameBits(groundIn(address), test::samplesOf(editor.document_->heights())));
    EXPECT_EQ(groundIn(address, 2), then);
    const auto store = TeamStore::open(address, "Valley");
    ASSERT_TRUE(store);
    EXPECT_TRUE((*store)->rename("Hill"));
    EXPECT_TRUE((*store)->archive(true));
    EXPECT_TRUE(teamListings(address)->front().archived);
  }
}

TEST_F(TeamUpgradeOf, AnInterruptedUpgradeIsContinued) {
  const auto steps = teamUpgradeSteps();
  for (const std::size_t done : {std::size_t{1}, steps.size() / 2, steps.size()}) {
    SCOPED_TRACE(done);
    const std::string address = madeDatabase("interrupted_" + std::to_string(done), 1);
    const auto owner = connected(address);
    for (std::size_t i = 0; i < done; ++i) ASSERT_TRUE(owner->execute(steps[i]));
    EXPECT_LT(*teamSchemaVersion(*owner), kTeamSchemaVersion);
    const auto upgraded = upgradeTeamSchema(*owner);
    ASSERT_TRUE(upgraded) << upgraded.error().text();
    EXPECT_EQ(catalogue(address), present());
  }
}

TEST_F(TeamUpgradeOf, ClientsCommitWhileTwoUpgradeAtOnce) {
  const std::string address = madeDatabase("upgrade_busy", 1);
  shareIn(address);
  std::atomic<bool> stop = false;
  std::atomic<int> committed = 0, failed = 0;
  std::vector<std::thread> clients;
  for (int i = 0; i < 2; ++i)
    clients.emplace_back([&, i] {
      const auto store = TeamStore::open(address, "Valley");
      ASSERT_TRUE(store);
      const auto team = TeamSync::open(**store);
      ASSERT_TRUE(team);
      for (int n = 0; !stop; ++n) {
        ASSERT_TRUE(perform(linkedStroke(-80.0 + 50.0 * i, 5.0 * (n % 7)), (*team)->document()));
        const auto pushed = (*team)->push();
        ++(pushed ? committed : failed);
        EXPECT_TRUE(pushed) << pushed.error().text();
      }
    });
  while (committed < 3 && failed == 0) std::this_thread::sleep_for(10ms);
  std::vector<std::thread> upgrades;
  for (int i = 0; i < 2; ++i)
    upgrades.emplace_back([&] {
      const auto upgraded = upgradeTeamSchema(*connected(address));
      EXPECT_TRUE(upgraded) << upgraded.error().text();
    });
  for (std::thread& upgrade : upgrades) upgrade.join();
  const int before = committed;
  while (committed < before + 3 && failed == 0) std::this_thread::sleep_for(10ms);
  stop = true;
  for (std::thread& client : clients) client.join();
  EXPECT_EQ(failed, 0);
  EXPECT_EQ(catalogue(address), present());
}

TEST_F(TeamUpgradeOf, ADatabaseOfANewerVersionIsLeftAsItIs) {
  const std::string address = madeDatabase("upgrade_newer");
  const auto owner = connected(address);
  const auto none = upgradeTeamSchema(*owner);
  ASSERT_FALSE(none);
  EXPECT_NE(none.error().text().find("has no team terrains"), std::string::npos);
  ASSERT_TRUE(owner->execute(teamSchema()));
  ASSERT_TRUE(owner->execute("INSERT INTO scarp.schema_version VALUES (99)"));
  const auto newer = upgradeTeamSchema(*owner);
  ASSERT_FALSE(newer);
  EXPECT_NE(newer.error().text().find("newer version of Scarp (tables of version 99"), std::string::npos)
      << newer.error().text();
}

}  // namespace
}  // namespace scarp
