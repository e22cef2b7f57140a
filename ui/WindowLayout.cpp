#include "ui/WindowLayout.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QGuiApplication>
#include <QMainWindow>
#include <QScopedValueRollback>
#include <QScreen>
#include <QSettings>
#include <QStyle>
#include <QTabBar>
#include <QToolBar>
#include <algorithm>
#include <utility>
#include <vector>

#include "ui/widgets/DockTitles.h"
#include "ui/widgets/Theme.h"

namespace scarp {
namespace {

constexpr QSize kFirstSize(1440, 900);
constexpr QSize kLargeSize(1560, 930);  ///< Pixels; from this size on there is room for a column at the left.
constexpr int kAroundDocks = 60;        ///< Height of the menu and status bars, pixels.
constexpr double kLayersShare = 0.46;   ///< Of the height of the right column.
const QString kGeometryKey = QStringLiteral("window/geometry");
const QString kLayoutKey = QStringLiteral("window/layout");
const QString kChangedKey = QStringLiteral("window/layoutChanged");
constexpr int kLayoutVersion = 2;

/// Width of the tabs of some docks beside each other with whole names.
int widthOfTabs(const QList<QDockWidget*>& docks, QMainWindow& window) {
  QTabBar tabs(&window);
  for (const QDockWidget* dock : docks) tabs.addTab(dock->windowTitle());
  return tabs.sizeHint().width();
}

}  // namespace

WindowLayout::WindowLayout(QMainWindow& window, const Parts& parts)
    : window_(window),
      parts_(parts),
      separator_(new QAction(this)),
      dockAll_(new QAction(tr("Dock All Panels"), this)) {
  separator_->setSeparator(true);
  dockAll_->setObjectName(QStringLiteral("dockAllPanels"));
  dockAll_->setToolTip(tr("Dock the floating panels again"));
  for (QTimer* timer : {&storing_, &restoring_}) timer->setSingleShot(true);
  connect(&storing_, &QTimer::timeout, this, &WindowLayout::storeSizes);
  connect(&restoring_, &QTimer::timeout, this, &WindowLayout::restoreSizes);
  window_.setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowNestedDocks |
                         QMainWindow::AllowTabbedDocks | QMainWindow::GroupedDragging);
  window_.addToolBar(Qt::LeftToolBarArea, parts_.tools);
  window_.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  window_.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
  for (const bool large : {true, false}) {
    place(large);
    first_[large] = window_.saveState(kLayoutVersion);
  }
  const auto markChanged = [this] {
    if (!arranging_) changed_ = true;
  };
  auto* titles = new DockTitles(window_, docks(), panelActions());
  connect(titles, &DockTitles::rearranged, this, markChanged);
  connect(dockAll_, &QAction::triggered, titles, &DockTitles::dockAll);
  for (QDockWidget* dock : docks()) {
    connect(dock, &QDockWidget::topLevelChanged, this, markChanged);
    connect(dock, &QDockWidget::dockLocationChanged, &storing_, qOverload<>(&QTimer::start));
    connect(dock, &QDockWidget::visibilityChanged, &storing_, qOverload<>(&QTimer::start));
    connect(dock->toggleViewAction(), &QAction::triggered, this, markChanged);
  }
  window_.installEventFilter(this);
}

QList<QDockWidget*> WindowLayout::docks() const {
  const Parts& p = parts_;
  return {p.brush,  p.objects, p.mask,   p.materials, p.lines,   p.shading,   p.navigator, p.layers,
          p.drapes, p.history, p.people, p.analysis,  p.compare, p.inspector, p.profile,   p.secondView};
}

bool WindowLayout::isLarge() const {
  return window_.width() >= withTexts(kLargeSize.width()) &&
         window_.height() >= withTexts(kLargeSize.height());
}

void WindowLayout::place(bool large) {
  const auto addTabs = [this](const QList<QDockWidget*>& tabs) {
    for (qsizetype i = 1; i < tabs.size(); ++i) window_.tabifyDockWidget(tabs[i - 1], tabs[i]);
  };
  const Parts& p = parts_;
  window_.addDockWidget(Qt::RightDockWidgetArea, p.brush);
  addTabs({p.brush, p.objects, p.mask, p.materials, p.lines, p.shading});
  if (large) {
    window_.addDockWidget(Qt::LeftDockWidgetArea, p.navigator);
    window_.addDockWidget(Qt::LeftDockWidgetArea, p.history);
    window_.addDockWidget(Qt::RightDockWidgetArea, p.layers);
    addTabs({p.layers, p.drapes, p.people, p.analysis, p.compare});
  } else {
    window_.addDockWidget(Qt::RightDockWidgetArea, p.navigator);
    addTabs({p.navigator, p.layers, p.drapes, p.history, p.people, p.analysis, p.compare});
  }
  window_.addDockWidget(Qt::BottomDockWidgetArea, p.inspector);
  addTabs({p.inspector, p.profile});
  window_.addDockWidget(Qt::LeftDockWidgetArea, p.secondView);
  for (QDockWidget* dock : {p.inspector, p.profile, p.people, p.analysis, p.compare, p.secondView})
    dock->hide();
  p.brush->raise();
  (large ? p.layers : p.navigator)->raise();
  setSizes(large);
}

void WindowLayout::setSizes(bool large) {
  const Parts& p = parts_;
  const int names = widthOfTabs({p.brush, p.objects, p.mask, p.materials, p.lines, p.shading}, window_);
  window_.resizeDocks({p.brush}, {std::max(withTexts(384), names)}, Qt::Horizontal);
  if (large) {
    const int height = window_.height() - kAroundDocks, layers = int(height * kLayersShare);
    window_.resizeDocks({p.brush, p.layers}, {height - layers, layers}, Qt::Vertical);
    window_.resizeDocks({p.navigator, p.history}, {260, height - 260}, Qt::Vertical);
  } else {
    window_.resizeDocks({p.brush, p.navigator}, {560, 260}, Qt::Vertical);
  }
  window_.resizeDocks({p.inspector, p.profile}, {290, 250}, Qt::Vertical);
  window_.resizeDocks({p.secondView}, {420}, Qt::Horizontal);
  if (large) window_.resizeDocks({p.navigator}, {withTexts(270)}, Qt::Horizontal);
}

void WindowLayout::use(bool large) {
  const QScopedValueRollback arranging(arranging_, true);
  large_ = large;
  sizes_.clear();
  window_.restoreState(first_[large], kLayoutVersion);
  setSizes(large);
  // Qt limits the sizes to the previous layout until the restored one is active.
  QTimer::singleShot(0, this, [this, large] {
    if (large == large_ && !changed_) setSizes(large);
    storing_.start();
  });
}

void WindowLayout::followSize() {
  if (changed_ || isLarge() == large_) return;
  std::vector<std::pair<QDockWidget*, bool>> hidden;
  for (QDockWidget* dock : docks()) hidden.emplace_back(dock, dock->isHidden());
  const QList<QDockWidget*> front = docksInFront();
  use(isLarge());
  for (const auto& [dock, wasHidden] : hidden) dock->setHidden(wasHidden);
  // In a small window, these two are tabs behind the layers.
  for (QDockWidget* dock : front)
    if (dock != parts_.navigator && dock != parts_.history) dock->raise();
}

void WindowLayout::restore() {
  window_.resize(kFirstSize);
  keepOnScreen();
  const QSettings settings;
  if (window_.restoreGeometry(settings.value(kGeometryKey).toByteArray())) keepOnScreen();
  // Of a window that is to be maximized, Qt 6.4 keeps a restored state in which panels are dangling after the next one.
  const Qt::WindowStates shape = window_.windowState();
  window_.setWindowState(shape & ~(Qt::WindowMaximized | Qt::WindowFullScreen));
  use(isLarge());
  const QScopedValueRollback arranging(arranging_, true);
  // False for a layout of an earlier version of the program.
  if (window_.restoreState(settings.value(kLayoutKey).toByteArray(), kLayoutVersion))
    changed_ = settings.value(kChangedKey).toBool();
  // They may have been open when the window was closed.
  for (QDockWidget* dock : {parts_.people, parts_.analysis, parts_.compare, parts_.profile, parts_.secondView})
    dock->hide();
  window_.setWindowState(shape);
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
  settings.setValue(kChangedKey, changed_);
}

void WindowLayout::reset() {
  changed_ = false;
  use(isLarge());
}

QList<QAction*> WindowLayout::panelActions() const {
  QList<QAction*> all;
  for (const QDockWidget* dock :
       {parts_.brush, parts_.objects, parts_.mask, parts_.materials, parts_.lines, parts_.shading, parts_.navigator,
        parts_.profile, parts_.layers, parts_.drapes, parts_.history, parts_.people})
    all += dock->toggleViewAction();
  return all << parts_.tools->toggleViewAction() << parts_.secondView->toggleViewAction() << separator_
             << dockAll_;
}

bool WindowLayout::eventFilter(QObject* watched, QEvent* event) {
  if (watched == &window_) switch (event->type()) {
      case QEvent::LayoutRequest:
        restoring_.start();
        break;
      case QEvent::Show:
      case QEvent::Resize:
        QTimer::singleShot(0, this, &WindowLayout::followSize);
        storing_.start();
        break;
      case QEvent::MouseButtonRelease: {  // The end of a drag of the bar between two docks.
        const QList<QDockWidget*> front = docksInFront();
        if (!sizes_.isEmpty() && std::ranges::any_of(front, [this](QDockWidget* dock) {
              return sizes_.value(dock, dock->size()) != dock->size();
            })) {
          changed_ = true;
          storing_.start();
        }
        break;
      }
      default:
        break;
    }
  return QObject::eventFilter(watched, event);
}

QList<QDockWidget*> WindowLayout::docksInFront() const {
  QList<QDockWidget*> front = docks();
  front.removeIf([this](const QDockWidget* dock) {
    return dock->isFloating() || dock->parentWidget() != &window_ || dock->visibleRegion().isEmpty();
  });
  return front;
}

QSize WindowLayout::minSizeOf(QDockWidget& dock) const {
  QSize min = dock.minimumSizeHint();
  for (QDockWidget* tab : window_.tabifiedDockWidgets(&dock))
    if (!tab->isHidden()) min = min.expandedTo(tab->minimumSizeHint());
  for (QDockWidget* other : docks())
    if (!other->isHidden() && !other->isFloating() &&
        window_.dockWidgetArea(other) == window_.dockWidgetArea(&dock))
      min.setWidth(std::max(min.width(), other->minimumSizeHint().width()));
  return min;
}

QList<QSize> WindowLayout::minSizes() const {
  QList<QSize> all;
  for (QDockWidget* dock : docksInFront()) all += minSizeOf(*dock);
  return all;
}

void WindowLayout::storeSizes() {
  for (QDockWidget* dock : docksInFront()) {
    // At its minimum a panel may be larger than the user wants.
    const QSize min = minSizeOf(*dock);
    QSize size = sizes_.value(dock, dock->size());
    if (dock->width() > min.width()) size.setWidth(dock->width());
    if (dock->height() > min.height()) size.setHeight(dock->height());
    sizes_[dock] = size;
    for (QDockWidget* tab : window_.tabifiedDockWidgets(dock)) sizes_[tab] = size;
  }
  minSizes_ = minSizes();
}

void WindowLayout::restoreSizes() {
  QList<QSize> mins = minSizes();
  if (sizes_.isEmpty() || mins == minSizes_) return;
  minSizes_ = std::move(mins);
  const QList<QDockWidget*> front = docksInFront();
  QList<int> widths, heights;
  for (QDockWidget* dock : front) {
    const QSize size = sizes_.value(dock, dock->size());
    widths += size.width();
    heights += size.height();
  }
  window_.resizeDocks(front, widths, Qt::Horizontal);
  window_.resizeDocks(front, heights, Qt::Vertical);
}

}  // namespace scarp
