#include "core/team/TeamStore.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <thread>

#include "core/team/TeamAdmin.h"
#include "core/team/TeamSchema.h"
#include "tests/team/TeamServer.h"

namespace scarp {
namespace {

using namespace std::chrono_literals;

/// Tiles of a ground of 10 × 10, as pieces.
TeamKey tileKey(const TeamStore& store, int column, int row) {
  return {teamCell(store.project(), column, row), 0, 0, row * 10 + column};
}

TeamContent content(const TeamKey& key, std::size_t bytes, std::uint8_t value) {
  return {key.cell, drawnTeamId(), 1, value, std::vector<std::byte>(bytes, std::byte{value}),
          std::vector<std::byte>(16, std::byte{value})};
}

/// A change of a square of 3 × 3 tiles, as long as nobody else makes one before.
TeamChange squareAt(TeamStore& store, int column, int row, std::uint8_t value) {
  TeamChange change;
  change.op = drawnTeamOp();
  change.box = {128 * column, 128 * row, 128 * (column + 3), 128 * (row + 3)};
  change.meta = R"({"op":"stroke"})";
  const auto now = store.slots();
  EXPECT_TRUE(now) << now.error().text();
  change.base = now->head;
  std::map<TeamKey, std::int64_t> revs;
  for (const TeamSlot& slot : now->slots) revs[slot.key] = slot.rev;
  std::vector<TeamContent> made;
  for (int r = row; r < row + 3; ++r)
    for (int c = column; c < column + 3; ++c) {
      const TeamKey key = tileKey(store, c, r);
      made.push_back(content(key, 3000, value));
      change.slots.push_back({key, revs[key], made.back().id});
    }
  const auto put = store.put(made);
  EXPECT_TRUE(put) << put.error().text();
  return change;
}

using TeamStoreOf = test::TeamServer;

TEST_F(TeamStoreOf, WhatHasChangedSinceItWasReadIsNotOverwritten) {
  const auto store = made();
  const auto other = opened();
  ASSERT_TRUE(store && other);
  const TeamChange mine = squareAt(*store, 0, 0, 1), theirs = squareAt(*other, 2, 2, 2);
  ASSERT_EQ(store->commit(mine)->outcome, CommitOutcome::Done);
  const auto late = other->commit(theirs);
  ASSERT_TRUE(late) << late.error().text();
  EXPECT_EQ(late->outcome, CommitOutcome::Stale) << "they share the tile 2, 2";
  EXPECT_EQ(store->slots()->slots.size(), 9U);
  // What was only read counts as well.
  TeamChange reads = squareAt(*other, 5, 5, 3);
  reads.slots.push_back({tileKey(*other, 1, 1), 0, TeamWrite::kOnlyRead});
  EXPECT_EQ(other->commit(reads)->outcome, CommitOutcome::Stale);
  reads.slots.back().seen = 1;
  EXPECT_EQ(other->commit(reads)->outcome, CommitOutcome::Done);
  EXPECT_EQ(store->slots()->slots.size(), 18U);
  const auto slots = store->slotsOf(2);
  EXPECT_EQ(std::ranges::count(*slots, TeamWrite::kOnlyRead, &TeamSlot::content), 1);
  EXPECT_EQ(slots->size(), 10U);
  // So does everything, for what read everything.
  TeamChange whole = squareAt(*other, 7, 7, 3);
  whole.whole = true;
  ASSERT_EQ(store->commit(squareAt(*store, 0, 6, 4))->outcome, CommitOutcome::Done);
  EXPECT_EQ(other->commit(whole)->outcome, CommitOutcome::Stale);
  whole.base = *other->head();
  EXPECT_EQ(other->commit(whole)->outcome, CommitOutcome::Done);
}

TEST_F(TeamStoreOf, ManyAtOnceMakeALogWithoutGapsThatGivesTheSlots) {
  constexpr int kEditors = 6, kChanges = 7;
  const auto store = made();
  ASSERT_TRUE(store);
  std::vector<std::thread> editors;
  std::vector<std::vector<TeamOp>> done(kEditors);
  std::atomic<int> stale = 0;
  const std::string terrain = name();
  for (int who = 0; who < kEditors; ++who)
    editors.emplace_back([&, who] {
      auto mine = TeamStore::open(server_->address(), terrain);
      ASSERT_TRUE(mine) << mine.error().text();
      std::mt19937 random(static_cast<unsigned>(who));
      for (int i = 0; i < kChanges; ++i)
        for (const int column = int(random() % 8), row = int(random() % 8);;) {
          const TeamChange change = squareAt(**mine, column, row, static_cast<std::uint8_t>(random()));
          const auto committed = (*mine)->commit(change);
          ASSERT_TRUE(committed) << committed.error().text();
          if (committed->outcome == CommitOutcome::Done) {
            done[static_cast<std::size_t>(who)].push_back(change.op);
            break;
          }
          EXPECT_EQ(committed->outcome, CommitOutcome::Stale);
          ++stale;
        }
    });
  for (std::thread& editor : editors) editor.join();
  const auto log = store->changesSince(0, 1000);
  ASSERT_TRUE(log);
  ASSERT_EQ(log->size(), std::size_t{kEditors * kChanges});
  std::set<TeamOp> ops;
  std::map<TeamKey, TeamSlot> replayed;
  for (std::size_t i = 0; i < log->size(); ++i) {
    EXPECT_EQ((*log)[i].seq, static_cast<std::int64_t>(i) + 1);
    EXPECT_TRUE(ops.insert((*log)[i].op).second);
    const auto wrote = store->slotsOf((*log)[i].seq);
    ASSERT_TRUE(wrote);
    for (const TeamSlot& slot : *wrote) replayed[slot.key] = slot;
    if (i % 20 == 7) {
      const auto then = store->slotsAt((*log)[i].seq);
      ASSERT_TRUE(then) << then.error().text();
      EXPECT_EQ(then->slots.size(), replayed.size());
      for (const TeamSlot& slot : then->slots) EXPECT_EQ(slot.content, replayed.at(slot.key).content);
    }
  }
  for (const auto& list : done)
    for (const TeamOp& op : list) EXPECT_TRUE(ops.contains(op));
  const auto now = store->slots();
  ASSERT_TRUE(now);
  EXPECT_EQ(now->head, kEditors * kChanges);
  ASSERT_EQ(now->slots.size(), replayed.size());
  for (const TeamSlot& slot : now->slots) {
    EXPECT_EQ(slot.content, replayed.at(slot.key).content);
    EXPECT_EQ(slot.rev, replayed.at(slot.key).rev);
  }
  EXPECT_GT(stale, 0) << "they met nowhere";
}

TEST_F(TeamStoreOf, EachDoesWhatTheirRightsAllowAndNothingElse) {
  const auto store = made();
  ASSERT_TRUE(store);
  for (const char* role : {"looker", "editor", "stranger"}) makeRole(role);
  ASSERT_TRUE(store->invite("looker", "look"));
  ASSERT_TRUE(store->invite("editor", "edit"));
  ASSERT_TRUE(store->commit(squareAt(*store, 0, 0, 1)));
  const auto other = TeamStore::make(server_->address(), name() + " 2");
  ASSERT_TRUE(other);
  ASSERT_TRUE((*other)->commit(squareAt(**other, 0, 0, 9)));

  const auto stranger = TeamStore::open(server_->address("stranger"), name());
  ASSERT_FALSE(stranger);
  EXPECT_NE(stranger.error().text().find("that you are a member of"), std::string::npos);
  EXPECT_TRUE(teamListings(server_->address("stranger"))->empty());
  const auto listed = teamListings(server_->address("editor"));
  ASSERT_TRUE(listed && listed->size() == 1);
  EXPECT_EQ(listed->front().name, name());
  EXPECT_EQ(listed->front().rights, "edit");
  EXPECT_FALSE(listed->front().archived);

  const auto looker = opened("looker"), editor = opened("editor");
  ASSERT_TRUE(looker && editor);
  EXPECT_EQ(looker->slots()->slots.size(), 9U);
  TeamChange change;
  change.op = drawnTeamOp();
  change.box = {0, 0, 1, 1};
  const auto refused = looker->commit(change);
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().text().find("you may look at this terrain, not change it"), std::string::npos);
  EXPECT_FALSE(looker->put(std::vector<TeamContent>{content(tileKey(*looker, 0, 0), 5, 1)}));
  EXPECT_FALSE(looker->takeBlock());
  EXPECT_FALSE(looker->takeLease(1, {0, 0, 9, 9}, 10s));
  EXPECT_FALSE(looker->invite("stranger", "look"));
  EXPECT_TRUE(looker->bePresent("{}"));

  EXPECT_EQ(editor->commit(squareAt(*editor, 4, 4, 2))->outcome, CommitOutcome::Done);
  EXPECT_FALSE(editor->invite("stranger", "lead"));
  EXPECT_FALSE(store->invite("nobody at all", "look"));

  // By hand, past the functions.
  for (const char* role : {"looker", "stranger"}) {  // TeamMembers tests those of an editor.
    auto by = PostgresConnection::connect(server_->address(role));
    ASSERT_TRUE(by);
    for (const char* statement :
         {"DELETE FROM scarp.content", "UPDATE scarp.content SET bytes = ''",
          "UPDATE scarp.slot SET content = 1", "TRUNCATE scarp.change", "UPDATE scarp.project SET head = 0",
          "DROP TABLE scarp.content", "INSERT INTO scarp.member VALUES (1, 'stranger', 'lead')",
          "UPDATE scarp.member SET rights = 'lead'", "INSERT INTO scarp.change SELECT * FROM scarp.change",
          "SELECT scarp.make_project(1, 'mine', 1, 1)",
          "INSERT INTO scarp.content (project, cell, id, form, sum, bytes, author) VALUES "
          "(1,1,1,1,1,'','owner')",
          "ALTER TABLE scarp.content DISABLE ROW LEVEL SECURITY"}) {
      const auto done = (*by)->with(statement);
      EXPECT_FALSE(done) << role << ": " << statement;
      EXPECT_EQ((*by)->latest().code, "42501") << role << ": " << statement;
    }
    const auto seen = (*by)->with("SELECT count(*), count(*) FILTER (WHERE project = $1) FROM scarp.content",
                                  store->project());
    ASSERT_TRUE(seen);
    EXPECT_EQ(seen->number(0, 0), seen->number(0, 1)) << "another terrain's";
    EXPECT_EQ(seen->number(0, 0) == 0, std::string(role) == "stranger");
    // Into a terrain that is not theirs.
    EXPECT_FALSE((*by)->with("INSERT INTO scarp.content (project, cell, id, form, sum, bytes) "
                             "VALUES ($1, 1, 1, 1, 1, '')",
                             (*other)->project()));
    EXPECT_EQ((*by)->latest().code, "42501");
  }
  // Who is no member any more sees nothing.
  ASSERT_TRUE(store->invite("editor", "none"));
  EXPECT_FALSE(editor->head());
  EXPECT_FALSE(editor->commit(change));
}

TEST(TeamSchema, KeepsToWhatSpreadDatabasesHave) {
  std::string schema = teamSchema();
  std::ranges::transform(schema, schema.begin(), [](unsigned char c) { return std::tolower(c); });
  for (const char* word : {"serial", "sequence", "trigger", "advisory", "foreign key", "references", "rule ",
                           "inherits", "partition", "tablespace", "extension", "identity", "unlogged"})
    EXPECT_EQ(schema.find(word), std::string::npos) << word;
  // Every function that acts for others looks nowhere else for names.
  std::size_t definers = 0;
  for (std::size_t at = schema.find("security definer"); at != std::string::npos;
       at = schema.find("security definer", at + 1)) {
    ++definers;
    EXPECT_EQ(schema.compare(at, 55, "security definer set search_path = scarp, pg_temp as $$"), 0);
  }
  EXPECT_GE(definers, 10U);
}

}  // namespace
}  // namespace scarp
