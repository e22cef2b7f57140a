#pragma once

#include <QListView>
#include <optional>

#include "core/edit/LayerOperations.h"

class QAction;

namespace scarp {

class LayerModel;

/// The list of layers: rows are dragged to another place, into groups and out of them, and chosen with Shift and
/// Ctrl. Emits what is wanted.
class LayerList : public QListView {
  Q_OBJECT

 public:
  explicit LayerList(LayerModel& model, QWidget* parent = nullptr);

  /// While the list has the focus, the keys of these actions group and ungroup layers instead. The actions outlive
  /// the list.
  void setGroupKeys(const QAction& group, const QAction& ungroup);

 Q_SIGNALS:
  void rowClicked(int row, Qt::KeyboardModifiers keys);
  void moved(const MoveLayerOperation& move);
  void groupWanted();
  void ungroupWanted();

 protected:
  bool event(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  /// Returns the move that a drop at this position makes; empty if it is not possible.
  [[nodiscard]] std::optional<MoveLayerOperation> moveTo(QPoint at) const;
  void endDrag();

  LayerModel& model_;
  const QAction *groupKeys_ = nullptr, *ungroupKeys_ = nullptr;
  QPoint pressed_;
  int pressedRow_ = -1;
  std::optional<QPoint> dragged_;  ///< Where the pointer is while a row is dragged.
};

}  // namespace scarp
