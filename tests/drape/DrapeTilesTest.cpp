#include <gtest/gtest.h>

#include "core/drape/DrapeTiles.h"
#include "tests/drape/DrapeSupport.h"

namespace scarp {
namespace {

class DrapeTilesTest : public ::testing::Test {
 protected:
  void SetUp() override {
    test::OutsideFile file;
    file.type = "Byte";
    file.epsg = 4326;
    file.geoTransform = test::aroundInDegrees(1000, 900);
    path_ = folder_.file("waves.tif");
    static const std::string bytes = [&] {
      test::writeBands(path_, 1000, 900, test::waves(1000, 900), file);
      return test::readBytes(path_);
    }();
    test::writeBytes(path_, bytes);
  }
  std::shared_ptr<DrapeTiles> open() {
    auto tiles = DrapeTiles::open(path_, terrain_.frame, terrain_.georeference);
    EXPECT_TRUE(tiles.ok());
    return *tiles;
  }

  test::TempFolder folder_;
  std::string path_;
  Terrain terrain_ = test::placedTerrain();
};

TEST_F(DrapeTilesTest, LevelsGoFromThePicturesPixelsToTheWhole) {
  const auto tiles = open();
  // 200 cells are one tile of 256; a pixel is a third of a cell, so 32 cells are 128 texels or a little more.
  EXPECT_EQ(tiles->coarsest(), 8);
  EXPECT_EQ(tiles->finest(), 5);
}

TEST_F(DrapeTilesTest, NeighboursShareTheirBorders) {
  const auto tiles = open();
  const DrapeTile left = tiles->make({6, 1, 1}), right = tiles->make({6, 2, 1});
  ASSERT_FALSE(left->empty());
  ASSERT_FALSE(right->empty());
  for (std::size_t row = 0; row < kDrapeSide; ++row)
    for (std::size_t band = 0; band < 4; ++band) {
      EXPECT_NEAR((*left)[row * kDrapeSide + kDrapeSide - 1][band], (*right)[row * kDrapeSide + 1][band], 1);
      EXPECT_NEAR((*left)[row * kDrapeSide + kDrapeSide - 2][band], (*right)[row * kDrapeSide][band], 1);
    }
}

TEST_F(DrapeTilesTest, CoarseOnesAreMadeFirst) {
  const auto tiles = open();
  int told = 0;
  tiles->onWanted([&] { ++told; });
  EXPECT_FALSE(tiles->wanting());
  tiles->want(this, {{5, 2, 3}, {8, 0, 0}, {5, 1, 1}});
  EXPECT_EQ(told, 1);
  EXPECT_TRUE(tiles->wanting());
  ASSERT_TRUE(*tiles->makeNext());
  EXPECT_TRUE(tiles->find({8, 0, 0}));
  EXPECT_FALSE(tiles->find({5, 1, 1}));
  ASSERT_TRUE(*tiles->makeNext());
  EXPECT_TRUE(tiles->find({5, 1, 1})) << "the upper one";
  // What nobody wants any more is not made.
  tiles->want(this, {});
  EXPECT_FALSE(tiles->wanting());
  EXPECT_FALSE(*tiles->makeNext());
  EXPECT_FALSE(tiles->find({5, 2, 3}));
}

TEST_F(DrapeTilesTest, CanBeStoppedAndGoOn) {
  const auto tiles = open();
  tiles->want(this, {{8, 0, 0}});
  const auto stopped = tiles->makeNext([](double) { return false; });
  // A read that is quicker than the first look at whether to go on is done all the same.
  if (!stopped.ok()) {
    EXPECT_TRUE(stopped.error().cancelled);
    EXPECT_FALSE(tiles->failure());
  }
  tiles->want(this, {{8, 0, 0}});
  while (tiles->wanting()) ASSERT_TRUE(tiles->makeNext().ok());
  EXPECT_TRUE(tiles->find({8, 0, 0}));
}

TEST_F(DrapeTilesTest, AFileThatGoesAwayIsToldOnce) {
  const auto tiles = open();
  const DrapeTileId kept{5, 3, 1};
  ASSERT_FALSE(tiles->make(kept)->empty());
  std::filesystem::resize_file(path_, 5000);
  std::optional<Error> error;
  tiles->want(this, {{5, 2, 4}, {5, 3, 4}, {5, 1, 3}});
  for (int i = 0; i < 10; ++i)
    if (auto made = tiles->makeNext(); !made.ok()) {
      EXPECT_FALSE(error) << "once";
      error = made.error();
    }
  ASSERT_TRUE(error);
  EXPECT_NE(error->text().find("waves.tif"), std::string::npos);
  EXPECT_TRUE(tiles->failure());
  EXPECT_FALSE(tiles->wanting());
  EXPECT_TRUE(tiles->make({5, 1, 4})->empty());
  EXPECT_FALSE(tiles->make(kept)->empty()) << "what was made stays";
}

}  // namespace
}  // namespace scarp
