#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/Terrains.h"
#include "ui/render/PageGradient.h"

namespace scarp {
namespace {

struct Keep : TileSink {
  std::vector<float> samples;
  void upload(int, const PageId&, std::span<const float> heights) override {
    samples.assign(heights.begin(), heights.end());
  }
};

std::vector<float> pageOf(const Terrain& terrain, const PageId& page) {
  Keep keep;
  TileUploader(keep).upload(0, page, terrain.heights);
  return keep.samples;
}

TEST(PageGradient, OfAPlaneIsItsSlopeEverywhereAndAtEachLevel) {
  const GridFrame frame{201, 170, 3.0, 2.0};
  const Terrain plane = test::makeTerrain(
      frame, [&](int c, int r) { return static_cast<float>(0.5 * frame.x(c) - 0.25 * frame.y(r)); });
  for (const PageId page : {PageId{0, 0, 0}, PageId{0, 3, 2}, PageId{1, 1, 1}, PageId{2, 0, 0}})
    for (const int step : {1, 2}) {
      const std::vector<float> gradient = hornGradient(page, pageOf(plane, page), frame, step);
      const int side = kPageCells / step + 1;
      ASSERT_EQ(gradient.size(), static_cast<std::size_t>(2 * side * side));
      for (int j = 0; j < side; ++j)
        for (int k = 0; k < side; ++k) {
          // Beyond the terrain's end a page repeats its last sample: nothing is drawn there.
          if (((page.column * 64 + k * step) << page.level) > 200 ||
              ((page.row * 64 + j * step) << page.level) > 169)
            continue;
          const auto i = static_cast<std::size_t>(2 * (j * side + k));
          EXPECT_NEAR(gradient[i], 0.5f, 1e-4f);
          EXPECT_NEAR(gradient[i + 1], -0.25f, 1e-4f);
        }
    }
}

TEST(PageGradient, MakesDoBesideAHole) {
  const GridFrame frame{65, 65, 1.0, 1.0};
  const Terrain holed = test::makeTerrain(
      frame, [](int c, int r) { return c == 30 && r == 30 ? test::kHole : 2.0f * float(c); });
  const std::vector<float> gradient = hornGradient({0, 0, 0}, pageOf(holed, {0, 0, 0}), frame, 1);
  for (const int column : {28, 29, 31, 32})
    EXPECT_FLOAT_EQ(gradient[static_cast<std::size_t>(2 * (30 * 65 + column))], 2.0f);
  for (const float value : gradient) EXPECT_TRUE(std::isfinite(value));
}

TEST(PageGradient, CurvatureOfADomeIsPositiveAndOfABowlNegative) {
  const GridFrame frame{65, 65, 2.0, 2.0};
  for (const float sign : {1.0f, -1.0f}) {
    // z = −0.01·(x² + y²): second derivatives of −0.02 along both.
    const Terrain bent = test::makeTerrain(frame, [&](int c, int r) {
      return sign * static_cast<float>(-0.01 * (std::pow(frame.x(c), 2) + std::pow(frame.y(r), 2)));
    });
    const std::vector<float> curvature = pageCurvature({0, 0, 0}, pageOf(bent, {0, 0, 0}), frame);
    for (int j = 2; j < 63; ++j)
      for (int k = 2; k < 63; ++k)
        EXPECT_NEAR(curvature[static_cast<std::size_t>(j * 65 + k)], sign * 0.04f, 1e-4f);
  }
}

}  // namespace
}  // namespace scarp
