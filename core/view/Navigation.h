#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/geometry/Camera.h"
#include "core/pick/SurfacePicker.h"

namespace scarp {

enum class PointerButton { None, Left, Middle, Right };

struct Modifiers {
  bool control = false, shift = false, alt = false;
  bool space = false;  ///< Held to move the camera, where the style of navigation has that.
  bool operator==(const Modifiers&) const = default;
};

/// Event of a pointing device, independent of a toolkit. Positions are in pixels of the view (y down).
struct PointerEvent {
  Vec2 position{0.0, 0.0};
  ViewSize view;
  PointerButton button = PointerButton::None;  ///< For a press or release: which.
  Modifiers modifiers;
  double pressure = 1.0;  ///< 0…1; 1 for a mouse.
  double time = 0.0;      ///< Seconds, from the device's clock.
};

/// The program whose mouse gestures move the camera. What a plain, Ctrl or Shift drag of the left button does
/// there is left to the tools: it sculpts.
enum class NavigationStyle : std::uint8_t { Scarp, Blender, Unreal, Unity, Krita, Qgis };

/// As settings and presets of keys name them, in their order.
inline constexpr std::array<std::string_view, 6> kNavigationNames{"scarp", "blender", "unreal",
                                                                  "unity", "krita",   "qgis"};

/// The programs' own names, in that order.
inline constexpr std::array<const char*, 6> kNavigationTitles{"Scarp", "Blender", "Unreal",
                                                              "Unity", "Krita",   "QGIS"};

enum class CameraMove : std::uint8_t { Orbit, Pan, Look, Zoom };

/// What a drag with this button does to the camera; nothing where it is a tool's.
[[nodiscard]] std::optional<CameraMove> cameraMove(NavigationStyle style, PointerButton button,
                                                   const Modifiers& with);
/// Whether Space held down makes the left button move the camera.
[[nodiscard]] bool spaceMovesCamera(NavigationStyle style);
/// The way on the screen (x right, y down) by which a drag that zooms goes nearer; each pixel along x or y counts.
[[nodiscard]] Vec2 nearerBy(NavigationStyle style);
/// By how much wheel steps count.
[[nodiscard]] double wheelPace(NavigationStyle style, const Modifiers& with);

class TerrainDocument;

/// A camera over a document, and how it may move.
struct ViewContext {
  TerrainDocument& document;
  Camera& camera;
  NavigationStyle navigation = NavigationStyle::Scarp;
  bool goUnder = false;                            ///< The camera may go under the ground.
  bool jumps = false;                              ///< It is at another view at once, and never glides on.
  mutable std::optional<SurfaceHit> lastGround{};  ///< What groundAt() has found last.

  /// Returns the ground under a pixel.
  [[nodiscard]] std::optional<SurfaceHit> groundAt(const PointerEvent& event) const;
  /// Returns true if a movement that begins at `from` has to stay above the ground. Tiles that the ground
  /// below needs are requested by then.
  [[nodiscard]] bool staysAbove(const Camera& from) const;
  /// Returns the camera nearest to `to` that a movement from `from` may reach.
  [[nodiscard]] Camera permitted(const Camera& to, const Camera& from) const;
};

}  // namespace scarp
