#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "core/base/Parallel.h"
#include "core/base/ShortNumber.h"
#include "core/visibility/SkyView.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::kHole;
using test::makeTerrain;
using test::sameBits;

FractionRaster skyOf(const Terrain& terrain, const SkySettings& settings = {}) {
  auto result = skyView(terrain.heights, terrain.frame, settings, terrain.frame.samples());
  EXPECT_TRUE(result.ok());
  return std::move(result).value();
}

TEST(SkyView, ATiltedPlaneSeesWhatItFaces) {
  // (1 + cos S) / 2 of the light that a level one gets (Dozier & Frew 1990).
  for (const double rise : {0.2, 0.577, 1.5}) {
    const Terrain plane = makeTerrain({61, 61, 2.0, 1.0}, [&](int c, int r) {
      return static_cast<float>(rise * (0.6 * 2.0 * c + 0.8 * r));
    });
    const double expected = 0.5 * (1.0 + 1.0 / std::hypot(1.0, rise));
    EXPECT_NEAR(skyOf(plane).at(30, 30), expected, 0.01) << rise;
    EXPECT_NEAR(skyOf(plane, {128}).at(30, 30), expected, 0.003) << rise;
  }
}

TEST(SkyView, InAPitTheRimIsTheHorizon) {
  // A round wall as high as it is far, at the first sample from there on: cos² 45° in the middle.
  const Terrain pit = makeTerrain({241, 241, 1.0, 1.0}, [](int c, int r) {
    return std::hypot(c - 120.0, r - 120.0) >= 110.0 ? 110.0f : 0.0f;
  });
  EXPECT_NEAR(skyOf(pit).at(120, 120), 0.5, 0.006);
  // On a peak nothing of the sky is hidden.
  const Terrain peak = makeTerrain(
      {101, 101, 1.0, 1.0}, [](int c, int r) { return static_cast<float>(-std::hypot(c - 50.0, r - 50.0)); });
  EXPECT_NEAR(skyOf(peak).at(50, 50), 1.0, 1e-5);
}

TEST(SkyView, HolesAreNoDataAndHideNothing) {
  const Terrain ground = makeTerrain({30, 30, 1.0, 1.0}, [](int c, int r) {
    return std::abs(c - 15) < 3 && std::abs(r - 15) < 3 ? kHole : 1.0f;
  });
  const FractionRaster sky = skyOf(ground);
  for (int r = 0; r < 30; ++r)
    for (int c = 0; c < 30; ++c) {
      const bool hole = std::isnan(ground.heights.at(c, r));
      ASSERT_EQ(std::isnan(sky.at(c, r)), hole);
      if (!hole) {
        ASSERT_NEAR(sky.at(c, r), 1.0f, 1e-6f);
      }
    }
}

TEST(SkyView, APartIsTheSameBitsAndThreadsChangeNothing) {
  for (const bool holes : {false, true}) {
    Terrain terrain = test::fractalTerrain(170, 140, 2.0, 3.0, 3);
    if (holes) terrain.heights.write({40, 30, 44, 90}, std::vector<float>(240, kHole));
    for (const SkySettings settings : {SkySettings{8}, SkySettings{32, 50.0}}) {
      const FractionRaster whole = skyOf(terrain, settings);
      for (const int threads : {1, 8}) {
        const ThreadLimit limit(threads);
        EXPECT_TRUE(sameBits(skyOf(terrain, settings).values, whole.values));
      }
      std::mt19937 random(2);
      for (int i = 0; i < 6; ++i) {
        const int c = static_cast<int>(random() % 170), r = static_cast<int>(random() % 140);
        const GridRect rect{c, r, c + 1 + static_cast<int>(random() % 60),
                            r + 1 + static_cast<int>(random() % 60)};
        const auto part = skyView(terrain.heights, terrain.frame, settings, rect);
        ASSERT_TRUE(part.ok());
        std::vector<float> same;
        for (int row = part->rect.row0; row < part->rect.row1; ++row)
          for (int column = part->rect.column0; column < part->rect.column1; ++column)
            same.push_back(whole.at(column, row));
        ASSERT_TRUE(sameBits(part->values, same));
      }
    }
  }
}

TEST(SkyView, SaysWhatIsWrongWithSettings) {
  const Terrain terrain = test::fractalTerrain(9, 9);
  const auto refusal = [&](const SkySettings& settings) {
    const auto result = skyView(terrain.heights, terrain.frame, settings, terrain.frame.samples());
    EXPECT_FALSE(result.ok());
    return result.ok() ? std::string() : result.error().text();
  };
  for (const int directions : {3, -1, 129})
    EXPECT_EQ(refusal({directions}), "directions " + shortNumber(directions) + " is out of range (4 to 128)");
  for (const double distance : {0.0, -5.0, std::nan("")})
    EXPECT_EQ(refusal({32, distance}), "distance " + shortNumber(distance) + " m is out of range (above 0)");
}

}  // namespace
}  // namespace scarp
