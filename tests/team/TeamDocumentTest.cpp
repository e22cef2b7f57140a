#include "core/team/TeamDocument.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "core/store/StoredRecord.h"
#include "core/team/TeamReads.h"
#include "tests/edit/Hand.h"
#include "tests/support/Brushes.h"
#include "tests/team/MemoryTeam.h"

namespace scarp {
namespace {

using test::MemoryTeamLog;
using test::sameBits;
using test::samplesOf;

void expectSame(const TerrainDocument& one, const TerrainDocument& other, const std::string& what) {
  EXPECT_EQ(one.state(), other.state()) << what;
  EXPECT_EQ(one.objects().all(), other.objects().all()) << what;
  if (!(one.state() == other.state())) return;
  for (const RasterId& id : rastersOf(one.state())) {
    const HeightRaster *a = one.raster(id), *b = other.raster(id);
    const HeightRaster none = one.emptyRaster(id.role);
    EXPECT_TRUE(sameBits(samplesOf(a ? *a : none), samplesOf(b ? *b : none)))
        << what << ": role " << int(id.role) << ", layer " << id.layer;
  }
  EXPECT_EQ(one.pyramid().range(), HeightPyramid(one.heights()).range()) << what;
}

/// Editors of one terrain.
struct Team {
  explicit Team(std::size_t editors, int columns = 400, int rows = 300) {
    TerrainDocument first(test::fractalTerrain(columns, rows));
    MemoryTeamLog log(terrain);
    EXPECT_TRUE(TeamDocument::share(log, first));
    for (std::size_t i = 0; i < editors; ++i) {
      logs.push_back(std::make_unique<MemoryTeamLog>(terrain));
      auto opened = TeamDocument::open(*logs.back());
      EXPECT_TRUE(opened) << opened.error().message;
      documents.push_back(std::move(*opened));
    }
  }
  TerrainDocument& operator[](std::size_t i) { return documents[i]->document(); }
  void settle() {
    for (int round = 0; round < 2; ++round)
      for (const auto& document : documents) {
        const auto pushed = document->push(), pulled = document->pull();
        EXPECT_TRUE(pushed && pulled) << (pushed ? pulled : pushed).error().message;
      }
  }
  void expectAllSame(const std::string& what) {
    MemoryTeamLog log(terrain);
    const auto fresh = TeamDocument::open(log);
    ASSERT_TRUE(fresh) << fresh.error().message;
    for (std::size_t i = 0; i < documents.size(); ++i) {
      EXPECT_EQ(documents[i]->waiting(), 0U);
      EXPECT_EQ(documents[i]->head(), std::ssize(terrain->rows));
      expectSame((*this)[i], (*fresh)->document(), what + ", editor " + std::to_string(i));
    }
  }

  std::shared_ptr<test::MemoryTerrain> terrain = std::make_shared<test::MemoryTerrain>();
  std::vector<std::unique_ptr<MemoryTeamLog>> logs;
  std::vector<std::unique_ptr<TeamDocument>> documents;
};

/// The log done from its start, one operation after the other, without those that are taken back.
std::unique_ptr<TerrainDocument> replayed(test::MemoryTerrain& terrain, int columns = 400, int rows = 300) {
  std::set<std::int64_t> out;
  for (const TeamLogRow& row : terrain.rows)
    if (row.undoes != 0 && !out.erase(row.undoes)) out.insert(row.undoes);
  auto document = std::make_unique<TerrainDocument>(test::fractalTerrain(columns, rows));
  giveIdsAgain(*document, true);
  for (const TeamLogRow& row : terrain.rows) {
    if (row.undoes != 0 || out.contains(row.op) || row.seq == 1) continue;
    const auto record = readRecordMeta(row.meta);
    EXPECT_TRUE(record && record->operation) << row.meta;
    if (!record || !record->operation) continue;
    const auto& layers = document->layers();
    const bool there = std::ranges::find(layers, record->active.id, &Layer::id) != layers.end();
    document->activate(there ? record->active.id : kBaseLayer);
    (void)perform(*record->operation, *document);
  }
  return document;
}

StrokeOperation anyStroke(std::mt19937_64& random, double reach) {
  std::uniform_real_distribution<double> along(-reach, reach);
  const BrushKind kinds[] = {BrushKind::Raise,  BrushKind::Lower, BrushKind::Smooth,
                             BrushKind::Flatten, BrushKind::Noise, BrushKind::Hydraulic};
  StrokeOperation stroke;
  stroke.brush = test::usualBrush(kinds[random() % 6], random);
  stroke.brush.radius = 12.0 + static_cast<double>(random() % 20);
  const double x = along(random), y = along(random);
  for (int i = 0; i < 4; ++i) stroke.samples.push_back({x + 9.0 * i, y + 2.0 * i * i, 1.0, 0.1 * i});
  return stroke;
}

TEST(TeamDocument, WhatIsSharedIsOpenedAsItIs) {
  for (const std::uint32_t seed : {1U, 2U, 3U}) {
    TerrainDocument document(test::fractalTerrain(300, 200));
    test::Hand hand(seed);
    for (int i = 0; i < 120; ++i) (void)perform(hand.next(document), document);
    const auto terrain = std::make_shared<test::MemoryTerrain>();
    MemoryTeamLog log(terrain);
    EXPECT_FALSE(TeamDocument::open(log)) << "there is nothing yet";
    ASSERT_TRUE(TeamDocument::share(log, document));
    EXPECT_FALSE(TeamDocument::share(log, document)) << "once only";
    const auto opened = TeamDocument::open(log);
    ASSERT_TRUE(opened) << opened.error().message;
    expectSame((*opened)->document(), document, "seed " + std::to_string(seed));
  }
}

TEST(TeamDocument, StrokesOfManyInAnyOrderGiveEverybodyWhatTheLogGives) {
  for (const std::uint32_t seed : {1U, 2U, 3U, 4U}) {
    Team team(3);
    std::mt19937_64 random(seed);
    std::size_t strokes = 0;
    for (int i = 0; i < 90; ++i) {
      const std::size_t who = random() % 3;
      TeamDocument& mine = *team.documents[who];
      const auto what = random() % 10;
      if (what < 6) {
        const std::size_t before = mine.waiting();
        ASSERT_TRUE(perform(anyStroke(random, 120.0), mine.document()));
        strokes += mine.waiting() - before;
      } else if (what < 8) {
        ASSERT_TRUE(mine.push());
      } else {
        ASSERT_TRUE(mine.pull());
      }
    }
    team.settle();
    team.expectAllSame("seed " + std::to_string(seed));
    // One may come to nothing on what others made.
    EXPECT_LE(team.terrain->rows.size(), strokes + 1) << "each is there once";
    EXPECT_GE(team.terrain->rows.size() + 3, strokes + 1);
    expectSame(*replayed(*team.terrain), team[0], "a replay, seed " + std::to_string(seed));
  }
}

TEST(TeamDocument, EverythingThatAHandDoesReachesEverybody) {
  for (const std::uint32_t seed : {5U, 6U}) {
    Team team(2, 200, 150);
    test::Hand hands[] = {test::Hand(seed), test::Hand(seed + 100)};
    std::mt19937_64 random(seed);
    for (int i = 0; i < 160; ++i) {
      const std::size_t who = random() % 2;
      TeamDocument& mine = *team.documents[who];
      const Operation operation = hands[who].next(mine.document());
      // Their undo is another one (below).
      if (!std::holds_alternative<UndoOperation>(operation) && !std::holds_alternative<RedoOperation>(operation))
        (void)perform(operation, mine.document());
      if (random() % 3 == 0) {
        const auto pushed = mine.push();
        ASSERT_TRUE(pushed) << pushed.error().message;
      }
      if (random() % 3 == 0) {
        ASSERT_TRUE(mine.pull());
      }
    }
    team.settle();
    team.expectAllSame("seed " + std::to_string(seed));
    EXPECT_GT(team.terrain->rows.size(), 40U);
  }
}

TEST(TeamDocument, AnUndoUnderLaterWorkOfOthersIsAReplayWithoutIt) {
  std::size_t undone = 0;
  for (std::uint32_t seed = 1; seed <= 12; ++seed) {
    Team team(3);
    std::mt19937_64 random(seed);
    for (int i = 0; i < 40; ++i) {
      TeamDocument& mine = *team.documents[random() % 3];
      const auto what = random() % 10;
      if (what < 6) {
        ASSERT_TRUE(perform(anyStroke(random, 90.0), mine.document()));
        ASSERT_TRUE(mine.push());
        continue;
      }
      const auto done = what < 9 ? mine.undo() : mine.redo();
      ASSERT_TRUE(done) << done.error().message;
      undone += *done ? 1 : 0;
    }
    team.settle();
    team.expectAllSame("seed " + std::to_string(seed));
    expectSame(*replayed(*team.terrain), team[1], "a replay, seed " + std::to_string(seed));
  }
  EXPECT_GT(undone, 40U);
}

TEST(TeamDocument, UndoThenRedoChangesNothing) {
  Team team(2);
  std::mt19937_64 random(8);
  for (int i = 0; i < 8; ++i) {
    ASSERT_TRUE(perform(anyStroke(random, 60.0), team[i % 2]));
    ASSERT_TRUE(team.documents[i % 2]->push());
  }
  team.settle();
  const auto before = samplesOf(team[0].heights());
  for (int i = 0; i < 3; ++i) ASSERT_TRUE(*team.documents[0]->undo());
  EXPECT_FALSE(sameBits(samplesOf(team[0].heights()), before));
  for (int i = 0; i < 3; ++i) ASSERT_TRUE(*team.documents[0]->redo());
  EXPECT_FALSE(*team.documents[0]->redo());
  EXPECT_TRUE(sameBits(samplesOf(team[0].heights()), before));
  team.settle();
  team.expectAllSame("after redo");
}

TEST(TeamDocument, AnAnswerThatIsLostIsNoEditLostOrDoneTwice) {
  Team team(2);
  std::mt19937_64 random(9);
  std::size_t strokes = 0;
  for (int i = 0; i < 60; ++i) {
    const std::size_t who = random() % 2;
    TeamDocument& mine = *team.documents[who];
    const std::size_t before = mine.waiting();
    ASSERT_TRUE(perform(anyStroke(random, 60.0), mine.document()));
    strokes += mine.waiting() - before;
    if (random() % 2 == 0) team.logs[who]->loseAnswers(1);
    (void)mine.push();
    team.logs[who]->loseAnswers(0);
  }
  team.settle();
  team.expectAllSame("lost answers");
  EXPECT_LE(team.terrain->rows.size(), strokes + 1);
  EXPECT_GE(team.terrain->rows.size() + 3, strokes + 1);
}

TEST(TeamDocument, WhatCannotBeDoneAgainIsLaidOverSampleBySample) {
  Team team(2);
  for (std::size_t i = 0; i < 2; ++i) {
    EditSession session(team[i], "By hand");
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

TEST(TeamReads, WhatLiesOutsideMakesNoDifference) {
  std::mt19937_64 random(11);
  for (int i = 0; i < 120; ++i) {
    const auto kinds = allBrushKinds();
    StrokeOperation stroke;
    stroke.brush = test::anyBrush(random);
    stroke.brush.kind = kinds[random() % kinds.size()];
    stroke.brush.radius = 5.0 + static_cast<double>(random() % 12);
    for (int k = 0; k < 4; ++k) stroke.samples.push_back({-8.0 + 6.0 * k, 3.0 * k, 1.0, 0.1 * k});
    TerrainDocument one(test::fractalTerrain(200, 160));
    const auto read = samplesRead(stroke, one.frame());
    if (!read) continue;
    Terrain far = test::fractalTerrain(200, 160);
    std::vector<float> samples = samplesOf(far.heights);
    for (int row = 0; row < 160; ++row)
      for (int column = 0; column < 200; ++column)
        if (!read->contains(column, row)) samples[static_cast<std::size_t>(row * 200 + column)] += 37.0F;
    far.heights.write(far.heights.rect(), samples);
    TerrainDocument other(far);
    const auto done = perform(stroke, one), also = perform(stroke, other);
    ASSERT_EQ(done.ok(), also.ok());
    if (!done) continue;
    for (int row = 0; row < 160; ++row)
      for (int column = 0; column < 200; ++column) {
        const auto place = static_cast<std::size_t>(row * 200 + column);
        const float is = other.heights().at(column, row);
        const float should = read->contains(column, row) ? one.heights().at(column, row) : samples[place];
        ASSERT_TRUE(sameBits({should}, {is})) << int(stroke.brush.kind) << ", " << column << ", " << row;
      }
  }
}

}  // namespace
}  // namespace scarp
