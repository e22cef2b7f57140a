#pragma once

#include <QPalette>
#include <QPointF>
#include <QRectF>

#include "core/pick/PickReport.h"

class QPainter;

namespace scarp {

/// Where the ground lies on the map: north up, metres in true proportion.
struct MapView {
  Vec2 centre{0.0, 0.0};  ///< Column and row in the middle.
  double scale = 1.0;     ///< Pixels a metre, > 0.
  QRectF area;            ///< Pixels.

  [[nodiscard]] QPointF toMap(const GridFrame& frame, double column, double row) const {
    return area.center() +
           QPointF((column - centre.x()) * frame.dx * scale, (row - centre.y()) * frame.dy * scale);
  }
  [[nodiscard]] Vec2 toGrid(const GridFrame& frame, const QPointF& at) const {
    const QPointF off = (at - area.center()) / scale;
    return centre + Vec2(off.x() / frame.dx, off.y() / frame.dy);
  }
};

/// Draws a pick from above, as grid traversals are drawn: the grid, the pyramid's nodes nested by size,
/// the cells that a plain walk goes through numbered along the ray, those that the pick looked into filled,
/// the ray, the hit. Colours by the palette.
void paintRayMap(QPainter& painter, const MapView& view, const PickReport& report, const GridFrame& frame,
                 const QPalette& palette);

}  // namespace scarp
