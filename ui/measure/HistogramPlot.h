#pragma once

#include <QWidget>
#include <optional>

#include "core/scene/TerrainHistogram.h"

namespace scarp {

/// A value of a histogram with its unit: a height or a slope.
[[nodiscard]] QString histogramText(GroundMeasure measure, double value, int decimals);

/// A histogram of heights or slopes with a range whose ends are dragged or moved by the keyboard. The pointer
/// reads off values and how much of the terrain is below them.
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
  /// Nothing for none. Emits nothing.
  void setRange(std::optional<Range> range);
  [[nodiscard]] const std::optional<Range>& range() const { return range_; }
  /// Text in place of the bars while there are no values.
  void setEmptyText(const QString& text);

  // In this widget's pixels, and back. The axis has a length above 0.
  [[nodiscard]] double xOf(double value) const;
  [[nodiscard]] double valueAt(double x) const;
  /// The bins that are drawn: as many as fit into the width.
  [[nodiscard]] const Distribution& bars() const { return bars_; }

  [[nodiscard]] QSize sizeHint() const override { return {460, 170}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {220, 110}; }

 Q_SIGNALS:
  void rangeEdited();  ///< By the pointer or the keyboard. Many while an end is dragged.
  void applyAsked();   ///< Enter.

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
  /// The end near a place, if there is one.
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
  std::optional<Range> range_, before_;  ///< before_: when the drag began.
  Drag drag_ = Drag::None, under_ = Drag::None;
  Drag active_ = Drag::Low;  ///< The end that the keyboard moves.
  double pressedAt_ = 0.0;   ///< Value.
  std::optional<double> pointed_;
};

}  // namespace scarp
