#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "core/base/Signal.h"
#include "ui/render/OverviewPicture.h"

namespace scarp {

class TerrainDocument;
class ViewController;
class Viewport;

/// The whole terrain from above with what the view shows of it, the eye and where it looks. A click or a drag
/// brings a place to the middle of the view, the wheel goes nearer to what is there.
class NavigatorMap : public QWidget {
  Q_OBJECT

 public:
  explicit NavigatorMap(Viewport& viewport, QWidget* parent = nullptr);

  /// Null, null for none; both outlive this or are taken away first.
  void setDocument(TerrainDocument* document, ViewController* controller);

  /// Where a place of the local frame is on this widget, and the other way round.
  [[nodiscard]] QPointF toPixel(const Vec2& place) const;
  [[nodiscard]] Vec2 toLocal(const QPointF& pixel) const;
  /// What the view shows, local frame; empty for nothing.
  [[nodiscard]] const std::vector<Vec2>& footprint() const { return footprint_; }
  [[nodiscard]] const OverviewPicture* picture() const { return picture_.get(); }

  [[nodiscard]] QSize sizeHint() const override { return {280, 200}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {120, 100}; }

 protected:
  void paintEvent(QPaintEvent*) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void showEvent(QShowEvent*) override { follow(); }

 private:
  void follow();
  [[nodiscard]] QRectF mapRect() const;
  void paintView(QPainter& painter) const;
  void paintEye(QPainter& painter) const;

  Viewport& viewport_;
  TerrainDocument* document_ = nullptr;
  ViewController* controller_ = nullptr;
  std::unique_ptr<OverviewPicture> picture_;
  std::vector<Vec2> footprint_;
  Subscription onTerrain_, onCamera_;
};

}  // namespace scarp
