#pragma once

#include <QDialog>
#include <QImage>
#include <QTimer>
#include <QWidget>
#include <optional>
#include <vector>

#include "core/base/Signal.h"
#include "core/geometry/Vec.h"
#include "ui/actions/EditorDock.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace scarp {

class EditorDocument;
class SceneDisplay;
class TerrainDocument;
class ViewController;
class Viewport;

/// The whole terrain from above in the colours of the view, with the part that the view shows, the eye and
/// its direction. The map is drawn again soon after the terrain or the look has changed, not during a stroke.
/// A click or a drag brings a place to the middle of the view, the wheel goes nearer to what is there.
class NavigatorMap : public QWidget {
  Q_OBJECT

 public:
  explicit NavigatorMap(Viewport& viewport, QWidget* parent = nullptr);

  /// Null, null for none; both outlive this or are taken away first.
  void setScene(SceneDisplay* display, ViewController* controller);

  /// Where a place of the local frame is on this widget, and the other way round.
  [[nodiscard]] QPointF toPixel(const Vec2& place) const;
  [[nodiscard]] Vec2 toLocal(const QPointF& pixel) const;
  /// What the view shows, local frame; empty for nothing.
  [[nodiscard]] const std::vector<Vec2>& footprint() const { return footprint_; }
  /// The map, north up; null before it has been drawn and without OpenGL.
  [[nodiscard]] const QImage& picture() const { return picture_; }

  [[nodiscard]] QSize sizeHint() const override { return {280, 200}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {120, 100}; }

 protected:
  void paintEvent(QPaintEvent*) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void showEvent(QShowEvent*) override;

 private:
  void follow();
  void drawLater();
  void drawMap();
  [[nodiscard]] QRectF mapRect() const;
  void paintView(QPainter& painter) const;
  void paintEye(QPainter& painter) const;

  Viewport& viewport_;
  TerrainDocument* document_ = nullptr;
  ViewController* controller_ = nullptr;
  QImage picture_;
  bool stale_ = false;         ///< The map is to be drawn when it is visible.
  double exaggeration_ = 1.0;  ///< That the map was lit with.
  QTimer later_;
  std::vector<Vec2> footprint_;
  Subscription onTerrain_, onCamera_, onLook_;
};

/// Moves the camera of the main view to where it looks down at a place of the terrain (local frame, metres).
void travelTo(EditorDocument& document, const Vec2& place);

/// The terrain from above, to see where one is and to go elsewhere.
class NavigatorDock : public EditorDock {
  Q_OBJECT

 public:
  [[nodiscard]] static DockRow row();
  explicit NavigatorDock(Viewport& viewport, QWidget* parent = nullptr);

  void setDocument(EditorDocument* document) override;

 private:
  NavigatorMap* map_;
};

class CoordinatesField;

/// Takes a typed position, in metres of the terrain or in the coordinates of its CRS: the active brush makes a
/// dab there or a stroke to there, or the view goes there. Stays open, beside the window.
class PositionDialog : public QDialog {
  Q_OBJECT

 public:
  /// The document outlives it.
  PositionDialog(EditorDocument& document, QWidget* parent);

 private:
  /// The typed position, if it is on the terrain; else a line says why not.
  [[nodiscard]] std::optional<Vec2> typed();
  void stroke(bool fromLast);
  void say(const QString& text, bool wrong);
  void changeCoordinates();
  void showStart();
  /// Where a stroke begins: the last typed dab or the end of the last stroke.
  [[nodiscard]] std::optional<Vec2> start() const;

  EditorDocument& document_;
  CoordinatesField* coordinates_;
  QLineEdit* position_;
  QLabel* note_;
  QPushButton* strokeTo_;
  bool world_ = false;  ///< The coordinates that the text is in.
  std::optional<Vec2> last_;
  Subscription onFrame_;
};

}  // namespace scarp
