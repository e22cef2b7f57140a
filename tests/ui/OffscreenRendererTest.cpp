#include <gtest/gtest.h>

#include <QOpenGLContext>
#include <QTest>

#include "core/document/TerrainDocument.h"
#include "core/scene/Scene.h"
#include "tests/support/Terrains.h"
#include "ui/document/SceneDisplay.h"
#include "ui/render/OffscreenRenderer.h"
#include "ui/viewport/Viewport.h"

namespace scarp {
namespace {

SceneView viewOf(const Camera& camera, int width, int height) {
  SceneView view;
  view.camera = camera;
  view.size = {static_cast<double>(width), static_cast<double>(height)};
  view.pixelWidth = width;
  view.pixelHeight = height;
  return view;
}

TEST(OffscreenRenderer, DrawsWhatTheViewportShows) {
  TerrainDocument document(test::fractalTerrain(257, 193, 4.0, 4.0));
  Scene scene(document);
  SceneDisplay display(scene);
  ToolState tools(document);
  ViewController controller(tools);
  Viewport viewport;
  viewport.resize(480, 300);
  viewport.setScene(&display, &controller);
  RenderSettings settings;
  settings.samples = 4;
  settings.cellPixels = 2.5;
  settings.shading.mode = ShadingMode::Natural;
  settings.contours.shown = true;
  settings.light = {120.0, 25.0};
  viewport.setSettings(settings);
  // Before anything is drawn, as labels of contour lines keep to where they were.
  Camera camera = controller.camera();
  camera.yaw = 0.7;
  camera.frame(document.box(), viewport.viewSize());
  controller.setCamera(camera);
  viewport.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&viewport, 60000));
  controller.leave();
  const QImage shown = viewport.picture().convertToFormat(QImage::Format_RGB32);
  ASSERT_EQ(shown.size(), QSize(480, 300));
  viewport.doneCurrent();

  auto renderer = OffscreenRenderer::create();
  ASSERT_TRUE(renderer.ok()) << renderer.error().text();
  SceneView view = viewOf(controller.camera(), 480, 300);
  view.settings = settings;
  const auto drawn = (*renderer)->draw(document, view);
  ASSERT_TRUE(drawn.ok()) << drawn.error().text();
  // The same renderer in the same hands: not a bit differs.
  EXPECT_EQ(drawn->convertToFormat(QImage::Format_RGB32), shown);
}

TEST(OffscreenRenderer, LevelGroundIsOfOneTintHoweverLarge) {
  auto renderer = OffscreenRenderer::create();
  ASSERT_TRUE(renderer.ok()) << renderer.error().text();
  for (const int side : {1025, 65'537, 1'048'577})
    for (const double yaw : {0.45, 2.2}) {
      const TerrainDocument document(Terrain{{side, side, 1.0, 1.0}, {}, HeightRaster(side, side, 0.0F)});
      Camera camera;
      camera.yaw = yaw;
      camera.frame(document.box(), {320.0, 200.0});
      SceneView view = viewOf(camera, 320, 200);
      view.settings.water = true;
      const auto drawn = (*renderer)->draw(document, view);
      ASSERT_TRUE(drawn.ok()) << drawn.error().text();
      int dry = 0;
      for (int y = 85; y < 115; ++y)
        for (int x = 135; x < 185; ++x) {
          const QColor colour = drawn->pixelColor(x, y);
          dry += colour.green() > colour.blue() + 10;
        }
      EXPECT_EQ(dry, 30 * 50) << side << ", " << yaw;
    }
}

TEST(OffscreenRenderer, LeavesTheWindowsOwnContextsAlone) {
  const TerrainDocument document(test::fractalTerrain(65, 65));
  {
    auto renderer = OffscreenRenderer::create();
    ASSERT_TRUE(renderer.ok()) << renderer.error().text();
  }
  Viewport viewport;
  viewport.resize(100, 80);
  viewport.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&viewport, 60000));
  EXPECT_EQ(viewport.picture().size(), QSize(100, 80));
  EXPECT_EQ(viewport.problem(), "");
}

TEST(OffscreenRenderer, SaysWhatThisOpenGlCannotDo) {
  const TerrainDocument document(test::fractalTerrain(65, 65));
  auto renderer = OffscreenRenderer::create();
  ASSERT_TRUE(renderer.ok()) << renderer.error().text();
  const auto tooLarge = (*renderer)->draw(document, viewOf({}, 1 << 20, 4));
  ASSERT_FALSE(tooLarge.ok());
  EXPECT_NE(tooLarge.error().text().find("pixels a side"), std::string::npos) << tooLarge.error().text();
  SceneView view = viewOf({}, 64, 64);
  view.settings.samples = 4096;
  const auto tooMany = (*renderer)->draw(document, view);
  ASSERT_FALSE(tooMany.ok());
  EXPECT_NE(tooMany.error().text().find("samples a pixel"), std::string::npos) << tooMany.error().text();
  // And goes on after that, at sizes that do not fill words.
  view.settings.samples = 0;
  for (const QSize size : {QSize(64, 64), QSize(1, 1), QSize(333, 77)}) {
    const auto drawn = (*renderer)->draw(document, viewOf({}, size.width(), size.height()));
    ASSERT_TRUE(drawn.ok()) << drawn.error().text();
    EXPECT_EQ(drawn->size(), size);
  }
}

}  // namespace
}  // namespace scarp
