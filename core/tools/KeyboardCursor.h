#pragma once

#include <optional>

#include "core/tools/ViewController.h"

namespace scarp {

/// A pointer that keys move: over a view in its directions, and with it the tool in hand, by the same events as
/// those of a mouse. It stays over the map; near an edge of the view the camera goes along. One thread.
class KeyboardCursor {
 public:
  enum class Pace { Fine, Usual, Fast };

  /// The view outlives this.
  explicit KeyboardCursor(ViewController& view) : view_(view) {}

  /// Takes the pointer over, at a pixel of the view; nothing: where it was last, or in the middle.
  void take(ViewSize size, const std::optional<Vec2>& pixel);
  /// The mouse has it again. Contract: no drag is on.
  void give() { active_ = pressed_ = false; }
  void resize(ViewSize size) { event_.view = size; }
  [[nodiscard]] bool active() const { return active_; }

  // Of these each hands on an event with this time, seconds. Contract: active.
  /// One step in a direction (pixels, y down); false where the map ends there.
  bool step(const Vec2& direction, Pace pace, double time);
  /// The keys are held: moves on by what comes to `seconds`, faster the longer they have been held.
  void glide(const Vec2& direction, Pace pace, double seconds, double time);
  /// The keys have been let go: the next glide begins slowly.
  void rest() { heldFor_ = 0.0; }
  /// Brings the camera nearer to the cursor (steps of a wheel, > 0) or away from it; nothing during a drag.
  void zoom(double steps, double time);
  /// Turns the view about the cursor, radians as the camera's yaw; nothing during a drag.
  void turn(double angle, double time);
  /// Begins a drag with the left button; false where there was nothing to begin.
  bool press(const Modifiers& modifiers, double time);
  void release(double time);
  /// A drag of the keys is on.
  [[nodiscard]] bool pressed() const { return pressed_ && view_.dragging(); }
  /// It has moved since press().
  [[nodiscard]] bool dragged() const { return dragged_; }

  /// The last event, for ViewController::tick().
  [[nodiscard]] const PointerEvent& event() const { return event_; }

 private:
  /// The map under a pixel; over a hole as if the ground went on level.
  [[nodiscard]] std::optional<Vec3> mapAt(const Vec2& pixel) const;
  bool moveBy(const Vec2& pixels, double time);
  /// Moves the camera so that a place near the edge of the view is further within it; where that is seen then.
  [[nodiscard]] Vec2 followed(const Vec2& pixel, const Vec3& place);

  ViewController& view_;
  PointerEvent event_;
  double level_ = 0.0;    ///< Of the ground where it was last, metres.
  double heldFor_ = 0.0;  ///< Seconds.
  bool placed_ = false, active_ = false, pressed_ = false, dragged_ = false;
};

}  // namespace scarp
