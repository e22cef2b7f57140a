#pragma once

#include <QPalette>
#include <span>

class QPainter;
class QPainterPath;
class QPointF;
class QRectF;
class QString;

namespace scarp {

/// Bars side by side over the width of a rectangle, 0…1 of its height: a histogram behind a curve.
void drawBars(QPainter& painter, const QRectF& area, std::span<const float> bars, const QPalette& colours);

/// A curve that runs from the left side of a rectangle to the right one, and what lies under it.
void drawCurve(QPainter& painter, const QRectF& area, const QPainterPath& line, const QPalette& colours);

/// 1, 2 or 5 times a power of ten, not below a number above 0: from tick to tick.
[[nodiscard]] double tickStep(double least);
/// How many decimals tell ticks apart, at most so many.
[[nodiscard]] int tickDecimals(double step, int most = 6);

/// The ground on which a plot is drawn: all of a widget.
void drawPlotGround(QPainter& painter, const QRectF& widget, const QPalette& colours);
/// Ticks and lengths along the lower side of a plot that is so many metres long.
void drawWayAxis(QPainter& painter, const QRectF& area, double length, double pixelsPerTick,
                 const QPalette& colours);
/// A tip beside a place, kept within the width of the widget.
void drawPlotTip(QPainter& painter, QPointF beside, const QString& text, double width, const QPalette& colours);

}  // namespace scarp
