#include "ui/import/AreaMap.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "core/terrain/HeightPyramid.h"
#include "ui/render/OverviewPicture.h"
#include "ui/widgets/Theme.h"

namespace scarp {
namespace {

constexpr int kHeight = 210;
constexpr double kSmallestDrag = 4.0;  ///< Pixels; less is a click.

QRectF tileRectOf(const AreaMap& map, const GridRect& rect) {
  return {map.at(rect.column0, rect.row0), map.at(rect.column1, rect.row1)};
}

}  // namespace

AreaMap::AreaMap(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("areaMap"));
  setAccessibleName(tr("Map of the file: drag a rectangle to read that part"));
  setToolTip(tr("Drag a rectangle to read that part only; click to read all again"));
  setMinimumHeight(kHeight);
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::CrossCursor);
}

void AreaMap::setRaster(const Terrain& overview, int columns, int rows,
                        const std::optional<TileLayout>& layout) {
  const HeightPyramid pyramid(overview.heights);
  image_ = OverviewPicture(overview.heights, overview.frame, pyramid.range()).image();
  columns_ = columns;
  rows_ = rows;
  layout_ = layout;
  update();
}

void AreaMap::clear() {
  image_ = {};
  columns_ = rows_ = 0;
  layout_.reset();
  part_.reset();
  update();
}

void AreaMap::setPart(const std::optional<GridRect>& part) {
  part_ = part;
  update();
}

QRectF AreaMap::area() const {
  if (image_.isNull()) return {};
  const QSizeF shown = QSizeF(columns_, rows_).scaled(QSizeF(size()), Qt::KeepAspectRatio);
  return {QPointF((width() - shown.width()) / 2.0, (height() - shown.height()) / 2.0), shown};
}

QPointF AreaMap::at(double column, double row) const {
  const QRectF all = area();
  if (columns_ == 0) return {};
  return all.topLeft() + QPointF(column / columns_ * all.width(), row / rows_ * all.height());
}

QPointF AreaMap::samplesAt(const QPointF& place) const {
  const QRectF all = area();
  return {std::clamp((place.x() - all.x()) / all.width(), 0.0, 1.0) * columns_,
          std::clamp((place.y() - all.y()) / all.height(), 0.0, 1.0) * rows_};
}

void AreaMap::paintTiles(QPainter& painter) const {
  painter.setBrush(Qt::NoBrush);
  for (const PlacedTile& tile : layout_->tiles) {
    const QRectF rect = tileRectOf(*this, tile.rect);
    painter.setPen(QPen(QColor(255, 255, 255, 170), 1.0));
    painter.drawRect(rect);
    const QString name = QString::fromStdString(tile.name);
    QFont font = painter.font();
    font.setPointSizeF(0.94 * captionPoints());
    painter.setFont(font);
    if (rect.width() < 44.0 || rect.height() < 16.0) continue;
    const QString shown =
        painter.fontMetrics().elidedText(name, Qt::ElideMiddle, static_cast<int>(rect.width()) - 6);
    painter.setPen(QColor(0, 0, 0, 160));
    painter.drawText(rect.adjusted(4, 4, -2, -2), Qt::AlignLeft | Qt::AlignTop, shown);
    painter.setPen(Qt::white);
    painter.drawText(rect.adjusted(3, 3, -3, -3), Qt::AlignLeft | Qt::AlignTop, shown);
  }
  for (const TileOverlap& overlap : layout_->overlaps)
    if (overlap.greatest > 0.0) {
      QRectF rect = tileRectOf(*this, overlap.rect);
      if (rect.width() < 3.0) rect.adjust(-1.5, 0.0, 1.5, 0.0);
      if (rect.height() < 3.0) rect.adjust(0.0, -1.5, 0.0, 1.5);
      painter.fillRect(rect, QColor(230, 70, 40, 190));
    }
}

void AreaMap::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.fillRect(rect(), palette().color(QPalette::Base));
  if (image_.isNull()) return;
  painter.drawImage(area(), image_);
  if (layout_ && layout_->tiles.size() > 1) paintTiles(painter);
  if (!part_) return;
  const QRectF chosen = tileRectOf(*this, *part_);
  QPainterPath around;
  around.addRect(area());
  QPainterPath within;
  within.addRect(chosen);
  painter.fillPath(around.subtracted(within), QColor(0, 0, 0, 120));
  painter.setPen(QPen(palette().color(QPalette::Highlight), 2.0));
  painter.drawRect(chosen);
}

void AreaMap::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || image_.isNull()) return;
  pressed_ = event->position();
  before_ = part_;
}

void AreaMap::mouseMoveEvent(QMouseEvent* event) {
  if (!pressed_) return;
  const QPointF moved = event->position() - *pressed_;
  if (std::max(std::abs(moved.x()), std::abs(moved.y())) < kSmallestDrag) return;
  const QPointF a = samplesAt(*pressed_), b = samplesAt(event->position());
  GridRect rect{static_cast<int>(std::floor(std::min(a.x(), b.x()))),
                static_cast<int>(std::floor(std::min(a.y(), b.y()))),
                static_cast<int>(std::ceil(std::max(a.x(), b.x()))),
                static_cast<int>(std::ceil(std::max(a.y(), b.y())))};
  rect.column1 = std::min(columns_, std::max(rect.column1, rect.column0 + 2));
  rect.row1 = std::min(rows_, std::max(rect.row1, rect.row0 + 2));
  setPart(rect);
}

void AreaMap::mouseReleaseEvent(QMouseEvent* event) {
  if (!pressed_ || event->button() != Qt::LeftButton) return;
  const QPointF moved = event->position() - *pressed_;
  pressed_.reset();
  if (std::max(std::abs(moved.x()), std::abs(moved.y())) < kSmallestDrag) part_.reset();
  update();
  if (part_ != before_) Q_EMIT partPicked();
}

void AreaMap::keyPressEvent(QKeyEvent* event) {
  if ((event->key() != Qt::Key_Delete && event->key() != Qt::Key_Backspace) || !part_)
    return QWidget::keyPressEvent(event);
  setPart(std::nullopt);
  Q_EMIT partPicked();
}

}  // namespace scarp
