#pragma once

#include <QPalette>
#include <span>

class QPainter;
class QRectF;

namespace scarp {

/// Bars side by side over the width of a rectangle, 0…1 of its height: a histogram behind a curve.
void drawBars(QPainter& painter, const QRectF& area, std::span<const float> bars, const QPalette& colours);

}  // namespace scarp
