#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iostream>
#include <random>
#include <span>

#include "core/edit/GroundOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/LayerUpdater.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/StrokeOperations.h"
#include "core/line/LineSchema.h"
#include "core/store/StoredNumbers.h"
#include "core/store/StoredRecord.h"
#include "core/team/TeamChanges.h"
#include "core/team/TeamStore.h"
#include "core/team/TeamSync.h"
#include "tests/edit/Hand.h"
#include "tests/team/MemoryEditors.h"

namespace scarp {
namespace {

using test::anyStrokeWithin;
using test::expectSame;
using test::expectSameSelection;
using test::MemoryTeamLog;
using test::replayed;
using Team = test::TeamOfEditors;
using test::sameBits;
using test::samplesOf;

TEST(TeamSync, WhatIsBroughtBackIsAsItWasAndCanBeTakenBack) {
  TerrainDocument document(test::fractalTerrain(300, 200));
  const auto terrain = std::make_shared<test::MemoryTerrain>();
  MemoryTeamLog log(terrain), other(terrain);
  EXPECT_FALSE(TeamSync::open(log)) << "there is nothing yet";
  ASSERT_TRUE(shareDocument(log, document));
  EXPECT_FALSE(shareDocument(log, document)) << "once only";
  const auto mine = TeamSync::open(log), theirs = TeamSync::open(other);
  ASSERT_TRUE(mine && theirs);
  test::Hand hand(5);
  std::int64_t seq = 0;
  for (int i = 0; i < 60; ++i) {
    if (i == 30) {
      ASSERT_TRUE((*mine)->push());
      seq = (*mine)->head();
    }
    (void)perform(hand.next((*mine)->document()), (*mine)->document());
  }
  ASSERT_TRUE((*mine)->push());
  ASSERT_GT((*mine)->head(), seq);
  const std::int64_t last = (*mine)->head();
  log.comeTooLate(2);
  const auto brought = bringBack(log, seq, "Half");
  ASSERT_TRUE(brought) << brought.error().text();
  EXPECT_TRUE(*brought);
  EXPECT_EQ(terrain->rows.back().seq, last + 1) << "later changes stay";
  const auto then = openTeamAt(log, seq), before = openTeamAt(log, last);
  ASSERT_TRUE(then && before);
  for (const auto* team : {&*mine, &*theirs}) {
    const auto pulled = (*team)->pull();
    ASSERT_TRUE(pulled) << pulled.error().text();
    expectSame((*team)->document(), *then->document, "brought back");
  }
  const auto again = bringBack(log, seq, "Half");
  ASSERT_TRUE(again);
  EXPECT_FALSE(*again) << "it is there";
  ASSERT_TRUE(bringBack(other, last, "All"));
  ASSERT_TRUE((*mine)->pull());
  expectSame((*mine)->document(), *before->document, "and forth");
  const auto none = bringBack(log, 1000, "None");
  ASSERT_FALSE(none);
  EXPECT_NE(none.error().text().find("no change 1000"), std::string::npos);
}

TEST(TeamSync, StrokesOfManyInAnyOrderGiveEverybodyWhatTheLogGives) {
  Team team(3);
  std::mt19937_64 random(1U);
  std::size_t strokes = 0;
  for (int i = 0; i < 60; ++i) {
    const std::size_t who = random() % 3;
    TeamSync& mine = *team.documents[who];
    const auto what = random() % 10;
    if (what < 6) {
      const std::size_t before = mine.waiting();
      ASSERT_TRUE(perform(anyStrokeWithin(random, 120.0), mine.document()));
      strokes += mine.waiting() - before;
    } else if (what < 8) {
      ASSERT_TRUE(mine.push());
    } else {
      ASSERT_TRUE(mine.pull());
    }
  }
  team.settle();
  team.expectAllSame("random edits");
  // One may come to nothing on what others made.
  EXPECT_LE(team.terrain->rows.size(), strokes + 1) << "each is there once";
  EXPECT_GE(team.terrain->rows.size() + 3, strokes + 1);
  expectSame(*replayed(*team.terrain), team[0], "a replay");
}

TEST(TeamSync, EverythingThatAHandDoesReachesEverybody) {
  Team team(2, 200, 150);
  test::Hand hands[] = {test::Hand(5U), test::Hand(5U + 100)};
  std::mt19937_64 random(5U);
  for (int i = 0; i < 100; ++i) {
    const std::size_t who = random() % 2;
    TeamSync& mine = *team.documents[who];
    const Operation operation = hands[who].next(mine.document());
    // Their undo is another one (below).
    if (!operation.is<UndoOperation>() && !operation.is<RedoOperation>())
      (void)perform(operation, mine.document());
    if (random() % 3 == 0) {
      const auto pushed = mine.push();
      ASSERT_TRUE(pushed) << pushed.error().text();
    }
    if (random() % 3 == 0) {
      ASSERT_TRUE(mine.pull());
    }
  }
  team.settle();
  team.expectAllSame("random edits");
  EXPECT_GT(team.terrain->rows.size(), 20U);
}

SelectOperation rectangle(double west, double south, double east, double north) {
  return {ShapeSource{MaskRectangle{{west, south}, {east, north}}, 6.0}};
}

/// A selection, none, or a stroke.
Operation strokeOrSelection(std::mt19937_64& random) {
  std::uniform_real_distribution<double> along(-80.0, 80.0);
  switch (random() % 6) {
    case 0: {
      const double west = along(random), south = along(random);
      return rectangle(west, south, west + 60.0, south + 60.0);
    }
    case 1: {
      WandSource like{Vec2(along(random), along(random)), {}};
      like.wand.criterion = WandCriterion::Height;
      return SelectOperation{like};
    }
    case 2:
      return ChangeSelectionOperation{SelectionChange::None, 0.0};
    default:
      return anyStrokeWithin(random, 70.0);
  }
}

/// Returns the next operation of an editor, one of many kinds that an undo of others may have to replay.
Operation anyEdit(std::mt19937_64& random, const TerrainDocument& document, test::Hand& hand) {
  if (random() % 4 != 0) return anyStrokeWithin(random, 90.0);
  for (;;) {
    Operation operation = hand.next(document);
    // Excluded: undo and redo, which work differently here; operations that name steps of their author's
    // history; and changes of the frame, before which nothing can be undone.
    const bool itself = operation.is<UndoOperation>() || operation.is<RedoOperation>() ||
                        operation.is<RevertOperation>() || operation.is<ReshapeOperation>() ||
                        operation.is<AdjustOperation>();
    if (!itself && operationText(operation)) return operation;
  }
}

/// SCARP_TEAM_UNDOS: number of undos. In each case three editors edit, and one undoes a change that the
/// others continued from.
TEST(TeamSync, AnUndoUnderLaterWorkOfOthersIsAReplayWithoutIt) {
  const char* const asked = std::getenv("SCARP_TEAM_UNDOS");
  const int cases = asked ? std::atoi(asked) : 15;
  int undone = 0;
  for (std::uint32_t seed = 1; undone < cases && !testing::Test::HasFailure(); ++seed) {
    Team team(3, 300, 200);
    std::mt19937_64 random(seed);
    test::Hand hand(seed);
    for (int i = 0; i < 9; ++i) {
      TeamSync& mine = *team.documents[random() % 3];
      (void)perform(seed % 3 == 0   ? anyEdit(random, mine.document(), hand)
                    : seed % 3 == 1 ? strokeOrSelection(random)
                                    : Operation(anyStrokeWithin(random, 70.0)),
                    mine.document());
      ASSERT_TRUE(mine.push());
    }
    const std::string what = "seed " + std::to_string(seed);
    for (int times = 1 + static_cast<int>(random() % 3); times > 0; --times) {
      const std::size_t who = random() % 3;
      TeamSync& mine = *team.documents[who];
      const auto expectReplayed = [&](const std::string& how) {
        const auto expected = replayed(*team.terrain, 300, 200, team.logs[who]->session());
        expectSame(*expected, mine.document(), how + what);
        expectSameSelection(*expected, mine.document(), how + what);
      };
      const auto done = mine.undo();
      ASSERT_TRUE(done) << what << ": " << done.error().text();
      if (!*done) continue;
      ++undone;
      expectReplayed("undone, ");
      if (random() % 2 == 0) continue;
      ASSERT_TRUE(*mine.redo()) << what;
      expectReplayed("done again, ");
      if (random() % 2 == 0) {
        ASSERT_TRUE(*mine.undo()) << what;
      }
    }
    team.settle();
    team.expectAllSame(what);
  }
  if (asked) std::cout << undone << " undos\n";
  EXPECT_GE(undone, cases);
}

StrokeOperation strokeOver(double west, double east, double y, double strength = 8.0) {
  StrokeOperation stroke;
  stroke.brush.kind = BrushKind::Raise;
  stroke.brush.radius = 18.0;
  stroke.brush.strength = strength;
  for (int i = 0; i <= 8; ++i) stroke.samples.push_back({west + (east - west) * i / 8.0, y, 1.0, 0.1 * i});
  return stroke;
}

TEST(TeamSync, EachHasOnesOwnSelection) {
  Team team(3);
  ASSERT_TRUE(perform(rectangle(-60.0, -40.0, 10.0, 40.0), team[0]));
  ASSERT_TRUE(perform(rectangle(0.0, -60.0, 80.0, 5.0), team[1]));
  team.settle();
  ASSERT_TRUE(team[0].selection() && team[1].selection());
  EXPECT_FALSE(team[2].selection());
  EXPECT_FALSE(sameBits(samplesOf(*team[0].selection()), samplesOf(*team[1].selection())));
  // Each over the border of both, without the others' strokes.
  for (std::size_t i = 0; i < 3; ++i)
    ASSERT_TRUE(perform(strokeOver(-90.0, 90.0, -3.0 * double(i), 5.0 + double(i)), team[i]));
  team.settle();
  // Each stroke raises ground within the selection of its author only.
  const TerrainDocument alone(test::groundOf(400, 300));
  const auto rise = [&](double x, double y) {
    const GridFrame& frame = alone.frame();
    const int column = int(std::lround(frame.column(x))), row = int(std::lround(frame.row(y)));
    return team[0].heights().at(column, row) - alone.heights().at(column, row);
  };
  EXPECT_GT(rise(-85.0, -4.0), 0.5) << "the third's";
  EXPECT_GT(rise(-30.0, -4.0), rise(-85.0, -4.0) + 0.5) << "the first's too";
}

TEST(TeamSync, AnotherFrameEndsSelectionsOfOthers) {
  Team team(2);
  ASSERT_TRUE(perform(rectangle(-60.0, -40.0, 10.0, 40.0), team[0]));
  ASSERT_TRUE(perform(rectangle(-20.0, -40.0, 60.0, 40.0), team[1]));
  team.settle();
  ASSERT_TRUE(perform(strokeOver(-90.0, 90.0, 0.0), team[0]));
  ASSERT_TRUE(perform(ReshapeOperation{CropReshape{{60, 40, 330, 260}}}, team[1]));
  ASSERT_TRUE(team.documents[1]->push());
  const auto pulled = team.documents[0]->pull();
  ASSERT_TRUE(pulled) << pulled.error().text();
  EXPECT_EQ(team.documents[0]->waiting(), 0U);
  const auto notes = team.documents[0]->takeNotes();
  ASSERT_EQ(notes.size(), 1U);
  EXPECT_NE(notes[0].text().find("could not be done again"), std::string::npos) << notes[0];
  EXPECT_FALSE(team[0].selection());
  EXPECT_TRUE(team[1].selection());
  ASSERT_TRUE(perform(strokeOver(-60.0, 60.0, 0.0), team[1]));
  team.settle();
  team.expectAllSame("cropped");
}

/// As earlier versions shared it.
TEST(TeamSync, ATerrainWithASelectionOfAllOpensWithoutIt) {
  const auto terrain = std::make_shared<test::MemoryTerrain>();
  MemoryTeamLog log(terrain);
  TerrainDocument document(test::groundOf(400, 300));
  ASSERT_TRUE(shareDocument(log, document));
  ASSERT_TRUE(perform(rectangle(-60.0, -40.0, 10.0, 40.0), document));
  const std::int64_t project = log.project();
  TeamChange change;
  change.op = drawnTeamOp();
  change.base = 1;
  change.whole = true;
  std::vector<TeamContent> contents = tileContents(tilesOf(sourceOf(document), project, 77));
  const HeightRaster& weights = *document.selection();
  std::size_t at = 0;
  for (const TilePiece& piece : tilesOf(sourceOf(document), project, 77)) {
    const std::int64_t content = contents[at++].id;
    if (piece.key.role == static_cast<std::int64_t>(RasterRole::Selection))
      change.slots.push_back(
          {tileKey(project, kSelection, int(piece.key.slot), weights.tileColumns()), 0, content});
  }
  ASSERT_FALSE(change.slots.empty());
  contents.push_back(stateContent(sourceOf(document), stateKey(project)));
  std::string text(reinterpret_cast<const char*>(contents.back().bytes.data()), contents.back().bytes.size());
  const std::string none = "\"selecting\":false";
  ASSERT_NE(text.find(none), std::string::npos) << text;
  text.replace(text.find(none), none.size(), "\"selecting\":true");
  const auto bytes = std::as_bytes(std::span(text));
  contents.back().bytes.assign(bytes.begin(), bytes.end());
  contents.back().sum = checksum(bytes);
  change.slots.push_back({stateKey(project), 1, contents.back().id});
  ASSERT_TRUE(log.put(contents));
  ASSERT_EQ(log.commit(change)->outcome, CommitOutcome::Done);
  MemoryTeamLog other(terrain);
  const auto opened = TeamSync::open(other);
  ASSERT_TRUE(opened) << opened.error().text();
  EXPECT_FALSE((*opened)->document().selection());
  // What comes after it is done and undone as ever.
  MemoryTeamLog third(terrain);
  const auto later = TeamSync::open(third);
  ASSERT_TRUE(later);
  ASSERT_TRUE(perform(strokeOver(-90.0, 90.0, 0.0), (*opened)->document()));
  ASSERT_TRUE((*opened)->push());
  ASSERT_TRUE((*later)->pull());
  ASSERT_TRUE(perform(strokeOver(-90.0, 90.0, 4.0), (*later)->document()));
  ASSERT_TRUE((*later)->push());
  ASSERT_TRUE(*(*opened)->undo());
  TerrainDocument alone(test::groundOf(400, 300));
  ASSERT_TRUE(perform(strokeOver(-90.0, 90.0, 4.0), alone));
  expectSame((*opened)->document(), alone, "without it");
}

TEST(TeamSync, WhatCannotBeDoneAgainIsLaidOverSampleBySample) {
  Team team(2);
  for (std::size_t i = 0; i < 2; ++i) {
    EditSession session(team[i], Message("By hand"));
    const GridRect part{100 + 20 * static_cast<int>(i), 100, 140 + 20 * static_cast<int>(i), 140};
    for (const auto& loan : session.lend(part))
      for (int row = loan.rect.row0; row < loan.rect.row1; ++row)
        for (int k = 0; k < loan.rect.width(); ++k) loan.row(row)[k] = 1000.0F + static_cast<float>(i);
    session.touched(part);
    session.commit();
  }
  team.settle();
  team.expectAllSame("by hand");
  EXPECT_EQ(team[0].heights().at(110, 120), 1000.0F);
  EXPECT_EQ(team[0].heights().at(130, 120), 1001.0F) << "both changed it, the later one counts";
  EXPECT_EQ(team[0].heights().at(150, 120), 1001.0F);
}

/// Roads of two in one layer, and ground under them.
TEST(TeamSync, LinesOfSeveralStayInStepAndNoneIsLost) {
  Team team(2, 300, 220);
  std::mt19937_64 random(21U);
  std::uniform_real_distribution<double> across(-140.0, 140.0), along(-100.0, 100.0);
  AddLayerOperation layer{"Roads"};
  layer.ofLines = true;
  ASSERT_TRUE(perform(layer, team[0]));
  team.settle();
  std::size_t added = 0;
  for (int i = 0; i < 45; ++i) {
    const std::size_t who = random() % 2;
    TerrainDocument& mine = team[who];
    const auto& lines = mine.layers().front().lines.lines();
    LinesOperation edit;
    edit.layer = 1;
    switch (random() % 6) {
      case 0: {
        Line road;
        road.kind = LineKind::Road;
        road.settings = usualSettings(road.kind);
        for (int k = 0; k < 3; ++k) road.points.push_back({across(random), along(random)});
        edit.lines.push_back(road);
        if (perform(edit, mine)) ++added;
        break;
      }
      case 1:
        if (lines.empty()) break;
        edit.lines.push_back(lines[random() % lines.size()]);
        edit.lines.back().points.front() = {across(random), along(random)};
        (void)perform(edit, mine);
        break;
      case 2:
      case 3:
        mine.activate(kBaseLayer);
        (void)perform(anyStrokeWithin(random, 120.0), mine);
        break;
      case 4:
        ASSERT_TRUE(team.documents[who]->push());
        break;
      default:
        ASSERT_TRUE(team.documents[who]->pull());
    }
  }
  team.settle();
  const std::string what = "random edits";
  team.expectAllSame(what);
  EXPECT_EQ(team[0].layers().front().lines.lines().size(), added) << what;
  // What lines make is what they would make anew.
  std::map<RasterId, HeightRaster> rasters;
  for (const RasterId& id : rastersOf(team[0].state()))
    if (const HeightRaster* const raster = team[0].raster(id)) rasters.emplace(id, *raster);
  EXPECT_TRUE(sameBits(samplesOf(*recomputedLayers(team[0].state(), rasters)), samplesOf(team[0].heights())))
      << what;
  expectSame(*replayed(*team.terrain, 300, 220), team[0], "a replay, " + what);
}

TEST(TeamSync, EveryEventHasAStateInEveryState) {
  using enum TeamState;
  struct Row {
    TeamEvent event;
    TeamState disconnected, joining, following;
  };
  const Row rows[] = {{TeamEvent::Retry, Joining, Joining, Following},
                      {TeamEvent::Joined, Disconnected, Following, Following},
                      {TeamEvent::ServerGone, Disconnected, Disconnected, Disconnected},
                      {TeamEvent::SchemaNewer, Disconnected, Disconnected, Following},
                      {TeamEvent::MemberRemoved, Leaving, Leaving, Leaving},
                      {TeamEvent::TerrainDeleted, Leaving, Leaving, Leaving},
                      {TeamEvent::TerrainReset, Leaving, Leaving, Leaving},
                      {TeamEvent::Leave, Leaving, Leaving, Leaving}};
  for (const Row& row : rows) {
    EXPECT_EQ(stateAfter(Disconnected, row.event), row.disconnected) << int(row.event);
    EXPECT_EQ(stateAfter(Joining, row.event), row.joining) << int(row.event);
    EXPECT_EQ(stateAfter(Following, row.event), row.following) << int(row.event);
    EXPECT_EQ(stateAfter(Leaving, row.event), Leaving) << int(row.event);
  }
}

TEST(TeamSync, ALogFromABackupEndsTheSynchronisationAndEditsStay) {
  Team team(1);
  ASSERT_TRUE(perform(strokeOver(-60.0, 60.0, 0.0), team[0]));
  const std::size_t before = team.terrain->rows.size();
  team.terrain->epoch = 2;
  team.logs[0] = std::make_unique<MemoryTeamLog>(team.terrain);
  TeamSync& mine = *team.documents[0];
  mine.reconnect(*team.logs[0]);
  for (const Result<void>& done : {mine.push(), mine.pull(), mine.push()}) {
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().text(), "the server has gone back to an earlier state of this terrain");
  }
  EXPECT_EQ(mine.waiting(), 1U);
  EXPECT_EQ(team.terrain->rows.size(), before);
}

TEST(TeamSync, ACommittedEditWhoseAnswerWasLostIsRecognisedAmongTheChanges) {
  Team team(2);
  ASSERT_TRUE(perform(strokeOver(-60.0, 60.0, 0.0), team[0]));
  team.logs[0]->loseAnswers(2);
  EXPECT_FALSE(team.documents[0]->push());
  team.logs[0]->loseAnswers(0);
  EXPECT_EQ(team.documents[0]->waiting(), 1U);
  ASSERT_TRUE(team.documents[1]->pull());
  ASSERT_TRUE(perform(strokeOver(-60.0, 60.0, 10.0), team[1]) && team.documents[1]->push());
  ASSERT_TRUE(team.documents[0]->pull());
  EXPECT_EQ(team.documents[0]->waiting(), 0U);
  EXPECT_EQ(team.terrain->rows.size(), 3U);
  team.expectAllSame("recognised");
}

TEST(TeamReads, WhatLiesOutsideMakesNoDifference) {
  std::mt19937_64 random(11);
  const Terrain ground = test::fractalTerrain(120, 100);
  for (int i = 0; i < 60; ++i) {
    const auto kinds = allBrushKinds();
    StrokeOperation stroke;
    stroke.brush = test::anyBrush(random);
    stroke.brush.kind = kinds[random() % kinds.size()];
    stroke.brush.radius = 5.0 + static_cast<double>(random() % 12);
    for (int k = 0; k < 4; ++k) stroke.samples.push_back({-8.0 + 6.0 * k, 3.0 * k, 1.0, 0.1 * k});
    TerrainDocument one(ground);
    const auto read = samplesRead(stroke, one.frame());
    if (!read) continue;
    Terrain far = ground;
    std::vector<float> samples = samplesOf(far.heights);
    for (int row = 0; row < 100; ++row)
      for (int column = 0; column < 120; ++column)
        if (!read->contains(column, row)) samples[static_cast<std::size_t>(row * 120 + column)] += 37.0F;
    far.heights.write(far.heights.rect(), samples);
    TerrainDocument other(far);
    const auto done = perform(stroke, one), also = perform(stroke, other);
    ASSERT_EQ(done.ok(), also.ok());
    if (!done) continue;
    for (int row = 0; row < 100; ++row)
      for (int column = 0; column < 120; ++column) {
        const auto place = static_cast<std::size_t>(row * 120 + column);
        const float is = other.heights().at(column, row);
        const float should = read->contains(column, row) ? one.heights().at(column, row) : samples[place];
        ASSERT_TRUE(sameBits({should}, {is})) << int(stroke.brush.kind) << ", " << column << ", " << row;
      }
  }
}

}  // namespace
}  // namespace scarp
