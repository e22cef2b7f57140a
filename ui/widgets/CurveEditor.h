#pragma once

#include <QWidget>
#include <functional>
#include <optional>
#include <vector>

#include "core/schema/Curve.h"

namespace scarp {

/// A curve from 0…1 to 0…1 to draw by hand: drag a point, press beside the points for a new one, pull one out
/// of the frame, double-click it or press Delete to be rid of it. The first and the last stay at the sides.
class CurveEditor : public QWidget {
  Q_OBJECT

 public:
  /// What the sides stand for, written under them.
  CurveEditor(const QString& left, const QString& right, QWidget* parent = nullptr);

  void setCurve(const Curve& curve);  ///< Tells nobody; ignored while a point is dragged.
  [[nodiscard]] const Curve& curve() const { return curve_; }
  /// Bars behind the curve, side by side over its width, 0…1; empty: none.
  void setBars(std::vector<float> bars);
  /// Where a point of the curve's square is on the widget.
  [[nodiscard]] QPointF toPixel(const Curve::Point& point) const;

  [[nodiscard]] QSize sizeHint() const override { return {200, 116}; }

 Q_SIGNALS:
  void editBegun();           ///< Until editEnded() what is edited is one edit.
  void editEnded(bool kept);  ///< false: Esc; the curve from before has been told by curveEdited.
  void curveEdited(const scarp::Curve& curve);  ///< By hand; while a point is dragged, each step.

 protected:
  void paintEvent(QPaintEvent*) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent*) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  [[nodiscard]] QRectF area() const;
  [[nodiscard]] Curve::Point toCurve(const QPointF& pixel) const;
  [[nodiscard]] std::optional<std::size_t> pointAt(const QPointF& pixel) const;
  /// The chosen point goes there, as far as its neighbours and the frame let it.
  void movePoint(Curve::Point to);
  void removePoint(std::size_t index);
  void take(std::vector<Curve::Point> points);
  /// An edit of one step.
  void once(const std::function<void()>& edit);

  Curve curve_, before_;  ///< before_: as it was when the drag began.
  std::optional<std::size_t> chosen_, under_;
  bool dragging_ = false, pulledOut_ = false;
  std::vector<float> bars_;
  QString left_, right_;
};

}  // namespace scarp
