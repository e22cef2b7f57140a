#pragma once

#include <array>

#include "ui/render/ShadingSettings.h"

namespace scarp {

/// How the picture is made. Vertical exaggeration is the camera's (Camera::exaggeration), as picks need it.
struct RenderSettings {
  /// How far the drawn shape may stray from the true one anywhere, device pixels, 0.1…16, straight towards
  /// the ground; 0 picks for the machine.
  double pixelError = 0.0;
  /// The largest that a cell of a coarser level may appear, device pixels, 0.5…64; 0: what pixelError asks
  /// for.
  double cellPixels = 0.0;
  int samples = 0;    ///< Multisampling, 1…8; 0 picks for the machine.
  ShadowQuality shadows = ShadowQuality::Off;
  bool walls = true;  ///< Sides of the block under the terrain's border.
  bool sky = true;    ///< Else plain background.
  bool grid = true;   ///< Ground grid out to the horizon, part of the sky.
  bool compass = true;
  std::array<float, 3> background{0.0F, 0.0F, 0.0F};  ///< sRGB, 0…1.

  ShadingSettings shading;
  SceneLight light;       ///< An analysis may bring its own.
  double seaLevel = 0.0;  ///< Metres. Tints, beaches and the water keep to it.
  bool water = false;     ///< A sheet of water at the sea level.
  bool lineWater = true;  ///< That of rivers, canals and ponds.
  ContourSettings contours;
  GroundGridSettings groundGrid;
  bool wireframe = false;  ///< The edges of the drawn triangles.

  bool operator==(const RenderSettings&) const = default;
};

}  // namespace scarp
