#include "ui/WindowLayout.h"

#include <QDockWidget>
#include <QGuiApplication>
#include <QMainWindow>
#include <QScreen>
#include <QSettings>
#include <QStyle>
#include <QTabBar>
#include <QToolBar>
#include <algorithm>

#include "ui/widgets/DockTitles.h"
#include "ui/widgets/Theme.h"

namespace scarp {
namespace {

constexpr QSize kFirstSize(1440, 900);
const QString kGeometryKey = QStringLiteral("window/geometry");
const QString kLayoutKey = QStringLiteral("window/layout");
constexpr int kLayoutVersion = 1;
constexpr int kCloseButton = 32;  ///< On the tab in front.

/// What the tabs of some docks take beside each other with whole names.
int widthOfTabs(const QList<QDockWidget*>& docks, QMainWindow& window) {
  QTabBar tabs(&window);
  for (const QDockWidget* dock : docks) tabs.addTab(dock->windowTitle());
  return tabs.sizeHint().width() + kCloseButton;
}

}  // namespace

WindowLayout::WindowLayout(QMainWindow& window, const Parts& parts) : window_(window), parts_(parts) {
  arrange();
}

void WindowLayout::arrange() {
  window_.setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowNestedDocks |
                         QMainWindow::AllowTabbedDocks);
  window_.addToolBar(Qt::LeftToolBarArea, parts_.tools);
  window_.addDockWidget(Qt::RightDockWidgetArea, parts_.brush);
  window_.addDockWidget(Qt::RightDockWidgetArea, parts_.navigator);
  window_.tabifyDockWidget(parts_.brush, parts_.objects);
  window_.tabifyDockWidget(parts_.objects, parts_.mask);
  window_.tabifyDockWidget(parts_.mask, parts_.materials);
  window_.tabifyDockWidget(parts_.materials, parts_.lines);
  window_.tabifyDockWidget(parts_.lines, parts_.shading);
  window_.tabifyDockWidget(parts_.navigator, parts_.layers);
  window_.tabifyDockWidget(parts_.layers, parts_.drapes);
  window_.tabifyDockWidget(parts_.drapes, parts_.history);
  window_.tabifyDockWidget(parts_.history, parts_.people);
  window_.tabifyDockWidget(parts_.people, parts_.analysis);
  window_.tabifyDockWidget(parts_.analysis, parts_.compare);
  window_.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  window_.addDockWidget(Qt::BottomDockWidgetArea, parts_.inspector);
  window_.addDockWidget(Qt::BottomDockWidgetArea, parts_.profile);
  window_.tabifyDockWidget(parts_.inspector, parts_.profile);
  window_.addDockWidget(Qt::LeftDockWidgetArea, parts_.secondView);
  for (QDockWidget* dock : {parts_.inspector, parts_.profile, parts_.people, parts_.analysis, parts_.compare, parts_.secondView})
    dock->hide();
  parts_.brush->raise();
  parts_.navigator->raise();
  new DockTitles(window_, {parts_.brush, parts_.objects, parts_.mask, parts_.materials, parts_.lines, parts_.shading,
                           parts_.navigator, parts_.layers, parts_.drapes, parts_.history, parts_.people, parts_.analysis, parts_.compare,
                           parts_.inspector, parts_.profile, parts_.secondView});
  window_.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
  window_.resizeDocks({parts_.brush, parts_.navigator}, {560, 260}, Qt::Vertical);
  const int names =
      widthOfTabs({parts_.brush, parts_.objects, parts_.mask, parts_.materials, parts_.lines, parts_.shading}, window_);
  window_.resizeDocks({parts_.brush}, {std::max(withTexts(384), names)}, Qt::Horizontal);
  window_.resizeDocks({parts_.inspector, parts_.profile}, {290, 250}, Qt::Vertical);
  window_.resizeDocks({parts_.secondView}, {420}, Qt::Horizontal);
}

void WindowLayout::restore() {
  window_.resize(kFirstSize);
  keepOnScreen();
  first_ = window_.saveState(kLayoutVersion);
  const QSettings settings;
  if (window_.restoreGeometry(settings.value(kGeometryKey).toByteArray())) keepOnScreen();
  window_.restoreState(settings.value(kLayoutKey).toByteArray(), kLayoutVersion);
  // They may have been open when the window was closed.
  for (QDockWidget* dock : {parts_.people, parts_.analysis, parts_.compare, parts_.profile, parts_.secondView})
    dock->hide();
}

void WindowLayout::keepOnScreen() {
  if (window_.isMaximized() || window_.isFullScreen()) return;
  const QScreen* on = QGuiApplication::screenAt(window_.geometry().center());
  const QRect room = (on ? on : QGuiApplication::primaryScreen())->availableGeometry();
  // What the desktop draws around a window is known only once it is seen.
  const QSize border(0, window_.style()->pixelMetric(QStyle::PM_TitleBarHeight));
  const QSize size = window_.size().boundedTo(room.size() - border);
  if (size != window_.size()) {
    window_.resize(size);
    window_.setWindowState(window_.windowState() | Qt::WindowMaximized);
  }
  const QRect frame(window_.pos(), size + border);
  if (room.contains(frame)) return;
  window_.move(std::clamp(frame.x(), room.x(), room.right() + 1 - frame.width()),
               std::clamp(frame.y(), room.y(), room.bottom() + 1 - frame.height()));
}

void WindowLayout::remember() {
  QSettings settings;
  settings.setValue(kGeometryKey, window_.saveGeometry());
  settings.setValue(kLayoutKey, window_.saveState(kLayoutVersion));
}

void WindowLayout::reset() { window_.restoreState(first_, kLayoutVersion); }

QList<QAction*> WindowLayout::toggles() const {
  QList<QAction*> all;
  for (const QDockWidget* dock :
       {parts_.brush, parts_.objects, parts_.mask, parts_.materials, parts_.lines, parts_.shading, parts_.navigator,
        parts_.profile, parts_.layers, parts_.drapes, parts_.history, parts_.people})
    all += dock->toggleViewAction();
  return all << parts_.tools->toggleViewAction() << parts_.secondView->toggleViewAction();
}

}  // namespace scarp
