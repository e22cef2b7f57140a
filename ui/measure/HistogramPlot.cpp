#include "ui/measure/HistogramPlot.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/widgets/GraphDrawing.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

constexpr double kPlotLeft = 46.0, kPlotRight = 14.0, kPlotTop = 12.0, kPlotBottom = 24.0;
constexpr double kPixelsPerValue = 84.0, kPixelsPerShare = 30.0;
constexpr double kMinBarWidth = 3.0;  ///< Pixels.
constexpr double kGrabDistance = 8.0;
constexpr int kAxisTextPixels = 11;

}  // namespace

double perAxisUnit(GroundMeasure measure) {
  return measure == GroundMeasure::Height ? shownUnit(QStringLiteral("m")).perBase : 1.0;
}

QString histogramText(GroundMeasure measure, double value, int decimals) {
  return measure == GroundMeasure::Height ? lengthText(value, decimals)
                                          : HistogramPlot::tr("%1°").arg(fixedText(value, decimals));
}

HistogramPlot::HistogramPlot(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("histogramPlot"));
  setAccessibleName(tr("Histogram"));
  setToolTip(tr("Drag over the bars to choose a range, or drag its ends"));
  setWhatsThis(
      tr("The distribution of the values. Drag over the bars to choose a range, or drag its ends. Keys: Left "
         "and "
         "Right move an end, with Shift by ten bars; Down chooses the lower end, Up the upper one; Enter "
         "selects; "
         "Esc removes the range."));
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void HistogramPlot::show(const Distribution& distribution, GroundMeasure measure) {
  distribution_ = distribution;
  measure_ = measure;
  fitBars();
  update();
}

void HistogramPlot::setLogarithmic(bool logarithmic) {
  logarithmic_ = logarithmic;
  update();
}

void HistogramPlot::setRange(std::optional<Range> range) {
  if (drag_ != Drag::None) return;
  range_ = range;
  update();
}

void HistogramPlot::setEmptyText(const QString& text) {
  emptyText_ = text;
  update();
}

QRectF HistogramPlot::plotRect() const {
  return QRectF(rect()).adjusted(kPlotLeft, kPlotTop, -kPlotRight, -kPlotBottom);
}

void HistogramPlot::fitBars() {
  bars_ = distribution_.withMaxBins(std::max(2, static_cast<int>(plotRect().width() / kMinBarWidth)));
}

void HistogramPlot::resizeEvent(QResizeEvent*) { fitBars(); }

double HistogramPlot::xOf(double value) const {
  const QRectF plot = plotRect();
  const double length = std::max(static_cast<double>(bars_.counts.size()) * bars_.width(), 1e-9);
  return plot.left() + plot.width() * (value - bars_.begin()) / length;
}

double HistogramPlot::valueAt(double x) const {
  const QRectF plot = plotRect();
  const double length = static_cast<double>(bars_.counts.size()) * bars_.width();
  return bars_.begin() + length * (x - plot.left()) / std::max(plot.width(), 1.0);
}

double HistogramPlot::barHeight(std::int64_t count) const {
  const auto most = static_cast<double>(std::ranges::max(bars_.counts)), value = static_cast<double>(count);
  return logarithmic_ ? std::log1p(value) / std::log1p(most) : value / most;
}

void HistogramPlot::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  drawPlotGround(painter, rect(), palette());
  if (bars_.counts.empty() || plotRect().width() < 10.0 || plotRect().height() < 10.0) {
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(rect().adjusted(12, 8, -12, -8), Qt::AlignCenter | Qt::TextWordWrap, emptyText_);
    return;
  }
  QFont small = font();
  small.setPixelSize(kAxisTextPixels);
  painter.setFont(small);
  paintAxes(painter);
  paintBars(painter);
  paintRange(painter);
  paintPointed(painter);
  if (hasFocus()) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1.0));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
  }
}

void HistogramPlot::paintAxes(QPainter& painter) const {
  const QRectF plot = plotRect();
  const QColor grid = palette().color(QPalette::Mid), quiet = palette().color(QPalette::PlaceholderText);
  const auto across = [&](double height, const QString& text) {
    const double y = plot.bottom() - height * plot.height();
    painter.setPen(QPen(grid, 1.0));
    painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    painter.setPen(quiet);
    painter.drawText(QRectF(0.0, y - 8.0, plot.left() - 5.0, 16.0), Qt::AlignRight | Qt::AlignVCenter, text);
  };
  const std::int64_t most = std::ranges::max(bars_.counts);
  if (logarithmic_) {
    double last = -1.0;
    for (std::int64_t count = 1; count <= most; count *= 10) {
      const double height = barHeight(count);
      if ((height - last) * plot.height() < kAxisTextPixels + 3) continue;
      last = height;
      const bool many = count >= 1000;
      across(height, many ? tr("%1k").arg(countText(count / 1000)) : countText(count));
    }
  } else {
    const double top = 100.0 * static_cast<double>(most) / static_cast<double>(bars_.samples);  // Percent.
    const double step = tickStep(top * kPixelsPerShare / plot.height());
    for (int i = 0; i * step <= top; ++i)
      across(i * step / top, tr("%1 %").arg(fixedText(i * step, tickDecimals(step))));
  }
  const double perUnit = perAxisUnit(measure_), begin = valueAt(plot.left()), end = valueAt(plot.right());
  const double step = tickStep((end - begin) * perUnit * kPixelsPerValue / plot.width()) / perUnit;
  for (double tick = std::ceil(begin / step); tick * step <= end; ++tick) {
    const double x = xOf(tick * step);
    painter.setPen(QPen(grid, 1.0));
    painter.drawLine(QPointF(x, plot.bottom()), QPointF(x, plot.bottom() + 4.0));
    painter.setPen(quiet);
    painter.drawText(QRectF(x - 50.0, plot.bottom() + 4.0, 100.0, 18.0), Qt::AlignHCenter | Qt::AlignVCenter,
                     histogramText(measure_, tick * step, tickDecimals(step * perUnit)));
  }
}

void HistogramPlot::paintBars(QPainter& painter) const {
  const QRectF plot = plotRect();
  QPainterPath outline(plot.bottomLeft());
  for (std::size_t i = 0; i < bars_.counts.size(); ++i) {
    const double begin = bars_.begin() + static_cast<double>(i) * bars_.width();
    const double top = plot.bottom() - barHeight(bars_.counts[i]) * plot.height();
    outline.lineTo(xOf(begin), top);
    outline.lineTo(xOf(begin + bars_.width()), top);
  }
  outline.lineTo(plot.bottomRight());
  QColor plain = palette().color(QPalette::Text);
  plain.setAlphaF(range_ ? 0.25F : 0.5F);
  painter.fillPath(outline, plain);
  if (!range_) return;
  const double left = std::clamp(xOf(range_->low), plot.left(), plot.right());
  const double right = std::clamp(xOf(range_->high), plot.left(), plot.right());
  painter.save();
  painter.setClipRect(QRectF(left, 0.0, std::max(right - left, 1.0), height()));
  painter.fillPath(outline, palette().color(QPalette::Highlight));
  painter.restore();
}

void HistogramPlot::paintRange(QPainter& painter) const {
  if (!range_) return;
  const QRectF plot = plotRect();
  QColor veil = palette().color(QPalette::Highlight);
  veil.setAlphaF(0.12F);
  const double left = std::clamp(xOf(range_->low), plot.left(), plot.right());
  const double right = std::clamp(xOf(range_->high), plot.left(), plot.right());
  painter.fillRect(QRectF(left, plot.top(), right - left, plot.height()), veil);
  for (const auto& [end, x] : {std::pair(Drag::Low, left), std::pair(Drag::High, right)}) {
    const bool marked = drag_ == end || (drag_ == Drag::None && under_ == end);
    const bool keyed = hasFocus() && active_ == end;
    painter.setPen(QPen(palette().color(QPalette::Highlight), marked ? 2.5 : 1.5));
    painter.drawLine(QPointF(x, plot.top() - 4.0), QPointF(x, plot.bottom()));
    painter.setPen(QPen(palette().color(QPalette::Text), keyed ? 2.5 : 1.5));
    painter.setBrush(palette().color(marked || keyed ? QPalette::Highlight : QPalette::Base));
    painter.drawRoundedRect(QRectF(x - 4.0, plot.center().y() - 9.0, 8.0, 18.0), 3.0, 3.0);
  }
}

void HistogramPlot::paintPointed(QPainter& painter) const {
  const std::optional<double> value = drag_ == Drag::Low    ? std::optional(range_->low)
                                      : drag_ == Drag::High ? std::optional(range_->high)
                                                            : pointed_;
  if (!value) return;
  const QRectF plot = plotRect();
  const double x = std::clamp(xOf(*value), plot.left(), plot.right());
  painter.setPen(QPen(palette().color(QPalette::Text), 1.0, Qt::DotLine));
  painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
  const int decimals = tickDecimals(bars_.width() * perAxisUnit(measure_), 3);
  drawPlotTip(painter, {x, plot.top()},
              tr("%1\n%2 % below")
                  .arg(histogramText(measure_, *value, decimals),
                       fixedText(100.0 * distribution_.shareBelow(*value), 1)),
              width(), palette());
}

HistogramPlot::Drag HistogramPlot::endAt(double x) const {
  if (!range_) return Drag::None;
  const double low = std::abs(x - xOf(range_->low)), high = std::abs(x - xOf(range_->high));
  if (std::min(low, high) > kGrabDistance) return Drag::None;
  // Equal ends: the side of the pointer decides.
  if (low == high) return x < xOf(range_->low) ? Drag::Low : Drag::High;
  return low < high ? Drag::Low : Drag::High;
}

void HistogramPlot::setEdited(std::optional<Range> range) {
  if (range == range_) return;
  range_ = range;
  update();
  Q_EMIT rangeEdited();
}

void HistogramPlot::moveEnd(Drag end, double value) {
  const double kept = std::clamp(value, distribution_.low, distribution_.high);
  Range range = range_.value_or(Range{distribution_.low, distribution_.high});
  if (end == Drag::Low)
    range.low = std::min(kept, range.high);
  else
    range.high = std::max(kept, range.low);
  setEdited(range);
}

void HistogramPlot::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || bars_.counts.empty()) return event->ignore();
  const double x = event->position().x();
  before_ = range_;
  pressedAt_ = valueAt(x);
  drag_ = endAt(x);
  if (drag_ == Drag::None)
    drag_ = Drag::New;  // The range begins with the first move, so a click changes nothing.
  else
    active_ = drag_;
  update();
}

void HistogramPlot::mouseMoveEvent(QMouseEvent* event) {
  const double x = event->position().x();
  if (drag_ == Drag::None) {
    under_ = endAt(x);
    setCursor(under_ != Drag::None ? Qt::SizeHorCursor : Qt::CrossCursor);
    const QRectF plot = plotRect();
    pointed_ = bars_.counts.empty() || x < plot.left() || x > plot.right() ? std::nullopt
                                                                           : std::optional(valueAt(x));
    update();
    return;
  }
  const double value = valueAt(x);
  if (drag_ != Drag::New) return moveEnd(drag_, value);
  if (std::abs(x - xOf(pressedAt_)) < kMinBarWidth && range_ == before_) return;
  const auto kept = [this](double v) { return std::clamp(v, distribution_.low, distribution_.high); };
  pointed_ = value;
  active_ = value < pressedAt_ ? Drag::Low : Drag::High;
  setEdited(Range{kept(std::min(value, pressedAt_)), kept(std::max(value, pressedAt_))});
}

void HistogramPlot::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  drag_ = Drag::None;
  update();
}

void HistogramPlot::leaveEvent(QEvent*) {
  pointed_.reset();
  under_ = Drag::None;
  update();
}

void HistogramPlot::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && (drag_ != Drag::None || range_)) {
    const bool dragging = std::exchange(drag_, Drag::None) != Drag::None;
    return setEdited(dragging ? before_ : std::nullopt);
  }
  if (bars_.counts.empty()) return QWidget::keyPressEvent(event);
  const Range range = range_.value_or(Range{distribution_.low, distribution_.high});
  const double at = active_ == Drag::Low ? range.low : range.high;
  const double step = bars_.width() * (event->modifiers() & Qt::ShiftModifier ? 10.0 : 1.0);
  switch (event->key()) {
    case Qt::Key_Left:
      return moveEnd(active_, at - step);
    case Qt::Key_Right:
      return moveEnd(active_, at + step);
    case Qt::Key_Home:
      return moveEnd(active_, distribution_.low);
    case Qt::Key_End:
      return moveEnd(active_, distribution_.high);
    case Qt::Key_Down:
    case Qt::Key_Up:
      active_ = event->key() == Qt::Key_Down ? Drag::Low : Drag::High;
      return update();
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (range_) Q_EMIT applyAsked();
      return;
    default:
      return QWidget::keyPressEvent(event);
  }
}

void HistogramPlot::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
}

void HistogramPlot::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

}  // namespace scarp
