#include <QAccessible>
#include <QLabel>
#include <QSignalSpy>

#include "tests/ui/ProjectHarness.h"

namespace scarp::test {
namespace {

/// Nothing but keys, sent to whatever has the keyboard.
class KeyboardStrokeTest : public ProjectTest {
 protected:
  void SetUp() override {
    ProjectTest::SetUp();
    makeGround();
    window_->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window_.get(), kPatience));
    view().setFocus();
  }
  static QWidget* listener() {
    if (QWidget* popup = QApplication::activePopupWidget()) return popup;
    if (QWidget* focus = QApplication::focusWidget()) return focus;
    return QApplication::activeWindow();
  }
  static void press(int key, Qt::KeyboardModifiers keys = {}, int times = 1) {
    for (int i = 0; i < times; ++i) {
      ASSERT_TRUE(listener());
      QTest::keyClick(listener(), static_cast<Qt::Key>(key), keys);
      QTest::qWait(2);
    }
  }
  static void hold(int key, int milliseconds, Qt::KeyboardModifiers keys = {}) {
    QTest::keyPress(listener(), static_cast<Qt::Key>(key), keys);
    QTest::qWait(milliseconds);
    QTest::keyRelease(listener(), static_cast<Qt::Key>(key), keys);
    QTest::qWait(30);
  }
  /// Opens a menu by its letter and selects the entry with a given prefix by the arrow keys.
  void choose(Qt::Key letter, const QString& title) {
    press(letter, Qt::AltModifier);
    ASSERT_TRUE(QTest::qWaitFor([] { return QApplication::activePopupWidget() != nullptr; }, 3000));
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_TRUE(menu);
    const auto at = [&] {
      return menu->activeAction() &&
             QString(menu->activeAction()->text()).remove(QLatin1Char('&')).startsWith(title);
    };
    for (int i = 0; i < 60 && !at(); ++i) press(Qt::Key_Down);
    ASSERT_TRUE(at()) << title.toStdString();
    press(Qt::Key_Return);
    QTest::qWait(20);
  }
  [[nodiscard]] Vec2 cursor() { return controller().cursor() ? Vec2(controller().cursor()->point.head<2>()) : Vec2(1e9, 1e9); }
};

TEST_F(KeyboardStrokeTest, AStrokeAndItsUndoGoByKeysAlone) {
  const HeightRaster before = terrain().heights();
  press(Qt::Key_Left, Qt::ShiftModifier, 3);
  ASSERT_TRUE(controller().cursor());
  const Vec2 from = cursor();
  press(Qt::Key_Space);
  EXPECT_TRUE(controller().dragging());
  press(Qt::Key_Right, {}, 25);
  press(Qt::Key_Up, Qt::ControlModifier, 10);
  const Vec2 to = cursor();
  EXPECT_GT((to - from).norm(), 10.0);
  press(Qt::Key_Space);
  EXPECT_FALSE(controller().dragging());
  const HeightRaster sculpted = terrain().heights();
  ASSERT_FALSE(sameHeights(before, sculpted));
  // The ground came up along the way, not beside it.
  const GridFrame& frame = terrain().frame();
  const Vec2 middle = 0.5 * (from + to);
  EXPECT_GT(heightAt(sculpted, frame.column(middle.x()), frame.row(middle.y())),
            heightAt(before, frame.column(middle.x()), frame.row(middle.y())) + 0.05);

  choose(Qt::Key_E, QStringLiteral("Undo"));
  EXPECT_TRUE(sameHeights(before, terrain().heights()));
  choose(Qt::Key_E, QStringLiteral("Redo"));
  EXPECT_TRUE(sameHeights(sculpted, terrain().heights()));
}

TEST_F(KeyboardStrokeTest, HeldKeysSpeedUpAndFineStepsAreSmall) {
  press(Qt::Key_Right);
  const Vec2 start = cursor();
  press(Qt::Key_Right);
  const double usual = (cursor() - start).norm();
  const Vec2 second = cursor();
  press(Qt::Key_Right, Qt::ControlModifier);
  const double fine = (cursor() - second).norm();
  const Vec2 third = cursor();
  press(Qt::Key_Right, Qt::ShiftModifier);
  const double fast = (cursor() - third).norm();
  EXPECT_LT(fine, 0.3 * usual);
  EXPECT_GT(fast, 3.0 * usual);
  const Vec2 fourth = cursor();
  hold(Qt::Key_Left, 700);
  EXPECT_GT((cursor() - fourth).norm(), 3.0 * usual);
}

TEST_F(KeyboardStrokeTest, EscapeTakesTheStrokeBackAndTheMouseDoesNotBendIt) {
  const HeightRaster before = terrain().heights();
  press(Qt::Key_Down);
  press(Qt::Key_Return);
  press(Qt::Key_Left, {}, 6);
  const Vec2 place = cursor();
  moveTo({10, 10});
  EXPECT_EQ(cursor(), place);
  EXPECT_TRUE(controller().dragging());
  EXPECT_FALSE(sameHeights(before, terrain().heights()));
  press(Qt::Key_Escape);
  EXPECT_FALSE(controller().dragging());
  EXPECT_TRUE(sameHeights(before, terrain().heights()));
  EXPECT_FALSE(window_->isWindowModified());
}

TEST_F(KeyboardStrokeTest, TheCameraFollowsAtTheEdgesAndTheMapHasAnEnd) {
  controller().setCamera(controller().viewNamed(NamedView::Top, view().viewSize()));
  Camera near = controller().camera();
  near.position.z() *= 0.4;
  near.orthoHeight *= 0.4;
  controller().setCamera(near);
  const Vec3 camera = controller().camera().position;
  press(Qt::Key_Right, Qt::ShiftModifier, 60);
  EXPECT_GT(controller().camera().position.x(), camera.x() + 10.0);
  const GridFrame& frame = terrain().frame();
  ASSERT_TRUE(controller().cursor());
  EXPECT_LE(cursor().x(), 0.5 * frame.width());
  EXPECT_GT(cursor().x(), 0.4 * frame.width());
  const auto seen = controller().camera().project(controller().cursor()->point, view().viewSize());
  ASSERT_TRUE(seen);
  EXPECT_TRUE(view().rect().contains(QPoint(int(seen->x()), int(seen->y()))));
}

TEST_F(KeyboardStrokeTest, TheViewIsTurnedAndComesNearerAboutTheCursor) {
  press(Qt::Key_Right, Qt::ShiftModifier);
  const Vec2 place = cursor();
  const double yaw = controller().camera().yaw;
  press(Qt::Key_Home);
  EXPECT_NEAR(std::abs(controller().camera().yaw - yaw), 15.0 * std::numbers::pi / 180.0, 1e-9);
  EXPECT_LT((cursor() - place).norm(), 1.0);
  const auto away = [this] { return (controller().camera().position - controller().cursor()->point).norm(); };
  const double before = away();
  press(Qt::Key_PageUp, {}, 3);
  arrive();
  EXPECT_LT(away(), 0.9 * before);
  EXPECT_LT((cursor() - place).norm(), 2.0);
}

TEST_F(KeyboardStrokeTest, PlaceAndHeightAreTold) {
  // Qt hands events on only where a screen reader listens, which a test display has none of.
  QSignalSpy announced(&view(), &Viewport::cursorAnnounced);
  press(Qt::Key_Right, {}, 3);
  ASSERT_TRUE(waitUntil([&] { return !announced.isEmpty(); }));
  QTest::qWait(300);
  EXPECT_EQ(announced.back()[0].toString(), view().cursorText());
  EXPECT_LT(announced.count(), 4) << "steps in a row are told together";
  QAccessibleInterface* told = QAccessible::queryAccessibleInterface(&view());
  ASSERT_TRUE(told && told->valueInterface());
  EXPECT_NEAR(told->valueInterface()->currentValue().toDouble(), controller().cursor()->point.z(), 1e-9);
  EXPECT_EQ(told->text(QAccessible::Value), view().cursorText());
  const QString height = the<QLabel>("status_height").text();
  EXPECT_TRUE(view().cursorText().contains(height.left(height.indexOf(QLatin1Char(' '))))) << height.toStdString();
  EXPECT_EQ(told->role(), QAccessible::Canvas);
}

TEST_F(KeyboardStrokeTest, WhereSpacePansItStillSculptsOnceTheKeysHaveTheCursor) {
  controller().setNavigation(NavigationStyle::Krita);
  moveTo(middle());
  const Camera before = controller().camera();
  QTest::keyPress(listener(), Qt::Key_Space);
  pressAndDrag(middle(), middle() + QPoint(60, 20));
  EXPECT_TRUE(controller().navigating());
  QTest::mouseRelease(&view(), Qt::LeftButton, {}, middle() + QPoint(60, 20));
  QTest::keyRelease(listener(), Qt::Key_Space);
  EXPECT_NE(controller().camera().position, before.position);
  EXPECT_EQ(terrain().history().size(), 0U);
  arrive();
  // The display's own pointer may have something to say still, and then has the cursor again.
  for (int i = 0; i < 5 && terrain().history().size() == 0; ++i) {
    QTest::qWait(300);
    press(Qt::Key_Right);
    hold(Qt::Key_Space, 600);
  }
  EXPECT_EQ(terrain().history().size(), 1U);
}

}  // namespace
}  // namespace scarp::test
