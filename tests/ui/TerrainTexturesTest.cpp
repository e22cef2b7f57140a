#include <QOpenGLFunctions_4_5_Core>
#include <cmath>

#include "tests/ui/RenderHarness.h"
#include "ui/render/GlObjects.h"
#include "ui/render/GroundPages.h"

namespace scarp {
namespace {

/// What the graphics card makes of one page.
struct Shape {
  std::vector<float> gradient, coarse, curvature;
};

Shape shapeOf(const Terrain& terrain, const PageId& page) {
  const test::RenderHarness harness(16, 16);
  Shape shape;
  {
    const GlProgram program = std::move(makeComputeProgram("page-shape").value());
    TerrainTextures textures(program, terrain.frame, 2);
    TileUploader(textures).upload({1, page, {0, 0, kPageSide, kPageSide}}, terrain.heights);
    textures.derive();
    textures.bind(0);
    textures.bindCurvature(3);
    QOpenGLFunctions_4_5_Core all;
    all.initializeOpenGLFunctions();
    const auto read = [&](GLuint unit, int side, GLenum format, int channels) {
      std::vector<float> values(static_cast<std::size_t>(side * side * channels));
      GLint id = 0;
      all.glActiveTexture(GL_TEXTURE0 + unit);
      all.glGetIntegerv(GL_TEXTURE_BINDING_2D_ARRAY, &id);
      all.glGetTextureSubImage(static_cast<GLuint>(id), 0, 0, 0, 1, side, side, 1, format, GL_FLOAT,
                               static_cast<GLsizei>(values.size() * sizeof(float)), values.data());
      return values;
    };
    shape = {read(1, kPageSamples, GL_RG, 2), read(2, kPageCells / 2 + 1, GL_RG, 2),
             read(3, kPageSamples, GL_RED, 1)};
  }
  return shape;
}

TEST(TerrainTextures, OfAPlaneIsItsSlopeEverywhereAndAtEachLevel) {
  const GridFrame frame{201, 170, 3.0, 2.0};
  const Terrain plane = test::makeTerrain(
      frame, [&](int c, int r) { return static_cast<float>(0.5 * frame.x(c) - 0.25 * frame.y(r)); });
  for (const PageId page : {PageId{0, 0, 0}, PageId{0, 3, 2}, PageId{1, 1, 1}, PageId{2, 0, 0}})
    for (const int step : {1, 2}) {
      const Shape shape = shapeOf(plane, page);
      const std::vector<float>& gradient = step == 1 ? shape.gradient : shape.coarse;
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

TEST(TerrainTextures, MakesDoBesideAHole) {
  const GridFrame frame{65, 65, 1.0, 1.0};
  const Terrain holed = test::makeTerrain(
      frame, [](int c, int r) { return c == 30 && r == 30 ? test::kHole : 2.0f * float(c); });
  const std::vector<float> gradient = shapeOf(holed, {0, 0, 0}).gradient;
  for (const int column : {28, 29, 31, 32})
    EXPECT_FLOAT_EQ(gradient[static_cast<std::size_t>(2 * (30 * 65 + column))], 2.0f);
  for (const float value : gradient) EXPECT_TRUE(std::isfinite(value));
}

TEST(TerrainTextures, CurvatureOfADomeIsPositiveAndOfABowlNegative) {
  const GridFrame frame{65, 65, 2.0, 2.0};
  for (const float sign : {1.0f, -1.0f}) {
    // z = −0.01·(x² + y²): second derivatives of −0.02 along both.
    const Terrain bent = test::makeTerrain(frame, [&](int c, int r) {
      return sign * static_cast<float>(-0.01 * (std::pow(frame.x(c), 2) + std::pow(frame.y(r), 2)));
    });
    const std::vector<float> curvature = shapeOf(bent, {0, 0, 0}).curvature;
    for (int j = 2; j < 63; ++j)
      for (int k = 2; k < 63; ++k)
        EXPECT_NEAR(curvature[static_cast<std::size_t>(j * 65 + k)], sign * 0.04f, 1e-4f);
  }
}

}  // namespace
}  // namespace scarp
