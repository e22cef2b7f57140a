#pragma once

#include <QStyledItemDelegate>

namespace scarp {

/// A layer's row: an eye, pictures of its heights and its mask and a lock, all of which are clicked; its name
/// and what it does. A group has an arrow that collapses it in place of the pictures; its members are
/// indented.
class LayerDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  /// What brushes paint and what is shown on the ground, of the active layer: marked on its pictures.
  void mark(bool maskPainted, bool maskShown);
  // Positions within the row of a layer that `depth` groups contain; also for tests.
  [[nodiscard]] static QRect heightsRect(const QRect& row, int depth = 0);
  [[nodiscard]] static QRect maskRect(const QRect& row, int depth = 0);
  [[nodiscard]] static QRect arrowRect(const QRect& row, int depth = 0);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const override;
  bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;
  bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                 const QModelIndex& index) override;

 Q_SIGNALS:
  void eyeClicked(const QModelIndex& index);
  void lockClicked(const QModelIndex& index);
  void arrowClicked(const QModelIndex& index);
  void heightsClicked(const QModelIndex& index);
  void maskClicked(const QModelIndex& index, Qt::KeyboardModifiers keys);

 private:
  void paintGroup(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
  void paintPictures(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

  bool maskPainted_ = false, maskShown_ = false;
};

}  // namespace scarp
