#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "core/material/Picture.h"

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

}  // namespace scarp
