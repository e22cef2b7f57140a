#include "ui/navigator/NavigatorMap.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "core/scene/Scene.h"
#include "core/terrain/Surface.h"
#include "core/tools/SculptTool.h"
#include "core/tools/ViewController.h"
#include "core/view/NamedView.h"
#include "ui/document/EditorDocument.h"
#include "ui/document/SceneDisplay.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/CoordinatesField.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/FormDialog.h"

namespace scarp {

namespace {

constexpr double kMargin = 12.0;  ///< Pixels about the map, where an eye beyond it still shows.
constexpr double kAnglePerNotch = 120;
constexpr int kMapPixels = 512;  ///< Along the longer side.
constexpr int kMapDelay = 250;   ///< Milliseconds from a change to the next map.

constexpr double kAway = 0.2;       ///< Distance of the camera from the place, in sides of the terrain.
constexpr double kMaxPitch = -0.5;  ///< Radians: the camera looks down at least so steeply.

}  // namespace

NavigatorMap::NavigatorMap(Viewport& viewport, QWidget* parent) : QWidget(parent), viewport_(viewport) {
  setObjectName(QStringLiteral("navigatorMap"));
  setAccessibleName(tr("Terrain from above"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  setToolTip(tr("Click or drag to go there; the wheel goes nearer and away"));
  later_.setSingleShot(true);
  later_.setInterval(kMapDelay);
  connect(&later_, &QTimer::timeout, this, &NavigatorMap::drawMap);
  connect(&viewport_, &Viewport::settingsChanged, this, &NavigatorMap::drawLater);
}

void NavigatorMap::setScene(SceneDisplay* display, ViewController* controller) {
  document_ = display ? &display->scene().document() : nullptr;
  controller_ = controller;
  picture_ = QImage();
  stale_ = false;
  onTerrain_.reset();
  onCamera_.reset();
  onLook_.reset();
  if (document_) {
    onLook_ = display->lookChanged.subscribe([this] { drawLater(); });
    onTerrain_ = document_->changed.subscribe([this](const DocumentChange& change) {
      if (change.ground.empty()) return;
      drawLater();
      follow();
    });
    onCamera_ = controller->cameraChanged.subscribe([this] {
      if (controller_->camera().exaggeration != exaggeration_) drawLater();
      follow();
    });
    drawLater();
  }
  setCursor(document_ ? Qt::PointingHandCursor : Qt::ArrowCursor);
  follow();
}

void NavigatorMap::showEvent(QShowEvent*) {
  if (stale_) later_.start();
  follow();
}

void NavigatorMap::drawLater() {
  if (!document_) return;
  stale_ = true;
  if (isVisible() && !later_.isActive()) later_.start();
}

void NavigatorMap::drawMap() {
  if (!document_ || !stale_ || !isVisible()) return;
  // A stroke or a flight of the camera is not to wait for the map.
  if (document_->editing() || controller_->dragging() || controller_->moving()) return later_.start();
  stale_ = false;
  exaggeration_ = controller_->camera().exaggeration;
  if (auto drawn = viewport_.overview(kMapPixels)) {
    picture_ = *std::move(drawn);
    update();
  } else if (viewport_.problem().isEmpty()) {
    drawLater();  // The view has not been drawn yet.
  }
}

void NavigatorMap::follow() {
  if (!isVisible()) return;
  footprint_ = controller_ ? viewFootprint(controller_->camera(), *document_, viewport_.viewSize())
                           : std::vector<Vec2>();
  update();
}

QRectF NavigatorMap::mapRect() const {
  const GridFrame& frame = document_->frame();
  const QRectF room = QRectF(rect()).adjusted(kMargin, kMargin, -kMargin, -kMargin);
  const double scale = std::max(std::min(room.width() / frame.width(), room.height() / frame.depth()), 1e-9);
  QRectF map(0.0, 0.0, scale * frame.width(), scale * frame.depth());
  map.moveCenter(room.center());
  return map;
}

QPointF NavigatorMap::toPixel(const Vec2& place) const {
  const QRectF map = mapRect();
  const GridFrame& frame = document_->frame();
  return {map.center().x() + place.x() / frame.width() * map.width(),
          map.center().y() - place.y() / frame.depth() * map.height()};
}

Vec2 NavigatorMap::toLocal(const QPointF& pixel) const {
  const QRectF map = mapRect();
  const GridFrame& frame = document_->frame();
  return {(pixel.x() - map.center().x()) / map.width() * frame.width(),
          (map.center().y() - pixel.y()) / map.height() * frame.depth()};
}

void NavigatorMap::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  QPainterPath rounded;
  rounded.addRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
  painter.fillPath(rounded, palette().color(QPalette::Base));
  if (document_) {
    painter.setClipPath(rounded);
    const QRectF map = mapRect();
    // Clear pixels are holes: neither ground nor the paper about it.
    painter.fillRect(map, QBrush(palette().color(QPalette::Mid), Qt::BDiagPattern));
    painter.drawImage(map, picture_);
    painter.setPen(QPen(palette().color(QPalette::Shadow), 1.0));
    painter.drawRect(map);
    paintView(painter);
    paintEye(painter);
    painter.setClipping(false);
  }
  painter.setPen(QPen(palette().color(QPalette::Mid), 1.0));
  painter.drawPath(rounded);
}

void NavigatorMap::paintView(QPainter& painter) const {
  if (footprint_.empty()) return;
  QPolygonF seen;
  for (const Vec2& corner : footprint_) seen << toPixel(corner);
  QPainterPath outside;
  outside.addRect(mapRect());
  QPainterPath inside;
  inside.addPolygon(seen);
  inside.closeSubpath();
  painter.fillPath(outside.subtracted(inside), QColor(10, 13, 18, 95));
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(QColor(10, 12, 16, 150), 3.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(inside);
  painter.setPen(QPen(Qt::white, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(inside);
}

void NavigatorMap::paintEye(QPainter& painter) const {
  const Camera& camera = controller_->camera();
  // Without perspective the eye is nowhere in particular.
  if (camera.projection == Camera::Projection::Orthographic) return;
  const QPointF at = toPixel(camera.position.head<2>());
  constexpr double kInset = 8.0;
  const QPointF shown(std::clamp(at.x(), kInset, std::max(kInset, width() - kInset)),
                      std::clamp(at.y(), kInset, std::max(kInset, height() - kInset)));
  painter.save();
  painter.translate(shown);
  painter.rotate(camera.yaw * 57.29577951308232);
  QPainterPath arrow;
  arrow.moveTo(0.0, -9.5);
  arrow.lineTo(5.5, 5.0);
  arrow.lineTo(0.0, 2.0);
  arrow.lineTo(-5.5, 5.0);
  arrow.closeSubpath();
  painter.setPen(QPen(QColor(10, 12, 16, 190), 3.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(arrow);
  painter.fillPath(arrow, QColor(0xff, 0x9d, 0x2e));
  painter.restore();
}

void NavigatorMap::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !controller_ || controller_->dragging()) return;
  controller_->travelTo(
      lookingAt(controller_->camera(), toLocal(event->position()), *document_, viewport_.viewSize()));
}

void NavigatorMap::mouseMoveEvent(QMouseEvent* event) {
  if (!event->buttons().testFlag(Qt::LeftButton) || !controller_ || controller_->dragging()) return;
  controller_->dragTo(
      lookingAt(controller_->destination(), toLocal(event->position()), *document_, viewport_.viewSize()));
}

void NavigatorMap::wheelEvent(QWheelEvent* event) {
  const double steps = event->angleDelta().y() / kAnglePerNotch;
  if (controller_ && steps != 0.0)
    controller_->wheelInMiddle(viewport_.viewSize(), steps, static_cast<double>(event->timestamp()) * 1e-3);
  event->accept();
}

void travelTo(EditorDocument& document, const Vec2& place) {
  const TerrainDocument& terrain = document.terrain();
  const GridFrame& frame = terrain.frame();
  const double ground = heightAt(terrain.heights(), frame.column(place.x()), frame.row(place.y()));
  const Vec3 at(place.x(), place.y(),
                std::isnan(ground) ? 0.5 * (terrain.box().min.z() + terrain.box().max.z()) : ground);
  Camera camera = document.view().camera();
  camera.pitch = std::min(camera.pitch, kMaxPitch);
  camera.position =
      at - camera.unstretched(kAway * std::max(frame.width(), frame.depth()) * camera.forward());
  document.view().travelTo(camera);
}

DockRow NavigatorDock::row() {
  return {.key = QStringLiteral("navigatorDock"),
          .title = tr("Navigator"),
          .icon = "view-top",
          .place = DockPlace::Overview,
          .size = 260,
          .make = [](const DockContext& context) -> EditorDock* {
            return new NavigatorDock(context.viewport, &context.window);
          }};
}

NavigatorDock::NavigatorDock(Viewport& viewport, QWidget* parent)
    : EditorDock(row(), parent), map_(new NavigatorMap(viewport)) {
  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(10, 4, 10, 10);
  column->addWidget(map_);
  setWidget(content);
}

void NavigatorDock::setDocument(EditorDocument* document) {
  map_->setScene(document ? &document->display() : nullptr, document ? &document->view() : nullptr);
}

namespace {

constexpr int kPositionWidth = 420;

}  // namespace

PositionDialog::PositionDialog(EditorDocument& document, QWidget* parent)
    : QDialog(parent),
      document_(document),
      coordinates_(new CoordinatesField(document.terrain().frame(), document.terrain().georeference())),
      position_(new QLineEdit),
      note_(new QLabel),
      strokeTo_(new QPushButton(tr("&Stroke To"))) {
  setObjectName(QStringLiteral("positionDialog"));
  setWindowTitle(tr("Position"));
  position_->setObjectName(QStringLiteral("position"));
  position_->setAccessibleName(tr("Position"));
  position_->setToolTip(tr("Type two numbers, east first"));
  note_->setObjectName(QStringLiteral("positionNote"));
  note_->setWordWrap(true);
  auto* column = new QVBoxLayout(this);
  column->addStrut(kPositionWidth);
  auto* form = new QFormLayout;
  addFormRow(*form, tr("Coordinates"), coordinates_);
  addFormRow(*form, tr("Position"), position_);
  column->addLayout(form);
  column->addWidget(note_);
  auto* row = new QHBoxLayout;
  const auto button = [row](QPushButton* made, const char* name, const QString& tip) {
    made->setObjectName(QString::fromLatin1(name));
    made->setToolTip(tip);
    made->setAutoDefault(false);
    row->addWidget(made);
    return made;
  };
  auto* goTo = button(new QPushButton(tr("&Go To")), "goToPosition", tr("Move the view to the position"));
  button(strokeTo_, "strokeToPosition",
         tr("Make a stroke of the active brush from the end of the last one to the position"));
  auto* dab =
      button(new QPushButton(tr("Make &Dab")), "dabAtPosition", tr("Make one dab of the active brush there"));
  auto* closing = button(new QPushButton(tr("Close")), "closePosition", tr("Close this dialog"));
  dab->setDefault(true);
  column->addLayout(row);
  connect(goTo, &QPushButton::clicked, this, [this] {
    if (const auto place = typed()) {
      travelTo(document_, *place);
      say(tr("The view is at %1.").arg(coordinates_->textOf(*place)), false);
    }
  });
  connect(dab, &QPushButton::clicked, this, [this] { stroke(false); });
  connect(strokeTo_, &QPushButton::clicked, this, [this] { stroke(true); });
  connect(closing, &QPushButton::clicked, this, &QDialog::reject);
  connect(coordinates_, &QComboBox::currentIndexChanged, this, &PositionDialog::changeCoordinates);
  const auto& cursor = document_.view().cursor();
  position_->setText(coordinates_->textOf(cursor ? Vec2(cursor->point.head<2>()) : Vec2(Vec2::Zero())));
  position_->selectAll();
  position_->setFocus();
  showStart();
  // The positions would be others in another frame.
  onFrame_ = onChange(
      &document_, [this] { close(); }, &DocumentChange::frame);
}

std::optional<Vec2> PositionDialog::typed() {
  const TypedPositions read = coordinates_->read(position_->text());
  if (!read.problem.isEmpty()) {
    say(read.problem, true);
    return std::nullopt;
  }
  const Vec2 place = *coordinates_->toLocal(read.positions.front());
  const GridFrame& frame = document_.terrain().frame();
  if (2.0 * std::abs(place.x()) <= frame.width() && 2.0 * std::abs(place.y()) <= frame.depth()) return place;
  say(tr("%1 is outside the terrain, which covers %2.")
           .arg(position_->text().trimmed(), coordinates_->extentText()),
       true);
  return std::nullopt;
}

std::optional<Vec2> PositionDialog::start() const {
  if (last_) return last_;
  const auto& made = document_.tools().get<SculptTool>().lastStroke();
  if (!made || made->samples.empty()) return std::nullopt;
  return Vec2(made->samples.back().x, made->samples.back().y);
}

void PositionDialog::stroke(bool fromLast) {
  const auto place = typed();
  if (!place) return;
  const auto from = start();
  if (fromLast && !from) return say(tr("There is no stroke to continue. Make a dab first."), true);
  const auto places = fromLast ? std::vector{*from, *place} : std::vector{*place};
  if (const auto done = strokeAlong(document_.tools(), places); !done)
    return say(messageText(done.error().message), true);
  last_ = *place;
  say(fromLast ? tr("Stroke from %1 to %2.").arg(coordinates_->textOf(*from), coordinates_->textOf(*place))
                : tr("Dab at %1.").arg(coordinates_->textOf(*place)),
       false);
  strokeTo_->setEnabled(true);
}

void PositionDialog::say(const QString& text, bool wrong) {
  note_->setProperty("role", wrong ? QStringLiteral("alert") : QString());
  note_->style()->unpolish(note_);
  note_->style()->polish(note_);
  note_->setText(text);
  note_->setAccessibleDescription(text);
}

void PositionDialog::changeCoordinates() {
  const TypedPositions read = coordinates_->read(position_->text());
  if (!read.positions.empty())
    if (const auto place = coordinates_->toLocal(read.positions.front(), world_))
      position_->setText(coordinates_->textOf(*place));
  world_ = coordinates_->world();
  showStart();
}

void PositionDialog::showStart() {
  const auto from = start();
  strokeTo_->setEnabled(from.has_value());
  say(from ? tr("The last stroke ends at %1.").arg(coordinates_->textOf(*from))
            : tr("The terrain covers %1.").arg(coordinates_->extentText()),
       false);
}

}  // namespace scarp
