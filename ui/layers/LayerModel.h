#pragma once

#include <QAbstractListModel>
#include <vector>

#include "core/document/Layer.h"

namespace scarp {

class LayerPictures;
class TerrainDocument;

/// A document's layers as rows, the uppermost first and the base last. Rows are dragged to another place; a
/// name is edited where it stands. What is wanted is told, not done.
class LayerModel : public QAbstractListModel {
  Q_OBJECT

 public:
  enum Role { Visible = Qt::UserRole, Locked, Facts, Active, IsBase, Masked, HeightsPicture, MaskPicture };
  using QAbstractListModel::QAbstractListModel;

  void show(const TerrainDocument* document);  ///< As it is now; null for none.
  /// The pictures of the layers, as they are now; the model outlives them or is shown none.
  void showPictures(const LayerPictures* pictures);
  /// Of a row: counted from 1, the base is 0.
  [[nodiscard]] std::size_t placeOf(int row) const { return layers_.size() - static_cast<std::size_t>(row); }
  [[nodiscard]] int rowOf(std::size_t place) const { return static_cast<int>(layers_.size() - place); }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
  [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
  [[nodiscard]] QStringList mimeTypes() const override;
  [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
  bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                    const QModelIndex& parent) override;

 Q_SIGNALS:
  void renamed(std::size_t place, const QString& name);
  void moved(std::size_t from, std::size_t to);

 private:
  std::vector<Layer> layers_;
  std::vector<bool> masked_;
  std::size_t active_ = 0;
  const LayerPictures* pictures_ = nullptr;
  bool any_ = false;  ///< There is a document.
};

}  // namespace scarp
