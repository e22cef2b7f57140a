#include "ui/widgets/BrushProfile.h"

#include <QPainter>
#include <QPainterPath>
#include <cmath>

#include "core/brush/BrushSchema.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/Icons.h"

namespace scarp {
namespace {

// From the left rim at the bottom over the top to the right rim.
QPainterPath profile(const QRectF& area, const BrushSettings& brush) {
  QPainterPath path(area.bottomLeft());
  const int steps = std::max(24, static_cast<int>(area.width()));
  for (int i = 0; i <= steps; ++i) {
    const double x = 2.0 * i / steps - 1.0;  // −1…1 of the radius
    path.lineTo(area.left() + area.width() * i / steps,
                area.bottom() - area.height() * brushWeight(brush, std::abs(x)));
  }
  path.lineTo(area.bottomRight());
  return path;
}

}  // namespace

BrushProfile::BrushProfile(QWidget* parent) : QWidget(parent) {
  setAccessibleName(tr("Brush profile"));
  setToolTip(tr("The brush cut through its middle: how much of its strength acts from rim to rim"));
  setFixedHeight(sizeHint().height());
}

void BrushProfile::setBrush(const BrushSettings& brush) {
  brush_ = brush;
  update();
}

void BrushProfile::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  painter.setPen(QPen(palette().color(QPalette::Mid), 1.0));
  painter.setBrush(palette().color(QPalette::Base));
  painter.drawRoundedRect(frame, 5, 5);

  const QRectF area = frame.adjusted(12, 11, -12, -10);
  if (brush_.innerRadius > 0.0) {
    QPen dashes(palette().color(QPalette::PlaceholderText), 1.0, Qt::DotLine);
    painter.setPen(dashes);
    for (const double side : {-1.0, 1.0}) {
      const double x = area.center().x() + side * brush_.innerRadius * 0.5 * area.width();
      painter.drawLine(QPointF(x, area.top() - 4), QPointF(x, area.bottom()));
    }
  }
  QColor fill = palette().color(QPalette::Highlight);
  fill.setAlphaF(0.3f);
  const QPainterPath path = profile(area, brush_);
  painter.fillPath(path, fill);
  painter.setPen(QPen(palette().color(QPalette::Highlight), 1.8));
  painter.drawPath(path);
  painter.setPen(QPen(palette().color(QPalette::Mid), 1.0));
  painter.drawLine(area.bottomLeft() - QPointF(6, 0), area.bottomLeft());
  painter.drawLine(area.bottomRight(), area.bottomRight() + QPointF(6, 0));
}

QIcon falloffIcon(Falloff falloff) {
  BrushSettings brush;
  brush.falloff = falloff;
  return drawnIcon([brush](QPainter& painter, const QRectF& rect, const IconInk& ink) {
    const double margin = 0.08 * rect.width();
    const QPainterPath path =
        profile(rect.adjusted(margin, 0.22 * rect.height(), -margin, -0.18 * rect.height()), brush);
    QColor fill = ink.accent;
    fill.setAlphaF(0.25f);
    painter.fillPath(path, fill);
    painter.setPen(QPen(ink.ink, rect.width() / 15.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
  });
}

QString falloffTitle(Falloff falloff) { return coreText(falloffNames().title(falloff)); }

}  // namespace scarp
