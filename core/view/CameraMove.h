#pragma once

#include <cstdint>
#include <optional>

#include "core/view/PointerEvent.h"

namespace scarp {

/// Whose hands hold the mouse. In every style Alt + left orbits and the right button looks round and flies.
enum class NavigationStyle : std::uint8_t {
  Unreal,   ///< And Unity: the middle button pans.
  Blender,  ///< The middle button orbits; with Shift it pans.
};

enum class CameraMove { Orbit, Pan, Look };

/// What a drag with this button does to the camera; nothing where it is a tool's.
[[nodiscard]] constexpr std::optional<CameraMove> cameraMove(NavigationStyle style, PointerButton button,
                                                             const Modifiers& with) {
  switch (button) {
    case PointerButton::Left:
      return with.alt ? std::optional(CameraMove::Orbit) : std::nullopt;
    case PointerButton::Middle:
      return style == NavigationStyle::Blender && !with.shift ? CameraMove::Orbit : CameraMove::Pan;
    case PointerButton::Right:
      return CameraMove::Look;
    case PointerButton::None:
      break;
  }
  return std::nullopt;
}

}  // namespace scarp
