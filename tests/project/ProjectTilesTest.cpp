#include <gtest/gtest.h>

#include <thread>

#include "core/base/Parallel.h"
#include "core/project/ProjectLoad.h"
#include "tests/edit/RaisedGround.h"
#include "tests/project/ProjectFolder.h"

namespace scarp {
namespace {

TEST(ProjectTiles, CoarseSamplesNeedNoTile) {
  const test::ProjectFolder folder;
  const Terrain terrain = test::fractalTerrain(700, 500);
  test::savedAs(folder.path(), TerrainDocument(terrain));
  const OpenedProject project = test::opened(folder.path());
  const HeightRaster& heights = project.document.rasters.at(kGround);
  for (int row = 0; row < 500; row += kCoarseStep)
    for (int column = 0; column < 700; column += kCoarseStep)
      ASSERT_EQ(heights.at(column, row), terrain.heights.at(column, row));
  EXPECT_EQ(heights.unreadTiles(), heights.tileCount());
  EXPECT_EQ(heights.at(131, 17), terrain.heights.at(131, 17));
  EXPECT_EQ(heights.unreadTiles(), heights.tileCount() - 1);
}

TEST(ProjectTiles, ATileIsTheSameForAllWhoHoldIt) {
  const test::ProjectFolder folder;
  const Terrain terrain = test::fractalTerrain(700, 500);
  test::savedAs(folder.path(), TerrainDocument(terrain));
  const OpenedProject project = test::opened(folder.path());
  const HeightRaster one = project.document.rasters.at(kGround), other = one;
  std::atomic<int> wrong = 0;
  const auto read = [&](const HeightRaster& raster, int start) {
    for (int i = 0; i < raster.tileCount(); ++i) {
      const int slot = (start + i) % raster.tileCount();
      wrong += *raster.tile(slot) != *terrain.heights.tile(slot);
    }
  };
  std::thread first([&] { read(one, 0); }), second([&] { read(other, 7); }), third([&] { read(one, 12); });
  first.join();
  second.join();
  third.join();
  EXPECT_EQ(wrong, 0);
  for (int slot = 0; slot < one.tileCount(); ++slot) EXPECT_EQ(one.tile(slot), other.tile(slot));
}

/// One tile of a file damaged; found when somebody looks.
TEST(ProjectTiles, WhatIsDamagedIsToldOnceAndReplaced) {
  const test::ProjectFolder folder;
  TerrainDocument document(test::fractalTerrain(300, 200));
  {
    const auto file = test::savedAs(folder.path(), document);
    test::raise(document, {0, 0, 20, 20}, 9.0F);
    (void)test::saved(*file, document);
    auto database = SqliteDatabase::open(folder.path(), SqliteDatabase::Mode::ReadWrite);
    // The present state of slot 0, and the only one of slot 4.
    ASSERT_TRUE(
        (*database)
            ->execute("UPDATE content SET bytes=zeroblob(100) WHERE role=0 AND id IN (SELECT content FROM "
                      "slot WHERE role=0 AND slot IN (0, 4))")
            .ok());
  }
  OpenedProject project = test::opened(folder.path());
  std::vector<Damage> told;
  project.file->onDamage([&](const Damage& damage) { told.push_back(damage); });
  TerrainDocument second(std::move(project.document));
  EXPECT_EQ(second.heights().at(3, 3), test::fractalTerrain(300, 200).heights.at(3, 3)) << "as it was first";
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told[0].now, Damage::Now::Earlier);
  EXPECT_EQ(told[0].raster, kGround);
  EXPECT_EQ(told[0].samples, (GridRect{0, 0, 128, 128}));
  EXPECT_NE(told[0].message().text().find("the ground at columns 0 to 127, rows 0 to 127"), std::string::npos)
      << told[0].message();
  EXPECT_TRUE(std::isnan(second.heights().at(130, 130)));
  ASSERT_EQ(told.size(), 2U);
  EXPECT_EQ(told[1].now, Damage::Now::Holes);
  for (const Damage& damage : told) second.groundRepaired(damage.samples);
  test::expectSamePyramid(second.pyramid(), HeightPyramid(second.heights()));
  EXPECT_FALSE(second.undo().ok()) << "it would be laid on another tile than it was made on";
  EXPECT_EQ(told.size(), 2U);
  EXPECT_EQ(project.file->damages().size(), 2U);
  EXPECT_EQ(project.file->check()->size(), 2U);
  project.file->onDamage({});
}

}  // namespace
}  // namespace scarp
