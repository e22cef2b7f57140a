#include <gtest/gtest.h>
#include <sqlite3.h>

#include "tests/project/RecordingVfs.h"
#include "tests/store/Holdings.h"
#include "tests/support/TempFolder.h"

namespace scarp::test {
namespace {

class RefusingDisk : public testing::TestWithParam<std::tuple<int, bool>> {};

TEST_P(RefusingDisk, LeavesTheStoreAsItWasThoughErrorsArePassedOver) {
  const auto [code, forGood] = GetParam();
  const TempFolder folder;
  RecordingVfs disk;
  auto store = madeStore(folder.file("x"));
  Holdings holdings;
  SlotMap map;
  std::int64_t number = 0;
  int failures = 0;
  bool whole = false;
  for (int step = 0; !whole; ++step) {
    ASSERT_LT(step, 1000);
    Holdings next = holdings;
    disk.failAt(step, code, forGood);
    auto change = store->begin(number, map);
    bool done = change.ok();
    if (done) {
      const ContentKey key{{0, 0}, step % 7};
      // More than SQLite keeps in memory, so that pages are written before the end.
      const Bytes content(step % 7 == 0 ? 9'000'000 : 50'000, static_cast<std::byte>(step));
      (void)(*change)->put(key, ContentForm::Tile, checksum(content), content, {});
      (void)(*change)->set("view", std::span(content).first(20));
      next.slots[key] = content;
      next.settings["view"] = Bytes(20, static_cast<std::byte>(step));
      done = (*change)->commit({(*change)->number(), {}, {}, {}}).ok();
      change->reset();
    }
    whole = done && disk.steps() <= step;
    disk.failAt(-1, SQLITE_OK, false);
    failures += !done;
    store.reset();
    store = *SqliteStore::open(folder.file("x"), SqliteDatabase::Mode::ReadWrite, "x");
    const Holdings there = holdingsOf(*store);
    // The step may have come after all was certain: then the change is there.
    ASSERT_TRUE(there == next || (!done && there == holdings)) << "step " << step;
    holdings = there;
    map = store->slots().map;
    number = store->changesSince(0).changes.empty() ? 0 : store->changesSince(0).changes[0].number;
  }
  EXPECT_GT(failures, 5);
}

INSTANTIATE_TEST_SUITE_P(Ways, RefusingDisk,
                         testing::Values(std::tuple(SQLITE_FULL, true), std::tuple(SQLITE_IOERR_WRITE, false)));

}  // namespace
}  // namespace scarp::test
