#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "core/line/LineFigures.h"

namespace scarp {

/// A line's profile, ground and design, with cut and fill in colours of their own; under it the mass-haul
/// diagram, over the same stations. The pointer reads both off.
class LinePlot : public QWidget {
  Q_OBJECT

 public:
  explicit LinePlot(QWidget* parent = nullptr);

  void show(std::vector<LineStation> stations);
  [[nodiscard]] const std::vector<LineStation>& stations() const { return stations_; }
  /// The station that the pointer is at; null: none.
  [[nodiscard]] const LineStation* pointed() const;
  /// Where a station is across, and a height of the profile up, in this widget's pixels. Contract: there are
  /// stations.
  [[nodiscard]] double xOf(double station) const;
  [[nodiscard]] double yOf(double height) const;

  [[nodiscard]] QSize sizeHint() const override { return {320, 260}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {200, 220}; }

 Q_SIGNALS:
  void pointedChanged();

 protected:
  void paintEvent(QPaintEvent*) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent*) override;

 private:
  struct PlotBox {
    QRectF area;
    double low, high;
    [[nodiscard]] double y(double value) const {
      return area.bottom() - area.height() * (value - low) / (high - low);
    }
  };
  [[nodiscard]] PlotBox profileBox() const;
  [[nodiscard]] PlotBox haulBox() const;
  void point(std::optional<std::size_t> station);
  /// perUnit: how many metres, or cubic metres, the unit has.
  void paintAxes(QPainter& painter, const PlotBox& box, const QString& title, const QString& unit,
                 double perUnit) const;
  void paintProfile(QPainter& painter) const;
  void paintHaul(QPainter& painter) const;
  void paintPointed(QPainter& painter) const;

  std::vector<LineStation> stations_;
  double length_ = 1.0, low_ = 0.0, high_ = 1.0, least_ = 0.0, most_ = 1.0;
  std::optional<std::size_t> pointed_;
};

}  // namespace scarp
