#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/material/Material.h"

namespace scarp {

/// Content of some channels of a picture file.
struct ChannelUse {
  PictureKind kind{};
  int first = 0;          ///< Channel, from 0.
  bool inverted = false;  ///< Black is 1: smoothness for roughness.
  bool operator==(const ChannelUse&) const = default;
};

/// Facts that the name of a picture file gives.
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

/// Picture files that belong to one material, by their names.
struct PbrSet {
  std::string name;                ///< As the files have it in common.
  std::vector<std::string> files;  ///< In the order of their names.
};

/// Files, and those within folders, as sets. What is no picture by its ending is left out. Errors: a folder
/// that cannot be read; nothing there.
[[nodiscard]] Result<std::vector<PbrSet>> pbrSets(std::span<const std::string> paths);

/// A material, and what was taken for what.
struct PbrMaterial {
  Material material;
  std::vector<Message> notes;  ///< Each one line.
};
/// Reads a set: a name, the pictures, which way its normals count, and the albedo's mean as colour. Of two
/// pictures of one kind the first counts, of normals those for OpenGL. An error is one line that begins with
/// a path. Any thread.
[[nodiscard]] Result<PbrMaterial> readPbrSet(const PbrSet& set, const Progress& progress = {});

/// One picture of a kind out of a file, by what its name says of the channels or by `channel`, from 0;
/// without either the first ones. The error begins with the path.
[[nodiscard]] Result<MaterialPicture> readMaterialPicture(const std::string& path, PictureKind kind,
                                                          std::optional<int> channel = {},
                                                          const Progress& progress = {});

/// Which way the green of normals counts: by their being those of a surface, whose slopes have no curl.
/// Nothing where they do not tell. Contract: 3 channels.
[[nodiscard]] std::optional<NormalKind> guessNormals(const Texels& normals);
/// The mean of an albedo, as sRGB: of what it is as light. Contract: 3 channels.
[[nodiscard]] std::array<std::uint8_t, 3> meanColour(const Texels& albedo);

}  // namespace scarp
