#include <gtest/gtest.h>

#include <QOpenGLContext>
#include <QSignalSpy>
#include <QTest>

#include "core/edit/MaterialOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/material/DefaultRules.h"
#include "core/scene/Scene.h"
#include "core/terrain/Surface.h"
#include "tests/edit/Layered.h"
#include "tests/support/Terrains.h"
#include "ui/document/SceneDisplay.h"
#include "ui/render/SceneRenderer.h"
#include "ui/viewport/Viewport.h"

namespace scarp {
namespace {

class ViewportTest : public ::testing::Test {
 protected:
  void SetUp() override {
    QObject::connect(&view, &Viewport::glError,
                     [](const QString& text) { ADD_FAILURE() << text.toStdString(); });
    QObject::connect(&view, &Viewport::unavailable,
                     [](const QString& why) { ADD_FAILURE() << why.toStdString(); });
    view.resize(640, 400);
    view.setScene(&display, &controller);
    view.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&view, 60000));
    controller.frameSelected(view.viewSize());
  }
  void hover(QPoint at) {
    QMouseEvent move(QEvent::MouseMove, at, view.mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QApplication::sendEvent(&view, &move);
    QTest::qWait(20);
  }
  static int differing(const QImage& a, const QImage& b) {
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
      for (int x = 0; x < a.width(); ++x) count += a.pixel(x, y) != b.pixel(x, y);
    return count;
  }

  TerrainDocument document{test::fractalTerrain(257, 193, 4.0, 4.0)};
  Scene scene{document};
  SceneDisplay display{scene};
  ToolState tools{document};
  ViewController controller{tools};
  Viewport view;
};

TEST_F(ViewportTest, ShowsTheGroundAndNamesItsRenderer) {
  const QImage picture = view.picture();
  EXPECT_EQ(picture.size(), QSize(640, 400) * view.devicePixelRatioF());
  EXPECT_FALSE(view.rendererName().isEmpty());
  EXPECT_TRUE(view.problem().isEmpty());
  const DepthPicture depth = view.readDepth();
  EXPECT_TRUE(std::isfinite(depth.at(depth.width / 2, depth.height / 2)));
}

TEST_F(ViewportTest, GoesOnInAnotherContext) {
  const QImage before = view.picture();
  QSignalSpy gone(view.context(), &QOpenGLContext::aboutToBeDestroyed);
  QWidget another;
  another.resize(700, 500);
  view.setParent(&another);
  view.show();
  another.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&another, 60000));
  EXPECT_EQ(gone.count(), 1) << "with all that it held";
  EXPECT_EQ(view.picture(), before);
  EXPECT_TRUE(view.problem().isEmpty());
  QTest::mousePress(&view, Qt::LeftButton, {}, {300, 210});
  QTest::mouseRelease(&view, Qt::LeftButton, {}, {300, 210});
  EXPECT_GT(differing(before, view.picture()), 100);
  view.setParent(nullptr);
}

TEST_F(ViewportTest, BrushLiesWhereThePickIs) {
  QTest::mouseMove(&view, QPoint(5, 5));
  QTest::qWait(30);
  controller.leave();
  const QImage before = view.picture();
  hover({320, 210});
  ASSERT_TRUE(controller.cursor());
  const QImage after = view.picture();
  EXPECT_GT(differing(before, after), 50);
  // The middle of what changed is about the middle of the ring.
  BrushSettings small = tools.brush();
  small.radius = 8.0;
  tools.setBrush(small);
  const QImage ring = view.picture();
  double x = 0.0, y = 0.0;
  int n = 0;
  for (int r = 0; r < ring.height(); ++r)
    for (int c = 0; c < ring.width(); ++c)
      if (ring.pixel(c, r) != before.pixel(c, r)) x += c + 0.5, y += r + 0.5, ++n;
  ASSERT_GT(n, 0);
  EXPECT_NEAR(x / n, 320.5, 4.0);
  EXPECT_NEAR(y / n, 210.5, 4.0);
}

TEST_F(ViewportTest, SurvivesResizingAndLosingItsDocument) {
  view.resize(333, 222);
  QTest::qWait(50);
  EXPECT_EQ(view.picture().size(), QSize(333, 222) * view.devicePixelRatioF());
  view.setScene(nullptr, nullptr);
  EXPECT_FALSE(view.picture().isNull());
  hover({30, 30});
  view.setScene(&display, &controller);
  EXPECT_FALSE(view.picture().isNull());
}

TEST_F(ViewportTest, TwoViewsOfAScenePaintTheSameAfterEachEdit) {
  ViewController second(tools);
  Viewport other;
  other.resize(view.size());
  other.setScene(&display, &second);
  other.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&other, 60000));
  RenderSettings settings = view.settings();
  settings.shading.mode = ShadingMode::MaterialWeights;
  for (Viewport* each : {&view, &other}) each->setSettings(settings);
  second.setCamera(controller.camera());
  const auto leave = [&] {
    controller.leave();
    second.leave();
  };
  leave();
  QImage before = view.picture();
  const auto expectSame = [&](const char* edit) {
    leave();
    const QImage picture = other.picture();
    EXPECT_EQ(view.picture(), picture) << edit;
    EXPECT_GT(differing(before, picture), 100) << edit;
    before = picture;
  };
  const auto defaults = defaultMaterials();
  test::must(MaterialsOperation{{defaults.begin(), defaults.end()}, {defaults[0].id, {}}}, document);
  expectSame("materials");
  ScatterRule wood{.id = 1, .name = "Wood"};
  wood.assets = {{AssetKind::Conifer, 1.0}};
  wood.density = 10.0;
  wood.scale = 5.0;
  test::must(ScatterRulesOperation{{wood}}, document);
  expectSame("scattered objects");
  test::must(test::strokeAt(BrushKind::Raise, 0.0, 0.0, 150.0, 60.0), document);
  expectSame("ground and the objects on it");
  auto marks = std::make_shared<Overlay>();
  const Vec3 centre = document.box().centre();
  marks->lines = {{centre, centre + Vec3(0, 0, 200), {1.0F, 0.0F, 1.0F, 1.0F}, 6.0F, 0.0F}};
  display.setOverlay(OverlayOf::Analysis, marks);
  expectSame("marks");
  leave();
  hover({320, 210});
  ASSERT_TRUE(controller.cursor() && !second.cursor());
  EXPECT_GT(differing(before, other.picture()), 50) << "the brush of the view that has the pointer";
}

}  // namespace
}  // namespace scarp
