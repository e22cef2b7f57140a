#include "ui/WindowLayout.h"

#include <QAction>
#include <QDataStream>
#include <QDockWidget>
#include <QEvent>
#include <QGuiApplication>
#include <QIODevice>
#include <QMainWindow>
#include <QScopedValueRollback>
#include <QScreen>
#include <QSettings>
#include <QStyle>
#include <QTabBar>
#include <QToolBar>
#include <algorithm>
#include <utility>

#include "ui/widgets/Controls.h"
#include "ui/widgets/DockTitles.h"
#include "ui/widgets/Theme.h"

namespace scarp {
namespace {

constexpr QSize kFirstSize(1440, 900);
constexpr QSize kLargeSize(1560, 930);  ///< Pixels; min size with a column at the left.
constexpr int kAroundDocks = 60;        ///< Height of the menu and status bars, pixels.
constexpr double kContentShare = 0.46;  ///< Fraction of the height of the right column.
const QString kGeometryKey = QStringLiteral("window/geometry");
const QString kLayoutKey = QStringLiteral("window/layout");
const QString kChangedKey = QStringLiteral("window/layoutChanged");
constexpr int kLayoutVersion = 2;

/// Returns the width of tabs with the full titles of some docks.
int widthOfTabs(const QList<QDockWidget*>& docks, QMainWindow& window) {
  QTabBar tabs(&window);
  for (const QDockWidget* dock : docks) tabs.addTab(dock->windowTitle());
  return tabs.sizeHint().width();
}

/// Returns the dock area of a place in a small window.
Qt::DockWidgetArea areaOf(DockPlace place) {
  return place == DockPlace::Bottom ? Qt::BottomDockWidgetArea
         : place == DockPlace::Left ? Qt::LeftDockWidgetArea
                                    : Qt::RightDockWidgetArea;
}

/// Returns whether a saved window state contains a dock.
bool containsDock(const QByteArray& state, const QString& objectName) {
  QByteArray name;
  QDataStream stream(&name, QIODevice::WriteOnly);
  stream << objectName;  // Same encoding as in Qt's window state.
  return state.contains(name);
}

}  // namespace

WindowLayout::WindowLayout(QMainWindow& window, QToolBar& tools, const std::vector<EditorDock*>& docks)
    : window_(window),
      tools_(tools),
      table_(docks),
      docks_(docks.begin(), docks.end()),
      separator_(new QAction(this)),
      dockAll_(new QAction(tr("Dock All Panels"), this)) {
  separator_->setSeparator(true);
  describe(dockAll_, "dockAllPanels", {.tip = tr("Dock the floating panels again")});
  for (QTimer* timer : {&storing_, &restoring_}) timer->setSingleShot(true);
  connect(&storing_, &QTimer::timeout, this, &WindowLayout::storeSizes);
  connect(&restoring_, &QTimer::timeout, this, &WindowLayout::restoreSizes);
  window_.setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowNestedDocks |
                         QMainWindow::AllowTabbedDocks | QMainWindow::GroupedDragging);
  window_.addToolBar(Qt::LeftToolBarArea, &tools_);
  window_.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  window_.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
  for (const bool large : {true, false}) {
    place(large);
    first_[large] = window_.saveState(kLayoutVersion);
  }
  const auto markChanged = [this] {
    if (!arranging_) changed_ = true;
  };
  auto* titles = new DockTitles(window_, docks_, panelActions());
  connect(titles, &DockTitles::rearranged, this, markChanged);
  connect(dockAll_, &QAction::triggered, titles, &DockTitles::dockAll);
  for (QDockWidget* dock : docks_) {
    connect(dock, &QDockWidget::topLevelChanged, this, markChanged);
    connect(dock, &QDockWidget::dockLocationChanged, &storing_, qOverload<>(&QTimer::start));
    connect(dock, &QDockWidget::visibilityChanged, &storing_, qOverload<>(&QTimer::start));
    connect(dock->toggleViewAction(), &QAction::triggered, this, markChanged);
  }
  window_.installEventFilter(this);
}

QList<QDockWidget*> WindowLayout::docksAt(std::initializer_list<DockPlace> places) const {
  QList<QDockWidget*> docks;
  for (EditorDock* dock : table_)
    if (std::ranges::find(places, dock->tableRow().place) != places.end()) docks += dock;
  return docks;
}

bool WindowLayout::isLarge() const {
  return window_.width() >= withTexts(kLargeSize.width()) &&
         window_.height() >= withTexts(kLargeSize.height());
}

void WindowLayout::place(bool large) {
  const auto addTabs = [this](Qt::DockWidgetArea area, const QList<QDockWidget*>& tabs) {
    window_.addDockWidget(area, tabs.first());
    for (qsizetype i = 1; i < tabs.size(); ++i) window_.tabifyDockWidget(tabs[i - 1], tabs[i]);
  };
  using enum DockPlace;
  const QList<QDockWidget*> tools = docksAt({Tools}), overview = docksAt({Overview});
  const QList<QDockWidget*> lower = large ? docksAt({Content}) : docksAt({Overview, Content});
  addTabs(Qt::RightDockWidgetArea, tools);
  if (large)
    for (QDockWidget* dock : overview) window_.addDockWidget(Qt::LeftDockWidgetArea, dock);
  addTabs(Qt::RightDockWidgetArea, lower);
  addTabs(Qt::BottomDockWidgetArea, docksAt({Bottom}));
  for (QDockWidget* dock : docksAt({Left})) window_.addDockWidget(Qt::LeftDockWidgetArea, dock);
  for (EditorDock* dock : table_)
    if (dock->tableRow().start != DockStart::Open) dock->hide();
  tools.first()->raise();
  lower.first()->raise();
  setSizes(large);
}

void WindowLayout::setRowSizes(const QList<QDockWidget*>& docks, int rest, Qt::Orientation orientation) {
  QList<int> sizes;
  for (const QDockWidget* dock : docks) {
    const int size = static_cast<const EditorDock*>(dock)->tableRow().size;
    sizes += size > 0 ? size : rest;
    rest -= size;
  }
  window_.resizeDocks(docks, sizes, orientation);
}

void WindowLayout::setSizes(bool large) {
  using enum DockPlace;
  const QList<QDockWidget*> tools = docksAt({Tools}), overview = docksAt({Overview});
  QDockWidget* const upper = tools.first();
  window_.resizeDocks({upper}, {std::max(withTexts(384), widthOfTabs(tools, window_))}, Qt::Horizontal);
  if (large) {
    const int height = window_.height() - kAroundDocks, content = int(height * kContentShare);
    window_.resizeDocks({upper, docksAt({Content}).first()}, {height - content, content}, Qt::Vertical);
    setRowSizes(overview, height, Qt::Vertical);
  } else {
    window_.resizeDocks({upper, docksAt({Overview, Content}).first()}, {560, 260}, Qt::Vertical);
  }
  setRowSizes(docksAt({Bottom}), 0, Qt::Vertical);
  setRowSizes(docksAt({Left}), 0, Qt::Horizontal);
  if (large) window_.resizeDocks({overview.first()}, {withTexts(270)}, Qt::Horizontal);
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
  for (QDockWidget* dock : docks_) hidden.emplace_back(dock, dock->isHidden());
  const QList<QDockWidget*> front = docksInFront();
  use(isLarge());
  for (const auto& [dock, wasHidden] : hidden) dock->setHidden(wasHidden);
  // In a small window, overview docks are tabs behind the others.
  const QList<QDockWidget*> overview = docksAt({DockPlace::Overview});
  for (QDockWidget* dock : front)
    if (!overview.contains(dock)) dock->raise();
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
  const QByteArray layout = settings.value(kLayoutKey).toByteArray();
  if (window_.restoreState(layout, kLayoutVersion)) {
    changed_ = settings.value(kChangedKey).toBool();
    placeNew(layout);
  }
  // They may have been open when the window was closed.
  for (EditorDock* dock : table_)
    if (dock->tableRow().start == DockStart::ClosedEach) dock->hide();
  window_.setWindowState(shape);
}

void WindowLayout::placeNew(const QByteArray& layout) {
  for (EditorDock* dock : table_) {
    if (containsDock(layout, dock->objectName())) continue;
    dock->setVisible(dock->tableRow().start == DockStart::Open);
    // Qt keeps a dock that is missing in a layout in its area, but beside the other docks.
    for (QDockWidget* neighbour : docksAt({dock->tableRow().place}))
      if (neighbour != dock && containsDock(layout, neighbour->objectName()) && !neighbour->isFloating()) {
        window_.tabifyDockWidget(neighbour, dock);
        break;
      }
    if (window_.dockWidgetArea(dock) == Qt::NoDockWidgetArea)
      window_.addDockWidget(areaOf(dock->tableRow().place), dock);
  }
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
  for (const EditorDock* dock : table_)
    if (dock->tableRow().listed) all += dock->toggleViewAction();
  return all << tools_.toggleViewAction() << separator_ << dockAll_;
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
  QList<QDockWidget*> front = docks_;
  front.removeIf([this](const QDockWidget* dock) {
    return dock->isFloating() || dock->parentWidget() != &window_ || dock->visibleRegion().isEmpty();
  });
  return front;
}

QSize WindowLayout::minSizeOf(QDockWidget& dock) const {
  QSize min = dock.minimumSizeHint();
  for (QDockWidget* tab : window_.tabifiedDockWidgets(&dock))
    if (!tab->isHidden()) min = min.expandedTo(tab->minimumSizeHint());
  for (QDockWidget* other : docks_)
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
