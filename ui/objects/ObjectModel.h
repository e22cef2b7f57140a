#pragma once

#include <QAbstractTableModel>
#include <QIcon>
#include <array>
#include <optional>
#include <vector>

#include "core/objects/ObjectLayer.h"

namespace scarp {

/// The objects of a terrain as rows, oldest first: kind, east, north.
class ObjectModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  explicit ObjectModel(QObject* parent = nullptr);

  void show(const ObjectLayer* objects);  ///< As they are now; null for none. Call again after a change.
  [[nodiscard]] ObjectId idAt(int row) const { return rows_[static_cast<std::size_t>(row)].id; }
  [[nodiscard]] std::optional<int> rowOf(ObjectId id) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  std::vector<Object> rows_;
  std::array<QIcon, kAssetKinds> pictures_;
};

}  // namespace scarp
