#include <QActionGroup>
#include <QPainter>
#include <QToolButton>

#include "tests/ui/ProjectHarness.h"
#include "ui/ToolStrip.h"
#include "ui/actions/Actions.h"
#include "ui/brush/BrushDock.h"
#include "ui/viewport/CrossCursor.h"

namespace scarp::test {
namespace {

class ToolStripTest : public ProjectTest {
 protected:
  ToolStrip& strip() { return *window_->findChild<ToolStrip*>(); }
  QToolButton& buttonOf(QAction* action) {
    auto* button = qobject_cast<QToolButton*>(strip().widgetForAction(action));
    EXPECTS(button);
    return *button;
  }
  /// What strip, menus and palette show as the tool in hand; null where they differ.
  QAction* shown() {
    QAction* checked = window_->actions().tools->checkedAction();
    const auto* selecting = strip().findChild<QToolButton*>(QStringLiteral("selectWays"));
    int marked = selecting->isChecked();
    if (marked && selecting->defaultAction() != checked) return nullptr;
    for (QAction* action : strip().actions())
      if (auto* button = qobject_cast<QToolButton*>(strip().widgetForAction(action));
          button && button != selecting && window_->actions().tools->actions().contains(action) &&
          button->isChecked()) {
        ++marked;
        if (action != checked) return nullptr;
      }
    for (const auto* button : window_->findChild<BrushPalette*>()->findChildren<QToolButton*>())
      if (button->isChecked() && button->accessibleName() != checked->iconText()) return nullptr;
    return marked <= 1 ? checked : nullptr;
  }
};

TEST(CrossCursor, IsSeenOnAnything) {
  const QCursor cursor = crossCursor(2.0);
  const QPixmap picture = cursor.pixmap();
  ASSERT_EQ(picture.deviceIndependentSize(), QSizeF(23.0, 23.0));
  EXPECT_EQ(cursor.hotSpot(), QPoint(11, 11));
  for (const QColor& ground : {QColor(Qt::white), QColor(Qt::black), QColor(0x80, 0x80, 0x80)}) {
    QImage seen(46, 46, QImage::Format_RGB32);
    seen.fill(ground);
    QPainter(&seen).drawPixmap(QRect(0, 0, 46, 46), picture);
    int apart = 0;
    for (int y = 0; y < 46; ++y)
      for (int x = 0; x < 46; ++x)
        if (std::abs(qGray(seen.pixel(x, y)) - qGray(ground.rgb())) > 90) ++apart;
    EXPECT_GT(apart, 80) << ground.name().toStdString();
  }
}

TEST_F(ToolStripTest, BeginsWithTheBrushesThatTheTableGivesAPlace) {
  QStringList titles;
  for (const QAction* action : strip().actions()) {
    if (action->isSeparator()) break;
    titles += action->iconText();
  }
  EXPECT_EQ(titles.join(QStringLiteral(", ")).toStdString(),
            "Raise, Lower, Smooth, Flatten, Set Height, Noise, Hydraulic Erosion, Ramp");
}

TEST_F(ToolStripTest, ShowsEveryButtonDownToAHeightOf700) {
  openIsland();
  for (const int height : {950, 800, 700, 900}) {
    window_->resize(1440, height);
    EXPECT_TRUE(waitUntil([&] {
      const QToolButton& last = buttonOf(window_->actions().orthographic);
      return strip().compact() == (height < 850) && last.isVisible() &&
             strip().rect().contains(last.geometry());
    })) << height;
  }
}

TEST_F(ToolStripTest, OffersTheButtonsWithoutRoomIn800By600) {
  openIsland();
  window_->resize(800, 600);
  auto* more = strip().findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"));
  ASSERT_TRUE(more);
  ASSERT_TRUE(waitUntil([&] { return window_->height() == 600 && more->isVisible(); })) << window_->height();
  ASSERT_FALSE(buttonOf(window_->actions().orthographic).isVisible());
  EXPECT_GE(std::min(more->width(), more->height()), 16);
  EXPECT_FALSE(more->accessibleName().isEmpty());
  // Its icon can be seen.
  const QImage shown = more->grab().toImage();
  int ink = 0;
  for (int y = 3; y < shown.height() - 3; ++y)
    for (int x = 3; x < shown.width() - 3; ++x)
      if (std::abs(qGray(shown.pixel(x, y)) - qGray(shown.pixel(shown.width() / 2, 3))) > 60) ++ink;
  EXPECT_GT(ink, 4);
  photograph("tools-800");
  QTest::mouseClick(more, Qt::LeftButton);
  EXPECT_TRUE(waitUntil([this] {
    const QToolButton& last = buttonOf(window_->actions().orthographic);
    return last.isVisible() && strip().rect().contains(last.geometry());
  }));
}

TEST_F(ToolStripTest, TheButtonForSelectingTakesUpTheWayUsedLast) {
  openIsland();
  ASSERT_TRUE(waitUntil([this] { return window_->document(); }));
  auto* button = strip().findChild<QToolButton*>(QStringLiteral("selectWays"));
  ASSERT_TRUE(button);
  EXPECT_EQ(button->menu()->actions().size(), 5);
  key(Qt::Key_U);
  EXPECT_EQ(button->defaultAction(), window_->actions().selectKinds[3]);
  key(Qt::Key_1);
  ASSERT_EQ(tools().tool(), ToolKind::Sculpt);
  QTest::mouseClick(button, Qt::LeftButton);
  EXPECT_EQ(tools().tool(), ToolKind::Select);
  EXPECT_EQ(tools().selecting().kind, SelectKind::Wand);
}

TEST_F(ToolStripTest, ShowsTheToolInHandAfterWhatItDidIsUndone) {
  makeGround();
  key(Qt::Key_B);
  drag(middle() - QPoint(60, 40), middle() + QPoint(60, 40));
  ASSERT_TRUE(terrain().selection());
  key(Qt::Key_Z, Qt::ControlModifier);
  ASSERT_FALSE(terrain().selection());
  EXPECT_EQ(tools().tool(), ToolKind::Select);
  EXPECT_EQ(shown(), window_->actions().selectKinds[0]);
  key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(shown(), window_->actions().selectKinds[0]);
  key(Qt::Key_3);
  EXPECT_EQ(shown(), window_->actions().brush(BrushKind::Smooth));
  key(Qt::Key_M);
  EXPECT_EQ(shown(), window_->actions().measure);
}

TEST_F(ToolStripTest, ShowsTheToolThatAnOpenedProjectHasInHand) {
  makeGround();
  key(Qt::Key_U);
  saveAs(inFolder("wand.scarp"));
  key(Qt::Key_3);
  ASSERT_EQ(shown(), window_->actions().brush(BrushKind::Smooth));
  open(inFolder("wand.scarp"));
  EXPECT_EQ(tools().tool(), ToolKind::Select);
  EXPECT_EQ(shown(), window_->actions().selectKinds[3]);
}

TEST_F(ToolStripTest, NothingChangesWhereAToolCannotBeTakenUp) {
  makeGround();
  key(Qt::Key_B);
  pressAndDrag(middle() - QPoint(60, 40), middle() + QPoint(60, 40));
  window_->actions().selectKinds[3]->trigger();
  window_->actions().place->trigger();
  EXPECT_EQ(shown(), window_->actions().selectKinds[0]);
  QTest::mouseRelease(&view(), Qt::LeftButton, {}, middle() + QPoint(60, 40));
}

}  // namespace
}  // namespace scarp::test
