#include <gtest/gtest.h>

#include <atomic>
#include <chrono>

#include "core/document/EditHistory.h"

namespace scarp {
namespace {

EditRecord named(const char* name) {
  EditRecord record;
  record.name = Message(name);
  return record;
}

std::string undo(EditHistory& history) {
  std::string name;
  EXPECT_TRUE(history.undo({}, [&](EditRecord& record) { name = record.name.text(); }).ok());
  return name;
}
std::string redo(EditHistory& history) {
  std::string name;
  EXPECT_TRUE(history.redo({}, [&](EditRecord& record) { name = record.name.text(); }).ok());
  return name;
}

TEST(EditHistory, KnowsTheSavedState) {
  EditHistory history;
  EXPECT_TRUE(history.isSaved()) << "as opened";
  history.push(named("a"));
  EXPECT_FALSE(history.isSaved());
  history.markSaved();
  undo(history);
  EXPECT_FALSE(history.isSaved());
  redo(history);
  EXPECT_TRUE(history.isSaved()) << "redo leads back to it";
  undo(history);
  history.push(named("b"));
  EXPECT_FALSE(history.isSaved()) << "same position, another state";
  undo(history);
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
  undo(history);
  undo(history);
  history.push(named("c"));
  EXPECT_EQ(history.bytes(), 0U);
}

TEST(EditHistoryDeathTest, NothingToUndo) {
  EditHistory history;
  EXPECT_DEATH(undo(history), "precondition");
}

TEST(EditHistory, AnIdStandsForWhatARecordHolds) {
  EditHistory history;
  history.push(named("a"));
  history.push(named("b"));
  const HistoryContents before = history.contents();
  undo(history);
  const HistoryContents undone = history.contents();
  EXPECT_EQ(undone.items[0].id, before.items[0].id);
  EXPECT_NE(undone.items[1].id, before.items[1].id);
  EditHistory second;
  second.push(named("a"));
  EXPECT_NE(second.contents().items[0].id, before.items[0].id);
}

TEST(HistoryWorker, WorksElsewhereAndCompletesHereInOrder) {
  HistoryWorker worker;
  std::vector<int> order;
  const auto here = std::this_thread::get_id();
  for (int i = 0; i < 50; ++i)
    worker.add([&order, here, i](const std::stop_token&) -> HistoryWorker::Completion {
      EXPECT_NE(std::this_thread::get_id(), here);
      return [&order, here, i] {
        EXPECT_EQ(std::this_thread::get_id(), here);
        order.push_back(i);
      };
    });
  while (!worker.idle()) {
    worker.wait();
    worker.settle();
  }
  ASSERT_EQ(order.size(), 50U);
  EXPECT_TRUE(std::ranges::is_sorted(order));
  worker.wait();
}

TEST(HistoryWorker, TellsThatThereIsSomething) {
  HistoryWorker worker;
  std::atomic<int> told = 0;
  worker.onReady([&] { ++told; });
  worker.add([](const std::stop_token&) -> HistoryWorker::Completion { return [] {}; });
  worker.wait();
  EXPECT_EQ(told, 1);
}

TEST(HistoryWorker, EndsWithWorkThatWaits) {
  HistoryWorker worker;
  for (int i = 0; i < 100; ++i)
    worker.add([](const std::stop_token& stop) -> HistoryWorker::Completion {
      while (!stop.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
      return [] { ADD_FAILURE() << "nobody asked"; };
    });
}

}  // namespace
}  // namespace scarp
