#include "ui/ToolStrip.h"

#include <QAction>
#include <QMenu>
#include <QStyle>
#include <QTimer>
#include <QToolButton>
#include <map>
#include <vector>

#include "core/brush/BrushKinds.h"
#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"

namespace scarp {
namespace {

constexpr QSize kRoomy(22, 22), kCompact(18, 18);

std::vector<BrushKind> kindsInStrip() {
  std::multimap<int, BrushKind> places;
  for (const BrushKindInfo& info : brushKinds())
    if (info.traits.stripPlace > 0) places.emplace(info.traits.stripPlace, info.kind);
  std::vector<BrushKind> kinds;
  for (const auto& [place, kind] : places) kinds.push_back(kind);
  return kinds;
}

}  // namespace

ToolStrip::ToolStrip(const Actions& actions, QWidget* parent)
    : QToolBar(tr("Tools"), parent), actions_(actions), selecting_(new QToolButton) {
  setObjectName(QStringLiteral("toolBar"));
  setIconSize(kRoomy);
  setMovable(true);
  // Qt's button for the tools without room.
  if (auto* more = findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"))) {
    more->setToolTip(tr("Show the other tools"));
    more->setAccessibleName(tr("Other Tools"));
  }
  for (const BrushKind kind : kindsInStrip()) addAction(actions.brush(kind));
  addSeparator();
  addActions({actions.place, actions.selectObjects, actions.paintMaterials, actions.drawLines, actions.measure});
  addSelecting();
  addSeparator();
  addActions({actions.undo, actions.redo});
  addSeparator();
  addActions({actions.frame, actions.viewTop, actions.orthographic});
}

void ToolStrip::addSelecting() {
  auto* ways = new QMenu(selecting_);
  for (QAction* way : actions_.selectKinds) ways->addAction(way);
  selecting_->setObjectName(QStringLiteral("selectWays"));
  selecting_->setMenu(ways);
  selecting_->setPopupMode(QToolButton::DelayedPopup);
  selecting_->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(selecting_, &QToolButton::customContextMenuRequested, selecting_, &QToolButton::showMenu);
  addWidget(selecting_);
  showSelecting();
}

void ToolStrip::setDocument(EditorDocument* document) {
  document_ = document;
  onSettings_ =
      document ? document->tools().settingsChanged.subscribe([this] { showSelecting(); }) : Subscription();
  showSelecting();
}

void ToolStrip::showSelecting() {
  const SelectKind kind = document_ ? document_->tools().selecting().kind : SelectKind::Rectangle;
  QAction* way = actions_.selectKinds[static_cast<std::size_t>(kind)];
  if (selecting_->defaultAction() != way) selecting_->setDefaultAction(way);
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
