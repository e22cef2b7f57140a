#include "core/team/TeamAdmin.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <map>
#include <string>
#include <thread>
#include <vector>

#include "core/team/TeamSync.h"
#include "tests/team/LinkedEditor.h"
#include "tests/team/TeamServer.h"

namespace scarp {
namespace {

using namespace std::chrono_literals;
using test::LinkedEditor;
using test::linkedStroke;
using test::stepUntil;

class TeamAdmin : public test::TeamServer {
 protected:
  static std::unique_ptr<TeamStore> shared(int columns = 400, int rows = 300) {
    auto store = made();
    TerrainDocument first(test::fractalTerrain(columns, rows));
    EXPECT_TRUE(store && shareDocument(*store, first));
    return store;
  }
  static void expectRefused(const Result<void>& result, const std::string& words) {
    ASSERT_FALSE(result);
    EXPECT_NE(result.error().text().find(words), std::string::npos) << result.error().text();
    EXPECT_EQ(result.error().text().find('\n'), std::string::npos);
  }
  static std::map<std::string, std::string> rolesOf(TeamStore& store) {
    const auto members = store.members();
    EXPECT_TRUE(members) << members.error().text();
    std::map<std::string, std::string> roles;
    if (members)
      for (const TeamMember& member : *members) roles[member.name] = roleOfRights(member.rights);
    return roles;
  }
  static std::int64_t counted(const std::string& what, std::int64_t project) {
    auto owner = PostgresConnection::connect(server_->address());
    const auto rows = (*owner)->with(("SELECT count(*) FROM scarp." + what + " WHERE project = $1").c_str(), project);
    EXPECT_TRUE(rows) << rows.error().text();
    return rows ? rows->number(0, 0) : -1;
  }
  static std::unique_ptr<PostgresConnection> connected(const std::string& role = "owner") {
    auto made = PostgresConnection::connect(server_->address(role));
    EXPECT_TRUE(made) << made.error().text();
    return made ? std::move(*made) : nullptr;
  }
  /// Adds contents that no change refers to, as uploads for changes that never came.
  static std::vector<TeamContent> addUnused(TeamStore& store, int count, std::size_t bytes) {
    std::vector<TeamContent> all;
    for (int i = 0; i < count; ++i)
      all.push_back({teamCell(store.project(), 0, 0), drawnTeamId(), 1, 1, std::vector<std::byte>(bytes, std::byte{1}), {}});
    EXPECT_TRUE(store.put(all));
    return all;
  }
};

TEST_F(TeamAdmin, MembersOfAnyNameAreListedAddedAndRemoved) {
  const auto store = made();
  ASSERT_TRUE(store);
  const std::vector<std::string> names = {"ann", "O'Neil \"the\" Boss; DROP TABLE", "猫 müller", "UPPER", " space ", "a\tb"};
  for (const std::string& name : names) makeRole(name);
  EXPECT_EQ(rolesOf(*store), (std::map<std::string, std::string>{{"owner", "admin"}}));
  for (const std::string& name : names) {
    const auto invited = store->invite(name, "look");
    EXPECT_TRUE(invited) << invited.error().text();
  }
  auto roles = rolesOf(*store);
  EXPECT_EQ(roles.size(), names.size() + 1);
  for (const std::string& name : names) EXPECT_EQ(roles[name], "look") << name;
  ASSERT_TRUE(store->invite("ann", "lead"));
  EXPECT_EQ(rolesOf(*store)["ann"], "admin");
  for (const std::string& name : names) ASSERT_TRUE(store->invite(name, "none"));
  EXPECT_EQ(rolesOf(*store).size(), 1U);

  expectRefused(store->invite("ann", "none"), "\"ann\" is not a member of \"" + name() + "\"");
  expectRefused(store->invite("no\nbody", "edit"), "there is no role \"no body\" on");
  ASSERT_TRUE((*PostgresConnection::connect(server_->address()))->execute("CREATE ROLE crowd NOLOGIN"));
  expectRefused(store->invite("crowd", "edit"), "the role \"crowd\"");
  EXPECT_FALSE(store->invite("ann", "everything"));
  // A member whose role was dropped can still be removed.
  makeRole("gone");
  ASSERT_TRUE(store->invite("gone", "edit"));
  ASSERT_TRUE((*PostgresConnection::connect(server_->address()))->execute("DROP ROLE gone"));
  const auto members = store->members();
  const auto gone = std::ranges::find(*members, std::string("gone"), &TeamMember::name);
  ASSERT_NE(gone, members->end());
  EXPECT_FALSE(gone->hasRole);
  EXPECT_TRUE(store->invite("gone", "none"));
}

TEST_F(TeamAdmin, OneAdministratorStays) {
  const auto store = made();
  ASSERT_TRUE(store);
  for (const char* role : {"ann", "bob", "leaver"}) makeRole(role);
  for (const char* rights : {"none", "look", "edit"})
    expectRefused(store->invite("owner", rights), "\"owner\" is the only administrator of");
  // One whose role is gone does not count.
  makeRole("ghost");
  ASSERT_TRUE(store->invite("ghost", "lead"));
  ASSERT_TRUE((*PostgresConnection::connect(server_->address()))->execute("DROP ROLE ghost"));
  expectRefused(store->invite("owner", "none"), "is the only administrator");

  ASSERT_TRUE(store->invite("leaver", "look"));
  ASSERT_TRUE(store->invite("ann", "lead"));
  const auto leaver = opened("leaver"), ann = opened("ann");
  expectRefused(leaver->invite("ann", "none"), "your role in \"" + name() + "\" is look, and this needs admin");
  ASSERT_TRUE(leaver->invite("leaver", "none")) << "oneself";
  EXPECT_FALSE(leaver->head());
  ASSERT_TRUE(store->invite("owner", "edit")) << "there is another";
  expectRefused(store->invite("bob", "look"), "An administrator can change your role: ann");
  ASSERT_TRUE(ann->invite("owner", "lead"));
  // Two that remove each other at once.
  for (int round = 0; round < 3; ++round) {
    std::thread other([&] { (void)ann->invite("owner", "none"); });
    (void)store->invite("ann", "none");
    other.join();
    auto owner = PostgresConnection::connect(server_->address());
    const auto left = (*owner)->with("SELECT name FROM scarp.member WHERE project = $1 AND rights = 'lead' AND name <> 'ghost'",
                                     store->project());
    ASSERT_TRUE(left);
    ASSERT_EQ(left->size(), 1);
    const bool mine = left->text(0, 0) == "owner";
    ASSERT_TRUE((mine ? store : ann)->invite(mine ? "ann" : "owner", "lead"));
  }
}

TEST_F(TeamAdmin, WhoIsRemovedLeavesEditsAndNothingElse) {
  const auto store = shared();
  makeRole("ann");
  ASSERT_TRUE(store->invite("ann", "edit"));
  LinkedEditor ann(server_->address("ann"), name());
  ASSERT_TRUE(perform(linkedStroke(0.0, 0.0), *ann.document_));
  ASSERT_TRUE(stepUntil({&ann}, [&] { return ann.settled() && ann.standing_.has_value(); }));
  ann.link().keepArea({0, 0, 100, 100}, 600s);
  ann.link().bePresent("{}");
  ASSERT_TRUE(stepUntil({&ann}, [&] { return ann.keeping_.has_value() && !ann.people_.empty(); }));
  EXPECT_EQ(counted("session", store->project()), 1);
  EXPECT_EQ(counted("lease", store->project()), 1);
  auto members = store->members();
  ASSERT_TRUE(members && members->size() == 2);
  EXPECT_TRUE(members->front().here);
  ASSERT_TRUE(members->front().seen);
  EXPECT_LT(std::chrono::system_clock::now() - *members->front().seen, 60s);

  // Less rights: nothing is kept from others any more.
  ASSERT_TRUE(store->invite("ann", "look"));
  EXPECT_EQ(counted("lease", store->project()), 0);
  ASSERT_TRUE(stepUntil({&ann}, [&] { return ann.standing_->rights == "look"; }));
  EXPECT_EQ(ann.broken_, "");
  ASSERT_TRUE(store->invite("ann", "edit"));
  ASSERT_TRUE(stepUntil({&ann}, [&] { return ann.standing_->rights == "edit"; }));

  ASSERT_TRUE(store->invite("ann", "none"));
  EXPECT_EQ(counted("session", store->project()), 0);
  EXPECT_EQ(counted("member", store->project()), 1);
  ASSERT_TRUE(stepUntil({&ann}, [&] { return !ann.broken_.empty(); }));
  EXPECT_EQ(ann.broken_, "you are no longer a member of this terrain");
  EXPECT_EQ(ann.state_, TeamState::Leaving);
  ASSERT_TRUE(perform(linkedStroke(20.0, 0.0), *ann.document_));
  EXPECT_EQ(ann.follower().waiting(), 1U) << "what is done now is kept here";
  const auto lines = store->lines(0, 10);
  ASSERT_TRUE(lines && lines->size() == 2);
  EXPECT_EQ(lines->back().author, "ann");
  // Also of those that were not connected when it happened.
  const auto standing = TeamStore::standingAt(server_->address("ann"), store->project());
  ASSERT_TRUE(standing);
  EXPECT_EQ(standing->lost(), "you are no longer a member of this terrain");
}

/// An action of a member delays its removal, or is refused after it.
TEST_F(TeamAdmin, NothingOfAMemberIsDoneAfterItsRemoval) {
  const auto store = shared();
  makeRole("ann");
  const std::string project = std::to_string(store->project());
  const std::string steps[] = {"scarp.be_present(" + project + ", 7, '{}')",
                               "scarp.take_block(" + project + ")",
                               "scarp.take_lease(" + project + ", 7, 8, '{0,0,9,9}', 60)",
                               "scarp.name_version(" + project + ", 1, clock_timestamp()::text)"};
  const auto waits = [&](PostgresConnection& watching) {
    for (const auto end = std::chrono::steady_clock::now() + 10s; std::chrono::steady_clock::now() < end;) {
      const auto rows = watching.with("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'");
      if (rows && rows->number(0, 0) > 0) return true;
      std::this_thread::sleep_for(5ms);
    }
    return false;
  };
  // At each of two levels of isolation, by turns.
  int turn = 0;
  for (const std::string& step : steps) {
    const std::string level = turn++ % 2 == 0 ? "READ COMMITTED" : "REPEATABLE READ";
    SCOPED_TRACE(step + " " + level);
    ASSERT_TRUE(store->invite("ann", "edit"));
    const auto ann = connected("ann");
    const auto lead = connected();
    const auto watching = connected();
    const std::string begin = "BEGIN ISOLATION LEVEL " + level + "; SELECT count(*) FROM scarp.project;";
    const std::string remove = "SELECT scarp.invite(" + project + ", 'ann', 'none')";
    // The removal waits for what has begun, and deletes it.
    ASSERT_TRUE(ann->execute(begin));
    const auto done = ann->execute("SELECT " + step);
    ASSERT_TRUE(done) << done.error().text();
    Result<void> removed;
    std::thread removing([&] { removed = lead->execute(remove); });
    EXPECT_TRUE(waits(*watching));
    EXPECT_TRUE(ann->execute("COMMIT"));
    removing.join();
    EXPECT_TRUE(removed) << removed.error().text();
    EXPECT_EQ(counted("session", store->project()), 0);
    EXPECT_EQ(counted("lease", store->project()), 0);
    // An edit that waits for the removal is refused.
    ASSERT_TRUE(store->invite("ann", "edit"));
    ASSERT_TRUE(ann->execute(begin));
    ASSERT_TRUE(lead->execute("BEGIN; " + remove));
    Result<void> late;
    std::thread doing([&] { late = ann->execute("SELECT " + step); });
    EXPECT_TRUE(waits(*watching));
    EXPECT_TRUE(lead->execute("COMMIT"));
    doing.join();
    EXPECT_FALSE(late);
    EXPECT_TRUE(ann->execute("ROLLBACK"));
    EXPECT_EQ(counted("session", store->project()), 0);
    EXPECT_EQ(counted("lease", store->project()), 0);
  }
  // An archived terrain takes no more areas either.
  ASSERT_TRUE(store->invite("ann", "edit"));
  const auto ann = connected("ann");
  const auto lead = connected();
  const auto watching = connected();
  ASSERT_TRUE(lead->execute("BEGIN; SELECT scarp.archive_project(" + project + ", true)"));
  Result<void> late;
  std::thread doing([&] { late = ann->execute("SELECT " + steps[2]); });
  EXPECT_TRUE(waits(*watching));
  EXPECT_TRUE(lead->execute("COMMIT"));
  doing.join();
  expectRefused(late, "this terrain is archived");
  EXPECT_EQ(counted("lease", store->project()), 0);
}

TEST_F(TeamAdmin, ARenamedTerrainIsFollowed) {
  const auto store = shared(200, 150);
  LinkedEditor editor(server_->address(), name());
  ASSERT_TRUE(store->rename("Renamed"));
  ASSERT_TRUE(stepUntil({&editor}, [&] { return editor.standing_ && editor.standing_->name == "Renamed"; }));
  // A new connection opens the terrain by its id.
  ASSERT_TRUE((*PostgresConnection::connect(server_->address()))
                  ->execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
                            "AND application_name = 'scarp'"));
  ASSERT_TRUE(perform(linkedStroke(30.0, 0.0), *editor.document_));
  ASSERT_TRUE(stepUntil({&editor}, [&] { return editor.settled() && editor.connected_; })) << editor.trouble_;
  EXPECT_EQ(editor.broken_, "");
  EXPECT_FALSE(TeamStore::open(server_->address(), name()));
}

TEST_F(TeamAdmin, ADeletedTerrainLeavesNothingAndOthersKeepTheirEdits) {
  const auto store = shared();
  const auto other = TeamStore::make(server_->address(), name() + " 2");
  ASSERT_TRUE(other);
  TerrainDocument first(test::fractalTerrain(300, 200));
  ASSERT_TRUE(shareDocument(**other, first));
  makeRole("ann");
  ASSERT_TRUE(store->invite("ann", "edit"));
  ASSERT_TRUE(store->nameVersion(1, "First"));
  LinkedEditor ann(server_->address("ann"), name()), away(server_->address("ann"), name());
  ann.link().bePresent("{}");
  ASSERT_TRUE(stepUntil({&ann}, [&] { return !ann.people_.empty(); }));
  const auto byAnn = opened("ann")->remove();
  ASSERT_FALSE(byAnn);
  EXPECT_NE(byAnn.error().text().find("this needs admin"), std::string::npos);
  {
    // Under another name since it was opened.
    const auto late = opened();
    expectRefused(store->rename(name() + " 2"), "has a terrain \"" + name() + " 2\" already");
    expectRefused(store->rename(""), "1 to 200 characters");
    expectRefused(store->rename(std::string(201, 'x')), "1 to 200 characters");
    ASSERT_TRUE(store->rename("Höhe \"7\" / %s"));
    EXPECT_EQ((*TeamStore::reopen(server_->address(), store->project(), name()))->name(), "Höhe \"7\" / %s");
    EXPECT_FALSE(late->remove());
  }
  ASSERT_TRUE(store->archive(true));
  EXPECT_TRUE(openTeam(*store)) << "it can be looked at";
  for (const auto& refused : {store->nameVersion(1, "x"), store->require("edit")})
    expectRefused(refused, "is archived: it can be looked at, not changed");
  EXPECT_FALSE(store->takeBlock());
  EXPECT_TRUE(store->invite("ann", "lead")) << "administration goes on";
  const auto gone = store->remove();
  ASSERT_TRUE(gone) << gone.error().text();
  EXPECT_EQ(*gone, "");
  for (const char* table : {"content", "slot", "slot_old", "change", "change_slot", "session", "lease", "version", "member"})
    EXPECT_EQ(counted(table, store->project()), 0) << table;
  EXPECT_GT(counted("content", (*other)->project()), 0);
  ASSERT_TRUE(stepUntil({&ann}, [&] { return !ann.broken_.empty(); }));
  EXPECT_EQ(ann.broken_, "this terrain was deleted on the server");
  EXPECT_EQ(ann.state_, TeamState::Leaving);
  ASSERT_TRUE(perform(linkedStroke(0.0, 0.0), *ann.document_));
  EXPECT_EQ(ann.follower().waiting(), 1U);
  EXPECT_EQ(TeamStore::standingAt(server_->address("ann"), store->project())->lost(), "this terrain was deleted on the server");
  // A terrain of the old name is another one.
  EXPECT_TRUE(TeamStore::make(server_->address(), name()));
}

TEST_F(TeamAdmin, OnlyContentsThatNoChangeRefersToArePruned) {
  const auto store = shared();
  const auto team = TeamSync::open(*store);
  ASSERT_TRUE(team);
  for (int i = 0; i < 3; ++i) {
    ASSERT_TRUE(perform(linkedStroke(10.0 * i, 0.0), (*team)->document()));
    ASSERT_TRUE((*team)->push());
  }
  const auto before = openTeamAt(*store, 2);
  ASSERT_TRUE(before);
  const std::int64_t used = counted("content", store->project());
  addUnused(*store, 20, 5000);
  const auto young = store->prune({});
  ASSERT_TRUE(young) << young.error().text();
  EXPECT_EQ(young->contents, 0) << "one may be uploaded for a change right now";
  const auto dry = store->prune({0s, true});
  ASSERT_TRUE(dry);
  EXPECT_EQ(dry->contents, 20);
  EXPECT_EQ(dry->contentBytes, 20 * 5000);
  EXPECT_EQ(counted("content", store->project()), used + 20);
  const auto pruned = store->prune({0s, false});
  ASSERT_TRUE(pruned);
  EXPECT_EQ(pruned->contents, 20);
  EXPECT_EQ(pruned->contentBytes, 20 * 5000);
  EXPECT_EQ(counted("content", store->project()), used);
  EXPECT_EQ(store->prune({0s, false})->contents, 0);
  // Every earlier state is there as before, and the latest edit can be undone.
  const auto after = openTeamAt(*store, 2);
  ASSERT_TRUE(after);
  EXPECT_TRUE(test::sameBits(test::samplesOf(before->document->heights()), test::samplesOf(after->document->heights())));
  EXPECT_TRUE(*(*team)->undo());
  makeRole("ann");
  ASSERT_TRUE(store->invite("ann", "edit"));
  EXPECT_FALSE(opened("ann")->prune({0s, true}));
}

TEST_F(TeamAdmin, NothingIsLostWhereEditorsCommitWhileItIsPruned) {
  const auto store = shared();
  std::atomic<bool> stop = false;
  std::atomic<int> committed = 0;
  std::vector<std::thread> editors;
  for (int i = 0; i < 2; ++i)
    editors.emplace_back([&, i] {
      const auto mine = TeamStore::open(server_->address(), name());
      ASSERT_TRUE(mine);
      const auto team = TeamSync::open(**mine);
      ASSERT_TRUE(team);
      for (int n = 0; !stop; ++n) {
        ASSERT_TRUE(perform(linkedStroke(-90.0 + 60.0 * i, 4.0 * (n % 9)), (*team)->document()));
        // Without a grace period a content may go between its upload and its change: the change is refused as a whole,
        // and sent again with its contents.
        for (int tries = 0; tries < 200; ++tries) {
          const auto pushed = (*team)->push();
          if (pushed) break;
          ASSERT_NE(pushed.error().text().find("a content of the change is missing"), std::string::npos)
              << pushed.error().text();
        }
        ASSERT_EQ((*team)->waiting(), 0U);
        ++committed;
      }
    });
  int prunes = 0;
  const auto end = std::chrono::steady_clock::now() + 20s;
  while ((prunes < 10 || committed < 8) && std::chrono::steady_clock::now() < end) {
    const auto pruned = store->prune({0s, false});
    ASSERT_TRUE(pruned) << pruned.error().text();
    ++prunes;
  }
  stop = true;
  for (std::thread& editor : editors) editor.join();
  EXPECT_GE(committed, 8);
  // Everything that any change wrote is there.
  auto owner = PostgresConnection::connect(server_->address());
  const auto missing = (*owner)->with(
      "SELECT count(*) FROM scarp.change_slot w WHERE w.project = $1 AND w.new > 0 AND NOT EXISTS "
      "(SELECT 1 FROM scarp.content c WHERE c.project = w.project AND c.cell = w.cell AND c.id = w.new)",
      store->project());
  ASSERT_TRUE(missing);
  EXPECT_EQ(missing->number(0, 0), 0);
  const std::int64_t head = *store->head();
  for (const std::int64_t seq : {std::int64_t{1}, head / 2, head}) EXPECT_TRUE(openTeamAt(*store, seq)) << seq;
}

}  // namespace
}  // namespace scarp
