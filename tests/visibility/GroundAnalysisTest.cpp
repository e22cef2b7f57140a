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

TEST(GroundAnalysis, PassesErrorsOnAndCanBeCancelled) {
  const Terrain terrain = test::fractalTerrain(200, 200);
  const HeightPyramid pyramid(terrain.heights);
  const auto none = analyse(terrain.heights, pyramid, terrain.frame, ViewshedSettings{{1e6, 0.0}},
                            terrain.frame.samples());
  ASSERT_FALSE(none.ok());
  EXPECT_EQ(none.error().message, "there is no ground under the observer");
  for (const AnalysisSettings& settings :
       {AnalysisSettings(ViewshedSettings{}), AnalysisSettings(SunSettings{10.0, 20.0, 1.0}),
        AnalysisSettings(SkySettings{})}) {
    const bool even = !std::holds_alternative<ViewshedSettings>(settings);
    double last = 0.0;
    const auto result = analyse(terrain.heights, pyramid, terrain.frame, settings, terrain.frame.samples(),
                                [&](double fraction) {
                                  EXPECT_TRUE(!even || fraction >= last);
                                  last = fraction;
                                  return fraction < (even ? 0.4 : 0.3);
                                });
    ASSERT_FALSE(result.ok());
    EXPECT_TRUE(result.error().cancelled);
    EXPECT_TRUE(!even || last < 0.5);
  }
}

}  // namespace
}  // namespace scarp
