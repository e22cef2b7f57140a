#include "ui/navigator/NavigatorMap.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "core/scene/Scene.h"
#include "core/terrain/Surface.h"
#include "core/tools/ViewController.h"
#include "core/view/ViewFootprint.h"
#include "ui/document/EditorDocument.h"
#include "ui/document/SceneDisplay.h"
#include "ui/viewport/Viewport.h"

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

}  // namespace scarp
