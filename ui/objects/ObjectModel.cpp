#include "ui/objects/ObjectModel.h"

#include <algorithm>

#include "ui/objects/AssetPicture.h"
#include "ui/widgets/NumberText.h"

namespace scarp {

ObjectModel::ObjectModel(QObject* parent) : QAbstractTableModel(parent) {
  for (std::size_t i = 0; i < pictures_.size(); ++i) pictures_[i] = assetPicture(static_cast<AssetKind>(i));
}

void ObjectModel::show(const ObjectLayer* objects) {
  const std::size_t count = objects ? objects->size() : 0;
  const bool same = count == rows_.size();  // moved or changed, most of the time: keep the view's place
  if (!same) beginResetModel();
  rows_.clear();
  rows_.reserve(count);
  if (objects)
    for (const auto& [id, object] : objects->all()) rows_.push_back(object);
  if (!same)
    endResetModel();
  else if (count > 0)
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

std::optional<int> ObjectModel::rowOf(ObjectId id) const {
  const auto at = std::ranges::lower_bound(rows_, id, {}, &Object::id);
  if (at == rows_.end() || at->id != id) return std::nullopt;
  return static_cast<int>(at - rows_.begin());
}

int ObjectModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}
int ObjectModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : 3; }

QVariant ObjectModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const Object& object = rows_[static_cast<std::size_t>(index.row())];
  const int column = index.column();
  if (role == Qt::DisplayRole)
    return column == 0 ? assetTitle(object.asset) : fixedText(column == 1 ? object.x : object.y, 1);
  if (role == Qt::DecorationRole && column == 0) return pictures_[static_cast<std::size_t>(object.asset)];
  if (role == Qt::TextAlignmentRole && column > 0) return int(Qt::AlignRight | Qt::AlignVCenter);
  return {};
}

QVariant ObjectModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole)
    return int((section == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  return section == 0 ? tr("Kind") : section == 1 ? tr("East (m)") : tr("North (m)");
}

}  // namespace scarp
