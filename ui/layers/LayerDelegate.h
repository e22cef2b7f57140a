#pragma once

#include <QStyledItemDelegate>

namespace scarp {

/// A layer's row: an eye and a lock that are clicked, its name and what it does.
class LayerDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const override;
  bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;

 Q_SIGNALS:
  void eyeClicked(const QModelIndex& index);
  void lockClicked(const QModelIndex& index);
};

}  // namespace scarp
