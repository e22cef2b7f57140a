#include <gtest/gtest.h>

#include "core/edit/EditHistory.h"

namespace scarp {
namespace {

EditRecord named(const char* name) {
  EditRecord record;
  record.name = name;
  return record;
}

TEST(EditHistory, WalksBackAndForth) {
  EditHistory history;
  EXPECT_FALSE(history.canUndo());
  history.push(named("a"));
  history.push(named("b"));
  EXPECT_EQ(history.stepBack().name, "b");
  EXPECT_EQ(history.stepBack().name, "a");
  EXPECT_FALSE(history.canUndo());
  EXPECT_EQ(history.stepForth().name, "a");
  EXPECT_TRUE(history.canRedo());
}

TEST(EditHistory, ANewEditEndsTheRedo) {
  EditHistory history;
  history.push(named("a"));
  history.push(named("b"));
  (void)history.stepBack();
  history.push(named("c"));
  ASSERT_EQ(history.size(), 2u);
  EXPECT_EQ(history.record(1).name, "c");
  EXPECT_FALSE(history.canRedo());
}

TEST(EditHistory, KnowsTheSavedState) {
  EditHistory history;
  EXPECT_TRUE(history.isSaved()) << "as opened";
  history.push(named("a"));
  EXPECT_FALSE(history.isSaved());
  history.markSaved();
  (void)history.stepBack();
  EXPECT_FALSE(history.isSaved());
  (void)history.stepForth();
  EXPECT_TRUE(history.isSaved()) << "redo leads back to it";
  (void)history.stepBack();
  history.push(named("b"));
  EXPECT_FALSE(history.isSaved()) << "same position, another state";
  (void)history.stepBack();
  EXPECT_FALSE(history.isSaved());
}

TEST(EditHistory, CountsTheTilesThatItHolds) {
  EditHistory history;
  EditRecord record = named("a");
  record.tiles[kGround].emplace(0, std::make_shared<HeightRaster::Tile>());
  history.push(std::move(record));
  EXPECT_GE(history.bytes(), sizeof(HeightRaster::Tile));
}

TEST(EditHistoryDeathTest, NothingToUndo) {
  EditHistory history;
  EXPECT_DEATH((void)history.stepBack(), "precondition");
}

}  // namespace
}  // namespace scarp
