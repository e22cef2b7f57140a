#include <QKeyEvent>
#include <numbers>
#include <utility>

#include "ui/viewport/InputAdapter.h"

namespace scarp {
namespace {

constexpr double kGlideAfter = 0.25;  ///< Seconds that an arrow key is down before the cursor glides.
constexpr double kHeld = 0.4;         ///< A key down for longer is held, not struck.

constexpr double kTurn = 15.0 * std::numbers::pi / 180.0;

bool movesView(int key) {
  return key == Qt::Key_PageUp || key == Qt::Key_PageDown || key == Qt::Key_Home || key == Qt::Key_End;
}

bool drags(int key) { return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter; }

}  // namespace

bool* InputAdapter::arrowKey(int key) {
  switch (key) {
    case Qt::Key_Left:
      return &arrows_.left;
    case Qt::Key_Right:
      return &arrows_.right;
    case Qt::Key_Up:
      return &arrows_.up;
    case Qt::Key_Down:
      return &arrows_.down;
    default:
      return nullptr;
  }
}

void InputAdapter::takeByKeys() {
  if (cursor_.active()) return cursor_.resize(view_);
  hover_.reset();
  cursor_.take(view_, inside_ ? std::optional(last_.position) : std::nullopt);
}

bool InputAdapter::takeByMouse() {
  if (cursor_.pressed()) return false;
  cursor_.give();
  return true;
}

bool InputAdapter::cursorKeyPress(const QKeyEvent& event) {
  // The view under a drag of the mouse belongs to that.
  if (event.modifiers().testFlag(Qt::AltModifier) || (controller_.dragging() && !cursor_.pressed())) return false;
  bool* arrow = arrowKey(event.key());
  if (!arrow && !drags(event.key()) && !movesView(event.key())) return false;
  if (event.isAutoRepeat() && !movesView(event.key())) return true;
  takeByKeys();
  const double time = now();
  if (movesView(event.key())) {
    if (event.key() == Qt::Key_PageUp || event.key() == Qt::Key_PageDown)
      cursor_.zoom(event.key() == Qt::Key_PageUp ? 1.0 : -1.0, time);
    else
      cursor_.turn(event.key() == Qt::Key_Home ? kTurn : -kTurn, time);
  } else if (arrow) {
    if (!ticking()) sinceTick_.restart();
    *arrow = true;
    arrows_.pace = event.modifiers().testFlag(Qt::ControlModifier) ? KeyboardCursor::Pace::Fine
                   : fast_                                         ? KeyboardCursor::Pace::Fast
                                                                   : KeyboardCursor::Pace::Usual;
    arrows_.since = 0.0;
    cursor_.rest();
    cursor_.step(arrows_.direction(), arrows_.pace, time);
  } else if (cursor_.pressed()) {
    endKeyStroke();
  } else {
    sinceTick_.restart();
    const bool begun = cursor_.press(
        {event.modifiers().testFlag(Qt::ControlModifier), event.modifiers().testFlag(Qt::ShiftModifier), false},
        time);
    arrows_.drag = begun ? event.key() : 0;
    arrows_.dragBegan = time;
  }
  last_ = cursor_.event();
  sinceLast_.restart();
  return true;
}

bool InputAdapter::cursorKeyRelease(const QKeyEvent& event) {
  bool* arrow = arrowKey(event.key());
  if (!cursor_.active() || (!arrow && !drags(event.key()))) return false;
  if (event.isAutoRepeat()) return true;
  if (arrow) {
    *arrow = false;
    cursor_.rest();
  } else if (std::exchange(arrows_.drag, 0) == event.key() && cursor_.pressed() &&
             (cursor_.dragged() || now() - arrows_.dragBegan > kHeld)) {
    endKeyStroke();
  }
  return true;
}

void InputAdapter::endKeyStroke() {
  cursor_.release(now());
  arrows_.drag = 0;
  last_ = cursor_.event();
  sinceLast_.restart();
}

void InputAdapter::glideByKeys(double seconds) {
  if (!cursor_.active() || arrows_.direction().isZero()) return;
  arrows_.since += seconds;
  if (arrows_.since < kGlideAfter) return;
  cursor_.glide(arrows_.direction(), arrows_.pace, seconds, now());
  last_ = cursor_.event();
  sinceLast_.restart();
}

void InputAdapter::releaseKeys() {
  held_ = {};
  space_ = last_.modifiers.space = false;
  if (cursor_.pressed()) endKeyStroke();
  arrows_ = {};
}

}  // namespace scarp
