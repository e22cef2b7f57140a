#include <QCursor>
#include <QDialog>
#include <QDockWidget>
#include <QHelpEvent>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolTip>
#include <vector>

#include "core/tools/LineTool.h"
#include "core/tools/MeasureTool.h"
#include "core/tools/PaintTool.h"
#include "core/tools/PlaceTool.h"
#include "core/tools/SelectTool.h"
#include "tests/ui/AccessibleWalk.h"
#include "tests/ui/ProjectHarness.h"
#include "tests/ui/TextLayout.h"
#include "ui/actions/Actions.h"
#include "ui/history/Console.h"
#include "ui/history/ScriptRunner.h"
#include "ui/materials/MaterialDialog.h"
#include "ui/project/RecoveryCommands.h"
#include "ui/shading/SunDialog.h"
#include "ui/team/TeamDialog.h"
#include "ui/widgets/FoldingSection.h"
#include "ui/widgets/FormDialog.h"

namespace scarp::test {
namespace {

std::string lines(const QStringList& list) {
  QStringList once = list;
  once.removeDuplicates();
  return once.join(QLatin1Char('\n')).toStdString();
}

class AccessibilityTest : public ProjectTest {
 protected:
  void SetUp() override {
    ProjectTest::SetUp();
    window_->resize(1500, 950);
    openIsland();
    for (QAction* menu : window_->menuBar()->actions()) addActions(*menu->menu(), offered_);
  }

  QStringList unnamedIn(QWidget& top) {
    QStringList unnamed;
    listUnnamed(QAccessible::queryAccessibleInterface(&top), unnamed, seen_);
    return unnamed;
  }
  /// Nobody manages the windows of a test display.
  static void activate(QWidget& top) {
    top.activateWindow();
    QTest::qWait(30);
    if (QApplication::activeWindow() != &top) QApplication::setActiveWindow(&top);
  }
  /// Both walks through a window that is shown.
  void look(QWidget& top, const std::string& what) {
    activate(top);
    ASSERT_EQ(QApplication::activeWindow(), &top) << what;
    const std::string unnamed = lines(unnamedIn(top));
    if (!unnamed.empty()) ADD_FAILURE() << "without a name in " << what << ":\n" << unnamed;
    const std::string mute = lines(unexplained(top));
    if (!mute.empty()) ADD_FAILURE() << "what it does is said nowhere in " << what << ":\n" << mute;
    const QSet<QWidget*> reached = reachedByTab(top);
    EXPECT_GT(reached.size(), 0) << what;
    const std::string missed = lines(notReached(top, reached, offered_, seen_));
    if (!missed.empty()) ADD_FAILURE() << "not reached by keys in " << what << ":\n" << missed;
  }
  void lookAtDocks(const std::string& when) {
    for (QDockWidget* dock : window_->findChildren<QDockWidget*>()) {
      dock->show();
      dock->raise();
      QTest::qWait(50);
      for (FoldingSection* section : dock->findChildren<FoldingSection*>()) section->setOpen(true);
      QTest::qWait(20);
      view().setFocus();
      look(*window_, dock->windowTitle().toStdString() + " " + when);
    }
  }

  QSet<QAction*> offered_;
  int seen_ = 0;
};

TEST_F(AccessibilityTest, EveryControlOfEveryPanelHasANameAndIsReachedByKeys) {
  static const QRegularExpression bad(QStringLiteral("(?<!&)&(?![&\\w])"));
  int ampersands = 0;
  for (const QAction* action : offered_) {
    EXPECT_FALSE(QString(action->text()).remove(QStringLiteral("&&")).contains(bad))
        << action->text().toStdString();
    ampersands += action->text().contains(QStringLiteral("&&"));
  }
  EXPECT_GT(ampersands, 0) << "Erosion && holes";
  // The walks count a button of a row as reached if another one of the row is.
  activate(*window_);
  QButtonGroup* row = nullptr;
  for (auto* group : window_->findChildren<QButtonGroup*>())
    if (group->exclusive() && group->buttons().size() > 1 && group->checkedButton() &&
        !group->checkedButton()->visibleRegion().isEmpty())
      row = group;
  ASSERT_TRUE(row);
  const QPointer<QAbstractButton> first = row->checkedButton();
  first->setFocus();
  QTest::keyClick(first.data(), Qt::Key_Right);
  EXPECT_NE(row->checkedButton(), first.data());
  EXPECT_EQ(QApplication::focusWidget(), row->checkedButton());
  if (first) first->click();
  lookAtDocks("while sculpting");
  EXPECT_GT(seen_, 500);
}

TEST_F(AccessibilityTest, SoDoThePanelsOfTheOtherTools) {
  for (const std::string_view tool :
       {PlaceTool::kName, SelectTool::kName, PaintTool::kName, LineTool::kName, MeasureTool::kName}) {
    tools().setTool(tool);
    QTest::qWait(50);
    for (QDockWidget* dock : window_->findChildren<QDockWidget*>()) {
      if (dock->visibleRegion().isEmpty()) continue;
      for (FoldingSection* section : dock->findChildren<FoldingSection*>()) section->setOpen(true);
    }
    QTest::qWait(50);
    view().setFocus();
    look(*window_, "tool " + std::string(tool));
  }
}

TEST_F(AccessibilityTest, SoDoesEveryDialogThatAMenuOpens) {
  const int dialogs = visitMenuDialogs(*window_, [this](QDialog& dialog, const QString& title) {
    QTest::qWait(100);
    look(dialog, title.toStdString());
    if (auto* pages = dialog.findChild<QListWidget*>(QStringLiteral("preferencePages")))
      for (int page = 1; page < pages->count(); ++page) {
        pages->setCurrentRow(page);
        look(dialog, pages->currentItem()->text().toStdString());
      }
  });
  std::cout << dialogs << " dialogs, " << seen_ << " controls\n";
  EXPECT_GT(dialogs, 20);
}

TEST_F(AccessibilityTest, SoDoTheStartPageAndTheDialogsThatButtonsOpen) {
  window_->showStartPage();
  look(*window_, "the start page");
  const auto check = [this](QDialog& dialog, const char* what) {
    dialog.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&dialog, kPatience));
    look(dialog, what);
    dialog.hide();
  };
  SunDialog sun(window_.get());
  check(sun, "the dialog of the sun");
  TeamDialog team(window_->jobs(), window_.get());
  check(team, "the dialog of the team");
  QStringList texts;
  for (const auto* button : team.findChildren<QPushButton*>()) texts << button->text();
  EXPECT_EQ(texts.removeDuplicates(), 0) << "two buttons with one name";
  MaterialDialog material(Material{}, window_->jobs(), window_.get());
  check(material, "the dialog of a material");
  ReportDialog report(QStringLiteral("Report"), {{QStringLiteral("a"), QStringLiteral("b")}}, {QStringLiteral("c")},
                      window_.get());
  check(report, "a report");
  CrashReport crash;
  crash.path = "/nowhere/crash.txt";
  CrashReportDialog crashed(crash, window_.get());
  check(crashed, "a crash report");
  Console console(*window_->findChild<ScriptRunner*>(), window_.get());
  check(console, "the console");
}

TEST_F(AccessibilityTest, ATooltipCoversNoControlOfItsPanelAndCanBeSwitchedOff) {
  activate(*window_);
  QAbstractButton* control = nullptr;
  QDockWidget* panel = nullptr;
  for (QDockWidget* dock : window_->findChildren<QDockWidget*>())
    for (auto* button : dock->findChildren<QAbstractButton*>())
      if (!button->visibleRegion().isEmpty() && !button->toolTip().isEmpty() && !dock->isFloating()) {
        control = button;
        panel = dock;
      }
  ASSERT_TRUE(control);
  const QPoint at = control->visibleRegion().boundingRect().center();
  QCursor::setPos(control->mapToGlobal(at));
  QTest::qWait(50);
  QHelpEvent asked(QEvent::ToolTip, at, control->mapToGlobal(at));
  QApplication::sendEvent(control, &asked);
  ASSERT_TRUE(QTest::qWaitFor([] { return QToolTip::isVisible(); }, kPatience));
  QTest::qWait(50);
  int tips = 0;
  for (const QWidget* top : QApplication::topLevelWidgets()) {
    if (!top->inherits("QTipLabel") || !top->isVisible()) continue;
    ++tips;
    EXPECT_FALSE(top->geometry().intersects(QRect(panel->mapToGlobal(QPoint()), panel->size())));
  }
  EXPECT_EQ(tips, 1);
  QToolTip::hideText();
  QTest::qWait(400);
  window_->findChild<Explainer*>()->setTips(false);
  QApplication::sendEvent(control, &asked);
  QTest::qWait(50);
  EXPECT_FALSE(QToolTip::isVisible()) << "switched off";
}

}  // namespace
}  // namespace scarp::test
