#include "core/view/CameraMotion.h"

#include <algorithm>
#include <cmath>

#include "core/view/GroundClearance.h"
#include "core/view/ViewLimits.h"

namespace scarp {

namespace {

/// A view that stood still for longer does not make up for it with a leap.
constexpr double kLongestStep = 0.25;  ///< Seconds.
constexpr double kWheelRest = 0.7;     ///< Seconds without a step after which the wheel begins anew.

}  // namespace

void CameraMotion::leave() {
  // Where a travel was broken off nobody has stopped; where it began is kept already.
  if (!travel_) history_.keep(context_.camera);
}

void CameraMotion::leaveByWheel(double time) {
  if (!lastWheel_ || time - *lastWheel_ > kWheelRest) leave();
  lastWheel_ = time;
}

void CameraMotion::stop() {
  flight_.stop();
  travel_.reset();
}

void CameraMotion::fly(const Vec3& wish, double pace, double seconds) {
  pace_ = pace;
  if (wish.isZero(0.0) && flight_.atRest()) return;
  Camera& camera = context_.camera;
  const Vec3 wanted = wish.x() * camera.right() + wish.y() * camera.forward() + wish.z() * Vec3::UnitZ();
  const Vec3 way = flight_.advance(wanted, std::min(seconds, kLongestStep));
  const Camera before = camera;
  camera.position += camera.unstretched(pace * flightSpeed(context_) * way);
  camera = context_.permitted(camera, before);
}

void CameraMotion::travelTo(Camera camera) {
  camera = context_.permitted(camera, context_.camera);
  history_.keep(destination());
  begin(camera);
}

void CameraMotion::begin(const Camera& view) {
  stop();
  // Exaggeration is no part of a view that one goes to.
  Camera to = view;
  to.exaggeration = context_.camera.exaggeration;
  if (samePose(context_.camera, to)) return;
  if (context_.camera.projection == to.projection) {
    travel_.emplace(context_.camera, to);
    return;
  }
  if (to.projection == Camera::Projection::Orthographic) lastPerspective_ = context_.camera;
  context_.camera = to;
}

void CameraMotion::pass(double seconds) {
  if (!(seconds > 0.0)) return;
  if (!travel_) return fly(Vec3::Zero(), pace_, seconds);
  travel_->advance(seconds);
  const bool low = !context_.goUnder && keepsClear(travel_->destination(), context_.document);
  const Camera present = travel_->present();
  if (travel_->arrived()) travel_.reset();
  // On its way it may have to pass over a mountain.
  context_.camera = low ? keptClear(present, context_.document) : present;
}

Camera CameraMotion::seen(const Camera& view) const {
  return context_.goUnder ? view : keptClear(view, context_.document);
}

const Camera& CameraMotion::destination() const { return travel_ ? travel_->destination() : context_.camera; }

void CameraMotion::goBack() {
  if (const auto view = history_.back(destination())) begin(seen(*view));
}

void CameraMotion::goForward() {
  if (const auto view = history_.forward(destination())) begin(seen(*view));
}

double flightSpeed(const ViewContext& context) {
  const double size = sceneSize(context.document);
  return std::clamp(distanceToGround(context.document, context.camera.position), 0.002 * size, 0.5 * size);
}

}  // namespace scarp
