// Tiles that others changed, fetched as differences to what is here.

#include <gtest/gtest.h>

#include "core/edit/StrokeOperations.h"
#include "core/team/TeamContents.h"
#include "tests/team/MemoryEditors.h"
#include "tests/team/TeamServer.h"

namespace scarp {
namespace {

using test::TeamOfEditors;

StrokeOperation strokeAt(double x, double y) {
  StrokeOperation stroke;
  stroke.brush.kind = BrushKind::Raise;
  stroke.brush.radius = 25.0;
  stroke.brush.strength = 6.0;
  for (int i = 0; i < 3; ++i) stroke.samples.push_back({x + 9.0 * i, y, 1.0, 0.1 * i});
  return stroke;
}

void strokeOf(TeamOfEditors& team, std::size_t who, double x, double y) {
  ASSERT_TRUE(perform(strokeAt(x, y), team[who]));
  const auto pushed = team.documents[who]->push();
  ASSERT_TRUE(pushed) << pushed.error().text();
}

void pullAll(TeamOfEditors& team) {
  for (const auto& document : team.documents) {
    const auto pulled = document->pull();
    EXPECT_TRUE(pulled) << pulled.error().text();
  }
}

int wholesSince(TeamOfEditors& team, int& before) { return team.terrain->wholes - std::exchange(before, team.terrain->wholes); }

TEST(TeamBases, StrokesOfOthersComeAsDifferencesOfAFractionOfTheirTiles) {
  TeamOfEditors team(3);
  int wholes = team.terrain->wholes;
  for (int i = 0; i < 6; ++i) {
    strokeOf(team, static_cast<std::size_t>(i) % 3, 20.0 * i, -10.0 * i);
    pullAll(team);
  }
  EXPECT_EQ(wholesSince(team, wholes), 0);
  EXPECT_GE(team.terrain->differences, 12);
  team.expectAllSame("strokes");
  for (const auto& [id, content] : team.terrain->contents) EXPECT_LE(2 * content.difference.size(), content.bytes.size());
}

void expectPyramidOf(const TerrainDocument& document) {
  const HeightPyramid& is = document.pyramid();
  const HeightPyramid made(document.heights());
  ASSERT_EQ(is.levels(), made.levels());
  for (int level = 0; level < is.levels(); ++level)
    for (int row = 0; row < is.nodeRows(level); ++row)
      for (int column = 0; column < is.nodeColumns(level); ++column)
        ASSERT_EQ(is.range(level, column, row), made.range(level, column, row)) << level << ' ' << column << ' ' << row;
}

TEST(TeamBases, OnlyWhatOthersChangedIsTold) {
  TeamOfEditors team(2);
  std::vector<GridRect> told;
  const Subscription changes = team[1].changed.subscribe([&](const DocumentChange& change) {
    told.insert(told.end(), change.ground.begin(), change.ground.end());
  });
  std::mt19937_64 random(4);
  long long area = 0, tiles = 0;
  for (int i = 0; i < 6; ++i) {
    // Some lie on ground that another one in the same answer changed.
    const int strokes = i % 4 == 3 ? 2 : 1;
    for (int k = 0; k < strokes; ++k) {
      ASSERT_TRUE(perform(test::anyStrokeWithin(random, 120.0), team[0]));
      ASSERT_TRUE(team.documents[0]->push());
    }
    const bool waits = i % 5 == 4;
    if (waits) {
      ASSERT_TRUE(perform(test::anyStrokeWithin(random, 120.0), team[1]));
    }
    const HeightRaster before = team[1].heights();
    told.clear();
    pullAll(team);
    const HeightRaster& after = team[1].heights();
    for (int row = 0; row < after.rows(); ++row)
      for (int column = 0; column < after.columns(); ++column) {
        const bool known = std::ranges::any_of(told, [&](const GridRect& part) { return part.contains(column, row); });
        ASSERT_TRUE(known || before.at(column, row) == after.at(column, row)) << column << ' ' << row;
      }
    if (!waits && strokes == 1) {
      for (const GridRect& part : told) area += part.area();
      for (const int slot : after.unsharedSlots(before)) tiles += after.tileRect(slot).area();
    }
    expectPyramidOf(team[1]);
    ASSERT_TRUE(team.documents[1]->push());
    pullAll(team);
  }
  EXPECT_LT(3 * area, 2 * tiles);
  team.expectAllSame("parts");
}

TEST(TeamBases, WhatIsNotHereComesWhole) {
  TeamOfEditors team(2);
  int wholes = team.terrain->wholes;
  // Two changes of one tile at once: the one between was never here.
  strokeOf(team, 0, 0.0, 0.0);
  strokeOf(team, 0, 5.0, 0.0);
  pullAll(team);
  EXPECT_GT(wholesSince(team, wholes), 0);
  // From there on it goes by differences again.
  strokeOf(team, 1, 0.0, 5.0);
  pullAll(team);
  EXPECT_EQ(wholesSince(team, wholes), 0);
  team.expectAllSame("two at once");
}

TEST(TeamBases, AnEditThatWaitsKeepsTheTileBelowIt) {
  TeamOfEditors team(2);
  int wholes = team.terrain->wholes;
  // Others' ground comes in below what waits here, on the same tiles.
  ASSERT_TRUE(perform(strokeAt(10.0, 0.0), team[1]));
  strokeOf(team, 0, 0.0, 0.0);
  pullAll(team);
  EXPECT_EQ(team.documents[1]->waiting(), 1U);
  EXPECT_EQ(wholesSince(team, wholes), 0);
  // Neither is one's own undo a reason to fetch what is here.
  const auto pushed = team.documents[1]->push();
  ASSERT_TRUE(pushed) << pushed.error().text();
  pullAll(team);
  strokeOf(team, 0, 4.0, 4.0);
  pullAll(team);
  EXPECT_EQ(wholesSince(team, wholes), 0);
  team.expectAllSame("below what waits");
}

TEST(TeamBases, ADifferenceThatIsWrongIsNotBelieved) {
  const auto spoil = [](int kind, TeamContent& content) {
    switch (kind) {
      case 0:
        content.difference[content.difference.size() / 2] ^= std::byte{1};
        break;
      case 1:
        content.difference.resize(5);
        break;
      default:
        content.difference.assign(100'000, std::byte{7});
    }
  };
  for (int kind = 0; kind < 3; ++kind) {
    TeamOfEditors team(2);
    strokeOf(team, 0, 0.0, 0.0);
    int wholes = team.terrain->wholes, spoilt = 0;
    for (auto& [id, content] : team.terrain->contents)
      if (content.base != 0) spoil(kind, content), ++spoilt;
    ASSERT_GT(spoilt, 0);
    pullAll(team);
    EXPECT_EQ(wholesSince(team, wholes), spoilt) << kind;
    team.expectAllSame("spoilt");
    // Nobody's later edit goes by what was spoilt.
    (void)wholesSince(team, wholes);
    strokeOf(team, 1, 3.0, 0.0);
    pullAll(team);
    EXPECT_EQ(wholesSince(team, wholes), 0) << kind;
    team.expectAllSame("after it");
  }
}

using TeamStoreOf = test::TeamServer;

TEST_F(TeamStoreOf, DifferencesComeToWhoHasTheirBaseAndToNobodyElse) {
  const auto store = made();
  ASSERT_TRUE(store);
  const TeamKey key{teamCell(store->project(), 0, 0), 0, 0, 0};
  const std::vector<std::byte> whole(3000, std::byte{1}), difference(40, std::byte{2});
  const TeamContent first{key.cell, drawnTeamId(), 1, 7, whole, {}}, second{key.cell, drawnTeamId(), 1, 8, whole, {}, {}, first.id, difference};
  ASSERT_TRUE(store->put(std::vector{first, second}));
  const std::int64_t cells[] = {key.cell, key.cell}, ids[] = {first.id, second.id};
  const auto secondBy = [&](std::int64_t base) {
    const std::int64_t bases[] = {0, base};
    const auto contents = store->contents(cells, ids, bases);
    EXPECT_TRUE(contents && contents->size() == 2U);
    for (const TeamContent& content : *contents) {
      if (content.id == second.id) return content;
      EXPECT_EQ(content.base, 0);
      EXPECT_EQ(content.bytes, whole);
    }
    return TeamContent{};
  };
  const TeamContent with = secondBy(first.id), without = secondBy(0), another = secondBy(second.id);
  EXPECT_EQ(with.base, first.id);
  EXPECT_EQ(with.difference, difference);
  EXPECT_TRUE(with.bytes.empty());
  EXPECT_EQ(with.sum, 8U);
  for (const TeamContent& content : {without, another}) {
    EXPECT_EQ(content.base, 0);
    EXPECT_TRUE(content.difference.empty());
    EXPECT_EQ(content.bytes, whole);
  }
  // Contents of many cells are asked for by another statement.
  std::vector<TeamContent> many;
  std::vector<std::int64_t> manyCells, manyIds, manyBases;
  for (std::int64_t cell = 1; cell <= 20; ++cell) {
    many.push_back({cell, drawnTeamId(), 1, 8, whole, {}, {}, first.id, difference});
    manyCells.push_back(cell);
    manyIds.push_back(many.back().id);
    manyBases.push_back(cell % 2 == 0 ? first.id : 0);
  }
  ASSERT_TRUE(store->put(many));
  const auto contents = store->contents(manyCells, manyIds, manyBases);
  ASSERT_TRUE(contents && contents->size() == 20U);
  for (const TeamContent& content : *contents) EXPECT_EQ(content.base, first.id);
}

TEST_F(TeamStoreOf, DifferencesOfNoUseAreRefused) {
  const auto store = made();
  ASSERT_TRUE(store);
  makeRole("editor");
  ASSERT_TRUE(store->invite("editor", "edit"));
  const auto by = PostgresConnection::connect(server_->address("editor"));
  ASSERT_TRUE(by);
  const auto add = [&](const std::string& base, const std::string& difference) {
    return (*by)
        ->with(("INSERT INTO scarp.content (project, cell, id, form, sum, bytes, base, difference) VALUES ($1, 1, $2, 1, 1, '', " +
                base + ", " + difference + ")").c_str(),
               store->project(), drawnTeamId())
        .ok();
  };
  EXPECT_TRUE(add("5", "'x'"));
  EXPECT_TRUE(add("NULL", "NULL"));
  EXPECT_FALSE(add("5", "NULL"));
  EXPECT_FALSE(add("NULL", "'x'"));
  EXPECT_FALSE(add("0", "'x'"));
  EXPECT_FALSE(add("5", "convert_to(repeat('x', 131073), 'UTF8')"));
  EXPECT_FALSE((*by)->with("UPDATE scarp.content SET difference = 'y'"));
  EXPECT_EQ((*by)->latest().code, "42501");
}

}  // namespace
}  // namespace scarp
