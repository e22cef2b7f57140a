#include "ui/history/HistoryModel.h"

#include <QFont>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>
#include <algorithm>
#include <cmath>
#include <map>

#include "core/brush/BrushSettings.h"
#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/OperationInfo.h"
#include "core/geometry/Vec.h"
#include "ui/actions/BrushCatalog.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Theme.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {

/// Towards the light, as hill shades have it: 315° and 45° high.
const Vec3 kLight(-0.5, 0.5, 0.70710678);
/// Steeper than it is: at this size a mountain would look flat.
constexpr double kRelief = 1.8;
/// Of the part's size, about it.
constexpr double kMargin = 0.3;
constexpr double kLeastCells = 12.0;

/// Low ground dark and green, high ground light and warm.
QColor tint(double share) {
  const auto mix = [share](double low, double high) { return low + share * (high - low); };
  return QColor::fromRgbF(static_cast<float>(mix(0.42, 0.93)), static_cast<float>(mix(0.55, 0.86)),
                          static_cast<float>(mix(0.40, 0.76)));
}

}  // namespace

QImage groundPicture(const HeightRaster& heights, const GridFrame& frame, const GridRect& part,
                     QSize pixels) {
  QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  if (part.empty()) return image;
  const double wide = std::max(part.width() * frame.dx, kLeastCells * frame.dx) * (1.0 + kMargin);
  const double high = std::max(part.height() * frame.dy, kLeastCells * frame.dy) * (1.0 + kMargin);
  const double metres = std::max(wide / pixels.width(), high / pixels.height());  // of a pixel
  const double stepX = metres / frame.dx, stepY = metres / frame.dy;
  const double left = 0.5 * (part.column0 + part.column1 - 1), top = 0.5 * (part.row0 + part.row1 - 1);
  // One pixel more on every side, for the slopes.
  const int columns = pixels.width() + 2, rows = pixels.height() + 2;
  std::vector<float> samples(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows), NAN);
  const auto at = [&](int x, int y) -> float& {
    return samples[static_cast<std::size_t>(y) * static_cast<std::size_t>(columns) +
                   static_cast<std::size_t>(x)];
  };
  float low = INFINITY, peak = -INFINITY;
  for (int y = 0; y < rows; ++y)
    for (int x = 0; x < columns; ++x) {
      const auto column = static_cast<int>(std::lround(left + (x - 0.5 * (columns - 1)) * stepX));
      const auto row = static_cast<int>(std::lround(top + (y - 0.5 * (rows - 1)) * stepY));
      if (!heights.rect().contains(column, row)) continue;
      const float height = at(x, y) = heights.at(column, row);
      if (std::isnan(height)) continue;
      low = std::min(low, height);
      peak = std::max(peak, height);
    }
  const double span = std::max(1e-6, static_cast<double>(peak) - low);
  // Cells larger than a pixel show as steps: their slope is that over a cell, not over a pixel.
  const double run = 2.0 * std::max(metres, std::min(frame.dx, frame.dy));
  for (int y = 0; y < pixels.height(); ++y)
    for (int x = 0; x < pixels.width(); ++x) {
      const float height = at(x + 1, y + 1);
      if (std::isnan(height)) continue;
      const auto sample = [&](int i, int j) {
        const float h = at(i, j);
        return static_cast<double>(std::isnan(h) ? height : h);
      };
      const double east = (sample(x + 2, y + 1) - sample(x, y + 1)) / run;
      const double north = (sample(x + 1, y) - sample(x + 1, y + 2)) / run;
      const Vec3 normal = Vec3(-kRelief * east, -kRelief * north, 1.0).normalized();
      const double light = std::clamp(0.30 + 0.90 * std::max(0.0, normal.dot(kLight)), 0.0, 1.15);
      const QColor colour = tint((height - low) / span);
      const auto lit = [light](int channel) { return std::clamp(static_cast<int>(light * channel), 0, 255); };
      image.setPixel(x, y, qRgb(lit(colour.red()), lit(colour.green()), lit(colour.blue())));
    }
  return image;
}

void StepPictures::follow(const TerrainDocument& document, double pixelRatio) {
  const EditHistory& history = document.history();
  pictures_.resize(history.size());
  if (history.position() == 0) return;
  const EditRecord& last = history.record(history.position() - 1);
  Picture& picture = pictures_[history.position() - 1];
  const bool same = picture.operation == last.operation && picture.changed == last.changed;
  if (last.changed.empty() || (same && !picture.picture.isNull())) return;
  QImage image = groundPicture(document.heights(), document.frame(), last.changed, kPixels * pixelRatio);
  image.setDevicePixelRatio(pixelRatio);
  picture = {last.operation, last.changed, QPixmap::fromImage(image)};
}

namespace {

/// Kept, as a history shows the same ones again and again.
template <class Key>
const QIcon& kept(const Key& key, QIcon (*make)(Key)) {
  static std::map<Key, QIcon> icons;
  const auto [found, first] = icons.try_emplace(key);
  if (first) found->second = make(key);
  return found->second;
}
const QIcon& named(const char* name) {
  return kept(
      QString::fromUtf8(name), +[](QString text) { return icon(text); });
}

/// Returns the brush of a step whose icon is that of its brush; else null.
const BrushSettings* brushOf(const EditRecord& record) {
  if (!record.operation || *operationInfo(*record.operation).icon(*record.operation) != '\0') return nullptr;
  return partsOf(*record.operation).brush;
}

}  // namespace

void HistoryModel::show(const EditHistory* history) {
  const int rows = history ? static_cast<int>(history->size()) + 1 : 0;
  history_ = history;
  if (rows > rows_) {
    beginInsertRows({}, rows_, rows - 1);
    rows_ = rows;
    endInsertRows();
  } else if (rows < rows_) {
    beginRemoveRows({}, rows, rows_ - 1);
    rows_ = rows;
    endRemoveRows();
  }
  position_ = history ? static_cast<int>(history->position()) : 0;
  if (rows_ > 0) Q_EMIT dataChanged(index(0), index(rows_ - 1));
}

QString HistoryModel::detail(const EditRecord& record) {
  if (const BrushSettings* const brush = brushOf(record))
    return tr("%1 across, strength %2")
        .arg(shortLengthText(2.0 * brush->radius, 3), numberText(brush->strength, 3));
  if (!record.changed.empty())
    return tr("%1 × %2 samples").arg(record.changed.width()).arg(record.changed.height());
  return {};
}

int HistoryModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : rows_; }

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || !history_) return {};
  const int row = index.row();
  switch (role) {
    case Qt::DisplayRole:
      return row == 0 ? tr("Opened") : messageText(history_->record(static_cast<std::size_t>(row) - 1).name);
    case Qt::DecorationRole:
      return row == 0 ? icon(QStringLiteral("open"))
                      : stepIcon(history_->record(static_cast<std::size_t>(row) - 1));
    case DetailRole:
      return row == 0 ? QString() : detail(history_->record(static_cast<std::size_t>(row) - 1));
    case CurrentRole:
      return row == position_;
    case UndoneRole:
      return row > position_;
    case Qt::FontRole: {
      QFont font = QGuiApplication::font();
      font.setBold(row == position_);
      return font;
    }
    case Qt::ForegroundRole:
      if (row > position_) return QGuiApplication::palette().color(QPalette::Disabled, QPalette::Text);
      return {};
    case Qt::ToolTipRole:
      return row > position_ ? tr("Undone. Click to do it again") : tr("Click to go back to here");
    default:
      return {};
  }
}

QIcon stepIcon(const EditRecord& record) {
  if (const BrushSettings* const brush = brushOf(record)) return kept(brush->kind, brushIcon);
  if (record.operation) return named(operationInfo(*record.operation).icon(*record.operation));
  return named(record.objects.empty() ? "restore" : "place");
}

namespace {

constexpr int kHeight = 46, kRowGap = 8, kIconSize = 18, kDots = 26;
constexpr double kUndone = 0.45;

}  // namespace

HistoryDelegate::HistoryDelegate(const StepPictures& pictures, QObject* parent)
    : QStyledItemDelegate(parent), pictures_(pictures) {}

QRect HistoryDelegate::menuSpot(const QRect& row) {
  return {row.right() - kDots, row.top(), kDots + 1, row.height()};
}

QSize HistoryDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
  return {160, kHeight};
}

void HistoryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
  const QPalette& palette = option.palette;
  const bool current = index.data(HistoryModel::CurrentRole).toBool();
  const bool undone = index.data(HistoryModel::UndoneRole).toBool();
  const bool hovered = option.state & QStyle::State_MouseOver;
  const QColor text = palette.color(QPalette::Text), quiet = palette.color(QPalette::PlaceholderText);
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  drawRow(*painter, option, current);
  if (undone) painter->setOpacity(kUndone);

  // The ground, and the brush in its corner; without ground what there is in its place.
  const QRectF frame(option.rect.left() + kRowGap,
                     option.rect.center().y() - StepPictures::kPixels.height() / 2 + 0.5,
                     StepPictures::kPixels.width(), StepPictures::kPixels.height());
  QPainterPath rounded;
  rounded.addRoundedRect(frame, 4, 4);
  const QPixmap picture =
      index.row() > 0 ? pictures_.of(static_cast<std::size_t>(index.row()) - 1) : QPixmap();
  const auto symbol = qvariant_cast<QIcon>(index.data(Qt::DecorationRole));
  painter->setPen(Qt::NoPen);
  painter->setBrush(palette.color(QPalette::Button));
  painter->drawPath(rounded);
  if (!picture.isNull()) {
    painter->save();
    painter->setClipPath(rounded);
    painter->drawPixmap(frame.topLeft(), picture);
    painter->restore();
  } else {
    symbol.paint(painter, QRectF(frame.center().x() - 10, frame.center().y() - 10, 20, 20).toRect());
  }
  double left = frame.right() + kRowGap + 2;
  if (!picture.isNull()) {
    symbol.paint(painter,
                 QRectF(left, option.rect.center().y() - kIconSize / 2, kIconSize, kIconSize).toRect());
    left += kIconSize + kRowGap;
  }

  const QRectF words(left, option.rect.top() + 6, option.rect.right() - left - (hovered ? kDots : 6),
                     kHeight - 12);
  QFont font = option.font;
  font.setBold(current);
  const QString detail = index.data(HistoryModel::DetailRole).toString();
  const QRectF upper = detail.isEmpty() ? words : words.adjusted(0, 0, 0, -words.height() / 2);
  painter->setFont(font);
  painter->setPen(text);
  const auto elided = [&](const QString& line) {
    return QFontMetricsF(painter->font()).elidedText(line, Qt::ElideRight, words.width());
  };
  painter->drawText(upper, Qt::AlignVCenter | Qt::AlignLeft, elided(index.data().toString()));
  font.setBold(false);
  font.setPointSizeF(0.88 * font.pointSizeF());
  painter->setFont(font);
  painter->setPen(quiet);
  painter->drawText(words.adjusted(0, words.height() / 2, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                    elided(detail));
  painter->setOpacity(1.0);

  if (hovered && index.row() > 0) {
    painter->setPen(Qt::NoPen);
    painter->setBrush(text);
    const QPointF middle = QRectF(menuSpot(option.rect)).center();
    for (const int dot : {-1, 0, 1}) painter->drawEllipse(middle + QPointF(0, 5.0 * dot), 1.6, 1.6);
  }
  painter->restore();
}

}  // namespace scarp
