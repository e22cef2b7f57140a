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
  EXPECT_TRUE(now) << now.error().message;
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
  EXPECT_TRUE(put) << put.error().message;
  return change;
}

class TeamStoreOf : public test::TeamServer {};

TEST_F(TeamStoreOf, ContentsAndSlotsComeBackAsTheyWent) {
  const auto store = made();
  ASSERT_TRUE(store);
  EXPECT_EQ(*store->head(), 0);
  EXPECT_TRUE(store->slots()->slots.empty());
  const TeamChange change = squareAt(*store, 2, 3, 7);
  const auto done = store->commit(change);
  ASSERT_TRUE(done) << done.error().message;
  EXPECT_EQ(done->outcome, CommitOutcome::Done);
  EXPECT_EQ(done->seq, 1);
  const auto now = store->slots();
  ASSERT_TRUE(now);
  EXPECT_EQ(now->head, 1);
  ASSERT_EQ(now->slots.size(), 9U);
  std::vector<std::int64_t> cells, ids;
  for (const TeamSlot& slot : now->slots) {
    EXPECT_EQ(slot.rev, 1);
    cells.push_back(slot.key.cell);
    ids.push_back(slot.content);
  }
  const auto contents = store->contents(cells, ids, {});
  ASSERT_TRUE(contents);
  ASSERT_EQ(contents->size(), 9U);
  for (const TeamContent& one : *contents) {
    EXPECT_EQ(one.bytes, std::vector<std::byte>(3000, std::byte{7}));
    EXPECT_EQ(one.coarse.size(), 16U);
    EXPECT_EQ(one.sum, 7U);
  }
  const auto log = store->changesSince(0);
  ASSERT_TRUE(log);
  ASSERT_EQ(log->size(), 1U);
  EXPECT_EQ(log->front().op, change.op);
  EXPECT_EQ(log->front().author, "owner");
  EXPECT_EQ(log->front().session, store->session());
  EXPECT_EQ(log->front().meta, change.meta);
  EXPECT_EQ(log->front().box, change.box);
  EXPECT_EQ(store->slotsOf(1)->size(), 9U);
  EXPECT_TRUE(store->changesSince(1)->empty());
}

TEST_F(TeamStoreOf, AChangeThatIsSentAgainIsDoneOnce) {
  const auto store = made();
  ASSERT_TRUE(store);
  const TeamChange change = squareAt(*store, 0, 0, 1);
  ASSERT_TRUE(store->commit(change));
  const auto other = opened();
  EXPECT_EQ(other->commit(change)->outcome, CommitOutcome::Taken) << "another session";
  other->becomeSession(store->session());
  const auto again = other->commit(change);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->outcome, CommitOutcome::Known);
  EXPECT_EQ(again->seq, 1);
  EXPECT_EQ(*store->head(), 1);
}

TEST_F(TeamStoreOf, WhatHasChangedSinceItWasReadIsNotOverwritten) {
  const auto store = made();
  const auto other = opened();
  ASSERT_TRUE(store && other);
  const TeamChange mine = squareAt(*store, 0, 0, 1), theirs = squareAt(*other, 2, 2, 2);
  ASSERT_EQ(store->commit(mine)->outcome, CommitOutcome::Done);
  const auto late = other->commit(theirs);
  ASSERT_TRUE(late) << late.error().message;
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

TEST_F(TeamStoreOf, AChangeWithoutItsContentsOrMalformedIsRefused) {
  const auto store = made();
  ASSERT_TRUE(store);
  TeamChange change = squareAt(*store, 0, 0, 1);
  change.slots[4].content = drawnTeamId();
  const auto missing = store->commit(change);
  ASSERT_FALSE(missing);
  EXPECT_NE(missing.error().message.find("a content of the change is missing"), std::string::npos);
  change = squareAt(*store, 0, 0, 1);
  change.op = {};
  EXPECT_FALSE(store->commit(change));
  EXPECT_EQ(*store->head(), 0);
  EXPECT_TRUE(store->slots()->slots.empty());
}

TEST_F(TeamStoreOf, ManyAtOnceMakeALogWithoutGapsThatGivesTheSlots) {
  constexpr int kEditors = 8, kChanges = 10;
  const auto store = made();
  ASSERT_TRUE(store);
  std::vector<std::thread> editors;
  std::vector<std::vector<TeamOp>> done(kEditors);
  std::atomic<int> stale = 0;
  const std::string terrain = name();
  for (int who = 0; who < kEditors; ++who)
    editors.emplace_back([&, who] {
      auto mine = TeamStore::open(server_->address(), terrain);
      ASSERT_TRUE(mine) << mine.error().message;
      std::mt19937 random(static_cast<unsigned>(who));
      for (int i = 0; i < kChanges; ++i)
        for (const int column = int(random() % 8), row = int(random() % 8);;) {
          const TeamChange change = squareAt(**mine, column, row, static_cast<std::uint8_t>(random()));
          const auto committed = (*mine)->commit(change);
          ASSERT_TRUE(committed) << committed.error().message;
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
      ASSERT_TRUE(then) << then.error().message;
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
  EXPECT_NE(stranger.error().message.find("that you are a member of"), std::string::npos);
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
  EXPECT_NE(refused.error().message.find("you may look at this terrain, not change it"), std::string::npos);
  EXPECT_FALSE(looker->put(std::vector<TeamContent>{content(tileKey(*looker, 0, 0), 5, 1)}));
  EXPECT_FALSE(looker->takeBlock());
  EXPECT_FALSE(looker->takeLease(1, {0, 0, 9, 9}, 10s));
  EXPECT_FALSE(looker->invite("stranger", "look"));
  EXPECT_TRUE(looker->bePresent("{}"));

  EXPECT_EQ(editor->commit(squareAt(*editor, 4, 4, 2))->outcome, CommitOutcome::Done);
  EXPECT_FALSE(editor->invite("stranger", "lead"));
  EXPECT_FALSE(store->invite("nobody at all", "look"));

  // By hand, past the functions.
  for (const char* role : {"looker", "editor", "stranger"}) {
    auto by = PostgresConnection::connect(server_->address(role));
    ASSERT_TRUE(by);
    for (const char* statement :
         {"DELETE FROM scarp.content", "DELETE FROM scarp.change", "UPDATE scarp.content SET bytes = ''",
          "UPDATE scarp.change SET meta = ''", "UPDATE scarp.slot SET content = 1", "DELETE FROM scarp.slot",
          "TRUNCATE scarp.change", "UPDATE scarp.project SET head = 0", "DROP TABLE scarp.content",
          "INSERT INTO scarp.member VALUES (1, 'stranger', 'lead')", "UPDATE scarp.member SET rights = 'lead'",
          "INSERT INTO scarp.change SELECT * FROM scarp.change", "DELETE FROM scarp.session",
          "SELECT scarp.make_project(1, 'mine', 1, 1)", "SELECT scarp.must(1, 'look')",
          "INSERT INTO scarp.content (project, cell, id, form, sum, bytes, author) VALUES (1,1,1,1,1,'','owner')",
          "ALTER TABLE scarp.content DISABLE ROW LEVEL SECURITY",
          "CREATE FUNCTION scarp.mine() RETURNS integer LANGUAGE sql AS 'SELECT 1'"}) {
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

TEST_F(TeamStoreOf, ALeaseKeepsAnAreaForItsSessionForItsTime) {
  const auto store = made();
  const auto other = opened();
  ASSERT_TRUE(store && other);
  const std::int64_t lease = drawnTeamId();
  EXPECT_TRUE(*store->takeLease(lease, {0, 0, 384, 384}, 600s));
  EXPECT_FALSE(*other->takeLease(drawnTeamId(), {299, 299, 400, 400}, 600s));
  EXPECT_TRUE(*other->takeLease(drawnTeamId(), {500, 0, 600, 400}, 1s));
  EXPECT_EQ(other->commit(squareAt(*other, 0, 0, 1))->outcome, CommitOutcome::Leased);
  EXPECT_EQ(store->commit(squareAt(*store, 0, 0, 1))->outcome, CommitOutcome::Done);
  EXPECT_EQ(store->commit(squareAt(*store, 2, 0, 1))->outcome, CommitOutcome::Leased);
  // Areas that persons keep are seen; leases for an edit are not.
  ASSERT_TRUE(*store->takeLease(-drawnTeamId(), {700, 0, 1084, 300}, 1s));
  const auto seen = other->kept();
  ASSERT_TRUE(seen) << seen.error().message;
  ASSERT_EQ(seen->size(), 1U);
  EXPECT_EQ(seen->front(), (TeamKept{store->session(), "owner", {700, 0, 1084, 300}}));
  EXPECT_EQ(other->keeperOf({1000, 200, 1100, 400}), "owner");
  EXPECT_EQ(store->keeperOf({1000, 200, 1100, 400}), "") << "one's own";
  EXPECT_EQ(other->keeperOf({1084, 300, 1100, 400}), "");
  std::this_thread::sleep_for(1100ms);
  EXPECT_TRUE(other->kept()->empty()) << "by the server's clock";
  EXPECT_EQ(store->commit(squareAt(*store, 2, 0, 1))->outcome, CommitOutcome::Done);
  ASSERT_TRUE(store->endLease(lease));
  EXPECT_EQ(other->commit(squareAt(*other, 0, 0, 1))->outcome, CommitOutcome::Done);
  EXPECT_TRUE(*store->takeLease(lease, {0, 0, 384, 384}, 600s));
  ASSERT_TRUE(store->leave());
  EXPECT_EQ(other->commit(squareAt(*other, 0, 0, 1))->outcome, CommitOutcome::Done);
}

TEST_F(TeamStoreOf, ChangesOfOthersAreHeardAndBlocksGivenOnce) {
  const auto store = made();
  const auto other = opened();
  ASSERT_TRUE(store && other);
  const TeamChange change = squareAt(*other, 0, 0, 1);
  const auto begin = std::chrono::steady_clock::now();
  std::thread tells([&] {
    std::this_thread::sleep_for(50ms);
    EXPECT_TRUE(other->commit(change));
  });
  EXPECT_TRUE(store->wait(20s));
  tells.join();
  EXPECT_LT(std::chrono::steady_clock::now() - begin, 10s);
  EXPECT_EQ(store->changesSince(0)->size(), 1U);
  std::set<std::int64_t> blocks;
  for (int i = 0; i < 5; ++i)
    for (TeamStore* one : {store.get(), other.get()}) EXPECT_TRUE(blocks.insert(*one->takeBlock()).second);
}

TEST_F(TeamStoreOf, WhatWasAnsweredIsThereAfterTheServerWasKilled) {
  auto store = made();
  ASSERT_TRUE(store);
  std::map<TeamOp, std::int64_t> answered;
  std::optional<TeamChange> open;
  for (int round = 0; round < 2; ++round) {
    std::thread kills([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(60 + 40 * round));
      server_->kill();
    });
    for (int i = 0; i < 400 && !store->lost(); ++i) {
      const auto now = store->slots();
      if (!now) break;
      TeamChange change;
      change.op = drawnTeamOp();
      change.box = {0, 0, 9, 9};
      change.meta = "{}";
      const TeamKey key = tileKey(*store, i % 10, 0);
      const TeamContent made = content(key, 3000, 1);
      if (!store->put(std::span(&made, 1))) break;
      std::int64_t seen = 0;
      for (const TeamSlot& slot : now->slots)
        if (slot.key == key) seen = slot.rev;
      change.slots.push_back({key, seen, made.id});
      const auto done = store->commit(change);
      if (!done) {
        open = change;
        break;
      }
      answered[change.op] = done->seq;
    }
    kills.join();
    ASSERT_TRUE(server_->restart());
    const std::int64_t session = store->session();
    store = opened();
    ASSERT_TRUE(store);
    store->becomeSession(session);
    if (open) {
      // It may have been done or not; sent again it is there once.
      const auto again = store->commit(*open);
      ASSERT_TRUE(again) << again.error().message;
      EXPECT_TRUE(again->outcome == CommitOutcome::Done || again->outcome == CommitOutcome::Known);
      answered[open->op] = again->seq;
      open.reset();
    }
  }
  const auto log = store->changesSince(0, 5000);
  ASSERT_TRUE(log);
  EXPECT_EQ(log->size(), answered.size());
  for (std::size_t i = 0; i < log->size(); ++i) {
    EXPECT_EQ((*log)[i].seq, static_cast<std::int64_t>(i) + 1);
    EXPECT_EQ(answered.at((*log)[i].op), (*log)[i].seq);
  }
  EXPECT_GT(answered.size(), 2U);  // A busy machine answers few between two kills.
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
