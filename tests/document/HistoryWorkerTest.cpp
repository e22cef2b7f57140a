#include <gtest/gtest.h>

#include <atomic>
#include <chrono>

#include "core/document/HistoryWorker.h"

namespace scarp {
namespace {

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
