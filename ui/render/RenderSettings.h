#pragma once

#include <array>
#include <optional>

#include "core/schema/EnumNames.h"

namespace scarp {

/// Where the sun stands, degrees: from the north clockwise, and above the horizon, 0…90.
struct SceneLight {
  double azimuth = 315.0, elevation = 45.0;

  bool operator==(const SceneLight&) const = default;
};

/// What the colours of the ground say.
enum class ShadingMode {
  Natural,      ///< Grass, rock, scree, sand and snow, by height, slope and curvature.
  Hypsometric,  ///< Height.
  Hillshade,    ///< Light alone, as a grey map (Horn 1981, as gdaldem computes it).
  Slope,
  Aspect,          ///< Which way the slope looks.
  Curvature,       ///< Crests and hollows.
  Clay,            ///< One colour, lit: shape alone.
  Normals,         ///< The direction of the ground, as the colours of a normal map.
  Materials,       ///< The materials that lie there, with their textures.
  MaterialWeights  ///< Their flat colours, by their weights.
};
inline constexpr int kShadingModes = 10;

/// Whether the colours are those of materials.
[[nodiscard]] constexpr bool byMaterials(ShadingMode mode) {
  return mode == ShadingMode::Materials || mode == ShadingMode::MaterialWeights;
}

/// Resolution and number of the shadow maps for terrain and objects.
enum class ShadowQuality {
  Off,
  Low,
  Medium,
  High,
  Automatic  ///< As suits the machine: MachineDefaults.
};

/// Colours for heights.
enum class TintRamp { Atlas, Lagoon, Ember, Cubehelix, EvenLight, Grey, Viridis, Cividis };
inline constexpr int kTintRamps = 8;

struct ShadingSettings {
  ShadingMode mode = ShadingMode::Hypsometric;  ///< The editor takes Natural where there is a graphics card.
  TintRamp ramp = TintRamp::Atlas;
  /// How much light and shade there is over colours that stand for a number (slope, aspect, curvature),
  /// 0…1; 0: the very colours of the legend.
  double relief = 0.5;
  /// Where snow begins in Natural, metres; nothing: high up, where the terrain is high.
  std::optional<double> snowLine;

  bool operator==(const ShadingSettings&) const = default;
};

/// Lines of equal height.
struct ContourSettings {
  bool shown = false;
  double interval = 0.0;  ///< Metres, > 0; 0 picks one that suits the terrain's range of heights.
  int indexEvery = 5;     ///< Each so many lines a bolder one, ≥ 1.
  bool labels = true;     ///< Heights written along the bolder lines.

  bool operator==(const ContourSettings&) const = default;
};

/// Lines on the ground along x and y, counted from the terrain's middle.
struct GroundGridSettings {
  bool shown = false;
  double step = 0.0;  ///< Metres, > 0; 0 picks one that suits the terrain's size.

  bool operator==(const GroundGridSettings&) const = default;
};

// The names of what colours say, on the command line and as a person reads them. Projects write the aliases.
// Constant; any thread.

/// Of ShadingMode.
[[nodiscard]] const EnumNames& shadingModeNames();
/// Of TintRamp.
[[nodiscard]] const EnumNames& tintRampNames();
/// Of ShadowQuality.
[[nodiscard]] const EnumNames& shadowQualityNames();

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
