#include "ui/layers/LayerList.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "ui/layers/LayerDelegate.h"
#include "ui/layers/LayerModel.h"

namespace scarp {

namespace {

bool isKeyOf(const QAction* action, const QKeyEvent& key) {
  return action && action->shortcuts().contains(QKeySequence(key.keyCombination()));
}

}  // namespace

LayerList::LayerList(LayerModel& model, QWidget* parent) : QListView(parent), model_(model) {
  setModel(&model);
  setMouseTracking(true);
  setUniformItemSizes(true);
  setSelectionMode(QAbstractItemView::NoSelection);
  setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
  setDragDropMode(QAbstractItemView::NoDragDrop);
}

void LayerList::setGroupKeys(const QAction& group, const QAction& ungroup) {
  groupKeys_ = &group;
  ungroupKeys_ = &ungroup;
}

bool LayerList::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (isKeyOf(groupKeys_, key) || isKeyOf(ungroupKeys_, key)) {
      event->accept();
      return true;
    }
  }
  return QListView::event(event);
}

void LayerList::keyPressEvent(QKeyEvent* event) {
  if (dragged_ && event->key() == Qt::Key_Escape) return endDrag();
  if (isKeyOf(groupKeys_, *event)) return Q_EMIT groupWanted();
  if (isKeyOf(ungroupKeys_, *event)) return Q_EMIT ungroupWanted();
  QListView::keyPressEvent(event);
}

void LayerList::mousePressEvent(QMouseEvent* event) {
  pressed_ = event->position().toPoint();
  const QModelIndex index = indexAt(pressed_);
  pressedRow_ = event->button() == Qt::LeftButton && index.isValid() ? index.row() : -1;
  QListView::mousePressEvent(event);
}

void LayerList::mouseMoveEvent(QMouseEvent* event) {
  const QPoint at = event->position().toPoint();
  const bool far = (at - pressed_).manhattanLength() >= QApplication::startDragDistance();
  if (!dragged_ && event->buttons() == Qt::LeftButton && far && model_.placeOf(pressedRow_) > 0)
    viewport()->setCursor(Qt::ClosedHandCursor);
  else if (!dragged_)
    return QListView::mouseMoveEvent(event);
  dragged_ = at;
  constexpr int kScrollMargin = 12;
  if (at.y() < kScrollMargin || at.y() > viewport()->height() - kScrollMargin) scrollTo(indexAt(at));
  viewport()->update();
}

void LayerList::mouseReleaseEvent(QMouseEvent* event) {
  if (dragged_) {
    const auto move = moveTo(event->position().toPoint());
    endDrag();
    if (move) Q_EMIT moved(*move);
    return;
  }
  const QModelIndex index = indexAt(event->position().toPoint());
  const QPoint at = event->position().toPoint();
  const bool folds = index.data(LayerModel::IsGroup).toBool() &&
                     LayerDelegate::arrowRect(visualRect(index), index.data(LayerModel::Depth).toInt()).contains(at);
  const bool click = event->button() == Qt::LeftButton && index.isValid() && index.row() == pressedRow_ && !folds;
  pressedRow_ = -1;
  QListView::mouseReleaseEvent(event);
  if (click) Q_EMIT rowClicked(index.row(), event->modifiers());
}

void LayerList::endDrag() {
  dragged_.reset();
  pressedRow_ = -1;
  setState(NoState);
  viewport()->unsetCursor();
  viewport()->update();
}

// The upper part of a row: above it, in its group. The lower part: below it. The middle of a group: into it.
std::optional<MoveLayerOperation> LayerList::moveTo(QPoint at) const {
  const std::size_t from = model_.placeOf(pressedRow_);
  const QModelIndex index = indexAt(at);
  if (from == 0) return std::nullopt;
  const int row = index.isValid() ? index.row() : at.y() < 0 ? 0 : model_.rowCount() - 1;
  const std::size_t to = model_.placeOf(row);
  if (to == from) return std::nullopt;
  MoveLayerOperation move;
  move.from = from;
  if (to == 0) {
    // The lowest, outside of all groups: above the base.
    const QModelIndex lowest = model_.index(row - 1);
    const int around = lowest.data(LayerModel::Depth).toInt();
    int outermost = row - 1;
    for (int above = row - 2; around > 0 && above >= 0; --above)
      if (model_.index(above).data(LayerModel::Depth).toInt() == 0) {
        outermost = above;
        break;
      }
    move.to = model_.placeOf(outermost);
    move.where = LayerMove::Below;
    return move.to == from ? std::nullopt : std::optional(move);
  }
  move.to = to;
  const QRect rect = visualRect(model_.index(row));
  const bool group = model_.index(row).data(LayerModel::IsGroup).toBool();
  const bool open = group && !model_.index(row).data(LayerModel::Collapsed).toBool();
  const int edge = rect.height() / (group ? 4 : 2);
  if (at.y() < rect.top() + edge)
    move.where = LayerMove::Above;
  else if (at.y() >= rect.bottom() + 1 - edge && !open)
    move.where = LayerMove::Below;
  else
    move.where = group ? LayerMove::Into : LayerMove::Below;
  return move;
}

void LayerList::paintEvent(QPaintEvent* event) {
  QListView::paintEvent(event);
  const auto move = dragged_ ? moveTo(*dragged_) : std::nullopt;
  if (!move) return;
  const QModelIndex target = model_.index(model_.rowOf(move->to));
  const QRect rect = visualRect(target);
  QPainter painter(viewport());
  painter.setPen(QPen(palette().color(QPalette::Highlight), 2.0));
  if (move->where == LayerMove::Into) return painter.drawRect(rect.adjusted(1, 1, -2, -2));
  const int left = LayerDelegate::heightsRect(rect, target.data(LayerModel::Depth).toInt()).left();
  // Below a group: below its members.
  int last = target.row();
  const int depth = target.data(LayerModel::Depth).toInt();
  if (move->where == LayerMove::Below)
    while (model_.placeOf(last + 1) > 0 && model_.index(last + 1).data(LayerModel::Depth).toInt() > depth) ++last;
  const int y = move->where == LayerMove::Above ? rect.top() : visualRect(model_.index(last)).bottom();
  painter.drawLine(left, y, rect.right(), y);
}

}  // namespace scarp
