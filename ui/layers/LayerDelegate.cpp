#include "ui/layers/LayerDelegate.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

#include "ui/Icons.h"
#include "ui/layers/LayerModel.h"

namespace scarp {

namespace {

constexpr int kRowHeight = 40, kIcon = 18, kMargin = 8;

QRect eyeRect(const QRect& row) { return {row.left() + kMargin, row.center().y() - kIcon / 2, kIcon, kIcon}; }
QRect lockRect(const QRect& row) {
  return {row.right() - kMargin - kIcon, row.center().y() - kIcon / 2, kIcon, kIcon};
}
QRect textRect(const QRect& row) {
  return {QPoint(eyeRect(row).right() + kMargin, row.top() + 5),
          QPoint(lockRect(row).left() - 4, row.bottom() - 5)};
}

}  // namespace

QSize LayerDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
  return {option.rect.width(), kRowHeight};
}

void LayerDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
  const QPalette& palette = option.palette;
  const bool active = index.data(LayerModel::Active).toBool(),
             visible = index.data(LayerModel::Visible).toBool();
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  const QRectF plate = QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5);
  QColor fill = active ? palette.color(QPalette::Highlight) : palette.color(QPalette::Text);
  const bool hovered = option.state & QStyle::State_MouseOver;
  fill.setAlphaF(active ? 0.32F : hovered ? 0.08F : 0.0F);
  painter->setPen(active ? QPen(palette.color(QPalette::Highlight), 1.2) : QPen(Qt::NoPen));
  painter->setBrush(fill);
  painter->drawRoundedRect(plate, 4, 4);
  if (!index.data(LayerModel::IsBase).toBool()) {
    icon(visible ? QStringLiteral("eye") : QStringLiteral("eye-off")).paint(painter, eyeRect(option.rect));
    const bool locked = index.data(LayerModel::Locked).toBool();
    if (locked || hovered) {
      painter->setOpacity(locked ? 1.0 : 0.45);
      icon(locked ? QStringLiteral("lock") : QStringLiteral("unlock")).paint(painter, lockRect(option.rect));
      painter->setOpacity(1.0);
    }
  }
  const QRect text = textRect(option.rect);
  const QFontMetrics metrics(option.font);
  QColor ink = palette.color(QPalette::Text);
  if (!visible) ink.setAlphaF(0.5F);
  painter->setPen(ink);
  painter->drawText(text, Qt::AlignTop | Qt::AlignLeft,
                    metrics.elidedText(index.data().toString(), Qt::ElideRight, text.width()));
  QFont small = option.font;
  small.setPointSizeF(small.pointSizeF() * 0.86);
  ink.setAlphaF(visible ? 0.65F : 0.4F);
  painter->setPen(ink);
  painter->setFont(small);
  painter->drawText(
      text, Qt::AlignBottom | Qt::AlignLeft,
      QFontMetrics(small).elidedText(index.data(LayerModel::Facts).toString(), Qt::ElideRight, text.width()));
  painter->restore();
}

void LayerDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                         const QModelIndex&) const {
  editor->setGeometry(textRect(option.rect).adjusted(-4, 1, 0, -1));
}

bool LayerDelegate::editorEvent(QEvent* event, QAbstractItemModel*, const QStyleOptionViewItem& option,
                                const QModelIndex& index) {
  const bool press = event->type() == QEvent::MouseButtonPress,
             release = event->type() == QEvent::MouseButtonRelease;
  if ((!press && !release) || index.data(LayerModel::IsBase).toBool()) return false;
  const QPoint at = static_cast<QMouseEvent*>(event)->position().toPoint();
  const bool onEye = eyeRect(option.rect).adjusted(-kMargin, -8, 4, 8).contains(at);
  const bool onLock = lockRect(option.rect).adjusted(-4, -8, kMargin, 8).contains(at);
  if (release && onEye) Q_EMIT eyeClicked(index);
  if (release && onLock) Q_EMIT lockClicked(index);
  return onEye || onLock;
}

}  // namespace scarp
