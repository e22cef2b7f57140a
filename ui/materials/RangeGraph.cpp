#include "ui/materials/RangeGraph.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "core/material/ConditionWeight.h"
#include "ui/materials/RuleText.h"
#include "ui/widgets/GraphDrawing.h"

namespace scarp {
namespace {

constexpr double kNear = 9.0;      ///< Pixels from a handle within which it is meant.
constexpr double kOpenAt = 0.004;  ///< Of the axis: an end so near to the side is pulled over it.
constexpr std::array kHandles{RangeGraph::Handle::SoftLow, RangeGraph::Handle::Low, RangeGraph::Handle::High,
                              RangeGraph::Handle::SoftHigh};

bool turns(const RuleCondition& condition) { return condition.by == GroundMeasure::Aspect; }
double turned(double degrees) { return degrees - 360.0 * std::floor(degrees / 360.0); }

/// As many digits as one pixel of the axis tells apart.
double roundedTo(double value, double step) {
  if (!(step > 0.0)) return value;
  const double digit = std::pow(10.0, std::floor(std::log10(step)));
  return std::round(value / digit) * digit;
}

}  // namespace

RangeGraph::RangeGraph(QWidget* parent) : QWidget(parent) {
  setAccessibleName(tr("Where the condition holds"));
  setToolTip(tr("Drag the ends of the range and of its softness; pull an end over the side to open it"));
  setFixedHeight(sizeHint().height());
  setMouseTracking(true);
  setFocusPolicy(Qt::ClickFocus);
}

void RangeGraph::setCondition(const RuleCondition& condition) {
  if (dragging_ || condition == condition_) return;
  condition_ = condition;
  update();
}

void RangeGraph::setHistogram(MeasureHistogram histogram) {
  if (dragging_) return;
  histogram_ = std::move(histogram);
  update();
}

QRectF RangeGraph::area() const {
  return QRectF(rect()).adjusted(9.0, 9.0, -9.0, -9.0 - fontMetrics().height());
}

std::optional<QPointF> RangeGraph::pixelOf(Handle handle) const {
  const bool low = handle == Handle::SoftLow || handle == Handle::Low;
  const bool foot = handle == Handle::SoftLow || handle == Handle::SoftHigh;
  double value = low ? condition_.low : condition_.high;
  if (low ? openLow(condition_) : openHigh(condition_)) return {};
  if (foot) value += low ? -condition_.softLow : condition_.softHigh;
  if (turns(condition_)) {
    if (condition_.high - condition_.low >= 360.0) return {};
    value = turned(value);
  }
  const double fraction = std::clamp(histogram_.fractionOf(value), 0.0, 1.0);
  const QRectF a = area();
  return QPointF(a.left() + fraction * a.width(), foot != condition_.inverted ? a.bottom() : a.top());
}

std::optional<RangeGraph::Handle> RangeGraph::handleAt(const QPointF& pixel) const {
  std::optional<Handle> nearest;
  double least = kNear;
  const double half = area().center().y();
  for (const Handle handle : kHandles) {
    const auto at = pixelOf(handle);
    // Lines go up from their handles: any height in the same half of the graph will do.
    if (!at || (at->y() < half) != (pixel.y() < half)) continue;
    const double distance = std::abs(at->x() - pixel.x());
    if (distance >= least) continue;
    least = distance;
    nearest = handle;
  }
  if (nearest) return nearest;
  // An open end is grasped at the side.
  const QRectF a = area();
  if (openLow(condition_) && std::abs(pixel.x() - a.left()) < kNear) return Handle::Low;
  if (openHigh(condition_) && std::abs(pixel.x() - a.right()) < kNear) return Handle::High;
  return {};
}

RuleCondition RangeGraph::dragged(Handle handle, double fraction) const {
  RuleCondition condition = condition_;
  const QRectF a = area();
  const double kept = std::clamp(fraction, 0.0, 1.0);
  const double value = histogram_.valueAt(kept);
  const double at = roundedTo(value, histogram_.valueAt(kept + 1.0 / a.width()) - value);
  const bool over = !turns(condition) && (fraction <= kOpenAt || fraction >= 1.0 - kOpenAt);
  const double low = over && fraction <= kOpenAt ? -kHighest : at,
               high = over && fraction >= 1.0 - kOpenAt ? kHighest : at;
  switch (handle) {
    case Handle::Low:
      condition.low = turns(condition) ? at : std::min(low, condition.high);
      break;
    case Handle::High:
      condition.high = turns(condition) ? at : std::max(high, condition.low);
      break;
    case Handle::SoftLow:
      condition.softLow = turns(condition) ? turned(condition.low - at) : std::max(0.0, condition.low - at);
      break;
    case Handle::SoftHigh:
      condition.softHigh =
          turns(condition) ? turned(at - condition.high) : std::max(0.0, at - condition.high);
      break;
  }
  return condition;
}

void RangeGraph::take(const RuleCondition& condition) {
  if (condition == condition_) return;
  condition_ = condition;
  update();
  Q_EMIT conditionEdited(condition_);
}

void RangeGraph::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return event->ignore();
  dragging_ = handleAt(event->position());
  if (!dragging_) return;
  before_ = condition_;
  Q_EMIT editBegun();
}

void RangeGraph::mouseMoveEvent(QMouseEvent* event) {
  if (!dragging_) {
    if (const auto under = handleAt(event->position()); under != under_) {
      under_ = under;
      setCursor(under ? Qt::SizeHorCursor : Qt::ArrowCursor);
      update();
    }
    return;
  }
  const QRectF a = area();
  take(dragged(*dragging_, (event->position().x() - a.left()) / a.width()));
}

void RangeGraph::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !dragging_) return;
  dragging_.reset();
  update();
  Q_EMIT editEnded(true);
}

void RangeGraph::leaveEvent(QEvent*) {
  under_.reset();
  update();
}

void RangeGraph::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape || !dragging_) return QWidget::keyPressEvent(event);
  dragging_.reset();
  take(before_);
  Q_EMIT editEnded(false);
}

void RangeGraph::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QPalette& colours = palette();
  const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), a = area();
  painter.setPen(QPen(colours.color(QPalette::Mid), 1.0));
  painter.setBrush(colours.color(QPalette::Base));
  painter.drawRoundedRect(frame, 5, 5);
  drawBars(painter, a, histogram_.bins, colours);

  const auto steps = static_cast<std::size_t>(std::max(2.0, a.width()));
  std::vector<float> values, weights(steps + 1, 1.0F);
  for (std::size_t i = 0; i <= steps; ++i)
    values.push_back(
        static_cast<float>(histogram_.valueAt(static_cast<double>(i) / static_cast<double>(steps))));
  if (!ConditionWeight(condition_).weigh(values.data(), static_cast<int>(values.size()), weights.data()))
    std::ranges::fill(weights, 0.0F);
  QPainterPath line;
  for (std::size_t i = 0; i <= steps; ++i) {
    const QPointF at(a.left() + static_cast<double>(i) / static_cast<double>(steps) * a.width(),
                     a.bottom() - static_cast<double>(weights[i]) * a.height());
    i == 0 ? line.moveTo(at) : line.lineTo(at);
  }
  drawCurve(painter, a, line, colours);

  for (const Handle handle : kHandles) {
    const auto at = pixelOf(handle);
    if (!at) continue;
    const bool held = dragging_ == handle || (!dragging_ && under_ == handle);
    painter.setPen(QPen(colours.color(QPalette::Text), 1.5));
    painter.setBrush(colours.color(held ? QPalette::Highlight : QPalette::Base));
    painter.drawEllipse(*at, held ? 5.0 : 4.0, held ? 5.0 : 4.0);
  }
  QFont small = font();
  small.setPointSizeF(0.85 * small.pointSizeF());
  painter.setFont(small);
  painter.setPen(colours.color(QPalette::PlaceholderText));
  const QRectF words(a.left(), a.bottom() + 5.0, a.width(), height() - a.bottom() - 6.0);
  const auto text = [&](double value) { return measureText(condition_.by, value); };
  painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, text(histogram_.low));
  painter.drawText(words, Qt::AlignRight | Qt::AlignVCenter, text(histogram_.high));
}

}  // namespace scarp
