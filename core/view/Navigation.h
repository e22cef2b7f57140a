#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/view/PointerEvent.h"

namespace scarp {

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

}  // namespace scarp
