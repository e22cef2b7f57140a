#include "ui/layers/LayerDelegate.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/layers/LayerModel.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/Theme.h"

namespace scarp {

namespace {

constexpr int kRowHeight = 40, kIcon = 18, kRowMargin = 8, kPicture = 28, kGap = 4, kIndent = 14, kFilterIcon = 16;

QRect eyeRect(const QRect& row) {
  return {row.left() + kRowMargin, row.center().y() - kIcon / 2, kIcon, kIcon};
}
QRect lockRect(const QRect& row) {
  return {row.right() - kRowMargin - kIcon, row.center().y() - kIcon / 2, kIcon, kIcon};
}
int depthOf(const QModelIndex& index) { return index.data(LayerModel::Depth).toInt(); }
QRect textRect(const QRect& row, int depth) {
  return {QPoint(LayerDelegate::maskRect(row, depth).right() + kRowMargin, row.top() + 5),
          QPoint(lockRect(row).left() - 4, row.bottom() - 5)};
}

/// Squares that say: nothing is here.
void fillChequered(QPainter& painter, const QRect& area) {
  painter.fillRect(area, QColor(44, 46, 50));
  for (int y = 0; y < area.height(); y += 4)
    for (int x = (y / 4 % 2) * 4; x < area.width(); x += 8)
      painter.fillRect(QRect(area.topLeft() + QPoint(x, y), QSize(4, 4)).intersected(area),
                       QColor(64, 66, 72));
}

}  // namespace

QRect LayerDelegate::heightsRect(const QRect& row, int depth) {
  return {eyeRect(row).right() + kRowMargin + depth * kIndent, row.center().y() - kPicture / 2 + 1, kPicture,
          kPicture};
}

QRect LayerDelegate::maskRect(const QRect& row, int depth) {
  return heightsRect(row, depth).translated(kPicture + kGap, 0);
}

QRect LayerDelegate::arrowRect(const QRect& row, int depth) { return heightsRect(row, depth); }

void LayerDelegate::mark(bool maskPainted, bool maskShown) {
  maskPainted_ = maskPainted;
  maskShown_ = maskShown;
}

void LayerDelegate::paintPictures(QPainter& painter, const QStyleOptionViewItem& option,
                                  const QModelIndex& index) const {
  const bool active = index.data(LayerModel::Active).toBool(), base = index.data(LayerModel::IsBase).toBool();
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  const auto frame = [&](const QRect& area, bool inHand) {
    const QColor line = inHand ? option.palette.color(QPalette::Highlight) : QColor(128, 130, 136, 150);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(line, inHand ? 2.0 : 1.0));
    painter.drawRect(QRectF(area).adjusted(-0.5, -0.5, 0.5, 0.5));
  };
  const auto put = [&](const QRect& area, const QImage& image) {
    if (image.isNull()) return;
    const QSize size = image.size().scaled(area.size(), Qt::KeepAspectRatio);
    QRect target(QPoint(0, 0), size);
    target.moveCenter(area.center());
    painter.drawImage(target, image);
  };
  const int depth = depthOf(index);
  const QRect heights = heightsRect(option.rect, depth), mask = maskRect(option.rect, depth);
  fillChequered(painter, heights);
  put(heights, index.data(LayerModel::HeightsPicture).value<QImage>());
  if (const QIcon filter = index.data(LayerModel::FilterIcon).value<QIcon>(); !filter.isNull()) {
    const QRect corner = heights.adjusted(kPicture - kFilterIcon, kPicture - kFilterIcon, 0, 0);
    painter.fillRect(corner, option.palette.color(QPalette::Base));
    filter.paint(&painter, corner.adjusted(1, 1, -1, -1));
  }
  frame(heights, active && !maskPainted_);
  if (base) return;
  if (index.data(LayerModel::Masked).toBool()) {
    painter.fillRect(mask, Qt::black);
    put(mask, index.data(LayerModel::MaskPicture).value<QImage>());
  } else {
    painter.fillRect(mask.adjusted(3, 3, -3, -3), QColor(255, 255, 255, 200));
  }
  frame(mask, active && maskPainted_);
  if (active && maskShown_) icon(QStringLiteral("eye")).paint(&painter, mask.adjusted(15, 15, 1, 1));
}

void LayerDelegate::paintGroup(QPainter& painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const {
  const bool collapsed = index.data(LayerModel::Collapsed).toBool();
  const auto put = [&painter](const QString& name, const QRect& area) {
    QRect centred(0, 0, kIcon, kIcon);
    centred.moveCenter(area.center());
    icon(name).paint(&painter, centred);
  };
  put(collapsed ? QStringLiteral("fold-closed") : QStringLiteral("fold-open"),
      arrowRect(option.rect, depthOf(index)));
  put(QStringLiteral("layer-group"), maskRect(option.rect, depthOf(index)));
}

QSize LayerDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
  return {option.rect.width(), kRowHeight};
}

void LayerDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
  const QPalette& palette = option.palette;
  const bool active = index.data(LayerModel::Active).toBool(),
             visible = index.data(LayerModel::Visible).toBool(),
             shown = index.data(LayerModel::Shown).toBool();
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  const bool hovered = option.state & QStyle::State_MouseOver;
  drawRow(*painter, option, active || index.data(LayerModel::Chosen).toBool());
  if (!index.data(LayerModel::IsBase).toBool()) {
    painter->setOpacity(visible && !shown ? 0.45 : 1.0);
    icon(visible ? QStringLiteral("eye") : QStringLiteral("eye-off")).paint(painter, eyeRect(option.rect));
    painter->setOpacity(1.0);
    const bool locked = index.data(LayerModel::Locked).toBool();
    if (locked || hovered) {
      painter->setOpacity(locked ? 1.0 : 0.45);
      icon(locked ? QStringLiteral("lock") : QStringLiteral("unlock")).paint(painter, lockRect(option.rect));
      painter->setOpacity(1.0);
    }
  }
  index.data(LayerModel::IsGroup).toBool() ? paintGroup(*painter, option, index)
                                           : paintPictures(*painter, option, index);
  const QRect text = textRect(option.rect, depthOf(index));
  const QFontMetrics metrics(option.font);
  QColor ink = palette.color(QPalette::Text);
  if (!shown) ink.setAlphaF(0.5F);
  painter->setPen(ink);
  painter->drawText(text, Qt::AlignTop | Qt::AlignLeft,
                    metrics.elidedText(index.data().toString(), Qt::ElideRight, text.width()));
  QFont small = option.font;
  small.setPointSizeF(small.pointSizeF() * 0.86);
  ink.setAlphaF(shown ? 0.65F : 0.4F);
  painter->setPen(ink);
  painter->setFont(small);
  painter->drawText(
      text, Qt::AlignBottom | Qt::AlignLeft,
      QFontMetrics(small).elidedText(index.data(LayerModel::Facts).toString(), Qt::ElideRight, text.width()));
  painter->restore();
}

void LayerDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                         const QModelIndex& index) const {
  editor->setGeometry(textRect(option.rect, depthOf(index)).adjusted(-4, 1, 0, -1));
}

bool LayerDelegate::editorEvent(QEvent* event, QAbstractItemModel*, const QStyleOptionViewItem& option,
                                const QModelIndex& index) {
  const bool press = event->type() == QEvent::MouseButtonPress,
             release = event->type() == QEvent::MouseButtonRelease;
  if (!press && !release) return false;
  const auto* mouse = static_cast<QMouseEvent*>(event);
  if (mouse->button() != Qt::LeftButton) return false;
  const QPoint at = mouse->position().toPoint();
  const bool base = index.data(LayerModel::IsBase).toBool(), group = index.data(LayerModel::IsGroup).toBool();
  const int depth = depthOf(index);
  if (group && arrowRect(option.rect, depth).contains(at)) {
    if (release) Q_EMIT arrowClicked(index);
    return true;
  }
  // With Ctrl or Shift a click chooses the row; Alt shows the mask.
  const bool chooses = mouse->modifiers().testAnyFlags(Qt::ControlModifier | Qt::ShiftModifier);
  if (!group && !chooses && heightsRect(option.rect, depth).contains(at)) {
    if (release) Q_EMIT heightsClicked(index);
    return true;
  }
  if (base) return false;
  if (!group && !chooses && maskRect(option.rect, depth).contains(at)) {
    if (release) Q_EMIT maskClicked(index, mouse->modifiers());
    return true;
  }
  const bool onEye = eyeRect(option.rect).adjusted(-kRowMargin, -8, 4, 8).contains(at);
  const bool onLock = lockRect(option.rect).adjusted(-4, -8, kRowMargin, 8).contains(at);
  if (release && onEye) Q_EMIT eyeClicked(index);
  if (release && onLock) Q_EMIT lockClicked(index);
  return onEye || onLock;
}

bool LayerDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                              const QModelIndex& index) {
  const bool base = index.data(LayerModel::IsBase).toBool(), group = index.data(LayerModel::IsGroup).toBool();
  const int depth = depthOf(index);
  QString tip;
  if (group && arrowRect(option.rect, depth).contains(event->pos())) tip = tr("Collapse or expand the group");
  if (!group && heightsRect(option.rect, depth).contains(event->pos()))
    tip = tr("What the layer holds; click: brushes sculpt it");
  if (!base && !group && maskRect(option.rect, depth).contains(event->pos()))
    tip = tr(
        "The layer's mask, white where it shows; click: brushes paint it, Alt+click: show it on the ground");
  if (tip.isEmpty()) return QStyledItemDelegate::helpEvent(event, view, option, index);
  QToolTip::showText(event->globalPos(), tip, view);
  return true;
}

}  // namespace scarp
