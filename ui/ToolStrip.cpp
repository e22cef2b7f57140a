#include "ui/ToolStrip.h"

#include <QAction>
#include <QActionGroup>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QSettings>
#include <QStyle>
#include <QTimer>
#include <QToolButton>
#include <algorithm>

#include "ui/actions/Actions.h"
#include "ui/help/KeyMap.h"

namespace scarp {
namespace {

constexpr QSize kRoomy(22, 22), kCompact(18, 18);
constexpr int kFlyoutCorner = 10;  ///< Pixels of the corner whose click opens the list of tools.
const QString kLastToolsKey = QStringLiteral("tools/lastOfGroups");

}  // namespace

/// A button of the toolbar for the tool of a group that was active last.
class ToolGroupButton : public QToolButton {
 public:
  ToolGroupButton(const Actions::ToolGroup& group, QToolBar* bar);

  [[nodiscard]] QAction* lastTool() const { return lastTool_; }
  /// Contract: a checkable tool of the group.
  void setLastTool(QAction* tool);
  [[nodiscard]] const Actions::ToolGroup& group() const { return group_; }

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void refresh();
  void addFlyout();
  void openFlyout();

  const Actions::ToolGroup& group_;
  QToolBar* bar_;
  QAction* lastTool_;
};

ToolGroupButton::ToolGroupButton(const Actions::ToolGroup& group, QToolBar* bar)
    : group_(group), bar_(bar), lastTool_(group.tools.front()) {
  setCheckable(true);
  setFocusPolicy(Qt::TabFocus);
  setIconSize(bar->iconSize());
  connect(bar, &QToolBar::iconSizeChanged, this, &QToolButton::setIconSize);
  if (group.tools.size() > 1) addFlyout();
  for (QAction* tool : group.tools) {
    connect(tool, &QAction::toggled, this, [this, tool](bool active) {
      if (active) setLastTool(tool);
    });
    connect(tool, &QAction::changed, this, &ToolGroupButton::refresh);
  }
  connect(group.activate, &QAction::changed, this, &ToolGroupButton::refresh);
  connect(group.activate, &QAction::triggered, this, [this] { lastTool_->trigger(); });
  // The click has toggled the button, and the action need not have followed.
  connect(this, &QToolButton::clicked, this, [this] {
    lastTool_->trigger();
    refresh();
  });
  refresh();
}

void ToolGroupButton::addFlyout() {
  auto* flyout = new QMenu(group_.title, this);
  flyout->setToolTipsVisible(true);
  for (QAction* tool : group_.tools) flyout->addAction(tool);
  // The arrow keys start at the tool that the button shows.
  connect(flyout, &QMenu::aboutToShow, this, [this, flyout] {
    QTimer::singleShot(0, flyout, [this, flyout] {
      if (!flyout->activeAction()) flyout->setActiveAction(lastTool_);
    });
  });
  setMenu(flyout);
  setPopupMode(QToolButton::DelayedPopup);
}

void ToolGroupButton::setLastTool(QAction* tool) {
  lastTool_ = tool;
  refresh();
}

void ToolGroupButton::refresh() {
  setIcon(lastTool_->icon());
  setText(lastTool_->iconText());
  setEnabled(lastTool_->isEnabled());
  setChecked(lastTool_->isChecked());
  const QString key = group_.activate->shortcut().toString(QKeySequence::NativeText);
  if (!menu()) {
    setAccessibleName(lastTool_->iconText());
    setToolTip(key.isEmpty() ? lastTool_->toolTip()
                             : ToolStrip::tr("%1\nKey: %2").arg(lastTool_->toolTip(), key));
    return;
  }
  setAccessibleName(ToolStrip::tr("%1: %2").arg(group_.title, lastTool_->iconText()));
  setToolTip(
      key.isEmpty()
          ? ToolStrip::tr("%1\n%2: hold or right-click for all tools").arg(lastTool_->toolTip(), group_.title)
          : ToolStrip::tr("%1\n%2 (%3): hold or right-click for all tools")
                .arg(lastTool_->toolTip(), group_.title, key));
}

void ToolGroupButton::openFlyout() {
  const bool upright = bar_->orientation() == Qt::Vertical;
  menu()->popup(mapToGlobal(upright ? QPoint(width(), 0) : QPoint(0, height())));
}

void ToolGroupButton::mousePressEvent(QMouseEvent* event) {
  const QPoint at = event->position().toPoint();
  const bool corner = at.x() >= width() - kFlyoutCorner && at.y() >= height() - kFlyoutCorner;
  if (menu() && corner && event->button() == Qt::LeftButton) return openFlyout();
  QToolButton::mousePressEvent(event);
}

void ToolGroupButton::contextMenuEvent(QContextMenuEvent* event) {
  if (!menu()) return QToolButton::contextMenuEvent(event);
  event->accept();
  openFlyout();
}

void ToolGroupButton::keyPressEvent(QKeyEvent* event) {
  const int opening = bar_->orientation() == Qt::Vertical ? Qt::Key_Right : Qt::Key_Down;
  if (menu() && event->key() == opening) return openFlyout();
  QToolButton::keyPressEvent(event);
}

ToolStrip::ToolStrip(const Actions& actions, QWidget* parent)
    : QToolBar(tr("Tools"), parent), actions_(actions) {
  setObjectName(QStringLiteral("toolBar"));
  setIconSize(kRoomy);
  setMovable(true);
  // Qt's button for the tools without room.
  if (auto* more = findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"))) {
    more->setToolTip(tr("Show the other tools"));
    more->setAccessibleName(tr("Other Tools"));
  }
  addGroups();
  addSeparator();
  addActions({actions.undo, actions.redo});
  addSeparator();
  addActions({actions.frame, actions.viewTop});
  restoreLastTools();
  for (const QAction* tool : actions.tools->actions())
    connect(tool, &QAction::toggled, this, [this](bool active) {
      if (active) rememberLastTools();
    });
  connect(actions.previousTool, &QAction::triggered, this, [this] { stepInGroup(-1); });
  connect(actions.nextTool, &QAction::triggered, this, [this] { stepInGroup(1); });
}

void ToolStrip::addGroups() {
  const auto sculpts = [this](const Actions::ToolGroup& group) {
    return std::ranges::any_of(actions_.brushKinds,
                               [&](const auto& kind) { return kind.second == group.tools.front(); });
  };
  for (const Actions::ToolGroup& group : actions_.toolGroups) {
    if (!groups_.empty() && sculpts(groups_.back()->group()) != sculpts(group)) addSeparator();
    groups_.push_back(new ToolGroupButton(group, this));
    groups_.back()->setObjectName(QStringLiteral("toolGroup%1").arg(groups_.size()));
    addWidget(groups_.back());
  }
}

void ToolStrip::restoreLastTools() {
  const QStringList last = QSettings().value(kLastToolsKey).toStringList();
  for (const auto& [action, name] : keyNames(actions_)) {
    if (!last.contains(name)) continue;
    for (ToolGroupButton* button : groups_)
      for (QAction* tool : button->group().tools)
        if (tool == action && tool->isCheckable()) button->setLastTool(tool);
  }
}

void ToolStrip::rememberLastTools() const {
  QStringList last;
  for (const auto& [action, name] : keyNames(actions_))
    if (std::ranges::find(groups_, action, &ToolGroupButton::lastTool) != groups_.end()) last += name;
  QSettings().setValue(kLastToolsKey, last);
}

void ToolStrip::stepInGroup(int by) {
  const QAction* active = actions_.tools->checkedAction();
  for (const Actions::ToolGroup& group : actions_.toolGroups) {
    std::vector<QAction*> tools;
    std::ranges::copy_if(group.tools, std::back_inserter(tools), &QAction::isCheckable);
    const auto at = std::ranges::find(tools, active);
    if (at == tools.end()) continue;
    const auto count = static_cast<int>(tools.size()), index = static_cast<int>(at - tools.begin());
    tools[static_cast<std::size_t>((index + by + count) % count)]->trigger();
    return;
  }
}

void ToolStrip::resizeEvent(QResizeEvent* event) {
  QToolBar::resizeEvent(event);
  // Not while the window lays itself out.
  QTimer::singleShot(0, this, &ToolStrip::fit);
}

void ToolStrip::fit() {
  const bool upright = orientation() == Qt::Vertical;
  if (!compact_) roomyLength_ = upright ? sizeHint().height() : sizeHint().width();
  const QWidget* window = parentWidget();
  const int length = upright ? height() : window ? window->width() : width();
  setCompact(length < roomyLength_);
}

void ToolStrip::setCompact(bool compact) {
  if (compact == compact_) return;
  compact_ = compact;
  setProperty("compact", compact);
  setIconSize(compact ? kCompact : kRoomy);
  style()->unpolish(this);
  style()->polish(this);
  for (QToolButton* button : findChildren<QToolButton*>()) {
    style()->unpolish(button);
    style()->polish(button);
  }
}

}  // namespace scarp
