#include "ui/widgets/Bars.h"

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

}  // namespace scarp
