#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/brush/BrushKinds.h"
#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/Operation.h"
#include "core/edit/SculptStroke.h"
#include "core/edit/StrokeOperations.h"
#include "core/terrain/Surface.h"
#include "tests/edit/Strokes.h"
#include "tests/support/Brushes.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::sameBits;
using test::samplesOf;
using test::stroke;
using test::zigzag;

TEST(SculptStroke, EndsAtTheLimitOfDabsAndKeepsWhatWasDone) {
  TerrainDocument document(test::fractalTerrain(100, 100));
  BrushSettings settings;
  settings.radius = 1e-6;
  SculptStroke run(document, settings);
  const std::vector<StrokeSample> kept{{0.0, 0.0, 1.0, 0.0}, {1e-5, 0.0, 1.0, 0.1}};
  for (const StrokeSample& sample : kept) run.add(sample);
  EXPECT_EQ(run.truncation(), "");
  run.add({40.0, 0.0, 1.0, 0.2});
  EXPECT_EQ(run.truncation().text().rfind("the stroke is too long for its brush: ", 0), 0U)
      << run.truncation();
  run.add({2e-5, 0.0, 1.0, 0.3});
  EXPECT_EQ(run.samples(), kept);
  run.finish();
  EXPECT_TRUE(perform(StrokeOperation{settings, kept}, document)) << "what was recorded can be replayed";
  const auto refused = perform(StrokeOperation{settings, {{0.0, 0.0}, {40.0, 0.0}}}, document);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().message, run.truncation());
}

TEST(SculptStroke, SlopesAreJudgedByTheGroundBeforeTheStroke) {
  const Terrain ground = test::fractalTerrain(300, 200);
  for (const BrushKind kind : {BrushKind::Raise, BrushKind::Noise, BrushKind::Smooth}) {
    BrushSettings settings;
    settings.kind = kind;
    settings.radius = 25;
    settings.strength = 10;
    settings.limits.leastSlope = 15;
    settings.limits.mostSlope = 40;
    TerrainDocument document(Terrain{ground});
    stroke(document, settings, zigzag(30));
    int changed = 0;
    for (int r = 1; r < 199; ++r)
      for (int c = 1; c < 299; ++c) {
        const HeightRaster& h = ground.heights;
        const double x = 0.5 * (double(h.at(c + 1, r)) - h.at(c - 1, r));
        const double y = 0.5 * (double(h.at(c, r + 1)) - h.at(c, r - 1));
        const double slope = std::atan(std::hypot(x, y)) * 180 / std::numbers::pi;
        if (document.heights().at(c, r) == h.at(c, r)) continue;
        ++changed;
        ASSERT_TRUE(slope > 14.99 && slope < 40.01) << brushTitle(kind) << ' ' << slope;
      }
    EXPECT_GT(changed, 1000) << brushTitle(kind);
  }
}

TEST(SculptStroke, FlattenGoesForTheGroundUnderItsStart) {
  TerrainDocument document(test::fractalTerrain(200, 200));
  const double start = heightAt(document.heights(), document.frame().column(-30), document.frame().row(10));
  BrushSettings settings;
  settings.kind = BrushKind::Flatten;
  settings.radius = 15;
  settings.strength = 1000;
  settings.falloff = Falloff::Constant;
  stroke(document, settings, {{-30, 10, 1, 0}, {40, 10, 1, 1}});
  EXPECT_NEAR(heightAt(document.heights(), document.frame().column(10), document.frame().row(10)), start,
              1e-4);
}

TEST(SculptStroke, CloneCopiesFromTheSnapshotAtItsStart) {
  // The source lies under the stroke's own path: what the stroke changes there is not copied again.
  TerrainDocument document(test::fractalTerrain(200, 200));
  const HeightRaster before = document.heights();
  BrushSettings settings;
  settings.kind = BrushKind::Clone;
  settings.radius = 15;
  settings.strength = 1e5;
  settings.falloff = Falloff::Constant;
  settings.cloneX = -60;
  settings.cloneY = 10;
  stroke(document, settings, {{-40, 0, 1, 0}, {40, 0, 1, 1}});
  for (int c = 100 - 40; c < 100 + 40; ++c)
    ASSERT_EQ(document.heights().at(c, 100), before.at(c - 20, 100 - 10)) << c;
}

TEST(SculptStroke, RestorePaintsBackAPointOfTheHistory) {
  TerrainDocument document(test::fractalTerrain(200, 200));
  std::vector<std::vector<float>> states{samplesOf(document.heights())};
  BrushSettings settings;
  settings.radius = 30;
  for (int edit = 0; edit < 3; ++edit) {
    stroke(document, settings, {{-40, 10.0 * edit, 1, 0}, {40, 0, 1, 1}});
    states.push_back(samplesOf(document.heights()));
  }
  settings.kind = BrushKind::Restore;
  settings.radius = 500;
  settings.strength = 1e5;
  settings.falloff = Falloff::Constant;
  // The last clamps to what history there is; the one before it goes to what has been undone meanwhile.
  for (const int position : {1, 0, 2, 1000}) {
    settings.restoreTo = position;
    const std::size_t size = document.history().size();
    stroke(document, settings, {{0, 0, 1, 0}});
    const bool all = position == 1000;
    EXPECT_TRUE(
        sameBits(samplesOf(document.heights()), all ? states[2] : states[static_cast<std::size_t>(position)]))
        << position;
    EXPECT_EQ(document.history().size(), all ? size : size + 1) << "what changes nothing is no step";
  }
}

TEST(SculptStroke, AStampIsPressedOnceAtItsWholeStrength) {
  TerrainDocument document(test::makeTerrain({200, 200, 1, 1}, [](int, int) { return 1.0f; }));
  BrushSettings settings;
  settings.kind = BrushKind::Stamp;
  settings.radius = 30;
  settings.strength = 7;
  settings.falloff = Falloff::Constant;
  stroke(document, settings, {{-40, 0, 1, 0}, {40, 0, 1, 1}, {40, 0, 1, 5}});
  EXPECT_EQ(heightAt(document.heights(), document.frame().column(-40), document.frame().row(0)), 8.0);
  EXPECT_EQ(heightAt(document.heights(), document.frame().column(40), document.frame().row(0)), 1.0);
}

TEST(SculptStroke, ARampRunsFromTheFirstSampleToTheLast) {
  const Terrain start = test::fractalTerrain(300, 200);
  BrushSettings settings;
  settings.kind = BrushKind::Ramp;
  settings.radius = 12;
  settings.innerRadius = 0.5;
  // Any way there gives the same ground, and so does the way with a preview at every event.
  TerrainDocument straight(start), wandering(start);
  stroke(straight, settings, {{-100, -60, 1, 0}, {110, 70, 1, 1}});
  stroke(wandering, settings, zigzag(1000));
  stroke(wandering, settings, {{0, 0, 1, 0}});  // a click is no ramp
  EXPECT_EQ(wandering.history().size(), 1u);
  EXPECT_TRUE(wandering.undo().ok());
  EXPECT_TRUE(sameBits(samplesOf(wandering.heights()), samplesOf(start.heights)));
  stroke(wandering, settings, {{-100, -60, 1, 0}, {-20, 90, 0.5, 0}, {110, 70, 1, 1}});
  EXPECT_TRUE(sameBits(samplesOf(straight.heights()), samplesOf(wandering.heights())));
  EXPECT_EQ(straight.history().record(0).tiles.at(kGround).size(),
            wandering.history().record(0).tiles.at(kGround).size());
  EXPECT_EQ(wandering.pyramid().range(), HeightPyramid(wandering.heights()).range());

  const auto height = [](const HeightRaster& heights, const GridFrame& f, double x, double y) {
    return heightAt(heights, f.column(x), f.row(y));
  };
  const double from = height(start.heights, start.frame, -100, -60),
               to = height(start.heights, start.frame, 110, 70);
  for (double t = 0.0; t <= 1.0; t += 0.125)
    EXPECT_NEAR(height(straight.heights(), start.frame, -100 + 210 * t, -60 + 130 * t),
                from + t * (to - from), 0.2)
        << t;
}

TEST(SculptStroke, FlattenToPlaneMakesThePlaneUnderItsStart) {
  // Rough ground on a slope of 0.2 comes to that slope.
  TerrainDocument document(test::makeTerrain({300, 200, 1, 1}, [](int c, int r) {
    return static_cast<float>(0.2 * c + ((c * 7 + r * 3) % 5 - 2.0) * 0.5);
  }));
  BrushSettings settings;
  settings.kind = BrushKind::Flatten;
  settings.flattenTo = FlattenTo::Plane;
  settings.radius = 20;
  settings.strength = 1000;
  settings.falloff = Falloff::Constant;
  stroke(document, settings, {{-50, 0, 1, 0}, {60, 10, 1, 1}});
  const auto at = [&](double x, double y) {
    return heightAt(document.heights(), document.frame().column(x), document.frame().row(y));
  };
  EXPECT_NEAR(at(40, 0) - at(-40, 0), 80 * 0.2, 0.3);
  EXPECT_NEAR(at(0, 10) - at(0, -5), 0.0, 0.3);
  EXPECT_NEAR(at(10, 0) - at(-10, 0), at(30, 0) - at(10, 0), 1e-4);
}

TEST(SculptStroke, TerracesAreByTheGroundBeforeTheStroke) {
  // However often one stroke goes over it, a slope keeps risers as wide as the sharpness says.
  TerrainDocument document(
      test::makeTerrain({600, 60, 0.1, 1}, [](int c, int) { return 0.02F * static_cast<float>(c); }));
  BrushSettings settings;
  settings.kind = BrushKind::Terrace;
  settings.terrace = {2.0, 0.5};
  settings.radius = 40;
  settings.strength = 50;
  settings.falloff = Falloff::Constant;
  stroke(document, settings, {{-30, 0, 1, 0}, {30, 0, 1, 1}, {-30, 0, 1, 2}, {30, 0, 1, 3}});
  int level = 0;
  for (int c = 1; c < 600; ++c)
    level += document.heights().at(c, 30) - document.heights().at(c - 1, 30) < 1e-5F;
  EXPECT_NEAR(level / 600.0, 0.5, 0.03);
}

/// The most that a stroke of a strength changes on level ground at a height, metres.
double changeOf(const BrushSettings& settings, float level) {
  Terrain ground{{101, 101, 1.0, 1.0}, {}, HeightRaster(101, 101, level)};
  TerrainDocument document(std::move(ground));
  stroke(document, settings, {{-30.0, 0.0, 1.0, 0.0}, {30.0, 0.0, 1.0, 1.0}});
  double most = 0.0;
  for (const float h : samplesOf(document.heights())) most = std::max(most, std::abs(double(h) - level));
  return most;
}

TEST(SculptStroke, IsRoundedOnceWhateverTheHeight) {
  for (const BrushKind kind : {BrushKind::Raise, BrushKind::Lower, BrushKind::SetHeight, BrushKind::Noise}) {
    for (const bool limited : {false, true}) {
      SCOPED_TRACE(brushTitle(kind));
      BrushSettings settings;
      settings.kind = kind;
      settings.radius = 20.0;
      settings.strength = 0.02;
      settings.spacing = 0.02;  // 100 dabs of 0.2 mm at each sample.
      settings.targetHeight = 9000.0;
      if (limited) settings.limits.steepest = 80.0;
      const double exact = changeOf(settings, 0.0F);
      for (const float level : {500.0F, 8000.0F}) {
        const double step = std::nextafter(level, 1e9F) - level;
        EXPECT_NEAR(changeOf(settings, level), exact, 0.51 * step + 1e-7) << level;
      }
    }
  }
}

}  // namespace
}  // namespace scarp
