#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "core/base/Parallel.h"
#include "core/visibility/Viewshed.h"
#include "tests/support/SightOracle.h"
#include "tests/support/Terrains.h"
#include "tests/support/Visibility.h"

namespace scarp {
namespace {

using test::kHole;
using test::makeTerrain;

struct Overlook {
  explicit Overlook(Terrain t) : terrain(std::move(t)), pyramid(terrain.heights) {}
  [[nodiscard]] Result<SightRaster> seen(const ViewshedSettings& settings, const GridRect& rect,
                                         const Progress& progress = {}) const {
    return viewshed(terrain.heights, pyramid, terrain.frame, settings, rect, progress);
  }
  [[nodiscard]] SightRaster seen(const ViewshedSettings& settings) const {
    auto result = seen(settings, terrain.frame.samples());
    EXPECT_TRUE(result.ok());
    return std::move(result).value();
  }
  Terrain terrain;
  HeightPyramid pyramid;
};

/// Hills with some holes, in whole 64ths, on cells that are not square.
Overlook hills(const GridFrame& frame) {
  return Overlook(makeTerrain(frame, [](int c, int r) {
    const double height = 14.0 * fractalNoise(0.09 * c, 0.07 * r, 6, 0.5, 21);
    return height < -4.0 ? kHole : static_cast<float>(std::round(64.0 * height) / 64.0);
  }));
}

TEST(Viewshed, EverySampleIsAsItsOwnLineOfSightSays) {
  const Overlook ground = hills({61, 48, 2.0, 0.5});
  const GridFrame& frame = ground.terrain.frame;
  const test::SightOracle oracle(ground.terrain.heights);
  int visible = 0, hidden = 0, nothing = 0;
  for (const auto& [column, row] :
       {std::pair(30.0, 24.0), std::pair(12.5, 40.0), std::pair(44.25, 9.75), std::pair(60.0, 0.0)}) {
    ViewshedSettings settings;
    settings.observer = {frame.x(column), frame.y(row)};
    settings.observerHeight = 1.75;
    settings.targetHeight = column == 30.0 ? 0.5 : 0.0;
    settings.radius = 37.0;
    const double ground64 = heightAt(ground.terrain.heights, column, row) * 64.0;
    if (std::isnan(ground64)) continue;
    ASSERT_EQ(ground64, std::round(ground64)) << "the oracle wants whole 64ths";
    const Vec3 eye(column, row, ground64 / 64.0 + settings.observerHeight);
    const SightRaster seen = ground.seen(settings);
    for (int r = 0; r < frame.rows; ++r)
      for (int c = 0; c < frame.columns; ++c) {
        const float height = ground.terrain.heights.at(c, r);
        Sight expected = Sight::NoData;
        if (std::hypot((c - column) * frame.dx, (r - row) * frame.dy) <= settings.radius &&
            !std::isnan(height))
          expected = oracle.sees(eye, {double(c), double(r), height + settings.targetHeight}) ? Sight::Visible
                                                                                              : Sight::Hidden;
        ASSERT_EQ(seen.at(c, r), expected) << c << ", " << r << " from " << column << ", " << row;
        ++(expected == Sight::Visible ? visible : expected == Sight::Hidden ? hidden : nothing);
      }
  }
  EXPECT_GT(visible, 500);
  EXPECT_GT(hidden, 500);
  EXPECT_GT(nothing, 500);
}

TEST(Viewshed, EqualsLinesOfSightOnLargeRoughGround) {
  const Overlook ground(test::fractalTerrain(400, 300, 5.0, 7.0));
  const GridFrame& frame = ground.terrain.frame;
  std::mt19937 random(8);
  for (const double above : {1.7, 60.0}) {
    ViewshedSettings settings;
    settings.observer = {-123.4, 77.7};
    settings.observerHeight = above;
    const SightRaster seen = ground.seen(settings);
    const double height = heightAt(ground.terrain.heights, frame.column(-123.4), frame.row(77.7));
    const Vec3 eye(-123.4, 77.7, height + above);
    int visible = 0;
    for (int i = 0; i < 1600; ++i) {
      const int c = static_cast<int>(random() % 400), r = static_cast<int>(random() % 300);
      const Vec3 target(frame.x(c), frame.y(r), ground.terrain.heights.at(c, r));
      const bool clear = !firstObstruction(ground.terrain.heights, ground.pyramid, frame, eye, target);
      ASSERT_EQ(seen.at(c, r), clear ? Sight::Visible : Sight::Hidden) << c << ", " << r;
      visible += clear;
    }
    EXPECT_GT(visible, 10);
    EXPECT_LT(visible, 1300);
  }
}

TEST(Viewshed, APartIsAsInTheWholeAndThreadsChangeNothing) {
  const Overlook ground = hills({310, 290, 1.0, 1.5});
  ViewshedSettings settings;
  settings.observer = {3.2, -20.1};
  settings.observerHeight = 12.0;
  const SightRaster whole = ground.seen(settings);
  for (const int threads : {1, 8}) {
    const ThreadLimit limit(threads);
    EXPECT_EQ(ground.seen(settings).samples, whole.samples);
  }
  std::mt19937 random(2);
  for (int i = 0; i < 12; ++i) {
    const int c = static_cast<int>(random() % 310), r = static_cast<int>(random() % 290);
    const GridRect rect{c, r, c + 1 + static_cast<int>(random() % 90),
                        r + 1 + static_cast<int>(random() % 90)};
    const auto part = ground.seen(settings, rect);
    ASSERT_TRUE(part.ok());
    EXPECT_EQ(part->rect, rect.intersected(ground.terrain.frame.samples()));
    for (int row = part->rect.row0; row < part->rect.row1; ++row)
      for (int column = part->rect.column0; column < part->rect.column1; ++column)
        ASSERT_EQ(part->at(column, row), whole.at(column, row));
  }
}

TEST(Viewshed, TheEarthsCurveIsLeftOutUnlessAskedFor) {
  const Overlook sea(makeTerrain({400, 3, 50.0, 50.0}, [](int, int) { return 1.0f; }));
  ViewshedSettings settings;
  settings.observer = {sea.terrain.frame.x(0), 0.0};
  settings.observerHeight = 2.0;
  EXPECT_EQ(std::ranges::count(sea.seen(settings).samples, Sight::Visible), 1200);
  settings.curvature = 1.0;
  const SightRaster seen = sea.seen(settings);
  // The sea is bent at its samples, so about √(2 · 2 · 6,371,008.8) = 5,048 m.
  for (int c = 0; c < 400; c += c == 100 ? 3 : 1)
    EXPECT_EQ(seen.at(c, 1), c <= 100 ? Sight::Visible : Sight::Hidden) << c;
}

TEST(Viewshed, SaysWhatIsWrongWithSettings) {
  const Overlook ground(makeTerrain({9, 9, 1.0, 1.0}, [](int c, int) { return c > 5 ? kHole : 1.0f; }));
  const auto refusal = [&](auto change) {
    ViewshedSettings settings;
    change(settings);
    const auto result = ground.seen(settings, ground.terrain.frame.samples());
    EXPECT_FALSE(result.ok());
    return result.ok() ? std::string() : result.error().text();
  };
  using S = ViewshedSettings;
  EXPECT_EQ(refusal([](S& s) { s.radius = -1.0; }), "radius -1 m is out of range (above 0)");
  EXPECT_EQ(refusal([](S& s) { s.radius = std::nan(""); }), "radius nan m is out of range (above 0)");
  EXPECT_EQ(refusal([](S& s) { s.observerHeight = -0.1; }),
            "observer height -0.1 m is out of range (0 to 1e+09)");
  EXPECT_EQ(refusal([](S& s) { s.targetHeight = INFINITY; }),
            "target height inf m is out of range (0 to 1e+09)");
  EXPECT_EQ(refusal([](S& s) { s.curvature = -1.0; }), "curvature -1 is out of range (0 or more)");
  EXPECT_EQ(refusal([](S& s) { s.observer.x() = NAN; }), "the observer's place must be finite");
  EXPECT_EQ(refusal([](S& s) { s.observer.x() = 40.0; }), "there is no ground under the observer");
  EXPECT_EQ(refusal([](S& s) { s.observer.x() = 3.0; }), "there is no ground under the observer");
}

}  // namespace
}  // namespace scarp
