#pragma once

#include <QCursor>
#include <QImage>
#include <QOpenGLWidget>
#include <QString>
#include <QTimer>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/Result.h"
#include "core/base/Signal.h"
#include "core/view/NamedView.h"
#include "ui/render/RenderSettings.h"
#include "ui/render/SceneRenderer.h"
#include "ui/render/SceneView.h"
#include "ui/viewport/InputAdapter.h"

class QInputEvent;

namespace scarp {

class Compass;
class ScaleMark;
class ViewHeader;
class ViewNote;
class SceneDisplay;
class SceneRenderer;
struct DepthPicture;

/// A 3-D view of a document's scene with a camera of its own: passes input to a controller, updates the scene
/// before each picture, and asks for a new picture when something that shows has changed. Any number of views
/// show the same scene. OpenGL 4.5 core. UI thread.
class Viewport : public QOpenGLWidget {
  Q_OBJECT

 public:
  explicit Viewport(QWidget* parent = nullptr);
  ~Viewport() override;

  /// Shows a document's scene as a controller has the view of it. Both must outlive the viewport or be taken
  /// away again with (nullptr, nullptr) first.
  void setScene(SceneDisplay* display, ViewController* controller);

  [[nodiscard]] RenderSettings settings() const { return settings_; }
  void setSettings(const RenderSettings& settings);

  /// Bytes that the ground may take on the graphics card, before the first picture; as SceneRenderer has it.
  void setPageBudget(long long bytes) { pageBudget_ = bytes; }
  [[nodiscard]] long long pageBytes() const;  ///< That it takes.

  /// The view's size as tools and camera count it, logical pixels.
  [[nodiscard]] ViewSize viewSize() const;
  /// Shows figures of the terrain and of its drawing at the view's left edge.
  void setStatistics(bool shown);
  [[nodiscard]] QString statistics() const;  ///< The text of them; empty while they are hidden.
  [[nodiscard]] ViewHeader& header() { return *header_; }
  /// What the view shows now, with all of the ground that belongs there, device pixels; a null image without
  /// OpenGL.
  [[nodiscard]] QImage picture();
  /// Draws what the view shows, with all of the terrain, but without what belongs to the cursor and the
  /// tools: brush, object to be placed, handles, compass. scale: pixels of the image per device pixel of the
  /// view, > 0. The error is one line: there is no OpenGL, or it cannot draw an image of this size.
  [[nodiscard]] Result<QImage> screenshot(double scale);
  /// Draws a screenshot() whose longer side has `side` pixels, or the size of the view if that is smaller.
  /// Returns a null image without OpenGL. Contract: side > 0.
  [[nodiscard]] QImage preview(int side);
  /// Draws the whole terrain from straight above, north up, in the colours of the view: shading, water,
  /// materials, drapes and analysis, without selection, contours and marks. Pixels of holes are transparent.
  /// side: pixels along the longer side of the terrain, > 0. The error is one line: there is no OpenGL, or no
  /// document.
  [[nodiscard]] Result<QImage> overview(int side);
  /// How far from the eye the ground and objects are that picture() would show; for tests.
  [[nodiscard]] DepthPicture readDepth();
  /// "llvmpipe (LLVM 15.0.6, 256 bits)"; empty before the first picture.
  [[nodiscard]] QString rendererName() const { return rendererName_; }
  /// Why there is no picture, in one line; empty while all is well.
  [[nodiscard]] QString problem() const { return problem_; }
  /// Where the cursor is on the ground and how high, as one line; empty where it is on none.
  [[nodiscard]] QString cursorText() const;
  /// Height of the ground under the cursor, metres; NaN where it is on none.
  [[nodiscard]] double cursorHeight() const;

 Q_SIGNALS:
  void settingsChanged();  ///< settings() are others.
  /// There is OpenGL to draw with, be it a software rasterizer. Told for each new
  /// context.
  void available(bool software);
  /// OpenGL 4.5 can't be had; the line says why. Told once.
  void unavailable(const QString& reason);
  /// OpenGL's debug output complained (debug contexts only).
  void glError(const QString& message);
  void compassClicked(CompassPart part);
  void resized();  ///< viewSize() is another.
  /// What the keys do, when they take the cursor for the first time.
  void told(const QString& message);
  void cursorAnnounced(const QString& text);  ///< Assistive technology is told of cursorText().

 protected:
  void initializeGL() override;
  void resizeGL(int width, int height) override;
  void paintGL() override;
  bool event(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void tabletEvent(QTabletEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void handled(QInputEvent* event, bool used);
  /// Draws anew, and says anew, what follows the pointer beside the cursor.
  void followPointer();
  /// Returns the inputs of a picture, with an updated scene, without brush, ghost and handles.
  [[nodiscard]] SceneView sceneView() const;
  void addTool(SceneView& view);  ///< Object to be placed, handles and outline of the tool.
  /// Draws a picture; where the machine is slow, at half the resolution while the camera moves.
  void drawAdaptively(SceneView& view);
  /// The brush that the pointer has in this view or in another one.
  [[nodiscard]] std::optional<BrushMark> brushMark() const;
  /// What lies over the picture follows the camera.
  void showBearings();
  /// Says beside the cursor why nothing would come of what is in hand there, and on a crop how large it is;
  /// the cursor's shape says the same.
  void showNotes();
  void showHindrance();
  void showCropSize(const std::optional<GridRect>& crop);
  void showToolStatus();
  void showStatistics();
  /// Applies modifier keys that were pressed or released, whichever widget has the keyboard.
  void followModifiers(Qt::KeyboardModifiers keys);
  /// Tells assistive technology where the keys have moved the cursor to.
  void announceCursor();
  void explainKeys();
  void releaseGl();
  void fail(const QString& reason);

  SceneDisplay* display_ = nullptr;
  TerrainDocument* document_ = nullptr;  ///< Of the scene.
  ViewController* controller_ = nullptr;
  std::optional<InputAdapter> input_;
  std::vector<Subscription> subscriptions_;
  RenderSettings settings_;
  std::unique_ptr<SceneRenderer> renderer_;
  Compass* compass_;
  ScaleMark* scale_;
  ViewHeader* header_;
  ViewNote *hindrance_, *cropSize_, *dragNote_, *statistics_;
  std::optional<GizmoPart> litPart_;  ///< As it was drawn last.
  bool encloses_ = false;
  QTimer tick_, hover_, announce_;
  QTimer still_;  ///< Runs while the camera moves and for a moment after.
  std::optional<Camera> shownCamera_;
  double pictureMilliseconds_ = 0.0;  ///< Of the last whole picture by a software rasterizer.
  bool halved_ = false;               ///< The picture that is shown is of half the resolution.
  QString rendererName_, problem_;
  long long pageBudget_ = kFirstViewPages;
  bool glReady_ = false;
  bool statisticsShown_ = false;
  bool atOnce_ = false;  ///< The next picture waits for all of the ground.
};

/// Has assistive technology see viewports: what they are, and where the cursor is on the ground. Once is
/// enough, more do no harm.
void offerViewportToAssistants();

/// A cross that points at one pixel: light with a dark rim, so that it is seen on snow and in shadow.
[[nodiscard]] QCursor crossCursor(double devicePixelRatio);

}  // namespace scarp
