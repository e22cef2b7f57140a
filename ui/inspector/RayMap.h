#pragma once

#include <QWidget>
#include <memory>
#include <optional>

#include "core/terrain/GridFrame.h"
#include "ui/inspector/RayMapPainter.h"

class QToolButton;

namespace scarp {

/// A pick seen from above. Drag pans, the wheel zooms about the pointer; the two buttons fit the view to
/// the whole ray or to the cells about the hit, and keep it so from ray to ray until it is moved by hand.
class RayMap : public QWidget {
  Q_OBJECT

 public:
  explicit RayMap(QWidget* parent = nullptr);

  /// Null: nothing to show.
  void show(std::shared_ptr<const PickReport> report, const GridFrame& frame);
  [[nodiscard]] const MapView& view() const { return view_; }
  /// What stands at a place of the map, in words; empty where there is nothing to tell.
  [[nodiscard]] QString describe(const QPointF& place) const;

  [[nodiscard]] QSize sizeHint() const override { return {300, 260}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {160, 140}; }

 protected:
  void paintEvent(QPaintEvent*) override;
  void resizeEvent(QResizeEvent*) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  bool event(QEvent* event) override;

 private:
  enum class Fit { Ray, Cells, ByHand };

  void fitTo(Fit fit);
  void fit();
  void leaveFit();
  void placeButtons();

  std::shared_ptr<const PickReport> report_;
  GridFrame frame_;
  MapView view_;
  Fit fit_ = Fit::Cells;
  std::optional<QPointF> dragFrom_;
  QToolButton *wholeRay_, *cells_;
};

}  // namespace scarp
