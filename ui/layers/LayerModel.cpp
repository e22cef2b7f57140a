#include "ui/layers/LayerModel.h"

#include <QIcon>
#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "core/document/TerrainDocument.h"
#include "core/edit/LayerEdits.h"
#include "core/operation/OperationSchema.h"
#include "ui/layers/LayerSettings.h"
#include "ui/operation/OperationMenu.h"
#include "ui/widgets/CoreText.h"

namespace scarp {

namespace {

constexpr int kLooks = 3;  ///< Samples along each side of a pixel.
constexpr int kMaxTilesRead = 1024;  ///< 64 MiB.
constexpr QRgb kUnread = qRgb(116, 116, 116);
constexpr QRgb kNothing = qRgba(0, 0, 0, 0);

/// Of which tiles are where; equal for a raster that has not changed.
std::size_t fingerprintOf(const HeightRaster* raster) {
  if (!raster) return 0;
  std::size_t print = 1;
  const auto add = [&print](std::size_t value) { print = print * 1000003U + value; };
  add(static_cast<std::size_t>(raster->columns()));
  add(static_cast<std::size_t>(raster->rows()));
  raster->forEachHeld(raster->directory(), [&](int slot) {
    add(static_cast<std::size_t>(slot));
    add(raster->unread(slot) ? 7U : reinterpret_cast<std::size_t>(raster->tile(slot).get()));
  });
  return print;
}

QSize sizeFor(const HeightRaster& raster) {
  const double most = std::max(raster.columns(), raster.rows());
  const auto side = [&](int samples) {
    return std::max(8, static_cast<int>(std::lround(LayerPictures::side * samples / most)));
  };
  return {side(raster.columns()), side(raster.rows())};
}

/// What a pixel stands for: a mean of samples; NaN where they hold nothing, nothing where they were not read.
std::optional<float> meanUnder(const HeightRaster& raster, const QSize& size, int x, int y) {
  double sum = 0.0;
  int count = 0;
  for (int j = 0; j < kLooks; ++j)
    for (int i = 0; i < kLooks; ++i) {
      const auto sampleAt = [](int pixel, int look, int samples, int pixels) {
        return std::min(samples - 1, static_cast<int>((pixel + (look + 0.5) / kLooks) * samples / pixels));
      };
      const int column = sampleAt(x, i, raster.columns(), size.width()),
                row = sampleAt(y, j, raster.rows(), size.height());
      if (raster.unread(raster.tileIndex(column / HeightRaster::tileSize, row / HeightRaster::tileSize)))
        return std::nullopt;
      const float held = raster.at(column, row);
      if (std::isnan(held)) continue;
      sum += held;
      ++count;
    }
  return count > 0 ? static_cast<float>(sum / count) : std::numeric_limits<float>::quiet_NaN();
}

/// Grey from the lowest to the highest; of masks from 0 to 1.
QImage pictureOf(const HeightRaster& raster, bool mask) {
  const QSize size = sizeFor(raster);
  std::vector<std::optional<float>> values;
  float low = mask ? 0.0F : std::numeric_limits<float>::infinity(), high = mask ? 1.0F : -low;
  for (int y = 0; y < size.height(); ++y)
    for (int x = 0; x < size.width(); ++x) {
      values.push_back(meanUnder(raster, size, x, y));
      if (mask || !values.back() || std::isnan(*values.back())) continue;
      low = std::min(low, *values.back());
      high = std::max(high, *values.back());
    }
  const float span = std::max(high - low, 1e-6F);
  QImage image(size, QImage::Format_ARGB32);
  for (int y = 0; y < size.height(); ++y)
    for (int x = 0; x < size.width(); ++x) {
      const std::optional<float> value = values[static_cast<std::size_t>(y * size.width() + x)];
      QRgb ink = kUnread;
      if (value && std::isnan(*value)) ink = kNothing;
      if (value && !std::isnan(*value)) {
        // Heights keep off black, which is what holds nothing.
        const float share = (*value - low) / span;
        const int grey = static_cast<int>(std::lround(mask ? 255.0F * share : 60.0F + 190.0F * share));
        ink = qRgb(grey, grey, grey);
      }
      image.setPixel(x, y, ink);
    }
  return image;
}

}  // namespace

bool LayerPictures::follow(const TerrainDocument& document) {
  bool changed = false;
  std::map<RasterId, Picture> before;
  std::swap(before, pictures_);
  const auto add = [&](RasterId id, const HeightRaster* raster) {
    if (const auto known = before.find(id); known != before.end()) pictures_.insert(*known);
    changed |= follow(id, raster);
  };
  const HeightRaster* base = document.raster(kBase);
  add({RasterRole::Layer, kBaseLayer}, base ? base : &document.heights());
  for (const Layer& layer : document.layers())
    for (const RasterRole role : {RasterRole::Layer, RasterRole::LayerMask})
      add({role, layer.id}, document.raster({role, layer.id}));
  return changed || pictures_.size() != before.size();
}

std::vector<HeightRaster> LayerPictures::unread(const TerrainDocument& document) {
  std::vector<HeightRaster> rasters;
  const auto add = [&rasters](const HeightRaster* raster) {
    if (!raster) return;
    const int tiles = raster->unreadTiles();
    if (tiles > 0 && tiles <= kMaxTilesRead) rasters.push_back(*raster);
  };
  add(document.layers().empty() ? &document.heights() : document.raster(kBase));
  for (const Layer& layer : document.layers())
    for (const RasterRole role : {RasterRole::Layer, RasterRole::LayerMask})
      add(document.raster({role, layer.id}));
  return rasters;
}

bool LayerPictures::follow(RasterId id, const HeightRaster* raster) {
  const std::size_t fingerprint = fingerprintOf(raster);
  const auto [place, fresh] = pictures_.try_emplace(id);
  if (!fresh && place->second.fingerprint == fingerprint) return false;
  place->second = {fingerprint, raster ? pictureOf(*raster, id.role == RasterRole::LayerMask) : QImage()};
  return true;
}

QImage LayerPictures::of(RasterId id) const {
  const auto found = pictures_.find(id);
  return found == pictures_.end() ? QImage() : found->second.image;
}

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
