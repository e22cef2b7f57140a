#include "ui/viewport/InputAdapter.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QTabletEvent>
#include <QWheelEvent>
#include <algorithm>
#include <initializer_list>
#include <numbers>
#include <optional>
#include <utility>

namespace scarp {

namespace {

constexpr double kFast = 4.0;           ///< Shift while flying.
constexpr double kAnglePerNotch = 120;  ///< Eighths of a degree: QWheelEvent::angleDelta.
constexpr double kPixelsPerNotch = 60;  ///< For touch pads that only tell pixels.
constexpr double kLongestTick = 0.1;    ///< Seconds; a stall must not throw the camera across the map.

PointerButton buttonOf(Qt::MouseButton button) {
  return button == Qt::LeftButton     ? PointerButton::Left
         : button == Qt::MiddleButton ? PointerButton::Middle
         : button == Qt::RightButton  ? PointerButton::Right
                                      : PointerButton::None;
}

/// Returns the state of a key among those of some keys; null: none of them.
bool* stateOf(int key, std::initializer_list<std::pair<int, bool*>> keys) {
  for (const auto& [each, down] : keys)
    if (each == key) return down;
  return nullptr;
}

std::optional<ToolKey> toolKey(const QKeyEvent& event) {
  switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
      return ToolKey::Confirm;
    case Qt::Key_Escape:
      return ToolKey::Cancel;
    case Qt::Key_Backspace:
      return ToolKey::StepBack;
    default:
      return std::nullopt;
  }
}

constexpr double kGlideAfter = 0.25;  ///< Seconds that an arrow key is down before the cursor glides.
constexpr double kHeld = 0.4;         ///< A key down for longer is held, not struck.

constexpr double kTurn = 15.0 * std::numbers::pi / 180.0;

bool movesView(int key) {
  return key == Qt::Key_PageUp || key == Qt::Key_PageDown || key == Qt::Key_Home || key == Qt::Key_End;
}

bool drags(int key) { return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter; }

}  // namespace

InputAdapter::InputAdapter(ViewController& controller) : controller_(controller), cursor_(controller) {
  sinceLast_.start();
  sinceTick_.start();
}

Modifiers InputAdapter::modifiersOf(Qt::KeyboardModifiers keys) const {
  return {keys.testFlag(Qt::ControlModifier), keys.testFlag(Qt::ShiftModifier), keys.testFlag(Qt::AltModifier),
          space_};
}

PointerEvent InputAdapter::translate(const QSinglePointEvent& event, double pressure) {
  PointerEvent result;
  result.position = {event.position().x(), event.position().y()};
  result.view = view_;
  result.button = buttonOf(event.button());
  result.modifiers = modifiersOf(event.modifiers());
  result.pressure = pressure;
  // Devices start their clocks anywhere and events from tests may carry none: time never runs back.
  result.time = std::max(static_cast<double>(event.timestamp()) * 1e-3, last_.time);
  inside_ = true;
  last_ = result;
  last_.button = PointerButton::None;
  sinceLast_.restart();
  return result;
}

double InputAdapter::now() const {
  return last_.time + static_cast<double>(sinceLast_.nsecsElapsed()) * 1e-9;
}

bool InputAdapter::press(const PointerEvent& event) {
  if (event.button == PointerButton::None) return false;
  flushHover();
  sinceTick_.restart();
  controller_.press(event);
  return true;
}

bool InputAdapter::move(const PointerEvent& event, bool dragging) {
  if (dragging) {
    controller_.move(event);
  } else {
    hover_ = event;
  }
  return true;
}

bool InputAdapter::release(const PointerEvent& event) {
  controller_.release(event);
  if (!controller_.flying()) held_ = {};
  return true;
}

bool InputAdapter::mousePress(const QMouseEvent& event) {
  return !takeByMouse() || press(translate(event, 1.0));
}

bool InputAdapter::mouseMove(const QMouseEvent& event) {
  return !takeByMouse() || move(translate(event, 1.0), event.buttons() != Qt::NoButton);
}

bool InputAdapter::mouseRelease(const QMouseEvent& event) {
  return !takeByMouse() || release(translate(event, 1.0));
}

bool InputAdapter::tablet(const QTabletEvent& event) {
  if (!takeByMouse()) return true;
  const PointerEvent pointer = translate(event, event.pressure());
  switch (event.type()) {
    case QEvent::TabletPress:
      return press(pointer);
    case QEvent::TabletMove:
      return move(pointer, event.buttons() != Qt::NoButton);
    case QEvent::TabletRelease:
      return release(pointer);
    default:
      return false;
  }
}

bool InputAdapter::wheel(const QWheelEvent& event) {
  // Alt turns a vertical wheel into a horizontal one on some systems.
  const QPoint angle = event.angleDelta(), pixels = event.pixelDelta();
  double steps = (angle.y() != 0 ? angle.y() : angle.x()) / kAnglePerNotch;
  if (angle.isNull()) steps = pixels.y() / kPixelsPerNotch;
  if (steps == 0.0) return false;
  flushHover();
  controller_.wheel(translate(event, 1.0), steps);
  return true;
}

bool* InputAdapter::flyKey(int key) {
  return stateOf(key, {{Qt::Key_W, &held_.forward},
                       {Qt::Key_S, &held_.back},
                       {Qt::Key_A, &held_.left},
                       {Qt::Key_D, &held_.right},
                       {Qt::Key_E, &held_.up},
                       {Qt::Key_Q, &held_.down}});
}

bool InputAdapter::claims(const QKeyEvent& event) const {
  // While the camera flies, no key may set off a brush; Escape first of all ends a drag.
  if (controller_.flying()) return true;
  if (event.key() == Qt::Key_Escape && controller_.dragging()) return true;
  const auto key = toolKey(event);
  return key && controller_.tools().claims(*key);
}

bool InputAdapter::keyPress(const QKeyEvent& event) {
  fast_ = event.modifiers().testFlag(Qt::ShiftModifier) || event.key() == Qt::Key_Shift;
  if (event.key() == Qt::Key_Escape && controller_.cancel()) {
    // Modifiers may have changed during the drag.
    if (inside_ && !cursor_.active()) hover_ = last_;
    return true;
  }
  const auto forTool = toolKey(event);
  if (forTool && controller_.tools().key(*forTool)) return true;
  // Enter begins and ends drags of the keyboard cursor.
  if (forTool && forTool != ToolKey::Confirm) return false;
  if (holdSpace(event, true)) return true;
  if (!controller_.flying() && cursorKeyPress(event)) return true;
  if (!controller_.flying()) return false;
  if (bool* key = flyKey(event.key())) *key = true;
  return true;
}

bool InputAdapter::keyRelease(const QKeyEvent& event) {
  if (event.key() == Qt::Key_Shift) fast_ = false;
  if (holdSpace(event, false) || cursorKeyRelease(event)) return true;
  if (event.isAutoRepeat()) return controller_.flying();
  if (bool* key = flyKey(event.key())) *key = false;
  return controller_.flying();
}

bool InputAdapter::holdSpace(const QKeyEvent& event, bool down) {
  if (event.key() != Qt::Key_Space) return false;
  // While the keys move the cursor, Space is what sculpts.
  const bool holds = space_ || (inside_ && !cursor_.active() && spaceMovesCamera(controller_.navigation()));
  if (!holds || (!down && !space_)) return false;
  if (!event.isAutoRepeat()) space_ = last_.modifiers.space = down;
  return true;
}

bool InputAdapter::followModifiers(Qt::KeyboardModifiers keys) {
  const Modifiers now = modifiersOf(keys);
  if (!inside_ || cursor_.active() || now == last_.modifiers) return false;
  last_.modifiers = now;
  if (controller_.dragging()) return false;
  hover_ = last_;
  return true;
}

Qt::KeyboardModifiers modifiersAfter(const QKeyEvent& event) {
  const Qt::KeyboardModifier own = event.key() == Qt::Key_Control ? Qt::ControlModifier
                                   : event.key() == Qt::Key_Shift ? Qt::ShiftModifier
                                   : event.key() == Qt::Key_Alt   ? Qt::AltModifier
                                                                  : Qt::NoModifier;
  return event.type() == QEvent::KeyRelease ? event.modifiers() & ~Qt::KeyboardModifiers(own)
                                            : event.modifiers() | own;
}

void InputAdapter::leave() {
  hover_.reset();
  inside_ = false;
  if (!controller_.dragging() && !cursor_.active()) controller_.leave();
}

void InputAdapter::flushHover() {
  if (const auto event = std::exchange(hover_, std::nullopt)) controller_.move(*event);
}

bool InputAdapter::ticking() const {
  return controller_.dragging() || controller_.moving() || !arrows_.direction().isZero();
}

void InputAdapter::tick() {
  const double seconds = std::min(static_cast<double>(sinceTick_.nsecsElapsed()) * 1e-9, kLongestTick);
  sinceTick_.restart();
  if (controller_.flying()) {
    const auto axis = [](bool plus, bool minus) { return double(plus) - double(minus); };
    controller_.fly(axis(held_.right, held_.left), axis(held_.forward, held_.back),
                    axis(held_.up, held_.down), seconds, fast_ ? kFast : 1.0);
  } else {
    controller_.pass(seconds);
  }
  glideByKeys(seconds);
  if (controller_.dragging()) {
    PointerEvent event = last_;
    event.time = now();
    controller_.tick(event);
    last_.time = event.time;
    sinceLast_.restart();
  }
}

bool* InputAdapter::arrowKey(int key) {
  return stateOf(key, {{Qt::Key_Left, &arrows_.left},
                       {Qt::Key_Right, &arrows_.right},
                       {Qt::Key_Up, &arrows_.up},
                       {Qt::Key_Down, &arrows_.down}});
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
  if (event.modifiers().testFlag(Qt::AltModifier) || (controller_.dragging() && !cursor_.pressed()))
    return false;
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
    const bool begun = cursor_.press({event.modifiers().testFlag(Qt::ControlModifier),
                                      event.modifiers().testFlag(Qt::ShiftModifier), false},
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
