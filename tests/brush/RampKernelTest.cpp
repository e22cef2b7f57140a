#include <gtest/gtest.h>

#include "core/brush/GroundStroke.h"
#include "tests/brush/LentDab.h"

namespace scarp {
namespace {

void lay(Terrain& terrain, const Ramp& ramp, const BrushSettings& settings) {
  for (const GridRect& rect : rampRects(ramp, settings, terrain.frame))
    applyRamp(ramp, settings, terrain.frame, rect, terrain.heights, test::lend(terrain, rect));
}

BrushSettings ramp(double radius) {
  BrushSettings settings = test::brushOf(BrushKind::Ramp);
  settings.radius = radius;
  settings.innerRadius = 0.5;
  return settings;
}

TEST(RampKernel, IsEvenFromEndToEndAndFadesAcross) {
  Terrain terrain = test::roughGround(300, 250);
  const auto before = test::samplesOf(terrain.heights);
  const Ramp way{{-200, -100}, {150, 170}, 5.0, 61.0};
  const BrushSettings settings = ramp(40);
  lay(terrain, way, settings);
  const Vec2 along = (way.to - way.from).normalized();
  const double length = (way.to - way.from).norm();
  int even = 0, faded = 0;
  for (int r = 0; r < 250; ++r)
    for (int c = 0; c < 300; ++c) {
      const Vec2 p = Vec2(terrain.frame.x(c), terrain.frame.y(r)) - way.from;
      const double t = std::clamp(p.dot(along), 0.0, length), d = (p - t * along).norm();
      const float was = before[static_cast<std::size_t>(r * 300 + c)], is = terrain.heights.at(c, r);
      if (std::isnan(was)) {
        ASSERT_TRUE(std::isnan(is));
      } else if (d >= 40) {
        ASSERT_EQ(was, is) << c << " " << r;
      } else {
        const double goal = 5.0 + 56.0 * t / length, weight = brushWeight(settings, d / 40);
        ASSERT_NEAR(is, was + weight * (goal - was), 1e-3) << c << " " << r;
        ++(d < 20 ? even : faded);
      }
    }
  EXPECT_GT(even, 2000);
  EXPECT_GT(faded, 2000);
}

TEST(RampKernel, KeepsToTheLimits) {
  Terrain terrain = test::roughGround(300, 250);
  const auto before = test::samplesOf(terrain.heights);
  BrushSettings settings = ramp(40);
  settings.limits.direction = Direction::Up;
  lay(terrain, {{-200, -100}, {150, 170}, 5.0, 61.0}, settings);
  const auto after = test::samplesOf(terrain.heights);
  int raised = 0;
  for (std::size_t i = 0; i < before.size(); ++i) {
    ASSERT_FALSE(after[i] < before[i]);
    raised += after[i] > before[i];
  }
  EXPECT_GT(raised, 500);
}

TEST(RampKernel, BandsHoldAllItChangesAndLittleElse) {
  const GridFrame frame{2000, 2000, 1, 1};
  const BrushSettings settings = ramp(30);
  for (const Ramp& way : {Ramp{{-900, -900}, {900, 900}, 0, 1}, Ramp{{900, -900}, {-900, 700}, 0, 1},
                          Ramp{{-900, 5}, {900, 5}, 0, 1}, Ramp{{7, -900}, {7, 900}, 0, 1}}) {
    const auto rects = rampRects(way, settings, frame);
    long long area = 0;
    for (const GridRect& rect : rects) area += rect.area();
    EXPECT_LT(area, 2000 * 450);
    for (double t = 0.0; t <= 1.0; t += 4e-3)
      for (double turn = 0.0; turn < 6.3; turn += 0.1) {
        const Vec2 p = way.from + t * (way.to - way.from) + 29.9 * Vec2(std::cos(turn), std::sin(turn));
        const int c = static_cast<int>(std::lround(frame.column(p.x())));
        const int r = static_cast<int>(std::lround(frame.row(p.y())));
        const Vec2 sample = Vec2(frame.x(c), frame.y(r)) - (way.from + t * (way.to - way.from));
        if (sample.norm() > 29.9) continue;
        ASSERT_TRUE(std::ranges::any_of(rects, [&](const GridRect& rect) { return rect.contains(c, r); }))
            << c << " " << r;
      }
  }
  EXPECT_TRUE(rampRects({{5000, 0}, {9000, 0}, 0, 0}, settings, frame).empty());
}

}  // namespace
}  // namespace scarp
