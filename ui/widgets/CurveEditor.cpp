#include "ui/widgets/CurveEditor.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/widgets/GraphDrawing.h"

namespace scarp {
namespace {

constexpr double kGrabbed = 9.0;     ///< Pixels from a point within which it is meant.
constexpr double kPulledOut = 26.0;  ///< Pixels beyond the frame from which a point is let go.
constexpr double kApart = 0.01;      ///< Of the width between neighbours.
constexpr double kStep = 0.02;       ///< Of an arrow key.

}  // namespace

CurveEditor::CurveEditor(const QString& left, const QString& right, QWidget* parent)
    : QWidget(parent), left_(left), right_(right) {
  setAccessibleName(tr("Curve"));
  setToolTip(
      tr("Drag a point; press beside the points for a new one; pull it out or double-click it to remove it"));
  setFixedHeight(sizeHint().height());
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
}

void CurveEditor::setCurve(const Curve& curve) {
  if (dragging_ || curve == curve_) return;
  curve_ = curve;
  if (chosen_ && *chosen_ >= curve.points().size()) chosen_.reset();
  under_.reset();
  update();
}

void CurveEditor::setBars(std::vector<float> bars) {
  bars_ = std::move(bars);
  update();
}

QRectF CurveEditor::area() const {
  return QRectF(rect()).adjusted(9.0, 9.0, -9.0, -9.0 - fontMetrics().height());
}

QPointF CurveEditor::toPixel(const Curve::Point& point) const {
  const QRectF a = area();
  return {a.left() + point.x * a.width(), a.bottom() - point.y * a.height()};
}

Curve::Point CurveEditor::toCurve(const QPointF& pixel) const {
  const QRectF a = area();
  return {std::clamp((pixel.x() - a.left()) / a.width(), 0.0, 1.0),
          std::clamp((a.bottom() - pixel.y()) / a.height(), 0.0, 1.0)};
}

std::optional<std::size_t> CurveEditor::pointAt(const QPointF& pixel) const {
  std::optional<std::size_t> nearest;
  double least = kGrabbed;
  for (std::size_t i = 0; i < curve_.points().size(); ++i) {
    const QPointF away = toPixel(curve_.points()[i]) - pixel;
    const double distance = std::hypot(away.x(), away.y());
    if (distance > least) continue;
    least = distance;
    nearest = i;
  }
  return nearest;
}

void CurveEditor::take(std::vector<Curve::Point> points) {
  auto curve = Curve::through(std::move(points));
  if (!curve) return;
  curve_ = *std::move(curve);
  update();
  Q_EMIT curveEdited(curve_);
}

void CurveEditor::once(const std::function<void()>& edit) {
  Q_EMIT editBegun();
  edit();
  Q_EMIT editEnded(true);
}

void CurveEditor::movePoint(Curve::Point to) {
  std::vector<Curve::Point> points = curve_.points();
  const std::size_t i = *chosen_;
  const bool first = i == 0, last = i + 1 == points.size();
  // The ends stay at the sides; the others between their neighbours.
  if (first || last)
    to.x = points[i].x;
  else
    to.x = std::clamp(to.x, points[i - 1].x + kApart, std::max(points[i - 1].x, points[i + 1].x - kApart));
  points[i] = to;
  take(std::move(points));
}

void CurveEditor::removePoint(std::size_t index) {
  std::vector<Curve::Point> points = curve_.points();
  if (index == 0 || index + 1 >= points.size()) return;
  points.erase(points.begin() + static_cast<std::ptrdiff_t>(index));
  chosen_.reset();
  under_.reset();
  take(std::move(points));
}

void CurveEditor::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return event->ignore();
  before_ = curve_;
  pulledOut_ = false;
  chosen_ = pointAt(event->position());
  Q_EMIT editBegun();
  if (!chosen_ && curve_.points().size() < Curve::mostPoints) {
    const Curve::Point at = toCurve(event->position());
    std::vector<Curve::Point> points = curve_.points();
    const auto next = std::ranges::find_if(points, [&](const Curve::Point& p) { return p.x > at.x; });
    const bool room = next != points.begin() && next != points.end() && at.x - (next - 1)->x >= kApart &&
                      next->x - at.x >= kApart;
    if (room) {
      chosen_ = static_cast<std::size_t>(next - points.begin());
      points.insert(next, at);
      take(std::move(points));
    }
  }
  dragging_ = chosen_.has_value();
  if (!dragging_) Q_EMIT editEnded(true);
  update();
}

void CurveEditor::mouseMoveEvent(QMouseEvent* event) {
  if (!dragging_) {
    if (const auto under = pointAt(event->position()); under != under_) {
      under_ = under;
      update();
    }
    return;
  }
  const bool inner = *chosen_ > 0 && *chosen_ + 1 < curve_.points().size();
  const QRectF frame = QRectF(rect()).adjusted(-kPulledOut, -kPulledOut, kPulledOut, kPulledOut);
  pulledOut_ = inner && !frame.contains(event->position());
  movePoint(toCurve(event->position()));
}

void CurveEditor::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !dragging_) return;
  dragging_ = false;
  if (pulledOut_) removePoint(*chosen_);
  pulledOut_ = false;
  Q_EMIT editEnded(true);
  update();
}

void CurveEditor::mouseDoubleClickEvent(QMouseEvent* event) {
  // The first click of the two may have made the point: that it goes again is what one would expect.
  if (const auto point = pointAt(event->position())) once([&] { removePoint(*point); });
}

void CurveEditor::leaveEvent(QEvent*) {
  under_.reset();
  update();
}

void CurveEditor::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && dragging_) {
    dragging_ = pulledOut_ = false;
    chosen_.reset();
    take(before_.points());
    return Q_EMIT editEnded(false);
  }
  if (!chosen_) {
    // The keyboard begins with the first point.
    if (event->key() != Qt::Key_Right && event->key() != Qt::Key_Left) return QWidget::keyPressEvent(event);
    chosen_ = event->key() == Qt::Key_Right ? 0 : curve_.points().size() - 1;
    return update();
  }
  Curve::Point to = curve_.points()[*chosen_];
  switch (event->key()) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
      return once([this] { removePoint(*chosen_); });
    case Qt::Key_Left:
      to.x = std::max(0.0, to.x - kStep);
      break;
    case Qt::Key_Right:
      to.x = std::min(1.0, to.x + kStep);
      break;
    case Qt::Key_Up:
      to.y = std::min(1.0, to.y + kStep);
      break;
    case Qt::Key_Down:
      to.y = std::max(0.0, to.y - kStep);
      break;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
      chosen_ = (*chosen_ + (event->key() == Qt::Key_PageUp ? 1 : curve_.points().size() - 1)) %
                curve_.points().size();
      return update();
    default:
      return QWidget::keyPressEvent(event);
  }
  once([&] { movePoint(to); });
}

void CurveEditor::focusOutEvent(QFocusEvent* event) {
  chosen_.reset();
  update();
  QWidget::focusOutEvent(event);
}

void CurveEditor::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QPalette& colours = palette();
  const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), a = area();
  painter.setPen(QPen(colours.color(hasFocus() ? QPalette::Highlight : QPalette::Mid), 1.0));
  painter.setBrush(colours.color(QPalette::Base));
  painter.drawRoundedRect(frame, 5, 5);

  drawBars(painter, a, bars_, colours);
  QColor faint = colours.color(QPalette::Mid);
  faint.setAlphaF(0.6f);
  painter.setPen(QPen(faint, 1.0));
  for (int i = 0; i <= 4; ++i) {
    const double x = std::round(a.left() + a.width() * i / 4) + 0.5;
    const double y = std::round(a.top() + a.height() * i / 4) + 0.5;
    painter.drawLine(QPointF(x, a.top()), QPointF(x, a.bottom()));
    painter.drawLine(QPointF(a.left(), y), QPointF(a.right(), y));
  }
  QFont small = font();
  small.setPointSizeF(0.85 * small.pointSizeF());
  painter.setFont(small);
  painter.setPen(colours.color(QPalette::PlaceholderText));
  const QRectF words(a.left(), a.bottom() + 2.0, a.width(), height() - a.bottom() - 4.0);
  painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, left_);
  painter.drawText(words, Qt::AlignRight | Qt::AlignVCenter, right_);

  QPainterPath line;
  const int steps = std::max(32, static_cast<int>(a.width()));
  for (int i = 0; i <= steps; ++i) {
    const double x = double(i) / steps;
    const QPointF at = toPixel({x, curve_.at(x)});
    i == 0 ? line.moveTo(at) : line.lineTo(at);
  }
  drawCurve(painter, a, line, colours);
  for (std::size_t i = 0; i < curve_.points().size(); ++i) {
    const bool chosen = chosen_ == i, gone = chosen && pulledOut_;
    painter.setPen(QPen(colours.color(QPalette::Text), 1.5));
    painter.setBrush(colours.color(chosen && !gone ? QPalette::Highlight : QPalette::Base));
    const double radius = gone ? 2.0 : chosen || under_ == i ? 5.0 : 4.0;
    painter.drawEllipse(toPixel(curve_.points()[i]), radius, radius);
  }
}

}  // namespace scarp
