#include "core/mask/MaskShape.h"
#include "core/mask/MaskTiles.h"
#include "tests/ui/RenderHarness.h"

namespace scarp {
namespace {

constexpr int kMaskPagesWidth = 480, kMaskPagesHeight = 320;
constexpr double kNear = 220.0, kFar = 1300.0;

class MaskPagesTest : public ::testing::Test {
 protected:
  MaskPagesTest() : document_(test::fractalTerrain(1300, 900)), harness_(kMaskPagesWidth, kMaskPagesHeight) {}

  Camera from(double distance) const {
    Camera camera;
    camera.position = {0.0, -distance, document_.box().max.z() + 0.7 * distance};
    camera.pitch = -0.7;
    camera.fitClipPlanes(document_.box());
    return camera;
  }
  QImage draw(double distance, const MaskRaster* mask, double opacity = 0.5) {
    SceneView view = harness_.view(from(distance));
    if (mask) view.mask = GroundMask{std::make_shared<const MaskRaster>(*mask), opacity};
    harness_.draw(document_, view);
    return harness_.picture();
  }
  MaskRaster ellipse(const Vec2& a, const Vec2& b) const {
    return maskOf(document_.frame(), MaskEllipse{a, b}, 15.0);
  }

  TerrainDocument document_;
  test::RenderHarness harness_;
};

TEST_F(MaskPagesTest, WhatIsSelectedKeepsItsColoursAndWhatIsNotIsVeiled) {
  const QImage bare = draw(kFar, nullptr);
  const MaskRaster all(1300, 900, 1.0F), none(1300, 900, 0.0F);
  EXPECT_EQ(draw(kFar, &all), bare);
  const QImage veiled = draw(kFar, &none);
  EXPECT_NE(veiled, bare);
  EXPECT_EQ(draw(kFar, &none, 0.0), bare) << "a veil without thickness, and no edge";
  EXPECT_EQ(draw(kFar, nullptr), bare);
}

TEST_F(MaskPagesTest, ChangedPartsAreDrawnAsIfNewFromTheStart) {
  MaskRaster mask = ellipse({-300, -200}, {250, 260});
  for (int i = 0; i < 4; ++i) {
    draw(kNear, &mask);
    draw(kFar, &mask);
    const Vec2 at(-250.0 + 90.0 * i, -120.0 + 50.0 * i);
    mask =
        combined(mask, ellipse(at, at + Vec2(70, 40)), i % 2 ? MaskOperation::Subtract : MaskOperation::Add);
    const QImage near = draw(kNear, &mask), far = draw(kFar, &mask);
    draw(kNear, nullptr);  // nothing is kept of it
    EXPECT_EQ(near, draw(kNear, &mask)) << i;
    EXPECT_EQ(far, draw(kFar, &mask)) << i;
  }
}

TEST_F(MaskPagesTest, TheEdgeIsALine) {
  const MaskRaster mask = ellipse({-90, -70}, {90, 90});
  const QImage with = draw(kNear, &mask, 0.0), without = draw(kNear, nullptr);
  int light = 0;
  for (int y = 0; y < kMaskPagesHeight; ++y)
    for (int x = 0; x < kMaskPagesWidth; ++x) {
      const QColor now(with.pixel(x, y)), before(without.pixel(x, y));
      light += now != before && now.red() > 220 && now.green() > 200;
    }
  EXPECT_GT(light, 100);
  EXPECT_LT(light, kMaskPagesWidth * kMaskPagesHeight / 25);
}

TEST_F(MaskPagesTest, AnotherSizeOrFillNeedsNoTelling) {
  const MaskRaster some = ellipse({-90, -70}, {90, 90}), rest = inverted(some);
  const QImage first = draw(kFar, &some), second = draw(kFar, &rest);
  EXPECT_NE(first, second);
  EXPECT_EQ(draw(kFar, &some), first);
}

}  // namespace
}  // namespace scarp
