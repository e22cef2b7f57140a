#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>

#include "core/edit/StrokeOperations.h"
#include "core/io/RasterExport.h"
#include "core/team/TeamContents.h"
#include "core/team/TeamStore.h"
#include "tests/edit/Hand.h"
#include "tests/support/TempFolder.h"
#include "tests/team/MemoryEditors.h"
#include "tests/team/TeamServer.h"

namespace scarp {
namespace {

using test::anyStrokeWithin;
using test::expectSame;
using test::MemoryTeamLog;
namespace files = std::filesystem;

constexpr std::size_t kNoneAtOnce = 0, kAllAtOnce = 1000000;

/// A terrain, usually of 8 × 6 tiles, whose contents can be read later.
std::shared_ptr<test::MemoryTerrain> laterTerrain(int edits = 0, int columns = 1000, int rows = 700) {
  auto terrain = std::make_shared<test::MemoryTerrain>();
  terrain->later = true;
  TerrainDocument first(test::groundOf(columns, rows));
  test::Hand hand(3);
  for (int i = 0; i < edits; ++i) (void)perform(hand.next(first), first);
  MemoryTeamLog log(terrain);
  EXPECT_TRUE(shareDocument(log, first));
  return terrain;
}

std::unique_ptr<TeamSync> openedWith(TeamLog& log, std::size_t mostAtOnce) {
  auto opened = TeamSync::open(log, mostAtOnce);
  EXPECT_TRUE(opened) << opened.error().text();
  return opened ? std::move(*opened) : nullptr;
}

/// A stroke of 90 m. Tiles come in squares of four by four, so that one at −20 begins on those of the west and ends
/// where others have to be fetched.
StrokeOperation strokeAround(double x, double y) {
  StrokeOperation stroke;
  stroke.brush.kind = BrushKind::Raise;
  stroke.brush.radius = 30.0;
  stroke.brush.strength = 6.0;
  for (int i = 0; i < 4; ++i) stroke.samples.push_back({x + 9.0 * i, y, 1.0, 0.1 * i});
  return stroke;
}

TEST(TeamTiles, ATerrainThatIsReadLaterIsTheOneReadAtOnce) {
  for (const int edits : {0, 40}) {
    const auto terrain = edits == 0 ? laterTerrain() : laterTerrain(edits, 500, 350);
    MemoryTeamLog logs[] = {MemoryTeamLog(terrain), MemoryTeamLog(terrain)};
    const auto later = openedWith(logs[0], kNoneAtOnce), whole = openedWith(logs[1], kAllAtOnce);
    ASSERT_TRUE(later && whole);
    const auto unread = [&] { return later->document().heights().unreadTiles(); };
    // Objects look at the ground that they stand on.
    EXPECT_GE(unread(), std::ssize(later->document().heights().heldSlots()) - edits);
    EXPECT_EQ(whole->document().heights().unreadTiles(), 0);
    EXPECT_EQ(later->document().pyramid().range(), whole->document().pyramid().range());
    std::mt19937_64 random(static_cast<unsigned>(edits) + 1U);
    test::Hand hand(9);
    for (int i = 0; i < 18; ++i) {
      TeamSync& mine = i % 3 == 0 ? *whole : *later;
      (void)perform(edits == 0 ? anyStrokeWithin(random, 300.0) : hand.next(mine.document()), mine.document());
      if (i % 4 == 0) {
        const auto pushed = mine.push();
        ASSERT_TRUE(pushed) << pushed.error().text();
      }
      if (i == 11) {
        const auto undone = later->undo();
        ASSERT_TRUE(undone) << undone.error().text();
      }
      ASSERT_TRUE(later->pull() && whole->pull());
    }
    ASSERT_TRUE(later->push() && whole->push() && later->pull());
    EXPECT_EQ(later->document().pyramid().range(), whole->document().pyramid().range());
    EXPECT_TRUE(unread() > 0 || edits > 0) << "or nothing was read later";
    const auto brought = bringBack(logs[1], 3, "Three");
    ASSERT_TRUE(brought) << brought.error().text();
    ASSERT_TRUE(later->pull() && whole->pull());
    expectSame(later->document(), whole->document(), "after " + std::to_string(edits));
    const auto then = openTeamAt(logs[0], 3, kNoneAtOnce);
    ASSERT_TRUE(then) << then.error().text();
    expectSame(*then->document, whole->document(), "as it was");
    EXPECT_EQ(later->contents().failures(), 0U);
  }
}

TEST(TeamTiles, WhatOthersPutInThePlaceOfAnUnreadTileIsNotReadFirst) {
  const auto terrain = laterTerrain();
  MemoryTeamLog mine(terrain), others(terrain);
  const auto later = openedWith(mine, kNoneAtOnce), whole = openedWith(others, kAllAtOnce);
  ASSERT_TRUE(perform(strokeAround(0.0, 0.0), whole->document()) && whole->push());
  ASSERT_TRUE(later->pull());
  ASSERT_EQ(later->head(), 2);
  EXPECT_EQ(later->contents().figures().contents, 1U) << "the state alone";
  // Samples of the coarse grid come without the tiles.
  const HeightRaster& heights = later->document().heights();
  const int unread = heights.unreadTiles();
  for (int row = 0; row < 700; row += 16)
    for (int column = 0; column < 1000; column += 16)
      ASSERT_EQ(heights.at(column, row), whole->document().heights().at(column, row));
  EXPECT_EQ(heights.unreadTiles(), unread);
  EXPECT_EQ(later->contents().figures().contents, 1U);
}

TEST(TeamTiles, AnEditThatWentByGroundThatCouldNotBeHadIsNotSent) {
  const auto terrain = laterTerrain();
  MemoryTeamLog log(terrain), others(terrain);
  const auto later = openedWith(log, kNoneAtOnce), whole = openedWith(others, kAllAtOnce);
  TerrainDocument& document = later->document();
  ASSERT_TRUE(perform(strokeAround(-400.0, 200.0), document) && later->push());
  const std::size_t before = terrain->rows.size();
  terrain->away = true;
  ASSERT_TRUE(perform(strokeAround(-20.0, 200.0), document)) << "work goes on";
  EXPECT_FALSE(later->contents().missing().empty());
  const auto refused = later->push();
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().text().find("could not be fetched: the memory"), std::string::npos)
      << refused.error().text();
  EXPECT_EQ(refused.error().text().find('\n'), std::string::npos);
  EXPECT_EQ(terrain->rows.size(), before);
  EXPECT_EQ(later->waiting(), 1U) << "it waits";
  const test::TempFolder folder;
  const auto exported = exportRaster(document.snapshot(), folder.file("holes.tif"));
  EXPECT_FALSE(exported) << "holes would be taken for the terrain";

  terrain->away = false;
  const auto pulled = later->pull();
  ASSERT_TRUE(pulled) << pulled.error().text();
  EXPECT_TRUE(later->contents().missing().empty());
  EXPECT_EQ(later->waiting(), 1U) << "done again on the ground that was missing";
  const auto pushed = later->push();
  ASSERT_TRUE(pushed) << pushed.error().text();
  EXPECT_EQ(terrain->rows.size(), before + 1);
  ASSERT_TRUE(whole->pull());
  expectSame(document, whole->document(), "in the end");
  TerrainDocument serial(test::groundOf(1000, 700));
  ASSERT_TRUE(perform(strokeAround(-400.0, 200.0), serial) && perform(strokeAround(-20.0, 200.0), serial));
  EXPECT_TRUE(test::sameBits(test::samplesOf(serial.heights()), test::samplesOf(document.heights())));
}

TEST(TeamTiles, ATileThatIsNotWhatWasSaidOfItIsDamage) {
  const auto terrain = laterTerrain();
  MemoryTeamLog log(terrain);
  const TeamKey key = tileKey(log.project(), kGround, 12, 8);
  const float high = 9000.0F;
  std::memcpy(terrain->contents.at({key.cell, terrain->states.back().at(key).content}).coarse.data() + 260, &high,
              sizeof high);
  const auto later = openedWith(log, kNoneAtOnce);
  ASSERT_TRUE(perform(strokeAround(-20.0, 200.0), later->document()));
  EXPECT_EQ(later->waiting(), 1U);
  const auto refused = later->push();
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().text().find("damaged: the ground at columns 512 to 639, rows 128 to 255"),
            std::string::npos)
      << refused.error().text();
  EXPECT_EQ(terrain->rows.size(), 1U);
}

TEST(TeamTiles, TilesOfEarlierVersionsAreReadWhenTheTerrainIsOpened) {
  const auto terrain = laterTerrain();
  for (auto& [id, content] : terrain->contents)
    if (content.coarse.size() == 264 && id.second % 2 == 0) content.coarse.resize(256);
  MemoryTeamLog log(terrain), others(terrain);
  const auto later = openedWith(log, kNoneAtOnce), whole = openedWith(others, kAllAtOnce);
  const HeightRaster& heights = later->document().heights();
  EXPECT_GT(heights.unreadTiles(), 0);
  EXPECT_LT(heights.unreadTiles(), std::ssize(heights.heldSlots()));
  EXPECT_EQ(later->document().pyramid().range(), whole->document().pyramid().range());
  expectSame(later->document(), whole->document(), "mixed");
}

TEST(TeamTiles, ASecondOpeningFindsItsContentsOnDiskAndBelievesNoDamagedOne) {
  const test::TempFolder folder;
  const auto terrain = laterTerrain();
  terrain->cache = {folder.path().string(), std::uint64_t{100} << 20};
  MemoryTeamLog log(terrain), plain(terrain);
  const auto whole = openedWith(plain, kAllAtOnce);
  const auto figuresOf = [&](bool damaged) {
    const auto later = openedWith(log, kNoneAtOnce);
    for (int column = 0; column < 1000; column += 16) (void)later->document().heights().at(column, 16);
    expectSame(later->document(), whole->document(), damaged ? "damaged" : "kept");
    return later->contents().figures();
  };
  (void)figuresOf(false);
  const auto second = figuresOf(false);
  EXPECT_EQ(second.contents + second.outlines + second.coarse, 0U);
  EXPECT_GT(second.kept, 48U);
  for (const auto& file : files::recursive_directory_iterator(folder.path())) {
    if (!file.is_regular_file() || file.path().filename() == "size") continue;
    std::fstream bytes(file.path(), std::ios::in | std::ios::out | std::ios::binary);
    bytes.seekp(static_cast<std::streamoff>(file.file_size() / 2));
    bytes.put('\x5a');
  }
  const auto third = figuresOf(true);
  EXPECT_GT(third.contents, 40U);
  EXPECT_GT(third.outlines, 40U);
  EXPECT_EQ(figuresOf(false).contents, 0U) << "kept anew";
}

using TeamStoreOf = test::TeamServer;

TEST_F(TeamStoreOf, TilesAreReadByAConnectionOfTheirOwnAndMissedWhileItIsAway) {
  const auto store = made();
  ASSERT_TRUE(store);
  TerrainDocument first(test::groundOf(1000, 700));
  ASSERT_TRUE(shareDocument(*store, first));
  auto later = openTeam(*store, kNoneAtOnce);
  ASSERT_TRUE(later) << later.error().text();
  const HeightRaster& heights = later->document->heights();
  EXPECT_EQ(heights.unreadTiles(), 48);
  EXPECT_EQ(later->document->pyramid().range(), first.pyramid().range());
  for (int row = 0; row < 700; row += 16)
    for (int column = 0; column < 1000; column += 16)
      ASSERT_EQ(heights.at(column, row), first.heights().at(column, row));
  EXPECT_EQ(heights.unreadTiles(), 48) << "samples from afar come without tiles";
  EXPECT_EQ(heights.at(1, 1), first.heights().at(1, 1));
  EXPECT_EQ(heights.unreadTiles(), 47);
  // Cut off, it finds another terrain of the name.
  const auto owner = PostgresConnection::connect(server_->address());
  ASSERT_TRUE(owner);
  ASSERT_TRUE((*owner)->with("UPDATE scarp.project SET epoch = epoch % 1000 + 1 WHERE name = $1", name()));
  ASSERT_TRUE((*owner)->execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                                "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"));
  EXPECT_TRUE(std::isnan(heights.at(901, 601))) << "no ground is made up";
  EXPECT_NE(later->contents->whyMissing().text().find("could not be fetched"), std::string::npos);
  std::this_thread::sleep_for(std::chrono::milliseconds(1100));
  EXPECT_TRUE(std::isnan(heights.at(901, 301)));
  EXPECT_NE(later->contents->whyMissing().text().find("earlier state of this terrain"), std::string::npos)
      << later->contents->whyMissing();
}

}  // namespace
}  // namespace scarp
