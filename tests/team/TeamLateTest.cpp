// Edits that somebody else was before with another one, and answers that are lost.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/edit/GroundOperations.h"
#include "core/edit/StrokeOperations.h"
#include "core/team/TeamSync.h"
#include "tests/team/MemoryEditors.h"

namespace scarp {
namespace {

using Team = test::TeamOfEditors;

TEST(TeamLate, WhoComesTooLateKeepsTheTilesOfTheEditAndNoMore) {
  Team team(2);
  StrokeOperation stroke;
  stroke.brush.kind = BrushKind::Raise;
  stroke.brush.radius = 10.0;
  stroke.samples.push_back({-120.0, 60.0, 1.0, 0.0});
  ASSERT_TRUE(perform(stroke, team[0]));
  team.logs[0]->comeTooLate(5);
  ASSERT_TRUE(team.documents[0]->push());
  ASSERT_FALSE(team.logs[0]->leases().empty());
  const GridFrame& frame = team[0].frame();
  const int column = static_cast<int>(std::lround(frame.column(-120.0))),
            row = static_cast<int>(std::lround(frame.row(60.0)));
  for (const GridRect& area : team.logs[0]->leases()) {
    EXPECT_TRUE(area.contains(column - 10, row - 10) && area.contains(column + 10, row + 10));
    EXPECT_LE(area.width(), 3 * HeightRaster::tileSize);
    EXPECT_LT(area.height(), frame.rows);
  }
  // What goes by everything keeps everything.
  ASSERT_TRUE(perform(FilterOperation{BlurFilter{}}, team[0]));
  team.logs[0]->comeTooLate(5);
  ASSERT_TRUE(team.documents[0]->push());
  EXPECT_EQ(team.logs[0]->leases().back(), frame.samples());
}

TEST(TeamLate, WhoComesTooLateSendsAgainWhatIsAnotherOneOnly) {
  Team team(2, 800, 300);
  const auto along = [](double x0, double x1) {
    StrokeOperation stroke;
    stroke.brush.kind = BrushKind::Raise;
    stroke.brush.radius = 12.0;
    stroke.brush.strength = 5.0;
    for (int i = 0; i <= 60; ++i) stroke.samples.push_back({x0 + (x1 - x0) * i / 60.0, 0.0, 1.0, 0.02 * i});
    return stroke;
  };
  // The one from west to east over all columns of tiles, the other at its end.
  ASSERT_TRUE(perform(along(-380.0, 380.0), team[1]));
  ASSERT_TRUE(perform(along(330.0, 340.0), team[0]));
  ASSERT_TRUE(team.documents[0]->push());
  const auto contents = [&] { return std::ssize(team.terrain->contents); };
  const auto before = contents();
  ASSERT_TRUE(team.documents[1]->push());
  const auto rows = team.terrain->slotsOf.back();
  const auto written = std::ranges::count_if(rows, [](const TeamSlot& slot) { return slot.content > 0; });
  EXPECT_GE(written, 6);
  // All of it, and once more what the other one had changed.
  EXPECT_GT(contents() - before, written);
  EXPECT_LT(contents() - before, written + written / 2);
  team.settle();
  team.expectAllSame("too late");
}

TEST(TeamLate, ADraftThatWouldBeRefusedIsKnownByTheNews) {
  Team team(3);
  const auto strokeAt = [&](std::size_t who, double x) {
    StrokeOperation stroke;
    stroke.brush.kind = BrushKind::Raise;
    stroke.brush.radius = 15.0;
    stroke.samples.push_back({x, 0.0, 1.0, 0.0});
    ASSERT_TRUE(perform(stroke, team[who]));
  };
  TeamSync& mine = *team.documents[0];
  const auto draft = [&] {
    auto made = draftOfFirst(mine.document(), team.logs[0]->project(), team.logs[0]->session(), mine.head(),
                             byKey(team.logs[0]->slotsAt(mine.head())->slots));
    EXPECT_TRUE(made);
    return std::move(*made);
  };
  const auto news = [&] {
    auto since = newsSince(*team.logs[0], mine.head(), nullptr, mine.document().frame(), nullptr);
    EXPECT_TRUE(since);
    return std::move(*since);
  };
  strokeAt(0, -180.0);
  TeamChange change = draft().change;
  EXPECT_FALSE(overtakes(news(), change));
  strokeAt(1, 180.0);
  ASSERT_TRUE(team.documents[1]->push());
  EXPECT_FALSE(overtakes(news(), change)) << "elsewhere";
  TeamChange whole = change;
  whole.whole = true;
  EXPECT_TRUE(overtakes(news(), whole));
  strokeAt(2, -170.0);
  ASSERT_TRUE(team.documents[2]->push());
  EXPECT_TRUE(overtakes(news(), change));
  ASSERT_TRUE(mine.pull());
  EXPECT_FALSE(overtakes(news(), draft().change));
}

}  // namespace
}  // namespace scarp
