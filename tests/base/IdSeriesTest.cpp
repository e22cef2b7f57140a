#include "core/base/IdSeries.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <set>

namespace scarp {
namespace {

using Ids = IdSeries<std::uint32_t>;

TEST(IdSeries, GivesEachIdOnceAndAWantedOneWhereItIsAhead) {
  Ids ids;
  EXPECT_EQ(ids.take(), 1U);
  EXPECT_EQ(ids.take(7), 7U);
  EXPECT_EQ(ids.take(3), 8U);  // Passed over: it may have been given.
  ids.pass(20);
  ids.pass(4);
  EXPECT_EQ(ids.next(), 21U);
  EXPECT_EQ(ids.take(), 21U);
}

TEST(IdSeries, GoesOnInTheNextBlock) {
  Ids ids({10, 12});
  ids.add({100, 102});
  EXPECT_EQ(ids.room(), 4U);
  EXPECT_EQ(ids.take(), 10U);
  EXPECT_EQ(ids.take(100), 100U);
  EXPECT_EQ(ids.take(), 11U);
  EXPECT_EQ(ids.take(), 101U);
  EXPECT_EQ(ids.room(), 0U);
}

TEST(IdSeries, KeepsWhatSomebodyElseHasGivenAndGivesNoneOfIt) {
  Ids ids({10, 20});
  EXPECT_EQ(ids.take(5), 5U);
  EXPECT_EQ(ids.take(500), 500U);
  ids.pass(500);
  EXPECT_EQ(ids.take(), 10U);
}

TEST(IdSeries, GivesAgainWhatIsDoneAgain) {
  Ids ids;
  EXPECT_EQ(ids.take(), 1U);
  EXPECT_EQ(ids.take(), 2U);
  ids.giveAgain(true);
  EXPECT_EQ(ids.take(1), 1U);
  EXPECT_EQ(ids.take(5), 5U);
  EXPECT_EQ(ids.take(), 6U);
  ids.giveAgain(false);
  EXPECT_EQ(ids.take(1), 7U);
}

TEST(IdSeries, OfSeveralWithTheirOwnBlocksNoIdIsGivenTwice) {
  std::mt19937 random(27);
  std::vector<Ids> all;
  for (std::uint32_t who = 0; who < 5; ++who) {
    all.emplace_back(Ids::Block{1 + 40 * who, 41 + 40 * who});
    all.back().add({1001 + 40 * who, 1041 + 40 * who});
  }
  std::set<std::uint32_t> given;
  for (int i = 0; i < 380; ++i) {
    Ids& ids = all[random() % all.size()];
    if (ids.room() == 0) continue;
    const std::uint32_t id = ids.take();
    EXPECT_TRUE(given.insert(id).second) << id;
    for (Ids& other : all) other.pass(id);
  }
  EXPECT_GT(given.size(), 300U);
}

TEST(IdSeriesDeathTest, HasToHaveRoom) {
  Ids ids({1, 2});
  EXPECT_EQ(ids.take(), 1U);
  EXPECT_DEATH((void)ids.take(), "precondition");
}

}  // namespace
}  // namespace scarp
