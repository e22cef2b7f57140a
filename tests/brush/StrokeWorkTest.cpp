#include "core/brush/StrokeWork.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "core/brush/Stroke.h"

namespace scarp {
namespace {

const GridFrame kWorkFrame{4097, 4097, 1.0, 1.0};

std::string whyRefused(const BrushSettings& brush, const std::vector<StrokeSample>& samples,
                       const GridFrame& frame = kWorkFrame) {
  const auto fits = checkStroke(brush, samples, frame);
  return fits ? std::string() : fits.error().text();
}

/// To and fro, sample by sample: so many seconds of a pen that moves by a radius a second.
std::vector<StrokeSample> handMoves(double seconds, double radius) {
  std::vector<StrokeSample> samples;
  for (double t = 0.0; t < seconds; t += 1.0 / 60.0)
    samples.push_back({500.0 * std::sin(radius * t / 500.0), 10.0 * std::cos(t), 0.5 + 0.4 * std::sin(t), t});
  return samples;
}

/// A stroke of two samples, with so many more between them.
std::vector<StrokeSample> inParts(const std::vector<StrokeSample>& ends, int parts) {
  std::vector<StrokeSample> samples;
  for (int i = 0; i <= parts; ++i) {
    const double share = double(i) / parts;
    const auto mixed = [share](double a, double b) { return a + share * (b - a); };
    samples.push_back({mixed(ends[0].x, ends[1].x), mixed(ends[0].y, ends[1].y),
                       mixed(ends[0].pressure, ends[1].pressure), mixed(ends[0].time, ends[1].time)});
  }
  return samples;
}

TEST(StrokeWork, HoursOfSculptingAreAllowed) {
  BrushSettings brush;
  brush.radius = 100.0;
  brush.pressure.radius = true;
  brush.symmetry.kind = SymmetryKind::MirrorBoth;
  EXPECT_EQ(whyRefused(brush, handMoves(3.0 * 3600.0, brush.radius)), "");
}

TEST(StrokeWork, TinyBrushesAreRefusedWithTheNumberOfDabs) {
  BrushSettings brush;
  brush.radius = 1e-6;
  brush.spacing = 0.25;
  brush.jitter.position = 1.0;
  std::vector<StrokeSample> way{{0.0, -2000.0}, {0.0, 2000.0}};
  EXPECT_EQ(whyRefused(brush, way).rfind("the stroke is too long for its brush: 1.6e+10 dabs ", 0), 0U)
      << whyRefused(brush, way);
  brush.symmetry.kind = SymmetryKind::MirrorX;
  EXPECT_EQ(whyRefused(brush, way).rfind("the stroke is too long for its brush: 3.2e+10 dabs ", 0), 0U);
  brush.symmetry = {};
  brush.radius = 2e-3;  // 8e6 dabs.
  EXPECT_EQ(whyRefused(brush, way).rfind("the stroke is too long for its brush: 8e+06 dabs between two samples ", 0), 0U)
      << whyRefused(brush, way);
  way = inParts(way, 100);
  EXPECT_EQ(whyRefused(brush, way), "");
  for (const int copies : {2, 64}) {
    brush.symmetry.kind = SymmetryKind::Radial;
    brush.symmetry.count = copies;
    EXPECT_NE(whyRefused(brush, way), "") << copies;
  }
}

TEST(StrokeWork, RadiiThatPressureMakesSmallerCount) {
  BrushSettings brush;
  brush.radius = 2e-3;
  brush.spacing = 0.25;
  const std::vector<StrokeSample> way = inParts({{0.0, -2000.0, 0.1}, {0.0, 2000.0, 0.9}}, 100);
  EXPECT_EQ(whyRefused(brush, way), "");
  brush.pressure.radius = true;
  EXPECT_NE(whyRefused(brush, way), "");
}

/// To and fro across 1,800 m: each leg takes 180 dabs of 1 % of a radius of 1,000 m.
std::vector<StrokeSample> legs(int count) {
  std::vector<StrokeSample> samples;
  for (int i = 0; i <= count; ++i)
    samples.push_back({i % 2 == 0 ? -900.0 : 900.0, 5.0 * i - 900.0, 1.0, double(i)});
  return samples;
}

BrushSettings wideSmooth(double spacing) {
  BrushSettings brush;
  brush.kind = BrushKind::Smooth;
  brush.radius = 1000.0;
  brush.spacing = spacing;
  return brush;
}

TEST(StrokeWork, ManyDabsOfAWideBrushAreRefusedBeforeTheyTakeLong) {
  const GridFrame frame{2049, 2049, 1.0, 1.0};
  const std::string why = whyRefused(wideSmooth(0.01), legs(359), frame);
  EXPECT_EQ(why.rfind("the stroke is too much work for its brush: its dabs change ", 0), 0U) << why;
  EXPECT_NE(why.find(" samples, where 3e+11 are the limit. Use a smaller radius, a larger spacing"),
            std::string::npos)
      << why;
  EXPECT_EQ(whyRefused(wideSmooth(0.01), legs(90), frame), "");
  EXPECT_EQ(whyRefused(wideSmooth(0.1), legs(359), frame), "");
  EXPECT_EQ(whyRefused(wideSmooth(0.01), legs(359), {257, 257, 1.0, 1.0}), "") << "dabs end at the terrain";
}

TEST(StrokeWork, LongStrokesOfWideBrushesAreAllowed) {
  const GridFrame frame{16385, 16385, 1.0, 1.0};
  for (const BrushKind kind :
       {BrushKind::Raise, BrushKind::Smooth, BrushKind::Smudge, BrushKind::Hydraulic, BrushKind::Thermal}) {
    BrushSettings brush = wideSmooth(0.1);
    brush.kind = kind;
    EXPECT_EQ(whyRefused(brush, {{-5000.0, 0.0}, {5000.0, 0.0}}, frame), "") << int(kind);
  }
}

TEST(StrokeWork, CopiesAndLimitsOfSlopesAddWork) {
  const GridFrame frame{2049, 2049, 1.0, 1.0};
  ASSERT_EQ(whyRefused(wideSmooth(0.01), legs(60), frame), "");
  BrushSettings brush = wideSmooth(0.01);
  brush.symmetry.kind = SymmetryKind::MirrorX;
  EXPECT_NE(whyRefused(brush, legs(60), frame), "");
  brush = wideSmooth(0.01);
  brush.limits.mostSlope = 60.0;
  EXPECT_NE(whyRefused(brush, legs(60), frame), "");
  brush = wideSmooth(0.01);
  brush.limits.steepest = 45.0;
  EXPECT_NE(whyRefused(brush, legs(10), frame), "");
}

TEST(StrokeWork, DabsThatPressureMakesSmallerAreLessWork) {
  const GridFrame frame{2049, 2049, 1.0, 1.0};
  BrushSettings brush = wideSmooth(0.01);
  std::vector<StrokeSample> way = legs(120);
  for (StrokeSample& sample : way) sample.pressure = 0.3;
  EXPECT_NE(whyRefused(brush, way, frame), "");
  brush.pressure.radius = true;
  EXPECT_EQ(whyRefused(brush, way, frame), "");
}

TEST(StrokeWork, RampsCountEachTimeTheyAreLaid) {
  BrushSettings brush;
  brush.kind = BrushKind::Ramp;
  brush.radius = 1500.0;
  std::vector<StrokeSample> way{{-2000.0, 0.0}, {2000.0, 0.0}};
  EXPECT_EQ(whyRefused(brush, way), "");
  for (int i = 0; i < 2'000'000; ++i) way.push_back({2000.0, 1.0 * (i % 2)});
  EXPECT_NE(whyRefused(brush, way), "");
}

TEST(StrokeWork, StampsArePressedOnceHoweverFarTheyGo) {
  BrushSettings brush;
  brush.kind = BrushKind::Stamp;
  brush.radius = 1e-6;
  EXPECT_EQ(whyRefused(brush, {{0.0, 0.0}, {1e6, 0.0}, {0.0, 0.0}}), "");
}

TEST(StrokeWork, DabsOfABrushThatIsHeldCount) {
  BrushSettings brush;
  brush.flow = 1.0;
  brush.symmetry.kind = SymmetryKind::Radial;
  brush.symmetry.count = 64;
  std::vector<StrokeSample> way{{0.0, 0.0, 1.0, 0.0}};
  for (int i = 1; i <= 1000; ++i) way.push_back({0.0, 0.0, 1.0, 1e3 * i});
  EXPECT_NE(whyRefused(brush, way), "") << "600 dabs between two samples";
  way.resize(100);
  EXPECT_EQ(whyRefused(brush, way), "");
}

TEST(StrokeWork, TheLimitIsNotBelowTheDabsThatAStrokeMakes) {
  for (const bool mirrored : {false, true})
    for (const double stabiliser : {0.0, 2.0}) {
      BrushSettings brush;
      brush.radius = 1.0;
      brush.spacing = 0.1;
      brush.stabiliser = stabiliser;
      brush.roundPath = stabiliser > 0.0;
      if (mirrored) brush.symmetry.kind = SymmetryKind::MirrorBoth;
      Stroke stroke(brush);
      std::size_t dabs = 0;
      double expected = 0.0;
      const StrokeSample* last = nullptr;
      const std::vector<StrokeSample> moves = handMoves(60.0, 20.0);
      for (const StrokeSample& sample : moves) {
        dabs += stroke.add(sample).size();
        if (last) expected += dabsBetween(brush, *last, sample) * dabCopies(brush);
        last = &sample;
      }
      dabs += stroke.finish().size();
      EXPECT_LE(double(dabs), 1.05 * expected + 10.0 * dabCopies(brush));
    }
}

TEST(StrokeWork, SamplesOutOfRangeAreRefused) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(whyRefused({}, {{nan, 0.0}}), "a sample is not a finite number");
  EXPECT_EQ(whyRefused({}, {{0.0, 0.0, 1.5}}), "pressure 1.5 is out of range (0 to 1)");
  EXPECT_EQ(whyRefused({}, {{0.0, 0.0, 1.0, 2.0}, {1.0, 0.0, 1.0, 1.0}}), "the time of its samples falls");
  BrushSettings brush;
  brush.radius = 0.0;
  EXPECT_NE(whyRefused(brush, {{0.0, 0.0}}), "");
}

TEST(StrokeWork, ALeapOfManyDabsIsTooLong) {
  BrushSettings brush;
  brush.radius = 1.0;
  brush.spacing = 0.1;
  EXPECT_FALSE(isLeapTooLong(brush, {0.0, 0.0}, {10'000.0, 0.0}));
  brush.symmetry.kind = SymmetryKind::MirrorBoth;
  EXPECT_TRUE(isLeapTooLong(brush, {0.0, 0.0}, {10'000.0, 0.0}));
}

}  // namespace
}  // namespace scarp
