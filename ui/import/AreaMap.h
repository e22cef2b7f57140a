#pragma once

#include <QImage>
#include <QWidget>
#include <optional>

#include "core/base/GridRect.h"
#include "core/io/TileLayout.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// A raster from above, on which a part is picked by dragging a rectangle; with its tiles, where it has some:
/// pairs that disagree are marked. Enter and Esc are left to the dialog; Delete takes the whole again.
class AreaMap : public QWidget {
  Q_OBJECT

 public:
  explicit AreaMap(QWidget* parent = nullptr);

  /// What is seen: heights of few samples, north first, for a raster of so many.
  void setRaster(const Terrain& overview, int columns, int rows, const std::optional<TileLayout>& layout);
  void clear();
  /// The part, in columns and rows of the raster; nothing: the whole.
  void setPart(const std::optional<GridRect>& part);
  [[nodiscard]] const std::optional<GridRect>& part() const { return part_; }
  /// Where a place of the raster is in the widget.
  [[nodiscard]] QPointF at(double column, double row) const;

 Q_SIGNALS:
  void partPicked();  ///< By hand.

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  [[nodiscard]] QRectF area() const;
  [[nodiscard]] QPointF samplesAt(const QPointF& place) const;
  void paintTiles(QPainter& painter) const;

  QImage image_;
  int columns_ = 0, rows_ = 0;
  std::optional<TileLayout> layout_;
  std::optional<GridRect> part_, before_;
  std::optional<QPointF> pressed_;
};

}  // namespace scarp
