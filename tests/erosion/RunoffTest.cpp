#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <numeric>
#include <random>
#include <span>
#include <vector>

#include "core/erosion/Runoff.h"

namespace scarp {
namespace {

constexpr int kSide = 130;  ///< Samples, the dry rim included.

/// A valley that runs south, with steep sides.
std::vector<float> valley() {
  std::vector<float> ground;
  for (int r = 0; r < kSide; ++r)
    for (int c = 0; c < kSide; ++c)
      ground.push_back(static_cast<float>(100.0 - 0.5 * r + 0.4 * std::abs(c - kSide / 2)));
  return ground;
}

std::vector<float> wetButForTheRim() {
  std::vector<float> wet(static_cast<std::size_t>(kSide) * kSide, 0.0F);
  for (int r = 1; r + 1 < kSide; ++r)
    std::fill_n(&wet[static_cast<std::size_t>(r) * kSide + 1], kSide - 2, 1.0F);
  return wet;
}

double total(std::span<const float> plane) { return std::accumulate(plane.begin(), plane.end(), 0.0); }

TEST(Runoff, KeepsWaterWithinABasin) {
  // Walls higher than the water all round; a pit in the middle.
  std::vector<float> ground;
  for (int r = 0; r < kSide; ++r)
    for (int c = 0; c < kSide; ++c)
      ground.push_back(static_cast<float>(0.2 * std::hypot(c - kSide / 2, r - kSide / 2)));
  const std::vector<float> wet = wetButForTheRim(), dry(wet.size(), 1e-30F);
  Runoff water(kSide, kSide, 1.0, 1.5, 1e-3);
  water.step(ground, wet);
  const double fallen = total(water.depth);
  EXPECT_NEAR(fallen, 1e-3 * (kSide - 2) * (kSide - 2), 1e-3);
  for (int step = 0; step < 200; ++step) {
    water.step(ground, dry);
    for (const float depth : water.depth) ASSERT_GE(depth, 0.0F);
  }
  EXPECT_NEAR(total(water.depth), fallen, 1e-3 * fallen);
  const auto middle = static_cast<std::size_t>(kSide / 2) * kSide + kSide / 2;
  EXPECT_GT(water.depth[middle], 0.05F) << "it has run together";
}

TEST(Runoff, GathersFromAfar) {
  // At the valley's end there flows what fell along all of it, not along a few steps' way.
  const std::vector<float> ground = valley(), wet = wetButForTheRim();
  const double rain = 1e-5;
  Runoff water = gatheredRunoff(ground, wet, kSide, kSide, 1.0, 1.0, rain);
  water.step(ground, wet);
  const auto through = [&](int column, int row) {
    const auto at = static_cast<std::size_t>(row) * kSide + column;
    return flowsAt(&water.east[at], &water.south[at], &water.keep[at], kSide).south / rain;
  };
  const double early = through(kSide / 2, 30), late = through(kSide / 2, kSide - 6);
  EXPECT_GT(late, 2.0 * early);
  EXPECT_GT(late, 500.0);
  EXPECT_LT(through(kSide / 2 + 50, kSide - 6), 0.1 * late) << "the sides carry little";
}

/// A step of water as the docstring of Runoff and its source say it, one stage after the other.
struct PlainRunoff {
  static constexpr float kPipe = 0.2F, kFriction = 0.8F, kLeast = 1e-12F;
  int width, height;
  float rain;
  std::vector<float> depth, east, south, keep;

  PlainRunoff(int columns, int rows, double rainfall)
      : width(columns),
        height(rows),
        rain(static_cast<float>(rainfall)),
        depth(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows)),
        east(depth),
        south(depth),
        keep(depth) {}

  template <class Body>
  void each(const Body& body) const {
    for (int r = 1; r + 1 < height; ++r)
      for (int c = 1; c + 1 < width; ++c) body(static_cast<std::size_t>(r) * width + c);
  }
  void step(const std::vector<float>& ground, const std::vector<float>& wet) {
    const auto w = static_cast<std::size_t>(width);
    each([&](std::size_t i) {
      const auto pipe = [&](float flow, std::size_t to) {
        const float moved = flow * (flow > 0.0F ? keep[i] : keep[to]);
        const float next = kFriction * moved + kPipe * ((ground[i] + depth[i]) - (ground[to] + depth[to]));
        return std::isnan(next) ? 0.0F : next;
      };
      east[i] = pipe(east[i], i + 1);
      south[i] = pipe(south[i], i + w);
    });
    each([&](std::size_t i) {
      const auto out = [](float flow) { return flow > 0.0F ? flow : 0.0F; };
      const float all = (out(east[i]) + out(-east[i - 1])) + (out(south[i]) + out(-south[i - w]));
      keep[i] = all > depth[i] ? depth[i] / std::max(all, kLeast) : 1.0F;
    });
    each([&](std::size_t i) {
      const Flows flow = flowsAt(&east[i], &south[i], &keep[i], width);
      const float left = depth[i] - ((flow.east + flow.west) + (flow.south + flow.north));
      depth[i] = wet[i] > 0.0F ? (left > 0.0F ? left : 0.0F) + rain * wet[i] : 0.0F;
    });
  }
};

TEST(Runoff, StepsAsOneStageAfterTheOtherWould) {
  // So many rows that several threads take bands of them, and fewer.
  for (const auto& [columns, rows] : {std::array{211, 301}, std::array{211, 97}, std::array{40, 37}}) {
    std::mt19937 random(static_cast<unsigned>(rows));
    std::uniform_real_distribution<float> height(0.0F, 0.05F), weight(-0.2F, 1.0F);
    std::vector<float> ground(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows)),
        wet(ground);
    for (float& h : ground) h = height(random) < 0.0003F ? std::nanf("") : height(random);
    for (int r = 1; r + 1 < rows; ++r)
      for (int c = 1; c + 1 < columns; ++c)
        wet[static_cast<std::size_t>(r) * columns + c] = std::max(weight(random), 0.0F);
    Runoff water(columns, rows, 1.0, 1.0, 1e-3);
    PlainRunoff plain(columns, rows, 1e-3);
    for (int step = 0; step < 30; ++step) {
      water.step(ground, wet);
      plain.step(ground, wet);
      for (const auto& [is, be] : {std::pair{&water.depth, &plain.depth},
                                   {&water.east, &plain.east},
                                   {&water.south, &plain.south},
                                   {&water.keep, &plain.keep}})
        ASSERT_TRUE(std::ranges::equal(*is, *be)) << columns << " x " << rows << ", step " << step;
    }
  }
}

TEST(Runoff, WorkOnARowComesBetweenFlowAndMove) {
  constexpr int kColumns = 150, kRows = 250;
  constexpr auto kCells = static_cast<std::size_t>(kColumns) * kRows;
  const std::vector<float> wet(kCells, 1.0F);
  std::vector<float> ground(kCells);
  for (std::size_t i = 0; i < kCells; ++i) ground[i] = static_cast<float>(i % 7 + i % 11);
  Runoff water(kColumns, kRows, 1.0, 1.0, 1e-3);
  water.step(ground, wet);
  const std::vector<float> before(water.depth.begin(), water.depth.end());
  std::vector<std::atomic<int>> flowed(kRows), left(kRows);
  std::atomic<int> wrong = 0;
  const auto unmoved = [&](int row) {
    const auto at = static_cast<std::size_t>(row) * kColumns;
    return std::equal(&before[at], &before[at] + kColumns, &water.depth[at]);
  };
  water.step(ground, wet,
             {[&](int row) {
                ++flowed[static_cast<std::size_t>(row)];
                wrong += !unmoved(row);
              },
              [&](int row) {
                ++left[static_cast<std::size_t>(row)];
                for (int r = row - 1; r <= row + 1; ++r)
                  wrong +=
                      !unmoved(r) || (r > 0 && r + 1 < kRows && flowed[static_cast<std::size_t>(r)] != 1);
              }});
  EXPECT_EQ(wrong, 0);
  for (int row = 0; row < kRows; ++row) {
    const int times = row > 0 && row + 1 < kRows ? 1 : 0;
    EXPECT_EQ(flowed[static_cast<std::size_t>(row)], times) << row;
    EXPECT_EQ(left[static_cast<std::size_t>(row)], times) << row;
  }
}

}  // namespace
}  // namespace scarp
