#include "ui/history/HistoryDelegate.h"

#include <QIcon>
#include <QPainter>
#include <QPainterPath>

#include "core/document/TerrainDocument.h"
#include "ui/history/HistoryModel.h"
#include "ui/history/StepPictures.h"
#include "ui/widgets/Theme.h"

namespace scarp {
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
