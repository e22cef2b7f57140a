#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/material/Material.h"

namespace scarp {

/// What stands in some channels of a picture file.
struct ChannelUse {
  PictureKind kind{};
  int first = 0;          ///< Channel, from 0.
  bool inverted = false;  ///< Black is 1: smoothness for roughness.
  bool operator==(const ChannelUse&) const = default;
};

/// What the name of a picture file tells.
struct PictureName {
  std::string set;               ///< The name without what says which picture of a set it is.
  std::vector<ChannelUse> uses;  ///< None: nothing, or something that materials have no place for.
  bool known = false;            ///< It is one of a set, or something that materials have no place for.
  std::optional<NormalKind> normals;
};

/// Reads names as libraries of textures have them: "rock_diff_2k.jpg", "Rock035_2K_NormalGL.jpg",
/// "cliff_arm.png" (occlusion, roughness, metal), "rock_alb_ht.png" and "rock_nrm_rgh.png" (of Terrain3D),
/// "rock_albedo_bump.png" and "rock_normal_roughness.png" (of HTerrain), "T_Rock_D.tga". Pure.
[[nodiscard]] PictureName pictureName(const std::string& path);

}  // namespace scarp
