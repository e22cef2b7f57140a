#include "ui/materials/MaterialList.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>

#include "ui/materials/MaterialPicture.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Theme.h"

namespace scarp {
namespace {

constexpr int kMinCellHeight = 24, kButton = 16, kMargin = 6, kPicture = 18;
/// More materials get another column if the names stay readable.
constexpr int kRowsPerColumn = 5, kReadableCharacters = 12;
constexpr int kWideCell = 170;  ///< Pixels, from which a cell has room for its buttons and its share.

bool isWide(const QRect& cell) { return cell.width() >= kWideCell; }
/// The area of a button in which a click activates it.
QRect clickArea(const QRect& button, const QRect& cell) {
  return {button.left() - 1, cell.top(), button.width() + 2, cell.height()};
}

QRect pictureRect(const QRect& cell) {
  const int left = isWide(cell) ? MaterialDelegate::eyeRect(cell).right() + kMargin : cell.left() + 4;
  return {left, cell.center().y() - kPicture / 2 + 1, kPicture, kPicture};
}
QRect textRect(const QRect& cell, bool hasButtons) {
  const int right = !hasButtons    ? cell.right() - 3
                    : isWide(cell) ? MaterialDelegate::soloRect(cell).left() - 4
                                   : MaterialDelegate::eyeRect(cell).left() - 3;
  return {QPoint(pictureRect(cell).right() + kMargin, cell.top()), QPoint(right, cell.bottom())};
}

QString coverText(double share) {
  if (!(share > 0.0)) return MaterialList::tr("nowhere");
  const double percent = 100.0 * share;
  return percent < 0.05 ? MaterialList::tr("under 0.1 %")
                        : MaterialList::tr("%1 %").arg(fixedText(percent, percent < 9.95 ? 1 : 0));
}

}  // namespace

QRect MaterialDelegate::eyeRect(const QRect& cell) {
  const int left = isWide(cell) ? cell.left() + kMargin : soloRect(cell).left() - kButton - 3;
  return {left, cell.center().y() - kButton / 2 + 1, kButton, kButton};
}
QRect MaterialDelegate::soloRect(const QRect& cell) {
  return {cell.right() - (isWide(cell) ? kMargin : 3) - kButton, cell.center().y() - kButton / 2 + 1, kButton,
          kButton};
}

void MaterialDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setRenderHint(QPainter::SmoothPixmapTransform);
  const QPalette& colours = option.palette;
  const bool muted = index.data(Muted).toBool(), solo = index.data(Solo).toBool(), wide = isWide(option.rect);
  const bool chosen = option.state & QStyle::State_Selected, hovered = option.state & QStyle::State_MouseOver;
  drawRow(*painter, option, chosen);
  const bool showsEye = wide || muted || solo || hovered, showsSolo = solo || hovered || (wide && chosen);
  if (showsEye)
    icon(muted ? QStringLiteral("eye-off") : QStringLiteral("eye")).paint(painter, eyeRect(option.rect));
  painter->setOpacity(muted ? 0.4 : 1.0);
  index.data(Qt::DecorationRole).value<QIcon>().paint(painter, pictureRect(option.rect));
  const QRect text = textRect(option.rect, wide || showsEye);
  QFont small = option.font;
  small.setPointSizeF(small.pointSizeF() * 0.86);
  const QString cover =
      wide && index.data(Share).isValid() ? coverText(index.data(Share).toDouble()) : QString();
  const int beside = wide ? QFontMetrics(small).horizontalAdvance(cover) + kMargin : 0;
  painter->setPen(colours.color(QPalette::Text));
  painter->drawText(
      text, Qt::AlignVCenter | Qt::AlignLeft,
      option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, text.width() - beside));
  painter->setFont(small);
  QColor quiet = colours.color(QPalette::Text);
  quiet.setAlphaF(0.65F);
  painter->setPen(quiet);
  painter->drawText(text, Qt::AlignVCenter | Qt::AlignRight, cover);
  painter->setOpacity(1.0);
  if (showsSolo) {
    const QRectF button = QRectF(soloRect(option.rect)).adjusted(0.5, 0.5, -0.5, -0.5);
    painter->setPen(QPen(solo ? colours.color(QPalette::Highlight) : quiet, 1.0));
    painter->setBrush(solo ? QBrush(colours.color(QPalette::Highlight)) : QBrush(Qt::NoBrush));
    painter->drawRoundedRect(button, 4, 4);
    painter->setPen(solo ? colours.color(QPalette::HighlightedText) : quiet);
    small.setBold(true);
    painter->setFont(small);
    painter->drawText(button, Qt::AlignCenter, QStringLiteral("S"));
  }
  if (chosen) {
    painter->setPen(QPen(colours.color(QPalette::Highlight), 2.0));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(pictureRect(option.rect)).adjusted(-1.0, -1.0, 1.0, 1.0), 3, 3);
  }
  painter->restore();
}

QSize MaterialDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
  const auto* list = qobject_cast<const MaterialList*>(option.widget);
  return list ? list->cellSize() : QSize(kWideCell, kMinCellHeight);
}

void MaterialDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                            const QModelIndex&) const {
  const QRect text = textRect(option.rect, isWide(option.rect));
  const int height = std::min(option.rect.height(), editor->sizeHint().height());
  editor->setGeometry(text.left() - 4, option.rect.center().y() - height / 2, text.width() + 4, height);
}

bool MaterialDelegate::editorEvent(QEvent* event, QAbstractItemModel*, const QStyleOptionViewItem& option,
                                   const QModelIndex& index) {
  const bool press = event->type() == QEvent::MouseButtonPress,
             release = event->type() == QEvent::MouseButtonRelease;
  if (!press && !release && event->type() != QEvent::MouseButtonDblClick) return false;
  const auto* mouse = static_cast<QMouseEvent*>(event);
  if (mouse->button() != Qt::LeftButton) return false;
  const QPoint at = mouse->position().toPoint();
  const bool onEye = clickArea(eyeRect(option.rect), option.rect).contains(at);
  const bool onSolo = clickArea(soloRect(option.rect), option.rect).contains(at);
  if (release && onEye) Q_EMIT eyeClicked(index);
  if (release && onSolo) Q_EMIT soloClicked(index);
  return onEye || onSolo;
}

bool MaterialDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view,
                                 const QStyleOptionViewItem& option, const QModelIndex& index) {
  const QString name = index.data().toString();
  const QString share = index.data(Share).isValid() ? coverText(index.data(Share).toDouble()) : QString();
  QString tip = share.isEmpty()
                    ? tr("%1. Click: paint with this material. Double-click: rename it").arg(name)
                    : tr("%1, %2. Click: paint with this material. Double-click: rename it").arg(name, share);
  if (clickArea(eyeRect(option.rect), option.rect).contains(event->pos()))
    tip =
        tr("Hide the material in the view, so that what lies below it shows. Rules, paint and exports stay "
           "as they are");
  if (clickArea(soloRect(option.rect), option.rect).contains(event->pos()))
    tip = tr("Show this material alone, all others in grey. Rules, paint and exports stay as they are");
  QToolTip::showText(event->globalPos(), tip, view);
  return true;
}

MaterialList::MaterialList(QWidget* parent) : QListWidget(parent) {
  setObjectName(QStringLiteral("materials"));
  setAccessibleName(tr("Materials"));
  setWhatsThis(
      tr("The materials of the terrain. A click paints with one, a double click renames it; the eye hides "
         "it in the view, S shows it alone"));
  setMouseTracking(true);  // for the buttons that show under the pointer
  setUniformItemSizes(true);
  setFlow(QListView::LeftToRight);
  setWrapping(true);
  setResizeMode(QListView::Adjust);
  setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
  auto* delegate = new MaterialDelegate(this);
  setItemDelegate(delegate);
  const auto idOf = [](const QModelIndex& index) { return index.data(MaterialDelegate::Id).toUInt(); };
  connect(delegate, &MaterialDelegate::eyeClicked, this,
          [this, idOf](const QModelIndex& index) { Q_EMIT muteClicked(idOf(index)); });
  connect(delegate, &MaterialDelegate::soloClicked, this,
          [this, idOf](const QModelIndex& index) { Q_EMIT soloClicked(idOf(index)); });
  connect(this, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
    if (!showing_ && item) Q_EMIT picked(item->data(MaterialDelegate::Id).toUInt());
  });
  connect(this, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
    if (!showing_) Q_EMIT renamed(item->data(MaterialDelegate::Id).toUInt(), item->text().trimmed());
  });
}

void MaterialList::setMaterials(const std::vector<Material>& materials, MaterialId chosen) {
  showing_ = true;
  const bool same = std::ssize(materials) == count();
  if (!same) clear();
  for (std::size_t i = 0; i < materials.size(); ++i) {
    const Material& material = materials[i];
    QListWidgetItem* there = same ? item(static_cast<int>(i)) : new QListWidgetItem(this);
    there->setText(QString::fromStdString(material.name));
    there->setIcon(materialIcon(material));
    there->setFlags(there->flags() | Qt::ItemIsEditable);
    if (there->data(MaterialDelegate::Id).toUInt() != material.id) {
      there->setData(MaterialDelegate::Id, material.id);
      there->setData(MaterialDelegate::Share, {});
    }
    if (material.id == chosen) setCurrentItem(there);
  }
  showing_ = false;
  fitCells();
}

bool MaterialList::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange) fitCells();
  return QListWidget::viewportEvent(event);
}

void MaterialList::fitCells() {
  const int width = viewport()->width();
  const int minWidth = kPicture + 4 + kMargin + kReadableCharacters * fontMetrics().averageCharWidth();
  const int columns =
      std::clamp((count() + kRowsPerColumn - 1) / kRowsPerColumn, 1, std::max(width / minWidth, 1));
  const QSize cell(width / columns, std::max(kMinCellHeight, fontMetrics().height() + kMargin));
  if (cell == cell_) return;
  cell_ = cell;
  scheduleDelayedItemsLayout();
}

void MaterialList::setShares(const std::vector<double>& shares) {
  if (std::ssize(shares) != count()) return;
  showing_ = true;
  for (int i = 0; i < count(); ++i)
    item(i)->setData(MaterialDelegate::Share, shares[static_cast<std::size_t>(i)]);
  showing_ = false;
}

void MaterialList::setMarks(const std::set<MaterialId>& muted, const std::set<MaterialId>& solo) {
  showing_ = true;
  for (int i = 0; i < count(); ++i) {
    const MaterialId id = item(i)->data(MaterialDelegate::Id).toUInt();
    item(i)->setData(MaterialDelegate::Muted, muted.contains(id));
    item(i)->setData(MaterialDelegate::Solo, solo.contains(id));
  }
  showing_ = false;
}

MaterialId MaterialList::chosen() const {
  const QListWidgetItem* item = currentItem();
  return item ? item->data(MaterialDelegate::Id).toUInt() : 0;
}

}  // namespace scarp
