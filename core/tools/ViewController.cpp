#include "core/tools/ViewController.h"

#include <algorithm>
#include <numbers>

#include "core/document/DocumentState.h"
#include "core/document/TerrainDocument.h"
#include "core/pick/SurfacePicker.h"
#include "core/view/ViewLimits.h"

namespace scarp {

namespace {

constexpr double kPacePerStep = 1.2;
constexpr double kSlowestPace = 0.01, kFastestPace = 100.0;
/// No screen is larger; a place beyond it is a device's mistake.
constexpr double kFarthestPixel = 1e6;
/// Of the radius: a way long enough to tell where the cursor is heading.
constexpr double kHeadingWay = 0.1;

constexpr double kMostHaste = 10.0;

}  // namespace

ViewController::ViewController(ToolState& tools)
    : tools_(tools),
      context_{{.document = tools.document(), .camera = camera_}, tools.values(), tools.scatter()} {
  TerrainDocument& document = context_.document;
  camera_.frame(document.box(), {1280.0, 800.0});
  camera_ = withClipPlanes(camera_, document);
  announcedCamera_ = camera_;
  documentGuard_ = document.changed.subscribe([this](const DocumentChange& change) {
    if (change.ground.empty()) return;
    clipPlanesStale_ = true;
    // Ground that is raised over the camera takes it along.
    if (aboveGround_ && !context_.goUnder) camera_ = keptClear(camera_, context_.document);
    if (gestureTool_) return;  // whoever calls the gesture looks after this
    follow();
    announce();
  });
}

ViewController::~ViewController() {
  if (!gesture_) return;
  drag_.reset();
  gesture_.reset();
  // It has taken back what it did, also to what other views share.
  tools_.announce();
}

bool ViewController::note(const PointerEvent& event) {
  // A NaN compares as false.
  const bool place =
      std::abs(event.position.x()) <= kFarthestPixel && std::abs(event.position.y()) <= kFarthestPixel;
  const bool view = event.view.width >= 1.0 && event.view.width <= kFarthestPixel &&
                    event.view.height >= 1.0 && event.view.height <= kFarthestPixel;
  if (!place || !view) return false;
  pointer_ = event;
  return true;
}

void ViewController::press(const PointerEvent& event) {
  if (gesture_ || !note(event)) return;
  follow();
  gestureTool_ = tools_.toolFor(event, context_);
  if (!gestureTool_) return;
  if (Message why = closedFor(*gestureTool_, context_.groundAt(event), event.modifiers); !why.empty()) {
    gestureTool_ = nullptr;
    context_.refusal = std::move(why);
    return tellRefusal();
  }
  // An operation is being tried on the ground, or another view edits it.
  if (gestureTool_->edits() && context_.document.editing()) {
    gestureTool_ = nullptr;
    context_.refusal = Message("what is being tried on the ground has to be kept or taken back first");
    return tellRefusal();
  }
  if (!gestureTool_->movesCamera() && tools_.draggingShared()) {
    gestureTool_ = nullptr;
    return;
  }
  if (gestureTool_->movesCamera()) motion_.leave();
  motion_.stop();
  gestureBrush_ = gestureTool_->brush(event.modifiers, context_);
  gesture_ = gestureTool_->press(event, context_);
  gestureButton_ = event.button;
  gestureMove_ = gestureTool_->movesCamera() ? cameraMove(context_.navigation, event.button, event.modifiers)
                                             : std::nullopt;
  if (gesture_)
    drag_ = tools_.beginDrag(*gestureTool_, [this] { cancel(); });
  else
    gestureTool_ = nullptr;
  announce();
  tellRefusal();
}

Message ViewController::closedFor(const Tool& tool, const std::optional<SurfaceHit>& at,
                                  const Modifiers& modifiers) const {
  if (!tool.edits()) return {};
  if (!at) return tools_.closed();
  return tools_.closedAt(at->point.head<2>(),
                         tool.marksGround() ? tool.brush(modifiers, context_).radius : 0.0);
}

void ViewController::tellRefusal() { tools_.refuse(std::exchange(context_.refusal, {})); }

void ViewController::move(const PointerEvent& event) {
  const bool still = pointer_ && pointer_->position == event.position;
  const bool sameKeys = !pointer_ || pointer_->modifiers == event.modifiers;
  if (!note(event)) return;
  // What a drag of the camera or the brush's size began on stays marked; a brush held still stays where it
  // was set down.
  if (!gesture_ || (gestureTool_->wantsCursor() && !still)) follow();
  if (gesture_) gesture_->update(event, context_);
  if (!sameKeys) cursorChanged.emit();
  announce();
  tellRefusal();
}

void ViewController::release(const PointerEvent& event) {
  if (!gesture_ || event.button != gestureButton_) return;
  note(event);  // where that makes no sense, the last place counts
  gesture_->end(*pointer_, context_);
  endGesture();
  announceMotion();
  tellRefusal();
}

void ViewController::tick(const PointerEvent& event) {
  if (!gesture_) return;
  gesture_->hold(event, context_);
  announce();
}

bool ViewController::cancel() {
  if (!gesture_) return false;
  motion_.stop();
  endGesture();
  return true;
}

void ViewController::endGesture() {
  drag_.reset();
  gesture_.reset();
  gestureTool_ = nullptr;
  gestureButton_ = PointerButton::None;
  follow();
  announce();
}

void ViewController::leave() {
  if (gesture_) return;
  pointer_.reset();
  setCursor(std::nullopt);
}

void ViewController::wheel(const PointerEvent& event, double steps) {
  if (!std::isfinite(steps)) return;
  if (flying()) {
    flightPace_ = std::clamp(flightPace_ * std::pow(kPacePerStep, std::clamp(steps, -50.0, 50.0)),
                             kSlowestPace, kFastestPace);
    return;
  }
  if ((gesture_ && !navigating()) || !note(event)) return;
  dollyTo(event, wheelPace(context_.navigation, event.modifiers) * steps);
}

bool ViewController::navigating() const { return gesture_ && gestureTool_->movesCamera(); }

bool ViewController::flying() const { return navigating() && gestureMove_ == CameraMove::Look; }

BrushSettings ViewController::effectiveBrush() const {
  if (gesture_ && gestureTool_->keepsBrush()) return gestureBrush_;
  return tools_.current().brush(pointer_ ? pointer_->modifiers : Modifiers{}, context_);
}

bool ViewController::marksGround() const {
  return cursor_ && !navigating() && tools_.front().precedence() != ToolPrecedence::Cursor &&
         tools_.current().marksGround();
}

RunningStroke ViewController::runningStroke() const {
  return gesture_ ? gesture_->stroke() : RunningStroke();
}

ToolDrawing ViewController::drawing(ViewSize size) {
  ToolDrawing drawing{.size = size};
  Tool& front = tools_.front();
  if (pointer_ && !gesture_) {
    PointerEvent& at = drawing.pointer.emplace(*pointer_);
    at.button = PointerButton::Left;
    drawing.pressable =
        tools_.toolFor(at, context_) == &front && !context_.document.editing() && tools_.closed().empty();
  }
  if (gestureTool_ != &front) front.draw(drawing, context_);
  if (gesture_) gesture_->draw(drawing, context_);
  return drawing;
}

double ViewController::brushAngle() const {
  const double set = context_.values.brush.alphaAngle * std::numbers::pi / 180.0;
  return context_.values.brush.alphaTurn == AlphaTurn::AlongStroke ? set + heading_.angle() : set;
}

std::optional<LocalRay> ViewController::pointerRay() const {
  if (!pointer_) return std::nullopt;
  return camera_.rayThrough(pointer_->position, pointer_->view);
}

void ViewController::follow() {
  setCursor(pointer_ ? context_.groundAt(*pointer_) : std::nullopt);
  if (pointer_) pointerRayChanged.emit();
}

void ViewController::setCursor(const std::optional<SurfaceHit>& hit) {
  const bool same = cursor_ ? hit && hit->point == cursor_->point && hit->normal == cursor_->normal : !hit;
  cursor_ = hit;
  if (hit) heading_.follow(hit->point.head<2>(), kHeadingWay * context_.values.brush.radius);
  if (!same) cursorChanged.emit();
}

void ViewController::announce() {
  const bool moved =
      !samePose(camera_, announcedCamera_) || camera_.exaggeration != announcedCamera_.exaggeration;
  if (moved || clipPlanesStale_) {
    clipPlanesStale_ = false;
    camera_ = withClipPlanes(camera_, context_.document);
    announcedCamera_ = camera_;
    aboveGround_ = keepsClear(camera_, context_.document);
    if (moved) cameraChanged.emit();
  }
  tools_.announce();
}

Message ViewController::hindrance() const {
  const Tool& front = tools_.front();
  if (gesture_ || !cursor_ || front.precedence() == ToolPrecedence::Cursor) return {};
  const Modifiers modifiers = pointer_ ? pointer_->modifiers : Modifiers{};
  if (Message why = closedFor(tools_.current(), cursor_, modifiers); !why.empty()) return why;
  return front.hindrance(*cursor_, context_);
}

void ViewController::wheelInMiddle(ViewSize view, double steps, double time) {
  if (gesture_ || !std::isfinite(steps)) return;
  PointerEvent event;
  event.position = {0.5 * view.width, 0.5 * view.height};
  event.view = view;
  event.time = time;
  dollyTo(event, steps);
}

void ViewController::dollyTo(const PointerEvent& event, double steps) {
  motion_.leaveByWheel(event.time);
  motion_.stop();
  camera_ = dollied(event, steps, context_);
  announce();
  follow();
}

void ViewController::fly(double right, double forward, double up, double seconds, double haste) {
  if (!flying() || !std::isfinite(right) || !std::isfinite(forward) || !std::isfinite(up) ||
      !(seconds > 0.0) || !(haste > 0.0))
    return;
  const Vec3 wish = Vec3(right, forward, up).cwiseMax(-1.0).cwiseMin(1.0);
  motion_.fly(std::min(haste, kMostHaste) * wish, flightPace_, seconds);
  announce();
}

void ViewController::pass(double seconds) {
  if (!motion_.moving()) return;
  motion_.pass(seconds);
  announce();
  if (!motion_.moving()) follow();
}

void ViewController::announceMotion() {
  announce();
  if (motion_.moving()) motionBegan.emit();
}

void ViewController::setCamera(const Camera& camera) {
  motion_.stop();
  camera_ = withinReason(camera, camera_, context_.document);
  clipPlanesStale_ = true;
  announce();
  if (!gesture_) follow();
}

void ViewController::travelTo(const Camera& camera) {
  motion_.travelTo(camera);
  clipPlanesStale_ = true;
  announceMotion();
}

void ViewController::dragTo(const Camera& camera) { setCamera(context_.permitted(camera, camera_)); }

Camera ViewController::framing(ViewSize view) const {
  Camera camera = camera_;
  if (!(view.width > 0.0 && view.height > 0.0)) return camera;
  // Backing off from what one looks up at would lead under the ground.
  if (!context_.goUnder) camera.pitch = std::min(camera.pitch, 0.0);
  camera.frame(tools_.current().focus(context_).value_or(context_.document.box()), view);
  return camera;
}

void ViewController::frameSelected(ViewSize view) { setCamera(framing(view)); }

Camera ViewController::viewNamed(NamedView name, ViewSize view) const {
  const bool flat = camera_.projection == Camera::Projection::Orthographic;
  if (name == NamedView::Perspective && flat && motion_.lastPerspective()) return *motion_.lastPerspective();
  return namedView(name, camera_, context_.document, view);
}

void ViewController::goBack() {
  if (gesture_) return;
  motion_.goBack();
  announceMotion();
}

void ViewController::goForward() {
  if (gesture_) return;
  motion_.goForward();
  announceMotion();
}

void ViewController::setGoUnder(bool allowed) {
  context_.goUnder = allowed;
  if (!allowed) camera_ = keptClear(camera_, context_.document);
  clipPlanesStale_ = true;
  announce();
}

void turnView(ViewController& view, const TerrainDocument& document, ViewSize size, CompassPart part) {
  if (view.dragging()) return;
  if (part != CompassPart::Middle)
    return view.travelTo(facing(view.camera(), headingOf(part), document, size));
  const Camera fromAbove = view.viewNamed(NamedView::Top, size);
  const bool already = view.destination().pitch == fromAbove.pitch;
  view.travelTo(already ? view.viewNamed(NamedView::Perspective, size) : fromAbove);
}

void toggleProjection(ViewController& view, const TerrainDocument& document) {
  const Camera& camera = view.camera();
  const bool flat = camera.projection == Camera::Projection::Orthographic;
  view.travelTo(withProjection(
      camera, flat ? Camera::Projection::Perspective : Camera::Projection::Orthographic, document));
}

}  // namespace scarp
