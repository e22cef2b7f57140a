#pragma once

#include <QWidget>
#include <optional>

#include "core/scene/TerrainHistogram.h"

namespace scarp {

/// Returns the units of the axis in a metre (a height) or in a degree (a slope).
[[nodiscard]] double perAxisUnit(GroundMeasure measure);

/// Returns a value with its unit: a height or a slope.
[[nodiscard]] QString histogramText(GroundMeasure measure, double value, int decimals);

/// Histogram of heights or slopes with a range, whose ends are dragged or moved with the keyboard. The
/// pointer shows a value and the fraction of the terrain below it.
class HistogramPlot : public QWidget {
  Q_OBJECT

 public:
  struct Range {
    double low, high;  ///< low ≤ high.
    bool operator==(const Range&) const = default;
  };

  explicit HistogramPlot(QWidget* parent = nullptr);

  void show(const Distribution& distribution, GroundMeasure measure);
  void setLogarithmic(bool logarithmic);
  /// Sets or removes the range, without a signal. Ignored during a drag.
  void setRange(std::optional<Range> range);
  [[nodiscard]] const std::optional<Range>& range() const { return range_; }
  /// Sets the text that is shown instead of bars while there are no values.
  void setEmptyText(const QString& text);

  // Conversion of values to x coordinates of the widget, and back. The axis has a length above 0.
  [[nodiscard]] double xOf(double value) const;
  [[nodiscard]] double valueAt(double x) const;
  /// Returns the bins that are drawn, as many as fit into the width.
  [[nodiscard]] const Distribution& bars() const { return bars_; }

  [[nodiscard]] QSize sizeHint() const override { return {460, 170}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {220, 110}; }

 Q_SIGNALS:
  void rangeEdited();  ///< Emitted for edits by pointer or keyboard, many times during a drag.
  void applyAsked();   ///< Emitted on Enter.

 protected:
  void paintEvent(QPaintEvent*) override;
  void resizeEvent(QResizeEvent*) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent*) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  enum class Drag { None, Low, High, New };

  [[nodiscard]] QRectF plotRect() const;
  void fitBars();
  [[nodiscard]] double barHeight(std::int64_t count) const;  ///< 0–1.
  /// Returns the end of the range near an x coordinate, or None.
  [[nodiscard]] Drag endAt(double x) const;
  void moveEnd(Drag end, double value);
  void setEdited(std::optional<Range> range);
  void paintAxes(QPainter& painter) const;
  void paintBars(QPainter& painter) const;
  void paintRange(QPainter& painter) const;
  void paintPointed(QPainter& painter) const;

  Distribution distribution_, bars_;
  GroundMeasure measure_ = GroundMeasure::Height;
  bool logarithmic_ = false;
  QString emptyText_;
  std::optional<Range> range_, before_;  ///< before_: range when the drag began.
  Drag drag_ = Drag::None, under_ = Drag::None;
  Drag active_ = Drag::Low;  ///< End that the keyboard moves.
  double pressedAt_ = 0.0;   ///< Value at which the drag began.
  std::optional<double> pointed_;
};

}  // namespace scarp
