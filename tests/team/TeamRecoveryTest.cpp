#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <random>

#include "core/edit/GroundOperations.h"
#include "core/edit/StrokeOperations.h"
#include "core/recovery/RecoveryJournal.h"
#include "core/recovery/RecoveryStore.h"
#include "core/team/TeamOpen.h"
#include "tests/edit/Hand.h"
#include "tests/support/TempFolder.h"
#include "tests/team/MemoryEditors.h"

namespace scarp {
namespace {

using test::anyStrokeWithin;
using test::expectSame;
using test::MemoryTeamLog;
using test::TeamOfEditors;

/// An editor whose edits that wait are kept in a folder, and who ends without a word.
class KeptEditor {
 public:
  KeptEditor(std::shared_ptr<test::MemoryTerrain> terrain, std::string folder)
      : log_(std::move(terrain)), folder_(std::move(folder)) {
    begin();
  }
  void crash() {
    EXPECT_TRUE(journal_->flush());
    team_->keepIn(nullptr, {});
    journal_.reset();
    team_.reset();
    begin();
  }
  [[nodiscard]] TeamSync& team() { return *team_; }
  [[nodiscard]] TerrainDocument& document() { return team_->document(); }
  [[nodiscard]] MemoryTeamLog& log() { return log_; }
  [[nodiscard]] RecoveryJournal& journal() { return *journal_; }
  std::size_t known = 0, resumes = 0;

 private:
  void begin() {
    TeamBase base{"postgresql://me@server/scarp", "Valley", log_.project(), log_.epoch()};
    std::optional<JournalResume> resume;
    if (std::filesystem::exists(folder_ + "/journal")) {
      auto resumed = resumeTeam(log_, folder_);
      ASSERT_TRUE(resumed) << resumed.error().text();
      EXPECT_EQ(resumed->warning, "");
      known += resumed->known;
      ++resumes;
      base = resumed->base;
      resume = resumed->resume;
      team_ = TeamSync::of(log_, std::move(resumed->team));
    } else {
      auto opened = TeamSync::open(log_);
      ASSERT_TRUE(opened) << opened.error().text();
      team_ = std::move(*opened);
      base.head = team_->head();
    }
    journal_ = std::make_unique<RecoveryJournal>(document(), folder_, base, JournalOptions(), resume);
    team_->keepIn(journal_.get(), base);
  }

  MemoryTeamLog log_;
  std::string folder_;
  std::unique_ptr<TeamSync> team_;
  std::unique_ptr<RecoveryJournal> journal_;
};

/// How often each stroke is in the log, by its first place.
std::map<double, int> strokesIn(const test::MemoryTerrain& terrain) {
  std::map<double, int> strokes;
  for (const TeamLogRow& row : terrain.rows)
    if (const auto record = readRecordMeta(row.meta); record && record->operation)
      if (const auto* stroke = record->operation->as<StrokeOperation>()) ++strokes[stroke->samples.front().x];
  return strokes;
}

TEST(TeamRecovery, WhatWaitedIsSentOnceHoweverOftenTheProgramEnds) {
  std::size_t known = 0, resumes = 0;
  for (std::uint32_t seed = 1; seed <= 2; ++seed) {
    TeamOfEditors team(1, 300, 200);
    const test::TempFolder folder;
    KeptEditor mine(team.terrain, folder.path().string());
    std::mt19937_64 random(seed);
    std::vector<double> drawn;
    for (int i = 0; i < 70 && !testing::Test::HasFailure(); ++i) {
      switch (random() % 9) {
        case 0:
          mine.crash();
          break;
        case 1:
          // The answer is lost, and the program ends before it asks again.
          mine.log().loseAnswers(2);
          (void)mine.team().push();
          mine.log().loseAnswers(0);
          if (random() % 2 == 0) mine.crash();
          break;
        case 2:
          ASSERT_TRUE(mine.team().push());
          break;
        case 3:
          ASSERT_TRUE(mine.team().pull());
          break;
        case 4:
        case 5:
          (void)perform(anyStrokeWithin(random, 70.0), team[0]);
          ASSERT_TRUE(team.documents[0]->push());
          break;
        default: {
          const StrokeOperation stroke = anyStrokeWithin(random, 70.0);
          const std::size_t before = mine.team().waiting();
          (void)perform(stroke, mine.document());
          if (mine.team().waiting() > before) drawn.push_back(stroke.samples.front().x);
        }
      }
    }
    ASSERT_TRUE(mine.team().push());
    EXPECT_TRUE(mine.journal().flush());
    EXPECT_FALSE(std::filesystem::exists(folder.path() / "journal")) << "nothing waits";
    const auto strokes = strokesIn(*team.terrain);
    int missing = 0;
    for (const double x : drawn) {
      const auto found = strokes.find(x);
      // Done again it may come to nothing.
      missing += found == strokes.end() ? 1 : 0;
      EXPECT_LE(found == strokes.end() ? 0 : found->second, 1) << "seed " << seed;
    }
    EXPECT_LE(missing, 2) << "of " << drawn.size() << ", seed " << seed;
    team.settle();
    ASSERT_TRUE(mine.team().pull());
    team.expectAllSame("seed " + std::to_string(seed));
    expectSame(mine.document(), team[0], "seed " + std::to_string(seed));
    expectSame(*test::replayed(*team.terrain, 300, 200), team[0], "a replay, seed " + std::to_string(seed));
    known += mine.known;
    resumes += mine.resumes;
  }
  EXPECT_GT(resumes, 3U);
  EXPECT_GT(known, 0U) << "answers that were lost";
}

TEST(TeamRecovery, EverythingThatAHandDoesComesBack) {
  const std::uint32_t seed = 11;
  TeamOfEditors team(1, 200, 150);
  const test::TempFolder folder;
  KeptEditor mine(team.terrain, folder.path().string());
  test::Hand hand(seed), other(seed + 50);
  std::mt19937_64 random(seed);
  for (int i = 0; i < 100 && !testing::Test::HasFailure(); ++i) {
    const Operation operation = hand.next(mine.document());
    // Undo and redo of waiting edits are entries of their own history.
    const EditHistory& history = mine.document().history();
    const bool back = operation.is<UndoOperation>(), forth = operation.is<RedoOperation>();
    if ((!back || history.canUndo()) && (!forth || history.canRedo()))
      (void)perform(operation, mine.document());
    if (random() % 8 == 0) {
      ASSERT_TRUE(mine.journal().flush());
      const auto before = mine.document().state();
      const std::size_t waiting = mine.team().waiting();
      const HeightRaster heights = mine.document().heights();
      mine.crash();
      ASSERT_TRUE(before == mine.document().state()) << "seed " << seed << ", edit " << i;
      ASSERT_EQ(mine.team().waiting(), waiting);
      ASSERT_TRUE(test::sameBits(test::samplesOf(heights), test::samplesOf(mine.document().heights())));
    }
    if (random() % 6 == 0) {
      const Operation theirs = other.next(team[0]);
      if (!theirs.is<UndoOperation>() && !theirs.is<RedoOperation>()) (void)perform(theirs, team[0]);
      ASSERT_TRUE(team.documents[0]->push());
      ASSERT_TRUE(mine.team().pull());
    }
    if (random() % 10 == 0) {
      const auto pushed = mine.team().push();
      ASSERT_TRUE(pushed) << pushed.error().text();
    }
  }
  ASSERT_TRUE(mine.team().push());
  team.settle();
  ASSERT_TRUE(mine.team().pull());
  team.expectAllSame("seed " + std::to_string(seed));
  expectSame(mine.document(), team[0], "seed " + std::to_string(seed));
  EXPECT_GT(mine.resumes, 3U);
}

TEST(TeamRecovery, AnotherTerrainOrAnEarlierOneIsToldAndNothingIsLost) {
  TeamOfEditors team(1, 200, 150);
  const test::TempFolder root;
  const RecoveryStore store(root.path().string());
  auto place = store.begin({"Valley", "", 1, {}});
  ASSERT_TRUE(place);
  {
    KeptEditor mine(team.terrain, place->path());
    std::mt19937_64 random(3);
    ASSERT_TRUE(perform(anyStrokeWithin(random, 20.0), mine.document()));
    ASSERT_TRUE(mine.team().push());
    ASSERT_TRUE(perform(anyStrokeWithin(random, 20.0), mine.document()));
    EXPECT_TRUE(mine.journal().flush());
    mine.team().keepIn(nullptr, {});
  }
  const auto plain = recover(place->path(), openBase);
  ASSERT_FALSE(plain);
  EXPECT_EQ(plain.error().text(), "the edits of \"Valley\" wait for its server");
  // A server that was restored from a backup.
  auto earlier = std::make_shared<test::MemoryTerrain>(*team.terrain);
  earlier->rows.resize(1);
  earlier->slotsOf.resize(1);
  earlier->states.resize(2);
  MemoryTeamLog log(earlier);
  const auto resumed = resumeTeam(log, place->path());
  ASSERT_FALSE(resumed);
  EXPECT_NE(resumed.error().text().find("has gone back to an earlier state"), std::string::npos);
  const std::string folder = place->path();
  { const auto released = std::move(*place); }
  const auto left = store.left();
  ASSERT_EQ(left.size(), 1U);
  EXPECT_EQ(left[0].edits, 1U);
  EXPECT_EQ(left[0].server, "postgresql://me@server/scarp");
  MemoryTeamLog now(team.terrain);
  const auto sound = resumeTeam(now, folder);
  ASSERT_TRUE(sound) << sound.error().text();
  EXPECT_EQ(sound->team.document->history().position(), 1U);
}

}  // namespace
}  // namespace scarp
