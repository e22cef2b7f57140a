#pragma once

#include <QListWidget>
#include <QStyledItemDelegate>
#include <set>
#include <vector>

#include "core/material/Material.h"

namespace scarp {

/// Cells of MaterialList. A wide one shows an eye, a picture, the name, the share of the terrain, and a
/// button to show it alone; a narrow one a picture and the name, and the two buttons where they are used.
class MaterialDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  enum Role { Id = Qt::UserRole, Share, Muted, Solo };

  using QStyledItemDelegate::QStyledItemDelegate;

  // Rectangles of the buttons of a cell, in the list's viewport.
  [[nodiscard]] static QRect eyeRect(const QRect& cell);
  [[nodiscard]] static QRect soloRect(const QRect& cell);

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
  void soloClicked(const QModelIndex& index);
};

/// The materials of a terrain, of which one is chosen. Many are in several columns, in reading order.
class MaterialList : public QListWidget {
  Q_OBJECT

 public:
  explicit MaterialList(QWidget* parent = nullptr);

  // These tell nobody.
  void setMaterials(const std::vector<Material>& materials, MaterialId chosen);
  void setShares(const std::vector<double>& shares);  ///< 0…1, in the order of the materials.
  void setMarks(const std::set<MaterialId>& muted, const std::set<MaterialId>& solo);

  [[nodiscard]] MaterialId chosen() const;  ///< 0: none.
  [[nodiscard]] QSize cellSize() const { return cell_; }

 Q_SIGNALS:
  void picked(scarp::MaterialId material);  ///< By hand.
  void renamed(scarp::MaterialId material, const QString& name);
  void muteClicked(scarp::MaterialId material);
  void soloClicked(scarp::MaterialId material);

 protected:
  bool viewportEvent(QEvent* event) override;

 private:
  /// Divides the width among the columns that the number of materials needs.
  void fitCells();

  QSize cell_;
  bool showing_ = false;  ///< Items change by the program's hand.
};

}  // namespace scarp
