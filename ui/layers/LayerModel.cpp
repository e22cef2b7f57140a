#include "ui/layers/LayerModel.h"

#include <QIODevice>
#include <QMimeData>

#include "core/document/TerrainDocument.h"
#include "core/edit/LayerEdits.h"
#include "ui/layers/LayerPictures.h"
#include "ui/layers/LayerSettings.h"

namespace scarp {

namespace {

const QString kMime = QStringLiteral("application/x-scarp-layer");

}  // namespace

void LayerModel::show(const TerrainDocument* document) {
  beginResetModel();
  any_ = document != nullptr;
  layers_ = document ? document->layers() : std::vector<Layer>();
  active_ = document ? document->placeOf(document->activeLayer()) : 0;
  masked_.clear();
  for (const Layer& layer : layers_) masked_.push_back(isMasked(*document, layer.id));
  endResetModel();
}

void LayerModel::showPictures(const LayerPictures* pictures) {
  pictures_ = pictures;
  if (rowCount() > 0) Q_EMIT dataChanged(index(0), index(rowCount() - 1), {HeightsPicture, MaskPicture});
}

int LayerModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || !any_ ? 0 : static_cast<int>(layers_.size()) + 1;
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
    if (role == Visible) return true;
    return {};
  }
  const Layer& layer = layers_[place - 1];
  switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
      return QString::fromStdString(layer.name);
    case Facts: {
      const QString facts = blendTitles().at(static_cast<int>(layer.blend)) + QStringLiteral(" · ") +
                            tr("%1 %").arg(qRound(layer.opacity * 100.0));
      return masked_[place - 1] ? facts + QStringLiteral(" · ") + tr("masked") : facts;
    }
    case Visible:
      return layer.visible;
    case Locked:
      return layer.locked;
    case Masked:
      return static_cast<bool>(masked_[place - 1]);
    case MaskPicture:
      return pictures_ ? QVariant(pictures_->mask(layer.id)) : QVariant();
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
  if (!index.isValid()) return usual | Qt::ItemIsDropEnabled;
  if (placeOf(index.row()) == 0) return usual;
  return usual | Qt::ItemIsEditable | Qt::ItemIsDragEnabled;
}

QStringList LayerModel::mimeTypes() const { return {kMime}; }

QMimeData* LayerModel::mimeData(const QModelIndexList& indexes) const {
  auto* data = new QMimeData;
  data->setData(kMime, QByteArray::number(indexes.isEmpty() ? -1 : indexes.front().row()));
  return data;
}

bool LayerModel::dropMimeData(const QMimeData* data, Qt::DropAction, int row, int, const QModelIndex&) {
  const int from = data->data(kMime).toInt();
  const int last = static_cast<int>(layers_.size());
  if (from < 0 || from >= last || row < 0) return false;
  // Between rows: what is dropped below its own place moves up by one as it leaves.
  const int to = std::min(row > from ? row - 1 : row, last - 1);
  if (to != from) Q_EMIT moved(placeOf(from), placeOf(to));
  return false;  // The rows are shown anew; the view must not take any out itself.
}

}  // namespace scarp
