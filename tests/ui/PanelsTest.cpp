#include <QAbstractButton>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QTabBar>
#include <QToolButton>

#include "core/tools/LineTool.h"
#include "core/tools/PlaceTool.h"
#include "core/tools/SculptTool.h"
#include "core/tools/SelectTool.h"
#include "tests/ui/DoubleClick.h"
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
  /// The bar with the visible tab of a panel; null for none.
  QTabBar* tabsWith(const QString& panel) {
    for (auto* bar : window_->findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
      if (bar->isVisible() && tabIn(*bar, panel) >= 0) return bar;
    return nullptr;
  }
  static int tabIn(const QTabBar& bar, const QString& panel) {
    for (int i = 0; i < bar.count(); ++i)
      if (bar.tabText(i) == panel) return i;
    return -1;
  }
  QPoint tabSpot(const QString& panel) {
    const QTabBar* bar = tabsWith(panel);
    EXPECTS(bar);
    return bar->tabRect(tabIn(*bar, panel)).center();
  }
  /// The menu of a tab, opened by a right click.
  QMenu* menuOf(const QString& panel) {
    QTabBar* bar = tabsWith(panel);
    const QPoint spot = tabSpot(panel);
    QContextMenuEvent event(QContextMenuEvent::Mouse, spot, bar->mapToGlobal(spot));
    QApplication::sendEvent(bar, &event);
    return qobject_cast<QMenu*>(QApplication::activePopupWidget());
  }
  static QStringList textsOf(const QList<QAction*>& actions) {
    QStringList texts;
    for (const QAction* action : actions) texts += action->text().remove(QLatin1Char('&'));
    return texts;
  }
  /// Chooses an entry of the menu of a tab.
  void chooseOf(const QString& panel, const QString& entry) {
    QMenu* menu = menuOf(panel);
    ASSERT_TRUE(menu);
    for (QAction* action : menu->actions())
      if (action->text() == entry) {
        menu->setActiveAction(action);
        QTest::keyClick(menu, Qt::Key_Return);
        return;
      }
    ADD_FAILURE() << entry.toStdString();
  }
  /// All of a widget can be seen in the window.
  bool inSight(const QWidget& widget) {
    if (!widget.isVisible()) return false;
    const QPoint corner = widget.mapTo(window_.get(), QPoint(0, 0));
    return window_->rect().contains(QRect(corner, widget.size())) &&
           widget.visibleRegion().boundingRect() == widget.rect();
  }
};

TEST_F(PanelsTest, HaveATitleUnlessTabsWithWholeNamesSayTheSame) {
  ASSERT_TRUE(waitUntil([this] { return !titled("brushDock") && !titled("shadingDock"); }));
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

TEST_F(PanelsTest, OfToolsActivateTheirToolWhereTheyAreOpenedByHand) {
  openIsland();
  const auto clickTab = [this](const QString& title) {
    for (auto* bar : window_->findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
      for (int i = 0; i < bar->count(); ++i)
        if (bar->isVisible() && bar->tabText(i) == title)
          return QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(i).center());
    ADD_FAILURE() << "no tab " << title.toStdString();
  };
  clickTab(QStringLiteral("Objects"));
  EXPECT_EQ(tools().tool(), PlaceTool::kName);
  clickTab(QStringLiteral("Layers"));
  EXPECT_EQ(tools().tool(), PlaceTool::kName) << "it belongs to no tool";
  clickTab(QStringLiteral("Selection"));
  EXPECT_EQ(tools().tool(), SelectTool::kName);
  clickTab(QStringLiteral("Brush"));
  EXPECT_EQ(tools().tool(), SculptTool::kName);
  clickTab(QStringLiteral("Shading"));
  EXPECT_EQ(tools().tool(), SculptTool::kName);
  clickTab(QStringLiteral("Materials"));
  EXPECT_EQ(tools().tool(), SculptTool::kName) << "there is nothing to paint with";
  dock("objectsDock").raise();
  EXPECT_EQ(tools().tool(), SculptTool::kName) << "not by hand";
  // Painting the selection works with the brush of that panel.
  window_->actions().way("select.5")->trigger();
  clickTab(QStringLiteral("Brush"));
  EXPECT_EQ(tools().tool(), SelectTool::kName);
  key(Qt::Key_1);
  dock("linesDock").close();
  dock("linesDock").toggleViewAction()->trigger();
  EXPECT_EQ(tools().tool(), LineTool::kName);
}

TEST_F(PanelsTest, AreWhereTheyWereAtFirstAfterAReset) {
  window_->files().make(NewTerrain());
  tools().setTool(PlaceTool::kName);
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

TEST_F(PanelsTest, AreClosedByAMiddleClickWhichIsRememberedAndComeBackByTheMenu) {
  openIsland();
  ASSERT_TRUE(waitUntil([this] { return !titled("layersDock") && tabsWith(QStringLiteral("Layers")); }));
  QTest::mouseClick(tabsWith(QStringLiteral("Layers")), Qt::MiddleButton, {},
                    tabSpot(QStringLiteral("Layers")));
  ASSERT_TRUE(waitUntil([this] { return dock("layersDock").isHidden(); }));
  for (const char* other : {"historyDock", "drapesDock"}) dock(other).close();
  ASSERT_TRUE(waitUntil([this] { return titled("navigatorDock"); })) << "alone it has a title bar";
  auto* close =
      dock("navigatorDock").findChild<QAbstractButton*>(QStringLiteral("qt_dockwidget_closebutton"));
  ASSERT_TRUE(close && close->isVisible());
  EXPECT_EQ(close->accessibleName(), QStringLiteral("Close Navigator"));

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

TEST_F(PanelsTest, StayClosedInAMaximizedWindowThatIsOpenedAgain) {
  for (const char* closed : {"layersDock", "historyDock", "drapesDock"}) dock(closed).close();
  for (int opened = 0; opened < 2; ++opened) {
    window_->setWindowState(Qt::WindowMaximized);  // Without a window manager, it ends with the next resize.
    window_->close();
    ASSERT_TRUE(waitUntil([this] { return !window_->isVisible(); }));
    window_ = std::make_unique<MainWindow>();
    EXPECT_TRUE(window_->isMaximized());
    window_->show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(window_.get(), kPatience));
    EXPECT_TRUE(dock("layersDock").isHidden());
    EXPECT_FALSE(dock("navigatorDock").isHidden());
    window_->resize(window_->size() - QSize(100 * (opened + 1), 50));
    QTest::qWait(50);
  }
}

TEST_F(PanelsTest, FloatByADoubleClickAndDockByAnother) {
  ASSERT_TRUE(waitUntil([this] { return !titled("layersDock") && tabsWith(QStringLiteral("Layers")); }));
  doubleClick(*tabsWith(QStringLiteral("Layers")), tabSpot(QStringLiteral("Layers")));
  QDockWidget& layers = dock("layersDock");
  ASSERT_TRUE(waitUntil([&] { return layers.isFloating() && titled("layersDock") && layers.isVisible(); }));
  EXPECT_TRUE(layers.screen()->availableGeometry().contains(layers.geometry()));
  EXPECT_FALSE(tabsWith(QStringLiteral("Layers")));
  EXPECT_TRUE(tabsWith(QStringLiteral("History")));
  doubleClick(layers, QPoint(30, 8));
  ASSERT_TRUE(waitUntil([&] { return !layers.isFloating() && !titled("layersDock"); }));
  EXPECT_TRUE(waitUntil([this] { return inFront("layersDock"); }));
  chooseOf(QStringLiteral("Layers"), QStringLiteral("Float"));
  ASSERT_TRUE(waitUntil([&] { return layers.isFloating(); }));
  inMenu({QStringLiteral("View"), QStringLiteral("Panels"), QStringLiteral("Dock All Panels")}).trigger();
  EXPECT_TRUE(waitUntil([this] { return !dock("layersDock").isFloating() && inFront("layersDock"); }));
}

TEST_F(PanelsTest, MoveByTheMenuOfTheirTab) {
  ASSERT_TRUE(waitUntil([this] { return !titled("layersDock") && tabsWith(QStringLiteral("Layers")); }));
  QMenu* menu = menuOf(QStringLiteral("Layers"));
  ASSERT_TRUE(menu);
  EXPECT_EQ(textsOf(menu->actions()).join(QLatin1Char('|')).toStdString(),
            "Float|Close|Close Others||Move to Left|Move to Right|Move to Bottom||Panels");
  // The panels are listed in one order in every menu.
  QAction& layers = inMenu({QStringLiteral("View"), QStringLiteral("Panels"), QStringLiteral("Layers")});
  QStringList inView;
  for (QObject* at : layers.associatedObjects())
    if (auto* of = qobject_cast<QMenu*>(at)) inView = textsOf(of->actions());
  ASSERT_GE(inView.size(), 12);
  const std::unique_ptr<QMenu> ofBar(window_->createPopupMenu());
  EXPECT_EQ(textsOf(ofBar->actions()), inView);
  EXPECT_EQ(textsOf(menu->actions().last()->menu()->actions()), inView);
  menu->close();
  chooseOf(QStringLiteral("Layers"), QStringLiteral("Move to Left"));
  ASSERT_TRUE(waitUntil([this] {
    return window_->dockWidgetArea(&dock("layersDock")) == Qt::LeftDockWidgetArea && titled("layersDock") &&
           inFront("layersDock");
  }));
  chooseOf(QStringLiteral("History"), QStringLiteral("Float"));
  EXPECT_TRUE(waitUntil([this] { return dock("historyDock").isFloating(); }));
  chooseOf(QStringLiteral("Drapes"), QStringLiteral("Close Others"));
  EXPECT_TRUE(waitUntil([this] { return dock("navigatorDock").isHidden(); }));
  EXPECT_FALSE(dock("drapesDock").isHidden());
  EXPECT_FALSE(dock("layersDock").isHidden()) << "elsewhere";
  window_->setGeometry(0, 0, 1600, 1000);
  QTest::qWait(200);
  EXPECT_EQ(window_->dockWidgetArea(&dock("layersDock")), Qt::LeftDockWidgetArea) << "also with room";
  EXPECT_EQ(window_->dockWidgetArea(&dock("drapesDock")), Qt::RightDockWidgetArea);
}

TEST_F(PanelsTest, AreAllInSightInALargeWindowAndTabsInASmallOne) {
  openIsland();
  window_->setGeometry(0, 0, 1600, 1000);
  ASSERT_TRUE(waitUntil([this] {
    return inFront("layersDock") && inFront("historyDock") && inFront("navigatorDock") &&
           inFront("brushDock");
  }));
  EXPECT_FALSE(window_->tabifiedDockWidgets(&dock("layersDock")).contains(&dock("navigatorDock")));
  const auto& list = the<QListView>("layerList");
  const int row = list.visualRect(list.model()->index(0, 0)).height();
  ASSERT_GT(row, 0);
  EXPECT_TRUE(waitUntil([&] { return list.visibleRegion().boundingRect().height() >= 5 * row; }))
      << list.visibleRegion().boundingRect().height();
  photograph("panels-large");
  window_->setGeometry(0, 0, 1280, 680);
  ASSERT_TRUE(waitUntil(
      [this] { return window_->size() == QSize(1280, 680) && tabsWith(QStringLiteral("Navigator")); }));
  EXPECT_TRUE(window_->tabifiedDockWidgets(&dock("layersDock")).contains(&dock("navigatorDock")));
  EXPECT_TRUE(waitUntil([this] { return inFront("brushDock") && inFront("layersDock"); }));
  EXPECT_TRUE(waitUntil(
      [this] { return inSight(*dock("layersDock").findChild<QToolButton*>(QStringLiteral("addLayer"))); }));
}

TEST_F(PanelsTest, ALayoutWithoutADockThatIsNewIsRestored) {
  ASSERT_TRUE(waitUntil([this] { return inFront("navigatorDock"); }));
  window_->removeDockWidget(&dock("histogramDock"));
  dock("navigatorDock").setFloating(true);
  dock("brushDock").close();
  const QByteArray layout = window_->saveState(2);
  window_.reset();
  QSettings().setValue(QStringLiteral("window/layout"), layout);
  QSettings().setValue(QStringLiteral("window/layoutChanged"), true);
  window_ = std::make_unique<MainWindow>();
  window_->show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(window_.get(), kPatience));
  EXPECT_TRUE(dock("navigatorDock").isFloating());
  EXPECT_TRUE(dock("brushDock").isHidden());
  EXPECT_TRUE(dock("histogramDock").isHidden());
  inMenu({QStringLiteral("View"), QStringLiteral("Panels"), QStringLiteral("Histogram")}).trigger();
  EXPECT_FALSE(dock("histogramDock").isFloating());
  EXPECT_EQ(window_->dockWidgetArea(&dock("histogramDock")), Qt::BottomDockWidgetArea);
  EXPECT_TRUE(waitUntil([this] { return inFront("histogramDock"); }));
}

TEST_F(PanelsTest, KeepTheirSizeAfterLargerTextsAndContents) {
  openIsland();
  ASSERT_TRUE(waitUntil([this] { return inFront("brushDock") && inFront("navigatorDock"); }));
  QTest::qWait(100);
  const QSize brush = dock("brushDock").size(), lower = dock("navigatorDock").size();
  inMenu({QStringLiteral("View"), QStringLiteral("Text Size"), QStringLiteral("Text 175 %")}).trigger();
  QTest::qWait(300);
  EXPECT_GE(dock("brushDock").width(), brush.width());
  inMenu({QStringLiteral("View"), QStringLiteral("Text Size"), QStringLiteral("Text 100 %")}).trigger();
  EXPECT_TRUE(waitUntil([&] { return dock("brushDock").width() == brush.width(); }))
      << dock("brushDock").width();
  // The height of tabs and title bars is rounded while they are laid out.
  EXPECT_TRUE(waitUntil([&] { return std::abs(dock("navigatorDock").height() - lower.height()) <= 16; }))
      << dock("navigatorDock").height() << " for " << lower.height();
  QWidget* content = dock("navigatorDock").widget();
  const int min = content->minimumHeight();
  content->setMinimumHeight(lower.height() + 120);
  ASSERT_TRUE(waitUntil([&] { return dock("navigatorDock").height() > lower.height() + 60; }));
  QTest::qWait(100);  // Sizes are restored a turn of the event loop after the layout changed.
  content->setMinimumHeight(min);
  EXPECT_TRUE(waitUntil([&] { return std::abs(dock("navigatorDock").height() - lower.height()) <= 16; }))
      << dock("navigatorDock").height() << " for " << lower.height();
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

TEST_F(PanelsTest, OverviewOfKeysFitsTheScreenFindsByWordsAndHasTheChosenMouse) {
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
