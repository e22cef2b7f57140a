#pragma once

#include <QWidget>
#include <array>
#include <optional>

#include "core/material/Material.h"
#include "core/material/MeasureHistogram.h"

namespace scarp {

/// A condition as a small graph over the terrain's own histogram: how far it holds for each value of its
/// measure. Drag an end of its range, or the foot of its softness; pulled over the side an end is open.
class RangeGraph : public QWidget {
  Q_OBJECT

 public:
  explicit RangeGraph(QWidget* parent = nullptr);

  /// Tells nobody.
  void setCondition(const RuleCondition& condition);
  void setHistogram(MeasureHistogram histogram);
  [[nodiscard]] const MeasureHistogram& histogram() const { return histogram_; }

  enum class Handle : std::uint8_t { SoftLow, Low, High, SoftHigh };
  /// Where a handle is on the widget; nothing where that end is open.
  [[nodiscard]] std::optional<QPointF> pixelOf(Handle handle) const;

  [[nodiscard]] QSize sizeHint() const override { return {200, 92}; }

 Q_SIGNALS:
  void editBegun();  ///< Until editEnded() what is edited is one edit.
  void conditionEdited(const scarp::RuleCondition& condition);
  void editEnded(bool kept);  ///< false: Esc; the condition from before has been told by conditionEdited.

 protected:
  void paintEvent(QPaintEvent*) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent*) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  [[nodiscard]] QRectF area() const;
  [[nodiscard]] std::optional<Handle> handleAt(const QPointF& pixel) const;
  /// The condition with a handle at a fraction of the axis.
  [[nodiscard]] RuleCondition dragged(Handle handle, double fraction) const;
  void take(const RuleCondition& condition);

  RuleCondition condition_, before_;  ///< before_: as it was when the drag began.
  MeasureHistogram histogram_;
  std::optional<Handle> under_, dragging_;
};

}  // namespace scarp
