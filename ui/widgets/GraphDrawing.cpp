#include "ui/widgets/GraphDrawing.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

struct PlotTexts {
  Q_DECLARE_TR_FUNCTIONS(PlotTexts)
};

}  // namespace

void drawBars(QPainter& painter, const QRectF& area, std::span<const float> bars, const QPalette& colours) {
  if (bars.empty()) return;
  const double width = area.width() / static_cast<double>(bars.size());
  QPainterPath outline(area.bottomLeft());
  for (std::size_t i = 0; i < bars.size(); ++i) {
    const double top = area.bottom() - static_cast<double>(bars[i]) * area.height();
    outline.lineTo(area.left() + static_cast<double>(i) * width, top);
    outline.lineTo(area.left() + static_cast<double>(i + 1) * width, top);
  }
  outline.lineTo(area.bottomRight());
  QColor colour = colours.color(QPalette::Text);
  colour.setAlphaF(0.22f);
  painter.fillPath(outline, colour);
}

void drawCurve(QPainter& painter, const QRectF& area, const QPainterPath& line, const QPalette& colours) {
  QPainterPath under = line;
  under.lineTo(area.bottomRight());
  under.lineTo(area.bottomLeft());
  QColor fill = colours.color(QPalette::Highlight);
  fill.setAlphaF(0.22f);
  painter.fillPath(under, fill);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colours.color(QPalette::Highlight), 1.8));
  painter.drawPath(line);
}

double tickStep(double least) {
  const double power = std::pow(10.0, std::floor(std::log10(least)));
  for (const double digit : {1.0, 2.0, 5.0})
    if (digit * power >= least) return digit * power;
  return 10.0 * power;
}

int tickDecimals(double step, int most) {
  return std::clamp(static_cast<int>(std::ceil(-std::log10(step))), 0, most);
}

void drawPlotGround(QPainter& painter, const QRectF& widget, const QPalette& colours) {
  QPainterPath rounded;
  rounded.addRoundedRect(widget.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
  painter.fillPath(rounded, colours.color(QPalette::Base));
  painter.setPen(QPen(colours.color(QPalette::Mid), 1.0));
  painter.drawPath(rounded);
}

void drawWayAxis(QPainter& painter, const QRectF& area, double length, double pixelsPerTick,
                 const QPalette& colours) {
  constexpr double kFar = 5.0;  // kilometres or miles
  const WayUnit unit = wayUnit(length, kFar);
  const double step = unit.metres * tickStep(length / unit.metres * pixelsPerTick / area.width());
  for (int i = 0; i * step <= length * (1.0 + 1e-9); ++i) {
    const double x = area.left() + area.width() * i * step / std::max(length, 1e-9);
    painter.setPen(QPen(colours.color(QPalette::Mid), 1.0));
    painter.drawLine(QPointF(x, area.bottom()), QPointF(x, area.bottom() + 4.0));
    painter.setPen(colours.color(QPalette::PlaceholderText));
    const QString text = PlotTexts::tr("%1 %2").arg(
        fixedText(i * step / unit.metres, tickDecimals(step / unit.metres)), unit.name);
    painter.drawText(QRectF(x - 50.0, area.bottom() + 4.0, 100.0, 18.0), Qt::AlignHCenter | Qt::AlignVCenter,
                     text);
  }
}

void drawPlotTip(QPainter& painter, QPointF beside, const QString& text, double width, const QPalette& colours) {
  const QRectF needed = painter.boundingRect(QRectF(0.0, 0.0, 400.0, 60.0), Qt::AlignLeft, text);
  QRectF tip(beside.x() + 10.0, beside.y(), needed.width() + 16.0, needed.height() + 8.0);
  if (tip.right() > width - 4.0) tip.moveRight(beside.x() - 10.0);
  tip.moveLeft(std::max(tip.left(), 4.0));
  painter.setPen(QPen(colours.color(QPalette::Mid), 1.0));
  painter.setBrush(colours.color(QPalette::ToolTipBase));
  painter.drawRoundedRect(tip, 4.0, 4.0);
  painter.setPen(colours.color(QPalette::ToolTipText));
  painter.drawText(tip, Qt::AlignCenter, text);
}

}  // namespace scarp
