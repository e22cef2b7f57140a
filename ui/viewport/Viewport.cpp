#include "ui/viewport/Viewport.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QOpenGLContext>
#include <QOpenGLDebugLogger>
#include <QOpenGLFunctions>
#include <QPainter>
#include <QPixmap>
#include <QScopedValueRollback>
#include <QSurfaceFormat>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/document/TerrainDocument.h"
#include "core/scene/Scene.h"
#include "core/terrain/Surface.h"
#include "ui/document/SceneDisplay.h"
#include "ui/render/GlObjects.h"
#include "ui/render/OffscreenRenderer.h"
#include "ui/render/SceneRenderer.h"
#include "ui/viewport/ViewHeader.h"
#include "ui/viewport/ViewMarks.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {

constexpr int kTickMilliseconds = 16;
constexpr int kAnnounceMilliseconds = 150;
constexpr double kSlowPicture = 60.0;    ///< Milliseconds; slower ones are drawn coarsely while the camera moves.
constexpr int kStillMilliseconds = 150;  ///< A camera that rests for so long is drawn at full resolution.
constexpr double kLeastBrush = 8.0;  ///< Pixels of radius in which a brush can still be seen.

/// A brush as a view shows it: one that would be a speck there as a small ring about its place.
BrushMark visible(BrushMark mark, const TerrainDocument& document, const Camera& camera, ViewSize size) {
  const GridFrame& frame = document.frame();
  const double height =
      heightAt(document.heights(), frame.column(mark.centre.x()), frame.row(mark.centre.y()));
  if (std::isnan(height)) return mark;
  const double least = kLeastBrush * camera.metresPerPixel({mark.centre.x(), mark.centre.y(), height}, size);
  if (mark.settings.radius >= least) return mark;
  mark.settings.radius = least;
  // Its inner rim is so narrow that it is a dot.
  mark.settings.innerRadius = 0.15;
  mark.settings.falloff = Falloff::Constant;
  mark.settings.alpha.reset();
  return mark;
}

constexpr int kCrossSize = 23;  ///< Logical pixels; odd, so that there is one in the middle.
constexpr double kCrossGap = 3.5, kCrossReach = 10.5;  ///< The arms, from the middle.

}  // namespace

QCursor crossCursor(double devicePixelRatio) {
  QPixmap picture(static_cast<int>(std::lround(kCrossSize * devicePixelRatio)),
                  static_cast<int>(std::lround(kCrossSize * devicePixelRatio)));
  picture.setDevicePixelRatio(devicePixelRatio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.translate(0.5 * kCrossSize, 0.5 * kCrossSize);
  const auto draw = [&painter](const QColor& colour, double width) {
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
    const double rim = 0.5 * (width - 1.0);
    for (int arm = 0; arm < 4; ++arm) {
      painter.drawLine(QPointF(kCrossGap - rim, 0.0), QPointF(kCrossReach + rim, 0.0));
      painter.rotate(90.0);
    }
  };
  draw(QColor(16, 18, 22), 3.0);
  draw(Qt::white, 1.0);
  painter.end();
  return QCursor(picture, kCrossSize / 2, kCrossSize / 2);
}

Viewport::Viewport(QWidget* parent)
    : QOpenGLWidget(parent),
      compass_(new Compass(this)),
      scale_(new ScaleMark(this)),
      header_(new ViewHeader(this, *compass_)),
      hindrance_(new ViewNote(this, "hindrance", ViewNote::Side::Below)),
      cropSize_(new ViewNote(this, "cropSize", ViewNote::Side::Over)),
      dragNote_(new ViewNote(this, "dragNote", ViewNote::Side::Below)),
      statistics_(new ViewNote(this, "viewStatistics", ViewNote::Side::At)) {
  QSurfaceFormat wanted = QSurfaceFormat::defaultFormat();
  wanted.setVersion(4, 5);
  wanted.setProfile(QSurfaceFormat::CoreProfile);
  wanted.setSamples(0);  // The scene is drawn into a frame of its own, which has the samples.
  setFormat(wanted);
  // A stroke needs every sample of the pointer; hover is thinned out here instead.
  QCoreApplication::setAttribute(Qt::AA_CompressHighFrequencyEvents, false);
  setMouseTracking(true);
  setTabletTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setMinimumSize(64, 64);
  setCursor(crossCursor(devicePixelRatioF()));
  setAccessibleName(tr("Terrain view"));
  setWhatsThis(
      tr("The terrain. The left button uses the tool in hand, the right one offers what can be done at a "
         "place; F1 lists what the buttons and keys do"));
  offerViewportToAssistants();
  announce_.setSingleShot(true);
  announce_.setInterval(kAnnounceMilliseconds);
  connect(&announce_, &QTimer::timeout, this, &Viewport::announceCursor);
  tick_.setInterval(kTickMilliseconds);
  hover_.setSingleShot(true);
  still_.setSingleShot(true);
  still_.setInterval(kStillMilliseconds);
  connect(&still_, &QTimer::timeout, this, [this] { update(); });
  // Keys go to the widget with the keyboard, or to a shortcut.
  qApp->installEventFilter(this);
  connect(&tick_, &QTimer::timeout, this, [this] {
    if (input_) input_->tick();
    if (!input_ || !input_->ticking()) tick_.stop();
  });
  connect(compass_, &Compass::clicked, this, &Viewport::compassClicked);
  connect(&hover_, &QTimer::timeout, this, [this] {
    if (input_) input_->flushHover();
    followPointer();
  });
}

Viewport::~Viewport() {
  releaseGl();
  // The context goes after us, and says so.
  if (context()) disconnect(context(), nullptr, this, nullptr);
}

void Viewport::setScene(SceneDisplay* display, ViewController* controller) {
  EXPECTS((display == nullptr) == (controller == nullptr));
  subscriptions_.clear();
  if (display_) display_->setPointed(*controller_, false);
  input_.reset();
  tick_.stop();
  if (renderer_) {
    makeCurrent();
    renderer_.reset();
    doneCurrent();
  }
  display_ = display;
  document_ = display ? &display->scene().document() : nullptr;
  controller_ = controller;
  still_.stop();
  shownCamera_.reset();
  if (display) {
    Scene& scene = display->scene();
    input_.emplace(*controller).resize(viewSize());
    const auto repaint = [this] { update(); };
    const auto notes = [this] { showNotes(); };
    subscriptions_.push_back(controller->cursorChanged.subscribe([this] {
      showNotes();
      display_->setPointed(*controller_, controller_->cursor().has_value());
      if (input_ && input_->byKeys() && !announce_.isActive()) announce_.start();
    }));
    subscriptions_.push_back(controller->cameraChanged.subscribe([this] {
      showBearings();
      showNotes();
      update();
    }));
    for (const auto& tool : controller->tools().all())
      subscriptions_.push_back(tool->changed.subscribe(notes));
    subscriptions_.push_back(unitsChanged().subscribe([this] {
      showBearings();
      showNotes();
    }));
    subscriptions_.push_back(controller->tools().settingsChanged.subscribe(notes));
    subscriptions_.push_back(controller->motionBegan.subscribe([this] {
      input_->restartClock();
      tick_.start();
    }));
    subscriptions_.push_back(controller->tools().settingsChanged.subscribe(repaint));
    subscriptions_.push_back(controller->tools().selectedObjectsChanged.subscribe(repaint));
    subscriptions_.push_back(display->changed.subscribe(repaint));
    subscriptions_.push_back(display->drapeTilesChanged.subscribe([this] {
      if (renderer_) renderer_->drapesChanged();
    }));
    subscriptions_.push_back(scene.materialsChanged.subscribe([this](const GridRect& samples) {
      if (renderer_) renderer_->materialsChanged(samples);
    }));
    subscriptions_.push_back(scene.analysis().fractionsChanged.subscribe([this](const GridRect& samples) {
      if (renderer_) renderer_->fractionsChanged(samples);
    }));
    subscriptions_.push_back(scene.scatter().fieldChanged.subscribe([this](const ScatterChange& change) {
      if (!renderer_) return;
      if (change.all)
        renderer_->scatterChanged();
      else
        renderer_->scatterChanged(change.tiles);
    }));
    subscriptions_.push_back(document_->changed.subscribe([this](const DocumentChange& change) {
      if (renderer_) {
        for (const GridRect& samples : change.ground) renderer_->terrainChanged(samples);
        if (change.objects) renderer_->objectsChanged();
      }
      if (!change.ground.empty()) showBearings();
      if (!change.ground.empty() || change.objects) update();
      if (change.layers || change.selection) showNotes();
      if (change.materials) showToolStatus();
    }));
  }
  showBearings();
  showNotes();
  update();
}

void Viewport::setSettings(const RenderSettings& settings) {
  settings_ = settings;
  update();
  Q_EMIT settingsChanged();
}

std::optional<BrushMark> Viewport::brushMark() const {
  const ViewController* const pointed = controller_->marksGround() ? controller_ : display_->pointedView();
  if (!pointed || !pointed->marksGround()) return std::nullopt;
  const BrushMark mark{pointed->cursor()->point.head<2>(), pointed->effectiveBrush(), pointed->brushAngle()};
  return visible(mark, *document_, controller_->camera(), viewSize());
}

ViewSize Viewport::viewSize() const {
  return {std::max(1.0, double(width())), std::max(1.0, double(height()))};
}

void Viewport::initializeGL() {
  problem_.clear();
  const QSurfaceFormat got = context()->format();
  if (got.version() < qMakePair(4, 5)) {
    fail(
        tr("OpenGL 4.5 is needed; this system offers %1.%2").arg(got.majorVersion()).arg(got.minorVersion()));
    return;
  }
  // A new context, as after moving to another screen, knows nothing of what the old one held.
  connect(context(), &QOpenGLContext::aboutToBeDestroyed, this, &Viewport::releaseGl, Qt::UniqueConnection);
  if (context()->hasExtension("GL_KHR_debug") && got.testOption(QSurfaceFormat::DebugContext)) {
    auto* log = new QOpenGLDebugLogger(context());
    if (log->initialize()) {
      log->disableMessages(QOpenGLDebugMessage::AnySource, QOpenGLDebugMessage::AnyType,
                           QOpenGLDebugMessage::LowSeverity | QOpenGLDebugMessage::NotificationSeverity);
      connect(log, &QOpenGLDebugLogger::messageLogged, this,
              [this](const QOpenGLDebugMessage& message) { Q_EMIT glError(message.message()); });
      log->startLogging(QOpenGLDebugLogger::SynchronousLogging);
    }
  }
  glReady_ = true;
  if (checkOpenGl()) Q_EMIT available(openGlIsSoftware());
}

void Viewport::releaseGl() {
  if (!renderer_ && !glReady_) return;
  makeCurrent();
  renderer_.reset();
  doneCurrent();
  glReady_ = false;
}

void Viewport::fail(const QString& reason) {
  if (!problem_.isEmpty()) return;
  problem_ = reason;
  Q_EMIT unavailable(reason);
}

void Viewport::showEvent(QShowEvent* event) {
  QOpenGLWidget::showEvent(event);
  // Qt only prints a warning where it gets no context at all.
  QTimer::singleShot(0, this, [this] {
    if (isVisible() && !isValid()) fail(tr("OpenGL 4.5 is needed; this system offers none"));
  });
}

void Viewport::paintEvent(QPaintEvent* event) {
  QOpenGLWidget::paintEvent(event);
  // A driver that was reset has lost all of it, and Qt does not draw any more.
  if (glReady_ && !context()->isValid())
    fail(
        tr("the graphics card was reset and shows nothing more; the terrain is untouched: "
           "save it and start Scarp again"));
}

void Viewport::resizeGL(int, int) {
  if (input_) input_->resize(viewSize());
  showBearings();
  Q_EMIT resized();
}

void Viewport::showBearings() {
  if (!controller_) return scale_->show(std::nullopt, false);
  const Camera& camera = controller_->camera();
  compass_->show(camera.yaw, camera.pitch);
  const auto bar = [&](double longest) {
    return scaleBarFor(camera, *document_, viewSize(), ScaleMark::mostPixels, wayUnit(longest, 1.0).metres);
  };
  const auto near = bar(0.0);
  scale_->show(near ? bar(near->metres) : near, camera.projection == Camera::Projection::Perspective);
}

SceneView Viewport::sceneView() const {
  SceneView view;
  view.settings = settings_;
  view.size = viewSize();
  view.pixelWidth = static_cast<int>(std::lround(width() * devicePixelRatioF()));
  view.pixelHeight = static_cast<int>(std::lround(height() * devicePixelRatioF()));
  if (display_) {
    display_->scene().update();
    display_->fill(view);
    view.camera = controller_->camera();
    view.selection = controller_->tools().selected();
    view.objectMarkers = true;
  }
  return view;
}

void Viewport::paintGL() {
  if (!glReady_) return;
  if (!renderer_) {
    auto made = SceneRenderer::create(pageBudget_);
    if (!made) return fail(messageText(made.error().message));
    renderer_ = std::move(made.value());
    rendererName_ = QString::fromStdString(openGlName());
  }
  SceneView view = sceneView();
  if (controller_) {
    view.brush = brushMark();
    addTool(view);
  }
  view.atOnce = atOnce_;
  drawAdaptively(view);
  if (!renderer_->whole()) update();
  if (statisticsShown_) QMetaObject::invokeMethod(this, &Viewport::showStatistics, Qt::QueuedConnection);
}

void Viewport::drawAdaptively(SceneView& view) {
  const bool moved = shownCamera_ != view.camera;
  if (moved && shownCamera_ && pictureMilliseconds_ > kSlowPicture) still_.start();
  view.halved = still_.isActive() && !atOnce_;
  const bool fromScratch = moved || halved_ != view.halved;
  shownCamera_ = view.camera;
  halved_ = view.halved;
  QElapsedTimer clock;
  clock.start();
  renderer_->draw(document_, view, defaultFramebufferObject());
  if (!fromScratch || view.halved || !openGlIsSoftware()) return;
  context()->functions()->glFinish();
  pictureMilliseconds_ = double(clock.nsecsElapsed()) / 1e6;
}

QImage Viewport::picture() {
  const QScopedValueRollback whole(atOnce_, true);
  return grabFramebuffer();
}

Result<QImage> Viewport::screenshot(double scale) {
  EXPECTS(scale > 0.0);
  if (!isValid() || !renderer_) return Error{"there is no OpenGL to draw with"};
  makeCurrent();
  SceneView view = sceneView();
  view.pixelWidth = static_cast<int>(std::lround(view.pixelWidth * scale));
  view.pixelHeight = static_cast<int>(std::lround(view.pixelHeight * scale));
  view.settings.compass = false;
  if (display_) display_->fillOverlays(view, OverlayOf::Brush);
  Result<QImage> image = drawPicture(*renderer_, document_, view);
  renderer_->forgetPicture();
  doneCurrent();
  update();
  return image;
}

QImage Viewport::preview(int side) {
  EXPECTS(side > 0);
  const Result<QImage> image =
      screenshot(std::min(1.0, side / (devicePixelRatioF() * std::max(width(), height()))));
  return image ? *image : QImage();
}

Result<QImage> Viewport::overview(int side) {
  EXPECTS(side > 0);
  if (!isValid() || !renderer_) return Error{"there is no OpenGL to draw with"};
  if (!document_) return Error{"there is no terrain to draw"};
  makeCurrent();
  SceneView view = sceneView();
  const GridFrame& frame = document_->frame();
  const double scale = side / std::max(frame.width(), frame.depth());
  view.pixelWidth = std::max(1, static_cast<int>(std::lround(scale * frame.width())));
  view.pixelHeight = std::max(1, static_cast<int>(std::lround(scale * frame.depth())));
  view.size = {double(view.pixelWidth), double(view.pixelHeight)};
  RenderSettings& settings = view.settings;
  settings.sky = settings.grid = settings.compass = settings.walls = settings.wireframe = false;
  settings.contours.shown = settings.groundGrid.shown = false;
  settings.samples = 1;  // The depth says which pixels are holes.
  settings.shadows = ShadowQuality::Off;
  view.mask.reset();
  view.scattered = nullptr;
  view.bent.reset();
  view.overlays.clear();
  view.selection = {};
  view.objectMarkers = false;
  const Box box = document_->box();
  Camera camera;
  camera.projection = Camera::Projection::Orthographic;
  camera.exaggeration = view.camera.exaggeration;
  camera.pitch = -0.5 * std::numbers::pi;
  camera.orthoHeight = frame.depth();
  camera.position = {0.0, 0.0, box.max.z() + std::max(1.0, box.max.z() - box.min.z())};
  camera.fitClipPlanes(box);
  view.camera = camera;
  Result<QImage> image = drawPicture(*renderer_, document_, view);
  if (image) {
    const DepthPicture depth = renderer_->readDepth();
    *image = image->convertToFormat(QImage::Format_ARGB32_Premultiplied);
    for (int row = 0; row < image->height(); ++row) {
      auto* line = reinterpret_cast<QRgb*>(image->scanLine(row));
      for (int column = 0; column < image->width(); ++column)
        if (std::isinf(depth.at(column, row))) line[column] = qRgba(0, 0, 0, 0);
    }
  }
  renderer_->forgetPicture();
  doneCurrent();
  update();
  return image;
}

long long Viewport::pageBytes() const { return renderer_ ? renderer_->pageBytes() : 0; }

DepthPicture Viewport::readDepth() {
  if (!isValid()) return {};
  const QScopedValueRollback whole(atOnce_, true);
  makeCurrent();
  paintGL();
  DepthPicture depth = renderer_ ? renderer_->readDepth() : DepthPicture();
  doneCurrent();
  return depth;
}

void Viewport::handled(QInputEvent* event, bool used) {
  event->setAccepted(used);
  if (!input_) return;
  if (input_->ticking() && !tick_.isActive()) tick_.start();
  if (!hover_.isActive()) hover_.start(0);
}

bool Viewport::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && input_ &&
      input_->claims(*static_cast<QKeyEvent*>(event))) {
    event->accept();
    return true;
  }
  return QOpenGLWidget::event(event);
}

bool Viewport::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
      followModifiers(modifiersAfter(*static_cast<const QKeyEvent*>(event)));
      break;
    // Keys that go up while no window of the program is active are not reported.
    case QEvent::WindowDeactivate:
      followModifiers(Qt::NoModifier);
      break;
    case QEvent::WindowActivate:
      followModifiers(QGuiApplication::queryKeyboardModifiers());
      break;
    default:
      break;
  }
  return QOpenGLWidget::eventFilter(watched, event);
}

void Viewport::followModifiers(Qt::KeyboardModifiers keys) {
  if (input_ && input_->followModifiers(keys) && !hover_.isActive()) hover_.start(0);
}

void Viewport::mousePressEvent(QMouseEvent* event) { handled(event, input_ && input_->mousePress(*event)); }
void Viewport::mouseMoveEvent(QMouseEvent* event) { handled(event, input_ && input_->mouseMove(*event)); }
void Viewport::mouseReleaseEvent(QMouseEvent* event) {
  handled(event, input_ && input_->mouseRelease(*event));
}
void Viewport::wheelEvent(QWheelEvent* event) { handled(event, input_ && input_->wheel(*event)); }
void Viewport::tabletEvent(QTabletEvent* event) { handled(event, input_ && input_->tablet(*event)); }
void Viewport::keyPressEvent(QKeyEvent* event) {
  const bool byMouse = input_ && !input_->byKeys();
  handled(event, input_ && input_->keyPress(*event));
  if (byMouse && input_->byKeys()) explainKeys();
}
void Viewport::keyReleaseEvent(QKeyEvent* event) { handled(event, input_ && input_->keyRelease(*event)); }

void Viewport::leaveEvent(QEvent* event) {
  if (input_) input_->leave();
  showToolStatus();
  QOpenGLWidget::leaveEvent(event);
}

void Viewport::focusOutEvent(QFocusEvent* event) {
  if (input_) input_->releaseKeys();
  QOpenGLWidget::focusOutEvent(event);
}

}  // namespace scarp
