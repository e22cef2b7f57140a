#include <numbers>

#include "core/geometry/Camera.h"
#include "core/pick/SurfacePicker.h"
#include "tests/app/RenderHarness.h"

namespace scarp::test {
namespace {

/// Whether ground is where a camera's rays meet some, but for pixels that have both about them.
void expectGroundWhereRaysHit(const Terrain& ground, const QImage& picture, const Camera& camera) {
  ASSERT_EQ(picture.size(), QSize(kWidth, kHeight));
  const HeightPyramid pyramid(ground.heights);
  const SurfacePicker picker(ground.heights, pyramid, ground.frame);
  const auto hits = [&](int x, int y) {
    return picker.pick(camera.rayThrough({x + 0.5, y + 0.5}, {kWidth, kHeight})).has_value();
  };
  int ofGround = 0, ofSky = 0;
  for (int y = 2; y < kHeight - 2; ++y)
    for (int x = 2; x < kWidth - 2; ++x) {
      const bool hit = hits(x, y);
      bool pure = true;
      for (int dy = -2; dy <= 2; ++dy)
        for (int dx = -2; dx <= 2; ++dx) pure = pure && hits(x + dx, y + dy) == hit;
      if (!pure) continue;
      (hit ? ofGround : ofSky) += 1;
      ASSERT_EQ(picture.pixel(x, y) == kMagenta, !hit) << x << ", " << y;
    }
  EXPECT_GT(ofGround, 2000);
  EXPECT_GT(ofSky, 2000);
}

using RenderCamera = RenderCommand;

TEST_F(RenderCamera, GroundIsWhereTheProjectionSays) {
  Camera camera;
  camera.position = {-300.0, -600.0, 300.0};
  camera.yaw = 30.0 * std::numbers::pi / 180.0;
  camera.pitch = -20.0 * std::numbers::pi / 180.0;
  camera.fieldOfView = 80.0 * std::numbers::pi / 180.0;
  camera.exaggeration = 2.5;
  expectGroundWhereRaysHit(ground,
                           drawGround({"--camera", "-300,-600,300", "--azimuth", "30", "--pitch", "-20",
                                       "--fov", "80", "--exaggeration", "2.5"}),
                           camera);
}

TEST_F(RenderCamera, FromAboveNorthIsUpAndTheWholeTerrainFits) {
  Camera camera;
  camera.projection = Camera::Projection::Orthographic;
  camera.position = {0.0, 0.0, 5000.0};
  camera.yaw = 0.0;
  camera.pitch = -0.5 * std::numbers::pi;
  camera.orthoHeight = 800.0;  // The picture is wider than the terrain.
  expectGroundWhereRaysHit(ground, drawGround({"--top"}), camera);
}

/// Horn's hillshade of a sample as gdaldem has it, 0…255; nothing at the border and beside holes.
std::optional<double> hillshade(const Terrain& terrain, int column, int row) {
  if (column < 1 || row < 1 || column + 1 >= terrain.frame.columns || row + 1 >= terrain.frame.rows)
    return std::nullopt;
  std::array<double, 9> h{};
  for (int r = 0; r < 3; ++r)
    for (int c = 0; c < 3; ++c)
      h[static_cast<std::size_t>(3 * r + c)] = terrain.heights.at(column + c - 1, row + r - 1);
  const double p = ((h[2] + 2 * h[5] + h[8]) - (h[0] + 2 * h[3] + h[6])) / (8 * terrain.frame.dx);
  const double q = ((h[0] + 2 * h[1] + h[2]) - (h[6] + 2 * h[7] + h[8])) / (8 * terrain.frame.dy);
  const double half = std::sqrt(0.5), lx = -half * half, ly = half * half, lz = half;
  const double light = (-p * lx - q * ly + lz) / std::sqrt(1 + p * p + q * q);
  if (std::isnan(light)) return std::nullopt;
  return light <= 0.0 ? 1.0 : 1.0 + 254.0 * light;
}

TEST_F(RenderCamera, APixelASampleIsTheHillshadeOfEachSample) {
  const QImage picture = drawGround({"--top", "--shading", "hillshade", "--size", "101x81"});
  ASSERT_EQ(picture.size(), QSize(101, 81));
  int compared = 0;
  for (int row = 0; row < 81; ++row)
    for (int column = 0; column < 101; ++column) {
      const auto expected = hillshade(ground, column, row);
      if (!expected) continue;
      ++compared;
      ASSERT_NEAR(qGreen(picture.pixel(column, row)), *expected, 1.6) << column << ", " << row;
    }
  EXPECT_GT(compared, 7000);
}

TEST_F(RenderCamera, WhatIsLookedAtIsInTheMiddle) {
  // The hole is the one place where the background shows within the ground.
  const QImage picture = drawGround({"--camera", "100,-200,400", "--look-at", "200,100,0"});
  EXPECT_EQ(picture.pixel(kWidth / 2, kHeight / 2), kMagenta);
  EXPECT_NE(picture.pixel(kWidth / 2, kHeight / 2 + 40), kMagenta);
  EXPECT_NE(picture.pixel(kWidth / 2, kHeight / 2 - 40), kMagenta);
  const QImage straightDown = drawGround({"--camera", "200,100,400", "--look-at", "200,100,0"});
  EXPECT_EQ(straightDown.pixel(kWidth / 2, kHeight / 2), kMagenta);
}

TEST_F(RenderCamera, TheSkyIsAboveAndAllOfTheTerrainIsInSight) {
  const QImage picture = draw({});
  EXPECT_GT(qBlue(picture.pixel(3, 3)), qRed(picture.pixel(3, 3)));
  // Nothing of the ground is cut off.
  const QImage bare = drawGround({});
  int seen = 0;
  for (int x = 0; x < kWidth; ++x) {
    EXPECT_EQ(bare.pixel(x, 0), kMagenta);
    EXPECT_EQ(bare.pixel(x, kHeight - 1), kMagenta);
    for (int y = 0; y < kHeight; ++y) seen += bare.pixel(x, y) != kMagenta;
  }
  for (int y = 0; y < kHeight; ++y) {
    EXPECT_EQ(bare.pixel(0, y), kMagenta);
    EXPECT_EQ(bare.pixel(kWidth - 1, y), kMagenta);
  }
  EXPECT_GT(seen, kWidth * kHeight / 20);
}

}  // namespace
}  // namespace scarp::test
