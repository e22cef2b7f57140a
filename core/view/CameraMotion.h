#pragma once

#include <optional>
#include <vector>

#include "core/geometry/Camera.h"
#include "core/geometry/Vec.h"
#include "core/view/Navigation.h"

namespace scarp {

/// The velocity of a flight, which follows what the hand asks for with a little inertia. The way is the
/// exact integral of it: steps of any length add up to the same. Without a wish it comes to rest within
/// half a second, and then stands still exactly.
class Flight {
 public:
  /// Goes on for seconds ≥ 0 towards a wanted velocity; the way that this makes, in units of velocity times
  /// seconds.
  [[nodiscard]] Vec3 advance(const Vec3& wanted, double seconds);
  void stop() { velocity_ = Vec3::Zero(); }
  [[nodiscard]] bool atRest() const { return velocity_.isZero(0.0); }
  [[nodiscard]] const Vec3& velocity() const { return velocity_; }

 private:
  Vec3 velocity_ = Vec3::Zero();
};

/// A quarter of a second's way from one view to another, so that the eye does not lose its place.
class CameraTravel {
 public:
  static constexpr double duration = 0.25;  ///< Seconds.

  /// Both have the same projection.
  CameraTravel(const Camera& from, const Camera& to);

  /// Goes on for seconds ≥ 0.
  void advance(double seconds) { gone_ += seconds; }
  [[nodiscard]] bool arrived() const { return gone_ >= duration; }
  /// The view by now; when arrived, the other one exactly.
  [[nodiscard]] Camera present() const;
  [[nodiscard]] const Camera& destination() const { return to_; }

 private:
  Camera from_, to_;
  double gone_ = 0.0;
};

/// Whether two cameras look at the same from the same place; near and far planes and exaggeration do not
/// count.
[[nodiscard]] bool samePose(const Camera& a, const Camera& b);

/// The views that one has stopped at, to go back to and forth again, as in a browser. The view at present is
/// not in it until it is left: who is about to move the camera keeps the view first. Holds the last hundred.
class ViewHistory {
 public:
  /// Makes the present view an entry where it is a new one; what had been gone back from is gone then.
  void keep(const Camera& present);
  /// The view before, or after, the present one; nothing where there is none.
  [[nodiscard]] std::optional<Camera> back(const Camera& present);
  [[nodiscard]] std::optional<Camera> forward(const Camera& present);
  [[nodiscard]] bool canGoBack(const Camera& present) const;
  [[nodiscard]] bool canGoForward(const Camera& present) const;

 private:
  [[nodiscard]] bool isAt(const Camera& view) const { return !views_.empty() && samePose(views_[at_], view); }

  std::vector<Camera> views_;
  std::size_t at_ = 0;  ///< The entry that was kept or gone to last.
};

/// What moves a camera without a drag: flight and its gliding on, travel to another view, and the way back to
/// views that one has stopped at. Moves the camera of a context, which outlives it.
class CameraMotion {
 public:
  explicit CameraMotion(ViewContext& context) : context_(context) {}

  /// The camera is about to be moved: the view that it leaves becomes an entry of the history.
  void leave();
  /// The same for one of many wheel steps, at a time in seconds: only the first after a rest counts.
  void leaveByWheel(double time);
  /// Whatever moves by itself stands still from now on.
  void stop();

  /// Flies for seconds ≥ 0 with a wish of −1…1 to the right, forward and up, pace times as fast as suits the
  /// height over the ground.
  void fly(const Vec3& wish, double pace, double seconds);
  /// Goes to a view, within a quarter of a second where the projection stays.
  void travelTo(Camera camera);
  /// Time passed: glides on, travels on.
  void pass(double seconds);
  /// Whether pass() has something to do.
  [[nodiscard]] bool moving() const { return travel_ || !flight_.atRest(); }

  /// The view that the camera has, or is travelling to.
  [[nodiscard]] const Camera& destination() const;
  [[nodiscard]] bool canGoBack() const { return history_.canGoBack(destination()); }
  [[nodiscard]] bool canGoForward() const { return history_.canGoForward(destination()); }
  void goBack();
  void goForward();

  /// The view with perspective that there was before the present one without.
  [[nodiscard]] const std::optional<Camera>& lastPerspective() const { return lastPerspective_; }

 private:
  void begin(const Camera& view);
  /// A view from before; the ground may have come up over it since.
  [[nodiscard]] Camera seen(const Camera& view) const;

  ViewContext& context_;
  Flight flight_;
  double pace_ = 1.0;  ///< Of the flight that glides on.
  std::optional<CameraTravel> travel_;
  ViewHistory history_;
  std::optional<Camera> lastPerspective_;
  std::optional<double> lastWheel_;  ///< Seconds.
};

/// Metres a second at which a flight feels the same high above a mountain range and low over a garden,
/// at pace 1.
[[nodiscard]] double flightSpeed(const ViewContext& context);

/// Returns the ground under the pointer, or a point on its ray about as far as the terrain's middle.
[[nodiscard]] Vec3 anchorAt(const PointerEvent& event, const ViewContext& context);

/// Returns the camera after wheel steps towards the ground under the pointer (away: negative), which keeps
/// its pixel. It stops half a metre before the ground.
[[nodiscard]] Camera dollied(const PointerEvent& event, double steps, const ViewContext& context);

/// Returns the first value on the way from one that does not satisfy a condition to one that does.
template <class Condition>
[[nodiscard]] double bisect(double from, double to, const Condition& holds) {
  for (int i = 0; i < 50; ++i) {
    const double middle = 0.5 * (from + to);
    (holds(middle) ? to : from) = middle;
  }
  return to;
}

}  // namespace scarp
