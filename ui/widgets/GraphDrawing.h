#pragma once

#include <QPalette>
#include <span>

class QPainter;
class QPainterPath;
class QRectF;

namespace scarp {

/// Bars side by side over the width of a rectangle, 0…1 of its height: a histogram behind a curve.
void drawBars(QPainter& painter, const QRectF& area, std::span<const float> bars, const QPalette& colours);

/// A curve that runs from the left side of a rectangle to the right one, and what lies under it.
void drawCurve(QPainter& painter, const QRectF& area, const QPainterPath& line, const QPalette& colours);

}  // namespace scarp
