#include <algorithm>
#include <cmath>
#include <optional>

#include "core/tools/ViewController.h"
#include "core/view/GroundClearance.h"

// What a view does with its camera.

namespace scarp {

namespace {

constexpr double kMostHaste = 10.0;

}  // namespace

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
