#pragma once

#include <QOpenGLWidget>
#include <memory>
#include <optional>

#include "core/document/TerrainDocument.h"
#include "core/geometry/Camera.h"
#include "ui/render/RenderSettings.h"

namespace scarp {

class SceneRenderer;

/// A small terrain in three dimensions, to be turned about its middle: drag, wheel, arrow keys. It is drawn
/// as the editor draws it. OpenGL 4.5 core; UI thread.
class PreviewScene : public QOpenGLWidget {
  Q_OBJECT

 public:
  explicit PreviewScene(QWidget* parent = nullptr);
  ~PreviewScene() override;

  /// Shows other ground from where the last was seen.
  void setGround(Terrain terrain);
  /// A sheet of water at a height, metres; nothing: none.
  void setWater(std::optional<double> level);

  [[nodiscard]] const TerrainDocument* ground() const { return document_.get(); }
  [[nodiscard]] const Camera& camera() const { return camera_; }

 Q_SIGNALS:
  void unavailable();  ///< There is no OpenGL 4.5 to draw with.

 protected:
  void initializeGL() override;
  void paintGL() override;
  void showEvent(QShowEvent* event) override;
  void resizeGL(int, int) override { frame(); }
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void turn(double yawBy, double pitchBy);
  void zoom(double factor);
  /// Brings the whole ground into sight, as near as the person has gone.
  void frame();
  void releaseGl();
  [[nodiscard]] ViewSize viewSize() const;

  std::unique_ptr<TerrainDocument> document_;
  std::unique_ptr<SceneRenderer> renderer_;
  RenderSettings settings_;
  Camera camera_;
  double yaw_ = 0.45, pitch_ = -0.5;  ///< Radians, as Camera has them.
  double nearness_ = 1.0;             ///< 1: all is in sight.
  QPointF dragged_;
  bool ready_ = false;
};

}  // namespace scarp
