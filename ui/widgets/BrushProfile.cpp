#include "ui/widgets/BrushProfile.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <cmath>

#include "ui/Icons.h"

namespace scarp {
namespace {

// From the left rim at the bottom over the top to the right rim.
QPainterPath profile(const QRectF& area, Falloff falloff, double innerRadius) {
  QPainterPath path(area.bottomLeft());
  const int steps = std::max(24, static_cast<int>(area.width()));
  for (int i = 0; i <= steps; ++i) {
    const double x = 2.0 * i / steps - 1.0;  // −1…1 of the radius
    const double d = std::max(0.0, (std::abs(x) - innerRadius) / (1.0 - innerRadius));
    path.lineTo(area.left() + area.width() * i / steps,
                area.bottom() - area.height() * falloffWeight(falloff, d));
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

void BrushProfile::setShape(Falloff falloff, double innerRadius) {
  falloff_ = falloff;
  innerRadius_ = innerRadius;
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
  if (innerRadius_ > 0.0) {
    QPen dashes(palette().color(QPalette::PlaceholderText), 1.0, Qt::DotLine);
    painter.setPen(dashes);
    for (const double side : {-1.0, 1.0}) {
      const double x = area.center().x() + side * innerRadius_ * 0.5 * area.width();
      painter.drawLine(QPointF(x, area.top() - 4), QPointF(x, area.bottom()));
    }
  }
  QColor fill = palette().color(QPalette::Highlight);
  fill.setAlphaF(0.3f);
  const QPainterPath path = profile(area, falloff_, innerRadius_);
  painter.fillPath(path, fill);
  painter.setPen(QPen(palette().color(QPalette::Highlight), 1.8));
  painter.drawPath(path);
  painter.setPen(QPen(palette().color(QPalette::Mid), 1.0));
  painter.drawLine(area.bottomLeft() - QPointF(6, 0), area.bottomLeft());
  painter.drawLine(area.bottomRight(), area.bottomRight() + QPointF(6, 0));
}

QIcon falloffIcon(Falloff falloff) {
  return drawnIcon([falloff](QPainter& painter, const QRectF& rect, const IconInk& ink) {
    const double margin = 0.08 * rect.width();
    const QPainterPath path =
        profile(rect.adjusted(margin, 0.22 * rect.height(), -margin, -0.18 * rect.height()), falloff, 0.0);
    QColor fill = ink.accent;
    fill.setAlphaF(0.25f);
    painter.fillPath(path, fill);
    painter.setPen(QPen(ink.ink, rect.width() / 15.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
  });
}

QString falloffTitle(Falloff falloff) {
  switch (falloff) {
    case Falloff::Smooth:
      return QCoreApplication::translate("Falloff", "Smooth");
    case Falloff::Linear:
      return QCoreApplication::translate("Falloff", "Linear");
    case Falloff::Spherical:
      return QCoreApplication::translate("Falloff", "Spherical");
    case Falloff::Sharp:
      return QCoreApplication::translate("Falloff", "Sharp");
    case Falloff::Constant:
      return QCoreApplication::translate("Falloff", "Constant");
  }
  return {};
}

}  // namespace scarp
