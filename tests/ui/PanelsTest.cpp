#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QToolButton>

#include "tests/ui/WindowHarness.h"
#include "ui/FileCommands.h"
#include "ui/actions/Actions.h"
#include "ui/help/ShortcutsDialog.h"
#include "ui/import/NewTerrainDialog.h"

namespace scarp::test {
namespace {

class PanelsTest : public WindowTest {
 protected:
  QDockWidget& dock(const char* name) { return *window_->findChild<QDockWidget*>(QLatin1String(name)); }
  bool titled(const char* name) { return dock(name).titleBarWidget() == nullptr; }
  // Qt keeps what lies behind a tab outside the window.
  bool inFront(const char* name) { return window_->rect().contains(dock(name).geometry().center()); }
  /// The × of a panel that is in front, by what it is called; null for none.
  QAbstractButton* closeButton(const QString& panel) {
    for (auto* button : window_->findChildren<QAbstractButton*>())
      if (button->accessibleName() == QStringLiteral("Close ") + panel && button->isVisible()) return button;
    return nullptr;
  }
  /// All of a widget can be seen in the window.
  bool inSight(const QWidget& widget) {
    if (!widget.isVisible()) return false;
    const QPoint corner = widget.mapTo(window_.get(), QPoint(0, 0));
    return window_->rect().contains(QRect(corner, widget.size())) &&
           widget.visibleRegion().boundingRect() == widget.rect();
  }
};

TEST_F(PanelsTest, HaveATitleUnlessTabsSayTheSame) {
  ASSERT_TRUE(waitUntil([this] { return !titled("brushDock") && !titled("shadingDock"); }));
  for (const char* other : {"shadingDock", "layersDock", "drapesDock", "maskDock", "materialsDock", "linesDock"})
    dock(other).close();
  ASSERT_TRUE(waitUntil([this] { return !titled("brushDock") && !titled("objectsDock"); }));
  dock("navigatorDock").toggleViewAction()->trigger();
  EXPECT_TRUE(waitUntil([this] { return titled("historyDock"); })) << "alone again";
  dock("brushDock").toggleViewAction()->trigger();
  EXPECT_TRUE(waitUntil([this] { return titled("objectsDock"); }));
  dock("brushDock").toggleViewAction()->trigger();
  EXPECT_TRUE(waitUntil([this] { return !titled("brushDock") && !titled("objectsDock"); }));
  dock("objectsDock").toggleViewAction()->trigger();
  EXPECT_TRUE(waitUntil([this] { return titled("brushDock"); }));
}

TEST_F(PanelsTest, AreWhereTheyWereAtFirstAfterAReset) {
  window_->files().make(NewTerrain());
  tools().setTool(ToolKind::Place);
  dock("brushDock").close();
  dock("historyDock").setFloating(true);
  window_->addDockWidget(Qt::LeftDockWidgetArea, &dock("objectsDock"));
  window_->actions().resetLayout->trigger();
  for (const char* name : {"brushDock", "objectsDock", "historyDock"}) {
    EXPECT_FALSE(dock(name).isHidden()) << name;
    EXPECT_FALSE(dock(name).isFloating()) << name;
    EXPECT_EQ(window_->dockWidgetArea(&dock(name)), Qt::RightDockWidgetArea) << name;
  }
  // In front is the panel of the tool in hand.
  EXPECT_TRUE(waitUntil([&] { return inFront("objectsDock") && !inFront("brushDock"); }));
}

TEST_F(PanelsTest, OverviewOfTheMouseFollowsWhoseHandsHoldIt) {
  const auto middleDrag = [this] {
    const ShortcutsDialog dialog(window_->actions(), nullptr);
    const QList<QLabel*> labels = dialog.findChildren<QLabel*>();
    for (qsizetype i = 0; i + 1 < labels.size(); ++i)
      if (labels[i]->text() == QStringLiteral("Middle drag")) return labels[i + 1]->text();
    return QString();
  };
  EXPECT_EQ(middleDrag(), QStringLiteral("pan"));
  window_->actions().navigation[1]->trigger();
  EXPECT_TRUE(middleDrag().startsWith(QStringLiteral("orbit"))) << middleDrag().toStdString();
  window_->actions().navigation[2]->trigger();
  EXPECT_EQ(middleDrag(), QStringLiteral("pan"));
}

TEST_F(PanelsTest, AreClosedByTheirCrossWhichIsRememberedAndComeBackByTheMenu) {
  openIsland();
  dock("layersDock").raise();
  ASSERT_TRUE(waitUntil([this] { return closeButton(QStringLiteral("Layers")); }));
  EXPECT_FALSE(closeButton(QStringLiteral("Layers"))->toolTip().isEmpty());
  EXPECT_FALSE(closeButton(QStringLiteral("History"))) << "only the one in front";
  // The second click of a double one on the tab does not mean it.
  QTest::qWait(QApplication::doubleClickInterval());
  QTest::mouseClick(closeButton(QStringLiteral("Layers")), Qt::LeftButton);
  ASSERT_TRUE(waitUntil([this] { return dock("layersDock").isHidden(); }));
  for (const char* other : {"historyDock", "drapesDock"}) dock(other).close();
  // Alone it has a title line with a × of its own.
  ASSERT_TRUE(
      waitUntil([this] { return titled("navigatorDock") && closeButton(QStringLiteral("Navigator")); }));

  whenDialog<QMessageBox>([](QMessageBox& box) {
    for (QAbstractButton* button : box.buttons())
      if (box.buttonRole(button) == QMessageBox::DestructiveRole) return button->click();
  });
  window_->close();
  ASSERT_TRUE(waitUntil([this] { return !window_->isVisible(); }));
  window_ = std::make_unique<MainWindow>();
  window_->show();
  EXPECT_TRUE(dock("layersDock").isHidden());
  EXPECT_FALSE(dock("navigatorDock").isHidden());
  inMenu({QStringLiteral("View"), QStringLiteral("Panels"), QStringLiteral("Layers")}).trigger();
  EXPECT_FALSE(dock("layersDock").isHidden());
}

TEST_F(PanelsTest, TheirTabsKeepWholeNames) {
  ASSERT_TRUE(waitUntil([this] { return !titled("brushDock"); }));
  int tabs = 0;
  for (const auto* bar : window_->findChildren<QTabBar*>(Qt::FindDirectChildrenOnly)) {
    if (!bar->isVisible()) continue;
    EXPECT_EQ(bar->elideMode(), Qt::ElideNone);
    for (int i = 0; i < bar->count(); ++i, ++tabs) {
      EXPECT_GE(bar->tabRect(i).width(), bar->fontMetrics().horizontalAdvance(bar->tabText(i)))
          << bar->tabText(i).toStdString();
      EXPECT_LE(bar->tabRect(i).right(), bar->width()) << bar->tabText(i).toStdString();
    }
  }
  EXPECT_GE(tabs, 7);
}

TEST_F(PanelsTest, KeepTheirValuesInSightHoweverNarrow) {
  for (const char* name : {"brushDock", "objectsDock", "maskDock", "linesDock", "shadingDock", "layersDock"}) {
    dock(name).raise();
    QTest::qWait(30);
    window_->resizeDocks({&dock(name)}, {60}, Qt::Horizontal);
    QTest::qWait(30);
    const auto* column = dock(name).findChild<QScrollArea*>();
    ASSERT_TRUE(column) << name;
    EXPECT_GE(column->viewport()->width(), column->widget()->minimumSizeHint().width()) << name;
    EXPECT_LE(dock(name).width(), 330) << name << " still leaves room for the ground";
    for (const auto* field : column->findChildren<NumberField*>())
      if (field->isVisible()) {
        EXPECT_GE(field->width(), field->minimumSizeHint().width()) << field->accessibleName().toStdString();
      }
  }
}

TEST_F(PanelsTest, FitASmallScreenWithTheButtonsOfTheLayersInReach) {
  openIsland();
  ASSERT_TRUE(waitUntil([this] { return window_->document(); }));
  window_->resize(1280, 680);
  dock("layersDock").raise();
  EXPECT_TRUE(waitUntil([this] { return window_->size() == QSize(1280, 680); }))
      << window_->minimumSizeHint().height();
  EXPECT_TRUE(waitUntil(
      [this] { return inSight(*dock("layersDock").findChild<QToolButton*>(QStringLiteral("addLayer"))); }));
}

TEST_F(PanelsTest, AWindowThatWasLargerThanTheScreenComesBackWithinIt) {
  window_->setGeometry(3000, 2000, 4000, 3000);
  QTest::qWait(50);
  whenDialog<QMessageBox>([](QMessageBox& box) { box.reject(); });
  window_->close();
  ASSERT_TRUE(waitUntil([this] { return !window_->isVisible(); }));
  window_ = std::make_unique<MainWindow>();
  window_->show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(window_.get(), kPatience));
  const QRect room = window_->screen()->availableGeometry();
  EXPECT_TRUE(room.contains(window_->frameGeometry()))
      << window_->frameGeometry().width() << " " << window_->frameGeometry().height();
}

TEST_F(PanelsTest, OverviewOfKeysFitsTheScreenAndFindsByWords) {
  bool seen = false;
  whenDialog<ShortcutsDialog>([&](ShortcutsDialog& dialog) {
    seen = true;
    EXPECT_TRUE(dialog.screen()->availableGeometry().size().expandedTo(dialog.size()) ==
                dialog.screen()->availableGeometry().size());
    dialog.resize(700, 400);
    QTest::qWait(30);
    EXPECT_EQ(dialog.size(), QSize(700, 400)) << "any screen";
    EXPECT_TRUE(dialog.findChild<QScrollArea*>()->verticalScrollBar()->isVisible());
    const auto shown = [&](const char* what) {
      for (const auto* label : dialog.findChildren<QLabel*>())
        if (label->text() == QLatin1String(what)) return label->isVisible();
      return false;
    };
    EXPECT_TRUE(shown("Undo") && shown("Larger Brush"));
    auto* filter = dialog.findChild<QLineEdit*>(QStringLiteral("shortcutFilter"));
    EXPECT_EQ(dialog.focusWidget(), filter);
    QTest::keyClicks(filter, QStringLiteral("larger bru"));
    EXPECT_TRUE(shown("Larger Brush"));
    EXPECT_FALSE(shown("Undo"));
    filter->setText(QStringLiteral("qqqq"));
    EXPECT_FALSE(shown("Larger Brush"));
    dialog.reject();
  });
  key(Qt::Key_F1);
  EXPECT_TRUE(seen);
}

}  // namespace
}  // namespace scarp::test
