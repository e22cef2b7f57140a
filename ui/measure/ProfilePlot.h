#pragma once

#include <QColor>
#include <QWidget>
#include <optional>

#include "core/measure/GroundProfile.h"

namespace scarp {

/// How steep a slope (gain for a metre) looks: green for a walk, yellow, orange and red for a climb.
[[nodiscard]] QColor steepnessColour(double slope);

/// Says which colour is how steep.
class SteepnessLegend : public QWidget {
  Q_OBJECT

 public:
  explicit SteepnessLegend(QWidget* parent = nullptr);
  [[nodiscard]] QSize sizeHint() const override { return {116, 20}; }

 protected:
  void paintEvent(QPaintEvent*) override;
};

/// A ground profile drawn with its axes, coloured by how steep it is; the pointer reads it off.
class ProfilePlot : public QWidget {
  Q_OBJECT

 public:
  explicit ProfilePlot(QWidget* parent = nullptr);

  void show(const GroundProfile& profile, const std::optional<ProfileFigures>& figures);
  /// Where a distance is across, and a height up, in this widget's pixels.
  [[nodiscard]] double xOf(double distance) const;
  [[nodiscard]] double yOf(double height) const;
  [[nodiscard]] std::optional<double> pointed() const { return pointed_; }  ///< Metres along the line.

  [[nodiscard]] QSize sizeHint() const override { return {520, 200}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {200, 110}; }

 Q_SIGNALS:
  void pointedChanged();

 protected:
  void paintEvent(QPaintEvent*) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent*) override;

 private:
  [[nodiscard]] QRectF plotRect() const;
  void point(std::optional<double> distance);
  void paintAxes(QPainter& painter) const;
  void paintGround(QPainter& painter) const;
  void paintMarks(QPainter& painter) const;
  void paintPointed(QPainter& painter) const;
  void paintEmpty(QPainter& painter) const;

  GroundProfile profile_;
  std::optional<ProfileFigures> figures_;
  double low_ = 0.0, high_ = 1.0;  ///< Heights at the plot's lower and upper end.
  std::optional<double> pointed_;
};

}  // namespace scarp
