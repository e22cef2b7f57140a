#include "ui/widgets/DockTitles.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QMainWindow>
#include <QTabBar>
#include <QToolButton>
#include <algorithm>

#include "ui/widgets/Icons.h"

namespace scarp {
namespace {

const QString kCloseButton = QStringLiteral("panelClose");

void nameCloseButton(QAbstractButton& button, const QDockWidget& dock) {
  button.setAccessibleName(DockTitles::tr("Close %1").arg(dock.windowTitle()));
  button.setToolTip(DockTitles::tr("Close this panel; View, Panels brings %1 back").arg(dock.windowTitle()));
}

}  // namespace

DockTitles::DockTitles(QMainWindow& window, const QList<QDockWidget*>& docks)
    : QObject(&window), window_(window), docks_(docks) {
  for (QDockWidget* dock : docks_) {
    // The window has settled where things are only after it has told of a change.
    connect(dock, &QDockWidget::dockLocationChanged, this, &DockTitles::update, Qt::QueuedConnection);
    connect(dock, &QDockWidget::topLevelChanged, this, &DockTitles::update, Qt::QueuedConnection);
    connect(dock, &QDockWidget::visibilityChanged, this, &DockTitles::update, Qt::QueuedConnection);
    // Qt's own name for the button of its title line.
    if (auto* close = dock->findChild<QAbstractButton*>(QStringLiteral("qt_dockwidget_closebutton")))
      nameCloseButton(*close, *dock);
  }
}

void DockTitles::update() {
  for (QDockWidget* dock : docks_) hideBehindTabs(*dock);
  for (QTabBar* tabs : window_.findChildren<QTabBar*>(Qt::FindDirectChildrenOnly)) addCloseButton(*tabs);
}

void DockTitles::hideBehindTabs(QDockWidget& dock) {
  // A closed panel keeps its place among the others but has no tab.
  const QList<QDockWidget*> others = window_.tabifiedDockWidgets(&dock);
  const bool tabs = std::ranges::any_of(others, [](const QDockWidget* d) { return !d->isHidden(); });
  const bool hide = tabs && !dock.isFloating();
  QWidget* substitute = dock.titleBarWidget();
  if (hide == (substitute != nullptr)) return;
  dock.setTitleBarWidget(hide ? new QWidget : nullptr);
  delete substitute;
}

void DockTitles::addCloseButton(QTabBar& tabs) {
  tabs.setElideMode(Qt::ElideNone);
  tabs.setUsesScrollButtons(true);
  connect(&tabs, &QTabBar::currentChanged, this, &DockTitles::update,
          static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::UniqueConnection));
  for (int i = 0; i < tabs.count(); ++i) {
    QDockWidget* dock = dockTitled(tabs.tabText(i));
    QWidget* there = tabs.tabButton(i, QTabBar::RightSide);
    const bool wanted = dock && i == tabs.currentIndex();
    if (wanted == (there != nullptr)) continue;
    QToolButton* close = nullptr;
    if (wanted) {
      close = new QToolButton;
      close->setObjectName(kCloseButton);
      close->setIcon(icon(QStringLiteral("close")));
      close->setIconSize({12, 12});
      close->setFocusPolicy(Qt::TabFocus);
      nameCloseButton(*close, *dock);
      // It comes up where the tab was clicked: the second click of a double one does not mean it. And the
      // dock goes later: the tab goes with it, and the button with that.
      QElapsedTimer shown;
      shown.start();
      connect(
          close, &QToolButton::clicked, dock,
          [dock, shown] {
            if (shown.hasExpired(QApplication::doubleClickInterval())) dock->close();
          },
          Qt::QueuedConnection);
    }
    tabs.setTabButton(i, QTabBar::RightSide, close);
    if (there) there->deleteLater();
  }
}

QDockWidget* DockTitles::dockTitled(const QString& title) const {
  const auto found =
      std::ranges::find_if(docks_, [&](const QDockWidget* dock) { return dock->windowTitle() == title; });
  return found == docks_.end() ? nullptr : *found;
}

}  // namespace scarp
