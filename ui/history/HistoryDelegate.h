#pragma once

#include <QStyledItemDelegate>

namespace scarp {

class StepPictures;

/// Draws a step of the history: the ground that it changed, the brush, its name and what it covers; under the
/// pointer three dots that stand for a menu.
class HistoryDelegate : public QStyledItemDelegate {
 public:
  HistoryDelegate(const StepPictures& pictures, QObject* parent);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  /// Where the dots are in a row's rectangle.
  [[nodiscard]] static QRect menuSpot(const QRect& row);

 private:
  const StepPictures& pictures_;
};

}  // namespace scarp
