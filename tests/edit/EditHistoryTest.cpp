#include <gtest/gtest.h>

#include "core/edit/EditHistory.h"

namespace scarp {
namespace {

EditRecord named(const char* name) {
  EditRecord record;
  record.name = name;
  return record;
}

std::string stepBack(EditHistory& history) {
  std::string name;
  EXPECT_TRUE(history.stepBack({}, [&](EditRecord& record) { name = record.name; }).ok());
  return name;
}
std::string stepForth(EditHistory& history) {
  std::string name;
  EXPECT_TRUE(history.stepForth({}, [&](EditRecord& record) { name = record.name; }).ok());
  return name;
}

TEST(EditHistory, WalksBackAndForth) {
  EditHistory history;
  EXPECT_FALSE(history.canUndo());
  history.push(named("a"));
  history.push(named("b"));
  EXPECT_EQ(stepBack(history), "b");
  EXPECT_EQ(stepBack(history), "a");
  EXPECT_FALSE(history.canUndo());
  EXPECT_EQ(stepForth(history), "a");
  EXPECT_TRUE(history.canRedo());
}

TEST(EditHistory, ANewEditEndsTheRedo) {
  EditHistory history;
  history.push(named("a"));
  history.push(named("b"));
  stepBack(history);
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
  stepBack(history);
  EXPECT_FALSE(history.isSaved());
  stepForth(history);
  EXPECT_TRUE(history.isSaved()) << "redo leads back to it";
  stepBack(history);
  history.push(named("b"));
  EXPECT_FALSE(history.isSaved()) << "same position, another state";
  stepBack(history);
  EXPECT_FALSE(history.isSaved());
}

TEST(EditHistory, CountsATileOnce) {
  EditHistory history;
  const auto tile = std::make_shared<HeightRaster::Tile>();
  for (const char* name : {"a", "b"}) {
    EditRecord record = named(name);
    record.tiles[kGround] = {{0, tile}, {1, nullptr}};
    history.push(std::move(record));
  }
  EXPECT_GE(history.bytes(), sizeof(HeightRaster::Tile));
  EXPECT_LT(history.bytes(), sizeof(HeightRaster::Tile) * 11 / 10);
  stepBack(history);
  stepBack(history);
  history.push(named("c"));
  EXPECT_EQ(history.bytes(), 0U);
}

TEST(EditHistoryDeathTest, NothingToUndo) {
  EditHistory history;
  EXPECT_DEATH(stepBack(history), "precondition");
}

}  // namespace
}  // namespace scarp
