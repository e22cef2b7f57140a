#include "ui/layers/LayerModel.h"

#include <QIcon>
#include <algorithm>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/edit/LayerEdits.h"
#include "core/operation/OperationSchema.h"
#include "ui/layers/LayerPictures.h"
#include "ui/layers/LayerSettings.h"
#include "ui/operation/OperationMenu.h"
#include "ui/widgets/CoreText.h"

namespace scarp {

void LayerModel::show(const TerrainDocument* document) {
  beginResetModel();
  any_ = document != nullptr;
  layers_ = document ? document->layers() : std::vector<Layer>();
  settings_ = effectiveSettings(layers_);
  active_ = document ? document->placeOf(document->activeLayer()) : 0;
  masked_.clear();
  for (const Layer& layer : layers_) masked_.push_back(isMasked(*document, layer.id));
  fillRows();
  endResetModel();
}

void LayerModel::fillRows() {
  places_.clear();
  for (std::size_t place = layers_.size(); place > 0; --place) {
    const std::vector<std::size_t> groups = groupsAround(layers_, place - 1);
    if (std::ranges::none_of(groups,
                             [this](std::size_t group) { return collapsed_.contains(layers_[group].id); }))
      places_.push_back(place);
  }
}

void LayerModel::showPictures(const LayerPictures* pictures) {
  pictures_ = pictures;
  if (rowCount() > 0) Q_EMIT dataChanged(index(0), index(rowCount() - 1), {HeightsPicture, MaskPicture});
}

std::size_t LayerModel::placeOf(int row) const {
  return row >= 0 && std::cmp_less(row, places_.size()) ? places_[static_cast<std::size_t>(row)] : 0;
}

int LayerModel::rowOf(std::size_t place) const {
  // The row of a collapsed group is the last one above its members.
  const auto below = std::ranges::find_if(places_, [place](std::size_t shown) { return shown < place; });
  const auto row = static_cast<int>(below - places_.begin());
  return place == 0 ? static_cast<int>(places_.size()) : row - 1;
}

void LayerModel::setCollapsed(int row, bool collapsed) {
  const std::size_t place = placeOf(row);
  if (place == 0 || !layers_[place - 1].isGroup) return;
  beginResetModel();
  if (collapsed)
    collapsed_.insert(layers_[place - 1].id);
  else
    collapsed_.erase(layers_[place - 1].id);
  fillRows();
  endResetModel();
}

void LayerModel::setChosen(std::set<LayerId> chosen) {
  chosen_ = std::move(chosen);
  if (rowCount() > 0) Q_EMIT dataChanged(index(0), index(rowCount() - 1), {Chosen});
}

int LayerModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || !any_ ? 0 : static_cast<int>(places_.size()) + 1;
}

QString LayerModel::factsOf(std::size_t index) const {
  const Layer& layer = layers_[index];
  const QString opacity = tr("%1 %").arg(qRound(layer.opacity * 100.0)), dot = QStringLiteral(" · ");
  if (layer.isGroup) return tr("Group") + dot + opacity;
  QStringList facts{layer.adjustment ? coreText(kindOf(*layer.adjustment).title)
                                     : blendTitles().at(static_cast<int>(layer.blend)),
                    opacity};
  if (masked_[index]) facts << tr("masked");
  if (layer.outdated) facts << tr("outdated");
  return facts.join(dot);
}

QVariant LayerModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const std::size_t place = placeOf(index.row());
  if (role == Active) return place == active_;
  if (role == IsBase) return place == 0;
  if (role == HeightsPicture && pictures_)
    return pictures_->heights(place == 0 ? kBaseLayer : layers_[place - 1].id);
  if (place == 0) {
    if (role == Qt::DisplayRole) return tr("Base");
    if (role == Facts) return tr("Base terrain");
    if (role == Visible || role == Shown) return true;
    return {};
  }
  const Layer& layer = layers_[place - 1];
  switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
      return QString::fromStdString(layer.name);
    case Facts:
      return factsOf(place - 1);
    case Visible:
      return layer.visible;
    case Locked:
      return layer.locked;
    case Masked:
      return static_cast<bool>(masked_[place - 1]);
    case FilterIcon:
      return layer.adjustment ? QVariant(filterIcon(*layer.adjustment)) : QVariant();
    case MaskPicture:
      return pictures_ ? QVariant(pictures_->mask(layer.id)) : QVariant();
    case IsGroup:
      return layer.isGroup;
    case Collapsed:
      return collapsed_.contains(layer.id);
    case Depth:
      return static_cast<int>(groupsAround(layers_, place - 1).size());
    case Shown:
      return settings_[place - 1].visible;
    case Chosen:
      return chosen_.contains(layer.id);
    default:
      return {};
  }
}

bool LayerModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  const QString name = value.toString().trimmed();
  if (role != Qt::EditRole || name.isEmpty() || name == data(index, Qt::EditRole).toString()) return false;
  Q_EMIT renamed(placeOf(index.row()), name);
  return true;
}

Qt::ItemFlags LayerModel::flags(const QModelIndex& index) const {
  const Qt::ItemFlags usual = QAbstractListModel::flags(index);
  return index.isValid() && placeOf(index.row()) > 0 ? usual | Qt::ItemIsEditable : usual;
}

}  // namespace scarp
