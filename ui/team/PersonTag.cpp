#include "ui/team/PersonTag.h"

#include <QPainter>
#include <algorithm>

namespace scarp {

namespace {

constexpr int kTagWidest = 180, kTagMarginX = 7, kTagMarginY = 3, kTagAbove = 10, kTagEdge = 4;

}  // namespace

PersonTag::PersonTag(QWidget* view) : QWidget(view) {
  setObjectName(QStringLiteral("personTag"));
  setAttribute(Qt::WA_TransparentForMouseEvents);
  hide();
}

void PersonTag::show(const QString& name, const QColor& colour, const QPoint& at) {
  const QString shown = fontMetrics().elidedText(name, Qt::ElideRight, kTagWidest);
  const QSize size(fontMetrics().horizontalAdvance(shown) + 2 * kTagMarginX,
                   fontMetrics().height() + 2 * kTagMarginY);
  const QSize room = parentWidget()->size() - size - QSize(kTagEdge, kTagEdge);
  const QPoint wanted = at - QPoint(size.width() / 2, size.height() + kTagAbove);
  setGeometry({{std::clamp(wanted.x(), kTagEdge, std::max(kTagEdge, room.width())),
                std::clamp(wanted.y(), kTagEdge, std::max(kTagEdge, room.height()))},
               size});
  if (shown != name_ || colour != colour_) {
    name_ = shown;
    colour_ = colour;
    setAccessibleName(name);
    update();
  }
  QWidget::show();
}

void PersonTag::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(QColor(14, 16, 20, 190), 1.0));
  painter.setBrush(colour_);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
  painter.setPen(QColor(14, 16, 20));
  painter.drawText(rect(), Qt::AlignCenter, name_);
}

}  // namespace scarp
