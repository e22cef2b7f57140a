#pragma once

#include <cstdint>
#include <optional>

#include "core/document/TerrainDocument.h"
#include "core/view/GroundClearance.h"
#include "core/view/PointerEvent.h"
#include "core/view/ViewLimits.h"

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

/// A camera over a document, and how it may move.
struct ViewContext {
  TerrainDocument& document;
  Camera& camera;
  NavigationStyle navigation = NavigationStyle::Unreal;
  bool goUnder = false;                            ///< The camera may go under the ground.
  bool jumps = false;                              ///< It is at another view at once, and never glides on.
  mutable std::optional<SurfaceHit> lastGround{};  ///< What groundAt() has found last.

  /// The ground under a pixel.
  [[nodiscard]] std::optional<SurfaceHit> groundAt(const PointerEvent& event) const {
    auto hit = document.picker().pickNear(camera.rayThrough(event.position, event.view), lastGround);
    if (hit) lastGround = hit;
    return hit;
  }
  /// Whether a movement that begins at a camera has to keep above the ground. What is beneath it already has
  /// been asked for.
  [[nodiscard]] bool staysAbove(const Camera& from) const { return !goUnder && keepsClear(from, document); }
  /// Where a movement from one camera to another may lead.
  [[nodiscard]] Camera permitted(const Camera& to, const Camera& from) const {
    const Camera sane = withinReason(to, from, document);
    return staysAbove(from) ? keptClear(sane, document) : sane;
  }
};

}  // namespace scarp
