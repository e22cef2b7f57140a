#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/brush/BrushSettings.h"
#include "core/line/Line.h"
#include "core/material/Picture.h"
#include "core/schema/Curve.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

/// Tells materials of a terrain apart. 0: none.
using MaterialId = std::uint32_t;
inline constexpr std::size_t kMostMaterials = 255;  ///< Of a terrain; as many as bytes of weight there are.

/// What a picture of a material says at each texel. Albedo is sRGB, all else is linear.
enum class PictureKind : std::uint8_t {
  Albedo,     ///< RGB.
  Height,     ///< Black to white: lowest to highest.
  Normal,     ///< RGB, −1…1 over 0…255: x to the right, y by NormalKind, z out of the ground.
  Roughness,  ///< 0…1, of microfacets, perceptual (α is its square).
  Occlusion,  ///< How much of the sky's light comes to it.
};
inline constexpr std::size_t kPictureKinds = 5;

/// Which way green counts in a picture of normals.
enum class NormalKind : std::uint8_t {
  OpenGl,   ///< Up: Blender, Unity, Godot.
  DirectX,  ///< Down: Unreal.
};

/// A picture as a material has it.
struct MaterialPicture {
  std::string name{};         ///< Of the file that it came from; empty: the material has none.
  std::uint64_t content = 0;  ///< Picture::sum.
  PicturePtr picture{};       ///< Null where it is missing.
  bool operator==(const MaterialPicture&) const = default;
};

/// What ground looks like where it lies. A value.
struct Material {
  MaterialId id = 0;
  std::string name;
  std::array<std::uint8_t, 3> colour{};  ///< Red, green, blue; sRGB.
  double size = 4.0;                     ///< Metres that a tile of its textures covers, > 0.
  bool triplanar = true;                 ///< Drawn from three sides on steep ground, not from above alone.
  double variation = 1.0;                ///< 0…1, of its tone over many tiles, against visible tiling.
  NormalKind normals = NormalKind::OpenGl;
  std::string tags{};  ///< Words with commas between, for physics and sounds of an engine: "rock, hard".
  std::array<MaterialPicture, kPictureKinds> pictures{};

  [[nodiscard]] const MaterialPicture& picture(PictureKind kind) const {
    return pictures[static_cast<std::size_t>(kind)];
  }
  [[nodiscard]] MaterialPicture& picture(PictureKind kind) {
    return pictures[static_cast<std::size_t>(kind)];
  }
  bool operator==(const Material&) const = default;
};

/// Of all pictures that materials of a terrain have, each counted once: bytes of texels.
inline constexpr long long kMostPictureBytes = 1LL << 30;
/// Why materials cannot have these pictures together, as one line.
[[nodiscard]] Result<void> checkPictures(std::span<const Material> materials);

/// The materials that a terrain begins with, with ids from 1 on. Constant; any thread.
[[nodiscard]] std::span<const Material> defaultMaterials();
/// Returns the index of the material of a name, or else of the default material of that name under another
/// name, by its id and colour. The number of materials if there is none.
[[nodiscard]] std::size_t findDefaultMaterial(std::string_view name, std::span<const Material> materials);

/// What a condition looks at.
enum class GroundMeasure : std::uint8_t {
  Height,     ///< Metres.
  Slope,      ///< Degrees, 0…90 (Horn 1981).
  Aspect,     ///< Degrees clockwise from north, 0…360, that the ground faces. Level ground faces nowhere.
  Curvature,  ///< 1/m, crests > 0 (Zevenbergen & Thorne 1987), the mean of 3 × 3 samples with weights 1 2 1.
  /// Metres above the mean of the surroundings, the rectangle of `radius` metres to every side (see
  /// Surroundings): > 0 on crests, < 0 in hollows.
  Concavity,
  Drainage,    ///< m² of ground that drains through the sample (DrainageArea.h).
  Deposition,  ///< Metres of ground that erosion laid down and has not worn off since.
  Noise,       ///< What noise of its shape gives: −1…1 or 0…1.
  Mask,        ///< The weight of a named mask, 0…1.
  Water,       ///< Metres to ground that is not above `level`, as far as `radius`; 0 under water.
  Lines,       ///< Metres to the edge of the nearest of some lines; below 0 on beds and within areas
               ///< (NearLines.h).
};

/// How far a rule holds by one measure of the ground: 1 from low to high, and less beyond, by smoothstep, to
/// 0 at softLow below and softHigh above. For the aspect, from low clockwise to high. Where the ground has no
/// such measure, it is in no range. A value.
struct RuleCondition {
  GroundMeasure by = GroundMeasure::Height;
  double low = -kHighest, high = kHighest;  ///< In the measure's unit; low ≤ high but for the aspect.
  double softLow = 0.0, softHigh = 0.0;     ///< The same, ≥ 0.
  bool inverted = false;                    ///< 1 less that.
  /// In place of that: a curve from low to high, which keeps its ends' values beyond.
  std::optional<Curve> curve;
  double radius =
      20.0;  ///< Of the concavity, and how far water is looked for: metres, > 0. Of lines how far graphs go.
  double level = 0.0;  ///< Of the water: metres.
  NoiseBrush noise;
  std::string mask;  ///< Its key. One that is not there is 0 everywhere.
  LineChoice lines;  ///< Lines that are not there are far from everything.
  bool operator==(const RuleCondition&) const = default;
};

/// Lays a material where all conditions hold. A value.
struct MaterialRule {
  MaterialId material = 0;
  double opacity = 1.0;  ///< 0…1.
  bool visible = true;
  std::vector<RuleCondition> conditions;  ///< Multiplied; none: everywhere.
  bool operator==(const MaterialRule&) const = default;
};

/// Rules, the lowest first, over a material that lies everywhere. Each covers what lies below it as far as it
/// holds. A value.
struct RuleStack {
  MaterialId base = 0;
  std::vector<MaterialRule> rules;
  bool operator==(const RuleStack&) const = default;
};

/// Effect of a stroke that paints materials.
enum class PaintAction : std::uint8_t {
  Paint,  ///< Covers rules and other paint with a material.
  Erase,  ///< Removes paint, so that the rules apply again.
  Blend,  ///< Softens the borders of materials.
};

}  // namespace scarp
