#include "ui/layers/LayerList.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <utility>

#include "core/document/LayerGroups.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/LayerEdits.h"
#include "core/edit/MaskOperations.h"
#include "ui/layers/LayerDelegate.h"
#include "ui/layers/LayerModel.h"

namespace scarp {

Operation addingLayer(const TerrainDocument& document) {
  AddLayerOperation add;
  add.name = LayerMenu::tr("Layer %1").arg(document.ids().layers.take()).toStdString();
  return add;
}

Operation groupingLayers(const TerrainDocument& document, std::vector<LayerName> layers) {
  GroupLayersOperation group;
  group.name = LayerMenu::tr("Group %1").arg(document.ids().layers.take()).toStdString();
  group.layers = std::move(layers);
  return group;
}

Operation duplicatingLayers(std::vector<LayerName> layers) {
  DuplicateLayerOperation copy;
  copy.layer = layers.front();
  copy.also.assign(layers.begin() + 1, layers.end());
  copy.copyName = LayerMenu::tr("%1 copy").toStdString();
  return copy;
}

Operation deletingLayers(std::vector<LayerName> layers) {
  DeleteLayerOperation gone;
  gone.layer = layers.front();
  gone.also.assign(layers.begin() + 1, layers.end());
  return gone;
}

LayerMenu::LayerMenu(const TerrainDocument& document, std::size_t place, const std::vector<LayerName>& layers,
                     std::function<void(const Operation&)> perform, QWidget* parent)
    : QMenu(parent), perform_(std::move(perform)) {
  setObjectName(QStringLiteral("layerMenu"));
  setAttribute(Qt::WA_DeleteOnClose);
  if (place == 0) {
    ask(tr("Add Layer"), "add", true, addingLayer(document));
    ask(tr("Add Group"), "addGroup", true, groupingLayers(document));
    return;
  }
  const Layer& layer = document.layers()[place - 1];
  const bool masked = isMasked(document, layer.id), open = whyLocked(document.layers(), place - 1).empty();
  SetLayerOperation visible, locked;
  visible.layer = locked.layer = place;
  visible.visible = !layer.visible;
  locked.locked = !layer.locked;
  add(tr("Rename…"), "rename", true, [this] { Q_EMIT renameWanted(); });
  ask(layers.size() > 1 ? tr("Duplicate Layers") : tr("Duplicate"), "duplicate", true,
      duplicatingLayers(layers));
  if (!layer.isGroup) ask(tr("Merge Down"), "merge", open, MergeLayerOperation{place});
  if (layer.adjustment && !layer.isUpdatedByEdits())
    add(tr("Update"), "update", open, [this] { Q_EMIT updateWanted(); });
  addSeparator();
  ask(tr("Group Layers"), "group", true, groupingLayers(document, layers));
  ask(tr("Add Group"), "addGroup", true, groupingLayers(document));
  if (layer.isGroup) {
    ask(tr("Ungroup"), "ungroup", open, UngroupLayersOperation{place});
    ask(tr("Merge Group"), "merge", open, MergeLayerOperation{place});
  }
  addSeparator();
  ask(layer.visible ? tr("Hide") : tr("Show"), "visible", true, visible);
  ask(layer.locked ? tr("Unlock") : tr("Lock"), "locked", true, locked);
  addSeparator();
  if (layer.isGroup) {
    ask(layers.size() > 1 ? tr("Delete Layers") : tr("Delete Group"), "delete", open, deletingLayers(layers));
    return;
  }
  add(tr("Edit Heights"), "editHeights", true, [this] { Q_EMIT paintMaskWanted(false); });
  add(tr("Paint Mask"), "paintMask", open, [this] { Q_EMIT paintMaskWanted(true); });
  ask(tr("Add Mask from Selection"), "maskFromSelection", open && document.selection(),
      MaskLayerOperation{place});
  SelectOperation select;
  select.source = LayerMaskSource{place};
  ask(tr("Mask to Selection"), "maskToSelection", masked, select);
  ask(tr("Invert Mask"), "invertMask", open, ChangeSelectionOperation{SelectionChange::Invert, 0.0, place});
  ask(tr("Delete Mask"), "deleteMask", open && masked,
      ChangeSelectionOperation{SelectionChange::None, 0.0, place});
  addSeparator();
  ask(layers.size() > 1 ? tr("Delete Layers") : tr("Delete"), "delete", open, deletingLayers(layers));
}

QAction* LayerMenu::add(const QString& text, const char* name, bool can, std::function<void()> act) {
  QAction* action = addAction(text);
  action->setObjectName(QLatin1String(name));
  action->setEnabled(can);
  connect(action, &QAction::triggered, this, std::move(act));
  return action;
}

void LayerMenu::ask(const QString& text, const char* name, bool can, const Operation& operation) {
  add(text, name, can, [this, operation] { perform_(operation); });
}

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
