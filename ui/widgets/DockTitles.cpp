#include "ui/widgets/DockTitles.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMouseEvent>
#include <QScreen>
#include <QTabBar>
#include <QTimer>
#include <algorithm>
#include <array>
#include <utility>

namespace scarp {
namespace {

constexpr QSize kFloatingSize(300, 320);   ///< Minimum, pixels.
constexpr QPoint kFloatingOffset(60, 10);  ///< From the place where the panel was docked, pixels.
constexpr int kDragWait = 50;  ///< Milliseconds until the titles are updated if a button is pressed.

void nameTitleButton(const QDockWidget& dock, const char* qtName, const QString& name, const QString& tip) {
  auto* button = dock.findChild<QAbstractButton*>(QLatin1String(qtName));
  if (!button) return;
  button->setAccessibleName(name);
  button->setToolTip(tip);
}

}  // namespace

DockTitles::DockTitles(QMainWindow& window, const QList<QDockWidget*>& docks,
                       const QList<QAction*>& panelActions)
    : QObject(&window), window_(window), docks_(docks), panelActions_(panelActions) {
  for (QDockWidget* dock : docks_) {
    // The window updates its layout only after it has emitted these.
    connect(dock, &QDockWidget::dockLocationChanged, this, &DockTitles::update, Qt::QueuedConnection);
    connect(dock, &QDockWidget::topLevelChanged, this, &DockTitles::update, Qt::QueuedConnection);
    connect(dock, &QDockWidget::visibilityChanged, this, &DockTitles::update, Qt::QueuedConnection);
    dock->installEventFilter(this);
  }
  update();
}

void DockTitles::update() {
  // Replacing the title of a panel during a drag would end the drag.
  if (QApplication::mouseButtons() & Qt::LeftButton) {
    QTimer::singleShot(kDragWait, this, &DockTitles::update);
    return;
  }
  for (QDockWidget* dock : docks_) {
    hideBehindTabs(*dock);
    // Qt gives the buttons its own names whenever the title changes.
    const QString title = dock->windowTitle();
    nameTitleButton(*dock, "qt_dockwidget_closebutton", tr("Close %1").arg(title),
                    tr("Close this panel; View, Panels brings %1 back").arg(title));
    nameTitleButton(*dock, "qt_dockwidget_floatbutton", tr("Float or Dock %1").arg(title),
                    tr("Float this panel in a window, or dock it again"));
  }
  for (QTabBar* tabs : tabBars()) prepareTabs(*tabs);
}

bool DockTitles::isDocked(const QDockWidget& dock) const {
  // Floating panels that are tabbed with each other are inside a window of Qt's.
  return !dock.isFloating() && dock.parentWidget() == &window_;
}

QList<QDockWidget*> DockTitles::visibleBeside(QDockWidget& dock) const {
  // A closed panel keeps its place among the others but has no tab.
  QList<QDockWidget*> visible = window_.tabifiedDockWidgets(&dock);
  visible.removeIf([](const QDockWidget* other) { return other->isHidden(); });
  return visible;
}

void DockTitles::hideBehindTabs(QDockWidget& dock) {
  const bool hide = isDocked(dock) && !visibleBeside(dock).isEmpty();
  QWidget* substitute = dock.titleBarWidget();
  if (hide == (substitute != nullptr)) return;
  dock.setTitleBarWidget(hide ? new QWidget : nullptr);
  delete substitute;
}

QList<QTabBar*> DockTitles::tabBars() const {
  QList<QTabBar*> bars = window_.findChildren<QTabBar*>(Qt::FindDirectChildrenOnly);
  for (QWidget* child : window_.findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
    if (child->inherits("QDockWidgetGroupWindow"))
      bars += child->findChildren<QTabBar*>(Qt::FindDirectChildrenOnly);
  return bars;
}

void DockTitles::prepareTabs(QTabBar& tabs) {
  tabs.setElideMode(Qt::ElideNone);
  tabs.setUsesScrollButtons(true);
  tabs.setWhatsThis(
      tr("Drag a tab to move its panel or to float it. Double-click to float the panel, "
         "middle-click to close it, right-click for a menu."));
  tabs.installEventFilter(this);
  connect(&tabs, &QTabBar::tabBarClicked, this, &DockTitles::reportClick, Qt::UniqueConnection);
}

bool DockTitles::eventFilter(QObject* watched, QEvent* event) {
  const auto type = event->type();
  const bool doubleClick =
      type == QEvent::MouseButtonDblClick || type == QEvent::NonClientAreaMouseButtonDblClick;
  if (doubleClick || type == QEvent::MouseButtonRelease) {
    const auto& mouse = static_cast<const QMouseEvent&>(*event);
    const bool wanted = mouse.button() == (doubleClick ? Qt::LeftButton : Qt::MiddleButton);
    const bool frame = type == QEvent::NonClientAreaMouseButtonDblClick;
    QDockWidget* dock = !wanted ? nullptr
                        : frame ? qobject_cast<QDockWidget*>(watched)
                                : dockAt(*watched, mouse.position());
    if (!dock) return false;
    // Queued: the tab bar that is handling the event may be deleted with the tab.
    QMetaObject::invokeMethod(
        dock,
        [this, dock, doubleClick] {
          if (doubleClick) return toggleFloating(*dock);
          dock->close();
          Q_EMIT rearranged();
        },
        Qt::QueuedConnection);
    return true;
  }
  if (type == QEvent::ContextMenu) {
    const auto& menu = static_cast<const QContextMenuEvent&>(*event);
    QDockWidget* dock = dockAt(*watched, menu.pos());
    if (!dock) return false;
    showMenu(*dock, menu.globalPos());
    return true;
  }
  return QObject::eventFilter(watched, event);
}

QDockWidget* DockTitles::dockAt(QObject& watched, const QPointF& position) const {
  if (const auto* tabs = qobject_cast<QTabBar*>(&watched)) {
    const int index = tabs->tabAt(position.toPoint());
    return index < 0 ? nullptr : dockTitled(tabs->tabText(index));
  }
  auto* dock = qobject_cast<QDockWidget*>(&watched);
  return dock && dock->widget() && position.y() < dock->widget()->y() ? dock : nullptr;
}

void DockTitles::reportClick(int tab) {
  const auto* tabs = qobject_cast<QTabBar*>(sender());
  if (QGuiApplication::mouseButtons() & (Qt::RightButton | Qt::MiddleButton)) return;
  if (QDockWidget* dock = tabs && tab >= 0 ? dockTitled(tabs->tabText(tab)) : nullptr)
    Q_EMIT tabClicked(dock);
}

QDockWidget* DockTitles::dockTitled(const QString& title) const {
  const auto found =
      std::ranges::find_if(docks_, [&](const QDockWidget* dock) { return dock->windowTitle() == title; });
  return found == docks_.end() ? nullptr : *found;
}

void DockTitles::floatDock(QDockWidget& dock) {
  // Qt keeps a panel behind a tab outside the window, and would float it there.
  const QDockWidget* shown = &dock;
  for (const QDockWidget* other : visibleBeside(dock))
    if (!other->visibleRegion().isEmpty()) shown = other;
  const QRect room = window_.screen()->availableGeometry();
  const QSize size = shown->size().expandedTo(kFloatingSize).boundedTo(room.size());
  QPoint corner = window_.mapToGlobal(shown->pos()) - kFloatingOffset;
  corner.setX(std::clamp(corner.x(), room.left(), room.right() + 1 - size.width()));
  corner.setY(std::clamp(corner.y(), room.top(), room.bottom() + 1 - size.height()));
  dock.setFloating(true);
  dock.setGeometry(QRect(corner, size));
}

void DockTitles::toggleFloating(QDockWidget& dock) {
  if (isDocked(dock))
    floatDock(dock);
  else if (dock.isFloating())
    dock.setFloating(false);
  else
    moveTo(Qt::RightDockWidgetArea, dock);
  dock.raise();
  Q_EMIT rearranged();
}

void DockTitles::dockAll() {
  for (QDockWidget* dock : docks_)
    if (!dock->isHidden() && !isDocked(*dock)) toggleFloating(*dock);
}

void DockTitles::moveTo(Qt::DockWidgetArea area, QDockWidget& dock) {
  if (dock.isFloating()) dock.setFloating(false);
  const auto there = std::ranges::find_if(docks_, [&](QDockWidget* other) {
    return other != &dock && !other->isHidden() && isDocked(*other) && window_.dockWidgetArea(other) == area;
  });
  window_.addDockWidget(area, &dock);
  const QSize min = window_.minimumSizeHint();
  // Without room for another panel, the panel becomes a tab.
  if (there != docks_.end() && (min.width() > window_.width() || min.height() > window_.height()))
    window_.tabifyDockWidget(*there, &dock);
  dock.show();
  dock.raise();
  Q_EMIT rearranged();
}

void DockTitles::showMenu(QDockWidget& dock, const QPoint& onScreen) {
  auto* menu = new QMenu(&window_);
  menu->setObjectName(QStringLiteral("panelMenu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->addAction(isDocked(dock) ? tr("Float") : tr("Dock"), &dock, [this, &dock] { toggleFloating(dock); });
  menu->addAction(tr("Close"), &dock, [this, &dock] {
    dock.close();
    Q_EMIT rearranged();
  });
  const QList<QDockWidget*> others = visibleBeside(dock);
  menu->addAction(tr("Close Others"), &dock,
                  [this, others] {
                    for (QDockWidget* other : others) other->close();
                    Q_EMIT rearranged();
                  })
      ->setEnabled(!others.isEmpty());
  menu->addSeparator();
  const std::array places{std::pair(Qt::LeftDockWidgetArea, tr("Move to Left")),
                          std::pair(Qt::RightDockWidgetArea, tr("Move to Right")),
                          std::pair(Qt::BottomDockWidgetArea, tr("Move to Bottom"))};
  for (const auto& [area, text] : places)
    menu->addAction(text, &dock, [this, &dock, to = area] { moveTo(to, dock); });
  menu->addSeparator();
  menu->addMenu(tr("Panels"))->addActions(panelActions_);
  menu->popup(onScreen);
}

}  // namespace scarp
