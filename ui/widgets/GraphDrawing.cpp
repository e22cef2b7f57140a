#include "ui/widgets/GraphDrawing.h"

#include <QPainter>
#include <QPainterPath>

namespace scarp {

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

}  // namespace scarp
