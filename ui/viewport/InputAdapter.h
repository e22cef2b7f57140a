#pragma once

#include <QElapsedTimer>
#include <Qt>
#include <optional>

#include "core/tools/KeyboardCursor.h"
#include "core/tools/ViewController.h"

class QKeyEvent;
class QMouseEvent;
class QSinglePointEvent;
class QTabletEvent;
class QWheelEvent;

namespace scarp {

/// Turns Qt's events into the plain values that a view's controller understands. Positions and view size are
/// in logical pixels, times in seconds of the device's own clock. Hover is kept until flushHover(); every
/// sample of a drag is passed on at once.
class InputAdapter {
 public:
  explicit InputAdapter(ViewController& controller);

  void resize(ViewSize view) { view_ = view; }

  // Each returns whether the event was used.
  bool mousePress(const QMouseEvent& event);
  bool mouseMove(const QMouseEvent& event);
  bool mouseRelease(const QMouseEvent& event);
  bool tablet(const QTabletEvent& event);
  bool wheel(const QWheelEvent& event);
  bool keyPress(const QKeyEvent& event);
  bool keyRelease(const QKeyEvent& event);
  /// A key that belongs to the view just now, whatever shortcut it has otherwise.
  [[nodiscard]] bool claims(const QKeyEvent& event) const;
  /// Modifier keys were pressed or released somewhere in the program: what the tool would do at the pointer
  /// follows. Returns whether flushHover() has something to pass on.
  bool followModifiers(Qt::KeyboardModifiers keys);
  void leave();
  /// The window lost the keyboard: no key is down any more, and a stroke of the keys ends.
  void releaseKeys();
  /// Keys have moved the pointer last.
  [[nodiscard]] bool byKeys() const { return cursor_.active(); }

  /// Passes on where the pointer hovers, if it has moved.
  void flushHover();
  /// Time passed: brushes flow, the camera flies.
  void tick();
  /// The next tick counts from now.
  void restartClock() { sinceTick_.restart(); }
  /// Whether tick() has to be called, about 60 times a second.
  [[nodiscard]] bool ticking() const;

 private:
  struct FlyKeys {
    bool left = false, right = false, forward = false, back = false, up = false, down = false;
  };

  /// Arrow keys, and the keys that begin and end a drag.
  struct CursorKeys {
    bool left = false, right = false, up = false, down = false;
    KeyboardCursor::Pace pace = KeyboardCursor::Pace::Usual;
    int drag = 0;            ///< The key that began the drag and is still down.
    double dragBegan = 0.0;  ///< Seconds.
    double since = 0.0;      ///< An arrow key has been down, seconds.
    bool operator==(const CursorKeys&) const = default;
    [[nodiscard]] Vec2 direction() const { return {double(right) - left, double(down) - up}; }
  };

  /// Space, where it makes the left button move the camera: whether that is so.
  bool holdSpace(const QKeyEvent& event, bool down);
  // Whether the key is one of the keyboard cursor's.
  bool cursorKeyPress(const QKeyEvent& event);
  bool cursorKeyRelease(const QKeyEvent& event);
  [[nodiscard]] bool* arrowKey(int key);
  void takeByKeys();
  void glideByKeys(double seconds);
  /// The mouse moves: whether it has the pointer from now on.
  bool takeByMouse();
  void endKeyStroke();

  [[nodiscard]] Modifiers modifiersOf(Qt::KeyboardModifiers keys) const;
  [[nodiscard]] PointerEvent translate(const QSinglePointEvent& event, double pressure);
  [[nodiscard]] bool* flyKey(int key);
  bool press(const PointerEvent& event);
  bool move(const PointerEvent& event, bool dragging);
  bool release(const PointerEvent& event);
  [[nodiscard]] double now() const;

  ViewController& controller_;
  ViewSize view_;
  PointerEvent last_;
  QElapsedTimer sinceLast_;  ///< Runs from the last event, to carry the device's clock on.
  QElapsedTimer sinceTick_;
  std::optional<PointerEvent> hover_;
  FlyKeys held_;
  KeyboardCursor cursor_;
  CursorKeys arrows_;
  bool inside_ = false;  ///< The pointer is over the view.
  bool fast_ = false;    ///< Shift is down.
  bool space_ = false;   ///< Is held to move the camera.
};

/// Returns the modifier keys that are down after a key event. QKeyEvent::modifiers() is wrong for a modifier
/// key that the event's state already contains.
[[nodiscard]] Qt::KeyboardModifiers modifiersAfter(const QKeyEvent& event);

}  // namespace scarp
