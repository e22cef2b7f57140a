#include <QToolButton>

#include "tests/ui/WindowHarness.h"
#include "ui/Actions.h"
#include "ui/ToolStrip.h"

namespace scarp::test {
namespace {

class ToolStripTest : public WindowTest {
 protected:
  ToolStrip& strip() { return *window_->findChild<ToolStrip*>(); }
  QToolButton& buttonOf(QAction* action) {
    auto* button = qobject_cast<QToolButton*>(strip().widgetForAction(action));
    EXPECTS(button);
    return *button;
  }
};

TEST_F(ToolStripTest, ShowsEveryButtonDownToAHeightOf700) {
  window_->openSample();
  for (const int height : {950, 800, 700, 900}) {
    window_->resize(1440, height);
    EXPECT_TRUE(waitUntil([&] {
      const QToolButton& last = buttonOf(window_->actions().orthographic);
      return strip().compact() == (height < 750) && last.isVisible() &&
             strip().rect().contains(last.geometry());
    })) << height;
  }
}

TEST_F(ToolStripTest, TheButtonForSelectingTakesUpTheWayUsedLast) {
  window_->openSample();
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

}  // namespace
}  // namespace scarp::test
