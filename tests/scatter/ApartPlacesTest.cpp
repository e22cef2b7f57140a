#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <numeric>
#include <random>

#include "core/scatter/ApartPlaces.h"

namespace scarp {
namespace {

std::vector<Vec2> somewhere(std::size_t count, double width, double height, unsigned seed) {
  std::mt19937 random(seed);
  std::uniform_real_distribution<double> x(0.0, width), y(0.0, height);
  std::vector<Vec2> places;
  for (std::size_t i = 0; i < count; ++i) places.emplace_back(x(random), y(random));
  return places;
}

std::vector<std::uint64_t> someRanks(std::size_t count, unsigned seed) {
  std::vector<std::uint64_t> ranks(count);
  std::iota(ranks.begin(), ranks.end(), 1U);
  std::ranges::shuffle(ranks, std::mt19937(seed));
  return ranks;
}

TEST(NearPlaces, FindsWhatASearchOfAllFinds) {
  for (const auto& [width, height] : {std::pair(100.0, 100.0), std::pair(1e6, 1e-3), std::pair(0.0, 50.0)})
    for (const double radius : {0.5, 7.0, 300.0}) {
      const auto places = somewhere(400, width, height, 3);
      const NearPlaces near(places, radius);
      ASSERT_EQ(near.places().size(), places.size());
      for (std::uint32_t i = 0; i < places.size(); ++i) ASSERT_EQ(near.places()[i], places[near.givenAs(i)]);
      for (const Vec2& at : somewhere(100, 1.2 * width, 1.2 * height, 4)) {
        std::vector<std::uint32_t> found, all;
        EXPECT_TRUE(near.eachWithin(at, radius, [&](std::uint32_t i) {
          found.push_back(i);
          return true;
        }));
        for (std::uint32_t i = 0; i < near.places().size(); ++i)
          if ((near.places()[i] - at).squaredNorm() < radius * radius) all.push_back(i);
        std::ranges::sort(found);
        ASSERT_EQ(found, all) << width << " × " << height << ", " << radius;
        EXPECT_EQ(near.anyWithin(at, radius), !all.empty());
      }
    }
  EXPECT_FALSE(NearPlaces({}, 1.0).anyWithin({0.0, 0.0}, 1.0));
}

TEST(KeptApart, NoTwoAreNearerAndNearlyNoRoomIsLeft) {
  constexpr double kSpacing = 5.0;
  const auto places = somewhere(2000, 120.0, 120.0, 5);
  const auto ranks = someRanks(places.size(), 6);
  const NearPlaces near(places, kSpacing);
  const auto kept = keptApart(near, ranks, kSpacing);
  std::size_t open = 0;
  for (std::size_t i = 0; i < places.size(); ++i) {
    double nearest = std::numeric_limits<double>::infinity();
    for (std::size_t j = 0; j < places.size(); ++j)
      if (i != j && kept[j]) nearest = std::min(nearest, (places[i] - places[j]).norm());
    if (kept[i]) {
      EXPECT_GE(nearest, kSpacing);
    }
    open += !kept[i] && nearest >= kSpacing;
  }
  EXPECT_LT(open, places.size() / 100) << "undecided after the last round";
  // The highest of all is always kept.
  EXPECT_TRUE(kept[static_cast<std::size_t>(std::ranges::max_element(ranks) - ranks.begin())]);
}

TEST(KeptApart, APartOfThePlaneGivesWhatTheWholeGives) {
  constexpr double kSpacing = 4.0, kReach = apartReach(kSpacing);
  const auto places = somewhere(6000, 200.0, 200.0, 7);
  const auto ranks = someRanks(places.size(), 8);
  const auto whole = keptApart(NearPlaces(places, kSpacing), ranks, kSpacing);
  for (const auto& [west, south] : {std::pair(0.0, 0.0), std::pair(60.0, 90.0), std::pair(150.0, 20.0)}) {
    constexpr double kSide = 40.0;
    std::vector<Vec2> some;
    std::vector<std::uint64_t> theirs;
    std::vector<std::size_t> which;
    for (std::size_t i = 0; i < places.size(); ++i)
      if (places[i].x() >= west - kReach && places[i].x() <= west + kSide + kReach &&
          places[i].y() >= south - kReach && places[i].y() <= south + kSide + kReach) {
        some.push_back(places[i]);
        theirs.push_back(ranks[i]);
        which.push_back(i);
      }
    const auto part = keptApart(NearPlaces(some, kSpacing), theirs, kSpacing);
    for (std::size_t i = 0; i < some.size(); ++i) {
      if (some[i].x() < west || some[i].x() > west + kSide || some[i].y() < south ||
          some[i].y() > south + kSide)
        continue;
      ASSERT_EQ(part[i], whole[which[i]]);
    }
  }
}

TEST(KeptApart, WithoutASpacingAllAreKept) {
  const std::vector<Vec2> places{{1.0, 1.0}, {1.0, 1.0}};
  const auto kept = keptApart(NearPlaces(places, 0.0), std::vector<std::uint64_t>{1, 2}, 0.0);
  EXPECT_EQ(kept, (std::vector<bool>{true, true}));
}

}  // namespace
}  // namespace scarp
