#pragma once

#include <QWidget>
#include <optional>

#include "core/view/NamedView.h"

namespace scarp {

/// The hand's side of the compass, which the scene draws: lies over it in the view's top right corner, lights
/// up what the pointer is on, and tells of clicks.
class Compass : public QWidget {
  Q_OBJECT

 public:
  explicit Compass(QWidget* view);

  void show(double yaw, double pitch);  ///< Of the camera, radians.
  /// Where a part is, in this widget's pixels.
  [[nodiscard]] QPointF placeOf(CompassPart part) const;

 Q_SIGNALS:
  void clicked(CompassPart part);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent*) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent*) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  [[nodiscard]] std::optional<CompassPart> partAt(const QPointF& pixel) const;
  void point(std::optional<CompassPart> part);
  void place();

  double yaw_ = 0.0, pitch_ = 0.0;
  std::optional<CompassPart> pointed_;
};

}  // namespace scarp
