#include "core/view/CameraMotion.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/base/Contract.h"
#include "core/view/ViewLimits.h"

namespace scarp {

namespace {

constexpr double kResponse = 0.09;  ///< Seconds in which all but 1/e of a change of velocity is made.
constexpr double kSlowest = 0.01;   ///< A velocity that nobody sees any more.

constexpr std::size_t kMostViews = 100;

constexpr double kDollyPerStep = 0.85;

/// A view that stood still for longer does not make up for it with a leap.
constexpr double kLongestStep = 0.25;  ///< Seconds.
constexpr double kWheelRest = 0.7;     ///< Seconds without a step after which the wheel begins anew.

}  // namespace

Vec3 Flight::advance(const Vec3& wanted, double seconds) {
  EXPECTS(seconds >= 0.0);
  const Vec3 off = velocity_ - wanted;
  double moving = seconds;
  bool ends = false;
  if (wanted.isZero(0.0)) {
    // The moment of standing still is computed, not waited for: frames of any length come to it alike.
    const double left = kResponse * std::log(std::max(1.0, velocity_.norm() / kSlowest));
    ends = seconds >= left;
    moving = std::min(seconds, left);
  }
  const double kept = std::exp(-moving / kResponse);
  velocity_ = ends ? Vec3(Vec3::Zero()) : Vec3(wanted + kept * off);
  return moving * wanted + kResponse * (1.0 - kept) * off;
}

CameraTravel::CameraTravel(const Camera& from, const Camera& to) : from_(from), to_(to) {
  EXPECTS(from.projection == to.projection);
}

Camera CameraTravel::present() const {
  if (arrived()) return to_;
  const double share = gone_ / duration;
  const double eased = share * share * (3.0 - 2.0 * share);
  const auto between = [eased](double a, double b) { return a + eased * (b - a); };
  Camera camera = to_;
  camera.position = from_.position + eased * (to_.position - from_.position);
  // The shorter way round.
  camera.yaw = from_.yaw + eased * std::remainder(to_.yaw - from_.yaw, 2.0 * std::numbers::pi);
  camera.pitch = between(from_.pitch, to_.pitch);
  camera.fieldOfView = between(from_.fieldOfView, to_.fieldOfView);
  camera.orthoHeight = from_.orthoHeight * std::pow(to_.orthoHeight / from_.orthoHeight, eased);
  return camera;
}

bool samePose(const Camera& a, const Camera& b) {
  return a.position == b.position && a.yaw == b.yaw && a.pitch == b.pitch && a.projection == b.projection &&
         a.fieldOfView == b.fieldOfView && a.orthoHeight == b.orthoHeight;
}

void ViewHistory::keep(const Camera& present) {
  if (isAt(present)) return;
  if (!views_.empty()) views_.resize(at_ + 1);
  views_.push_back(present);
  if (views_.size() > kMostViews) views_.erase(views_.begin());
  at_ = views_.size() - 1;
}

std::optional<Camera> ViewHistory::back(const Camera& present) {
  if (!canGoBack(present)) return std::nullopt;
  keep(present);
  return views_[--at_];
}

std::optional<Camera> ViewHistory::forward(const Camera& present) {
  if (!canGoForward(present)) return std::nullopt;
  return views_[++at_];
}

bool ViewHistory::canGoBack(const Camera& present) const {
  return !views_.empty() && (at_ > 0 || !isAt(present));
}

bool ViewHistory::canGoForward(const Camera& present) const {
  return isAt(present) && at_ + 1 < views_.size();
}

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
  if (context_.camera.projection == to.projection && !context_.jumps) {
    travel_.emplace(context_.camera, to);
    return;
  }
  if (to.projection != context_.camera.projection && to.projection == Camera::Projection::Orthographic)
    lastPerspective_ = context_.camera;
  context_.camera = to;
}

void CameraMotion::pass(double seconds) {
  if (!(seconds > 0.0)) return;
  if (!travel_ && context_.jumps) return flight_.stop();
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

Vec3 anchorAt(const PointerEvent& event, const ViewContext& context) {
  if (const auto hit = context.groundAt(event)) return hit->point;
  return pointBeyondGround(context.camera.rayThrough(event.position, event.view), context.document);
}

Camera dollied(const PointerEvent& event, double steps, const ViewContext& context) {
  const Camera before = context.camera;
  const Vec3 toward = anchorAt(event, context);
  double factor = std::pow(kDollyPerStep, std::clamp(steps, -50.0, 50.0));
  if (before.projection == Camera::Projection::Perspective) {
    const double distance = (before.position - toward).norm();
    const double nearest = groundClearance(context.document);
    if (factor < 1.0) factor = std::max(factor, nearest / distance);
    // Already nearer than that (the ground was raised, or one flew there): stays.
    if (!(distance > 0.0) || (steps > 0.0 && factor > 1.0)) return before;
  }
  const auto moved = [&](double by) {
    Camera result = before;
    result.dolly(toward, by);
    return result;
  };
  if (factor < 1.0 && context.staysAbove(before))
    factor = bisect(factor, 1.0, [&](double by) { return keepsClear(moved(by), context.document); });
  return context.permitted(moved(factor), before);
}

}  // namespace scarp
