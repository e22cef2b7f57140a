#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

#include "core/base/Parallel.h"
#include "core/mask/MaskFeatures.h"
#include "tests/support/Masks.h"

namespace scarp::maskfeatures {
namespace {

constexpr double kPi = std::numbers::pi;

std::vector<Vec2> circle(const Vec2& middle, double radius, int corners = 400) {
  std::vector<Vec2> outline;
  for (int i = 0; i < corners; ++i) {
    const double angle = 2.0 * kPi * i / corners;
    outline.push_back(middle + radius * Vec2(std::cos(angle), std::sin(angle)));
  }
  return outline;
}

std::vector<Vec2> box(double x0, double y0, double x1, double y1) {
  return {{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}};
}

bool holds(const Outlines& area, const Vec2& p) {
  bool in = false;
  for (const auto& outline : area)
    for (std::size_t i = 0; i < outline.size(); ++i) {
      const Vec2 &a = outline[i], &b = outline[(i + 1) % outline.size()];
      if ((a.y() > p.y()) != (b.y() > p.y()) &&
          p.x() < a.x() + (b.x() - a.x()) * (p.y() - a.y()) / (b.y() - a.y()))
        in = !in;
    }
  return in;
}

double distanceTo(const std::vector<Vec2>& line, bool closed, const Vec2& p) {
  double least = (p - line[0]).norm();
  for (std::size_t i = closed ? 0 : 1; i < line.size(); ++i) {
    const Vec2 &a = line[i == 0 ? line.size() - 1 : i - 1], &b = line[i];
    const double length = (b - a).squaredNorm(),
                 t = length > 0.0 ? std::clamp((p - a).dot(b - a) / length, 0.0, 1.0) : 0.0;
    least = std::min(least, (p - a - t * (b - a)).norm());
  }
  return least;
}

/// Whether a place is selected: by each area alone, and by the distance from all else.
bool selects(const MaskFeatures& features, double buffer, const Vec2& p) {
  for (const Outlines& area : features.areas) {
    double least = 1e30;
    for (const auto& outline : area) least = std::min(least, distanceTo(outline, true, p));
    const bool in = holds(area, p);
    if (buffer < 0.0 ? in && least >= -buffer : in || (buffer > 0.0 && least <= buffer)) return true;
  }
  return buffer > 0.0 && std::ranges::any_of(features.lines, [&](const auto& line) {
           return distanceTo(line, false, p) <= buffer;
         });
}

double total(const MaskRaster& mask) {
  double sum = 0.0;
  for (const float weight : test::samplesOf(mask)) sum += weight;
  return sum;
}

/// Overlapping, touching, holed, crossing itself, partly beside the terrain, with a line and a point.
MaskFeatures someFeatures() {
  MaskFeatures features;
  features.areas.push_back({box(-20.3, -15.2, -2.1, 6.4), circle({-11, -5}, 4.7, 24)});
  features.areas.push_back({box(-2.1, -15.2, 9.9, 3.3)});
  features.areas.push_back({circle({4, 4}, 7.3, 24)});
  features.areas.push_back({box(-2.1, -15.2, 9.9, 3.3)});  // Once more.
  features.areas.push_back({{{12, -16}, {27, 3}, {27, -14}, {13, 4}}});
  features.areas.push_back({box(-60, 9, -17.5, 30)});
  features.lines.push_back({{-10, 12}, {2, 17.5}, {11, 13}});
  features.lines.push_back({{18.3, 12.2}});
  return features;
}

TEST(MaskFeatures, WeightsAreTheFractionOfEachCellThatAnyFeatureCovers) {
  const GridFrame frame{48, 40, 1.25, 0.9};
  const MaskFeatures features = someFeatures();
  for (const double buffer : {0.0, 5.0, -1.6}) {
    const auto mask = maskOf(frame, features, {buffer});
    ASSERT_TRUE(mask);
    constexpr int kPoints = 12;
    double worst = 0.0, mean = 0.0;
    for (int row = 0; row < frame.rows; ++row)
      for (int column = 0; column < frame.columns; ++column) {
        int in = 0;
        for (int j = 0; j < kPoints; ++j)
          for (int i = 0; i < kPoints; ++i)
            in += selects(
                features, buffer,
                {frame.x(column - 0.5 + (i + 0.5) / kPoints), frame.y(row - 0.5 + (j + 0.5) / kPoints)});
        const double off = mask->at(column, row) - in / double(kPoints * kPoints);
        worst = std::max(worst, std::abs(off));
        mean += off / (48.0 * 40.0);
      }
    // The points themselves are that coarse along an edge that is level. Where edges of shrunk areas cross in
    // a cell, the greater fraction counts.
    EXPECT_LT(worst, buffer < 0.0 ? 0.3 : 0.1) << buffer;
    EXPECT_LT(std::abs(mean), 1.5e-3) << buffer;
  }
}

TEST(MaskFeatures, AreasOfBuffersAreThoseOfGeometry) {
  const GridFrame frame{200, 180, 1.0, 1.0};
  MaskFeatures square;
  square.areas.push_back({box(-30.3, -20.7, 25.1, 31.9)});
  const double w = 55.4, h = 52.6;
  for (const double b : {0.0, 1.0, 2.5, 7.75, 20.0, -1.0, -4.25, -20.0}) {
    const double expected =
        b >= 0.0 ? w * h + 2.0 * b * (w + h) + kPi * b * b : (w + 2.0 * b) * (h + 2.0 * b);
    EXPECT_NEAR(total(*maskOf(frame, square, {b})), expected, 2e-3 * (w + h)) << b;
  }
  MaskFeatures thin;
  thin.lines.push_back({{-50.2, -13.1}, {40.7, 22.9}});
  thin.lines.push_back({{60.4, -40.3}});
  const double length = std::hypot(90.9, 36.0);
  for (const double b : {0.5, 1.0, 3.3, 12.0})
    EXPECT_NEAR(total(*maskOf(frame, thin, {b})), 2.0 * b * length + 2.0 * kPi * b * b, 3e-3 * length) << b;
  for (const double b : {0.0, -3.0}) EXPECT_EQ(total(*maskOf(frame, thin, {b})), 0.0) << "lines have no area";
  EXPECT_EQ(total(*maskOf(frame, square, {-27.0})), 0.0) << "nothing is left";
}

TEST(MaskFeatures, StraightEdgesAreExactToA255th) {
  const GridFrame frame{60, 50, 2.0, 3.0};
  MaskFeatures features;
  features.areas.push_back({box(-33.7, -40.1, 21.3, 52.9)});
  for (const double b : {0.0, 4.0, 9.3, -2.2, -7.9}) {
    const auto mask = maskOf(frame, features, {b});
    const auto share = [](double from, double to, double at, double step) {
      return std::clamp((std::min(to, at + 0.5 * step) - std::max(from, at - 0.5 * step)) / step, 0.0, 1.0);
    };
    for (int row = 0; row < 50; ++row)
      for (int column = 0; column < 60; ++column) {
        const double x = frame.x(column), y = frame.y(row);
        // Not around the corners, which a buffer rounds.
        if (b > 0.0 && (x < -33.7 || x > 21.3) && (y < -40.1 || y > 52.9)) continue;
        const double margin = 3.0;
        if (b > 0.0 && (std::abs(x + 33.7) < margin || std::abs(x - 21.3) < margin ||
                        std::abs(y + 40.1) < margin || std::abs(y - 52.9) < margin))
          continue;
        ASSERT_NEAR(mask->at(column, row),
                    share(-33.7 - b, 21.3 + b, x, 2.0) * share(-40.1 - b, 52.9 + b, y, 3.0), 1.0 / 255.0)
            << b << ": " << column << ", " << row;
      }
  }
}

TEST(MaskFeatures, NeighboursJoinWithoutASeamAndTwiceIsOnce) {
  const GridFrame frame{64, 64, 1.0, 1.0};
  MaskFeatures both, whole, twice;
  both.areas = {{{{-20.5, -20.2}, {3.3, -20.2}, {-7.9, 19.4}, {-20.5, 19.4}}},
                {{{3.3, -20.2}, {22.2, -20.2}, {22.2, 19.4}, {-7.9, 19.4}}}};
  whole.areas = {{box(-20.5, -20.2, 22.2, 19.4)}};
  twice.areas = {whole.areas[0], whole.areas[0], whole.areas[0]};
  const auto expected = test::samplesOf(*maskOf(frame, whole, {}));
  for (const MaskFeatures* features : {&both, &twice}) {
    const auto found = test::samplesOf(*maskOf(frame, *features, {}));
    for (std::size_t i = 0; i < found.size(); ++i) ASSERT_NEAR(found[i], expected[i], 1e-6) << i;
  }
}

TEST(MaskFeatures, ByCentreSelectsEntirelyOrNot) {
  const GridFrame frame{48, 40, 1.25, 0.9};
  for (const double buffer : {0.0, 0.4, 3.0, -1.6}) {
    const auto mask = maskOf(frame, someFeatures(), {buffer, 0.0, MaskEdge::Centre});
    for (int row = 0; row < frame.rows; ++row)
      for (int column = 0; column < frame.columns; ++column)
        ASSERT_EQ(mask->at(column, row),
                  selects(someFeatures(), buffer, {frame.x(column), frame.y(row)}) ? 1.0F : 0.0F)
            << buffer << ": " << column << ", " << row;
  }
}

TEST(MaskFeatures, AFeatherFollowsTheEdgeThatTheBufferMoved) {
  const GridFrame frame{90, 80, 1.0, 1.0};
  MaskFeatures features;
  features.areas.push_back({circle({2, 3}, 15.0, 2000)});
  for (const double buffer : {0.0, 6.0, -5.0}) {
    const auto mask = maskOf(frame, features, {buffer, 8.0});
    for (int row = 0; row < 80; ++row)
      for (int column = 0; column < 90; ++column) {
        const double depth = 15.0 + buffer - (Vec2(frame.x(column), frame.y(row)) - Vec2(2, 3)).norm();
        const double t = std::clamp(0.5 + depth / 8.0, 0.0, 1.0);
        ASSERT_NEAR(mask->at(column, row), t * t * (3.0 - 2.0 * t), 2e-4)
            << buffer << ": " << column << ", " << row;
      }
  }
}

TEST(MaskFeatures, AreTheSameWithAnyThreads) {
  const GridFrame frame{300, 290, 0.2, 0.2};
  for (const double buffer : {0.9, -0.7}) {
    std::vector<std::vector<float>> results;
    for (const int threads : {1, 8}) {
      const ThreadLimit limit(threads);
      results.push_back(test::samplesOf(*maskOf(frame, someFeatures(), {buffer})));
    }
    EXPECT_TRUE(test::sameBits(results[0], results[1])) << buffer;
  }
}

TEST(MaskFeatures, CanBeCancelledAndNoneIsEmpty) {
  const GridFrame frame{300, 290, 0.2, 0.2};
  EXPECT_FALSE(maskOf(frame, someFeatures(), {1.0}, [](double) { return false; }));
  EXPECT_EQ(total(*maskOf(frame, MaskFeatures(), {5.0})), 0.0);
  EXPECT_TRUE(samplesUnder(frame, MaskFeatures(), {5.0}).empty());
  MaskFeatures odd;  // Without an area; all at one place; far away.
  odd.areas = {
      {}, {{}}, {{{1, 1}}}, {{{1, 1}, {5, 4}}}, {{{2, 2}, {2, 2}, {2, 2}}}, {box(1e8, 1e8, 9e8, 9e8)}};
  for (const double buffer : {0.0, -1.0}) EXPECT_EQ(total(*maskOf(frame, odd, {buffer})), 0.0) << buffer;
  EXPECT_GT(total(*maskOf(frame, odd, {1.0})), 0.0);
  MaskFeatures huge;
  huge.areas = {{box(-9e8, -9e8, 9e8, 9e8)}};
  for (const double buffer : {0.0, -10.0, 1e9})
    EXPECT_EQ(total(*maskOf(frame, huge, {buffer})), 300.0 * 290.0) << buffer;
}

TEST(MaskFeatures, CornersOfNoEffectAreLeftOutOfDistances) {
  const GridFrame frame{120, 110, 1.0, 1.0};
  MaskFeatures plain, fine;
  plain.areas.push_back({{{-40, -30}, {35, -25}, {10, 5}, {30, 40}, {-45, 20}}});
  plain.lines.push_back({{-50, 45}, {50, 50}, {-20, 48}});
  std::mt19937 random(3);
  std::uniform_real_distribution<double> noise(-1e-4, 1e-4);
  const auto divided = [&](const std::vector<Vec2>& line, bool closed) {
    std::vector<Vec2> made;
    for (std::size_t i = 0; i + (closed ? 0 : 1) < line.size(); ++i)
      for (int k = 0; k < 500; ++k)
        made.push_back(line[i] + k / 500.0 * (line[(i + 1) % line.size()] - line[i]) +
                       Vec2(noise(random), noise(random)));
    if (!closed) made.push_back(line.back());
    return made;
  };
  fine.areas.push_back({divided(plain.areas[0][0], true)});
  fine.lines.push_back(divided(plain.lines[0], false));
  for (const double buffer : {6.0, 0.7, -6.0}) {
    const auto expected = test::samplesOf(*maskOf(frame, plain, {buffer})),
               found = test::samplesOf(*maskOf(frame, fine, {buffer}));
    for (std::size_t i = 0; i < found.size(); ++i)
      ASSERT_NEAR(found[i], expected[i], 0.003) << buffer << ": " << i;
  }
}

TEST(MaskFeatures, ManyAreasAndManyCornersTakeTimeInProportion) {
  const GridFrame frame{1000, 1000, 1.0, 1.0};
  MaskFeatures many;
  std::mt19937 random(7);
  std::uniform_real_distribution<double> place(-480.0, 480.0), size(1.0, 6.0);
  for (int i = 0; i < 3'000; ++i)
    many.areas.push_back({circle({place(random), place(random)}, size(random), 12)});
  for (const double buffer : {0.0, 3.0, -1.5}) EXPECT_GT(total(*maskOf(frame, many, {buffer})), 3'000.0);
  MaskFeatures fine;
  fine.areas.push_back({circle({0, 0}, 400.0, 300'000)});
  for (const double buffer : {0.0, 40.0}) {
    const double radius = 400.0 + buffer;
    EXPECT_NEAR(total(*maskOf(frame, fine, {buffer})) / (kPi * radius * radius), 1.0, 1e-5) << buffer;
  }
}

}  // namespace
}  // namespace scarp::maskfeatures
