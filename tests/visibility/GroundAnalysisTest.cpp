#include <gtest/gtest.h>

#include <cmath>

#include "core/visibility/GroundAnalysis.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

/// Fractal ground with a hole in it.
Terrain ground() {
  Terrain terrain = test::fractalTerrain(90, 70, 2.0, 3.0, 5);
  terrain.heights.write({40, 30, 44, 36}, std::vector<float>(24, test::kHole));
  return terrain;
}

TEST(GroundAnalysis, GivesWhatTheAnalysesGive) {
  const Terrain terrain = ground();
  const HeightPyramid pyramid(terrain.heights);
  const GridRect rect{10, 5, 80, 60};
  const ViewshedSettings eye{{-20.0, 10.0}, 2.0, 0.0, 60.0};
  const SunSettings sun{200.0, 25.0, 3.0};
  const SkySettings sky{16, 30.0};
  const auto seen = viewshed(terrain.heights, pyramid, terrain.frame, eye, rect);
  const auto lit = sunShadow(terrain.heights, pyramid, terrain.frame, sun, rect);
  const auto open = skyView(terrain.heights, terrain.frame, sky, rect);
  const auto bytes = [&](const AnalysisSettings& settings) {
    return analyse(terrain.heights, pyramid, terrain.frame, settings, rect).value();
  };
  const FractionBytes ofEye = bytes(eye), ofSun = bytes(sun), ofSky = bytes(sky);
  int counts[3] = {};
  for (int r = rect.row0; r < rect.row1; ++r)
    for (int c = rect.column0; c < rect.column1; ++c) {
      const bool hole = std::isnan(terrain.heights.at(c, r));
      const Sight sight = seen->at(c, r);
      ++counts[sight == Sight::NoData ? 2 : static_cast<int>(sight)];
      ASSERT_EQ(ofEye.at(c, r), sight == Sight::NoData    ? FractionBytes::kNone
                                : sight == Sight::Visible ? FractionBytes::kFull
                                                          : 0);
      ASSERT_EQ(ofSun.at(c, r) == FractionBytes::kNone, hole);
      ASSERT_EQ(ofSky.at(c, r) == FractionBytes::kNone, hole);
      if (hole) continue;
      ASSERT_NEAR(ofSun.at(c, r) / double{FractionBytes::kFull}, lit->at(c, r), 0.002);
      ASSERT_NEAR(ofSky.at(c, r) / double{FractionBytes::kFull}, open->at(c, r), 0.002);
    }
  for (const int count : counts) EXPECT_GT(count, 50);
}

TEST(GroundAnalysis, PassesErrorsOn) {
  const Terrain terrain = ground();
  const HeightPyramid pyramid(terrain.heights);
  const auto refusal = [&](const AnalysisSettings& settings) {
    const auto result = analyse(terrain.heights, pyramid, terrain.frame, settings, terrain.frame.samples());
    return result.ok() ? std::string() : result.error().message;
  };
  EXPECT_EQ(refusal(ViewshedSettings{{1e6, 0.0}}), "there is no ground under the observer");
  EXPECT_EQ(refusal(SunSettings{0.0, 0.0}), "sun elevation 0° is out of range (above 0 to 90)");
  EXPECT_EQ(refusal(SkySettings{32, 0.0}), "distance 0 m is out of range (above 0)");
}

TEST(GroundAnalysis, ReachIsThatOfTheAnalysis) {
  const GridFrame frame{200, 150, 2.0, 3.0};
  const GridRect changed{100, 60, 110, 66};
  const ViewshedSettings eye{{-50.0, 0.0}, 2.0, 0.0, 150.0};
  const SunSettings sun{90.0, 30.0};
  const SkySettings sky{16, 30.0};
  EXPECT_EQ(analysisReach(frame, eye, 40.0, changed), viewshedReach(frame, eye, changed));
  EXPECT_EQ(analysisReach(frame, sun, 40.0, changed), shadowReach(frame, sun, 40.0, changed));
  EXPECT_EQ(analysisReach(frame, sky, 40.0, changed), skyReach(frame, sky, changed));
}

}  // namespace
}  // namespace scarp
