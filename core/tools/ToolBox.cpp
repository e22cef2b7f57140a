#include "core/tools/ToolBox.h"

#include <algorithm>
#include <cmath>

#include "core/edit/EditSession.h"
#include "core/objects/AssetMesh.h"
#include "core/tools/BrushSizeTool.h"
#include "core/tools/NavigateTool.h"
#include "core/tools/PlaceTool.h"
#include "core/tools/SculptTool.h"
#include "core/tools/ViewLimits.h"

namespace scarp {

namespace {

constexpr double kPacePerStep = 1.2;
constexpr double kSlowestPace = 0.01, kFastestPace = 100.0;
/// No screen is larger; a place beyond it is a device's mistake.
constexpr double kFarthestPixel = 1e6;
/// A view that stood still for longer does not make up for it with a leap.
constexpr double kLongestFlightStep = 0.25;  ///< Seconds.

bool samePose(const Camera& a, const Camera& b) {
  return a.position == b.position && a.yaw == b.yaw && a.pitch == b.pitch && a.projection == b.projection &&
         a.fieldOfView == b.fieldOfView && a.orthoHeight == b.orthoHeight && a.exaggeration == b.exaggeration;
}

/// The object's box where it stands; the terrain's where nothing is selected or it cannot be seen.
Box boxToFrame(const TerrainDocument& document, std::optional<ObjectId> selection) {
  const Object* object = selection ? document.objects().find(*selection) : nullptr;
  const auto transform =
      object ? objectTransform(*object, document.heights(), document.frame()) : std::nullopt;
  if (!transform) return document.box();
  const Box& model = assetMesh(object->asset).bounds;
  const Vec3 foot = transform->block<3, 1>(0, 3);
  const double reach = object->scale * model.min.cwiseAbs().cwiseMax(model.max.cwiseAbs()).norm();
  return {foot - Vec3::Constant(reach), foot + Vec3::Constant(reach)};
}

}  // namespace

ToolBox::ToolBox(TerrainDocument& document)
    : context_{document, camera_, {}, {}, {}, {}},
      sculpt_(std::make_unique<SculptTool>()),
      place_(std::make_unique<PlaceTool>()),
      navigate_(std::make_unique<NavigateTool>()),
      brushSize_(std::make_unique<BrushSizeTool>()) {
  camera_.frame(document.box(), {1280.0, 800.0});
  camera_ = withClipPlanes(camera_, document);
  announcedCamera_ = camera_;
  selectionGuard_ = document.objectsChanged.subscribe([this] {
    if (context_.selection && !context_.document.objects().find(*context_.selection)) select(std::nullopt);
  });
  groundGuard_ = document.terrainChanged.subscribe([this](const GridRect&) {
    clipPlanesStale_ = true;
    if (gestureTool_) return;  // whoever calls the gesture looks after this
    follow();
    announce();
  });
}

ToolBox::~ToolBox() = default;

Tool* ToolBox::toolFor(const PointerEvent& event) const {
  const Modifiers& with = event.modifiers;
  if (event.button == PointerButton::Right && with.control && with.alt) return brushSize_.get();
  if (cameraMove(context_.navigation, event.button, with)) return navigate_.get();
  if (event.button == PointerButton::None) return nullptr;
  return kind_ == ToolKind::Sculpt ? sculpt_.get() : place_.get();
}

bool ToolBox::note(const PointerEvent& event) {
  // A NaN compares as false.
  const bool place =
      std::abs(event.position.x()) <= kFarthestPixel && std::abs(event.position.y()) <= kFarthestPixel;
  const bool view = event.view.width >= 1.0 && event.view.width <= kFarthestPixel &&
                    event.view.height >= 1.0 && event.view.height <= kFarthestPixel;
  if (!place || !view) return false;
  pointer_ = event;
  return true;
}

void ToolBox::press(const PointerEvent& event) {
  if (gesture_ || !note(event)) return;
  follow();
  gestureTool_ = toolFor(event);
  if (!gestureTool_) return;
  gestureBrush_ = brushWith(context_.brush, event.modifiers);
  gesture_ = gestureTool_->press(event, context_);
  gestureButton_ = event.button;
  if (!gesture_) gestureTool_ = nullptr;
  announce();
}

void ToolBox::move(const PointerEvent& event) {
  const bool still = pointer_ && pointer_->position == event.position;
  const bool sameKeys = !pointer_ || pointer_->modifiers == event.modifiers;
  if (!note(event)) return;
  // What a drag of the camera or the brush's size began on stays marked; a brush held still stays where it
  // was set down.
  const bool onGround = !gesture_ || gestureTool_ == sculpt_.get() || gestureTool_ == place_.get();
  if (onGround && !(gesture_ && still)) follow();
  if (gesture_) gesture_->update(event, context_);
  if (!sameKeys) cursorChanged.emit();
  announce();
}

void ToolBox::release(const PointerEvent& event) {
  if (!gesture_ || event.button != gestureButton_) return;
  note(event);  // where that makes no sense, the last place counts
  gesture_->end(*pointer_, context_);
  endGesture();
}

void ToolBox::tick(const PointerEvent& event) {
  if (!gesture_) return;
  gesture_->hold(event, context_);
  announce();
}

bool ToolBox::cancel() {
  if (!gesture_) return false;
  endGesture();
  return true;
}

void ToolBox::endGesture() {
  gesture_.reset();
  gestureTool_ = nullptr;
  gestureButton_ = PointerButton::None;
  follow();
  announce();
}

void ToolBox::leave() {
  if (gesture_) return;
  pointer_.reset();
  setCursor(std::nullopt);
}

void ToolBox::wheel(const PointerEvent& event, double steps) {
  if (!std::isfinite(steps)) return;
  if (flying()) {
    flightPace_ = std::clamp(flightPace_ * std::pow(kPacePerStep, std::clamp(steps, -50.0, 50.0)),
                             kSlowestPace, kFastestPace);
    return;
  }
  if ((gesture_ && !navigating()) || !note(event)) return;
  dolly(event, steps, context_);
  announce();
  follow();
}

void ToolBox::fly(double right, double forward, double up, double seconds) {
  if (!flying() || !std::isfinite(right) || !std::isfinite(forward) || !std::isfinite(up) || !(seconds > 0.0))
    return;
  const double metres = flightPace_ * flightSpeed(context_) * std::min(seconds, kLongestFlightStep);
  const Camera before = camera_;
  camera_.fly(metres * std::clamp(right, -1.0, 1.0), metres * std::clamp(forward, -1.0, 1.0),
              metres * std::clamp(up, -1.0, 1.0));
  camera_ = withinReason(camera_, before, context_.document);
  announce();
}

bool ToolBox::navigating() const { return gesture_ && gestureTool_ == navigate_.get(); }

bool ToolBox::flying() const { return navigating() && gestureButton_ == PointerButton::Right; }

void ToolBox::setTool(ToolKind kind) {
  if (kind_ == kind) return;
  kind_ = kind;
  settingsChanged.emit();
}

void ToolBox::setBrush(const BrushSettings& settings) {
  EXPECTS(validate(settings).ok());
  context_.brush = settings;
  announce();
}

void ToolBox::setPlace(const PlaceSettings& settings) {
  EXPECTS(settings.scale > 0.0 && settings.scaleJitter >= 0.0 && settings.scaleJitter < 1.0);
  context_.place = settings;
  settingsChanged.emit();
}

void ToolBox::select(std::optional<ObjectId> id) {
  if (id && !context_.document.objects().find(*id)) id.reset();
  context_.selection = id;
  announce();
}

void ToolBox::deleteSelection() {
  if (!context_.selection || context_.document.editing()) return;
  const Object& object = *context_.document.objects().find(*context_.selection);
  EditSession session(context_.document, "Delete " + std::string(assetName(object.asset)));
  session.remove(object.id);
  session.commit();
}

void ToolBox::setCamera(const Camera& camera) {
  camera_ = withinReason(camera, camera_, context_.document);
  clipPlanesStale_ = true;
  announce();
  if (!gesture_) follow();
}

void ToolBox::frameSelection(ViewSize view) {
  if (!(view.width > 0.0 && view.height > 0.0)) return;
  Camera camera = camera_;
  camera.frame(boxToFrame(context_.document, context_.selection), view);
  setCamera(camera);
}

BrushSettings ToolBox::effectiveBrush() const {
  if (gesture_ && gestureTool_ == sculpt_.get()) return gestureBrush_;
  return brushWith(context_.brush, pointer_ ? pointer_->modifiers : Modifiers{});
}

std::optional<LocalRay> ToolBox::pointerRay() const {
  if (!pointer_) return std::nullopt;
  return camera_.rayThrough(pointer_->position, pointer_->view);
}

void ToolBox::follow() {
  setCursor(pointer_ ? context_.groundAt(*pointer_) : std::nullopt);
  if (pointer_) pointerRayChanged.emit();
}

void ToolBox::setCursor(const std::optional<SurfaceHit>& hit) {
  const bool same = cursor_ ? hit && hit->point == cursor_->point && hit->normal == cursor_->normal : !hit;
  cursor_ = hit;
  if (!same) cursorChanged.emit();
}

void ToolBox::announce() {
  const bool moved = !samePose(camera_, announcedCamera_);
  if (moved || clipPlanesStale_) {
    clipPlanesStale_ = false;
    camera_ = withClipPlanes(camera_, context_.document);
    announcedCamera_ = camera_;
    if (moved) cameraChanged.emit();
  }
  if (context_.brush != announcedBrush_) {
    announcedBrush_ = context_.brush;
    settingsChanged.emit();
  }
  if (context_.selection != announcedSelection_) {
    announcedSelection_ = context_.selection;
    selectionChanged.emit();
  }
}

}  // namespace scarp
