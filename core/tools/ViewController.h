#pragma once

#include <cmath>
#include <memory>
#include <optional>

#include "core/geometry/Vec.h"
#include "core/tools/Tool.h"
#include "core/tools/ToolState.h"
#include "core/view/CameraMotion.h"
#include "core/view/NamedView.h"

namespace scarp {

/// Where a point on the move is heading, without its trembling. A value.
class PathHeading {
 public:
  /// The point is here now; ways shorter than `least` do not count.
  void follow(const Vec2& place, double least) {
    if (!from_) from_ = place;
    const Vec2 way = place - *from_;
    if (way.norm() < least || way.isZero()) return;
    angle_ = std::atan2(way.y(), way.x());
    from_ = place;
  }
  /// Radians anticlockwise from east; 0 before the first way.
  [[nodiscard]] double angle() const { return angle_; }

 private:
  std::optional<Vec2> from_;
  double angle_ = 0.0;
};

/// One view of a document: its camera, the pointer in it, and the drag that is on there. It passes presses to
/// the tools, which all views share. The window below only translates events into these calls.
/// One thread.
class ViewController {
 public:
  /// The state outlives this.
  explicit ViewController(ToolState& tools);
  ~ViewController();
  ViewController(const ViewController&) = delete;
  ViewController& operator=(const ViewController&) = delete;

  [[nodiscard]] ToolState& tools() { return tools_; }
  [[nodiscard]] const ToolState& tools() const { return tools_; }

  /// Ignored while a drag is on. While another view drags something other than its camera, only the camera is
  /// dragged here.
  void press(const PointerEvent& event);
  void move(const PointerEvent& event);
  void release(const PointerEvent& event);  ///< Ends the drag that this button began.
  /// Called often while a drag is on, so that brushes flow when held still.
  void tick(const PointerEvent& event);
  /// Wheel steps (a notch is 1, towards the screen positive): dollies to the point under the cursor; while
  /// flying sets the speed; while a tool is being dragged does nothing.
  void wheel(const PointerEvent& event, double steps);
  /// The same towards what is in the middle of the view, wherever the pointer is; time in seconds.
  void wheelInMiddle(ViewSize view, double steps, double time);
  /// Esc: takes the present drag back; true if there was one.
  bool cancel();
  /// The pointer left the view.
  void leave();

  /// Moves the camera while a drag looks round, at a pace that fits the height over the ground;
  /// axes −1…1, seconds since the last call. It starts and ends with a little inertia.
  void fly(double right, double forward, double up, double seconds, double haste = 1.0);
  [[nodiscard]] bool flying() const;
  /// Time passed without a flight: the camera glides on, or travels to another view.
  void pass(double seconds);
  [[nodiscard]] bool moving() const { return motion_.moving(); }       ///< pass() has something to do.
  [[nodiscard]] bool dragging() const { return gesture_ != nullptr; }  ///< In this view.
  [[nodiscard]] bool navigating() const;                               ///< The present drag moves the camera.
  void setNavigation(NavigationStyle style) { context_.navigation = style; }  ///< For the next drag.
  [[nodiscard]] NavigationStyle navigation() const { return context_.navigation; }

  /// Whether the camera is at once where it goes to and stands still at once, without travelling and gliding.
  void setJumps(bool jumps) { context_.jumps = jumps; }

  [[nodiscard]] const Camera& camera() const { return camera_; }
  void setCamera(const Camera& camera);  ///< At once; no entry in the history of views.
  /// Goes to a view in about a quarter of a second; any drag or wheel step takes over. The view that is left
  /// can be gone back to.
  void travelTo(const Camera& camera);
  /// Goes to a view at once, as far as the ground lets it, without an entry in the history: for a drag that
  /// began with travelTo().
  void dragTo(const Camera& camera);
  /// Where the camera is, or will be when it has arrived.
  [[nodiscard]] const Camera& destination() const { return motion_.destination(); }
  /// The camera, backed off until the terrain, or the selected objects, is in sight.
  [[nodiscard]] Camera framing(ViewSize view) const;
  void frameSelected(ViewSize view);  ///< At once.
  /// The camera in a named view; with perspective the last one that there was before a view without.
  [[nodiscard]] Camera viewNamed(NamedView name, ViewSize view) const;
  /// The views that one has stopped at; none of them while a drag is on.
  [[nodiscard]] bool canGoBack() const { return motion_.canGoBack(); }
  [[nodiscard]] bool canGoForward() const { return motion_.canGoForward(); }
  void goBack();
  void goForward();
  /// Makes the present view an entry of the history: before setCamera() takes it elsewhere.
  void keepView() { motion_.leave(); }
  /// Whether the camera may go under the ground; else it keeps half a metre above it.
  void setGoUnder(bool allowed);
  [[nodiscard]] bool goesUnder() const { return context_.goUnder; }

  /// The ground under the cursor; while a brush is held still, where it was set down.
  [[nodiscard]] const std::optional<SurfaceHit>& cursor() const { return cursor_; }
  /// Why what is in hand would change nothing where the cursor is, as one line; empty where it would: the
  /// layer is hidden or locked, something covers it, its mask or the selection lets nothing through.
  [[nodiscard]] Message hindrance() const;
  /// The ray under the pointer, from the near to the far plane; nothing while the pointer is elsewhere.
  [[nodiscard]] std::optional<LocalRay> pointerRay() const;
  /// Returns the drawing of the tool in use and of the present drag, for a view of a size.
  [[nodiscard]] ToolDrawing drawing(ViewSize size);
  /// The last event of the pointer; nothing while it is elsewhere.
  [[nodiscard]] const std::optional<PointerEvent>& pointer() const { return pointer_; }
  /// The brush as the present modifiers or the running stroke have it (Ctrl inverts, Shift smooths).
  [[nodiscard]] BrushSettings effectiveBrush() const;
  /// The brush is to be shown on the ground around the cursor.
  [[nodiscard]] bool marksGround() const;
  [[nodiscard]] RunningStroke runningStroke() const;  ///< Empty without one.
  /// Radians anticlockwise by which the brush's alpha would be turned where the cursor is now: as it is set,
  /// and along the cursor's way where it goes by that.
  [[nodiscard]] double brushAngle() const;

  Signal<> cursorChanged;
  Signal<> pointerRayChanged;  ///< Or the ground that it may meet; not told when the pointer leaves.
  Signal<> cameraChanged;
  Signal<> motionBegan;  ///< The camera moves by itself from now on: pass() wants to be called.

 private:
  /// Remembers where the pointer is; false for an event that makes no sense.
  bool note(const PointerEvent& event);
  /// Picks the ground under the pointer anew.
  void follow();
  void setCursor(const std::optional<SurfaceHit>& hit);
  /// Emits what has changed since it was emitted last, here and of the state.
  void announce();
  void announceMotion();
  /// Why a tool may not begin an edit at a place of the ground, or off it; empty where it may.
  [[nodiscard]] Message closedFor(const Tool& tool, const std::optional<SurfaceHit>& at,
                                  const Modifiers& modifiers) const;
  void tellRefusal();
  void dollyTo(const PointerEvent& event, double steps);
  void endGesture();

  ToolState& tools_;
  Camera camera_;
  ToolContext context_;
  CameraMotion motion_{context_};
  Tool* gestureTool_ = nullptr;  ///< Whose drag is on, or about to be.
  std::unique_ptr<Gesture> gesture_;
  Subscription drag_;  ///< Of the gesture, as the state counts it.
  PointerButton gestureButton_ = PointerButton::None;
  std::optional<CameraMove> gestureMove_;  ///< Of a drag that moves the camera.
  BrushSettings gestureBrush_;           ///< What the running stroke works with.
  std::optional<PointerEvent> pointer_;
  double flightPace_ = 1.0;
  bool clipPlanesStale_ = false;
  bool aboveGround_ = true;  ///< Where the camera was before the ground changed.
  std::optional<SurfaceHit> cursor_;
  PathHeading heading_;
  Camera announcedCamera_;
  Subscription documentGuard_;
};

/// What a click on the compass does: turns the view to a heading, or to see from above and back.
void turnView(ViewController& view, const TerrainDocument& document, ViewSize size, CompassPart part);
/// Changes from a perspective to an orthographic projection or back.
void toggleProjection(ViewController& view, const TerrainDocument& document);

}  // namespace scarp
