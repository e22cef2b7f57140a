#pragma once

#include "core/geometry/Camera.h"

namespace scarp {

enum class PointerButton { None, Left, Middle, Right };

struct Modifiers {
  bool control = false, shift = false, alt = false;
  bool space = false;  ///< Held to move the camera, where the style of navigation has that.
  bool operator==(const Modifiers&) const = default;
};

/// What the pointing hand did, free of any toolkit. Positions are in pixels of the view (y down).
struct PointerEvent {
  Vec2 position{0.0, 0.0};
  ViewSize view;
  PointerButton button = PointerButton::None;  ///< For a press or release: which.
  Modifiers modifiers;
  double pressure = 1.0;  ///< 0…1; 1 for a mouse.
  double time = 0.0;      ///< Seconds, from the device's clock.
};

}  // namespace scarp
