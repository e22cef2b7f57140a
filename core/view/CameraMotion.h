#pragma once

#include <optional>

#include "core/view/CameraTravel.h"
#include "core/view/Flight.h"
#include "core/view/ViewContext.h"
#include "core/view/ViewHistory.h"

namespace scarp {

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

}  // namespace scarp
