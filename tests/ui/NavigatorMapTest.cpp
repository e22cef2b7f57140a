#include <QDockWidget>

#include "core/document/TerrainDocument.h"
#include "core/geometry/PolygonClip.h"
#include "core/scene/Scene.h"
#include "core/view/NamedView.h"
#include "tests/support/Terrains.h"
#include "tests/ui/WindowHarness.h"
#include "ui/actions/Actions.h"
#include "ui/document/SceneDisplay.h"
#include "ui/navigator/NavigatorMap.h"

namespace scarp::test {
namespace {

class NavigatorMapTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openGround("SainteHelens.dem");
    window_->findChild<QDockWidget*>(QStringLiteral("navigatorDock"))->raise();
    ASSERT_TRUE(waitUntil([this] { return !map().footprint().empty(); }));
  }
  NavigatorMap& map() { return *window_->findChild<NavigatorMap*>(); }
  Vec3 lookedAt() { return *groundInMiddle(controller().camera(), terrain(), view().viewSize()); }
};

TEST_F(NavigatorMapTest, AClickAndADragGoThereAndTheWheelGoesNearer) {
  const Camera before = controller().camera();
  const QPoint at = map().rect().center() + QPoint(18, -25);
  QTest::mouseClick(&map(), Qt::LeftButton, {}, at);
  arrive();
  EXPECT_LT((lookedAt().head<2>() - map().toLocal(at)).norm(), 400.0);
  EXPECT_EQ(controller().camera().yaw, before.yaw);
  EXPECT_EQ(controller().camera().pitch, before.pitch);
  EXPECT_NE(windingNumber(map().footprint(), map().toLocal(at)), 0);
  key(Qt::Key_Left, Qt::AltModifier);
  EXPECT_EQ(controller().camera().position, before.position);

  const QPoint from = map().rect().center(), to = from + QPoint(-20, 30);
  QTest::mousePress(&map(), Qt::LeftButton, {}, from);
  for (int i = 1; i <= 10; ++i) {
    const QPoint on = from + (to - from) * i / 10;
    QMouseEvent move(QEvent::MouseMove, on, map().mapToGlobal(on), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(&map(), &move);
  }
  QTest::mouseRelease(&map(), Qt::LeftButton, {}, to);
  arrive();
  EXPECT_LT((lookedAt().head<2>() - map().toLocal(to)).norm(), 400.0);

  const double far = (controller().camera().position - lookedAt()).norm();
  const QPointF over = map().rect().center();
  QWheelEvent wheel(over, map().mapToGlobal(over), {}, {0, 480}, Qt::NoButton, Qt::NoModifier,
                    Qt::NoScrollPhase, false);
  QApplication::sendEvent(&map(), &wheel);
  EXPECT_LT((controller().camera().position - lookedAt()).norm(), 0.7 * far);
}

TEST_F(NavigatorMapTest, MapFollowsStrokesAndHasTheColoursAndTheWaterOfTheView) {
  drawView();
  ASSERT_TRUE(waitUntil([this] { return !map().picture().isNull(); }));
  QTest::qWait(600);  // Until materials and look have settled.
  const QImage before = map().picture();
  tools().setBrush([this] {
    BrushSettings brush = tools().brush();
    brush.radius = 1500.0;
    brush.strength = 300.0;
    return brush;
  }());
  drag(middle(), middle() + QPoint(10, 0));
  ASSERT_TRUE(waitUntil([&] { return map().picture() != before; }));
  const QImage after = map().picture();
  key(Qt::Key_Z, Qt::ControlModifier);
  ASSERT_TRUE(waitUntil([&] { return map().picture() != after; }));

  const auto& shadings = window_->actions().shadings;
  shadings[static_cast<std::size_t>(ShadingMode::Hillshade)]->trigger();
  const auto grey = [this] {
    const QImage& picture = map().picture();
    for (int row = 0; row < picture.height(); row += 7)
      for (int column = 0; column < picture.width(); column += 7) {
        const QRgb pixel = picture.pixel(column, row);
        if (std::abs(qRed(pixel) - qGreen(pixel)) > 1 || std::abs(qRed(pixel) - qBlue(pixel)) > 1)
          return false;
      }
    return !picture.isNull();
  };
  EXPECT_TRUE(waitUntil(grey));
  shadings[static_cast<std::size_t>(ShadingMode::Slope)]->trigger();
  EXPECT_TRUE(waitUntil([&] { return !grey(); }));

  shadings[static_cast<std::size_t>(ShadingMode::Clay)]->trigger();
  RenderSettings settings = view().settings();
  settings.seaLevel = 0.5 * (terrain().box().min.z() + terrain().box().max.z());
  settings.water = false;
  view().setSettings(settings);
  const auto bluePixels = [this] {
    int blue = 0;
    const QImage& picture = map().picture();
    for (int row = 0; row < picture.height(); ++row)
      for (int column = 0; column < picture.width(); ++column)
        blue += qBlue(picture.pixel(column, row)) > qRed(picture.pixel(column, row)) + 10;
    return blue;
  };
  ASSERT_TRUE(waitUntil([&] { return bluePixels() == 0; }));
  settings.water = true;
  view().setSettings(settings);
  EXPECT_TRUE(waitUntil([&] { return bluePixels() > 1000; }));
}

TEST(ViewportOverview, HolesAreTransparentAndNorthIsUp) {
  TerrainDocument document(makeTerrain({129, 65, 2.0, 2.0}, [](int column, int row) {
    if (row < 16 && column < 32) return kHole;
    return static_cast<float>(column % 3);
  }));
  Scene scene(document);
  SceneDisplay display(scene);
  ToolState tools(document);
  ViewController controller(tools);
  Viewport viewport;
  viewport.resize(320, 240);
  viewport.setScene(&display, &controller);
  viewport.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&viewport));
  ASSERT_TRUE(QTest::qWaitFor([&] { return !viewport.rendererName().isEmpty(); }, 60000));
  const auto drawn = viewport.overview(256);
  ASSERT_TRUE(drawn) << drawn.error().text();
  EXPECT_EQ(drawn->size(), QSize(256, 128));
  EXPECT_EQ(qAlpha(drawn->pixel(20, 10)), 0);
  EXPECT_EQ(qAlpha(drawn->pixel(20, 120)), 255);
  EXPECT_EQ(qAlpha(drawn->pixel(240, 10)), 255);
  viewport.setScene(nullptr, nullptr);
}

}  // namespace
}  // namespace scarp::test
