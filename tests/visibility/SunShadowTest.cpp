#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <random>

#include "core/base/Parallel.h"
#include "core/base/ShortNumber.h"
#include "core/pick/SurfacePicker.h"
#include "core/visibility/SunShadow.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::kHole;
using test::makeTerrain;
using test::sameBits;

struct LitGround {
  explicit LitGround(Terrain t) : terrain(std::move(t)), pyramid(terrain.heights) {}
  [[nodiscard]] Result<FractionRaster> light(const SunSettings& sun, const GridRect& rect,
                                             const Progress& progress = {}) const {
    return sunShadow(terrain.heights, pyramid, terrain.frame, sun, rect, progress);
  }
  [[nodiscard]] FractionRaster light(const SunSettings& sun) const {
    auto result = light(sun, terrain.frame.samples());
    EXPECT_TRUE(result.ok());
    return std::move(result).value();
  }
  Terrain terrain;
  HeightPyramid pyramid;
};

TEST(SunShadow, EveryRayIsAsThePickerFindsIt) {
  for (const auto& [dx, dy] : {std::pair(1.0, 1.0), std::pair(10.0, 25.0)}) {
    const LitGround ground(test::fractalTerrain(230, 170, dx, dy, 13));
    const GridFrame& frame = ground.terrain.frame;
    const SurfacePicker picker(ground.terrain.heights, ground.pyramid, frame);
    int dark = 0, all = 0;
    for (const double azimuth : {0.0, 17.0, 45.0, 101.0, 180.0, 233.3, 270.0, 315.0, 359.9}) {
      const SunSettings sun{azimuth, azimuth < 100.0 ? 12.0 : 25.0, 0.0};
      const double a = azimuth * std::numbers::pi / 180.0, e = sun.elevation * std::numbers::pi / 180.0;
      const Vec3 way(std::sin(a) * std::cos(e), std::cos(a) * std::cos(e), std::sin(e));
      const FractionRaster light = ground.light(sun);
      for (int r = 1; r < frame.rows - 1; r += 5)
        for (int c = 1; c < frame.columns - 1; c += 4) {
          // From a little above the sample, where a pick does not meet the sample itself. Where that little
          // decides, a pick from twice as high differs.
          const auto blocked = [&](double above) {
            const Vec3 from(frame.x(c), frame.y(r), ground.terrain.heights.at(c, r) + above);
            return picker.pick({from, way}).has_value();
          };
          const double little = 1e-7 * dx;
          if (blocked(little) != blocked(1e3 * little)) continue;
          ASSERT_EQ(light.at(c, r), blocked(little) ? 0.0f : 1.0f) << c << ", " << r << " sun in " << azimuth;
          dark += light.at(c, r) == 0.0f;
          ++all;
        }
    }
    EXPECT_GT(all, 17000);
    EXPECT_GT(dark, all / 20);
    EXPECT_LT(dark, all * 9 / 10);
  }
}

TEST(SunShadow, SoftShadowsAreTheFractionOfTheDisc) {
  // Far behind a long crest the sun's disc sinks behind a level edge.
  const LitGround ground(
      makeTerrain({400, 401, 1.0, 50.0}, [](int c, int) { return c == 20 ? 100.0f : 0.0f; }));
  const SunSettings sun{270.0, 30.0, 5.0};
  const FractionRaster light = ground.light(sun);
  int partial = 0;
  for (int c = 30; c < 400; ++c) {
    const double edge = std::atan2(100.0, c - 20.0) * 180.0 / std::numbers::pi;
    const double x = std::clamp((sun.elevation - edge) / sun.softness, -1.0, 1.0);
    const double fraction =
        (std::numbers::pi / 2.0 + std::asin(x) + x * std::sqrt(1.0 - x * x)) / std::numbers::pi;
    EXPECT_NEAR(light.at(c, 200), fraction, 0.06) << c;
    EXPECT_GE(light.at(c, 200), light.at(c - 1, 200) - (c == 30 ? 1.0f : 0.0f));
    partial += light.at(c, 200) > 0.0f && light.at(c, 200) < 1.0f;
  }
  EXPECT_GT(partial, 40);
}

TEST(SunShadow, HolesAreNoDataAndThrowNoShadow) {
  const LitGround ground(makeTerrain({40, 9, 1.0, 1.0}, [](int c, int r) {
    return r > 2 && r < 6 && c > 8 && c < 12 ? kHole : c == 10 ? 8.0f : 0.0f;
  }));
  const FractionRaster light = ground.light({270.0, 45.0, 0.0});
  EXPECT_TRUE(std::isnan(light.at(10, 4)));
  EXPECT_EQ(light.at(13, 4), 1.0f);
  EXPECT_EQ(light.at(13, 1), 0.0f);
  EXPECT_EQ(light.at(13, 8), 0.0f);
}

TEST(SunShadow, APartIsAsInTheWholeAndThreadsChangeNothing) {
  const LitGround ground(test::fractalTerrain(260, 240, 2.0, 3.0, 3));
  for (const SunSettings sun : {SunSettings{200.0, 10.0, 0.0}, SunSettings{75.0, 25.0, 3.0}}) {
    const FractionRaster whole = ground.light(sun);
    for (const int threads : {1, 8}) {
      const ThreadLimit limit(threads);
      EXPECT_TRUE(sameBits(ground.light(sun).values, whole.values));
    }
    std::mt19937 random(2);
    for (int i = 0; i < 6; ++i) {
      const int c = static_cast<int>(random() % 260), r = static_cast<int>(random() % 240);
      const GridRect rect{c, r, c + 1 + static_cast<int>(random() % 90),
                          r + 1 + static_cast<int>(random() % 90)};
      const auto part = ground.light(sun, rect);
      ASSERT_TRUE(part.ok());
      for (int row = part->rect.row0; row < part->rect.row1; ++row)
        for (int column = part->rect.column0; column < part->rect.column1; ++column)
          ASSERT_EQ(part->at(column, row), whole.at(column, row));
    }
  }
}

TEST(SunShadow, SaysWhatIsWrongWithSettings) {
  const LitGround ground(test::fractalTerrain(9, 9));
  const auto refusal = [&](const SunSettings& sun) {
    const auto result = ground.light(sun, ground.terrain.frame.samples());
    EXPECT_FALSE(result.ok());
    return result.ok() ? std::string() : result.error().text();
  };
  EXPECT_EQ(refusal({NAN, 45.0, 0.0}), "sun azimuth nan° is out of range (-1e+06 to 1e+06)");
  for (const double elevation : {0.0, -3.0, 90.1, std::nan("")})
    EXPECT_EQ(refusal({0.0, elevation, 0.0}),
              "sun elevation " + shortNumber(elevation) + "° is out of range (above 0 to 90)");
  for (const double softness : {-1.0, 46.0, std::nan("")})
    EXPECT_EQ(refusal({0.0, 45.0, softness}),
              "softness " + shortNumber(softness) + "° is out of range (0 to 45)");
}

}  // namespace
}  // namespace scarp
