#include "ui/import/PreviewView.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QOpenGLContext>
#include <QProgressBar>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/io/SampleSource.h"
#include "core/terrain/HeightPyramid.h"
#include "core/view/ViewLimits.h"
#include "ui/jobs/JobRunner.h"
#include "ui/render/OverviewPicture.h"
#include "ui/render/SceneRenderer.h"
#include "ui/settings/Preferences.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/FormDialog.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

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

namespace {

constexpr int kDelay = 120;  ///< Milliseconds.

}  // namespace

PreviewLoader::PreviewLoader(JobRunner& jobs, QObject* parent) : QObject(parent), jobs_(jobs) {
  delay_.setSingleShot(true);
  delay_.setInterval(kDelay);
  connect(&delay_, &QTimer::timeout, this, &PreviewLoader::begin);
}

PreviewLoader::~PreviewLoader() { stop(); }

void PreviewLoader::stop() {
  delay_.stop();
  ++run_;
  loading_ = false;
  if (job_) job_->cancel();
  job_ = nullptr;
}

void PreviewLoader::load(const QString& path, const ImportOptions& options) {
  stop();
  loading_ = true;
  path_ = path;
  options_ = options;
  delay_.start();
}

void PreviewLoader::begin() {
  const int run = ++run_;
  job_ = jobs_.run<ImportPreview>(
      tr("Reading %1").arg(QFileInfo(path_).fileName()),
      [path = path_.toStdString(), options = options_](const Progress& progress) {
        return previewImport(path, options, progress);
      },
      [self = QPointer(this), run](Result<ImportPreview> preview) {
        if (!self || self->run_ != run) return;
        self->job_ = nullptr;
        self->loading_ = false;
        if (preview)
          Q_EMIT self->loaded(*preview);
        else
          Q_EMIT self->failed(messageText(preview.error().message));
      });
  connect(job_, &Job::progressed, this, [this, run] {
    if (job_ && run_ == run) Q_EMIT progressed(job_->fraction());
  });
}

namespace {

struct ImportWords {
  Q_DECLARE_TR_FUNCTIONS(ImportFacts)
};

/// What GDAL calls "UInt16".
QString sampleText(const std::string& type) {
  if (type == "Byte" || type == "UInt8") return ImportWords::tr("8 bits");
  if (type == "Int8") return ImportWords::tr("8 bits, signed");
  if (type == "UInt16") return ImportWords::tr("16 bits");
  if (type == "Int16") return ImportWords::tr("16 bits, signed");
  if (type == "UInt32") return ImportWords::tr("32 bits");
  if (type == "Int32") return ImportWords::tr("32 bits, signed");
  if (type == "Float16") return ImportWords::tr("16 bits, floating point");
  if (type == "Float32") return ImportWords::tr("32 bits, floating point");
  if (type == "Float64") return ImportWords::tr("64 bits, floating point");
  return QString::fromStdString(type);
}

}  // namespace

GroundMeasures measuresOf(const ImportPreview& preview, const ImportOptions& options) {
  const HeightRule rule = previewRule(preview, options);
  GroundMeasures measures;
  const bool ends = options.range && options.range->of == ImportRange::Of::Values;
  measures.lowest = ends ? options.range->lowest : rule.inFileUnit(preview.lowest) * rule.metres;
  measures.highest = ends ? options.range->highest : rule.inFileUnit(preview.highest) * rule.metres;
  measures.columns = preview.columns;
  measures.rows = preview.rows;
  measures.dx = options.cellSize.value_or(preview.dx);
  measures.dy = options.cellSize.value_or(preview.dy);
  measures.southFirst = options.rows ? *options.rows == RowOrder::SouthFirst : preview.southFirst;
  return measures;
}

std::vector<BandUse> bandUses(const ImportPreview& preview) {
  std::vector<BandUse> uses;
  for (std::size_t i = 0; i < preview.bands.size(); ++i)
    uses.push_back({BandUse::Kind::Band, static_cast<int>(i) + 1});
  if (preview.colours) uses.push_back({BandUse::Kind::Luminance});
  if (preview.byteColours)
    for (const auto kind : {BandUse::Kind::Terrarium, BandUse::Kind::Mapbox}) uses.push_back({kind});
  return uses;
}

QString bandUseText(const BandUse& use, const ImportPreview& preview) {
  switch (use.kind) {
    case BandUse::Kind::Band:
      return QString::fromStdString(preview.bands[static_cast<std::size_t>(use.band - 1)]);
    case BandUse::Kind::Luminance:
      return ImportWords::tr("brightness of the colours");
    case BandUse::Kind::Terrarium:
      return ImportWords::tr("colours as Terrarium tiles have them");
    case BandUse::Kind::Mapbox:
      return ImportWords::tr("colours as Mapbox tiles have them");
  }
  return {};
}

QString reasonsText(const ImportPreview& preview) {
  QStringList lines;
  for (const Message& reason : preview.reasons) lines += messageHeading(reason);
  return lines.join(QLatin1Char('\n'));
}

QString measuresText(const GroundMeasures& measures) {
  return ImportWords::tr("heights %1, %2")
      .arg(spanText(measures.lowest, measures.highest), sidesText(measures.width(), measures.depth()));
}

QString factsText(const ImportPreview& preview, const GroundMeasures& measures) {
  return ImportWords::tr("%1, %2, %3 × %4 samples: %5")
      .arg(QString::fromStdString(preview.driver), sampleText(preview.sampleType))
      .arg(preview.columns)
      .arg(preview.rows)
      .arg(measuresText(measures));
}

namespace {

constexpr QSize kSmallest(380, 250);

QLabel* lines(const char* objectName) {
  auto* label = new QLabel;
  label->setObjectName(QLatin1String(objectName));
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

}  // namespace

PreviewView::PreviewView(QWidget* parent)
    : QWidget(parent),
      stack_(new QStackedWidget),
      scene_(new PreviewScene),
      flat_(lines("flatPreview")),
      facts_(lines("facts")),
      reasons_(lines("reasons")),
      bar_(thinProgressBar()) {
  flat_->setAlignment(Qt::AlignCenter);
  for (QLabel* label : {flat_, reasons_}) label->setProperty("role", QStringLiteral("quiet"));
  stack_->setMinimumSize(kSmallest);
  stack_->addWidget(flat_);
  stack_->addWidget(scene_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addWidget(stack_, 1);
  column->addWidget(bar_);
  column->addWidget(facts_);
  column->addWidget(reasons_);
  connect(scene_, &PreviewScene::unavailable, this, [this] {
    drawn_ = false;
    if (terrain_) showFlat();
  });
}

void PreviewView::setGround(const Terrain& terrain) {
  terrain_ = terrain;
  showStack();
  if (!drawn_) return showFlat();
  scene_->setGround(terrain);
  stack_->setCurrentWidget(scene_);
}

void PreviewView::setWater(std::optional<double> level) { scene_->setWater(level); }

void PreviewView::say(const QString& message) {
  terrain_.reset();
  showStack();
  flat_->setText(message);
  stack_->setCurrentWidget(flat_);
  setFacts({}, {});
}

void PreviewView::showPicture(bool shown) {
  pictured_ = shown;
  showStack();
}

void PreviewView::showStack() {
  stack_->setVisible(pictured_ || !terrain_);
  stack_->setMinimumHeight(pictured_ ? kSmallest.height() : 0);
}

void PreviewView::setFacts(const QString& facts, const QString& reasons) {
  facts_->setText(facts);
  reasons_->setText(reasons);
}

void PreviewView::setProgress(double fraction) {
  bar_->setValue(static_cast<int>(1000.0 * fraction));
  bar_->setVisible(fraction < 1.0);
}

void PreviewView::showFlat() {
  const OverviewPicture picture(terrain_->heights, terrain_->frame, HeightPyramid(terrain_->heights).range());
  flat_->setPixmap(QPixmap::fromImage(picture.image())
                       .scaled(stack_->size(), Qt::KeepAspectRatio, Qt::SmoothTransformation));
  stack_->setCurrentWidget(flat_);
}

}  // namespace scarp
