#include <QActionGroup>
#include <QContextMenuEvent>
#include <QPainter>
#include <QToolButton>
#include <set>

#include "core/tools/MeasureTool.h"
#include "core/tools/SculptTool.h"
#include "core/tools/SelectTool.h"
#include "tests/ui/ProjectHarness.h"
#include "ui/ToolStrip.h"
#include "ui/actions/Actions.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/Theme.h"

namespace scarp::test {
namespace {

class ToolStripTest : public ProjectTest {
 protected:
  ToolStrip& strip() { return *window_->findChild<ToolStrip*>(); }
  /// The button of a group, counted from 1.
  QToolButton& group(int number) {
    auto* button = strip().findChild<QToolButton*>(QStringLiteral("toolGroup%1").arg(number));
    EXPECTS(button);
    return *button;
  }
  int groupCount() { return static_cast<int>(window_->actions().toolGroups.size()); }
  QAction* brush(BrushKind kind) { return window_->actions().brush(kind); }
  static QString nameOf(const QToolButton& button) {
    return button.accessibleName().section(QStringLiteral(": "), -1);
  }
  /// The tool that the toolbar, the menus and the palette mark as active; null where they differ.
  QAction* shown() {
    QAction* checked = window_->actions().tools->checkedAction();
    int marked = 0;
    for (int i = 1; i <= groupCount(); ++i) {
      if (!group(i).isChecked()) continue;
      ++marked;
      if (nameOf(group(i)) != checked->iconText()) return nullptr;
    }
    return marked == 1 ? checked : nullptr;
  }
  bool visibleInWindow(const QWidget& button) {
    return button.isVisible() && strip().rect().contains(button.geometry()) &&
           window_->rect().contains(QRect(button.mapTo(window_.get(), QPoint()), button.size()));
  }
  /// Opens the list of a group's tools by `open`, and returns it.
  QMenu& flyout(int number, const std::function<void(QToolButton&)>& open) {
    open(group(number));
    QMenu* list = group(number).menu();
    EXPECTS(list);
    EXPECT_TRUE(waitUntil([&] { return list->isVisible() && list->activeAction(); }));
    return *list;
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

TEST_F(ToolStripTest, HasTheToolsOfTheTableAndDisablesThemWithoutATerrain) {
  {
    SCOPED_TRACE("table");
    QStringList names;
    for (int i = 1; i <= groupCount(); ++i) names += group(i).accessibleName();
    EXPECT_EQ(
        names.join(QStringLiteral(", ")).toStdString(),
        "Heights: Raise, Surface: Smooth, Landforms: Plateau, Clone: Stamp, "
        "Erosion & holes: Hydraulic Erosion, Paint Materials, Objects: Place Objects, Lines: Draw Lines, "
        "Selection: Rectangle, Measure");
    std::set<QAction*> offered;
    for (const Actions::ToolGroup& each : window_->actions().toolGroups)
      for (QAction* tool : each.tools) EXPECT_TRUE(offered.insert(tool).second) << tool->text().toStdString();
    for (QAction* tool : window_->actions().tools->actions())
      EXPECT_TRUE(offered.contains(tool)) << tool->text().toStdString();
  }
  {
    SCOPED_TRACE("without a terrain");
    const auto enabled = [this] {
      int count = 0;
      for (int i = 1; i <= groupCount(); ++i) count += group(i).isEnabled();
      return count;
    };
    EXPECT_EQ(enabled(), 0);
    window_->openFlat();
    ASSERT_TRUE(waitUntil([this] { return window_->document(); }));
    settle();
    EXPECT_EQ(enabled(), groupCount());
    window_->showStartPage();
    EXPECT_EQ(enabled(), 0);
    EXPECT_FALSE(brush(BrushKind::Crater)->isEnabled());
    brush(BrushKind::Crater)->trigger();
    key(Qt::Key_2);
    EXPECT_EQ(tools().brush().kind, BrushKind::Raise);
    QTest::keyClick(window_->findChild<QWidget*>(QStringLiteral("startPage")), Qt::Key_Escape);
    EXPECT_EQ(enabled(), groupCount());
    key(Qt::Key_2);
    EXPECT_EQ(tools().brush().kind, BrushKind::Smooth);
  }
}

TEST_F(ToolStripTest, ShowsEveryButtonAlsoInSmallWindowsWithLargeTexts) {
  makeGround();
  for (const int text : {100, 150}) {
    applyTheme(Theme::Dark, text);
    for (const QSize size : {QSize(1440, 950), QSize(1280, 720), QSize(800, 600)}) {
      window_->resize(size);
      QTest::qWait(100);
      EXPECT_TRUE(waitUntil([&] {
        for (int i = 1; i <= groupCount(); ++i)
          if (!visibleInWindow(group(i))) return false;
        // Larger texts may need a larger window.
        return text > 100 || window_->height() == size.height();
      })) << text
          << " % at " << size.width() << " x " << size.height() << ", window " << window_->height();
      photograph(QStringLiteral("tools-%1-%2").arg(size.width()).arg(text).toUtf8().constData());
    }
  }
  applyTheme(Theme::Dark);
}

TEST_F(ToolStripTest, KeysAndClicksActivateTheToolsOfTheGroups) {
  {
    SCOPED_TRACE("numbers");
    makeGround();
    for (int number = 1; number <= 10; ++number) {
      key(static_cast<Qt::Key>(Qt::Key_0 + number % 10));
      EXPECT_TRUE(group(number).isChecked()) << number;
      EXPECT_TRUE(shown()) << number;
      EXPECT_TRUE(group(number).toolTip().contains(QString::number(number % 10))) << number;
    }
    EXPECT_EQ(tools().tool(), MeasureTool::kName);
  }
  {
    SCOPED_TRACE("comma and period");
    key(Qt::Key_2);
    ASSERT_EQ(shown(), brush(BrushKind::Smooth));
    key(Qt::Key_Period);
    EXPECT_EQ(shown(), brush(BrushKind::Sharpen));
    key(Qt::Key_Comma);
    key(Qt::Key_Comma);
    EXPECT_EQ(shown(), brush(BrushKind::Terrace));
    key(Qt::Key_0);
    key(Qt::Key_Period);
    EXPECT_EQ(shown(), window_->actions().way("measure")) << "its group has no other";
  }
  {
    SCOPED_TRACE("click");
    key(Qt::Key_U);
    EXPECT_EQ(nameOf(group(9)).toStdString(), "Wand");
    key(Qt::Key_1);
    ASSERT_EQ(tools().tool(), SculptTool::kName);
    QTest::mouseClick(&group(9), Qt::LeftButton);
    EXPECT_EQ(tools().tool(), SelectTool::kName);
    EXPECT_EQ(tools().get<SelectTool>().settings().kind, SelectKind::Wand);
    // A second click changes nothing, and the button stays checked.
    QTest::mouseClick(&group(9), Qt::LeftButton);
    EXPECT_EQ(shown(), window_->actions().way("select.4"));
  }
}

TEST_F(ToolStripTest, TheListOfAGroupOpensByHoldingCornerRightButtonAndKeys) {
  {
    SCOPED_TRACE("holding");
    makeGround();
    bool opened = false;
    QTimer poll;
    QObject::connect(&poll, &QTimer::timeout, window_.get(), [&] {
      if (!group(3).menu()->isVisible()) return;
      opened = true;
      group(3).menu()->close();
    });
    poll.start(20);
    QTest::mousePress(&group(3), Qt::LeftButton);
    EXPECT_TRUE(waitUntil([&] { return opened; }));
    QTest::mouseRelease(&group(3), Qt::LeftButton);
    EXPECT_EQ(shown(), brush(BrushKind::Raise)) << "nothing was chosen";
  }
  {
    SCOPED_TRACE("corner, right button and keys");
    QMenu& byCorner = flyout(1, [](QToolButton& button) {
      QTest::mouseClick(&button, Qt::LeftButton, {}, button.rect().bottomRight() - QPoint(3, 3));
    });
    photograph("tools-flyout");
    EXPECT_EQ(byCorner.actions().size(), 5);
    EXPECT_EQ(byCorner.activeAction(), brush(BrushKind::Raise));
    QTest::keyClick(&byCorner, Qt::Key_Down);
    QTest::keyClick(&byCorner, Qt::Key_Return);
    EXPECT_EQ(shown(), brush(BrushKind::Lower));

    QMenu& byRight = flyout(2, [](QToolButton& button) {
      QContextMenuEvent ask(QContextMenuEvent::Mouse, QPoint(5, 5), button.mapToGlobal(QPoint(5, 5)));
      QApplication::sendEvent(&button, &ask);
    });
    QTest::mouseClick(&byRight, Qt::LeftButton, {},
                      byRight.actionGeometry(brush(BrushKind::Terrace)).center());
    EXPECT_EQ(shown(), brush(BrushKind::Terrace));
    EXPECT_EQ(nameOf(group(2)).toStdString(), "Terrace");

    QMenu& byKey = flyout(1, [](QToolButton& button) {
      button.setFocus();
      QTest::keyClick(&button, Qt::Key_Right);
    });
    EXPECT_EQ(byKey.activeAction(), brush(BrushKind::Lower)) << "the tool that the button shows";
    QTest::keyClick(&byKey, Qt::Key_Escape);
    EXPECT_EQ(shown(), brush(BrushKind::Terrace));
  }
}

TEST_F(ToolStripTest, RemembersTheLastToolOfEachGroup) {
  makeGround();
  brush(BrushKind::Noise)->trigger();
  brush(BrushKind::Crater)->trigger();
  key(Qt::Key_Q);
  window_ = std::make_unique<MainWindow>();
  window_->show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(window_.get(), kPatience));
  makeGround();
  EXPECT_EQ(nameOf(group(2)).toStdString(), "Noise");
  EXPECT_EQ(nameOf(group(7)).toStdString(), "Select Objects");
  EXPECT_EQ(nameOf(group(1)).toStdString(), "Raise");
  key(Qt::Key_3);
  EXPECT_EQ(tools().brush().kind, BrushKind::Crater);
}

class ChangedKeysTest : public ToolStripTest {
 protected:
  void prepareSettings() override {
    QSettings().setValue(
        QStringLiteral("keys/changed"),
        QByteArray(R"({"scheme":"scarp","keys":{"frame":["3"],"brush.smooth":[],"brush.lower":["2","Z"]}})"));
  }
};

TEST_F(ChangedKeysTest, ComeBeforeTheNumbersOfGroups) {
  makeGround();
  EXPECT_EQ(window_->actions().frame->shortcuts(), QList<QKeySequence>{Qt::Key_3});
  EXPECT_TRUE(window_->actions().toolGroups[2].activate->shortcuts().isEmpty());
  EXPECT_FALSE(group(3).toolTip().contains(QLatin1Char('3'))) << group(3).toolTip().toStdString();
  key(Qt::Key_2);
  EXPECT_EQ(shown(), brush(BrushKind::Lower));
  key(Qt::Key_4);
  EXPECT_EQ(shown(), brush(BrushKind::Stamp));
}

TEST_F(ToolStripTest, ShowsTheToolInHandAfterUndoDuringADragAndOfAProject) {
  {
    SCOPED_TRACE("undo");
    makeGround();
    key(Qt::Key_B);
    drag(middle() - QPoint(60, 40), middle() + QPoint(60, 40));
    ASSERT_TRUE(terrain().selection());
    key(Qt::Key_Z, Qt::ControlModifier);
    ASSERT_FALSE(terrain().selection());
    EXPECT_EQ(tools().tool(), SelectTool::kName);
    EXPECT_EQ(shown(), window_->actions().way("select.1"));
    key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(shown(), window_->actions().way("select.1"));
    key(Qt::Key_2);
    EXPECT_EQ(shown(), brush(BrushKind::Smooth));
    key(Qt::Key_M);
    EXPECT_EQ(shown(), window_->actions().way("measure"));
  }
  {
    SCOPED_TRACE("during a drag");
    key(Qt::Key_B);
    pressAndDrag(middle() - QPoint(60, 40), middle() + QPoint(60, 40));
    window_->actions().way("select.4")->trigger();
    window_->actions().way("place")->trigger();
    EXPECT_EQ(shown(), window_->actions().way("select.1"));
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, middle() + QPoint(60, 40));
  }
  {
    SCOPED_TRACE("of a project");
    key(Qt::Key_U);
    saveAs(inFolder("wand.scarp"));
    key(Qt::Key_2);
    ASSERT_EQ(shown(), brush(BrushKind::Smooth));
    open(inFolder("wand.scarp"));
    EXPECT_EQ(tools().tool(), SelectTool::kName);
    EXPECT_EQ(shown(), window_->actions().way("select.4"));
  }
}

}  // namespace
}  // namespace scarp::test
