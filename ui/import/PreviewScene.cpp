#include "ui/import/PreviewScene.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QOpenGLContext>
#include <QTimer>
#include <algorithm>
#include <cmath>

#include "core/view/ViewLimits.h"
#include "ui/render/SceneRenderer.h"
#include "ui/settings/Preferences.h"

namespace scarp {
namespace {

constexpr double kRadiansPerPixel = 0.008;
constexpr double kKeyTurn = 0.1;  ///< Radians.
constexpr double kLowestPitch = -1.5, kHighestPitch = 0.0;
constexpr double kNearest = 6.0, kFarthest = 0.5;
/// A box that is framed by its corners leaves much of the picture empty.
constexpr double kClose = 0.83;
constexpr long long kPages = 16LL << 20;  ///< Bytes; the ground has 65,536 samples.

}  // namespace

PreviewScene::PreviewScene(QWidget* parent) : QOpenGLWidget(parent), settings_(rememberedLook({})) {
  QSurfaceFormat wanted = QSurfaceFormat::defaultFormat();
  wanted.setVersion(4, 5);
  wanted.setProfile(QSurfaceFormat::CoreProfile);
  wanted.setSamples(0);  // The scene is drawn into a frame of its own, which has the samples.
  setFormat(wanted);
  settings_.compass = true;
  settings_.contours.shown = settings_.groundGrid.shown = settings_.wireframe = settings_.water = false;
  setFocusPolicy(Qt::TabFocus);
  setCursor(Qt::OpenHandCursor);
  setAccessibleName(tr("Preview"));
  setToolTip(tr("Drag to turn, wheel to zoom"));
}

PreviewScene::~PreviewScene() {
  releaseGl();
  // The context goes after us, and says so.
  if (context()) disconnect(context(), nullptr, this, nullptr);
}

void PreviewScene::setGround(Terrain terrain) {
  const GridRect samples = terrain.frame.samples();
  const bool same = document_ && document_->frame().samples() == samples;
  document_ = std::make_unique<TerrainDocument>(std::move(terrain));
  if (renderer_ && same) {
    renderer_->terrainChanged(samples);
  } else if (renderer_) {
    makeCurrent();
    renderer_.reset();
    doneCurrent();
  }
  frame();
}

void PreviewScene::setWater(std::optional<double> level) {
  settings_.water = level.has_value();
  settings_.seaLevel = level.value_or(0.0);
  update();
}

ViewSize PreviewScene::viewSize() const {
  return {std::max(1.0, double(width())), std::max(1.0, double(height()))};
}

void PreviewScene::frame() {
  if (!document_) return;
  camera_.yaw = yaw_;
  camera_.pitch = pitch_;
  const Box box = document_->box();
  camera_.frame(box, viewSize());
  camera_.dolly(box.centre(), kClose / nearness_);
  camera_ = withClipPlanes(camera_, *document_);
  update();
}

void PreviewScene::turn(double yawBy, double pitchBy) {
  yaw_ += yawBy;
  pitch_ = std::clamp(pitch_ + pitchBy, kLowestPitch, kHighestPitch);
  frame();
}

void PreviewScene::zoom(double factor) {
  nearness_ = std::clamp(nearness_ * factor, kFarthest, kNearest);
  frame();
}

void PreviewScene::initializeGL() {
  ready_ = context()->format().version() >= qMakePair(4, 5);
  if (!ready_) return Q_EMIT unavailable();
  // A new context, as after moving to another screen, knows nothing of what the old one held.
  connect(context(), &QOpenGLContext::aboutToBeDestroyed, this, &PreviewScene::releaseGl,
          Qt::UniqueConnection);
}

void PreviewScene::releaseGl() {
  if (!ready_) return;
  makeCurrent();
  renderer_.reset();
  doneCurrent();
  ready_ = false;
}

void PreviewScene::showEvent(QShowEvent* event) {
  QOpenGLWidget::showEvent(event);
  QTimer::singleShot(0, this, [this] {
    if (isVisible() && !isValid()) Q_EMIT unavailable();
  });
}

void PreviewScene::paintGL() {
  if (!ready_) return;
  if (!renderer_) {
    auto made = SceneRenderer::create(kPages);
    if (!made) {
      ready_ = false;
      return Q_EMIT unavailable();
    }
    renderer_ = std::move(*made);
  }
  SceneView view;
  view.camera = camera_;
  view.settings = settings_;
  view.size = viewSize();
  view.pixelWidth = static_cast<int>(std::lround(width() * devicePixelRatioF()));
  view.pixelHeight = static_cast<int>(std::lround(height() * devicePixelRatioF()));
  view.atOnce = true;
  renderer_->draw(document_.get(), view, defaultFramebufferObject());
}

void PreviewScene::mousePressEvent(QMouseEvent* event) { dragged_ = event->position(); }

void PreviewScene::mouseMoveEvent(QMouseEvent* event) {
  if (event->buttons() == Qt::NoButton) return;
  const QPointF by = event->position() - std::exchange(dragged_, event->position());
  turn(kRadiansPerPixel * by.x(), -kRadiansPerPixel * by.y());
}

void PreviewScene::wheelEvent(QWheelEvent* event) { zoom(std::pow(1.1, event->angleDelta().y() / 120.0)); }

void PreviewScene::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Left:
      return turn(-kKeyTurn, 0.0);
    case Qt::Key_Right:
      return turn(kKeyTurn, 0.0);
    case Qt::Key_Up:
      return turn(0.0, -kKeyTurn);
    case Qt::Key_Down:
      return turn(0.0, kKeyTurn);
    case Qt::Key_Plus:
    case Qt::Key_Equal:
      return zoom(1.1);
    case Qt::Key_Minus:
      return zoom(1.0 / 1.1);
    default:
      return QOpenGLWidget::keyPressEvent(event);
  }
}

}  // namespace scarp
