#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>
#include <vector>

#include "core/geometry/GridWalk.h"

namespace scarp {
namespace {

using Walk2 = GridWalk<2>;
constexpr double kNoEnd = std::numeric_limits<double>::infinity();
const Walk2::Bounds kTen{{0, 0}, {10, 10}};

std::vector<Walk2::Cell> cellsOf(Walk2 walk) {
  std::vector<Walk2::Cell> cells;
  for (; walk.valid(); walk.advance()) cells.push_back(walk.cell());
  return cells;
}
using Cells = std::vector<Walk2::Cell>;

TEST(GridWalk, ZeroComponentsKeepToTheirRow) {
  EXPECT_EQ(cellsOf({{7.5, 2.5}, {1, 0}, 0, kNoEnd, kTen}), (Cells{{7, 2}, {8, 2}, {9, 2}}));
  EXPECT_EQ(cellsOf({{7.5, 2.5}, {0, -1}, 0, kNoEnd, kTen}), (Cells{{7, 2}, {7, 1}, {7, 0}}));
  EXPECT_EQ(cellsOf({{7.5, 2.5}, {0, 0}, 0, kNoEnd, kTen}), (Cells{{7, 2}})) << "standing still is one cell";
}

TEST(GridWalk, ClipsAStartOutsideAndNamesTheFace) {
  Walk2 walk({-5.0, 4.5}, {2.0, 0.0}, 0, kNoEnd, kTen);
  ASSERT_TRUE(walk.valid());
  EXPECT_EQ(walk.cell(), (Walk2::Cell{0, 4}));
  EXPECT_DOUBLE_EQ(walk.tEntry(), 2.5);
  EXPECT_EQ(walk.faceEntered(), (Walk2::Face{0, -1}));
  walk.advance();
  EXPECT_EQ(walk.faceEntered(), (Walk2::Face{0, -1}));
  Walk2 down({4.5, 12.0}, {0.1, -1.0}, 0, kNoEnd, kTen);
  EXPECT_EQ(down.cell(), (Walk2::Cell{4, 9}));
  EXPECT_EQ(down.faceEntered(), (Walk2::Face{1, 1}));
}

TEST(GridWalk, MissesWhatItMisses) {
  EXPECT_FALSE(Walk2({-1, -1}, {-1, 0.3}, 0, kNoEnd, kTen).valid());
  EXPECT_FALSE(Walk2({-5, 4.5}, {1, 0}, 0, 4.9, kTen).valid()) << "the limit comes first";
  EXPECT_FALSE(Walk2({10.5, 4.5}, {0, 1}, 0, kNoEnd, kTen).valid());
  EXPECT_FALSE(Walk2({std::nan(""), 4.5}, {1, 0}, 0, kNoEnd, kTen).valid());
  EXPECT_FALSE(Walk2({4, 4}, {1, 0}, 0, kNoEnd, {{0, 0}, {0, 10}}).valid()) << "no cells at all";
}

TEST(GridWalk, StopsAtTheDistanceLimit) {
  Walk2 walk({0.5, 0.5}, {1, 0}, 0, 2.0, kTen);
  EXPECT_EQ(cellsOf(walk).size(), 3u);
  EXPECT_EQ(cellsOf({{0.5, 0.5}, {1, 0}, 0, 0.5, kTen}).size(), 1u)
      << "a line that is only reached is not crossed";
  EXPECT_EQ(cellsOf({{0.5, 0.5}, {1, 0}, 1.0, 2.0, kTen}).front(), (Walk2::Cell{1, 0}))
      << "and begins at tBegin";
}

TEST(GridWalk, StartsOnLinesGoIntoTheCellAhead) {
  EXPECT_EQ(cellsOf({{3, 2.5}, {1, 0}, 0, kNoEnd, kTen}).front(), (Walk2::Cell{3, 2}));
  EXPECT_EQ(cellsOf({{3, 2.5}, {-1, 0}, 0, kNoEnd, kTen}).front(), (Walk2::Cell{2, 2}));
  EXPECT_EQ(cellsOf({{3, 2}, {-1, 1}, 0, 0.5, kTen}), (Cells{{2, 2}}));
  EXPECT_EQ(cellsOf({{3, 2.5}, {0, 1}, 0, kNoEnd, kTen}).front(), (Walk2::Cell{3, 2})) << "along the line";
  EXPECT_EQ(cellsOf({{10, 2.5}, {0, 1}, 0, kNoEnd, kTen}).front(), (Walk2::Cell{9, 2})) << "the last line";
  EXPECT_EQ(cellsOf({{10, 2.5}, {-1, 0}, 0, kNoEnd, kTen}).size(), 10u);
}

TEST(GridWalk, PassesCornersOneAxisAtATime) {
  EXPECT_EQ(cellsOf({{0, 0}, {1, 1}, 0, 1.5, kTen}), (Cells{{0, 0}, {1, 0}, {1, 1}}));
  EXPECT_EQ(cellsOf({{0.5, 1.5}, {1, -1}, 0, 0.9, kTen}), (Cells{{0, 1}, {1, 1}, {1, 0}}));
}

TEST(GridWalk, CellsOfAnySize) {
  EXPECT_EQ(cellsOf({{1.0, 1.0}, {1, 0}, 0, 40, kTen, 16.0}), (Cells{{0, 0}, {1, 0}, {2, 0}}));
}

/// Property: every fine sample of the line lies in the cell whose span holds its t, and spans join up.
template <int N>
void checkAgainstSampling(std::uint64_t seed) {
  using Walk = GridWalk<N>;
  std::mt19937_64 random(seed);
  std::uniform_real_distribution<double> place(-8, 18), way(-1, 1);
  int walked = 0;
  for (int ray = 0; ray < 1000; ++ray) {
    typename Walk::Vec origin, direction;
    typename Walk::Bounds bounds;
    for (int axis = 0; axis < N; ++axis) {
      origin[axis] = ray % 7 == 0 ? std::round(place(random)) : place(random);
      direction[axis] = way(random);
      bounds.begin[axis] = 0;
      bounds.end[axis] = 10;
    }
    if (ray % 11 == 0) direction[ray % N] = 0.0;
    double last = -1.0;
    for (Walk walk(origin, direction, 0, 25, bounds); walk.valid(); walk.advance()) {
      ++walked;
      ASSERT_LE(walk.tEntry(), walk.tExit());
      ASSERT_NEAR(walk.tEntry(), last < 0.0 ? walk.tEntry() : last, 1e-12 * (1 + last));
      last = walk.tExit();
      for (const double share : {0.0, 0.3, 0.5, 1.0}) {
        const double t = walk.tEntry() + share * (walk.tExit() - walk.tEntry());
        for (int axis = 0; axis < N; ++axis) {
          const double at = origin[axis] + t * direction[axis];
          ASSERT_GE(at, walk.cell()[axis] - 1e-9);
          ASSERT_LE(at, walk.cell()[axis] + 1 + 1e-9);
        }
      }
    }
  }
  EXPECT_GT(walked, 1000);
}

TEST(GridWalk, SpansHoldTheirPartOfTheLine2D) { checkAgainstSampling<2>(99); }
TEST(GridWalk, SpansHoldTheirPartOfTheLine3D) { checkAgainstSampling<3>(100); }

TEST(GridWalk, LongWalkDoesNotDrift) {
  const double slope = 1.0 / 3.0;
  Walk2 walk({0.25, 0.25}, {1.0, slope}, 0, kNoEnd, {{0, 0}, {3000000, 3000000}});
  for (int i = 0; i < 2000000; ++i) walk.advance();
  const double t = 0.5 * (walk.tEntry() + walk.tExit());
  EXPECT_EQ(walk.cell()[0], static_cast<int>(std::floor(0.25 + t)));
  EXPECT_EQ(walk.cell()[1], static_cast<int>(std::floor(0.25 + slope * t)));
}

}  // namespace
}  // namespace scarp
