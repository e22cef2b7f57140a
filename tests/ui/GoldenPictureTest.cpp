// Small pictures of each way of looking at the ground, compared with kept ones. Pictures that are meant to
// change are made anew with SCARP_WRITE_GOLDEN=1, and looked at before they are kept.

#include <cstdlib>
#include <functional>

#include "tests/ui/RenderHarness.h"

namespace scarp {
namespace {

constexpr int kGoldenPictureWidth = 160, kGoldenPictureHeight = 100;

/// An island with mountains, cliffs, a sea about it and a hole, from the north-west down to a beach.
Terrain island() {
  return test::makeTerrain({193, 193, 40.0, 40.0}, [](int c, int r) {
    if (std::hypot(c - 62.0, r - 128.0) < 4.0) return test::kHole;
    const double x = (c - 96.0) / 96.0, y = (r - 96.0) / 96.0;
    const double far = 1.0 - 1.15 * (x * x + y * y);
    const double noise = ridgedNoise(2.1 * x + 4.0, 2.1 * y, 6, 3);
    return static_cast<float>(1350.0 * far * (0.12 + noise) - 150.0);
  });
}

struct Case {
  const char* name;
  std::function<void(SceneView&)> set;
};

std::vector<Case> cases() {
  const auto mode = [](ShadingMode shading) {
    return [shading](SceneView& v) { v.settings.shading.mode = shading; };
  };
  return {
      {"natural", mode(ShadingMode::Natural)},
      {"height", mode(ShadingMode::Hypsometric)},
      {"hillshade", mode(ShadingMode::Hillshade)},
      {"slope", mode(ShadingMode::Slope)},
      {"aspect", mode(ShadingMode::Aspect)},
      {"curvature", mode(ShadingMode::Curvature)},
      {"clay", mode(ShadingMode::Clay)},
      {"normals", mode(ShadingMode::Normals)},
      {"natural-water-low-sun",
       [](SceneView& v) {
         v.settings.shading.mode = ShadingMode::Natural;
         v.settings.water = true;
         v.settings.light = {250.0, 18.0};
       }},
      {"lagoon-contours-grid",
       [](SceneView& v) {
         v.settings.shading.ramp = TintRamp::Lagoon;
         v.settings.contours = {true, 100.0, 5, false};
         v.settings.groundGrid = {true, 200.0};
       }},
      {"clay-wireframe-exaggerated",
       [](SceneView& v) {
         v.settings.shading.mode = ShadingMode::Clay;
         v.settings.wireframe = true;
         v.camera.exaggeration = 2.0;
         v.camera.position.z() *= 0.6;
         v.camera.dolly({-600.0, -1500.0, 300.0}, 0.15);
       }},
      {"slope-brush",
       [](SceneView& v) {
         v.settings.shading.mode = ShadingMode::Slope;
         BrushSettings brush;
         brush.radius = 1000.0;
         brush.innerRadius = 0.4;
         v.brush = BrushMark{Vec2(300.0, -900.0), brush};
       }},
  };
}

TEST(GoldenPicture, EachWayOfLookingLooksAsItDid) {
  const TerrainDocument document(island());
  for (const Case& golden : cases()) {
    test::RenderHarness harness(kGoldenPictureWidth, kGoldenPictureHeight);
    Camera camera;
    camera.yaw = 0.6;
    camera.pitch = -0.55;
    camera.position = document.box().centre() - 0.6507054 * document.box().diagonal() * camera.forward();
    SceneView view = harness.view(camera);
    view.settings.walls = view.settings.sky = true;
    golden.set(view);
    view.camera.fitClipPlanes(document.box());
    harness.draw(document, view);
    const QImage drawn = harness.picture();
    const QString path = QStringLiteral(SCARP_SOURCE_DIR "/tests/ui/golden/%1.png").arg(QLatin1String(golden.name));
    if (std::getenv("SCARP_WRITE_GOLDEN")) {
      ASSERT_TRUE(drawn.save(path)) << path.toStdString();
      continue;
    }
    const QImage kept = QImage(path).convertToFormat(QImage::Format_RGB32);
    ASSERT_EQ(kept.size(), drawn.size()) << path.toStdString();
    // Another version of a driver rounds edges and filters otherwise: what counts is the whole.
    long long sum = 0;
    int far = 0;
    for (int row = 0; row < kGoldenPictureHeight; ++row)
      for (int column = 0; column < kGoldenPictureWidth; ++column) {
        const QRgb a = kept.pixel(column, row), b = drawn.pixel(column, row);
        const int off = std::max(
            {std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
        sum += off;
        far += off > 24;
      }
    EXPECT_LE(double(sum) / (kGoldenPictureWidth * kGoldenPictureHeight), 1.5) << golden.name;
    EXPECT_LE(far, kGoldenPictureWidth * kGoldenPictureHeight / 80) << golden.name;
  }
}

}  // namespace
}  // namespace scarp
