#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <limits>
#include <set>

#include "core/document/EditHistory.h"
#include "core/recovery/RecoveryJournal.h"
#include "core/team/TeamOpen.h"
#include "core/team/TeamSchema.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Terrains.h"
#include "tests/team/LinkedEditor.h"
#include "tests/team/MemoryEditors.h"
#include "tests/team/TeamServer.h"

namespace scarp {
namespace {

using namespace std::chrono_literals;
using test::LinkedEditor;

/// A terrain with a victim, who edits with Scarp, and an attacker, who may edit too and writes SQL.
class TeamMembers : public test::TeamServer {
 protected:
  void SetUp() override {
    TeamServer::SetUp();
    if (IsSkipped()) return;
    makeRole("victim");
    makeRole("attacker");
  }
  void share() {
    const auto store = made();
    ASSERT_TRUE(store);
    shareIn(*store);
  }
  static void shareIn(TeamStore& store) {
    ASSERT_TRUE(shareDocument(store, TerrainDocument(test::groundOf(300, 200))));
    ASSERT_TRUE(store.invite("victim", "edit"));
    ASSERT_TRUE(store.invite("attacker", "edit"));
  }
  /// The same in a database of its own with the tables of an earlier version.
  void shareInOldDatabase() {
    database_ = "old_" + std::to_string(drawnTeamId());
    auto in = PostgresConnection::connect(madeDatabase(database_, 3));
    ASSERT_TRUE(in);
    ASSERT_TRUE((*in)->with("SELECT scarp.make_project($1, $2, $3, 1)", drawnTeamId(), name(), drawnTeamId()));
    shareIn(*store("owner"));
  }
  [[nodiscard]] std::string address(const std::string& role) const {
    return database_.empty() ? server_->address(role) : otherDatabase(database_, role);
  }
  [[nodiscard]] std::unique_ptr<TeamStore> store(const std::string& role) const {
    auto opened = TeamStore::open(address(role), name());
    EXPECT_TRUE(opened) << opened.error().text();
    return opened ? std::move(*opened) : nullptr;
  }
  [[nodiscard]] std::unique_ptr<PostgresConnection> sqlOf(const std::string& role) const {
    auto connection = PostgresConnection::connect(address(role));
    EXPECT_TRUE(connection) << connection.error().text();
    return std::move(*connection);
  }
  /// Commits nothing under an id, as the attacker who knows it and pretends to be a session.
  void occupy(const TeamOp& op, std::int64_t session) const {
    const auto attacker = store("attacker");
    attacker->becomeSession(session);
    TeamChange empty;
    empty.op = attacker->opFor(op);
    empty.meta = R"({"name":"Nothing"})";
    const auto done = attacker->commit(empty);
    ASSERT_TRUE(done) << done.error().text();
    ASSERT_EQ(done->outcome, CommitOutcome::Done);
  }
  /// Whether a client that opens the log gets the victim's ground.
  void expectStored(const TerrainDocument& document, const std::string& what) const {
    const auto fresh = openTeam(*store("owner"));
    ASSERT_TRUE(fresh) << fresh.error().text();
    EXPECT_TRUE(test::sameBits(test::samplesOf(fresh->document->heights()), test::samplesOf(document.heights()))) << what;
  }
  std::string database_;
};

TEST_F(TeamMembers, WhoKnowsAnIdInAdvanceStealsNoEdit) {
  share();
  const auto log = store("victim");
  const auto team = TeamSync::open(*log);
  ASSERT_TRUE(team) << team.error().text();
  for (int i = 0; i < 4; ++i) {
    ASSERT_TRUE(perform(test::linkedStroke(-90.0 + 50.0 * i, 20.0), (*team)->document()));
    occupy((*team)->follower().nextOp(), i % 2 == 0 ? log->session() : drawnTeamId());
    const auto pushed = (*team)->push();
    ASSERT_TRUE(pushed) << pushed.error().text();
    expectStored((*team)->document(), "edit " + std::to_string(i));
  }
  ASSERT_TRUE((*team)->undo());
  expectStored((*team)->document(), "undone");
  EXPECT_EQ(log->changesSince(0)->size(), 1U + 4U + 4U + 1U);
}

TEST_F(TeamMembers, NorInADatabaseThatWasNotUpgraded) {
  shareInOldDatabase();
  const auto log = store("victim");
  const auto team = TeamSync::open(*log);
  ASSERT_TRUE(team) << team.error().text();
  for (int i = 0; i < 3; ++i) {
    ASSERT_TRUE(perform(test::linkedStroke(-90.0 + 50.0 * i, 20.0), (*team)->document()));
    EXPECT_EQ(log->opFor((*team)->follower().nextOp()).high, 0U);
    occupy((*team)->follower().nextOp(), i == 1 ? log->session() : drawnTeamId());
    const auto pushed = (*team)->push();
    ASSERT_TRUE(pushed) << pushed.error().text();
    expectStored((*team)->document(), "edit " + std::to_string(i));
  }
  // Such a database lets anybody pretend to have undone the change of somebody else.
  const auto last = log->changesSince(0)->back();
  const auto attacker = store("attacker");
  TeamChange pretends;
  pretends.op = attacker->opFor(drawnTeamOp());
  pretends.undoes = last.op;
  pretends.meta = R"({"name":"Undo"})";
  ASSERT_EQ(attacker->commit(pretends)->outcome, CommitOutcome::Done);
  const HeightRaster before = (*team)->document().heights();
  ASSERT_TRUE((*team)->undo());
  EXPECT_FALSE(test::sameBits(test::samplesOf(before), test::samplesOf((*team)->document().heights())));
  expectStored((*team)->document(), "undone");
}

TEST_F(TeamMembers, NorOfEditsThatWaitedWhenTheProgramEnded) {
  for (const bool earlier : {false, true}) {
    database_.clear();
    earlier ? shareInOldDatabase() : share();
    const test::TempFolder folder;
    TeamBase base{"postgresql://victim@server/scarp", name()};
    TeamOp known, taken;
    {
      const auto log = store("victim");
      const auto team = TeamSync::open(*log);
      ASSERT_TRUE(team) << team.error().text();
      base.project = log->project();
      base.epoch = log->epoch();
      base.head = (*team)->head();
      base.session = log->session();
      // A journal of an earlier version: ids that the attacker can compute.
      if (earlier) base.secret = 4711;
      RecoveryJournal journal((*team)->document(), folder.path().string(), base);
      ASSERT_TRUE(perform(test::linkedStroke(-60.0, -20.0), (*team)->document()));
      ASSERT_TRUE(perform(test::linkedStroke(10.0, -20.0), (*team)->document()));
      (*team)->keepIn(&journal, base);
      known = (*team)->follower().nextOp();
      EXPECT_EQ(known.high == 0, earlier);
      // The first comes through, and its answer is lost; the attacker has the id of the second.
      auto draft = (*team)->follower().draft();
      ASSERT_TRUE(draft) << draft.error().text();
      TeamParcel parcel = packed(std::move(*draft));
      parcel.change.op = log->opFor(parcel.change.op);
      ASSERT_TRUE(log->put(parcel.contents));
      ASSERT_EQ(log->commit(parcel.change)->outcome, CommitOutcome::Done);
      taken = (*team)->follower().opOf((*team)->document().history().record(1).id);
      ASSERT_NE(taken, known);
      EXPECT_TRUE(journal.flush());
      (*team)->keepIn(nullptr, {});
    }
    occupy(taken, drawnTeamId());
    const auto log = store("victim");
    auto resumed = resumeTeam(*log, folder.path().string());
    ASSERT_TRUE(resumed) << resumed.error().text();
    EXPECT_EQ(resumed->known, 1U);
    const TeamBase then = resumed->base;
    const auto resume = resumed->resume;
    const auto team = TeamSync::of(*log, std::move(resumed->team));
    RecoveryJournal journal(team->document(), folder.path().string(), then, {}, resume);
    team->keepIn(&journal, then);
    EXPECT_EQ(team->waiting(), 1U);
    const auto pushed = team->push();
    ASSERT_TRUE(pushed) << pushed.error().text();
    expectStored(team->document(), earlier ? "earlier" : "now");
    EXPECT_EQ(log->changesSince(0)->size(), 4U) << "shared, two strokes, and what the attacker did";
    EXPECT_TRUE(journal.flush());
    EXPECT_FALSE(std::filesystem::exists(folder.path() / "journal"));
    team->keepIn(nullptr, {});
  }
}

TEST_F(TeamMembers, CallsThatAreMalformedOrInAnothersNameChangeNothing) {
  share();
  {
    const auto log = store("victim");
    const auto team = TeamSync::open(*log);
    ASSERT_TRUE(team && perform(test::linkedStroke(0.0, 0.0), (*team)->document()));
    ASSERT_TRUE((*team)->push());
    ASSERT_TRUE(log->nameVersion(2, "Mine"));
  }
  const auto sql = sqlOf("attacker");
  const auto owner = sqlOf("owner");
  const std::string project = std::to_string(store("owner")->project());
  const std::string op = "'00000000-0000-0000-0000-0000000000aa'::uuid", none = "'00000000-0000-0000-0000-000000000000'::uuid";
  struct Call {
    std::string session = "5", op = "", base = "2", undoes = "", whole = "0", box = "'{0,0,1,1}'", meta = "'{}'",
                cell = "'{7}'", role = "'{0}'", layer = "'{0}'", slot = "'{3}'", rev = "'{0}'", content = "'{0}'";
  };
  const auto commit = [&](const Call& call) {
    return "SELECT scarp.commit(" + project + "," + call.session + "," + (call.op.empty() ? op : call.op) + "," + call.base +
           "," + (call.undoes.empty() ? none : call.undoes) + "," + call.whole + "," + call.box + "," + call.meta + "," +
           call.cell + "," + call.role + "," + call.layer + "," + call.slot + "," + call.rev + "," + call.content + ")";
  };
  const std::string theirs = "(SELECT op FROM scarp.change WHERE project = " + project + " AND seq = 2)";
  std::vector<std::string> refused{
      commit({.session = "NULL"}), commit({.op = "NULL::uuid"}), commit({.op = none}), commit({.base = "NULL"}),
      commit({.base = "-1"}), commit({.base = "3"}), commit({.base = "9223372036854775807"}), commit({.undoes = "NULL::uuid"}),
      commit({.undoes = theirs}), commit({.undoes = "'00000000-0000-0000-0000-0000000000bb'::uuid"}), commit({.whole = "NULL"}),
      commit({.box = "NULL"}), commit({.box = "'{}'"}), commit({.box = "'{0,0,1}'"}), commit({.box = "'{NULL,NULL,NULL,NULL}'"}),
      commit({.box = "'{0,0,1,NULL}'"}), commit({.box = "'[5:8]={0,0,1,1}'"}), commit({.box = "'{{0},{0},{1},{1}}'"}),
      commit({.meta = "NULL"}), commit({.meta = "repeat('x', 8388609)"}), commit({.cell = "NULL"}), commit({.cell = "'{NULL}'"}),
      commit({.cell = "'{7,8}'"}), commit({.role = "NULL"}), commit({.role = "'{NULL}'"}), commit({.role = "'{40000}'"}),
      commit({.layer = "'{NULL}'"}), commit({.slot = "'{NULL}'"}), commit({.rev = "'{NULL}'"}), commit({.rev = "NULL"}),
      commit({.content = "'{NULL}'"}), commit({.content = "'{-2}'"}), commit({.content = "'{-9223372036854775808}'"}),
      commit({.content = "'{4711}'"}),
      commit({.cell = "'{7,7}'", .role = "'{0,0}'", .layer = "'{0,0}'", .slot = "'{3,3}'", .rev = "'{0,0}'", .content = "'{0,0}'"}),
      commit({.cell = "array_fill(7::bigint, ARRAY[1000001])"})};
  for (const char* rest :
       {"take_lease(P, NULL, 1, '{0,0,1,1}', 10)", "take_lease(P, 5, NULL, '{0,0,1,1}', 10)", "take_lease(P, 5, 1, NULL, 10)",
        "take_lease(P, 5, 1, '{NULL,NULL,NULL,NULL}', 10)", "take_lease(P, 5, 1, '{0,0,1,1}', NULL)",
        "take_lease(P, 5, 1, '{0,0,1,1}', 601)", "take_lease(P, 5, 1, '{0,0,1,1}', -1)", "be_present(P, NULL, '')",
        "be_present(P, 5, NULL)", "be_present(P, 5, repeat('x', 4001))", "name_version(P, 99, 'x')", "name_version(P, NULL, 'x')",
        "name_version(P, -1, 'x')", "name_version(P, 2, NULL)", "name_version(P, 2, '')", "name_version(P, 2, 'Mine')",
        "name_version(NULL, 2, 'x')", "take_block(NULL)", "invite(P, 'attacker', 'lead')", "invite(P, 'victim', 'none')",
        "invite(P, 'victim', NULL)", "invite(NULL, NULL, NULL)", "must(P, 'look')", "make_project(1, 'x', 1, 1)"}) {
    std::string call = rest;
    call.replace(call.find('P') == std::string::npos ? call.size() : call.find('P'), call.find('P') == std::string::npos ? 0 : 1,
                 project);
    refused.push_back("SELECT scarp." + call);
  }
  for (const char* rest :
       {"UPDATE scarp.version SET name = 'Other'", "UPDATE scarp.version SET author = 'attacker'", "DELETE FROM scarp.version",
        "INSERT INTO scarp.version VALUES (P, 1, 'Mine', 'victim')", "UPDATE scarp.change SET author = 'victim'",
        "UPDATE scarp.lease SET until = now()", "DELETE FROM scarp.lease", "UPDATE scarp.content SET sum = 1",
        "UPDATE scarp.content SET author = 'victim'", "DELETE FROM scarp.content", "UPDATE scarp.schema_version SET version = 9",
        "INSERT INTO scarp.schema_version VALUES (9)", "UPDATE scarp.session SET author = 'victim'",
        "INSERT INTO scarp.content (project, cell, id, form, sum, bytes, made) VALUES (P, 1, 1, 1, 1, '', now())",
        "INSERT INTO scarp.content (project, cell, id, form, sum, bytes) VALUES (1, 1, 1, 1, 1, '')",
        "INSERT INTO scarp.content (project, cell, id, form, sum, bytes) VALUES (P, 1, -1, 1, 1, '')",
        "INSERT INTO scarp.content (project, cell, id, form, sum, bytes) VALUES (P, 1, 1, NULL, 1, '')",
        "INSERT INTO scarp.content (project, cell, id, form, sum, bytes, coarse) VALUES (P, 1, 1, 1, 1, '', convert_to(repeat('x', 4097), 'UTF8'))",
        "CREATE FUNCTION scarp.meet(bigint[], bigint[], int) RETURNS boolean LANGUAGE sql AS 'SELECT false'",
        "CREATE TABLE scarp.mine (x int)", "SET SESSION AUTHORIZATION victim", "SET ROLE victim"}) {
    std::string statement = rest;
    if (const auto at = statement.find("(P,"); at != std::string::npos) statement.replace(at + 1, 1, project);
    refused.push_back(statement);
  }
  const auto everything = [&] {
    std::string all;
    for (const char* table : {"project", "member", "content", "slot", "slot_old", "change", "change_slot", "session", "lease", "version",
                              "schema_version"}) {
      const auto rows = owner->with(("SELECT coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') FROM scarp." +
                                     std::string(table) + " t").c_str());
      EXPECT_TRUE(rows) << table;
      if (rows) all += std::string(rows->text(0, 0)) + " ";
    }
    return all;
  };
  const std::string before = everything();
  for (const std::string& statement : refused) {
    const auto done = sql->with(statement.c_str());
    EXPECT_FALSE(done) << statement;
    EXPECT_FALSE(sql->lost());
  }
  EXPECT_EQ(everything(), before);
  // The functions find the tables even with a search path and a temporary schema of the attacker.
  ASSERT_TRUE(sql->execute("CREATE TEMP TABLE member (project bigint, name text, rights text);"
                           "CREATE TEMP TABLE lease (project bigint); SET search_path = pg_temp, public"));
  EXPECT_FALSE(sql->with(("SELECT scarp.invite(" + project + ", 'attacker', 'lead')").c_str()));
  EXPECT_TRUE(sql->with(commit({}).c_str())) << sql->latest().error.message;
}

TEST_F(TeamMembers, AnAreaOfSomebodyElseIsNeitherReleasedNorEntered) {
  share();
  const auto victim = store("victim");
  const GridRect area{100, 100, 200, 200};
  ASSERT_TRUE(*victim->takeLease(-77, area, 60s));
  const auto attacker = store("attacker");
  attacker->becomeSession(victim->session());
  // Everything under the victim's session and lease, which anybody can read.
  EXPECT_TRUE(attacker->endLease(-77));
  EXPECT_TRUE(attacker->leave());
  EXPECT_FALSE(*attacker->takeLease(-77, {0, 0, 1, 1}, 1s)) << "moved elsewhere";
  EXPECT_FALSE(*attacker->takeLease(-5, area, 60s));
  TeamChange change;
  change.op = drawnTeamOp();
  change.box = area;
  change.meta = "{}";
  EXPECT_EQ(attacker->commit(change)->outcome, CommitOutcome::Leased);
  EXPECT_EQ(attacker->keeperOf(area), "victim");
  ASSERT_EQ(attacker->kept()->size(), 1U);
  EXPECT_EQ(attacker->kept()->front().session, 0) << "it is not the attacker's";
  EXPECT_EQ(victim->kept()->front().session, victim->session());
  EXPECT_EQ(victim->commit(change)->outcome, CommitOutcome::Done);
  // Nor is the victim hidden, or shown as the attacker.
  ASSERT_TRUE(attacker->bePresent("{}"));
  ASSERT_TRUE(victim->bePresent(R"({"at":[1,2]})"));
  const auto people = victim->people();
  ASSERT_TRUE(people && people->size() == 2U);
  for (const TeamPerson& person : *people) EXPECT_EQ(person.session == victim->session(), person.name == "victim") << person.name;
  // Nobody fills the lists of the others.
  int taken = 0;
  for (int i = 1; i <= 102; ++i)
    taken += attacker->takeLease(-1000 - i, {300 + i, 0, 301 + i, 1}, 60s) ? 1 : 0;
  EXPECT_EQ(taken, 100);
  const auto crowd = sqlOf("attacker");
  int sessions = 0;
  for (int i = 1; i <= 102; ++i)
    sessions += crowd->with("SELECT scarp.be_present($1, $2, '')", victim->project(), i) ? 1 : 0;
  EXPECT_LE(sessions, 100);
  EXPECT_EQ(std::ranges::count(*victim->people(), "victim", &TeamPerson::name), 1);
}

TEST_F(TeamMembers, ContentsOfSomebodyElseStandForNoneOfMine) {
  share();
  const auto log = store("victim"), attacker = store("attacker");
  const auto team = TeamSync::open(*log);
  ASSERT_TRUE(team) << team.error().text();
  // Under the id of one of mine.
  ASSERT_TRUE(perform(test::linkedStroke(0.0, 0.0), (*team)->document()));
  auto draft = (*team)->follower().draft();
  ASSERT_TRUE(draft);
  const TeamParcel parcel = packed(std::move(*draft));
  TeamContent forged = parcel.contents.front();
  forged.bytes.assign(10, std::byte{1});
  ASSERT_TRUE(attacker->put(std::span(&forged, 1)));
  const auto put = log->put(parcel.contents);
  ASSERT_FALSE(put);
  EXPECT_NE(put.error().text().find("has a content of somebody else under an id of this edit"),
            std::string::npos);
  // With other ids it goes through, and may be sent again.
  ASSERT_TRUE((*team)->push());
  expectStored((*team)->document(), "with other ids");
  ASSERT_TRUE(perform(test::linkedStroke(60.0, 0.0), (*team)->document()));
  auto next = (*team)->follower().draft();
  ASSERT_TRUE(next);
  const TeamParcel twice = packed(std::move(*next));
  EXPECT_TRUE(log->put(twice.contents));
  EXPECT_TRUE(log->put(twice.contents));
}

TEST_F(TeamMembers, APieceInAnothersPlaceEndsTheFollowingAndIsNotOpened) {
  share();
  const auto log = store("victim"), attacker = store("attacker");
  const auto team = TeamSync::open(*log);
  ASSERT_TRUE(team) << team.error().text();
  const auto slots = attacker->slots();
  ASSERT_TRUE(slots);
  const auto ground = std::ranges::find_if(slots->slots, [](const TeamSlot& slot) { return slot.key.role == 0; });
  ASSERT_NE(ground, slots->slots.end());
  const auto contents = attacker->contents(std::vector{ground->key.cell}, std::vector{ground->content}, {});
  ASSERT_TRUE(contents && contents->size() == 1U);
  TeamContent copy = contents->front();
  copy.cell = std::numeric_limits<std::int64_t>::min();
  copy.id = drawnTeamId();
  ASSERT_TRUE(attacker->put(std::span(&copy, 1)));
  TeamKey elsewhere = ground->key;
  elsewhere.cell = copy.cell;
  TeamChange change;
  change.op = drawnTeamOp();
  change.base = slots->head;
  change.meta = "{}";
  change.slots.push_back({elsewhere, 0, copy.id});
  ASSERT_EQ(attacker->commit(change)->outcome, CommitOutcome::Done);
  const auto pulled = (*team)->pull();
  ASSERT_FALSE(pulled);
  EXPECT_NE(pulled.error().text().find("a piece in another's place"), std::string::npos)
      << pulled.error().text();
  const auto fresh = openTeam(*store("owner"));
  ASSERT_FALSE(fresh);
  EXPECT_NE(fresh.error().text().find("a piece in another's place"), std::string::npos);
  // An earlier state can be brought back.
  ASSERT_TRUE(*bringBack(*store("owner"), 1, "before"));
  const auto again = openTeam(*store("victim"));
  EXPECT_TRUE(again) << again.error().text();
}

TEST_F(TeamMembers, NotificationsAndNumbersOfBlocksHarmNobody) {
  share();
  LinkedEditor victim(address("victim"), name());
  const auto sql = sqlOf("attacker");
  const std::string channel = "scarp_" + std::to_string(store("owner")->project());
  for (const char* payload : {"", "-1", "9223372036854775807", "presence", "lease", "change", "\t\n", "99999999999999999999"})
    for (int i = 0; i < 50; ++i) ASSERT_TRUE(sql->with("SELECT pg_notify($1, $2)", channel, payload));
  ASSERT_TRUE(perform(test::linkedStroke(-60.0, -20.0), *victim.document_));
  ASSERT_TRUE(test::stepUntil({&victim}, [&] { return victim.settled(); })) << victim.trouble_;
  expectStored(*victim.document_, "after notifications");
  ASSERT_TRUE(sqlOf("owner")->with("UPDATE scarp.project SET blocks = 1048573 WHERE name = $1", name()));
  std::set<LayerId> first;
  for (int i = 0; i < 4; ++i) {
    const auto opened = openTeam(*store("victim"));
    ASSERT_TRUE(opened) << opened.error().text();
    first.insert(opened->document->ids().layers.next());
  }
  EXPECT_EQ(first.size(), 4U);
}

}  // namespace
}  // namespace scarp
