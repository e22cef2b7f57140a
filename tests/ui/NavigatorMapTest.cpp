#include <QDockWidget>

#include "core/geometry/PolygonClip.h"
#include "core/view/NamedView.h"
#include "tests/ui/WindowHarness.h"
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

TEST_F(NavigatorMapTest, AClickGoesThere) {
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
}

TEST_F(NavigatorMapTest, ADragTakesTheViewAlong) {
  const QPoint from = map().rect().center(), to = from + QPoint(-20, 30);
  QTest::mousePress(&map(), Qt::LeftButton, {}, from);
  for (int i = 1; i <= 10; ++i) {
    const QPoint at = from + (to - from) * i / 10;
    QMouseEvent move(QEvent::MouseMove, at, map().mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier);
    QApplication::sendEvent(&map(), &move);
  }
  QTest::mouseRelease(&map(), Qt::LeftButton, {}, to);
  arrive();
  EXPECT_LT((lookedAt().head<2>() - map().toLocal(to)).norm(), 400.0);
}

TEST_F(NavigatorMapTest, TheWheelGoesNearer) {
  const double before = (controller().camera().position - lookedAt()).norm();
  const QPointF at = map().rect().center();
  QWheelEvent wheel(at, map().mapToGlobal(at), {}, {0, 480}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                    false);
  QApplication::sendEvent(&map(), &wheel);
  EXPECT_LT((controller().camera().position - lookedAt()).norm(), 0.7 * before);
}

TEST_F(NavigatorMapTest, ItsPictureFollowsTheGroundAtTheCostOfTheChange) {
  const QImage before = map().picture()->image();
  const long long painted = map().picture()->painted();
  tools().setBrush([this] {
    BrushSettings brush = tools().brush();
    brush.radius = 300.0;
    brush.strength = 10.0;
    return brush;
  }());
  drag(middle(), middle() + QPoint(10, 0));
  const QImage after = map().picture()->image();
  EXPECT_NE(before, after);
  const long long cost = map().picture()->painted() - painted;
  EXPECT_LT(cost, 40LL * before.width() * before.height() / 20) << "40 dabs of a small part";
  for (const int corner : {0, before.width() - 1}) EXPECT_EQ(before.pixel(corner, 0), after.pixel(corner, 0));
}

}  // namespace
}  // namespace scarp::test
