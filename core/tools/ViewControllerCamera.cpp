#include <algorithm>
#include <cmath>
#include <optional>

#include "core/edit/SceneEdits.h"
#include "core/line/Line.h"
#include "core/line/LinePath.h"
#include "core/objects/AssetMesh.h"
#include "core/tools/ChosenLine.h"
#include "core/tools/NavigateTool.h"
#include "core/tools/ViewController.h"
#include "core/view/GroundClearance.h"

// What a view does with its camera.

namespace scarp {

namespace {

constexpr double kMostHaste = 10.0;

/// Returns the box of the selected lines on the terrain; empty if there are none.
std::optional<Box> boxOfLines(const TerrainDocument& document, const LineWork& work) {
  std::optional<Box> all;
  for (const Line* const line : chosenLines(document, work)) {
    const Vec3 reach = Vec3::Constant(hasBrush(line->kind) ? reachOf(*line) : line->settings.width);
    for (const LineNode& node : lineNodes(*line, document.frame())) {
      const Vec3 at(node.place.x(), node.place.y(), groundBeneath(document, node.place.x(), node.place.y()));
      all = all ? Box{all->min.cwiseMin(at - reach), all->max.cwiseMax(at + reach)}
                : Box{at - reach, at + reach};
    }
  }
  return all;
}

/// Returns the box of the selected lines for the line tool, of the selected objects for the object tool;
/// otherwise, or without a selection, of the terrain.
Box boxToFrame(const TerrainDocument& document, const ToolValues& values) {
  if (values.tool == ToolKind::Line)
    if (const auto lines = boxOfLines(document, values.line)) return *lines;
  const SceneSelection& selection = values.selected;
  if (values.tool != ToolKind::Place) return document.box();
  Box all;
  bool any = false;
  for (const Object& object : objectsOf(selection, document)) {
    const auto pose = objectPose(object, document.heights(), document.frame());
    if (!pose) continue;
    const Vec3 reach = Vec3::Constant(object.scale * document.objects().assets().shape(object.asset).reach);
    all = any ? Box{all.min.cwiseMin(pose->foot - reach), all.max.cwiseMax(pose->foot + reach)}
              : Box{pose->foot - reach, pose->foot + reach};
    any = true;
  }
  return any ? all : document.box();
}

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
  dolly(event, steps, context_);
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
  camera.frame(boxToFrame(context_.document, context_.values), view);
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
